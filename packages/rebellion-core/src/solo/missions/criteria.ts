import { at } from "@sw/tabletop";
import { possibleBases } from "../../base/pbr.ts";
import { SKILLS } from "../../language/steps.ts";
import { answersTo, leadersAt } from "../../leaders/leaders.ts";
import { skillScore, tacticScore } from "../../leaders/scores.ts";
import { canGainLoyalty } from "../../markers/loyalty.ts";
import { isImperialSystem, isRebelSystem } from "../../markers/systems.ts";
import { queueSpaceOf, type SystemKind } from "../../state/box.ts";
import { GROUND, type LeaderIndex, type SystemIndex } from "../../state/codes.ts";
import type { Look } from "../../state/look.ts";
import { IMPERIAL, REBEL } from "../../state/seats.ts";
import { hasSide, hasUnit, isAble } from "../../units/units.ts";
import { revealedBase, systemsOf } from "../board/board.ts";
import { fleetsAt } from "../board/fleets.ts";
import { gathered } from "../board/gather.ts";
import { distance, distanceToAny, hasRebels, imperialSystems, rebelSystems } from "../board/geography.ts";
import { favour, kindsOfSkill } from "../board/leaders.ts";
import { printedProduction, productionOf, strengthAt } from "../board/values.ts";
import { type Comparison, type Criterion, least, most, rather } from "../judge.ts";

type Skill = (typeof SKILLS)[number];

/** The regions in the order in which the die counts them (solo.map.numbering). */
const REGIONS = ["region-7", "region-5", "region-6", "region-1", "region-2", "region-3", "region-8", "region-4"];

/** Returns the number of a region for the die, from 1. Regions of a custom board come after those of the box. */
function regionNumber({ entry, region }: SystemKind): number {
  const place = REGIONS.indexOf(entry.region);
  return place < 0 ? REGIONS.length + region + 1 : place + 1;
}

/** A criterion that compares the systems of a row. */
export type OfSystem = (look: Look) => Criterion<SystemIndex>;
/** A criterion that compares systems by a figure, never by the die. */
type ByFigure = (look: Look) => Comparison<SystemIndex>;
/** A criterion that compares the leaders of a row. */
export type OfLeader = (look: Look) => Criterion<LeaderIndex>;

// What systems are compared by.

export const production: OfSystem = (look) => most("production", (system) => productionOf(look, system));
export const productionUnmarked: OfSystem = (look) => most("production", (system) => printedProduction(look, system));
export const fastest: OfSystem = ({ box }) => least("fastest-production", (system) => queueSpaceOf(box, system) ?? 4);
export const rebel: ByFigure = ({ state }) => rather("rebel-system", (system) => isRebelSystem(state, system));
export const subjugated: OfSystem = ({ state }) =>
  rather("subjugated", (system) => at(state.places, system).subjugated);
export const neutral: OfSystem = ({ state }) =>
  rather("neutral", (system) => at(state.places, system).loyalty === null && !at(state.places, system).subjugated);
export const sabotaged: OfSystem = ({ state }) => rather("sabotaged", (system) => at(state.places, system).sabotaged);
/** Prefers systems where the Empire can gain loyalty. */
export const gainsLoyalty: OfSystem = ({ box, state }) =>
  rather("gains-loyalty", (system) => canGainLoyalty({ box, state }, IMPERIAL, system), "solo.golden.rule");

export const possible: OfSystem = (look) => {
  const bases = possibleBases(look);
  return rather("possible-base", (system) => bases.includes(system));
};
export const base: OfSystem = (look) => rather("base", (system) => system === revealedBase(look));
export const nearBase: OfSystem = (look) => {
  const there = revealedBase(look);
  return least("distance", (system) => (there === undefined ? 0 : distance(look, system, there)));
};
export const nearFleet: OfSystem = (look) => least("distance", (system) => distanceToAny(look, system, fleetsAt(look)));
/** Prefers the possible base that is farthest from every Imperial system. Other systems come last. */
export const farFromEmpire: OfSystem = (look) => {
  const bases = possibleBases(look);
  return most("distance", (system) =>
    bases.includes(system) ? distanceToAny(look, system, imperialSystems(look)) : Number.NEGATIVE_INFINITY,
  );
};
export const strong: OfSystem = (look) => most("strength", (system) => strengthAt(look, system, IMPERIAL));
export const weak: OfSystem = (look) => least("weakest-fleet", (system) => strengthAt(look, system, IMPERIAL));
export const ledThere: OfSystem = ({ box, state }) =>
  rather("imperial-leader", (system) => leadersAt({ box, state }, system, IMPERIAL).length > 0);

export function favourable(skill: Skill): OfSystem {
  const index = SKILLS.indexOf(skill);
  return (look) => most("favourable", (system) => favour(look, system, index));
}

type Ability = "superstation" | "under-construction" | "shields-stations";
const HOLDING = {
  superstation: "death-star",
  "under-construction": "station-under-construction",
  "shields-stations": "shield-bunker",
} as const;

function isHeld({ box, state }: Look, system: SystemIndex, ability: Ability): boolean {
  return hasUnit(box, at(state.places, system).units, (kind) => kind.side === IMPERIAL && isAble(kind, ability));
}

/**
 * Creates a criterion that prefers systems with an Imperial unit of one ability and with none of the abilities in
 * `before`.
 */
export function holds(ability: Ability, ...before: readonly Ability[]): OfSystem {
  return (look) =>
    rather(
      HOLDING[ability],
      (system) => isHeld(look, system, ability) && !before.some((other) => isHeld(look, system, other)),
    );
}

/** Returns the sum of a figure over the systems of a region. */
function ofRegion(look: Look, system: SystemIndex, figure: (one: SystemIndex) => number): number {
  const { region } = at(look.box.systems, system);
  return systemsOf(look)
    .filter((one) => at(look.box.systems, one).region === region)
    .reduce((sum, one) => sum + figure(one), 0);
}

export const regionOfRebels: OfSystem = (look) => {
  const loyal = rebelSystems(look);
  return most("most-rebel-systems", (system) => ofRegion(look, system, (one) => (loyal.includes(one) ? 1 : 0)));
};
export const regionOfRebelUnits: OfSystem = (look) =>
  most("rebel-strength", (system) => ofRegion(look, system, (one) => strengthAt(look, one, REBEL)));

/**
 * Creates a criterion by the worth of one more loyalty in a region: the total production value of its best two systems
 * that pass.
 */
function regionWorth(criterion: "region-of-rebels" | "region-of-rule" | "region", tests: readonly Test[]): OfSystem {
  return (look) =>
    most(criterion, (system) => {
      const { region } = at(look.box.systems, system);
      const values = systemsOf(look)
        .filter((one) => at(look.box.systems, one).region === region && tests.some((test) => test(look, one)))
        .map((one) => productionOf(look, one))
        .sort((one, other) => other - one);
      return values.slice(0, 2).reduce((sum, value) => sum + value, 0);
    });
}

type Test = (look: Look, system: SystemIndex) => boolean;
const isRebel: Test = ({ state }, system) => isRebelSystem(state, system);
const isSubjugated: Test = ({ state }, system) => at(state.places, system).subjugated;
const isUnruled: Test = ({ box, state }, system) =>
  canGainLoyalty({ box, state }, IMPERIAL, system) && !isImperialSystem(state, system);

export const richRebels: OfSystem = regionWorth("region-of-rebels", [isRebel]);
export const richRule: OfSystem = regionWorth("region-of-rule", [isRebel, isSubjugated]);
export const richRegion: OfSystem = regionWorth("region", [isRebel, isSubjugated, isUnruled]);

/**
 * Prefers systems with the highest total strength value of the adjacent fleets that could come, each with all of its
 * units (solo.def.strength-value).
 */
export const fleetsAround: OfSystem = (look) =>
  most("fleet-strength", (system) =>
    gathered(look, system).reduce((sum, { from }) => sum + strengthAt(look, from, IMPERIAL), 0),
  );
/** Prefers systems that a fleet can enter. */
export const within: OfSystem = (look) => rather("in-reach", (system) => isWithin(look, system));

function isWithin(look: Look, system: SystemIndex): boolean {
  return gathered(look, system).length > 0;
}

/**
 * Prefers the Rebel system with the weakest Rebel ground units. Use it only after a criterion that keeps Rebel systems.
 */
export const weakestOfRebels: ByFigure = (look) =>
  least("rebel-strength", (system) =>
    isRebelSystem(look.state, system) ? strengthAt(look, system, REBEL, GROUND) : 0,
  );
export const imperial: ByFigure = ({ state }) => rather("imperial-system", (system) => isImperialSystem(state, system));
/** Prefers the Imperial system with the highest production value. */
export const productionOfOwn: ByFigure = (look) =>
  most("production", (system) => (isImperialSystem(look.state, system) ? productionOf(look, system) : 0));
export const freeOfRebels: ByFigure = (look) => rather("no-rebels", (system) => !hasRebels(look, system));
/** Chooses a region by the die, which counts regions by their numbers (solo.map.numbering). */
export const regionByLot: OfSystem = ({ box }) => ({
  criterion: "region-by-lot",
  group: (system) => String(regionNumber(at(box.systems, system))),
});

/** Prefers regions with a possible base. */
export const regionWithPossible: OfSystem = (look) => {
  const regions = new Set(possibleBases(look).map((one) => at(look.box.systems, one).region));
  return rather("possible-base", (system) => regions.has(at(look.box.systems, system).region));
};
/**
 * Prefers the revealed base, a possible base while it is hidden, or a system with Rebel units or loyalty. A possible
 * base needs no Rebels.
 */
export const toAttack: OfSystem = (look) => rather("rebels", isTarget(look));

function isTarget(look: Look): (system: SystemIndex) => boolean {
  const base = revealedBase(look);
  const bases = base === undefined ? possibleBases(look) : [base];
  return (system) => bases.includes(system) || hasRebels(look, system) || isRebelSystem(look.state, system);
}

/**
 * Whether a fleet can enter the base, a possible base, or a system worth attacking
 * (solo.decision.catch-them-by-surprise).
 */
export function canSurprise(look: Look): boolean {
  const isWorthIt = isTarget(look);
  return systemsOf(look).some((system) => isWithin(look, system) && isWorthIt(system));
}

/** Prefers systems with Imperial units. */
export const occupied: OfSystem = ({ box, state }) =>
  rather("imperial-units", (system) => hasSide({ box, state }, system, IMPERIAL));

// What leaders are compared by.

export const skilled: OfLeader = (look) => most("skill-score", (leader) => skillScore(look, leader));
export const luke: OfLeader = ({ box }) =>
  rather("luke-skywalker", (leader) => answersTo(box, leader, "luke-skywalker"));

/** Returns a function that evaluates the system of a leader. Leaders who are not on the board come last. */
function whereHeIs(look: Look, figure: (system: SystemIndex) => number): (leader: LeaderIndex) => number {
  return (leader) => {
    const spot = at(look.state.leaders, leader).at;
    return typeof spot === "number" ? figure(spot) : Number.NEGATIVE_INFINITY;
  };
}

export function favourableThere(skill: Skill | null, captives: boolean): OfLeader {
  const index = skill === null ? null : SKILLS.indexOf(skill);
  return (look) =>
    most(
      "favourable",
      whereHeIs(look, (system) => favour(look, system, index, captives)),
    );
}

export const strongThere: OfLeader = (look) =>
  most(
    "strength",
    whereHeIs(look, (system) => strengthAt(look, system, IMPERIAL)),
  );
export const skilledVariously: OfLeader = (look) => most("most-skills", (leader) => kindsOfSkill(look, leader));
export const tactical: OfLeader = (look) => most("tactic-score", (leader) => tacticScore(look, leader));
