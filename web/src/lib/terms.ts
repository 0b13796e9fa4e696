/** Words of a game that explain themselves: found in its texts, the first time in each. */
import type { Term } from "../wire/protocol";
import type { Words } from "./words";

/** A part of a text; with a term, the word for it. */
export interface Part {
  text: string;
  term: string | null;
}

export interface Lexicon {
  find: RegExp;
  /** By form in small letters. */
  terms: ReadonlyMap<string, string>;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const known = new WeakMap<Words, Map<string, Lexicon | null>>();

/** The forms of all terms of a game, the longest first: “castle trophy” is no castle. */
export function lexiconOf(game: string, terms: readonly Term[], words: Words): Lexicon | null {
  const found = known.get(words) ?? new Map<string, Lexicon | null>();
  known.set(words, found);
  if (!found.has(game)) found.set(game, read(game, terms, words));
  return found.get(game) ?? null;
}

function read(game: string, terms: readonly Term[], words: Words): Lexicon | null {
  const forms = terms.flatMap(({ id }) => {
    const key = `${game}-term-${id}-forms`;
    return words.has(key)
      ? words
          .say(key)
          .split("|")
          .map((form) => [form.toLowerCase(), id] as const)
      : [];
  });
  if (forms.length === 0) return null;
  const longest = forms.map(([form]) => escaped(form)).sort((one, other) => other.length - one.length);
  return {
    find: new RegExp(`(?<![\\p{L}\\p{N}])(?:${longest.join("|")})(?![\\p{L}\\p{N}])`, "giu"),
    terms: new Map(forms),
  };
}

/** A text in parts. `seen` are the terms that stood in it before, and are added to. */
export function partsOf(text: string, lexicon: Lexicon | null, seen: Set<string> = new Set()): Part[] {
  if (!lexicon) return [{ text, term: null }];
  const parts: Part[] = [];
  let last = 0;
  for (const match of text.matchAll(lexicon.find)) {
    const term = lexicon.terms.get(match[0].toLowerCase());
    if (!term || seen.has(term)) continue;
    seen.add(term);
    if (match.index > last) parts.push({ text: text.slice(last, match.index), term: null });
    parts.push({ text: match[0], term });
    last = match.index + match[0].length;
  }
  if (last < text.length) parts.push({ text: text.slice(last), term: null });
  return parts;
}
