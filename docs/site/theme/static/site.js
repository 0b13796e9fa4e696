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
// A server shows the site at /docs/, and its table lies above it.
const above = location.protocol.startsWith("http") && location.pathname.match(/^(.*\/)docs\//);
if (above) {
  const table = document.createElement("a");
  table.className = "table";
  table.href = above[1];
  table.textContent = document.documentElement.lang === "de" ? "Zum Tisch" : "To the table";
  document.querySelector("header").append(table);
}
