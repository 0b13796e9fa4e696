/** The record of a game as a file. */
import { api } from "../wire/api";
import { app } from "./state.svelte";
import type { Words } from "./words";

export async function saveRecord(id: string, game: string, words: Words): Promise<void> {
  const text = await app.attempt(() => api.record(id), words);
  if (text === null) return;
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const anchor = document.createElement("a");
  anchor.href = address;
  anchor.download = `${game || "game"}-${id}.tuath`;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
