// "/" leads to the search from anywhere; on a phone the list of pages is folded.
const field = document.querySelector("header input");
addEventListener("keydown", (event) => {
  const writes = event.target.closest("input, textarea, select, [contenteditable]");
  const asks = (event.key === "/" && !writes) || (event.key === "k" && (event.ctrlKey || event.metaKey));
  if (asks) {
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
// Names below the search field: pages, paragraphs and cards, from the second letter on; Enter alone searches the texts.
const root = document.documentElement.dataset.content_root;
const list = document.createElement("div");
list.className = "names";
list.id = "names";
list.role = "listbox";
list.hidden = true;
document.querySelector("header form").append(list);
field.role = "combobox";
field.setAttribute("aria-controls", "names");
const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

function load() {
  if (document.getElementById("all-names")) return;
  const script = document.createElement("script");
  script.id = "all-names";
  script.src = `${root}_static/names.js`;
  script.onload = show;
  document.head.append(script);
}
function close() {
  list.hidden = true;
  list.replaceChildren();
  field.setAttribute("aria-expanded", "false");
  field.removeAttribute("aria-activedescendant");
}
function show() {
  close();
  const asked = plain(field.value.trim());
  if (asked.length < 2 || !window.NAMES) return;
  for (const [group, names] of window.NAMES) {
    const found = names.filter(([name]) => plain(name).includes(asked));
    found.sort(([a], [b]) => plain(b).startsWith(asked) - plain(a).startsWith(asked));
    if (!found.length) continue;
    const head = document.createElement("p");
    head.textContent = found.length > 4 ? `${group}: 4 of ${found.length}` : group;
    list.append(head);
    for (const [name, place] of found.slice(0, 4)) {
      const link = document.createElement("a");
      Object.assign(link, { textContent: name, href: root + place, role: "option", tabIndex: -1 });
      link.id = `name-${list.querySelectorAll("a").length}`;
      list.append(link);
    }
  }
  list.hidden = !list.children.length;
  field.setAttribute("aria-expanded", String(!list.hidden));
}
function walk(by) {
  const links = [...list.querySelectorAll("a")];
  const now = links.findIndex((link) => link.ariaSelected === "true");
  links.forEach((link) => (link.ariaSelected = "false"));
  const next = links[(now + by + links.length) % links.length] ?? null;
  if (!next) return;
  next.ariaSelected = "true";
  next.scrollIntoView({ block: "nearest" });
  field.setAttribute("aria-activedescendant", next.id);
}
field.addEventListener("focus", load);
field.addEventListener("input", show);
field.addEventListener("keydown", (event) => {
  const chosen = list.querySelector('[aria-selected="true"]');
  if (event.key === "ArrowDown" || event.key === "ArrowUp") walk(event.key === "ArrowDown" ? 1 : -1);
  else if (event.key === "Enter" && chosen) location.href = chosen.href;
  else if (event.key === "Escape" && !list.hidden) close();
  else return;
  event.preventDefault();
});
document.addEventListener("click", (event) => event.target.closest("header form") || close());
