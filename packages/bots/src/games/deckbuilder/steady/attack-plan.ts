import type { Action, AttackTarget, PieceView } from "@sw/deckbuilder-core";
import { cardOf } from "./cards.ts";
import { baseRoom, type Seen } from "./seen.ts";
import { strengthOf, worthOf } from "./worth.ts";

/** The row card that the bot attacks, with the next action: attack it now, or commit this piece to it. */
export type Hunt =
  | { readonly slot: number; readonly next: "attack" }
  | { readonly slot: number; readonly next: "commit"; readonly piece: number };

/** The share of a row card's strength that counts as a loss for the opponent when the card is defeated. */
const DENIED = 0.3;

/**
 * Returns the row card worth attacking: one already under attack, or else the one whose defeat gains the most beyond
 * the attack it needs. Undefined if the base is the better target.
 */
export function huntFor(seen: Seen, actions: readonly Action[]): Hunt | undefined {
  const free = seen.mine.pieces.filter(({ commitment }) => commitment === null);
  const slots = [...new Set([...targets(actions), ...underAttack(seen)])];
  const begun = slots.find((slot) => underAttack(seen).includes(slot));
  if (begun !== undefined) return continued(seen, begun, free, actions);
  if (canTakeBase(seen)) return undefined;
  const gains = slots.map((slot) => ({ slot, gain: gainOf(seen, slot, free) })).filter(({ gain }) => gain > 0);
  const best = gains.sort((a, b) => b.gain - a.gain)[0];
  return best === undefined ? undefined : continued(seen, best.slot, free, actions);
}

/**
 * Whether all units and ships together can destroy the opponent's base this turn, including the ships that protect it.
 */
function canTakeBase({ mine, theirs }: Seen): boolean {
  const able = mine.pieces.filter(({ commitment }) => commitment === null || commitment === "base");
  const needed = theirs.pieces.reduce((sum, ship) => sum + (ship.left ?? 0), baseRoom(theirs));
  return theirs.base !== null && sumOf(able) >= needed;
}

function continued(seen: Seen, slot: number, free: readonly PieceView[], actions: readonly Action[]): Hunt | undefined {
  const missing = targetOf(seen, slot) - sumOf(seen.mine.pieces.filter(({ commitment }) => commitment === slot));
  if (missing <= 0) return { slot, next: "attack" };
  const piece = cheapest(free.filter(isUnit), missing)?.find(({ id }) => mayCommit(actions, id, slot));
  return piece === undefined ? undefined : { slot, next: "commit", piece: piece.id };
}

function gainOf(seen: Seen, slot: number, free: readonly PieceView[]): number {
  const card = cardOf(seen.view.row[slot] ?? "");
  const units = cheapest(free.filter(isUnit), targetOf(seen, slot));
  if (card === undefined || units === undefined) return 0;
  const reward = card.reward === null ? card.cost * 0.9 : worthOf(card.reward, seen);
  return reward + DENIED * strengthOf(card) - sumOf(units);
}

/** Returns the units that reach a figure with the least total attack; undefined if all together do not reach it. */
function cheapest(units: readonly PieceView[], figure: number): readonly PieceView[] | undefined {
  let best: readonly PieceView[] | undefined;
  const strong = units
    .slice()
    .sort((a, b) => b.attack - a.attack)
    .slice(0, 10);
  for (let set = 1; set < 1 << strong.length; set++) {
    const chosen = strong.filter((_, index) => ((set >> index) & 1) === 1);
    const sum = sumOf(chosen);
    if (sum >= figure && (best === undefined || sum < sumOf(best))) best = chosen;
  }
  return best;
}

function targetOf({ view }: Seen, slot: number): number {
  const card = cardOf(view.row[slot] ?? "");
  return card?.target ?? card?.cost ?? Number.POSITIVE_INFINITY;
}

function targets(actions: readonly Action[]): readonly number[] {
  return actions.flatMap((action) => (action.type === "commit" && action.target !== "base" ? [action.target] : []));
}

function underAttack({ mine }: Seen): readonly number[] {
  return mine.pieces.flatMap(({ commitment }) => (typeof commitment === "number" ? [commitment] : []));
}

function mayCommit(actions: readonly Action[], piece: number, target: AttackTarget): boolean {
  return actions.some((one) => one.type === "commit" && one.subject === piece && one.target === target);
}

function isUnit({ card }: PieceView): boolean {
  return cardOf(card)?.type === "unit";
}

function sumOf(pieces: readonly PieceView[]): number {
  return pieces.reduce((sum, { attack }) => sum + attack, 0);
}
