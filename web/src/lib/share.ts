/** A link to give to others: copied, or shown to be copied by hand. */
import { copy } from "./a11y";
import { app } from "./state.svelte";
import type { Words } from "./words";

export async function share(path: string, words: Words): Promise<void> {
  const link = location.origin + path;
  const done = await copy(link);
  app.toast(done ? words.say("page-link-copied") : link);
}
