import { expect, test } from "vitest";
import { match, pasted, to } from "../src/lib/router";

test("every page has its address", () => {
  expect(match("/")).toEqual({ page: "home" });
  expect(match("/play", "?game=arrival")).toEqual({ page: "play", game: "arrival", club: "", friends: false });
  expect(match("/play", "?club=c3v9")).toEqual({ page: "play", game: "", club: "c3v9", friends: false });
  expect(match("/clubs")).toEqual({ page: "clubs" });
  expect(match("/club/c3v9")).toEqual({ page: "club", id: "c3v9", invitation: "" });
  expect(match("/t/k3v9")).toEqual({ page: "table", id: "k3v9", invitation: "", watch: "" });
  expect(match("/t/k3v9", "", "#i=abc-1")).toEqual({ page: "table", id: "k3v9", invitation: "abc-1", watch: "" });
  expect(match("/t/k3v9", "", "#w=abc-1")).toEqual({ page: "table", id: "k3v9", invitation: "", watch: "abc-1" });
  expect(match("/r/k3v9", "", "#87")).toEqual({ page: "replay", id: "k3v9", count: 87, watch: "" });
  expect(match("/r/k3v9", "", "#87&w=abc-1")).toEqual({ page: "replay", id: "k3v9", count: 87, watch: "abc-1" });
  expect(match("/r/k3v9")).toEqual({ page: "replay", id: "k3v9", count: null, watch: "" });
  expect(match("/rules/arrival", "", "#A-7.1")).toEqual({ page: "rules", game: "arrival", paragraph: "A-7.1" });
  expect(match("/puzzle")).toEqual({ page: "puzzles", game: "" });
  expect(match("/puzzle/inis")).toEqual({ page: "puzzles", game: "inis" });
  expect(match("/puzzle/inis/3")).toEqual({ page: "puzzle", game: "inis", number: 3 });
  expect(match("/me/")).toEqual({ page: "me" });
  expect(match("/device", "", "#a-1")).toEqual({ page: "device", key: "a-1" });
  expect(match("/tables", "?game=inis")).toEqual({ page: "lobby", query: "?game=inis" });
  expect(match("/player/p_1a")).toEqual({ page: "player", id: "p_1a" });
  expect(match("/players", "?game=inis&size=3")).toEqual({ page: "players", game: "inis", size: 3 });
  expect(match("/players", "?size=x")).toEqual({ page: "players", game: "", size: 2 });
});

test("what is no address is missing, and nothing breaks", () => {
  for (const path of [
    "/nowhere",
    "/t",
    "/t/",
    "/t/a/b",
    "/t/%3Cscript%3E",
    "/me/you",
    "/puzzle/inis/x",
    "/puzzle/inis/3/4",
    "/device",
  ])
    expect(match(path).page).toBe("missing");
  expect(match("/r/k3v9", "", "#8x").page).toBe("replay");
  expect(match("/rules/arrival", "", "#%E0%A4%A").page).toBe("rules");
});

test("addresses lead back to where they came from", () => {
  const parts = (href: string): [string, string, string] => {
    const url = new URL(href, "http://x");
    return [url.pathname, url.search, url.hash];
  };
  expect(match(...parts(to.table("a1", "x y")))).toEqual({ page: "table", id: "a1", invitation: "x y", watch: "" });
  expect(match(...parts(to.watch("a1", "x&y")))).toEqual({ page: "table", id: "a1", invitation: "", watch: "x&y" });
  expect(match(...parts(to.replay("a1", 0)))).toEqual({ page: "replay", id: "a1", count: 0, watch: "" });
  expect(match(...parts(to.replay("a1", 3, "x&y")))).toEqual({ page: "replay", id: "a1", count: 3, watch: "x&y" });
  expect(match(...parts(to.club("c1", "x y")))).toEqual({ page: "club", id: "c1", invitation: "x y" });
  expect(match(...parts(to.playWithFriends("inis")))).toEqual({
    page: "play",
    game: "inis",
    club: "",
    friends: true,
  });
  expect(match(...parts(to.playFor("c1")))).toEqual({ page: "play", game: "", club: "c1", friends: false });
  expect(match(...parts(to.rules("arrival", "A-R.14")))).toEqual({
    page: "rules",
    game: "arrival",
    paragraph: "A-R.14",
  });
});

test("a pasted invitation, whole or in part", () => {
  expect(pasted(" https://tuath.example/t/k3v9#i=abc ")).toBe("/t/k3v9#i=abc");
  expect(pasted("https://tuath.example/t/k3v9#w=abc")).toBe("/t/k3v9#w=abc");
  expect(pasted("/t/k3v9")).toBe("/t/k3v9");
  expect(pasted("k3v9")).toBe("/t/k3v9");
  expect(pasted("hello there")).toBeNull();
});
