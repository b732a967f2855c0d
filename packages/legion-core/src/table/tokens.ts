/** Kinds of tokens that lie on the battlefield. */
export const TOKEN_KINDS = ["poi", "asset", "advantage", "charge", "marker", "smoke", "bane"] as const;

/** A kind of token on the battlefield. */
export type BattlefieldToken = (typeof TOKEN_KINDS)[number];

/** Which tokens each kind keeps clear of as it is put down (leg.objective.poi-no-overlap, leg.kw.arm-x.placement, leg.kw.smoke-x, leg.kw.bane-tokens.placing). */
const KEEPS_CLEAR_OF: Readonly<Record<BattlefieldToken, readonly BattlefieldToken[]>> = {
  poi: ["poi", "asset", "advantage"],
  asset: ["poi"],
  advantage: ["poi"],
  charge: ["poi", "asset", "advantage", "charge"],
  marker: [],
  smoke: TOKEN_KINDS,
  bane: ["poi", "asset", "advantage"],
};

/** Whether a token of a kind may be put down so that it overlaps one of the other kind that lies there. */
export function mayOverlap(kind: BattlefieldToken, other: BattlefieldToken): boolean {
  return !KEEPS_CLEAR_OF[kind].includes(other);
}
