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
 * True for a card of a solo game's Empire that holds a probe card until the end of a Command Phase, while the Empire has none to put
 * there: it stays available (solo.setup.fifth-leader).
 */
export function waitsForProbes({ box, state }: Look, card: CardCode): boolean {
  return state.solo !== undefined && state.probes.length === 0 && isSweep(box, card);
}

function isSweep(box: Box, card: CardCode): boolean {
  return cardOf(box, card, "action").entry.held?.when === "end-of-command-phase";
}

/** The cards that the Empire of a solo game keeps in its hand until it has probe cards (solo.decision.sweep-the-area), ascending. */
export function waitingSweeps({ box, state }: Look): readonly CardCode[] {
  if (state.solo === undefined) return [];
  return pileCards(state.sides[IMPERIAL].actions[ADMIRAL]).filter((card) => isSweep(box, card));
}

/** A card in the Imperial hand is used at the end of the Command Phase, by chance among all probe cards of the Empire; see {@link sweep}. */
export function sweepFromHand(work: GameWork, card: CardCode): boolean {
  const probe = drawnProbe(work, distinct(work.state.probes));
  if (probe === undefined) return false;
  spendAction(work, IMPERIAL, ADMIRAL, card);
  turnUp(work, card, probe);
  useHeld(work, { card, probe, chair: chairOf(work.state.config, IMPERIAL, ADMIRAL) });
  return true;
}

/**
 * The end of the Command Phase of a solo game for a card that holds a probe card (Sweep the Area): the Empire turns up its probe
 * cards by chance, the one under the card among them, until one shows a system with a Rebel leader; there the card is used, and all
 * others stay in its hand. False: there is no such system, and the card waits for the next round (solo.decision.sweep-the-area).
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

/** The probe card that the card is used with leaves the Imperial hand, and everybody sees it. */
function turnUp(work: GameWork, card: CardCode, probe: CardCode): void {
  const cause = { rule: "solo.decision.sweep-the-area", cause: work.cause(card) } as const;
  tellMoved(work, IMPERIAL, "probe", probe, { from: "hand", to: "under-card" }, PUBLIC, cause);
  work.state.probes = takeOut(work.box, work.state.probes, probe).pile;
}

/** One of these probe cards, by chance of those whose systems hold a Rebel leader; undefined: none does. */
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
