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

/** Scores where a mission goes, or against whom. */
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

/** Scores who is sent against a mission: whoever spoils more than the leader is worth elsewhere. */
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

/** Less harm than this is not worth opposing. */
const LEAST_SPOILT = 0.35;
/** Dice that Subversion adds. */
const SUBVERSION_DICE = 1;

/** The steps of the card that asks. */
function askingSteps(seen: Situation): readonly EffectStep[] {
  const card = askingCard(seen.view);
  const mission = missionOf(card);
  if (mission !== undefined)
    return [...mission.effect, ...(mission.portraitEffect ?? []), ...(mission.delayedEffect ?? [])];
  return actionOf(card)?.effect ?? objectiveOf(card)?.effect ?? [];
}

/** True if the card that asks belongs to the other side. */
function isEnemys(seen: Situation): boolean {
  const card = askingCard(seen.view);
  const owner = missionOf(card)?.faction ?? actionOf(card)?.faction ?? seen.own;
  return owner !== seen.own;
}

/** Scores the branches of a card. */
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
 * Scores systems for a card: the system where its remaining steps do most, or, if the enemy's card asks, where they do
 * least.
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

/** Scores systems that the Rebels name beside the true one: what throws the Empire off most. */
export function scoreNaming(seen: Situation): Scorer {
  const base = knownBase(seen.view);
  return (action) => {
    if (action.type !== "choose-system") return 0;
    return base === undefined || action.subject === base ? 5 : Math.min(4, distance(base, action.subject));
  };
}

/** Scores leaders that something good is done for, or something bad if it is the enemy's. */
export function scoreLeader(seen: Situation): Scorer {
  return (action) => {
    if (action.type !== "choose-leader") return 0;
    const leader = reader.leaders(seen.view).find(({ id }) => id === action.subject);
    const isOwn = leader?.side === seen.own;
    return 1 + leaderWorth(action.subject) * (isEnemys(seen) && isOwn ? -0.05 : 0.1);
  };
}

/** Scores units to be destroyed: the enemy's best, of the own the least. */
export function scoreDestroy(seen: Situation): Scorer {
  return (action) => {
    if (action.type !== "destroy") return 0;
    const entry = unitOf(action.subject);
    return entry?.faction === seen.own ? -unitWorth(entry) : 1 + unitWorth(entry);
  };
}

/** Scores units to be had, built anew, advanced or deployed: the best first. */
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

/** Scores objectives to be played: what brings most. */
export function scoreObjective(seen: Situation): Scorer {
  const destroyed = seen.view.places.filter((place) => place.destroyed).length;
  return (action) => {
    if (action.type !== "play-objective") return 0;
    const entry = objectiveOf(action.subject);
    return (entry?.reputation ?? destroyed) + (entry?.kept === true ? 0.5 : 0);
  };
}

/** Scores cards that go back: objectives in reach on top, those out of reach and of the enemy under the deck. */
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

/** Scores action cards in a window and rings: they are there to be used, the card that does most first. */
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

/** Scores where a card's leader goes: where the rest of the card does most, and home only if there is no better place. */
export function scorePlace(seen: Situation): Scorer {
  const bySteps = scoreSystem(seen);
  return (action) => {
    if (action.type !== "choose-system") return 0;
    const isHome = action.subject === BASE_SPACE || action.subject === basePlace(seen.view);
    return bySteps(action) + systemWorth(action.subject) / 20 - (isHome ? 1 : 0);
  };
}
