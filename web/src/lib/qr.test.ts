import { expect, test } from "vitest";
import { codeOf } from "./qr";

test("a code has its three corners and a light edge", async () => {
  const { size, path } = await codeOf("https://tuath.example/games/device#0123456789abcdefghijklmnopqrstuv");
  expect((size - 8) % 4).toBe(1); // 17 and four more for each version
  for (const [x, y] of [
    [4, 4],
    [size - 11, 4],
    [4, size - 11],
  ] as const)
    expect(path).toContain(`M${x} ${y}h`);
  expect(path).not.toMatch(/M[0-3] |M\d+ [0-3]h/);
});
