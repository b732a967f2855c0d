import { type CardCode, EMPTY_PILE } from "@sw/tabletop";
import { gainForce, gainResources, ownEnd, spendResources } from "../cards/counters.ts";
import { drawCards } from "../cards/hands.ts";
import type { CardRef } from "../state/actions.ts";
import { kindIn } from "../state/box.ts";
import { NO_CARD, NO_MARK, NO_PIECE } from "../state/codes.ts";
import { cardOf, idOf, newPiece, upright } from "../state/pieces.ts";
import { opponentOf, type Side, seatOf } from "../state/seats.ts";
import { HAND_SIZE, type Piece } from "../state/state.ts";
import type { GameWork } from "../state/work.ts";
import { askTriggers, triggered, triggeredByReveal } from "../triggers/triggers.ts";

/** Begins a player's turn by putting its start on the stack. Its actions and its end follow from there. */
export function startTurn(work: GameWork, seat: Side): void {
  const { state } = work;
  state.turn += 1;
  state.active = seat;
  state.moments = 0;
  state.permittedAttacks = 0;
  for (const side of [0, 1] as const) {
    const { base } = state.sides[side];
    if (base !== null && base.prevented > 0) work.player(side).base = { ...base, prevented: 0 };
  }
  const rule = state.turn === 1 ? "dbg.turn.empire-first" : "dbg.turn-start.order";
  work.emit({ type: "turn-started", seat: seatOf(seat), turn: state.turn, rule, cause: null });
  work.enter({ kind: "turn-start", stage: 0 });
}

/**
 * Reveals a base as the active player's new one and asks about the ability that this triggers
 * (dbg.turn-start.new-base).
 */
export function revealBase(work: GameWork, code: CardCode): void {
  const player = work.player(work.active);
  player.bases = player.bases.filter((other) => other !== code);
  player.base = { card: code, damage: 0, used: false, prevented: 0 };
  work.revealed = true;
  const seat = seatOf(work.active);
  work.emit({ type: "base-revealed", seat, base: work.ref(code), rule: "dbg.turn-start.new-base", cause: null });
  askTriggers(work, triggeredByReveal(work.box, code), NO_MARK);
}

/** Gains one resource if the Force marker is on the last space of the player's end (dbg.turn-start.force-bonus). */
export function gainForceBonus(work: GameWork): void {
  if (work.state.force !== ownEnd(work.active)) return;
  gainResources(work, 1, { rule: "dbg.turn-start.force-bonus", cause: null });
}

/** Gains the resources of the player's capital ships in play (dbg.turn-start.ship-resources). */
export function gainShipResources(work: GameWork): void {
  for (const ship of work.state.sides[work.active].play) {
    const card = cardOf(ship);
    gainResources(work, kindIn(work.box, card).resources, {
      rule: "dbg.turn-start.ship-resources",
      cause: work.cause(card),
    });
  }
}

/** Asks about abilities at the start of the turn, including those of a base revealed in this turn. */
export function askTurnStart(work: GameWork): void {
  askTriggers(work, triggered(work, { on: "turn-start", card: NO_CARD, piece: NO_PIECE }), NO_MARK);
}

/**
 * Plays a card from hand: puts it into play, gains its resources and Force, then asks about triggered abilities
 * (dbg.play.*).
 */
export function playCard(work: GameWork, code: CardCode): void {
  const { state, active } = work;
  const kind = kindIn(work.box, code);
  const player = work.player(active);
  const id = state.nextId;
  state.nextId += 1;
  player.play = [...player.play, newPiece(id, code)];
  const seat = seatOf(active);
  const card = work.ref(code);
  const cause = work.cause(code);
  work.emit({ type: "card-played", seat, card, piece: id, rule: "dbg.play.from-hand", cause: null });
  gainResources(work, kind.resources, { rule: "dbg.play.gain-resources-now", cause });
  if (kind.force > 0) gainForce(work, active, kind.force, { rule: "dbg.play.then-force", cause });
  askTriggers(work, triggered(work, { on: "play", card: code, piece: id }), NO_MARK);
}

/**
 * Cleans up after a turn: discards units and the hand, keeps ships, empties the pool and draws five cards
 * (dbg.end-turn.*).
 */
export function cleanUp(work: GameWork): void {
  const { state, active, box } = work;
  const player = work.player(active);
  const discard = player.discard.slice();
  const names: CardRef[] = [];
  const pieces: number[] = [];
  const ships: Piece[] = [];
  const put = (code: CardCode): void => {
    discard.push(code);
    names.push(work.ref(code));
  };
  for (const piece of player.play) {
    if (kindIn(box, cardOf(piece)).type === "unit") {
      put(cardOf(piece));
      pieces.push(idOf(piece));
    } else ships.push(upright(piece));
  }
  for (const { cards } of player.hand) for (const code of cards) put(code);
  player.play = ships;
  player.hand = EMPTY_PILE;
  player.discard = discard;
  if (player.base?.used) player.base = { ...player.base, used: false };
  const seat = seatOf(active);
  work.emit({ type: "turn-ended", seat, discarded: names, pieces, rule: "dbg.end-turn.discard-units", cause: null });
  spendResources(work, state.resources, { rule: "dbg.end-turn.clear-pool", cause: null });
  drawCards(work, active, HAND_SIZE, { rule: "dbg.end-turn.draw-five", cause: null });
}

/** Begins the turn of the next player. */
export function passTurn(work: GameWork): void {
  startTurn(work, opponentOf(work.active));
}
