import type { CardCode } from "@sw/tabletop";
import { fits } from "../conditions/selectors.ts";
import type { Timing, TriggerMoment } from "../language/language.ts";
import { type Box, kindIn } from "../state/box.ts";
import { NO_MARK, NO_PIECE } from "../state/codes.ts";
import type { Pending } from "../state/frames.ts";
import type { Look } from "../state/look.ts";
import { cardOf, idOf } from "../state/pieces.ts";
import type { GameWork } from "../state/work.ts";

/** Something that may trigger abilities: a moment, and the card involved. */
export interface Happening {
  readonly on: TriggerMoment;
  /** The card played or purchased. It has no meaning for other moments. */
  readonly card: CardCode;
  /** The card's piece in play, or {@link NO_PIECE}. */
  readonly piece: number;
}

/**
 * Lists the active player's abilities that a moment triggers: the card's own, then the base's, then those of pieces by
 * id.
 */
export function triggered(work: GameWork, happening: Happening): Pending[] {
  const { box, state, active } = work;
  const { on, card, piece } = happening;
  const fresh = newMoments(work, happening);
  const pending: Pending[] = [];
  const aboutCard = on === "play" || on === "purchase";
  if (aboutCard && isOwn(box, card, on)) pending.push(waiting(card, piece));
  const { base, play } = state.sides[active];
  if (base !== null && answers(work, base.card, happening, fresh)) pending.push(waiting(base.card, NO_PIECE));
  if (!box.heardInPlay.includes(on)) return pending;
  for (const other of play) {
    if (answers(work, cardOf(other), happening, fresh)) pending.push(waiting(cardOf(other), idOf(other)));
  }
  return pending;
}

function waiting(card: CardCode, self: number, target: CardCode = card): Pending {
  return { card, self, pc: 0, mandatory: false, bound: [], triggering: NO_MARK, target };
}

/**
 * Returns the triggered ability of a unit that took part in a defeat, if it has one
 * (dbg.ruling.several-bounty-hunters).
 */
export function triggeredByDefeat(box: Box, card: CardCode, self: number, target: CardCode): Pending[] {
  return timingOn(box, card, "defeat") === undefined ? [] : [waiting(card, self, target)];
}

/** Returns the triggered ability of a base that has just been revealed, if it has one (dbg.trigger.reveal-only). */
export function triggeredByReveal(box: Box, card: CardCode): Pending[] {
  return timingOn(box, card, "reveal") === undefined ? [] : [waiting(card, NO_PIECE)];
}

/**
 * Asks the player to order, use or decline triggered abilities. `release` is a mark to take off when all are resolved.
 */
export function askTriggers(work: GameWork, pending: readonly Pending[], release: number): void {
  if (pending.length > 0) work.push({ kind: "triggers", pending, release });
}

/** Whether a card's ability is triggered by playing or purchasing the card itself. */
function isOwn(box: Box, card: CardCode, on: TriggerMoment): boolean {
  return timingOn(box, card, on)?.card === "self";
}

/** Returns the timing of a card's ability if that moment triggers it, otherwise undefined. */
function timingOn(box: Box, card: CardCode, on: TriggerMoment): Extract<Timing, { kind: "triggered" }> | undefined {
  const timing = kindIn(box, card).active?.timing;
  return timing?.kind === "triggered" && timing.on === on ? timing : undefined;
}

function answers({ box, state }: Look, card: CardCode, happening: Happening, fresh: number): boolean {
  const timing = timingOn(box, card, happening.on);
  if (timing === undefined) return false;
  const moment = kindIn(box, card).active?.moment ?? 0;
  if (moment !== 0 && (moment & fresh) === 0) return false;
  const { card: about } = timing;
  return about === undefined || (about !== "self" && fits(box, about, happening.card, state.active));
}

/** Returns the limited moments for which this happening is the first of the turn, and marks them as past. */
function newMoments({ box, state, active }: GameWork, { on, card }: Happening): number {
  if (on !== "play" && on !== "purchase") return 0;
  const bits = kindIn(box, card).moments[on][active];
  const fresh = bits & ~state.moments;
  if (fresh !== 0) state.moments |= fresh;
  return fresh;
}
