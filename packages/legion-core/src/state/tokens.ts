/** Kinds of tokens beside units, in the order of {@link TokenCounts} (leg.tokens.*). */
export const TOKENS = [
  "aim",
  "dodge",
  "surge",
  "standby",
  "suppression",
  "observation",
  "shield",
  "inactive-shield",
  "ion",
  "poison",
  "immobilize",
  "secret-mission",
  "cached-aim",
  "cached-dodge",
  "cached-surge",
  "bounty",
] as const;

/** A kind of token that units have. */
export type TokenKind = (typeof TOKENS)[number];

/** The green tokens (leg.tokens.green). */
export type GreenToken = "aim" | "dodge" | "surge";

/**
 * The kinds that stand for green tokens on a unit's cards, where they stay until the unit spends them (leg.kw.cache).
 */
export const ON_CARDS: Readonly<Record<GreenToken, TokenKind>> = {
  aim: "cached-aim",
  dodge: "cached-dodge",
  surge: "cached-surge",
};

/** Whether the kind of token is green. */
export function isGreen(what: string): what is GreenToken {
  return what in ON_CARDS;
}

/** The number of tokens of each kind that a unit has, in the order of {@link TOKENS}. */
export type TokenCounts = readonly number[];

const PLACES: Readonly<Record<TokenKind, number>> = Object.fromEntries(
  TOKENS.map((kind, place) => [kind, place]),
) as Record<TokenKind, number>;

/** The counts of a unit without tokens. */
export const NO_TOKENS: TokenCounts = Object.freeze(TOKENS.map(() => 0));

/** Returns the number of tokens of a kind. */
export function tokensOf(counts: TokenCounts, kind: TokenKind): number {
  return counts[PLACES[kind]] ?? 0;
}

/** Returns the counts with a number of tokens of a kind added, but never below zero. */
export function withTokens(counts: TokenCounts, kind: TokenKind, more: number): TokenCounts {
  const place = PLACES[kind];
  return counts.map((count, index) => (index === place ? Math.max(0, count + more) : count));
}
