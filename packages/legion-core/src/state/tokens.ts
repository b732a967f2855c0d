/** Tokens that lie beside units, in the order of their counts (leg.tokens.*). */
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

/** A kind of token. */
export type TokenKind = (typeof TOKENS)[number];

/** The green tokens (leg.tokens.green). */
export type GreenToken = "aim" | "dodge" | "surge";

/** Under which kinds the green tokens go that lie on cards of the unit and stay there until it spends them (leg.kw.cache). */
export const ON_CARDS: Readonly<Record<GreenToken, TokenKind>> = {
  aim: "cached-aim",
  dodge: "cached-dodge",
  surge: "cached-surge",
};

/** Whether it is a green token. */
export function isGreen(what: string): what is GreenToken {
  return what in ON_CARDS;
}

/** How many tokens of each kind a unit has, in the order of {@link TOKENS}. */
export type TokenCounts = readonly number[];

const PLACES: Readonly<Record<TokenKind, number>> = Object.fromEntries(
  TOKENS.map((kind, place) => [kind, place]),
) as Record<TokenKind, number>;

/** No tokens at all. */
export const NO_TOKENS: TokenCounts = Object.freeze(TOKENS.map(() => 0));

/** How many tokens of a kind there are. */
export function tokensOf(counts: TokenCounts, kind: TokenKind): number {
  return counts[PLACES[kind]] ?? 0;
}

/** The counts with so many more tokens of a kind, never below none. */
export function withTokens(counts: TokenCounts, kind: TokenKind, more: number): TokenCounts {
  const place = PLACES[kind];
  return counts.map((count, index) => (index === place ? Math.max(0, count + more) : count));
}
