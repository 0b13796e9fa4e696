/**
 * What goes on for many lines of the log and is one thing: a clash with its votes, told in one line where one looks back.
 * As in `tuath.core.episode`: both are tested with the same lines.
 */
import type { Episode, Message, ToldLine } from "../wire/protocol";
import { clauseOf } from "./chronicle";

/** Lines one after another: those of an episode, or what is none. */
export interface Run<L> {
  isEpisode: boolean;
  lines: L[];
}

const keyOf = (episode: Episode, { key }: ToldLine): string =>
  key.startsWith(`${episode.game}-`) ? key.slice(episode.game.length + 1) : key;
const isAbout = (episode: Episode, line: ToldLine): boolean =>
  [episode.begins, episode.ends, ...episode.within].includes(keyOf(episode, line));

/** Episodes and what stands between them, in order. One that had begun before goes from the first line on. */
export function runsOf<L extends ToldLine>(episode: Episode | null | undefined, lines: readonly L[]): Run<L>[] {
  if (!episode) return lines.length > 0 ? [{ isEpisode: false, lines: [...lines] }] : [];
  const { begins, ends } = episode;
  const bound = lines.map((line) => keyOf(episode, line)).find((key) => key === begins || key === ends);
  let isOpen = bound === ends;
  const found: Run<L>[] = [];
  for (const line of lines) {
    const key = keyOf(episode, line);
    const isNew = key === begins || (isAbout(episode, line) && !isOpen);
    isOpen ||= isNew;
    const last = found.at(-1);
    if (last && last.isEpisode === isOpen && !isNew) last.lines.push(line);
    else found.push({ isEpisode: isOpen, lines: [line] });
    isOpen &&= key !== ends;
  }
  return found;
}

/** In one line: which one it is, then its clauses; a detail only where nothing else is to be said. */
export function episodeTold(episode: Episode, lines: readonly ToldLine[]): readonly Message[] {
  if (lines.length === 1) return [lines[0]!];
  const key = `${episode.game}-episode-${episode.id}`;
  const said = episode.clauses.flatMap((clause) => {
    const params = clauseOf(clause, lines, (line) => keyOf(episode, line));
    return params ? [{ isDetail: clause.is_detail, message: { key: `${key}-${clause.id}`, params } }] : [];
  });
  const brief = said.filter(({ isDetail }) => !isDetail);
  const about =
    lines.filter((line) => isAbout(episode, line)).find(({ params }) => params[episode.about] !== undefined)?.params[
      episode.about
    ] ?? "none";
  return [
    { key, params: { [episode.about]: about } },
    ...(brief.length > 0 ? brief : said).map(({ message }) => message),
  ];
}
