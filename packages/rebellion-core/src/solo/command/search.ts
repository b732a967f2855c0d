import { at } from "@sw/tabletop";
import { possibleBases } from "../../base/pbr.ts";
import { isRemote } from "../../markers/systems.ts";
import type { RuleId } from "../../rules/ids.ts";
import type { SystemIndex } from "../../state/codes.ts";
import type { Look } from "../../state/look.ts";
import { IMPERIAL, REBEL } from "../../state/seats.ts";
import { modeOf, revealedBase, roundsLeft, systemsOf } from "../board/board.ts";
import { fleetsToSail, hasGroundForce } from "../board/fleets.ts";
import { advantageAfter, gathered } from "../board/gather.ts";
import { distance, hasRebels, neutralSystems, rebelSystems, shortestWays } from "../board/geography.ts";
import { productionOf, strengthAt } from "../board/values.ts";
import { type Criterion, type Judge, least, most, rather } from "../judge.ts";

/** A fleet, its target, and the systems that it enters on a shortest way there, including the target. */
export interface March {
  readonly fleet: SystemIndex;
  readonly target: SystemIndex;
  readonly way: readonly SystemIndex[];
}

/**
 * The next action of a fleet: activating a system to move into, or reinforcing its own system with a leader and a
 * Stormtrooper.
 */
export type Advance =
  | { readonly kind: "activate"; readonly fleet: SystemIndex; readonly system: SystemIndex }
  | { readonly kind: "reinforce"; readonly fleet: SystemIndex; readonly system: SystemIndex };

/** A choice that is still open. Call it with a judge to get the result. */
export type Choice = (judge: Judge) => Advance;

/** The board and the actions that are legal now. */
export interface Search {
  readonly look: Look;
  readonly isLegal: (advance: Advance) => boolean;
}

/** Returns the total Rebel strength in the systems entered on a way (solo.move.hidden.tie-pbr). */
function rebelsOn(look: Look, { way }: March): number {
  return way.reduce((sum, system) => sum + strengthAt(look, system, REBEL), 0);
}

/** Returns the total production value of the systems between a fleet and its target. */
function productionBetween(look: Look, { way }: March): number {
  return way.slice(0, -1).reduce((sum, system) => sum + productionOf(look, system), 0);
}

function wayCriteria(look: Look): readonly Criterion<March>[] {
  return [
    least("rebels-on-the-way", (march) => rebelsOn(look, march), "solo.move.hidden.tie-pbr"),
    most("production-on-the-way", (march) => productionBetween(look, march), "solo.move.hidden.tie-pbr"),
  ];
}

const BY_DISTANCE: Criterion<March> = least("distance", ({ way }: March) => way.length);

function byFleet(look: Look): Criterion<March> {
  return most("fleet-strength", ({ fleet }) => strengthAt(look, fleet, IMPERIAL));
}

function byProduction(look: Look): Criterion<March> {
  return most("production", ({ target }) => productionOf(look, target));
}

/** Returns the criterion that picks among targets that are still equal by the die (solo.move.hidden.tie-pbr). */
function byLot({ box }: Look): Criterion<March> {
  const group = ({ target }: March): string => at(box.systems, target).id;
  return { criterion: "target-by-lot", rule: "solo.move.hidden.tie-pbr", group };
}

function nameOf({ box }: Look, { fleet, target, way }: March): string {
  const [from = "", to = ""] = [fleet, target].map((system) => at(box.systems, system).id);
  return [from, ...way.slice(0, -1).map((system) => at(box.systems, system).id), to].join(" > ");
}

/** Returns the first step of the march that the criteria choose, or undefined if there are no marches. */
function firstStep(
  { look }: Search,
  rule: RuleId,
  marches: readonly March[],
  criteria: readonly Criterion<March>[],
): Choice | undefined {
  if (marches.length === 0) return undefined;
  return (judge) => {
    const candidates = marches;
    return advance(
      look,
      judge.choose({ question: "fleet", rule, candidates, nameOf: (march) => nameOf(look, march), criteria }),
    );
  };
}

/** Lists the shortest marches of all fleets to all targets, only those with a legal first step. */
function nearestMarches(
  search: Search,
  fleets: readonly SystemIndex[],
  targets: readonly SystemIndex[],
): readonly March[] {
  const { look } = search;
  const pairs = fleets.flatMap((fleet) =>
    targets.map((target) => ({ fleet, target, moves: distance(look, fleet, target) })),
  );
  const lengths = [...new Set(pairs.map(({ moves }) => moves))].sort((one, other) => one - other);
  for (const length of lengths) {
    const marches = pairs
      .filter(({ moves }) => moves === length)
      .flatMap(({ fleet, target }) => shortestWays(look, fleet, target).map((way) => ({ fleet, target, way })))
      .filter((march) => search.isLegal(advance(look, march)));
    if (marches.length > 0) return marches;
  }
  return [];
}

/**
 * Chooses the march while the base is hidden: the fleet nearest to one of the targets moves towards it
 * (solo.move.hidden.select-fleet). A fleet that waits in a possible base without ground units has arrived at distance 0
 * (solo.move.arrive-empty).
 */
function towards(search: Search, targets: readonly SystemIndex[], waiting: readonly SystemIndex[]): Choice | undefined {
  const { look, isLegal } = search;
  const arrived = waiting
    .map((fleet): March => ({ fleet, target: fleet, way: [] }))
    .filter((march) => isLegal(advance(look, march)));
  const fleets = fleetsToSail(look).filter((fleet) => !targets.includes(fleet));
  const marches = arrived.length > 0 ? arrived : nearestMarches(search, fleets, targets);
  const criteria = [BY_DISTANCE, ...wayCriteria(look), byLot(look), byFleet(look)];
  return firstStep(search, "solo.move.hidden.select-fleet", marches, criteria);
}

/** Lists the possible bases with Imperial units but without an Imperial ground unit. */
function waitingFleets(look: Look): readonly SystemIndex[] {
  return possibleBases(look).filter(
    (system) => strengthAt(look, system, IMPERIAL) > 0 && !hasGroundForce(look, system),
  );
}

/**
 * Returns the next action of a march: it activates the first system on its way, or reinforces its own system if no
 * ground unit could stay behind (solo.move.reinforce-instead).
 */
function advance(look: Look, { fleet, way }: March): Advance {
  const [next] = way;
  return next === undefined || !hasGroundForce(look, fleet)
    ? { kind: "reinforce", fleet, system: fleet }
    : { kind: "activate", fleet, system: next };
}

/**
 * Chooses the move after a possible base was ruled out in this Command Phase. Attacks an adjacent system with Rebel
 * loyalty, Rebel units or a Rebel Cell (solo.move.hidden.after-a-find), otherwise goes towards the nearest neutral
 * system (solo.move.hidden.after-a-find-fallback). A selected fleet without ground units gets reinforcements
 * (solo.move.reinforce-instead).
 */
function afterFind(search: Search): Choice | undefined {
  const { look, isLegal } = search;
  const fleets = fleetsToSail(look);
  const near = (system: SystemIndex): readonly SystemIndex[] =>
    fleets.filter((fleet) => distance(look, fleet, system) === 1 && isLegal(advance(look, step(fleet, system))));
  const targets = rebelTargets(look).filter((system) => near(system).length > 0);
  return targets.length === 0 ? towardsNeutral(search, fleets) : attack(look, targets, near);
}

/** Returns the march of a fleet to an adjacent system. */
function step(fleet: SystemIndex, target: SystemIndex): March {
  return { fleet, target, way: [target] };
}

/**
 * Chooses a target next to some fleets, preferably one that units can enter, and then the strongest of these fleets
 * (solo.move.hidden.after-a-find).
 */
function attack(
  look: Look,
  targets: readonly SystemIndex[],
  near: (system: SystemIndex) => readonly SystemIndex[],
): Choice {
  const idOf = (system: SystemIndex): string => at(look.box.systems, system).id;
  const rule = "solo.move.hidden.after-a-find";
  return (judge) => {
    const system = judge.choose({
      question: "attack",
      rule,
      candidates: targets,
      nameOf: idOf,
      criteria: [
        rather("in-reach", (target: SystemIndex) => gathered(look, target).length > 0),
        most("advantage", (target: SystemIndex) => advantageAfter(look, target)),
        most("production", (target: SystemIndex) => productionOf(look, target)),
      ],
    });
    const criteria = [most("fleet-strength", (one: SystemIndex) => strengthAt(look, one, IMPERIAL))];
    const fleet = judge.choose({ question: "fleet", rule, candidates: near(system), nameOf: idOf, criteria });
    return advance(look, step(fleet, system));
  };
}

/** Lists the systems with Rebel loyalty, Rebel units or a Rebel Cell, in ascending order. */
function rebelTargets(look: Look): readonly SystemIndex[] {
  const { box, state } = look;
  const loyal = rebelSystems(look);
  const cells = (state.targets ?? []).filter(({ card }) => at(box.cards, card).id === "rebel-cell");
  return systemsOf(look).filter(
    (system) => loyal.includes(system) || hasRebels(look, system) || cells.some((cell) => cell.system === system),
  );
}

function towardsNeutral(search: Search, fleets: readonly SystemIndex[]): Choice | undefined {
  const { look } = search;
  const criteria = [BY_DISTANCE, byProduction(look), byFleet(look), ...wayCriteria(look)];
  const marches = marchesInto(search, fleets, neutralSystems(look));
  return firstStep(search, "solo.move.hidden.after-a-find-fallback", marches, criteria);
}

/** Lists the marches to the nearest of the targets, for fleets that are not in one of them. */
function marchesInto(
  search: Search,
  fleets: readonly SystemIndex[],
  targets: readonly SystemIndex[],
): readonly March[] {
  const outside = fleets.filter((fleet) => !targets.includes(fleet));
  return nearestMarches(search, outside, targets);
}

/**
 * Chooses the move once the base is revealed. First, fleets that can reach the base in the rounds left move there
 * (solo.move.revealed.select-fleet). Then remote systems without Imperial ground units are occupied
 * (solo.move.revealed.too-far), and last, Rebels are attacked (solo.move.revealed.leftover).
 */
function afterReveal(search: Search, base: SystemIndex): Choice | undefined {
  const { look } = search;
  const fleets = fleetsToSail(look).filter((fleet) => fleet !== base);
  const near = fleets.filter((fleet) => distance(look, fleet, base) <= roundsLeft(look));
  const open = systemsOf(look).filter(
    (system) => system !== base && mayHideBase(look, system) && !hasGroundForce(look, system),
  );
  // Where no fleet of a kind can go any more, all of them count as activated.
  return towardsBase(search, near, base) ?? occupy(search, fleets, open) ?? attackLeftover(search, fleets);
}

/** Whether the Rebels could move their base to the system: it is remote and not destroyed (reb.new-base.not-destroyed). */
function mayHideBase(look: Look, system: SystemIndex): boolean {
  return isRemote(look, system) && !at(look.state.places, system).destroyed;
}

function towardsBase(search: Search, fleets: readonly SystemIndex[], base: SystemIndex): Choice | undefined {
  const { look } = search;
  const marches = fleets.flatMap((fleet) =>
    shortestWays(look, fleet, base)
      .map((way): March => ({ fleet, target: base, way }))
      .filter((march) => search.isLegal(advance(look, march))),
  );
  const criteria = [BY_DISTANCE, byFleet(look), ...wayCriteria(look)];
  return firstStep(search, "solo.move.revealed.select-fleet", marches, criteria);
}

function occupy(search: Search, fleets: readonly SystemIndex[], targets: readonly SystemIndex[]): Choice | undefined {
  const { look } = search;
  const criteria = [BY_DISTANCE, ...wayCriteria(look), byLot(look), byFleet(look)];
  return firstStep(search, "solo.move.revealed.too-far", nearestMarches(search, fleets, targets), criteria);
}

function attackLeftover(search: Search, fleets: readonly SystemIndex[]): Choice | undefined {
  const { look } = search;
  const criteria = [
    BY_DISTANCE,
    byProduction(look),
    most("advantage", ({ target }: March) => advantageAfter(look, target), "solo.move.hidden.after-a-find"),
  ];
  const marches = marchesInto(search, fleets, rebelTargets(look));
  return firstStep(search, "solo.move.revealed.leftover", marches, criteria);
}

/** Returns the next activation of the Empire, or undefined if no fleet can go anywhere. */
export function nextAdvance(search: Search, towardsRebels: boolean): Choice | undefined {
  const { look } = search;
  const base = revealedBase(look);
  if (base !== undefined) return afterReveal(search, base);
  if (towardsRebels)
    return towards(
      search,
      systemsOf(look).filter((system) => hasRebels(look, system)),
      [],
    );
  if (look.state.solo?.found === true && modeOf(look) === "hidden") return afterFind(search);
  return towards(search, possibleBases(look), waitingFleets(look));
}
