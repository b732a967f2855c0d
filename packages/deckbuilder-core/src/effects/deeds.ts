import type { CardCode } from "@sw/tabletop";
import { damageBase, damageShip, destroyShip, repairBase } from "../attack/damage.ts";
import { gainForce, gainResources, spendResources } from "../cards/counters.ts";
import { toExile } from "../cards/exile.ts";
import { drawCards, toDiscard } from "../cards/hands.ts";
import { amountOf } from "../conditions/possible.ts";
import type { Candidate, Scope } from "../conditions/selectors.ts";
import { fillSlot, toGalaxyDiscard } from "../galaxy/galaxy.ts";
import { purchase } from "../galaxy/purchase.ts";
import type { Zone } from "../language/language.ts";
import type { CardDeed, Deed } from "../language/program.ts";
import type { RuleId } from "../rules/ids.ts";
import { NO_MARK, NO_PIECE } from "../state/codes.ts";
import { gainedOf, idOf, pieceIn, withGained } from "../state/pieces.ts";
import { type Side, seatOf } from "../state/seats.ts";
import type { Piece } from "../state/state.ts";
import type { GameWork } from "../state/work.ts";
import { askTriggers, triggered } from "../triggers/triggers.ts";
import { moveCard, swapCards } from "./moves.ts";
import { sideOf, slotOf, takeCard } from "./take-card.ts";

/** Carries out a deed that affects no card, such as drawing or gaining. */
export function doPlain(work: GameWork, scope: Scope, deed: Exclude<Deed, CardDeed>): void {
  const cause = work.cause(scope.card);
  const amount = amountOf(work, scope, deed.amount);
  switch (deed.op) {
    case "draw":
      return drawCards(work, scope.seat, amount, { rule: "dbg.ability.announce", cause });
    case "repair":
      return repairBase(work, scope.seat, amount, { rule: "dbg.repair.effect", cause });
    case "spend":
      return spendResources(work, amount, { rule: "dbg.ability.announce", cause });
    case "gain":
      return gain(work, scope, deed.stat, amount);
  }
}

function gain(work: GameWork, scope: Scope, stat: "attack" | "resources" | "force", amount: number): void {
  const cause = work.cause(scope.card);
  const rule = "dbg.gain.extra";
  if (stat === "resources") return gainResources(work, amount, { rule, cause });
  if (stat === "force") return gainForce(work, scope.seat, amount, { rule, cause });
  const piece = pieceIn(work.state.sides[scope.seat].play, scope.self);
  if (piece === undefined) return;
  work.setPiece(scope.seat, withGained(piece, gainedOf(piece) + amount));
  work.emit({ type: "attack-gained", seat: seatOf(scope.seat), piece: idOf(piece), amount, rule, cause });
}

/** Carries out a deed on one card. `code` is the card afterwards, with a mark if the deed binds it to a name. */
export function doToCard(work: GameWork, scope: Scope, deed: CardDeed, card: Candidate, code: CardCode): void {
  switch (deed.op) {
    case "discard":
      return discardCard(work, scope, card, code);
    case "exile":
      return exileCard(work, scope, card);
    case "destroy":
      return destroyCard(work, scope, card);
    case "move":
      return moveCard(work, scope, card, deed.to, code);
    case "swap":
      return swapCards(work, scope, card);
    case "purchase":
      return purchaseCard(work, scope, card, deed.free, deed.bind === null ? null : code);
    case "deal-damage":
      return dealDamage(work, scope, card, amountOf(work, scope, deed.amount));
    default:
      return;
  }
}

function discardCard(work: GameWork, scope: Scope, card: Candidate, code: CardCode): void {
  const owner = ownerOf(scope.seat, card.zone);
  takeCard(work, scope.seat, card);
  if (owner === null) toGalaxyDiscard(work, code);
  else toDiscard(work, owner, code);
  work.emit({
    type: "card-discarded",
    seat: owner === null ? "galaxy" : seatOf(owner),
    card: work.ref(code),
    from: card.zone,
    piece: pieceOf(card),
    slot: slotOf(card),
    rule:
      owner === null
        ? "dbg.discard.galaxy-pile"
        : owner === scope.seat
          ? "dbg.discard.own-pile"
          : "dbg.discard.opponent-pile",
    cause: work.cause(scope.card),
  });
  refill(work, scope, card);
  if (card.zone === "opp-hand") {
    askTriggers(work, triggered(work, { on: "opponent-discard", card: code, piece: NO_PIECE }), NO_MARK);
  }
}

function exileCard(work: GameWork, scope: Scope, card: Candidate): void {
  const code = takeCard(work, scope.seat, card);
  toExile(work, code);
  work.emit({
    type: "card-exiled",
    seat: seatOf(scope.seat),
    card: work.ref(code),
    from: card.zone,
    piece: pieceOf(card),
    slot: slotOf(card),
    rule: "dbg.exile.leaves-game",
    cause: work.cause(scope.card),
  });
  refill(work, scope, card);
}

function destroyCard(work: GameWork, scope: Scope, card: Candidate): void {
  const cause = work.cause(scope.card);
  const piece = pieceAt(work, scope.seat, card);
  if (piece !== undefined) {
    destroyShip(work, sideOf(scope.seat, card.zone), piece, { rule: "dbg.destroy.opponent-ship", cause });
    return;
  }
  const code = takeCard(work, scope.seat, card);
  toGalaxyDiscard(work, code);
  const rule: RuleId = "dbg.destroy.row-ship";
  const seat = seatOf(scope.seat);
  work.emit({ type: "row-card-destroyed", seat, card: work.ref(code), slot: card.at, rule, cause });
  refill(work, scope, card);
}

function purchaseCard(work: GameWork, scope: Scope, card: Candidate, free: boolean, follow: CardCode | null): void {
  const shelf = card.zone === "galaxy-row" ? card.at : { discarded: card.card };
  const rule = free ? "dbg.ruling.free-purchase-counts" : "dbg.purchase.to-discard";
  purchase(work, shelf, free, follow, { rule, cause: work.cause(scope.card) });
}

function dealDamage(work: GameWork, scope: Scope, card: Candidate, amount: number): void {
  const cause = work.cause(scope.card);
  const seat = sideOf(scope.seat, card.zone);
  const piece = pieceAt(work, scope.seat, card);
  if (piece !== undefined) damageShip(work, seat, piece, amount, { rule: "dbg.damage.direct", cause });
  else damageBase(work, seat, amount, { rule: "dbg.damage.direct", cause });
}

function refill(work: GameWork, scope: Scope, card: Candidate): void {
  const slot = slotOf(card);
  if (slot !== null) fillSlot(work, slot, work.cause(scope.card));
}

function pieceAt(work: GameWork, side: Side, { zone, at }: Candidate): Piece | undefined {
  if (zone !== "own-play" && zone !== "opp-play") return undefined;
  return pieceIn(work.state.sides[sideOf(side, zone)].play, at);
}

function pieceOf({ zone, at }: Candidate): number | null {
  return zone === "own-play" || zone === "opp-play" ? at : null;
}

/** Returns the player whose discard pile receives a card from this zone, or null for the galaxy discard pile. */
function ownerOf(side: Side, zone: Zone): Side | null {
  return zone.startsWith("galaxy-") ? null : sideOf(side, zone);
}
