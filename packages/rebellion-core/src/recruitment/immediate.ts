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
 * Returns the role that holds an action card: that of the player who controls the first leader shown, or the Admiral's
 * if it shows none (reb.action.starting-team).
 */
export function holderOf({ box, state }: Look, card: CardCode): Role {
  const [leader] = cardOf(box, card, "action").leaders;
  return leader === undefined ? ADMIRAL : roleIn(state, at(box.leaders, leader));
}

/** Returns an action card of a role's hand as events show it. In a team game everybody sees who holds it. */
export function seenHeld({ box, state }: Look, card: CardCode, mask: number, role: Role): SeenCard {
  const told = seen(box, card, mask);
  return state.config.players === 2 ? told : { ...told, holder: role === ADMIRAL ? "admiral" : "general" };
}

/** An immediate action card and the chair that holds it. */
export interface Immediate {
  readonly card: CardCode;
  readonly chair: Chair;
}

/**
 * Returns the immediate cards that a side holds. They have just arrived, lie open and must be used
 * (reb.action.timing-immediate).
 */
export function immediatesOf(look: Look, side: Side): readonly Immediate[] {
  const { box, state } = look;
  return chairsOf(state.config, side).flatMap((chair) =>
    pileCards(state.sides[side].actions[roleOf(chair)])
      .filter((card) => isImmediate(box, card) && !waitsForProbes(look, card))
      .map((card) => ({ card, chair })),
  );
}

/** Whether an action card is used as soon as it arrives. */
export function isImmediate(box: Box, card: CardCode): boolean {
  return cardOf(box, card, "action").entry.timing === "immediate";
}

/** Draws a random starting action card from the box for a side. Immediate cards and those of a solo Empire lie open. */
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

/** Uses an immediate card: it is turned up, returns to the box and is carried out. */
export function useImmediate(work: GameWork, { card, chair }: Immediate): void {
  useAction(work, card, NO_LEADER, { chair, system: NOWHERE }, "reb.action.timing-immediate");
}

/**
 * Uses an immediate card with which a side has just recruited. By the FAQ rulings its effect may be lost
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

/**
 * Whether the effect of an immediate card is lost: by the FAQ rulings, if all its leaders are captured, eliminated or
 * lured (reb.faq.recruit-immediate-lost).
 */
function isLost({ box, state }: Look, card: CardCode): boolean {
  if (state.config.rulings !== "faq") return false;
  return cardOf(box, card, "action").leaders.every((index) => {
    const leader = at(state.leaders, index);
    return leader.at === "eliminated" || isCaptured(box, leader) || isLured(box, leader);
  });
}
