import { at, type CardCode, drawTop, pileCards } from "@sw/tabletop";
import { useAction } from "../cards/action-cards.ts";
import { toActionHand } from "../decks/action-hand.ts";
import { seen } from "../decks/told.ts";
import { roleIn } from "../leaders/leaders.ts";
import { type Box, cardOf } from "../state/box.ts";
import { NO_LEADER, NOWHERE } from "../state/codes.ts";
import type { Cause, SeenCard } from "../state/events.ts";
import {
  ADMIRAL,
  bitOf,
  type Chair,
  chairsOf,
  factionOf,
  PUBLIC,
  type Role,
  roleOf,
  type Side,
} from "../state/seats.ts";
import type { State } from "../state/state.ts";
import type { GameWork } from "../state/work.ts";

/**
 * Who holds an action card of a side: whoever controls the leader it shows first; one without leaders goes to the Admiral
 * (reb.action.starting-team). With two players all are one person's.
 */
export function holderOf(box: Box, state: State, card: CardCode): Role {
  const [leader] = cardOf(box, card, "action").leaders;
  return leader === undefined ? ADMIRAL : roleIn(state, at(box.leaders, leader));
}

/** An action card that goes to the hand of a role, as events tell it: in a team game everybody sees who holds it. */
export function seenHeld(box: Box, state: State, card: CardCode, mask: number, role: Role): SeenCard {
  const told = seen(box, card, mask);
  return state.config.players === 2 ? told : { ...told, holder: role === ADMIRAL ? "admiral" : "general" };
}

/** An immediate card, and the chair that holds it. */
export interface Immediate {
  readonly card: CardCode;
  readonly chair: Chair;
}

/** Immediate cards that a side holds: they have just come, lie open and must be used (reb.action.timing-immediate). */
export function immediatesOf(box: Box, state: State, side: Side): readonly Immediate[] {
  return chairsOf(state.config, side).flatMap((chair) =>
    pileCards(state.sides[side].actions[roleOf(chair)])
      .filter((card) => isImmediate(box, card))
      .map((card) => ({ card, chair })),
  );
}

/** True for a card that is used as soon as it comes. */
export function isImmediate(box: Box, card: CardCode): boolean {
  return cardOf(box, card, "action").entry.timing === "immediate";
}

/** A side draws a random starting action card of those in the box; an immediate one lies open. */
export function drawStartingAction(work: GameWork, side: Side, cause: Cause): void {
  const { box } = work;
  const faction = factionOf(side);
  const own = work.side(side);
  if (own.actionsBoxed.length === 0) return;
  const { card, pile } = drawTop(own.actionsBoxed, work, `draw:${faction}-starting-action`, work.nameOf);
  own.actionsBoxed = pile;
  const knownTo = isImmediate(box, card) ? PUBLIC : bitOf(side);
  const role = holderOf(box, work.state, card);
  toActionHand(work, side, role, card, knownTo);
  const cards = [seenHeld(box, work.state, card, knownTo, role)];
  work.emit({ type: "cards-drawn", faction, deck: `${faction}-action`, cards, ...cause });
}

/** Uses an immediate card: it is turned up, goes back to the box and is carried out. */
export function useImmediate(work: GameWork, { card, chair }: Immediate): void {
  useAction(work, card, NO_LEADER, { chair, system: NOWHERE }, "reb.action.timing-immediate");
}
