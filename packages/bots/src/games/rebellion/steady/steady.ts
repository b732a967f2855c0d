import type { Action, RebellionTypes, View } from "@sw/rebellion-core";
import type { Chance } from "@sw/tabletop";
import { bestOf, byScore } from "../../../best.ts";
import type { Helpers } from "../../../bot.ts";
import { scoreAssigning, scoreSecondLeader } from "./assigning.ts";
import {
  scoreDestroy,
  scoreGain,
  scoreLeader,
  scoreMissionTarget,
  scoreNaming,
  scoreObjective,
  scoreOppose,
  scoreOption,
  scorePlace,
  scorePutBack,
  scoreSystem,
  scoreUse,
} from "./choices.ts";
import { scoreAdvanced, scoreCinematicAction, scoreDoomed, scoreHalf } from "./cinematic.ts";
import {
  damageOf,
  scoreAddLeader,
  scoreBlock,
  scoreCombatAction,
  scoreDamage,
  scoreDie,
  scoreRetreat,
} from "./combat.ts";
import { scoreBase, scoreBuild, scoreDeploy, scoreDiscard, scoreKeep, scoreRecruit, scoreStart } from "./logistics.ts";
import { scoreMove } from "./moves.ts";
import { type Asked, askingCard } from "./seen.ts";
import { type Situation, situationOf } from "./situation.ts";
import { scoreTurn } from "./turns.ts";

type Scorer = (action: Action) => number;

/**
 * Plays simple, sensible moves: leaders go on worthwhile missions that they can do, units go where they will likely
 * win, hold a system or find the base, and the Rebel base is far from the Empire. Uses only its view and the printed
 * pieces, and chance only to hide the base.
 */
export function steadyBot(
  view: View,
  actions: readonly Action[],
  { chance }: Pick<Helpers<RebellionTypes>, "chance">,
): Action {
  return bestOf(actions, scorerFor(situationOf(view), actions, chance));
}

/** Returns the options in the order in which the steady bot likes them. */
export function steadyOrder(
  view: View,
  actions: readonly Action[],
  { chance }: Pick<Helpers<RebellionTypes>, "chance">,
): readonly Action[] {
  return byScore(actions, scorerFor(situationOf(view), actions, chance));
}

/**
 * Returns the scorer for the current kind of decision. A kind without its own scorer is scored by the type of action.
 */
function scorerFor(seen: Situation, actions: readonly Action[], chance: Chance): Scorer {
  const kind = seen.view.decision?.kind;
  switch (kind) {
    case "starting-units":
      return scoreStart(seen, actions);
    case "base":
      return scoreBase(seen, chance);
    case "assign":
      return scoreAssigning(seen, actions);
    case "second-leader":
      return scoreSecondLeader(seen);
    case "turn":
    case "turn-end":
      return scoreTurn(seen);
    case "move-units":
      return scoreMove(seen);
    case "mission-system":
    case "mission-leader":
      return scoreMissionTarget(seen);
    case "oppose":
      return scoreOppose(seen);
    case "recruit-card":
    case "recruit-leader":
      return scoreRecruit(seen);
    case "build":
    case "free-units":
      return scoreBuild(seen);
    case "deploy":
      return scoreDeploy(seen, actions);
    case "discard":
    case "discard-tactic":
      return scoreDiscard(seen);
    default:
      return combatScorer(seen, kind) ?? cardScorer(seen, kind);
  }
}

function combatScorer(seen: Situation, kind: Asked["kind"] | undefined): Scorer | undefined {
  switch (kind) {
    case "add-leader":
      return scoreAddLeader(seen);
    case "combat-actions":
      return scoreCombatAction(seen);
    case "assign-damage":
    case "tactic-bombard":
      return scoreDamage(1);
    case "tactic-damage":
      return scoreDamage(damageOf(askingCard(seen.view)));
    case "block-damage":
      return ({ type }) => (type === "play-tactic" ? 1 : 0);
    case "block-units":
      return scoreBlock;
    case "black-hits-as-red":
      return (action) => (action.type === "choose-option" ? action.subject : 0);
    case "set-die":
    case "set-dice":
    case "reroll-die":
    case "blank-die":
    case "tactic-reroll":
      return scoreDie(kind);
    case "retreat":
    case "tactic-retreat":
      return scoreRetreat(seen);
    case "choose-tactic":
    case "another-tactic":
    case "take-back-tactic":
      return scoreAdvanced(seen);
    case "tactic-half":
    case "cancel-first":
      return scoreHalf(seen);
    case "cinematic-actions":
    case "reroll-dice":
      return scoreCinematicAction;
    case "tactic-destroy":
      return scoreDoomed;
    case "remove-damage":
      return scoreBlock;
    case "objective":
    case "death-star-plans":
      return scoreObjective(seen);
    default:
      return undefined;
  }
}

function cardScorer(seen: Situation, kind: Asked["kind"] | undefined): Scorer {
  switch (kind) {
    case "choose-option":
      return scoreOption(seen);
    case "choose-system":
      return scoreSystem(seen);
    case "name-systems":
      return scoreNaming(seen);
    case "place-leader":
      return scorePlace(seen);
    case "destroy-units":
    case "destroy-death-star":
    case "overflow":
      return scoreDestroy(seen);
    case "gain-unit":
    case "queue-unit":
    case "advance-queue":
    case "deploy-queued":
      return scoreGain;
    case "keep-card":
    case "search":
      return scoreKeep(seen);
    case "put-card":
      return scorePutBack(seen);
    case "action-card":
    case "immediate":
    case "ring":
      return scoreUse(seen);
    default:
      return scoreLeader(seen);
  }
}
