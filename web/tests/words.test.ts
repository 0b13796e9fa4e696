import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import type { Asked } from "../src/wire/protocol";
import { Words, type Vocabulary } from "../src/lib/words";

const CORE = `
core-seat-p1 = player 1
core-number-2 = two
`;
const GAME = `
arrival-build = Where do you build?
arrival-built = { NAME($seat) } builds on { NAME($location) }: { $discs ->
    [1] an Áit
   *[other] { $discs } discs
}.
arrival-appears = On { NAME($location) } appears { NAME($fomori, form: "a") }.
arrival-fomori-athach = Athach
    .a = an Athach
arrival-tile-cauldron = Cauldron ({ $owner })
arrival-tile-silver = Silver ({ $part })
arrival-build-note = { $price ->
    [0] {""}
   *[other] for { $price } fame
}
arrival-stack-option = { NAME($option) } stack
arrival-stack-left = left
`;

function english(more: Partial<Vocabulary> = {}): Words {
  const proper = { "location:umall": "Umall", "province:magnata": "Magnata" };
  return new Words("en", { texts: [CORE, GAME], game: "arrival", proper, ...more });
}

const asked: Asked = {
  seat: 0, key: "arrival-build", rule: "A-7.1", domain: "location", on_board: true, begun: true,
  options: [{ id: "umall", about: { option: "location:umall", price: 2 } }, { id: "temair", about: { option: "location:temair", price: 0 } }],
}; // prettier-ignore

describe("names, in the order of the Python catalogue", () => {
  test("names of this table come first", () => {
    expect(english().calling({ "seat:p1": "Maren" }).name("seat:p1")).toBe("Maren");
  });
  test("then the message of the game, then that of the engine", () => {
    expect(english().name("fomori:athach")).toBe("Athach");
    expect(english().name("number:2")).toBe("two");
  });
  test("then the proper name, then the bare id", () => {
    expect(english().name("location:umall")).toBe("Umall");
    expect(english().name("location:nowhere")).toBe("nowhere");
    expect(english().name("plain")).toBe("plain");
  });
  test("a form is an attribute, and the plain name if there is none", () => {
    expect(english().name("fomori:athach", "a")).toBe("an Athach");
    expect(english().name("fomori:athach", "dat")).toBe("Athach");
  });
  test("a part after a second colon, and whom it belongs to", () => {
    expect(english().name("tile:cauldron:magnata")).toBe("Cauldron (Magnata)");
    expect(english().name("tile:silver:moss")).toBe("Silver (moss)");
  });
});

describe("messages", () => {
  const built = { key: "arrival-built", params: { seat: "seat:p1", location: "location:umall", discs: 1 } };

  test("a message with names and a number", () => {
    expect(english().render(built)).toBe("player 1 builds on Umall: an Áit.");
  });
  test("a missing key shows itself", () => {
    expect(english().say("arrival-nothing")).toBe("⟨arrival-nothing⟩");
    expect(english().has("arrival-nothing")).toBe(false);
  });
  test("in pieces, the proper names are apart", () => {
    const pieces = english().calling({ "seat:p1": "Maren" }).pieces(built);
    expect(pieces.filter((piece) => piece.named).map((piece) => piece.text)).toEqual(["Maren", "Umall"]);
    expect(pieces.map((piece) => piece.text).join("")).toBe("Maren builds on Umall: an Áit.");
  });
  test("what has an article is no proper name", () => {
    const pieces = english().pieces({
      key: "arrival-appears",
      params: { location: "location:umall", fomori: "fomori:athach" },
    });
    expect(pieces.filter((piece) => piece.named).map((piece) => piece.text)).toEqual(["Umall"]);
  });
  test("what a card says is no name", () => {
    const words = english({ proper: { "location:umall": "Pay 4 energy. Then add a town." } });
    expect(words.pieces({ key: "arrival-stack-option", params: { option: "location:umall" } })).toEqual([
      { text: "Pay 4 energy. Then add a town. stack", named: false },
    ]);
  });
});

describe("questions", () => {
  test("prompt, option and note", () => {
    const [first, second] = asked.options;
    expect(english().prompt(asked)).toBe("Where do you build?");
    expect(english().option(asked, first!)).toBe("Umall");
    expect(english().note(asked, first!)).toBe("for 2 fame");
    expect(english().note(asked, second!)).toBe("");
  });
  test("a question may say how its options are called", () => {
    const stack: Asked = { ...asked, key: "arrival-stack", options: [{ id: "left", about: { option: "stack:left" } }] };
    expect(english().option(stack, stack.options[0]!)).toBe("left stack");
  });
});

describe("the page's own words", () => {
  const keys = (language: string): string[] =>
    [
      ...readFileSync(new URL(`../src/words/${language}.ftl`, import.meta.url), "utf8").matchAll(/^([a-z][\w-]*) =/gm),
    ].map((found) => found[1]!);

  test("both languages have the same keys, each once", () => {
    expect(keys("de")).toEqual(keys("en"));
    expect(new Set(keys("en")).size).toBe(keys("en").length);
  });
  test("every key parses", () => {
    for (const language of ["en", "de"] as const) {
      const words = new Words(language, {
        texts: [readFileSync(new URL(`../src/words/${language}.ftl`, import.meta.url), "utf8")],
      });
      for (const key of keys(language)) expect(words.has(key), key).toBe(true);
    }
  });
});

describe("every key the page names has words, and every word of a board is used", () => {
  const root = fileURLToPath(new URL("..", import.meta.url));
  const read = (path: string): string => readFileSync(path, "utf8");
  const sources = (folder: string): string =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(svelte|ts)$/.test(name) && !name.includes(".test."))
      .map((name) => read(join(folder, name)))
      .join("\n");
  const named = (text: string, prefix: string): string[] => [
    ...new Set(
      [...text.matchAll(new RegExp(`["'\`](${prefix}-[a-z0-9_-]*[a-z0-9])["'\`]`, "g"))].map((found) => found[1]!),
    ),
  ];
  const games = readdirSync(join(root, "src/games"), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const catalogue = (game: string, language: string): string =>
    read(join(root, "../src/tuath/games", game, "words", `${language}.ftl`));

  for (const language of ["en", "de"] as const) {
    const page = read(join(root, `src/words/${language}.ftl`));
    test(`of the page, ${language}`, () => {
      const words = new Words(language, { texts: [page] });
      expect(named(sources(join(root, "src")), "page").filter((key) => !words.has(key))).toEqual([]);
    });
    for (const { name: game } of games) {
      test(`of ${game}, ${language}`, () => {
        const words = new Words(language, { texts: [catalogue(game, language), page] });
        const text = sources(join(root, "src/games", game));
        // Names of questions stand in the code too; their words are checked where they are asked.
        const keys = named(text, game).filter((key) => key.startsWith(`${game}-board-`));
        expect(keys.filter((key) => !words.has(key))).toEqual([]);
      });
    }
  }
  for (const { name: game } of games) {
    test(`of the board of ${game}`, () => {
      const text = sources(join(root, "src/games", game));
      // One question is about a board.
      const written = [
        ...catalogue(game, "en").matchAll(new RegExp(`^(${game}-board-(?!(?:help|only) =)[\\w-]+) =`, "gm")),
      ].map((found) => found[1]!);
      const used = new Set(named(text, game));
      expect(written.filter((key) => !used.has(key))).toEqual([]);
    });
  }
});
