import type { Line } from "@sw/tabletop/text";
import { KNOWN } from "../known.ts";

/** Names of the choices that cards and keywords offer, collected from their texts. */
export const CHOICE_NAMES: Readonly<Record<string, Line>> = {
  "side A": { en: "side A", es: "cara A" },
  "side B": { en: "side B", es: "cara B" },
  ...KNOWN.choices,
};

/** Names of tokens on the battlefield, collected from the texts of the cards that place them. */
export const PIECE_NAMES: Readonly<Record<string, Line>> = KNOWN.tokens;
