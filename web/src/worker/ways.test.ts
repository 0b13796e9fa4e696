import { expect, test } from "vitest";
import { isMine, placeOf, wayOf, whoIs } from "./ways";

const ORIGIN = "https://tuath.example";
const way = (path: string, mode = "cors", method = "GET") =>
  wayOf({ method, mode, url: new URL(path, ORIGIN).href }, ORIGIN);

test("pages come from the one page there is", () => {
  for (const path of ["/", "/me", "/t/abc", "/t/abc?x=y", "/rules/inis"]) expect(way(path, "navigate")).toBe("page");
  for (const path of ["/api/openapi.json", "/healthz", "/metrics", "/docs/", "/api/me/turns.atom?key=x"])
    expect(way(path, "navigate")).toBeNull();
});

test("what is the same for everybody is kept apart from what is mine", () => {
  for (const path of [
    "/api/games",
    "/api/games/inis",
    "/api/games/inis?material=abc",
    "/api/games/inis/words/de",
    "/api/words/en",
    "/icons/192.png",
    "/en.webmanifest",
  ])
    expect(way(path)).toBe("shared");
  for (const path of ["/api/me", "/api/me/turns", "/api/tables", "/api/tables/abc"]) expect(way(path)).toBe("mine");
  expect(way("/assets/index-abc.js")).toBe("asset");
});

test("secrets, changes and other servers are left alone", () => {
  for (const path of [
    "/api/tables/abc?key=secret",
    "/api/me/tokens",
    "/api/me/feed",
    "/api/me/channels",
    "/api/tables/abc/record",
  ])
    expect(way(path)).toBeNull();
  expect(way("/api/tables", "cors", "POST")).toBeNull();
  expect(wayOf({ method: "GET", mode: "cors", url: "https://elsewhere.example/assets/a.js" }, ORIGIN)).toBeNull();
});

test("below a path everything is the same, and beside it nothing is ours", () => {
  const there = (path: string, mode = "cors") =>
    wayOf({ method: "GET", mode, url: new URL(path, ORIGIN).href }, ORIGIN, "/games");
  expect([
    there("/games/t/abc", "navigate"),
    there("/games/assets/a.js"),
    there("/games/api/games"),
    there("/games/api/me"),
  ]).toEqual(["page", "asset", "shared", "mine"]);
  expect([there("/wiki", "navigate"), there("/assets/a.js"), there("/api/me")]).toEqual([null, null, null]);
  expect([placeOf(`${ORIGIN}/games/t/abc`, ORIGIN, "/games"), placeOf(`${ORIGIN}/wiki`, ORIGIN, "/games")]).toEqual([
    "/games/t/abc",
    "/games/",
  ]);
});

test("a table where I only look on is not kept", () => {
  expect(isMine("/api/tables/abc", { table: { mine: [1] } })).toBe(true);
  expect(isMine("/api/tables/abc", { table: { mine: [] } })).toBe(false);
  expect(isMine("/api/tables/abc", { error: {} })).toBe(false);
  expect(isMine("/api/tables", { mine: [] })).toBe(true);
});

test("who is signed in", () => {
  expect([{ player: { id: "p_1" } }, { player: null }, null].map(whoIs)).toEqual(["p_1", "", ""]);
});

test("a message leads to a table of this server and nowhere else", () => {
  expect(placeOf(`${ORIGIN}/t/abc`, ORIGIN)).toBe("/t/abc");
  for (const address of ["https://elsewhere.example/t/abc", "javascript:alert(1)", undefined, "//elsewhere.example"])
    expect(placeOf(address, ORIGIN)).toBe("/");
});
