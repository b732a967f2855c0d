import type { CardCode } from "@sw/tabletop";
import { takeTarget, targetMarkersOf, targetsIn, targetsOn } from "../markers/targets.ts";
import { GROUND, type SystemIndex } from "../state/codes.ts";
import type { Cause } from "../state/events.ts";
import type { Look } from "../state/look.ts";
import { opponentOf, type Side } from "../state/seats.ts";
import type { TargetMarker } from "../state/state.ts";
import type { GameWork } from "../state/work.ts";
import { changeReputation } from "../tracks/tracks.ts";
import { hasSide } from "../units/units.ts";

/**
 * Returns the target markers that the side may remove, by system: those where it has a ground unit and the other side
 * has none, no matter which side put them there (rote.marker.remove).
 */
export function removableTargets(look: Look, side: Side): readonly TargetMarker[] {
  if (look.state.targets === undefined) return [];
  return look.state.targets.filter(
    ({ system }) => hasSide(look, system, side, GROUND) && !hasSide(look, system, opponentOf(side), GROUND),
  );
}

/**
 * Removes a target marker and carries out what its card says about that. An objective kept in play by its markers is
 * discarded with the last one (rote.objective.stays-in-play). Then the card may give reputation
 * (rote.marker.raid-outposts), which may end the game.
 */
export function removeTarget(work: GameWork, target: TargetMarker, cause: Cause): void {
  const { box } = work;
  takeTarget(work, target, cause);
  endObjective(work, target.card);
  if (targetMarkersOf(box, target.card)?.ability === "reputation-when-removed") {
    changeReputation(work, 1, { rule: "rote.marker.raid-outposts", cause: work.cause(target.card) });
  }
}

/** Removes the target markers of a system one by one (rote.marker.destroyed-system), until the game ends. */
export function removeTargets(work: GameWork, system: SystemIndex, cause: Cause): void {
  for (const target of targetsIn(work.state, system)) {
    if (work.state.outcome !== null) return;
    removeTarget(work, target, cause);
  }
}

/** Discards an objective in play if none of its markers is left (rote.objective.discarded). */
export function endObjective(work: GameWork, card: CardCode): void {
  const { state } = work;
  const inPlay = state.objectivesInPlay;
  if (inPlay === undefined || !inPlay.includes(card) || targetsOn(state).some((target) => target.card === card)) return;
  const rest = inPlay.filter((other) => other !== card);
  if (rest.length > 0) state.objectivesInPlay = rest;
  else delete state.objectivesInPlay;
  state.objectivesPlayed = [...state.objectivesPlayed, card];
  work.emit({
    type: "objective-discarded",
    card: work.cause(card),
    from: "in-play",
    rule: "rote.objective.discarded",
    cause: null,
  });
}
