import type { Allegiance, Rank } from "../../catalogue/words.ts";
import type { Format } from "../list.ts";
import { folded } from "./lexicon.ts";
import { type ExchangeNote, note } from "./notes.ts";

/** Factions as links of LegionHQ and as the table simulator's JSON have them. */
export const FACTION_WORDS: Readonly<Record<Allegiance, { readonly link: string; readonly simulator: string }>> = {
  "galactic-empire": { link: "empire", simulator: "empire" },
  "rebel-alliance": { link: "rebels", simulator: "rebel" },
  "galactic-republic": { link: "republic", simulator: "republic" },
  "separatist-alliance": { link: "separatists", simulator: "separatist" },
  mercenary: { link: "mercenary", simulator: "" },
};

/** What each faction is called in lists, as it is compared; some say it in the singular, some by the adjective. */
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

/** What a list says of its faction; a word that is not known is noted, none at all is no word. */
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

/** Most points of an army in the modes of LegionHQ. */
export const MODE_POINTS: Readonly<Record<Format, number>> = { standard: 1000, skirmish: 600 };

/** Most points of lists by the format that is played with them; 500 was the smaller format until 2025. */
const FORMAT_OF_POINTS: ReadonlyMap<number, Format> = new Map([
  [500, "skirmish"],
  [600, "skirmish"],
  [1000, "standard"],
]);

/** The format of a list for so many points; other sizes are noted and taken for the standard one. */
export function sizeTold(most: number): { readonly size: Format; readonly notes: readonly ExchangeNote[] } {
  const size = FORMAT_OF_POINTS.get(most);
  if (size !== undefined) return { size, notes: [] };
  return { size: "standard", notes: [note("other-size", { told: most, size: MODE_POINTS.standard })] };
}

/** The modes of saved lists of LegionHQ, by their points. */
export const MODE_WORDS: ReadonlyMap<string, number> = new Map([
  ["500-point mode", 600],
  ["escalation mode", 800],
  ["standard mode", 1000],
  ["grand army mode", 1600],
]);
