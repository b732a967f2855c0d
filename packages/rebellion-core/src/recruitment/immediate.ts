import { at, type CardCode, drawTop, pileCards } from "@sw/tabletop";
import { useAction } from "../cards/action-cards.ts";
import { waitsForProbes } from "../cards/sweep.ts";
import { spendAction, toActionHand } from "../decks/action-hand.ts";
import { seen, tellMoved } from "../decks/told.ts";
import { isCaptured, isLured, roleIn } from "../leaders/leaders.ts";
import { type Box, cardOf } from "../state/box.ts";
import { type LeaderIndex, NO_LEADER, NOWHERE } from "../state/codes.ts";
import type { Cause, SeenCard } from "../state/events.ts";
import type { Look } from "../state/look.ts";
import {
  ADMIRAL,
  bitOf,
  type Chair,
  chairOf,
  chairsOf,
  factionOf,
  IMPERIAL,
  PUBLIC,
  type Role,
  roleOf,
  type Side,
} from "../state/seats.ts";
import type { GameWork } from "../state/work.ts";

/**
 * Returns the chair that holds an action card: the player who controls the leader it shows first, or the Admiral if it
 * shows none (reb.action.starting-team). With two players each side is one person.
 */
export function holderOf({ box, state }: Look, card: CardCode): Role {
  const [leader] = cardOf(box, card, "action").leaders;
  return leader === undefined ? ADMIRAL : roleIn(state, at(box.leaders, leader));
}

/** An action card that goes to the hand of a role, as events tell it: in a team game everybody sees who holds it. */
export function seenHeld({ box, state }: Look, card: CardCode, mask: number, role: Role): SeenCard {
  const told = seen(box, card, mask);
  return state.config.players === 2 ? told : { ...told, holder: role === ADMIRAL ? "admiral" : "general" };
}

/** An immediate card, and the chair that holds it. */
export interface Immediate {
  readonly card: CardCode;
  readonly chair: Chair;
}

/** Immediate cards that a side holds: they have just come, lie open and must be used (reb.action.timing-immediate). */
export function immediatesOf(look: Look, side: Side): readonly Immediate[] {
  const { box, state } = look;
  return chairsOf(state.config, side).flatMap((chair) =>
    pileCards(state.sides[side].actions[roleOf(chair)])
      .filter((card) => isImmediate(box, card) && !waitsForProbes(look, card))
      .map((card) => ({ card, chair })),
  );
}

/** True for a card that is used as soon as it comes. */
export function isImmediate(box: Box, card: CardCode): boolean {
  return cardOf(box, card, "action").entry.timing === "immediate";
}

/** A side draws a random starting action card of those in the box; an immediate one lies open, and so does what a solo Empire draws. */
export function drawStartingAction(work: GameWork, side: Side, cause: Cause): void {
  const { box } = work;
  const faction = factionOf(side);
  const own = work.side(side);
  if (own.actionsBoxed.length === 0) return;
  const { card, pile } = drawTop(own.actionsBoxed, work, `draw:${faction}-starting-action`, work.nameOf);
  own.actionsBoxed = pile;
  const isOpen = isImmediate(box, card) || (side === IMPERIAL && work.state.solo !== undefined);
  const knownTo = isOpen ? PUBLIC : bitOf(side);
  const role = holderOf(work, card);
  toActionHand(work, side, role, card, knownTo);
  const cards = [seenHeld(work, card, knownTo, role)];
  work.emit({ type: "cards-drawn", faction, deck: `${faction}-action`, cards, from: "box", to: "hand", ...cause });
}

/** Uses an immediate card: it is turned up, goes back to the box and is carried out. */
export function useImmediate(work: GameWork, { card, chair }: Immediate): void {
  useAction(work, card, NO_LEADER, { chair, system: NOWHERE }, "reb.action.timing-immediate");
}

/**
 * An immediate card that a side has just recruited with is used at once; by the faq rulings it may be lost
 * (reb.action.timing-immediate, reb.faq.recruit-immediate-lost).
 */
export function useKept(work: GameWork, side: Side, role: Role, card: CardCode, leader: LeaderIndex): void {
  const { box, state } = work;
  if (!isImmediate(box, card) || waitsForProbes(work, card)) return;
  if (leader !== NO_LEADER || !isLost(work, card)) {
    return useImmediate(work, { card, chair: chairOf(state.config, side, role) });
  }
  spendAction(work, side, role, card);
  const lost: Cause = { rule: "reb.faq.recruit-immediate-lost", cause: null };
  tellMoved(work, side, `${factionOf(side)}-action`, card, { from: "hand", to: "box" }, PUBLIC, lost);
}

/** By the faq rulings an immediate card has no effect if all its leaders are captured, eliminated or lured (reb.faq.recruit-immediate-lost). */
function isLost({ box, state }: Look, card: CardCode): boolean {
  if (state.config.rulings !== "faq") return false;
  return cardOf(box, card, "action").leaders.every((index) => {
    const leader = at(state.leaders, index);
    return leader.at === "eliminated" || isCaptured(box, leader) || isLured(box, leader);
  });
}
