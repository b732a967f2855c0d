import type { Faction } from "@sw/rebellion-core/catalogue";
import type { Locale } from "../../../kit.ts";

/** Texts of a report on odds. */
interface OddsWords {
  readonly attacks: Readonly<Record<Faction, string>>;
  readonly tactics: Readonly<Record<"none" | "given" | "drawn", string>>;
  readonly runs: (count: number, seed: string) => string;
  readonly exact: string;
  readonly outcome: readonly [who: string, space: string, ground: string, holds: string];
  readonly nobody: string;
  readonly noUnits: string;
  readonly rounds: (mean: string, most: number) => string;
  readonly losses: readonly [lost: string, mean: string, none: string, all: string];
  readonly undecided: (share: string) => string;
}

/** The texts of a report on odds by language. */
export const ODDS_WORDS: Readonly<Record<Locale, OddsWords>> = {
  en: {
    attacks: { rebel: "The Rebellion attacks", imperial: "The Empire attacks" },
    tactics: { none: "no tactic cards", given: "tactic cards as named", drawn: "tactic cards are drawn" },
    runs: (count, seed) => `${count} battles, seed ${seed}`,
    exact: "exact",
    outcome: ["", "wins in space", "wins on the ground", "holds the system"],
    nobody: "nobody",
    noUnits: "nothing",
    rounds: (mean, most) => `Rounds: ${mean} on average, most likely ${most}`,
    losses: ["losses", "mean", "none", "all"],
    undecided: (share) => `Still going on after many rounds: ${share}`,
  },
  es: {
    attacks: { rebel: "Ataca la Rebelión", imperial: "Ataca el Imperio" },
    tactics: {
      none: "sin cartas de Táctica",
      given: "las cartas de Táctica indicadas",
      drawn: "se roban cartas de Táctica",
    },
    runs: (count, seed) => `${count} batallas, semilla ${seed}`,
    exact: "exacto",
    outcome: ["", "gana en el espacio", "gana en tierra", "conserva el sistema"],
    nobody: "nadie",
    noUnits: "nada",
    rounds: (mean, most) => `Rondas: ${mean} de media, lo más probable ${most}`,
    losses: ["pérdidas", "media", "ninguna", "todas"],
    undecided: (share) => `Sin decidir tras muchas rondas: ${share}`,
  },
};
