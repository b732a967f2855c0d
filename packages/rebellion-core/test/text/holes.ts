import { defaultCatalogue } from "@sw/rebellion-core/catalogue";
import { holesFinder } from "../../../../scripts/lib/holes.ts";

/** What must not stand in a text for people; empty if nothing does. */
export const holesIn: (text: string) => readonly string[] = holesFinder(/\b(de|a) el (?!Halcón)\p{L}/u);

const { systems, units, leaders, rings, missions, actions, objectives, tactics, board } = defaultCatalogue;

/** Ids of more than one word: those of one word are words as well. */
const IDS: readonly string[] = [
  ...new Set(
    [systems, units, leaders, rings, missions, actions, objectives, tactics, [board.baseSpace]]
      .flatMap((entries) => entries.map(({ id }) => id))
      .filter((id) => id.includes("-")),
  ),
];

/** Any of them as a word by itself. */
const ANY_ID = new RegExp(
  `(?<![\\w-])(?:${[...IDS].sort((one, other) => other.length - one.length).join("|")})(?![\\w-])`,
  "g",
);

/** Ids of the catalogue in a text for people, apart from the rule in brackets. */
export function idsIn(text: string): readonly string[] {
  const told = text.replace(/\((reb|rote|solo|tt)\.[^)]*\)/g, "");
  return [...new Set(told.match(ANY_ID))].map((id) => `shows ${id}: ${text}`);
}
