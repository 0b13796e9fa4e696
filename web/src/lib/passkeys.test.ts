import { expect, test } from "vitest";
import { bytes, lackOf, text } from "./passkeys";

test("passkeys need a safe page with a name, and a browser that knows them", () => {
  const here = { isSecureContext: true, hostname: "tuath.example", knows: true };
  expect(lackOf(here)).toBeNull();
  expect(lackOf({ ...here, hostname: "localhost" })).toBeNull();
  expect(lackOf({ ...here, isSecureContext: false })).toBe("insecure");
  expect(lackOf({ ...here, hostname: "127.0.0.1" })).toBe("nameless");
  expect(lackOf({ ...here, hostname: "[::1]" })).toBe("nameless");
  expect(lackOf({ ...here, knows: false })).toBe("browser");
});

test("bytes are written as addresses may carry them, and read again", () => {
  for (const length of [0, 1, 2, 3, 40]) {
    const some = Uint8Array.from({ length }, (_, at) => 255 - at * 5);
    expect(bytes(text(some.buffer))).toEqual(some);
    expect(text(some.buffer)).toMatch(/^[\w-]*$/);
  }
});
