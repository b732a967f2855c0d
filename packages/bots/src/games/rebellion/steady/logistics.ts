import type { Action, PlaceId } from "@sw/rebellion-core";
import { unitOf } from "@sw/rebellion-core/read";
import type { Chance } from "@sw/tabletop";
import { countOf, unitsAt, unitWorth, worthOfUnits } from "./force.ts";
import { missionWorth } from "./missions.ts";
import { actionOf, BASE_SPACE, distance, isPopulous, missionOf } from "./pieces.ts";
import { basePlace, contextOf } from "./seen.ts";
import { leaderWorth, type Situation } from "./situation.ts";

type Scorer = (action: Action) => number;

/** Scores starting units: the Empire spreads each type evenly over its systems, the Rebels keep most in the base. */
export function scoreStart(seen: Situation, actions: readonly Action[]): Scorer {
  const { left = [] } = contextOf(seen.view, "starting-units") ?? {};
  return (action) => {
    if (action.type !== "place") return 0;
    if (seen.own === "rebel") return rebelStart(seen, action.subject, action.at);
    const type = action.subject;
    const places = actions.flatMap((one) => (one.type === "place" && one.subject === type ? [one.at] : []));
    const share = Math.ceil(countIn(left, type) / places.length);
    const there = unitsAt(seen, action.at, "imperial").find(({ unit }) => unit === type)?.count ?? 0;
    return there < share ? places.length - places.indexOf(action.at) : -there;
  };
}

/** Returns how many units of a type a list holds. */
function countIn(units: readonly UnitsOfType[], type: string): number {
  return units.reduce((sum, { unit, count }) => (unit === type ? sum + count : sum), 0);
}

type UnitsOfType = { readonly unit: string; readonly count: number };

/** Scores a Rebel starting unit: a few ships and troopers go to one system, the rest to the base. */
function rebelStart(seen: Situation, unit: string, at: PlaceId): number {
  if (at === BASE_SPACE) return 1;
  const wanted = unit === "corellian-corvette" || unit === "x-wing" ? 1 : unit === "rebel-trooper" ? 2 : 0;
  const there = unitsAt(seen, at, "rebel").find((one) => one.unit === unit)?.count ?? 0;
  return there < wanted ? 2 + distanceToEmpire(seen, at) / 10 : 0;
}

/** Returns the number of moves from the nearest Imperial units to a system, 9 at most. */
function distanceToEmpire(seen: Situation, to: PlaceId): number {
  const near = seen.view.places.filter(({ id }) => countOf(unitsAt(seen, id, "imperial")) > 0);
  return Math.min(9, ...near.map(({ id }) => distance(id, to)));
}

/** Scores systems for the base: far from the Empire, remote, without Rebel units, with some randomness. */
export function scoreBase(seen: Situation, chance: Chance): Scorer {
  return (action) => {
    if (action.type !== "choose-system") return 0;
    const luck = chance.pick("steady-bot-base", 6, String) / 2;
    const betrayed = countOf(unitsAt(seen, action.subject, "rebel")) > 0 ? 3 : 0;
    return (
      2 * Math.min(3, distanceToEmpire(seen, action.subject)) + (isPopulous(action.subject) ? 0 : 1) + luck - betrayed
    );
  };
}

/** How many units of a type a side wants for each of the others that the same icon can build. */
const BUILD_SHARE: Readonly<Record<string, number>> = {
  "x-wing": 1.2,
  "y-wing": 1,
  "rebel-transport": 0.35,
  "ion-cannon": 0.8,
};

/** Scores what is built: first the type that falls furthest short of the wanted number. */
export function scoreBuild(seen: Situation): Scorer {
  return (action) => {
    if (action.type !== "take-unit") return action.type === "destroy" ? -9 : 0;
    const have = countOf(
      [...seen.view.places.flatMap(({ units }) => units), ...seen.view.sides[seen.own].queue.flat()].filter(
        ({ unit }) => unit === action.subject,
      ),
    );
    return (
      10 +
      unitWorth(unitOf(action.subject)) / 10 +
      (BUILD_SHARE[action.subject] ?? 1) * 3 -
      have / (BUILD_SHARE[action.subject] ?? 1) / 3
    );
  };
}

/** The most units deployed in one place. */
const DEPLOYED = 2;

/**
 * Scores deployments: the Empire's near its goals, the Rebels' in the base or in systems without units. Units of the
 * first type come first, each in one of the best places for them.
 */
export function scoreDeploy(seen: Situation, actions: readonly Action[]): Scorer {
  const deploys = actions.filter((action) => action.type === "deploy");
  const next = deploys[0]?.subject ?? "";
  const goals = seen.own === "imperial" ? goalsOf(seen) : [];
  const wanted = deploys
    .filter(({ subject: unit }) => unit === next)
    .map(({ at }) => ({
      at,
      worth: seen.own === "rebel" ? rebelDeployment(seen, at) : imperialDeployment(seen, next, at, goals),
    }))
    .sort((one, other) => other.worth - one.worth)
    .slice(0, Math.ceil(countIn(contextOf(seen.view, "deploy")?.ready ?? [], next) / DEPLOYED))
    .map(({ at }) => at);
  return (action) => (action.type === "deploy" && action.subject === next && wanted.includes(action.at) ? 1 : 0);
}

function imperialDeployment(seen: Situation, unit: string, at: PlaceId, goals: readonly PlaceId[]): number {
  const near = Math.min(6, ...goals.map((goal) => distance(at, goal)));
  const needed = unitOf(unit)?.theater === "ground" && countOf(unitsAt(seen, at, "imperial", "ground")) === 0 ? 1 : 0;
  return needed - near - worthOfUnits(unitsAt(seen, at, "imperial")) / 40;
}

/** Returns the goals of the Empire: the base, Rebel units, and systems that may hold the base. */
function goalsOf(seen: Situation): readonly PlaceId[] {
  const { view, candidates } = seen;
  if (view.base.revealed) return [basePlace(view)];
  const rebels = view.places.filter(({ id }) => countOf(unitsAt(seen, id, "rebel")) > 1).map(({ id }) => id);
  return [...rebels.filter((id) => id !== BASE_SPACE), ...candidates];
}

function rebelDeployment(seen: Situation, at: PlaceId): number {
  const isBase = at === basePlace(seen.view);
  const mine = countOf(unitsAt(seen, at, "rebel"));
  if (isBase) return seen.view.base.revealed || mine < 10 ? 3 : 1;
  return distanceToEmpire(seen, at) > 1 && mine < 2 ? 2.5 : 0.5;
}

/** Scores recruiting: the most valuable leader, and the card that brings one. */
export function scoreRecruit(seen: Situation): Scorer {
  return (action) => {
    if (action.type === "recruit") return action.leader === null ? 0 : leaderWorth(action.leader);
    if (action.type !== "take-card") return action.type === "draw-another" ? 1 : 0;
    const waiting = (actionOf(action.subject)?.leaders ?? []).filter((id) =>
      seen.view.leaders.some((leader) => leader.id === id && leader.at === "supply"),
    );
    return Math.max(0, ...waiting.map(leaderWorth));
  };
}

/** Scores cards to discard: the least valuable mission first. */
export function scoreDiscard(seen: Situation): Scorer {
  return (action) => (action.type === "discard" ? -cardWorth(seen, action.subject) : 0);
}

/** Scores cards to keep or to take. */
export function scoreKeep(seen: Situation): Scorer {
  return (action) => (action.type === "take-card" ? cardWorth(seen, action.subject) : 0);
}

/** Returns how valuable a mission is in hand, before its target is known. */
function cardWorth(seen: Situation, card: string): number {
  const mission = missionOf(card);
  if (mission === undefined) return 1;
  const worth = missionWorth(seen, mission, { here: undefined, target: undefined }, []);
  return 1 + worth - mission.icons / 3;
}
