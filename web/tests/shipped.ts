/** The material of a game whose data file is in parts, as the server would send it. */
import whole from "../../src/tuath/games/spirit_island/data/spirit_island.json";

type Section = { records: unknown[] };
const files = import.meta.glob<{ default: Record<string, Section> }>(
  "../../src/tuath/games/spirit_island/data/*/*.json",
  { eager: true },
);

export function spiritIsland(): unknown {
  const { parts, ...material } = whole as unknown as { parts: string[] } & Record<string, Section>;
  for (const part of parts) {
    const found = Object.entries(files).find(([path]) => path.endsWith(`/data/${part}`))?.[1].default ?? {};
    for (const [section, { records }] of Object.entries(found)) {
      const known = material[section];
      material[section] = { ...known, records: [...(known?.records ?? []), ...records] };
    }
  }
  return material;
}
