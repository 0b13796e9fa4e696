/** The line to a table of this server: a socket, and the plain way beside it. */
import { api, Refused, refusalOf } from "../../wire/api";
import { Live, type Hooks } from "../../wire/live";
import { keyed } from "../keys";
import { PREFIX } from "../place";

export function lineTo(id: string, hooks: Hooks): Live {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new Live(
    {
      open: (version) =>
        new WebSocket(`${scheme}://${location.host}${PREFIX}/api${keyed(id, `/tables/${id}/live?version=${version}`)}`),
      updates: async (version) => (await api.updates(id, version)).table,
      whole: async () => (await api.table(id)).table,
      post: (given) => api.answer(id, given),
      refusalOf: (error) => ({
        refusal: refusalOf(error),
        final: error instanceof Refused && error.status > 0,
        table: error instanceof Refused ? error.table : null,
      }),
    },
    hooks,
  );
}
