import { at, type CardCode, pileCards } from "@sw/tabletop";
import { toProbeHand } from "../base/base.ts";
import { spendAction } from "../decks/action-hand.ts";
import { distinct, takeOut } from "../decks/piles.ts";
import { tellMoved } from "../decks/told.ts";
import { leadersAt } from "../leaders/leaders.ts";
import { type Box, cardId, cardOf } from "../state/box.ts";
import type { Look } from "../state/look.ts";
import { ADMIRAL, chairOf, IMPERIAL, PUBLIC, REBEL } from "../state/seats.ts";
import type { HeldProbe } from "../state/state.ts";
import type { GameWork } from "../state/work.ts";
import { knowersOf, useHeld } from "./held.ts";

/**
 * Whether the card must wait because the Empire of a solo game has no probe card to put under it. This concerns cards
 * that hold a probe card until the end of a Command Phase; they stay available (solo.setup.fifth-leader).
 */
export function waitsForProbes({ box, state }: Look, card: CardCode): boolean {
  return state.solo !== undefined && state.probes.length === 0 && isSweep(box, card);
}

function isSweep(box: Box, card: CardCode): boolean {
  return cardOf(box, card, "action").entry.held?.when === "end-of-command-phase";
}

/**
 * Lists the cards that the Empire of a solo game keeps in hand until it has probe cards (solo.decision.sweep-the-area),
 * in ascending order.
 */
export function waitingSweeps({ box, state }: Look): readonly CardCode[] {
  if (state.solo === undefined) return [];
  return pileCards(state.sides[IMPERIAL].actions[ADMIRAL]).filter((card) => isSweep(box, card));
}

/**
 * Uses Sweep the Area from the Imperial hand at the end of the Command Phase, with a random probe card of the Empire.
 * Returns false if no probe card fits; see {@link sweep}.
 */
export function sweepFromHand(work: GameWork, card: CardCode): boolean {
  const probe = drawnProbe(work, distinct(work.state.probes));
  if (probe === undefined) return false;
  spendAction(work, IMPERIAL, ADMIRAL, card);
  turnUp(work, card, probe);
  useHeld(work, { card, probe, chair: chairOf(work.state.config, IMPERIAL, ADMIRAL) });
  return true;
}

/**
 * Uses Sweep the Area at the end of the Command Phase of a solo game. The Empire reveals its probe cards at random,
 * including the one under the card, until one shows a system with a Rebel leader, and uses the card there. Returns
 * false if there is no such system; the card then waits for the next round (solo.decision.sweep-the-area).
 */
export function sweep(work: GameWork, held: HeldProbe): boolean {
  const { box, state } = work;
  const probe = drawnProbe(work, [...distinct(state.probes), held.probe]);
  if (probe === undefined) return false;
  if (probe !== held.probe) {
    const cause = { rule: "solo.decision.sweep-the-area", cause: work.cause(held.card) } as const;
    tellMoved(work, IMPERIAL, "probe", held.probe, { from: "under-card", to: "hand" }, knowersOf(work, held), cause);
    toProbeHand(work, cardOf(box, held.probe, "probe").system, 0);
    turnUp(work, held.card, probe);
  }
  useHeld(work, { ...held, probe });
  return true;
}

/** Moves the probe card that is used from the Imperial hand to the card, faceup. */
function turnUp(work: GameWork, card: CardCode, probe: CardCode): void {
  const cause = { rule: "solo.decision.sweep-the-area", cause: work.cause(card) } as const;
  tellMoved(work, IMPERIAL, "probe", probe, { from: "hand", to: "under-card" }, PUBLIC, cause);
  work.state.probes = takeOut(work.box, work.state.probes, probe).pile;
}

/** Returns a random probe card among those whose systems hold a Rebel leader, or undefined if there is none. */
function drawnProbe(work: GameWork, probes: readonly CardCode[]): CardCode | undefined {
  const { box } = work;
  const catching = probes
    .filter((card) => leadersAt(work, cardOf(box, card, "probe").system, REBEL).length > 0)
    .sort((one, other) => one - other);
  const [only, another] = catching;
  if (only === undefined || another === undefined) return only;
  const name = (index: number): string => cardId(box, at(catching, index));
  return at(catching, work.pick("take:probe", catching.length, name));
}
