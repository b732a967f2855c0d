import type { Action, View } from "@sw/deckbuilder-core";
import type { Ability, ActiveAbility, EffectStep } from "@sw/deckbuilder-core/catalogue";
import { bestOf } from "../../../best.ts";
import { huntFor } from "./attack-plan.ts";
import { baseOf, cardOf, subjectId } from "./cards.ts";
import { scorePick } from "./picks.ts";
import { type Seen, seenBy } from "./seen.ts";
import { strengthOf, valueNow, worthOf } from "./worth.ts";

/**
 * Plays simple, sensible moves: cards first, then abilities, attacks on row cards worth it, purchases by value, and all
 * remaining attack on the base. Uses only its view and the printed cards, and no chance.
 */
export function steadyBot(view: View, options: readonly Action[]): Action {
  const seen = seenBy(view);
  return bestOf(options, scorer(seen, options));
}

/**
 * The base scores of actions in a turn; within one, better actions score higher. Actions scored below `endTurn` are not
 * played.
 */
const RANK = {
  pay: 900,
  play: 800,
  use: 700,
  hunt: 600,
  purchase: 500,
  base: 400,
  attack: 300,
  endTurn: 0,
  never: -100,
};

function scorer(seen: Seen, actions: readonly Action[]): (action: Action) => number {
  const hunt = huntFor(seen, actions);
  return (action) => {
    switch (action.type) {
      case "play":
        return RANK.play + (cardOf(action.subject)?.resources ?? 0) * 10 + valueNow(cardOf(action.subject));
      case "use":
        return scoreUse(seen, action.subject);
      case "commit":
        if (action.target === "base") return attackOf(seen, action.subject) > 0 ? RANK.base : RANK.never;
        return hunt?.next === "commit" && hunt.slot === action.target && hunt.piece === action.subject
          ? RANK.hunt
          : RANK.never;
      case "attack":
        if (action.subject === "base") return RANK.attack;
        return hunt?.next === "attack" && hunt.slot === action.subject ? RANK.hunt : RANK.attack - 1;
      case "purchase":
        return scorePurchase(seen, action.subject);
      case "bribe":
        return RANK.never;
      case "end-turn":
        return RANK.endTurn;
      default:
        return scoreAnswer(seen, action);
    }
  };
}

function attackOf({ mine }: Seen, piece: number): number {
  return mine.pieces.find(({ id }) => id === piece)?.attack ?? 0;
}

/** The last turn in which Outer Rim Pilots are bought. */
const PILOTS_UNTIL = 4;
/** The number of turns in which resources count more than attack. */
const EARLY = 8;

function scorePurchase({ view }: Seen, subject: number | "outer-rim-pilots"): number {
  if (subject === "outer-rim-pilots") return view.turn <= PILOTS_UNTIL ? RANK.purchase : RANK.never;
  const card = cardOf(view.row[subject] ?? "");
  const useful = (view.turn <= EARLY ? card?.resources : card?.attack) ?? 0;
  return RANK.purchase + strengthOf(card) + useful * 0.3;
}

function scoreUse(seen: Seen, subject: number | "base"): number {
  const source = subject === "base" ? seen.mine.base : seen.mine.pieces.find(({ id }) => id === subject);
  const ability = abilityOf(source?.card ?? "");
  const worth = ability === undefined ? 0 : worthOf(ability.effect, seen);
  if (ability === undefined || worth <= 0) return RANK.never;
  return (takesFromHand(ability.effect) ? RANK.pay : RANK.use) + worth;
}

/** Returns the ability of a card or base; undefined if it has none. */
function abilityOf(ref: string): ActiveAbility | undefined {
  const ability = (cardOf(ref) ?? baseOf(ref))?.ability ?? null;
  return ability !== null && isActive(ability) ? ability : undefined;
}

function isActive(ability: Ability): ability is ActiveAbility {
  return ability.timing.kind !== "constant";
}

/** Whether an effect is paid with cards from hand, so that it must come before those cards are played. */
function takesFromHand(effect: EffectStep): boolean {
  return effect.op === "pay" && "cards" in effect.cost && !("ref" in effect.cost.cards);
}

/** Scores an answer to a question of an effect, an attack or the start of a turn. */
function scoreAnswer(seen: Seen, action: Action): number {
  switch (action.type) {
    case "choose-base":
      return baseOf(action.subject)?.hitPoints ?? 0;
    case "resolve":
      return worthOfTrigger(seen, action);
    case "accept":
      return worthOfOffer(seen, action);
    case "choose-option":
      return worthOfOption(seen, action);
    case "pick":
      return scorePick(seen, action);
    case "assign":
      return action.amount;
    default:
      return 0;
  }
}

function worthOfTrigger(seen: Seen, action: Action): number {
  const ability = abilityAskedOf(seen, action);
  return ability === undefined ? 0.1 : worthOf(ability.effect, seen);
}

/** Returns the worth of accepting a reward or the optional part of an ability. */
function worthOfOffer(seen: Seen, action: Action): number {
  if (seen.view.decision?.kind === "reward") {
    const reward = cardOf(subjectId(action, seen.view))?.reward ?? null;
    return reward === null ? 1 : worthOf(reward, seen);
  }
  const part = stepsOf(abilityAskedOf(seen, action)?.effect).find((step) => step.op === "may");
  return part === undefined ? 0 : worthOf(part, seen);
}

function worthOfOption(seen: Seen, action: Extract<Action, { type: "choose-option" }>): number {
  for (const step of stepsOf(abilityAskedOf(seen, action)?.effect)) {
    if (step.op !== "choose") continue;
    const worth = worthOf(step.options.find(({ id }) => id === action.subject)?.step ?? NOTHING, seen);
    return step.by === "opponent" ? -worth : worth;
  }
  return 0;
}

/** Returns the ability that a question is about. */
function abilityAskedOf(seen: Seen, action: Action): ActiveAbility | undefined {
  return abilityOf(subjectId(action, seen.view));
}

const NOTHING: EffectStep = { op: "seq", steps: [] };

/** Returns an effect with all its nested parts, outermost first. */
function stepsOf(step: EffectStep | undefined): readonly EffectStep[] {
  if (step === undefined) return [];
  switch (step.op) {
    case "seq":
      return [step, ...step.steps.flatMap(stepsOf)];
    case "if":
      return [step, ...stepsOf(step.then), ...stepsOf(step.else)];
    case "choose":
      return [step, ...step.options.flatMap((option) => stepsOf(option.step))];
    case "may":
    case "delayed":
      return [step, ...stepsOf(step.step)];
    case "pay":
      return [step, ...stepsOf(step.cost), ...stepsOf(step.then)];
    default:
      return [step];
  }
}
