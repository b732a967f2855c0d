import type { Line } from "@sw/tabletop/text";
import { KNOWN } from "../known.ts";

/** Named choices that cards and keywords ask for; those of a card or keyword stand in its text. */
export const CHOICE_NAMES: Readonly<Record<string, Line>> = {
  "side A": { en: "side A", es: "cara A" },
  "side B": { en: "side B", es: "cara B" },
  ...KNOWN.choices,
};

/** Names of tokens of the battlefield, which stand in the texts of the cards that put them there. */
export const PIECE_NAMES: Readonly<Record<string, Line>> = KNOWN.tokens;
