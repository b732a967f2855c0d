import type { Line } from "@sw/tabletop/text";
import type { CardWords, KeywordText } from "../catalogue/cards.ts";
import { defaultCatalogue } from "../content/catalogue.ts";
import { KEYWORD_TEXTS } from "../content/keyword-texts.ts";
import { CARD_TEXTS } from "../content/texts.ts";
import { type KnownCards, knownCards } from "./known-cards.ts";

/** The name of a keyword, with its effect if this package implements it. */
export type KnownKeyword = Pick<KeywordText, "name" | "does">;

/** The data of cards and keywords that texts about a game need. */
export interface Known extends KnownCards {
  readonly keywords: Readonly<Record<string, KnownKeyword>>;
  /** The names of choices that cards and keywords offer. */
  readonly choices: Readonly<Record<string, Line>>;
  /** The names of tokens that cards place on the battlefield. */
  readonly tokens: Readonly<Record<string, Line>>;
}

/**
 * The data of cards and keywords that texts about a game need. The build replaces this module by its result
 * (`scripts/lib/evaluated.mjs`), so that `/text` does not include the catalogue. It must therefore be plain data
 * computed only from these files.
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
