// "/" leads to the search from anywhere; on a phone the list of pages is folded.
addEventListener("keydown", (event) => {
  const field = document.querySelector("header input");
  const writes = event.target.closest("input, textarea, select, [contenteditable]");
  const asks = (event.key === "/" && !writes) || (event.key === "k" && (event.ctrlKey || event.metaKey));
  if (field && asks) {
    event.preventDefault();
    field.focus();
    field.select();
  }
});
const pages = document.querySelector(".pages details");
if (pages && matchMedia("(max-width: 900px)").matches) pages.open = false;
for (const text of document.querySelectorAll("main .de")) text.lang = "de";
