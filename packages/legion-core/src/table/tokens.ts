/** Kinds of tokens on the battlefield. */
export const TOKEN_KINDS = ["poi", "asset", "advantage", "charge", "marker", "smoke", "bane"] as const;

/** A kind of token on the battlefield. */
export type BattlefieldToken = (typeof TOKEN_KINDS)[number];

/**
 * Tokens that each kind may not overlap when it is placed (leg.objective.poi-no-overlap, leg.kw.arm-x.placement,
 * leg.kw.smoke-x, leg.kw.bane-tokens.placing).
 */
const KEEPS_CLEAR_OF: Readonly<Record<BattlefieldToken, readonly BattlefieldToken[]>> = {
  poi: ["poi", "asset", "advantage"],
  asset: ["poi"],
  advantage: ["poi"],
  charge: ["poi", "asset", "advantage", "charge"],
  marker: [],
  smoke: TOKEN_KINDS,
  bane: ["poi", "asset", "advantage"],
};

/** Whether a token of one kind may be placed so that it overlaps a token of the other kind. */
export function mayOverlap(kind: BattlefieldToken, other: BattlefieldToken): boolean {
  return !KEEPS_CLEAR_OF[kind].includes(other);
}
