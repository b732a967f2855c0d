import type { Action } from "@sw/rebellion-core";
import type { EffectStep } from "@sw/rebellion-core/catalogue";
import { frameOf, knownBase, reader, unitOf } from "@sw/rebellion-core/read";
import { unitsAt, unitWorth, worthOfUnits } from "./force.ts";
import { chanceOf, hindrance, missionWorth } from "./missions.ts";
import { actionOf, BASE_SPACE, distance, missionOf, objectiveOf } from "./pieces.ts";
import { askingCard, askingMission, basePlace, contextOf } from "./seen.ts";
import { iconsOf, leaderWorth, type Situation, tacticsOf } from "./situation.ts";
import { type Scene, systemWorth, worthOfSteps } from "./worth.ts";

type Scorer = (action: Action) => number;

/** Scores the targets of a mission: systems or leaders. */
export function scoreMissionTarget(seen: Situation): Scorer {
  const mission = missionOf(askingMission(seen.view));
  const leaders = (frameOf(seen.view, "mission")?.leaders ?? []).flatMap((index) => seen.view.leaders[index]?.id ?? []);
  return (action) => {
    if (mission === undefined) return 0;
    const scene = sceneOf(seen, action);
    return missionWorth(seen, mission, scene, leaders) * chanceOf(seen, mission, scene, leaders);
  };
}

function sceneOf(seen: Situation, action: Action): Scene {
  if (action.type === "choose-system") return { here: action.subject, target: undefined };
  if (action.type !== "choose-leader") return { here: undefined, target: undefined };
  const at = seen.view.leaders.find(({ id }) => id === action.subject)?.at;
  return { here: at, target: action.subject };
}

/** Scores leaders sent to oppose a mission: positive if they spoil more than they are worth elsewhere. */
export function scoreOppose(seen: Situation): Scorer {
  const mission = missionOf(askingMission(seen.view));
  const here = contextOf(seen.view, "oppose")?.system ?? "";
  const enemy: Situation = { ...seen, own: seen.enemy, enemy: seen.own };
  const leaders = reader
    .leaders(seen.view)
    .filter((leader) => leader.at === here && leader.side === seen.enemy)
    .map(({ id }) => id);
  const harm = mission === undefined ? 0 : missionWorth(enemy, mission, { here, target: undefined }, leaders);
  return (action) => {
    if (mission === undefined) return 0;
    if (action.type === "reveal") {
      const { leaders: assigned } = seen.view.sides[seen.own].assigned[action.subject] ?? { leaders: [] };
      return harm * hindrance(seen, mission, here, leaders, assigned, SUBVERSION_DICE) - LEAST_SPOILT;
    }
    if (action.type !== "choose-leader") return 0;
    const spoilt = harm * hindrance(seen, mission, here, leaders, [action.subject]);
    return spoilt - LEAST_SPOILT - 0.05 * (iconsOf(action.subject) + tacticsOf(action.subject));
  };
}

/** The smallest expected harm of a mission that is worth opposing. */
const LEAST_SPOILT = 0.35;
/** The number of dice that Subversion adds. */
const SUBVERSION_DICE = 1;

/** Returns the effect steps of the card that asks the question. */
function askingSteps(seen: Situation): readonly EffectStep[] {
  const card = askingCard(seen.view);
  const mission = missionOf(card);
  if (mission !== undefined)
    return [...mission.effect, ...(mission.portraitEffect ?? []), ...(mission.delayedEffect ?? [])];
  return actionOf(card)?.effect ?? objectiveOf(card)?.effect ?? [];
}

/** Whether the card that asks the question belongs to the enemy. */
function isEnemys(seen: Situation): boolean {
  const card = askingCard(seen.view);
  const owner = missionOf(card)?.faction ?? actionOf(card)?.faction ?? seen.own;
  return owner !== seen.own;
}

/** Scores the options of a card that offers a choice. */
export function scoreOption(seen: Situation): Scorer {
  const options = askingSteps(seen).flatMap((step) => (step.op === "choose" ? [step.options] : []))[0] ?? [];
  const here = seen.view.places[frameOf(seen.view, "effect")?.system ?? -1]?.id;
  const sign = isEnemys(seen) ? -1 : 1;
  return (action) => {
    if (action.type !== "choose-option") return 0;
    return sign * worthOfSteps(seen, options[action.subject] ?? [], { here, target: undefined });
  };
}

/**
 * Scores systems for a card: for an own card those where its remaining steps do most, for an enemy's card those where
 * they do least.
 */
export function scoreSystem(seen: Situation): Scorer {
  const steps = askingSteps(seen).map(
    (step): EffectStep => (step.op === "gain-loyalty" ? { ...step, at: "here" } : step),
  );
  const enemys = isEnemys(seen);
  const other: Situation = enemys ? { ...seen, own: seen.enemy, enemy: seen.own } : seen;
  return (action) => {
    if (action.type !== "choose-system") return 0;
    const worth = worthOfSteps(other, steps, { here: action.subject, target: undefined });
    return (enemys ? -worth : worth) - worthOfUnits(unitsAt(seen, action.subject, seen.enemy)) / 50;
  };
}

/** Scores the systems that the Rebels name together with the true one: those that mislead the Empire most. */
export function scoreNaming(seen: Situation): Scorer {
  const base = knownBase(seen.view);
  return (action) => {
    if (action.type !== "choose-system") return 0;
    return base === undefined || action.subject === base ? 5 : Math.min(4, distance(base, action.subject));
  };
}

/** Scores leaders for an effect. For a harmful effect of an enemy's card, it prefers the least valuable of its own. */
export function scoreLeader(seen: Situation): Scorer {
  return (action) => {
    if (action.type !== "choose-leader") return 0;
    const leader = reader.leaders(seen.view).find(({ id }) => id === action.subject);
    const isOwn = leader?.side === seen.own;
    return 1 + leaderWorth(action.subject) * (isEnemys(seen) && isOwn ? -0.05 : 0.1);
  };
}

/** Scores units to be destroyed: first the enemy's best unit, last the best of its own. */
export function scoreDestroy(seen: Situation): Scorer {
  return (action) => {
    if (action.type !== "destroy") return 0;
    const entry = unitOf(action.subject);
    return entry?.faction === seen.own ? -unitWorth(entry) : 1 + unitWorth(entry);
  };
}

/** Scores units to gain, build or upgrade: the most valuable first. */
export function scoreGain(action: Action): number {
  switch (action.type) {
    case "take-unit":
    case "destroy":
    case "advance":
      return 1 + unitWorth(unitOf(action.subject));
    default:
      return 0;
  }
}

/** Scores objectives to play: those that bring most reputation. */
export function scoreObjective(seen: Situation): Scorer {
  const destroyed = seen.view.places.filter((place) => place.destroyed).length;
  return (action) => {
    if (action.type !== "play-objective") return 0;
    const entry = objectiveOf(action.subject);
    return (entry?.reputation ?? destroyed) + (entry?.kept === true ? 0.5 : 0);
  };
}

/**
 * Scores where cards are put back. The Rebels put valuable objectives on top of the deck and poor ones below it; the
 * Empire does the opposite.
 */
export function scorePutBack(seen: Situation): Scorer {
  return (action) => {
    if (action.type !== "put-card") return 0;
    const worth = objectiveWorth(seen, action.subject) * (seen.own === "rebel" ? 1 : -1);
    return action.where === "top" ? worth : -worth;
  };
}

function objectiveWorth(seen: Situation, card: string): number {
  const entry = objectiveOf(card);
  if (entry === undefined) return 0;
  const reputation = entry.reputation ?? seen.view.places.filter((place) => place.destroyed).length;
  return reputation + (entry.timing === "start-of-refresh" ? 0.5 : 0);
}

/** Scores action cards and rings that can be used now: always worth using, the most effective first. */
export function scoreUse(seen: Situation): Scorer {
  return (action) => {
    if (action.type === "use-ring") return 1;
    if (action.type !== "use-action") return 0;
    return Math.max(
      0.1,
      worthOfSteps(seen, actionOf(action.subject)?.effect ?? [], { here: undefined, target: undefined }),
    );
  };
}

/**
 * Scores where a card's leader goes: where the rest of the card does most, and the base only if no other place is
 * better.
 */
export function scorePlace(seen: Situation): Scorer {
  const bySteps = scoreSystem(seen);
  return (action) => {
    if (action.type !== "choose-system") return 0;
    const isHome = action.subject === BASE_SPACE || action.subject === basePlace(seen.view);
    return bySteps(action) + systemWorth(action.subject) / 20 - (isHome ? 1 : 0);
  };
}
