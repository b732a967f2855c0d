import { at, type Step } from "@sw/tabletop";
import { placingOf } from "../../src/moving/placing.ts";
import { canJoin } from "../../src/moving/spots.ts";
import type { Action } from "../../src/state/actions.ts";
import type { Event } from "../../src/state/events.ts";
import { unitId, unitOfId } from "../../src/state/ids.ts";
import type { Look } from "../../src/state/look.ts";
import type { State } from "../../src/state/state.ts";
import { isInCohesion } from "../../src/table/cohesion.ts";
import { moverOf } from "../../src/table/movement/mover.ts";
import { nearestCohesive, seeker } from "../../src/table/movement/spots.ts";
import { type Figure, unitOfScene } from "../../src/table/scene.ts";
import { sceneOf, statusOf } from "../../src/units/positions.ts";
import { box } from "../helpers/scene.ts";

/**
 * The law that states alone cannot tell, for casualties and vehicles in the way break cohesion until a unit moves again: once a
 * unit has moved or was placed, each of its miniatures is in cohesion, or there was no spot for it in cohesion
 * (leg.cohesion.trigger, leg.cohesion.fallback). Ids of the miniatures that break it.
 */
export function straysAfter(before: State, action: Action, { state, events }: Step<State, Event>): readonly string[] {
  const look = { box, state };
  return movedUnits(state, events).flatMap((unit) => {
    const scene = sceneOf({ box: look.box, state });
    const { leader, figures } = unitOfScene(scene, unitId(state, unit));
    const strays = figures.filter((one) => one !== leader && !isInCohesion(scene, leader, one));
    return strays.filter((one) => couldJoin(look, before, action, unit, one)).map(({ id }) => id);
  });
}

/** Units that moved last in a transition, and of which no miniature is still to be placed or was defeated since. */
function movedUnits(state: State, events: readonly Event[]): readonly number[] {
  const last = events.map(({ type }) => type === "unit-moved" || type === "unit-deployed").lastIndexOf(true);
  const event = events[last];
  if (event?.type !== "unit-moved" && event?.type !== "unit-deployed") return [];
  const unit = unitOfId(state, event.unit);
  if (unit === undefined || statusOf(at(state.units, unit)) !== "deployed") return [];
  const lost = events.slice(last).some((one) => one.type === "miniature-defeated" || one.type === "leader-replaced");
  const waits = state.frames.some(
    (frame) =>
      (frame.kind === "place" && frame.unit === unit) ||
      (frame.kind === "melee" && frame.steps.some((step) => step.unit === unit)),
  );
  return lost || waits ? [] : [unit];
}

/** Whether the search that goes with the action finds a spot in cohesion for a miniature that is in none. */
function couldJoin(look: Look, before: State, action: Action, unit: number, stray: Figure): boolean {
  const { state } = look;
  const frame = before.frames[before.frames.length - 1];
  if (action.type === "place" && frame?.kind === "place") {
    const place = Number(stray.id.slice(stray.id.lastIndexOf(".") + 1));
    return canJoin(placingOf(look, frame, place));
  }
  const scene = sceneOf({ box: look.box, state });
  const { leader, figures } = unitOfScene(scene, unitId(state, unit));
  const mover = moverOf(scene, unitId(state, unit), { speed: 1 });
  const member = mover.followers.find(({ spec }) => spec.id === stray.id);
  const others = figures.filter((one) => one !== leader && one !== stray);
  const lead = { leader, axis: { x: 1, y: 0 }, deploying: false, avoidDifficult: false };
  return member !== undefined && nearestCohesive(seeker(mover, lead, member, others)) !== undefined;
}
