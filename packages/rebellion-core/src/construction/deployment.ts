import { at } from "@sw/tabletop";
import { isRemote } from "../markers/systems.ts";
import type { RuleId } from "../rules/ids.ts";
import type { UnitKind } from "../state/box.ts";
import { GROUND, type PlaceIndex, type UnitIndex } from "../state/codes.ts";
import type { Cause } from "../state/events.ts";
import type { DeployFrame } from "../state/frames.ts";
import type { Look } from "../state/look.ts";
import { IMPERIAL, opponentOf, REBEL, type Side } from "../state/seats.ts";
import type { GameWork } from "../state/work.ts";
import { placeUnits, replaceUnit } from "../units/board.ts";
import { countUnits, hasSide, hasUnit, isAble, unitsOf } from "../units/units.ts";

/**
 * Returns the place where a Death Star is under construction: a finished one can only go there
 * (reb.death-star.deploy-only-at-dsuc). Undefined if there is none.
 */
export function superstationSite({ box, state }: Look): PlaceIndex | undefined {
  const found = state.places.findIndex(({ units }) =>
    hasUnit(box, units, (kind) => isAble(kind, "under-construction")),
  );
  return found < 0 ? undefined : found;
}

/** Deploys a unit that has left the queue. A Death Star replaces the Death Star Under Construction. */
export function deployUnit(work: GameWork, side: Side, unit: UnitIndex, place: PlaceIndex, cause: Cause): void {
  const { box } = work;
  const { units } = at(work.state.places, place);
  const site = box.units.find((kind) => isAble(kind, "under-construction") && at(units, kind.index) > 0);
  if (site !== undefined && isAble(at(box.units, unit), "superstation")) {
    replaceUnit(work, side, site.index, unit, place, { ...cause, rule: "reb.death-star.deploy-only-at-dsuc" });
  } else placeUnits(work, side, unitsOf(box, unit, 1), place, "deployed", cause);
}

/**
 * The most units that can be deployed in a place in one Refresh Phase (reb.deploy.two-per-system,
 * reb.deploy.rebel-base-space-limit).
 */
export const DEPLOY_LIMIT = 2;

/** A deployment in progress: its side, and the place of each unit deployed in it that opens remote systems. */
export type Deployment = Pick<DeployFrame, "side" | "arrived">;

/**
 * Returns the rule that forbids a side to deploy a unit type at a place, or undefined if it may. The caller checks the
 * limit per place.
 */
export function whyNotDeployed(
  look: Look,
  deployment: Deployment,
  unit: UnitIndex,
  place: PlaceIndex,
): RuleId | undefined {
  return whyNotFor(at(look.box.units, unit))(look, deployment, place);
}

type WhyNot = (look: Look, deployment: Deployment, place: PlaceIndex) => RuleId | undefined;

/** Returns the check of places for a unit type. */
function whyNotFor(kind: UnitKind): WhyNot {
  if (isAble(kind, "superstation")) return whyNotCompleted;
  return isAble(kind, "deploys-beside-ground") ? whyNotGarrisoned : whyNotBuilt;
}

/**
 * Returns why a Shield Bunker cannot be deployed at a place. It goes where any unit goes, and also beside own ground
 * units where no enemy unit is (rote.unit.bunker-deployment).
 */
function whyNotGarrisoned(look: Look, deployment: Deployment, place: PlaceIndex): RuleId | undefined {
  const usual = whyNotBuilt(look, deployment, place);
  if (usual === undefined || place === look.box.baseSpace) return usual;
  if (at(look.state.places, place).sabotaged) return "reb.deploy.sabotage-blocks";
  const { side } = deployment;
  const free = hasSide(look, place, side, GROUND) && !hasSide(look, place, opponentOf(side));
  return free ? undefined : "rote.unit.bunker-deployment";
}

/**
 * Whether a Shield Bunker that was there before this deployment opens a remote system to it
 * (rote.unit.bunker-reinforcement).
 */
function isOpened({ box, state }: Look, { side, arrived = [] }: Deployment, place: PlaceIndex): boolean {
  if (!box.abilities.has("opens-remote")) return false;
  const { units } = at(state.places, place);
  const openers = countUnits(box, units, (kind) => kind.side === side && isAble(kind, "opens-remote"));
  return openers > arrived.filter((one) => one === place).length;
}

/** Returns why a unit other than a Death Star or a Shield Bunker cannot be deployed at a place. */
function whyNotBuilt(look: Look, deployment: Deployment, place: PlaceIndex): RuleId | undefined {
  const { box, state } = look;
  const { side } = deployment;
  if (place === box.baseSpace) {
    if (side !== REBEL) return "reb.deploy.where";
    return state.base.revealed ? "reb.deploy.revealed-blocks-space" : undefined;
  }
  const { loyalty, subjugated, sabotaged } = at(state.places, place);
  const remote = isRemote(look, place);
  const opened = remote && isOpened(look, deployment, place);
  if (remote && !opened) return "reb.deploy.remote-blocks";
  if (sabotaged) return "reb.deploy.sabotage-blocks";
  if (side === REBEL && subjugated) return "reb.deploy.ltp-rebel-subjugated";
  if (loyalty !== side && !opened && !(side === IMPERIAL && subjugated)) return "reb.deploy.where";
  return hasSide(look, place, opponentOf(side)) ? "reb.deploy.enemy-blocks" : undefined;
}

/**
 * Returns why a Death Star cannot be deployed at a place: it only goes where one is under construction
 * (reb.death-star.deploy-only-at-dsuc).
 */
function whyNotCompleted(look: Look, { side }: Deployment, place: PlaceIndex): RuleId | undefined {
  const { box, state } = look;
  const { units, sabotaged } = at(state.places, place);
  if (!hasUnit(box, units, (kind) => kind.side === side && isAble(kind, "under-construction"))) {
    return "reb.death-star.deploy-only-at-dsuc";
  }
  if (sabotaged) return "reb.deploy.sabotage-blocks";
  // By the faq rulings Rebel ground units do not stop it (reb.faq.death-star-replaces-dsuc).
  const theater = state.config.rulings === "faq" ? 0 : undefined;
  return hasSide(look, place, opponentOf(side), theater) ? "reb.deploy.enemy-blocks" : undefined;
}

/**
 * Returns a function that lists the places where a unit type can be deployed, ascending. The places for ordinary types
 * are computed only once.
 */
export function deployPlaces(look: Look, deployment: Deployment): (unit: UnitIndex) => readonly PlaceIndex[] {
  let common: readonly PlaceIndex[] | undefined;
  const open = (why: WhyNot): readonly PlaceIndex[] => {
    const places: PlaceIndex[] = [];
    for (let place = 0; place <= look.box.baseSpace; place++) {
      if (why(look, deployment, place) === undefined) places.push(place);
    }
    return places;
  };
  return (unit) => {
    const why = whyNotFor(at(look.box.units, unit));
    if (why !== whyNotBuilt) return open(why);
    common ??= open(whyNotBuilt);
    return common;
  };
}
