import type { Line } from "@sw/tabletop/text";
import type { CardWords, KeywordText } from "../catalogue/cards.ts";
import { defaultCatalogue } from "../content/catalogue.ts";
import { KEYWORD_TEXTS } from "../content/keyword-texts.ts";
import { CARD_TEXTS } from "../content/texts.ts";
import { type KnownCards, knownCards } from "./known-cards.ts";

/** The name of a keyword, and what it does where this package plays it. */
export type KnownKeyword = Pick<KeywordText, "name" | "does">;

/** What texts about a game need of the cards and keywords of this package. */
export interface Known extends KnownCards {
  readonly keywords: Readonly<Record<string, KnownKeyword>>;
  /** Named choices that cards and keywords ask for. */
  readonly choices: Readonly<Record<string, Line>>;
  /** Tokens of the battlefield that cards put there. */
  readonly tokens: Readonly<Record<string, Line>>;
}

/**
 * What texts about a game need of the cards. The build writes down what comes of this module in its place
 * (`scripts/lib/evaluated.mjs`), so that `/text` goes without the catalogue: it is plain data of nothing but these files.
 */
export const KNOWN: Known = {
  ...knownCards(defaultCatalogue),
  keywords: Object.fromEntries(
    Object.entries(KEYWORD_TEXTS).map(([id, { name, does }]) => [id, does === undefined ? { name } : { name, does }]),
  ),
  choices: linesOf("choices"),
  tokens: linesOf("tokens"),
};

function linesOf(field: "choices" | "tokens"): Readonly<Record<string, Line>> {
  const texts: readonly CardWords[] = [...Object.values(KEYWORD_TEXTS), ...Object.values(CARD_TEXTS)];
  return Object.fromEntries(texts.flatMap((text) => Object.entries(text[field] ?? {})));
}
