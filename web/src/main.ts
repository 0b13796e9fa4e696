import { mount } from "svelte";
import "./style/fonts.css";
import "./style/tokens.css";
import "./style/components.css";
import "./style/page.css";
import App from "./App.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no place for the app");
mount(App, { target });
