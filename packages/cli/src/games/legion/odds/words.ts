import type { Locale } from "../../../kit.ts";

/** Texts of a report on odds. */
interface OddsWords {
  readonly head: readonly [wounds: string, exactly: string, least: string];
  readonly mean: (wounds: string) => string;
  readonly suppressed: (share: string) => string;
  readonly back: (wounds: string) => string;
}

/** The texts of a report on odds by language. */
export const ODDS_WORDS: Readonly<Record<Locale, OddsWords>> = {
  en: {
    head: ["wounds", "exactly", "at least"],
    mean: (wounds) => `Wounds: ${wounds} on average`,
    suppressed: (share) => `The defender gains suppression: ${share}`,
    back: (wounds) => `Wounds of the attacker: ${wounds} on average`,
  },
  es: {
    head: ["heridas", "exactamente", "al menos"],
    mean: (wounds) => `Heridas: ${wounds} de media`,
    suppressed: (share) => `El defensor recibe Acobardamiento: ${share}`,
    back: (wounds) => `Heridas del atacante: ${wounds} de media`,
  },
};
