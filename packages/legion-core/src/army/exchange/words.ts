import type { Allegiance, Rank } from "../../catalogue/words.ts";
import type { Format } from "../list.ts";
import { folded } from "./lexicon.ts";
import { type ExchangeNote, note } from "./notes.ts";

/** The words for factions in links of LegionHQ and in the table simulator's JSON. */
export const FACTION_WORDS: Readonly<Record<Allegiance, { readonly link: string; readonly simulator: string }>> = {
  "galactic-empire": { link: "empire", simulator: "empire" },
  "rebel-alliance": { link: "rebels", simulator: "rebel" },
  "galactic-republic": { link: "republic", simulator: "republic" },
  "separatist-alliance": { link: "separatists", simulator: "separatist" },
  mercenary: { link: "mercenary", simulator: "" },
};

/** The names of factions in lists, in the form used for comparing. Some lists use the singular, some an adjective. */
const FACTIONS: ReadonlyMap<string, Allegiance> = new Map([
  ["empire", "galactic-empire"],
  ["imperial", "galactic-empire"],
  ["galacticempire", "galactic-empire"],
  ["rebel", "rebel-alliance"],
  ["rebels", "rebel-alliance"],
  ["rebelalliance", "rebel-alliance"],
  ["republic", "galactic-republic"],
  ["galacticrepublic", "galactic-republic"],
  ["separatist", "separatist-alliance"],
  ["separatists", "separatist-alliance"],
  ["separatistalliance", "separatist-alliance"],
  ["mercenary", "mercenary"],
  ["mercenaries", "mercenary"],
]);

/** Reads the faction of a list. An unknown word is noted; an empty one is not. */
export function factionTold(word: string): { readonly faction?: Allegiance; readonly notes: readonly ExchangeNote[] } {
  if (word === "") return { notes: [] };
  const faction = FACTIONS.get(folded(word));
  return faction === undefined ? { notes: [note("unknown-faction", { name: word })] } : { faction, notes: [] };
}

/** Headers of the standard text, in their order. */
export const RANK_HEADERS: Readonly<Record<Rank, string>> = {
  commander: "Commanders",
  operative: "Operative",
  corps: "Corps",
  "special-forces": "Special Forces",
  support: "Support",
  heavy: "Heavy",
};

/** Points limit of an army in each mode of LegionHQ. */
export const MODE_POINTS: Readonly<Record<Format, number>> = { standard: 1000, skirmish: 600 };

/** The format that each points limit stands for. Until 2025 the limit of the smaller format was 500. */
const FORMAT_OF_POINTS: ReadonlyMap<number, Format> = new Map([
  [500, "skirmish"],
  [600, "skirmish"],
  [1000, "standard"],
]);

/** Returns the format that a points limit stands for. Any other limit is noted and read as the standard format. */
export function sizeTold(most: number): { readonly size: Format; readonly notes: readonly ExchangeNote[] } {
  const size = FORMAT_OF_POINTS.get(most);
  if (size !== undefined) return { size, notes: [] };
  return { size: "standard", notes: [note("other-size", { told: most, size: MODE_POINTS.standard })] };
}

/** The modes of saved LegionHQ lists, with their points limits. */
export const MODE_WORDS: ReadonlyMap<string, number> = new Map([
  ["500-point mode", 600],
  ["escalation mode", 800],
  ["standard mode", 1000],
  ["grand army mode", 1600],
]);
