/** What this device remembers of its user's wishes. */
import { SPEEDS, type Speed } from "./story";
import { LANGUAGES, type Language } from "./words";

export interface Settings {
  language: Language;
  theme: "light" | "dark" | "system";
  sound: boolean;
  motion: boolean;
  /** Answer by itself where there is only one option. */
  auto: boolean;
  /** How fast is shown what others do. */
  speed: Speed;
  notify: boolean;
  /** At one screen for several people: cover the table when the next one is asked. */
  handover: "secrets" | "always" | "never";
  /** The titles of which it was said what they are about. */
  known: readonly string[];
  /** The titles whose lesson is over, or was not wanted any more. */
  learnt: readonly string[];
  /** The player who has not chosen a name yet. */
  guest: string;
}

const KEY = "tuath";

export function preferred(languages: readonly string[]): Language {
  for (const wish of languages) {
    const found = LANGUAGES.find((language) => wish.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}

export function load(): Settings {
  const usual: Settings = {
    language: preferred(navigator.languages),
    theme: "system",
    sound: true,
    motion: true,
    auto: true,
    speed: "normal",
    notify: false,
    handover: "secrets",
    known: [],
    learnt: [],
    guest: "",
  };
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
    const settings = { ...usual, ...kept };
    return {
      ...settings,
      language: LANGUAGES.includes(settings.language) ? settings.language : usual.language,
      speed: SPEEDS.includes(settings.speed) ? settings.speed : usual.speed,
    };
  } catch {
    return usual;
  }
}

export function save(settings: Settings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // a browser that keeps nothing still plays
  }
}
