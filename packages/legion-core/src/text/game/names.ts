import type { Line } from "@sw/tabletop/text";
import type { CardText } from "../../catalogue/cards.ts";
import { KEYWORD_TEXTS } from "../../content/keywords/index.ts";
import { CARD_TEXTS } from "../../content/texts.ts";

const TEXTS: readonly CardText[] = [...Object.values(KEYWORD_TEXTS), ...Object.values(CARD_TEXTS)];

/** Named choices that cards and keywords ask for; those of a card or keyword stand in its text. */
export const CHOICE_NAMES: Readonly<Record<string, Line>> = Object.fromEntries([
  ["side A", { en: "side A", es: "cara A" }],
  ["side B", { en: "side B", es: "cara B" }],
  ...TEXTS.flatMap(({ choices = {} }) => Object.entries(choices)),
]);

/** Names of tokens of the battlefield, which stand in the texts of the cards that put them there. */
export const PIECE_NAMES: Readonly<Record<string, Line>> = Object.fromEntries(
  TEXTS.flatMap(({ tokens = {} }) => Object.entries(tokens)),
);
