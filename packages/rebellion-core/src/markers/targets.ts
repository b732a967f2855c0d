import { at, type CardCode } from "@sw/tabletop";
import type { TargetMarkers } from "../language/language.ts";
import type { Box } from "../state/box.ts";
import type { SystemIndex } from "../state/codes.ts";
import type { Cause } from "../state/events.ts";
import type { Look } from "../state/look.ts";
import type { State, TargetMarker } from "../state/state.ts";
import type { GameWork } from "../state/work.ts";

const NONE: readonly TargetMarker[] = Object.freeze([]);

/** Returns the target markers on the board, by system, then by card. */
export function targetsOn({ targets }: State): readonly TargetMarker[] {
  return targets ?? NONE;
}

/** Returns the target markers in a system. */
export function targetsIn(state: State, system: SystemIndex): readonly TargetMarker[] {
  return state.targets === undefined ? NONE : state.targets.filter((target) => target.system === system);
}

/** Returns the effect that a card gives its target markers, or undefined if it has none. */
export function targetMarkersOf(box: Box, code: CardCode): TargetMarkers | undefined {
  const card = at(box.cards, code);
  return card.type === "mission" || card.type === "objective" ? card.entry.targetMarkers : undefined;
}

/** Whether a target marker with the ability is on the board. */
export function isMarked({ box, state: { targets } }: Look, ability: TargetMarkers["ability"]): boolean {
  return targets?.some(({ card }) => targetMarkersOf(box, card)?.ability === ability) ?? false;
}

/** Counts the markers of a card that are not on the board. */
function targetsLeft({ box, state }: Look, card: CardCode): number {
  const count = targetMarkersOf(box, card)?.count ?? 0;
  return count - targetsOn(state).filter((target) => target.card === card).length;
}

/**
 * Puts a target marker of the card in a system, if one is left (rote.marker.card-says). A card puts at most one in a
 * system.
 */
export function placeTarget(work: GameWork, card: CardCode, system: SystemIndex, cause: Cause): void {
  const { state, box } = work;
  const isThere = targetsIn(state, system).some((target) => target.card === card);
  if (isThere || targetsLeft(work, card) === 0) return;
  state.targets = [...targetsOn(state), { card, system }].sort((a, b) => a.system - b.system || a.card - b.card);
  work.emit({ type: "target-placed", target: work.cause(card), system: at(box.placeIds, system), ...cause });
}

/** Takes a target marker off the board. The caller carries out the consequences. */
export function takeTarget(work: GameWork, { card, system }: TargetMarker, cause: Cause): void {
  const { state, box } = work;
  const rest = targetsOn(state).filter((other) => other.card !== card || other.system !== system);
  if (rest.length > 0) state.targets = rest;
  else delete state.targets;
  work.emit({ type: "target-removed", target: work.cause(card), system: at(box.placeIds, system), ...cause });
}
