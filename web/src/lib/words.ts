/**
 * Words out of messages, as in the Python catalogue: the same Fluent texts, the same function NAME, the same fallbacks.
 * A `Words` never changes; another language or other names at the table make another one, so whoever draws with it draws anew.
 */
import { FluentBundle, FluentResource, type FluentValue } from "@fluent/bundle";
import type { Asked, Message, Option, Param, Params, Question, Refusal } from "../wire/protocol";

export type Language = "en" | "de";
export const LANGUAGES: readonly Language[] = ["en", "de"];

export interface Vocabulary {
  /** Fluent texts, the general ones first. */
  texts: readonly string[];
  /** Key of the game whose words these are. */
  game?: string;
  /** Proper names by thing. */
  proper?: Readonly<Record<string, string>>;
  /** Names of things of this table, such as its players. */
  names?: Readonly<Record<string, string>>;
  /** Some of the texts are still on their way: what is missing is not said. */
  coming?: boolean;
}

const MARK = "\u{e000}"; // of the private use area: in no text
const SENTENCE = 56; // letters: no name is so long
const parsed = new Map<string, FluentResource>();

function resource(text: string): FluentResource {
  let found = parsed.get(text);
  if (!found) parsed.set(text, (found = new FluentResource(text)));
  return found;
}

export class Words {
  readonly language: Language;
  readonly #vocabulary: Vocabulary;
  readonly #bundle: FluentBundle;
  #marking = false;

  constructor(language: Language, vocabulary: Vocabulary) {
    this.language = language;
    this.#vocabulary = vocabulary;
    this.#bundle = new FluentBundle(language, {
      useIsolating: false,
      functions: {
        NAME: ([thing], { form }) => this.#named(plain(thing), form === undefined ? "" : plain(form)),
        NAMES: ([things], { form }) => this.#listed(plain(things), form === undefined ? "" : plain(form)),
      },
    });
    for (const text of vocabulary.texts) this.#bundle.addResource(resource(text), { allowOverrides: true });
  }

  /** The same words where things of the table are called by these names. */
  calling(names: Readonly<Record<string, string>>): Words {
    return new Words(this.language, { ...this.#vocabulary, names });
  }

  get isComing(): boolean {
    return this.#vocabulary.coming ?? false;
  }

  has(key: string): boolean {
    return this.#bundle.getMessage(key)?.value != null;
  }

  say(key: string, params: Params = {}): string {
    return this.#format(key, "", params);
  }

  /** The first of these keys that there is. */
  first(keys: readonly string[], params: Params = {}): string {
    return this.say(keys.find((key) => this.has(key)) ?? keys[keys.length - 1] ?? "", params);
  }

  render(message: Message): string {
    return this.say(message.key, message.params);
  }

  /** What several lines of a log tell together: whose it is, then its clauses; one message is told as it is. */
  tell(said: readonly Message[]): string {
    const [first = "", ...clauses] = said.map((message) => this.render(message));
    return clauses.length > 0 ? `${first} ${clauses.join("; ")}.` : first;
  }

  /** The same in pieces: what is the name of a thing, and what stands between. */
  pieces(...said: readonly Message[]): { text: string; named: boolean }[] {
    this.#marking = true;
    const text = this.tell(said);
    this.#marking = false;
    return text
      .split(MARK)
      .map((text, at) => ({ text, named: at % 2 === 1 }))
      .filter((piece) => piece.text);
  }

  #named(thing: string, form: string): string {
    const marking = this.#marking;
    this.#marking = false; // names inside names are not marked again
    const name = this.name(thing, form);
    this.#marking = marking;
    const proper = name[0] !== name[0]?.toLowerCase() && name.length < SENTENCE && !/[.:](\s|$)/.test(name); // "a Sineach" is no name, nor is what a card says
    return marking && proper ? MARK + name + MARK : name;
  }

  /** Of things that occur several times, `tile:lia_fail*2`, or of players with their numbers, `seat:p1=4`; side by side in the form `apart`. */
  #listed(things: string, form: string): string {
    if (form === "apart")
      return things
        .split(" ")
        .map((thing) => this.#named(thing, ""))
        .join(" · ");
    const names = things.split(" ").map((one) => {
      const [, thing = one, sign, number] = /^(.*?)(?:([*=])(\d+))?$/.exec(one) ?? [];
      return this.#named(thing, form) + (sign ? (sign === "*" ? ` ×${number}` : ` ${number}`) : "");
    });
    const last = names.pop() ?? "";
    return names.length > 0 ? this.#format("core-effect-and", "", { before: names.join(", "), last }) : last;
  }

  /** The name of a thing, in a grammatical form if its message has one. */
  name(thing: string, form = ""): string {
    const { game, proper = {}, names = {} } = this.#vocabulary;
    const called = names[thing];
    if (called !== undefined) return called;
    const [domain, rest] = partition(thing);
    const [id, part] = partition(rest);
    const keys = [...(game ? [`${game}-${domain}-${id}`] : []), `core-${domain}-${id}`];
    const key = keys.find((key) => this.has(key));
    if (key === undefined) return proper[thing] ?? (this.isComing ? "" : rest || thing);
    const owner = part ? Object.keys(proper).find((name) => name.endsWith(`:${part}`)) : undefined;
    return this.#format(key, form, { part, owner: (owner && proper[owner]) ?? part });
  }

  /** What is asked; all options of a question agree on what its words speak of. */
  prompt(asked: Question | Asked): string {
    return this.say(asked.key, "options" in asked ? asked.options[0]?.about : {});
  }

  /** What the choice leads to, whatever is chosen; it may name what the question names. */
  help(asked: Question | Asked): string {
    const key = `${asked.key}-help`;
    return this.has(key) ? this.say(key, "options" in asked ? asked.options[0]?.about : {}) : "";
  }

  /** What one option of a question is called. */
  option(asked: { key: string }, option: Option): string {
    const key = `${asked.key}-option`;
    return this.has(key) ? this.say(key, option.about) : this.name(String(option.about.option ?? option.id));
  }

  /** What an option costs and brings, if there is something to say. */
  note(asked: { key: string }, option: Option): string {
    const key = `${asked.key}-note`;
    return this.has(key) ? this.say(key, option.about).trim() : "";
  }

  refusal(refusal: Refusal): string {
    return this.render(refusal);
  }

  #format(key: string, attribute: string, params: Params): string {
    const message = this.#bundle.getMessage(key);
    const pattern = (attribute && message?.attributes[attribute]) || message?.value;
    if (!pattern) return this.isComing ? "" : `⟨${key}⟩`;
    return this.#bundle.formatPattern(pattern, params, []);
  }
}

function plain(value: FluentValue | Param | undefined): string {
  return value === undefined ? "" : String(typeof value === "object" ? value.valueOf() : value);
}

/** Before and after the first colon. */
function partition(text: string): [string, string] {
  const at = text.indexOf(":");
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
}
