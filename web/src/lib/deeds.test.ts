import { describe, expect, it } from "vitest";
import type { Asked } from "../wire/protocol";
import { deedsByThing, followingOf, thingOf } from "./deeds";

const option = (id: string, domain = "location") => ({ id, about: { option: `${domain}:${id}` } });
const next = (key: string, domain: string, ids: string[]) => ({
  key,
  rule: "A-7.1",
  domain,
  on_board: domain !== "tile",
  options: ids.map((id) => option(id, domain)),
});
const question: Asked = {
  seat: 1,
  key: "arrival-act",
  rule: "A-6.4",
  domain: "act",
  on_board: false,
  begun: false,
  options: [
    { ...option("build", "act"), then: next("arrival-build", "location", ["umall", "temair"]) },
    { ...option("shield", "act"), then: next("arrival-shield", "province", ["eblana"]) },
    { ...option("spread", "act"), then: next("arrival-spread", "location", ["temair"]) },
    { ...option("tile", "act"), then: next("arrival-tile", "tile", ["lia_fail"]) },
    option("pass", "act"),
  ],
};

describe("an action in two parts", () => {
  it("leads from a verb to a question of the same seat", () => {
    const following = followingOf(question);
    expect([...following.keys()]).toEqual(["build", "shield", "spread", "tile"]);
    expect(following.get("build")).toMatchObject({ seat: 1, key: "arrival-build", begun: true });
    expect(followingOf(null).size).toBe(0);
  });

  it("is found by what it is about, in the order of the verbs", () => {
    const deeds = deedsByThing(followingOf(question), (asked) => asked.on_board);
    expect([...deeds.keys()]).toEqual(["location:umall", "location:temair", "province:eblana"]);
    expect(deeds.get("location:temair")?.map((deed) => deed.verb)).toEqual(["build", "spread"]);
    expect(deeds.get("location:temair")?.map(thingOf)).toEqual(["location:temair", "location:temair"]);
  });
});
