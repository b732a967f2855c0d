import {
  type Ability,
  type ActiveAbility,
  type CardType,
  type Constant,
  type EffectStep,
  isConstant,
  type Selector,
} from "../language.ts";
import {
  amountFaults,
  bindFaults,
  conditionFaults,
  type Fault,
  fault,
  moveFaults,
  type Names,
  purchaseFaults,
  refFaults,
  removalFaults,
  selectorFaults,
  showFaults,
  swapFaults,
  targetFaults,
  zonesOf,
} from "./selectors.ts";

/** Lists what is wrong with an ability of a card of this type. */
export function abilityFaults(ability: Ability | null, type: CardType): readonly Fault[] {
  if (ability === null) return [];
  const names = namesFor(ability, type);
  const condition = ability.condition === undefined ? [] : conditionFaults(ability.condition, names);
  if (isConstant(ability)) return [...condition, ...constantFaults(ability.effect, names)];
  return [...condition, ...timingFaults(ability.timing, type), ...stepFaults(ability.effect, names)];
}

/** Lists what is wrong with a reward. */
export function rewardFaults(reward: EffectStep | null, type: CardType): readonly Fault[] {
  if (reward === null) return [];
  return stepFaults(reward, { type, fixed: ["target"], purchased: [], shown: [], others: [] });
}

function namesFor(ability: Ability, type: CardType): Names {
  const { timing } = ability;
  const none: Names = { type, fixed: ["self"], purchased: [], shown: [], others: [] };
  if (timing.kind !== "triggered") return none;
  if (timing.on === "defeat") return { ...none, fixed: ["self", "target"] };
  if (timing.on !== "purchase") return none;
  return { ...none, purchased: timing.card === "self" ? ["triggering", "self"] : ["triggering"] };
}

function constantFaults(effect: Constant, names: Names): readonly Fault[] {
  if (effect.op === "modify-attack")
    return [...bonusFaults(effect.cards, names), ...amountFaults(effect.amount, names)];
  const place = names.type === "base" ? [] : [fault("only-bases-can-do-that", effect.op)];
  return effect.op === "allow-row-attack" ? [...place, ...rewardFaults(effect.reward, names.type)] : place;
}

function bonusFaults(cards: Selector, names: Names): readonly Fault[] {
  if ("ref" in cards) return cards.ref === "self" ? [] : refFaults(cards.ref, { ...names, fixed: [] });
  return zonesOf(cards).every((zone) => zone === "own-play") ? [] : [fault("attack-of-own-cards-only")];
}

function timingFaults(timing: ActiveAbility["timing"], type: CardType): readonly Fault[] {
  if (timing.kind !== "triggered") return [];
  const faults: Fault[] = [];
  const aboutCards = timing.on === "play" || timing.on === "purchase";
  if (!aboutCards && ("card" in timing || "limit" in timing)) faults.push(fault("moment-is-about-no-card", timing.on));
  if (timing.on === "reveal" && type !== "base") faults.push(fault("only-bases-are-revealed"));
  if (timing.on === "defeat" && type !== "unit") faults.push(fault("only-units-defeat"));
  if (timing.card === "self" && type === "base") faults.push(fault("bases-are-not-played"));
  return faults;
}

function stepFaults(step: EffectStep, names: Names): readonly Fault[] {
  switch (step.op) {
    case "seq":
      return seqFaults(step.steps, names);
    case "if":
      return [
        ...conditionFaults(step.cond, names),
        ...stepFaults(step.then, names),
        ...(step.else === undefined ? [] : stepFaults(step.else, names)),
      ];
    case "choose": {
      const ids = step.options.map(({ id }) => id);
      const twice = ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => fault("option-id-used-twice", id));
      return [...twice, ...step.options.flatMap((option) => stepFaults(option.step, names))];
    }
    case "may":
      return stepFaults(step.step, names);
    case "delayed":
      return stepFaults(step.step, step.at === "next-purchase-this-turn" ? afterPurchase(names) : names);
    case "pay":
      return [...stepFaults(step.cost, names), ...stepFaults(step.then, withNames(names, step.cost))];
    default:
      return deedFaults(step, names);
  }
}

function seqFaults(steps: readonly EffectStep[], names: Names): readonly Fault[] {
  const faults: Fault[] = [];
  let known = names;
  for (const step of steps) {
    faults.push(...stepFaults(step, known));
    known = withNames(known, step);
  }
  return faults;
}

function afterPurchase(names: Names): Names {
  return { ...names, purchased: [...names.purchased, "triggering"] };
}

type Deed = Exclude<EffectStep, { op: "seq" | "if" | "choose" | "may" | "pay" | "delayed" }>;

function deedFaults(step: Deed, names: Names): readonly Fault[] {
  const faults: Fault[] = "bind" in step ? [...bindNameFaults(step)] : [];
  if ("cards" in step) faults.push(...selectorFaults(step.cards, names));
  if ("amount" in step) faults.push(...amountFaults(step.amount, names));
  return [...faults, ...cardDeedFaults(step, names)];
}

/** Lists the faults of a deed's bound name. Moved or discarded cards may be bound only where everyone sees them. */
function bindNameFaults(step: Extract<Deed, { bind?: string }>): readonly Fault[] {
  return bindFaults(step.bind, step.op === "move" || step.op === "discard" ? step.cards : undefined);
}

function cardDeedFaults(step: Deed, names: Names): readonly Fault[] {
  switch (step.op) {
    case "move":
      return moveFaults(step.cards, step.to, names);
    case "discard":
    case "exile":
      return removalFaults(step.cards, names);
    case "swap":
      return swapFaults(step.a, step.b, names);
    case "purchase":
      return purchaseFaults(step.cards);
    case "look":
    case "reveal":
      return showFaults(step.cards, step.bind);
    case "deal-damage":
    case "destroy":
      return targetFaults(step.op, step.cards, names);
    default:
      return [];
  }
}

function withNames(names: Names, step: EffectStep): Names {
  if (step.op === "seq") return step.steps.reduce(withNames, names);
  if (!("bind" in step) || step.bind === undefined) return names;
  const { bind } = step;
  if (step.op === "purchase") return { ...names, purchased: [...names.purchased, bind] };
  const isTop = (step.op === "look" || step.op === "reveal") && step.cards.count === 1 && isGalaxyTop(step.cards);
  return isTop ? { ...names, shown: [...names.shown, bind] } : { ...names, others: [...names.others, bind] };
}

function isGalaxyTop(cards: Selector): boolean {
  return zonesOf(cards).every((zone) => zone === "galaxy-deck-top");
}
