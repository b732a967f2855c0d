import type { Locale } from "@sw/tabletop/text";

/** How the page is coloured: as the system says, or one of its own. */
export const THEMES = ["auto", "dark", "light", "contrast"] as const;
/** A theme of {@link THEMES}. */
export type Theme = (typeof THEMES)[number];

/** What a person has chosen for the page, kept in the browser. */
export interface Settings {
  readonly locale: Locale;
  readonly theme: Theme;
}

const KEY = "sw-settings";

/** The settings that were kept; the language of the browser where there are none. */
export function keptSettings(): Settings {
  const kept = readKept(KEY);
  const { locale, theme } = typeof kept === "object" && kept !== null ? (kept as Partial<Settings>) : {};
  const own = navigator.language.startsWith("es") ? "es" : "en";
  return {
    locale: locale === "en" || locale === "es" ? locale : own,
    theme: THEMES.find((one) => one === theme) ?? "auto",
  };
}

/** Keeps settings for the next visit. */
export function keepSettings(settings: Settings): void {
  localStorage.setItem(KEY, JSON.stringify(settings));
}

/** The colours of a theme as they are now: `auto` follows the system. */
export function shownTheme(theme: Theme): Exclude<Theme, "auto"> {
  if (theme !== "auto") return theme;
  return matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark";
}

/** What the browser keeps under a key, as JSON; undefined where there is nothing, or something else. */
export function readKept(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return undefined;
  }
}
