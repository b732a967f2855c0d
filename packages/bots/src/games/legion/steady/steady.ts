import type { Action, Seat, View } from "@sw/legion-core";
import { reader } from "@sw/legion-core/read";
import { bestOf, byScore } from "../../../best.ts";
import { sceneOf, worthOf } from "./attack.ts";
import { cardsOf } from "./cards.ts";
import { landing, unitAsked, unitNamed } from "./spots.ts";
import {
  scoreChosen,
  scoreCommand,
  scoreCommander,
  scoreDefender,
  scorePerform,
  scoreUnit,
  spotScorer,
} from "./turns.ts";

type Scorer = (action: Action) => number;

/**
 * Plays simple, sensible moves: it gives many orders, activates units that can attack, attacks the target with the most
 * expected damage, and moves towards tokens and into range. Uses only its view and the printed cards, and no chance.
 */
export function steadyBot(view: View, actions: readonly Action[]): Action {
  return bestOf(actions, scorerFor(view));
}

/** Returns the options in the order in which the steady bot likes them. */
export function steadyOrder(view: View, actions: readonly Action[]): readonly Action[] {
  return byScore(actions, scorerFor(view));
}

/** Returns the scorer for the kind of decision that the view asks for. */
function scorerFor(view: View): Scorer {
  const seat: Seat = view.decision?.seat ?? "player-1";
  switch (view.decision?.kind) {
    case "modify":
      return (action) => (action.type === "modify" && action.subject === "pass" ? 1 : 0);
    case "choose-command":
      return scoreCommand;
    case "nominate":
      return (action) => scoreNamed(view, action, scoreCommander);
    case "orders":
      return (action) => scoreNamed(view, action, scoreUnit);
    case "activate":
      return (action) => scoreTurn(view, action);
    case "action":
      return (action) => scorePerform(view, action);
    case "move":
    case "place":
    case "drop":
      return scoreMove(view, seat);
    case "attack":
      return scoreAttack(view);
    case "pool":
      return (action) => scorePool(view, action);
    case "wounds":
      return (action) => scoreWound(view, action);
    default:
      return (action) => (isNo(action) ? -1 : scoreChosen(view, action, seat));
  }
}

function isNo({ type }: Action): boolean {
  return type === "pass" || type === "done";
}

function scoreNamed(view: View, action: Action, score: typeof scoreUnit): number {
  const unit = unitNamed(view, action);
  return unit === undefined ? -1 : score(view, unit);
}

/** Scores a turn: activate units with orders, then draw tokens, then pass. */
function scoreTurn(view: View, action: Action): number {
  if (action.type === "activate") return 10 + scoreNamed(view, action, scoreUnit);
  return action.type === "draw-order" ? 5 : 0;
}

/** Scores moves by the position reached. Staying wins if no position is better. */
function scoreMove(view: View, seat: Seat): Scorer {
  const unit = unitAsked(view) ?? view.units.find(({ owner }) => owner === seat);
  if (unit === undefined) return () => 0;
  const score = spotScorer(view, unit);
  return (action) => {
    const spot = landing(view, action) ?? reader.leaderOf(unit);
    return spot === undefined ? Number.NEGATIVE_INFINITY : score(spot) - (isNo(action) ? 0.01 : 0);
  };
}

/** Scores attacks: the defender that suffers most first, then adding every weapon, the strongest first. */
function scoreAttack(view: View): Scorer {
  const attacker = unitAsked(view);
  const scene = sceneOf(view);
  return (action) => {
    if (attacker === undefined || isNo(action)) return 0;
    const defender = unitNamed(view, action);
    if ((action.type === "declare" || action.type === "declare-again") && defender !== undefined) {
      return 0.01 + scoreDefender(view, attacker, defender, scene);
    }
    return action.type === "add-weapon" ? 1 + weaponWorth(view, action) : 0;
  };
}

function weaponWorth(view: View, { subject, weapon }: Extract<Action, { type: "add-weapon" }>): number {
  const unit = unitAsked(view);
  const card = unit?.miniatures.find(({ id }) => id === subject)?.card;
  const group = unit === undefined ? undefined : cardsOf(view, unit).miniatures.find((one) => one.card === card);
  const printed = group?.weapons[weapon];
  return printed === undefined ? 0 : worthOf(printed);
}

/** Scores the steps of an attack pool: uses every beneficial effect, but spends dodges only against hits. */
function scorePool(view: View, action: Action): number {
  const frame = view.frames.at(-1);
  if (isNo(action) || frame?.kind !== "pool") return 0;
  const { pool } = frame;
  if (pool.stage === "guardian-pierce") return -1;
  if (pool.stage === "dodge") return pool.hits > 0 ? 1 : -1;
  return action.type === "choose-option" && action.subject === "critical" ? 2 : 1;
}

/** Scores casualties: miniatures with weaker weapons first, the leader last. */
function scoreWound(view: View, action: Action): number {
  const unit = unitNamed(view, action);
  if (unit === undefined || action.type !== "wound") return 0;
  const card = unit.miniatures.find(({ id }) => id === action.subject)?.card;
  const weapons = cardsOf(view, unit).miniatures.find((one) => one.card === card)?.weapons ?? [];
  return -Math.max(0, ...weapons.map(worthOf)) - (action.subject === unit.leader ? 1 : 0);
}
