import { addAllToBag, at, type CardCode, EMPTY_PILE, pileCards, type SeatMask } from "@sw/tabletop";
import { isOpenProbe, leaveOpen, narrowBase, toProbeHand } from "../base/base.ts";
import { takeOut } from "../decks/piles.ts";
import { tellMoved } from "../decks/told.ts";
import type { RuleId } from "../rules/ids.ts";
import { cardOf } from "../state/box.ts";
import { NOWHERE } from "../state/codes.ts";
import { effectOf } from "../state/effect-frame.ts";
import type { Look } from "../state/look.ts";
import { bitOf, type Chair, factionOf, IMPERIAL, IMPERIAL_BIT, PUBLIC, sideOf } from "../state/seats.ts";
import type { HeldProbe, State } from "../state/state.ts";
import type { GameWork } from "../state/work.ts";

const RULE: RuleId = "rote.card.held-probe";

/** Returns the probe card under an action card, or undefined if there is none. */
export function heldUnder({ held }: State, card: CardCode): HeldProbe | undefined {
  return held?.find((one) => one.card === card);
}

/** Lists the chair's action cards that hold a probe card and can be used at that moment, in ascending order. */
export function usableHeld(
  { box, state: { held } }: Look,
  chair: Chair,
  when: "turn" | "end-of-command-phase",
): readonly HeldProbe[] {
  if (held === undefined) return [];
  return held.filter((one) => one.chair === chair && cardOf(box, one.card, "action").entry.held?.when === when);
}

/**
 * Returns who knows the probe card under an action card: the side that put it there. Everyone knows it if it was faceup
 * in the Imperial hand of a solo game before (solo.refresh.probes).
 */
export function knowersOf(look: Look, { probe, chair }: HeldProbe): SeatMask {
  const side = sideOf(chair);
  const wasOpen = side === IMPERIAL && isOpenProbe(look, cardOf(look.box, probe, "probe").system);
  return wasOpen ? PUBLIC : bitOf(side);
}

/**
 * Takes a probe card out of the Imperial hand to put it under a card. The Rebels no longer know which cards remain in
 * the hand, except for those that lie open in a solo game.
 */
export function takeToHold(work: GameWork, probe: CardCode): void {
  const { box, state } = work;
  const { pile } = takeOut(box, state.probes, probe);
  state.probes = pile.length === 0 ? EMPTY_PILE : addAllToBag(EMPTY_PILE, pileCards(pile), IMPERIAL_BIT);
  if (state.solo !== undefined) leaveOpen(work, cardOf(box, probe, "probe").system);
}

/** Puts a probe card under an action card, from wherever the probe card is. */
export function holdProbe(work: GameWork, held: HeldProbe): void {
  work.state.held = [...(work.state.held ?? []), held].sort((a, b) => a.card - b.card);
}

/** Removes the probe card from under an action card. */
export function dropHeld(work: GameWork, card: CardCode): void {
  const rest = (work.state.held ?? []).filter((one) => one.card !== card);
  if (rest.length > 0) work.state.held = rest;
  else delete work.state.held;
}

/**
 * Uses an action card that holds a probe card. The Empire reveals the probe card and returns it to its hand
 * (rote.card.held-rejoins), then the action card takes effect in that system. A probe card held by the Rebels stays
 * hidden.
 */
export function useHeld(work: GameWork, { card, probe, chair }: HeldProbe): void {
  const { box } = work;
  const side = sideOf(chair);
  const cause = work.cause(card);
  work.emit({ type: "action-used", faction: factionOf(side), card: cause, leader: null, rule: RULE, cause });
  let system = NOWHERE;
  if (side === IMPERIAL) {
    ({ system } = cardOf(box, probe, "probe"));
    dropHeld(work, card);
    toProbeHand(work, system, PUBLIC);
    narrowBase(work, (candidate) => candidate !== system);
    work.revealed = true;
    tellMoved(work, IMPERIAL, "probe", at(box.probeOf, system), { from: "under-card", to: "hand" }, PUBLIC, {
      rule: "rote.card.held-rejoins",
      cause,
    });
  }
  work.push(effectOf(card, "held", { chair, system }));
}
