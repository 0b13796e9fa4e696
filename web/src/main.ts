import { mount } from "svelte";
import "./style/fonts.css";
import "./style/tokens.css";
import "./style/components.css";
import "./style/page.css";
import App from "./App.svelte";
import { drawing, likelyGame } from "./games";
import { PREFIX } from "./lib/place";
import { app } from "./lib/state.svelte";

// A table needs its game too; which one is known only when the table is here, but it can be guessed meanwhile.
const likely = app.route.page === "table" || app.route.page === "replay" ? likelyGame() : null;
if (likely) {
  void app.prepare(likely);
  void drawing(likely);
}

const target = document.getElementById("app");
if (!target) throw new Error("the page has no place for the app");
mount(App, { target });

// Without a line the page goes on with what it has seen; while it is developed it should not.
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  addEventListener("load", () => void navigator.serviceWorker.register(`${PREFIX}/sw.js`).catch(() => {}));
}

// The first number that is written in a language costs a browser long; now it waits for the server anyway.
setTimeout(() => {
  new Intl.NumberFormat(app.language).format(1);
  new Intl.PluralRules(app.language).select(1);
});
