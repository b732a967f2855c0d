import type { PlaceId } from "@sw/rebellion-core";
import type { EffectStep, Faction } from "@sw/rebellion-core/catalogue";
import { reader, unitOf } from "@sw/rebellion-core/read";
import {
  battleChance,
  countOf,
  enemiesAt,
  inTheater,
  THEATERS,
  together,
  type Units,
  unitsAt,
  unitWorth,
  worthOfUnits,
} from "./force.ts";
import { isPopulous, REGIONS, systemOf } from "./pieces.ts";
import { basePlace } from "./seen.ts";
import { leaderWorth, placeOf, type Situation, suspicion } from "./situation.ts";

/**
 * The worth of one reputation. The constants below use the same unit: finding the base, a card of each kind, a captured
 * leader.
 */
const REPUTATION = 6;
const BASE_FOUND = 12;
const OBJECTIVE = 3;
const PROJECT = 2;
const CAPTIVE = 3;
const RING = 2.5;
const SMALL = 0.8;
const PROCEDURES: Readonly<Record<string, number>> = {
  "plant-false-lead": 1.5,
  detained: 2,
  "intercept-transmission": 2,
  "seek-yoda": 3,
  "contingency-plan": SMALL,
  "one-in-a-million": 2,
  "wookiee-guardian": 2,
};

/** The system of an effect and the leader it targets; undefined while not known. */
export interface Scene {
  readonly here: PlaceId | undefined;
  readonly target: string | undefined;
}

/** Returns the worth of a card's steps for the seat that owns it. */
export function worthOfSteps(seen: Situation, steps: readonly EffectStep[], scene: Scene): number {
  return steps.reduce((sum, step) => sum + worthOfStep(seen, step, scene, steps), 0);
}

function worthOfStep(seen: Situation, step: EffectStep, scene: Scene, steps: readonly EffectStep[]): number {
  switch (step.op) {
    case "choose": {
      const worths = step.options.map((option) => worthOfSteps(seen, option, scene));
      return step.by === "opponent" ? Math.min(...worths) : Math.max(...worths);
    }
    case "gain-loyalty":
      return scene.here === undefined || step.at === "chosen" ? 2 : loyaltyWorth(seen, scene.here, step.faction);
    case "lose-loyalty-in-region":
      return 2 * regionOf(scene.here).filter((id) => placeOf(seen, id).loyalty === step.faction).length;
    case "sabotage":
      return scene.here === undefined ? 1 : sabotageWorth(seen, scene.here);
    case "remove-sabotage":
      return scene.here !== undefined && placeOf(seen, scene.here).sabotaged ? 1.5 : 0;
    case "destroy-system":
      return scene.here === undefined ? 3 : destructionWorth(seen, scene.here);
    case "reputation":
      return REPUTATION * Math.abs(step.amount);
    case "ask-base":
      return seen.candidates.length < 2 ? 0 : step.about === "here" ? hereWorth(seen, scene.here) : BASE_FOUND / 3;
    case "procedure":
      return step.name === "rapid-mobilization" ? escapeWorth(seen) : (PROCEDURES[step.name] ?? SMALL);
    case "draw":
    case "arrange-objectives":
    case "search":
    case "reveal-objectives":
      return cardsWorth(seen, step);
    case "capture":
    case "rescue":
    case "attach-ring":
    case "recruit-leader":
    case "eliminate-leader":
      return leadersWorth(seen, step, scene);
    default:
      return unitsWorth(seen, step, scene, steps);
  }
}

/** Returns the worth of a system to the side that has its loyalty. */
export function systemWorth(id: PlaceId): number {
  const { resources = [], buildQueue = 1 } = systemOf(id) ?? {};
  return isPopulous(id) ? 1 + resources.length + (buildQueue ?? 1) / 3 : 0;
}

/** Returns what one step of loyalty towards a side is worth to the seat. */
function loyaltyWorth(seen: Situation, id: PlaceId, faction: Faction): number {
  const { loyalty, subjugated, destroyed } = placeOf(seen, id);
  if (destroyed || loyalty === faction || !isPopulous(id)) return 0;
  const half = loyalty !== null || (subjugated && faction === "rebel") ? 0.6 : subjugated ? 0.7 : 1;
  const found = faction === "imperial" && loyalty === null ? hereWorth(seen, id) : 0;
  return (half * systemWorth(id) + found) * (faction === seen.own ? 1 : -1);
}

function sabotageWorth(seen: Situation, id: PlaceId): number {
  const { loyalty, subjugated, sabotaged, destroyed } = placeOf(seen, id);
  if (sabotaged || destroyed || !isPopulous(id)) return -1;
  const icons = systemOf(id)?.resources.length ?? 0;
  if (loyalty === "imperial") return 0.5 + 0.9 * icons;
  return subjugated ? 1.2 : -icons;
}

function destructionWorth(seen: Situation, id: PlaceId): number {
  const { loyalty, subjugated } = placeOf(seen, id);
  const mine = loyalty === seen.own || subjugated ? systemWorth(id) : 0;
  const theirs = loyalty === seen.enemy ? systemWorth(id) : 0;
  return 2 * theirs - 2 * mine + worthOfUnits(inTheater(unitsAt(seen, id, seen.enemy), "ground")) + hereWorth(seen, id);
}

/** Returns how much it helps the Empire to learn whether the base is in a system. */
export function hereWorth({ own, candidates, view }: Situation, id: PlaceId | undefined): number {
  if (own === "rebel" || view.base.revealed || id === undefined || !candidates.includes(id)) return 0;
  return 0.4 + BASE_FOUND / candidates.length;
}

/** Returns how much it helps the Rebels to move their base: a lot if it is found or nearly found. */
function escapeWorth({ own, view }: Situation): number {
  if (own !== "rebel") return 0;
  if (view.base.revealed) return 10;
  const open = view.base.publicCandidates.length;
  return open <= 8 ? 9 - open : 0.1;
}

type CardStep = Extract<EffectStep, { op: "draw" | "arrange-objectives" | "search" | "reveal-objectives" }>;

function cardsWorth({ candidates, view }: Situation, step: CardStep): number {
  switch (step.op) {
    case "arrange-objectives":
      return 1.5;
    case "search":
      return 2.5;
    case "reveal-objectives":
      return 0.6 + step.bury;
    default: {
      const drawn = typeof step.count === "number" ? (step.keep ?? step.count) : 2;
      if (step.deck === "objective") return OBJECTIVE * drawn;
      if (step.deck === "project") return PROJECT * drawn + (step.keep === undefined ? 0 : 0.5);
      if (step.deck !== "probe") return drawn / 2;
      return view.base.revealed
        ? 0
        : Math.min(drawn, candidates.length) * (0.5 + BASE_FOUND / 2 / Math.max(2, candidates.length));
    }
  }
}

type LeaderStep = Extract<
  EffectStep,
  { op: "capture" | "rescue" | "attach-ring" | "recruit-leader" | "eliminate-leader" }
>;

function leadersWorth({ view }: Situation, step: LeaderStep, { here, target }: Scene): number {
  switch (step.op) {
    case "capture":
      return CAPTIVE + (target === undefined ? 2 : leaderWorth(target)) / 2;
    case "rescue": {
      const captives = here === undefined ? [] : reader.captivesAt(view, here);
      return captives.length === 0 ? 0 : CAPTIVE + leaderWorth(captives[0]?.id ?? "") / 2;
    }
    case "attach-ring":
      return RING;
    default:
      return CAPTIVE;
  }
}

type UnitStep = Exclude<EffectStep, CardStep | LeaderStep>;

function unitsWorth(seen: Situation, step: UnitStep, scene: Scene, steps: readonly EffectStep[]): number {
  const { here } = scene;
  switch (step.op) {
    case "gain-units":
      return (
        step.units.reduce(
          (sum, wanted) => sum + wanted.count * ("type" in wanted ? unitWorth(unitOf(wanted.type)) : 3),
          0,
        ) / 2
      );
    case "queue-by-icons":
      return here === undefined ? 2 : 1.6 * (systemOf(here)?.resources.length ?? 0);
    case "queue-units":
      return unitWorth(unitOf(step.type)) * 0.6;
    case "advance-queue":
      return seen.view.sides[seen.own].queue.slice(1).some((space) => space.length > 0) ? 1 + step.portraitMore / 2 : 0;
    case "deploy-queued":
      return seen.view.sides[seen.own].queue.slice(0, 2).some((space) => space.length > 0) ? 2 : 0;
    case "destroy-units":
      return destroyedWorth(seen, step, here);
    case "move-units":
      return movedWorth(seen, step, here, steps);
    case "combat":
      return here === undefined ? 0 : combatWorth(seen, here, gainedIn(steps));
    case "modify":
      return SMALL;
    default:
      return 0;
  }
}

function destroyedWorth(
  seen: Situation,
  { limit, from }: Extract<EffectStep, { op: "destroy-units" }>,
  here: PlaceId | undefined,
): number {
  const units =
    from === "imperial-queue"
      ? seen.view.sides.imperial.queue.flat()
      : here === undefined
        ? []
        : unitsAt(seen, here, seen.enemy);
  const most = limit === "icons" ? 3 : "health" in limit ? limit.health : limit.count * 4;
  const health = units.reduce((sum, { unit, count }) => sum + count * (unitOf(unit)?.health?.value ?? 0), 0);
  return 0.9 * Math.min(most, health);
}

/** Returns the units that a card adds to a combat: those that it gains or may move there. */
function gainedIn(steps: readonly EffectStep[]): Units {
  return steps.flatMap((step) => {
    if (step.op !== "gain-units") return [];
    return step.units.map((wanted) => ({
      unit: "type" in wanted ? wanted.type : "rebel-trooper",
      count: wanted.count,
    }));
  });
}

/**
 * Returns the worth of a combat in a place after the given units join it. Units without an enemy in their theater risk
 * nothing. To win the system, or the base, takes the ground.
 */
export function combatWorth(seen: Situation, place: PlaceId, arriving: Units): number {
  const mine = together(unitsAt(seen, place, seen.own), arriving);
  const theirs = enemiesAt(seen, place);
  if (countOf(theirs) === 0 || countOf(mine) === 0) return 0;
  const fights = THEATERS.map((theater) => {
    const [own, other] = [inTheater(mine, theater), inTheater(theirs, theater)];
    if (countOf(own) === 0 || countOf(other) === 0) return 0;
    const chance = battleChance(own, other);
    return chance * worthOfUnits(other) - (1 - chance) * LOSS * worthOfUnits(own);
  });
  const [troops, defenders] = [inTheater(mine, "ground"), inTheater(theirs, "ground")];
  const holds = countOf(troops) === 0 && countOf(defenders) > 0 ? 0 : battleChance(troops, defenders);
  return fights.reduce((sum, fight) => sum + fight, holds * prizeOf(seen, place));
}

/** The share of the worth of own units that counts if they lose. */
const LOSS = 0.7;

/** Returns what it is worth to hold a place after a fight. */
function prizeOf(seen: Situation, place: PlaceId): number {
  const { subjugated, loyalty } = placeOf(seen, place);
  const system = subjugated || loyalty === seen.enemy ? systemWorth(place) : 0;
  return system + BASE * suspicion(seen, place) + reader.leadersAt(seen.view, place, seen.enemy).length;
}

/** The worth of the base, which decides the game. */
const BASE = 30;

/** Returns the worth of moving units by a card: into a likely fight, or else to systems where the seat has no units. */
function movedWorth(
  seen: Situation,
  { faction, from, filter, limit }: Extract<EffectStep, { op: "move-units" }>,
  here: PlaceId | undefined,
  steps: readonly EffectStep[],
): number {
  if (faction !== seen.own) return SMALL;
  if (here === undefined || from !== "base-space") return hereWorth(seen, here) + SMALL;
  const base = unitsAt(seen, basePlace(seen.view), faction, filter.theater);
  const most = typeof limit === "number" ? limit : 99;
  const moving = base.map(({ unit, count }) => ({ unit, count: Math.min(count, most) }));
  if (steps.some(({ op }) => op === "combat")) return combatWorth(seen, here, moving);
  return countOf(base) > 6 && placeOf(seen, here).loyalty === faction ? 1 : -1;
}

function regionOf(id: PlaceId | undefined): readonly PlaceId[] {
  const region = id === undefined ? undefined : systemOf(id)?.region;
  return region === undefined ? [] : (REGIONS.get(region) ?? []);
}
