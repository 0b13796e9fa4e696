/** Origo: its board, hand and goods. */
import type { Drawing } from "../index";
import Board from "./Board.svelte";
import Goods from "./Goods.svelte";
import Tray from "./Tray.svelte";
import { statistics } from "./statistics";
import { colours, places, score } from "./state";

export { colours, places, score, statistics };

export default { Board, Tray, Goods, score, colours, places, statistics } satisfies Drawing & Record<string, unknown>;
