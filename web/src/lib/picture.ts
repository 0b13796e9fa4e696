/**
 * A board as a picture, drawn here and nowhere else: its drawings are put into one, with the styles, symbols and letters
 * of the page, and painted on paper with a line below.
 */
import type { Caption } from "./moment";

/** The board, and the line below it. */
export const SIZE = { wide: 1200, high: 900, line: 108 };
const SVG = "http://www.w3.org/2000/svg";
const MARGIN = 36;
/** What is pressed or only helps to press is not in a picture. */
const LEFT_OUT = "button, [data-control], .lens, .overview";
/** What places a part of the page has no meaning in one drawing; nothing in it moves. */
const STILL = `* { animation: none !important; transition: none !important; }
  .frame { transform: none !important; opacity: 1 !important; filter: none !important; clip-path: none !important; mask: none !important; display: inline !important; visibility: visible !important; }`;

/** The picture of a map that is on the page, in the colours of the page. */
export async function paint(ground: Element, caption: Caption): Promise<string> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await drawingOf(ground))}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: SIZE.wide, height: SIZE.high + SIZE.line });
  const brush = canvas.getContext("2d");
  if (!brush) throw new Error("this browser draws no pictures");
  brush.fillStyle = ink("--sea");
  brush.fillRect(0, 0, SIZE.wide, SIZE.high);
  brush.drawImage(image, 0, 0, SIZE.wide, SIZE.high);
  write(brush, caption);
  return canvas.toDataURL("image/png");
}

const ink = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

// ---- the line below ------------------------------------------------------------------------------------------------

function write(brush: CanvasRenderingContext2D, { title, players, where }: Caption): void {
  const [serif, sans] = [ink("--serif"), ink("--sans")];
  brush.fillStyle = ink("--paper");
  brush.fillRect(0, SIZE.high, SIZE.wide, SIZE.line);
  brush.fillStyle = ink("--ink");
  brush.fillRect(0, SIZE.high, SIZE.wide, 2);
  const room = SIZE.wide - 2 * MARGIN;
  brush.textAlign = "right";
  brush.font = `500 24px ${sans}`;
  brush.fillStyle = ink("--ink-2");
  brush.fillText(where, SIZE.wide - MARGIN, SIZE.high + 48);
  const taken = brush.measureText(where).width + MARGIN;
  brush.textAlign = "left";
  brush.fillText(shortened(brush, players, room), MARGIN, SIZE.high + 86);
  brush.font = `700 36px ${serif}`;
  brush.fillStyle = ink("--ink");
  brush.fillText(shortened(brush, title, room - taken), MARGIN, SIZE.high + 48);
}

/** As much of a text as there is room for. */
function shortened(brush: CanvasRenderingContext2D, text: string, room: number): string {
  if (brush.measureText(text).width <= room) return text;
  const letters = Array.from(text);
  while (letters.length > 1 && brush.measureText(`${letters.join("")}…`).width > room) letters.pop();
  return `${letters.join("")}…`;
}

// ---- the drawing ---------------------------------------------------------------------------------------------------

/** All drawings of a map as one that needs nothing from elsewhere. */
async function drawingOf(ground: Element): Promise<string> {
  const whole = ground.getBoundingClientRect();
  const root = document.createElementNS(SVG, "svg");
  const [page, text] = [document.documentElement, getComputedStyle(ground)];
  root.setAttribute("viewBox", `0 0 ${whole.width} ${whole.height}`);
  root.setAttribute("width", String(SIZE.wide));
  root.setAttribute("height", String(SIZE.high));
  root.setAttribute("class", page.className);
  root.setAttribute("data-theme", page.dataset.theme ?? "");
  root.style.cssText = `font: ${text.fontWeight} ${text.fontSize} ${text.fontFamily}; color: ${text.color}`;
  for (const part of ground.querySelectorAll("svg")) if (isDrawn(part)) root.append(placed(part, ground, whole));
  const styles = stylesOf();
  root.prepend(styled(`${await lettersOf()} ${styles} ${STILL}`), symbolsOf(root, styles));
  return new XMLSerializer().serializeToString(root);
}

function isDrawn(part: Element): boolean {
  return !part.parentElement?.closest("svg") && !part.closest(LEFT_OUT) && part.getBoundingClientRect().width > 0;
}

/** A drawing at its place, inside what it is inside of, as styles speak of that. */
function placed(part: SVGElement, ground: Element, whole: DOMRect): Element {
  const box = part.getBoundingClientRect();
  const copy = part.cloneNode(true) as SVGElement;
  copy.querySelectorAll(LEFT_OUT).forEach((one) => one.remove());
  if (!copy.hasAttribute("viewBox")) copy.setAttribute("viewBox", `0 0 ${part.clientWidth} ${part.clientHeight}`);
  const place = { x: box.x - whole.x, y: box.y - whole.y, width: box.width, height: box.height };
  for (const [name, value] of Object.entries(place)) copy.setAttribute(name, String(value));
  framed(copy, part);
  let inside: Element = copy;
  for (let around = part.parentElement; around && around !== document.documentElement; around = around.parentElement) {
    const frame = document.createElementNS(SVG, "g");
    frame.setAttribute("class", around.getAttribute("class") ?? "");
    framed(frame, around);
    frame.append(inside);
    inside = frame;
    if (around === ground.parentElement) break;
  }
  return inside;
}

/** Of the styles of a part of the page only the colours and numbers that it hands down. */
function framed(copy: SVGElement, original: Element): void {
  copy.classList.add("frame");
  const { style } = original as HTMLElement;
  const own = Array.from(style).filter((name) => name.startsWith("--"));
  copy.style.cssText = own.map((name) => `${name}: ${style.getPropertyValue(name)}`).join("; ");
}

function styled(text: string): Element {
  const styles = document.createElementNS(SVG, "style");
  styles.textContent = text;
  return styles;
}

/** All styles of the page but for its letters. */
function stylesOf(): string {
  const rules = Array.from(document.styleSheets).flatMap((sheet) => Array.from(sheet.cssRules));
  return rules
    .filter((rule) => !(rule instanceof CSSFontFaceRule))
    .map((rule) => rule.cssText)
    .join("\n");
}

/** What is drawn by name and defined elsewhere on the page, and what that needs in turn. */
function symbolsOf(root: Element, styles: string): Element {
  const symbols = document.createElementNS(SVG, "defs");
  const known = new Set(Array.from(root.querySelectorAll("[id]"), (one) => one.id));
  let text = root.innerHTML + styles;
  while (text) {
    const names = [...text.matchAll(/(?:href="|url\(\\?["']?)#([\w-]+)/g)]
      .map(([, name]) => name ?? "")
      .filter((name) => !known.has(name));
    text = "";
    for (const name of new Set(names)) {
      known.add(name);
      const found = document.getElementById(name);
      if (!(found instanceof SVGElement)) continue;
      symbols.append(found.cloneNode(true));
      text += found.outerHTML;
    }
  }
  return symbols;
}

/** The letters that the page has in use, as they are: a drawing may fetch nothing. */
async function lettersOf(): Promise<string> {
  const used = new Set(
    Array.from(document.fonts)
      .filter((face) => face.status === "loaded")
      .map((face) => nameOf(face.family, face.weight, face.style)),
  );
  const sheets = Array.from(document.styleSheets);
  const faces = sheets.flatMap((sheet) =>
    Array.from(sheet.cssRules, (rule) => ({ rule, base: sheet.href ?? location.href })),
  );
  const found = faces.map(async ({ rule, base }) => {
    if (!(rule instanceof CSSFontFaceRule)) return "";
    const said = (name: string): string => rule.style.getPropertyValue(name);
    const [, file] = /url\(["']?([^"')]+)/.exec(said("src")) ?? [];
    if (!file || !used.has(nameOf(said("font-family"), said("font-weight"), said("font-style")))) return "";
    const response = await fetch(new URL(file, base)).catch(() => null);
    if (!response?.ok) return "";
    const letters = await base64(await response.blob());
    return `@font-face { font-family: ${said("font-family")}; font-weight: ${said("font-weight")}; font-style: ${said("font-style") || "normal"}; src: url(${letters}); ${said("unicode-range") ? `unicode-range: ${said("unicode-range")};` : ""} }`;
  });
  return (await Promise.all(found)).join("\n");
}

const nameOf = (family: string, weight: string, style: string): string =>
  `${family.replaceAll(/["']/g, "")} ${weight} ${style || "normal"}`;

function base64(blob: Blob): Promise<string> {
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => failed(reader.error ?? new Error("not read"));
    reader.readAsDataURL(blob);
  });
}
