/** The little Markdown of the rules digest as a tree: paragraphs, lists, tables of one kind, strong, emphasis, code, citations. */

export type Inline = { kind: "text" | "strong" | "em" | "code" | "cite"; text: string };
export type Block =
  | { kind: "p"; inline: Inline[] }
  | { kind: "ul" | "ol"; items: Inline[][] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] };

const INLINE = /\*\*(?<strong>[^*]+)\*\*|\*(?<em>[^*]+)\*|`(?<code>[^`]+)`|\b(?<cite>[A-Z]-(?:\d+|[A-Z])\.\d+)\b/g;
const BULLET = /^\s*[-*] +/;
const NUMBER = /^\s*\d+[.)] +/;
const ROW = /^\s*\|/;

export function inline(text: string): Inline[] {
  const found: Inline[] = [];
  let last = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > last) found.push({ kind: "text", text: text.slice(last, match.index) });
    const [kind, inner] = Object.entries(match.groups ?? {}).find(([, inner]) => inner !== undefined) ?? [
      "text",
      match[0],
    ];
    found.push({ kind: kind as Inline["kind"], text: inner ?? "" });
    last = match.index + match[0].length;
  }
  if (last < text.length) found.push({ kind: "text", text: text.slice(last) });
  return found;
}

export function blocks(text: string): Block[] {
  const found: Block[] = [];
  let lines: string[] = [];
  const flush = (): void => {
    if (lines.length) found.push(block(lines));
    lines = [];
  };
  for (const line of text.split("\n")) {
    const kind = kindOf(line);
    const before = kindOf(lines[0] ?? "");
    if (!line.trim() || line.startsWith("#")) flush();
    else {
      if ((kind !== "p" && kind !== before) || (kind === "p" && before === "table")) flush();
      lines.push(line);
    }
  }
  flush();
  return found;
}

function kindOf(line: string): Block["kind"] {
  return ROW.test(line) ? "table" : BULLET.test(line) ? "ul" : NUMBER.test(line) ? "ol" : "p";
}

function block(lines: string[]): Block {
  const kind = kindOf(lines[0] ?? "");
  if (kind === "table") return table(lines);
  if (kind === "p") return { kind: "p", inline: inline(lines.map((line) => line.trim()).join(" ")) };
  const items: string[] = [];
  for (const line of lines) {
    if (kindOf(line) === kind) items.push(line.replace(kind === "ul" ? BULLET : NUMBER, ""));
    else items.push(`${items.pop() ?? ""} ${line.trim()}`);
  }
  return { kind, items: items.map(inline) };
}

function table(lines: string[]): Block {
  const cells = (line: string): Inline[][] =>
    line
      .trim()
      .replace(/^\||\|$/g, "")
      .split("|")
      .map((cell) => inline(cell.trim()));
  const [head = "", , ...rows] = lines;
  return { kind: "table", head: cells(head), rows: rows.map(cells) };
}
