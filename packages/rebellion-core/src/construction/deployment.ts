import { at } from "@sw/tabletop";
import { isRemote } from "../markers/systems.ts";
import type { RuleId } from "../rules/ids.ts";
import type { Box } from "../state/box.ts";
import type { PlaceIndex, UnitIndex } from "../state/codes.ts";
import type { Cause } from "../state/events.ts";
import { IMPERIAL, opponentOf, REBEL, type Side } from "../state/seats.ts";
import type { State } from "../state/state.ts";
import type { GameWork } from "../state/work.ts";
import { placeUnits, replaceUnit } from "../units/board.ts";
import { hasSide, hasUnit, isAble, unitsOf } from "../units/units.ts";

/** Where a Death Star is being built: a finished one goes there only (reb.death-star.deploy-only-at-dsuc). */
export function superstationSite(box: Box, state: State): PlaceIndex | undefined {
  const found = state.places.findIndex(({ units }) =>
    hasUnit(box, units, (kind) => isAble(kind, "under-construction")),
  );
  return found < 0 ? undefined : found;
}

/** Deploys a unit that has left the queue. A Death Star takes the place of the one under construction. */
export function deployUnit(work: GameWork, side: Side, unit: UnitIndex, place: PlaceIndex, cause: Cause): void {
  const { box } = work;
  const { units } = at(work.state.places, place);
  const site = box.units.find((kind) => isAble(kind, "under-construction") && at(units, kind.index) > 0);
  if (site !== undefined && isAble(at(box.units, unit), "superstation")) {
    replaceUnit(work, side, site.index, unit, place, { ...cause, rule: "reb.death-star.deploy-only-at-dsuc" });
  } else placeUnits(work, side, unitsOf(box, unit, 1), place, "deployed", cause);
}

/** Most units deployed in a place in one Refresh Phase (reb.deploy.two-per-system, reb.deploy.rebel-base-space-limit). */
export const DEPLOY_LIMIT = 2;

/** The rule that keeps a side from deploying a unit of the type at a place; undefined: it may. The limit is the caller's. */
export function whyNotDeployed(
  box: Box,
  state: State,
  side: Side,
  unit: UnitIndex,
  place: PlaceIndex,
): RuleId | undefined {
  return isAble(at(box.units, unit), "superstation")
    ? whyNotCompleted(box, state, side, place)
    : whyNotBuilt(box, state, side, place);
}

/** The rule that keeps a side from deploying at a place any unit that is not a Death Star; undefined if it may. */
function whyNotBuilt(box: Box, state: State, side: Side, place: PlaceIndex): RuleId | undefined {
  if (place === box.baseSpace) {
    if (side !== REBEL) return "reb.deploy.where";
    return state.base.revealed ? "reb.deploy.revealed-blocks-space" : undefined;
  }
  const { loyalty, subjugated, sabotaged } = at(state.places, place);
  if (isRemote(box, state, place)) return "reb.deploy.remote-blocks";
  if (sabotaged) return "reb.deploy.sabotage-blocks";
  if (side === REBEL && subjugated) return "reb.deploy.ltp-rebel-subjugated";
  if (loyalty !== side && !(side === IMPERIAL && subjugated)) return "reb.deploy.where";
  return hasSide(box, state, place, opponentOf(side)) ? "reb.deploy.enemy-blocks" : undefined;
}

/** A Death Star goes where one under construction is and nowhere else (reb.death-star.deploy-only-at-dsuc). */
function whyNotCompleted(box: Box, state: State, side: Side, place: PlaceIndex): RuleId | undefined {
  const { units, sabotaged } = at(state.places, place);
  if (!hasUnit(box, units, (kind) => kind.side === side && isAble(kind, "under-construction"))) {
    return "reb.death-star.deploy-only-at-dsuc";
  }
  if (sabotaged) return "reb.deploy.sabotage-blocks";
  // By the faq rulings Rebel ground units do not stop it (reb.faq.death-star-replaces-dsuc).
  const theater = state.config.rulings === "faq" ? 0 : undefined;
  return hasSide(box, state, place, opponentOf(side), theater) ? "reb.deploy.enemy-blocks" : undefined;
}

/** Finds the places that take units of a type, ascending; where all but Death Stars go is looked up once. */
export function deployPlaces(box: Box, state: State, side: Side): (unit: UnitIndex) => readonly PlaceIndex[] {
  let common: readonly PlaceIndex[] | undefined;
  const open = (why: typeof whyNotBuilt): readonly PlaceIndex[] => {
    const places: PlaceIndex[] = [];
    for (let place = 0; place <= box.baseSpace; place++) {
      if (why(box, state, side, place) === undefined) places.push(place);
    }
    return places;
  };
  return (unit) => {
    if (isAble(at(box.units, unit), "superstation")) return open(whyNotCompleted);
    common ??= open(whyNotBuilt);
    return common;
  };
}
