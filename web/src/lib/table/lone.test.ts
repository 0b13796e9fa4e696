import { describe, expect, it } from "vitest";
import type { Asked } from "../../wire/protocol";
import { loneAnswer } from "./lone";

const asked = (...ids: string[]): Asked => ({
  seat: 0,
  key: "inis-react",
  rule: "I-7.3",
  domain: "reaction",
  on_board: false,
  begun: false,
  options: ids.map((id) => ({ id, about: { option: `reaction:${id}` } })),
});

describe("the page answers by itself", () => {
  it("where there is one answer", () => {
    expect(loneAnswer(asked("decline"))).toBe("decline");
    expect(loneAnswer(asked("decline", "epic_balor"))).toBeNull();
    expect(loneAnswer(asked())).toBeNull();
    expect(loneAnswer(null)).toBeNull();
  });
  it("but never where its speed would tell that there is no other, at whatever table", () => {
    expect(loneAnswer({ ...asked("decline"), secret: true })).toBeNull();
  });
});
