import type { Locale } from "@sw/tabletop/text";

/** The colour themes of the page. `auto` follows the system. */
export const THEMES = ["auto", "dark", "light", "contrast"] as const;
/** A theme of {@link THEMES}. */
export type Theme = (typeof THEMES)[number];

/** The settings that a person has chosen, stored in the browser. */
export interface Settings {
  readonly locale: Locale;
  readonly theme: Theme;
}

const KEY = "sw-settings";

/** Returns the stored settings. The language defaults to that of the browser. */
export function keptSettings(): Settings {
  const kept = readKept(KEY);
  const { locale, theme } = typeof kept === "object" && kept !== null ? (kept as Partial<Settings>) : {};
  const own = navigator.language.startsWith("es") ? "es" : "en";
  return {
    locale: locale === "en" || locale === "es" ? locale : own,
    theme: THEMES.find((one) => one === theme) ?? "auto",
  };
}

/** Stores settings for the next visit. */
export function keepSettings(settings: Settings): void {
  localStorage.setItem(KEY, JSON.stringify(settings));
}

/** Returns the current colours of a theme: for `auto`, those of the system. */
export function shownTheme(theme: Theme): Exclude<Theme, "auto"> {
  if (theme !== "auto") return theme;
  return matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark";
}

/** Reads the JSON stored under a key in the browser; undefined if there is none or it is invalid. */
export function readKept(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return undefined;
  }
}
