import { forceIsWith, ownEnd } from "../cards/counters.ts";
import type { CardDeed, Cards, Deed, Need, Quantity, Test } from "../language/program.ts";
import { kindIn } from "../state/box.ts";
import { NO_PIECE } from "../state/codes.ts";
import type { Look } from "../state/look.ts";
import { pieceIn, slotAttackedBy } from "../state/pieces.ts";
import type { Side } from "../state/seats.ts";
import type { State } from "../state/state.ts";
import { candidates, countOf, fits, howMany, type Scope } from "./selectors.ts";

/** Returns the current value of an amount in a step. */
export function amountOf(look: Look, scope: Scope, quantity: Quantity): number {
  if (typeof quantity === "number") return quantity;
  if ("count" in quantity) return countIn(look, scope, quantity.count);
  const [card] = candidates(look, scope, quantity.costOf);
  return card === undefined ? 0 : kindIn(look.box, card.card).cost;
}

/** Counts the cards that a selector matches. Cards bound by an earlier step count wherever they are now. */
function countIn(look: Look, scope: Scope, cards: Cards): number {
  const bound = cards.of === "bound" ? scope.bound[cards.register] : undefined;
  if (bound !== undefined && "marks" in bound) return bound.marks.length;
  return howMany(look, scope, cards);
}

/** Whether a condition holds (dbg.condition.required). */
export function holds(look: Look, scope: Scope, test: Test): boolean {
  const { box, state } = look;
  switch (test.is) {
    case "force-with-you":
      return forceIsWith(state, scope.seat);
    case "exists":
      return howMany(look, scope, test.cards) > 0;
    case "matches": {
      const found = candidates(look, scope, test.cards);
      return found.length > 0 && found.every(({ card }) => fits(box, test.filter, card, scope.seat));
    }
    case "attacking":
      return attacksRow(state, scope.seat, scope.self);
  }
}

function attacksRow(state: State, side: Side, self: number): boolean {
  const piece = pieceIn(state.sides[side].play, self);
  return piece !== undefined && slotAttackedBy(piece) !== undefined;
}

/** Whether a step can be resolved, because everything it needs is available (dbg.choose.must-be-resolvable). */
export function isPossible(look: Look, scope: Scope, need: Need): boolean {
  if ("all" in need) return need.all.every((part) => isPossible(look, scope, part));
  if ("any" in need) return need.any.some((part) => isPossible(look, scope, part));
  if ("test" in need) {
    return isPossible(look, scope, holds(look, scope, need.test) ? need.then : need.otherwise);
  }
  return deedIsPossible(look, scope, need.deed, need.full);
}

function deedIsPossible(look: Look, scope: Scope, deed: Deed, full: boolean): boolean {
  const { state } = look;
  const own = state.sides[scope.seat];
  switch (deed.op) {
    case "gain":
      if (deed.stat === "force") return state.force !== ownEnd(scope.seat);
      return deed.stat === "resources" || pieceIn(own.play, scope.self) !== undefined;
    case "spend":
      return state.resources >= deed.amount;
    case "draw":
      return own.deck.length > 0 || own.discard.length > 0;
    case "repair":
      return own.base !== null && own.base.damage > 0;
    default:
      return affects(look, scope, deed) >= (full ? fullCount(deed.cards) : 1);
  }
}

/** Counts the cards that a deed could affect now. */
function affects(look: Look, scope: Scope, deed: CardDeed): number {
  const { cards } = deed;
  if (cards.of === "self" && scope.self !== NO_PIECE)
    return pieceIn(look.state.sides[scope.seat].play, scope.self) === undefined ? 0 : 1;
  if (deed.op !== "purchase") return howMany(look, scope, cards);
  return countOf(candidates(look, scope, cards).filter(({ card }) => mayPurchase(look, scope, deed, card)));
}

function fullCount(cards: Cards): number {
  return "count" in cards && !cards.upTo ? (cards.count ?? 1) : 1;
}

/** Returns true unless the deed purchases a card that this player is not allowed to purchase or cannot afford. */
export function mayPurchase({ box, state }: Look, scope: Scope, deed: Deed, code: number): boolean {
  if (deed.op !== "purchase") return true;
  if (!fits(box, { faction: ["own", "neutral"] }, code, scope.seat)) return false;
  return deed.free || kindIn(box, code).cost <= state.resources;
}
