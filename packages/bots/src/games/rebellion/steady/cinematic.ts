import type { Action } from "@sw/rebellion-core";
import type { AdvancedTacticEntry, AdvancedTacticHalf, AdvancedTacticStep } from "@sw/rebellion-core/catalogue";
import { stepWorth } from "@sw/rebellion-core/odds";
import { unitOf } from "@sw/rebellion-core/read";
import { battlefield, scoreBlock } from "./combat.ts";
import { countOf, unitsAt, unitWorth } from "./force.ts";
import { advancedTacticOf } from "./pieces.ts";
import { askingCard } from "./seen.ts";
import type { Situation } from "./situation.ts";

type Scorer = (action: Action) => number;

/**
 * Scores an advanced tactic card by its better half: roughly, the damage that it deals or prevents with the units
 * present.
 */
export function scoreAdvanced(seen: Situation): Scorer {
  return (action) => {
    if (action.type !== "play-tactic" && action.type !== "take-card") return 0;
    const card = advancedTacticOf(action.subject);
    return card === undefined ? 0 : Math.max(worthOfHalf(seen, card, card.upper), worthOfHalf(seen, card, card.lower));
  };
}

/** Scores both halves of the card in play. */
export function scoreHalf(seen: Situation): Scorer {
  const card = advancedTacticOf(askingCard(seen.view));
  return (action) => {
    if (action.type !== "choose-option" || card === undefined) return 0;
    return worthOfHalf(seen, card, action.subject === 0 ? card.upper : card.lower);
  };
}

function worthOfHalf(seen: Situation, { faction }: AdvancedTacticEntry, half: AdvancedTacticHalf): number {
  const own = unitsAt(seen, battlefield(seen), faction);
  const shown = half.needs.length === 0 || own.some(({ unit, count }) => count > 0 && half.needs.includes(unit));
  if (!shown || !holds(seen, half)) return 0;
  return half.steps.reduce((sum, step) => sum + worthOfStep(step), 0);
}

/** Whether the condition of a half is met. */
function holds(seen: Situation, { if: condition }: AdvancedTacticHalf): boolean {
  if (condition === undefined) return true;
  const place = battlefield(seen);
  const theirs = unitsAt(seen, place, seen.enemy);
  if ("noEnemy" in condition) return !theirs.some(({ unit, count }) => count > 0 && unit === condition.noEnemy);
  const of = (units: typeof theirs) =>
    countOf(units.filter(({ unit }) => unitOf(unit)?.class === condition.outnumbers));
  return of(unitsAt(seen, place, seen.own)) > of(theirs);
}

/** Returns the worth of a step. The bot retreats on its own terms, not by a card. */
function worthOfStep(step: AdvancedTacticStep): number {
  return step.op === "retreat-now" ? 0 : stepWorth(step);
}

/**
 * Scores the combat actions of a cinematic attack: blocking damage first, where that saves a unit, then rerolling
 * blanks and specials.
 */
export function scoreCinematicAction(action: Action): number {
  if (action.type === "block") return 1 + scoreBlock(action);
  if (action.type !== "pick-die") return 0;
  return action.face === "blank" ? 0.9 : action.face === "special" ? 0.5 : -1;
}

/** Scores the units that a card destroys. */
export function scoreDoomed(action: Action): number {
  return action.type === "damage" ? unitWorth(unitOf(action.subject)) : 0;
}
