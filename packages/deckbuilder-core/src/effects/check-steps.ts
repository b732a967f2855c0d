import {
  type Ability,
  type ActiveAbility,
  type Amount,
  type Constant,
  isConstant,
  type Selector,
  type Step,
  type Zone,
} from "./language.ts";
import { FIXED_REFS } from "./program.ts";

const DECK_TOPS: readonly Zone[] = ["own-deck-top", "opp-deck-top", "galaxy-deck-top"];
const MOVABLE: readonly Zone[] = ["own-hand", "own-discard", "opp-hand", "galaxy-row", "galaxy-discard"];
const SECRET: readonly Zone[] = ["opp-hand", ...DECK_TOPS];
const DAMAGEABLE: readonly Zone[] = ["opp-base", "opp-play", "own-play", "own-base"];

/** What is bound so far in a program, and how. */
interface Names {
  readonly purchased: readonly string[];
  /** The one card on top of a deck. */
  readonly shown: readonly string[];
  readonly others: readonly string[];
}

const NO_NAMES: Names = { purchased: [], shown: [], others: [] };

/** Codes of what is wrong with an ability. */
export function abilityFaults(ability: Ability | null, isBase: boolean): readonly string[] {
  if (ability === null) return [];
  const condition = ability.condition?.is === "exists" ? readFaults(ability.condition.cards) : [];
  if (isConstant(ability)) return [...condition, ...constantFaults(ability.effect, isBase)];
  return [...condition, ...timingFaults(ability.timing, isBase), ...stepFaults(ability.effect, namesFor(ability))];
}

function constantFaults(effect: Constant, isBase: boolean): readonly string[] {
  if (effect.op === "modify-attack") return amountFaults(effect.amount);
  const place = isBase ? [] : ["only-bases-can-do-that"];
  return effect.op === "allow-row-attack" ? [...place, ...rewardFaults(effect.reward)] : place;
}

function timingFaults(timing: ActiveAbility["timing"], isBase: boolean): readonly string[] {
  if (timing.kind !== "triggered") return [];
  const faults: string[] = [];
  const aboutCards = timing.on === "play" || timing.on === "purchase";
  if (!aboutCards && ("card" in timing || "limit" in timing)) faults.push("moment-is-about-no-card");
  if (timing.on === "reveal" && !isBase) faults.push("only-bases-are-revealed");
  if (timing.on === "defeat" && isBase) faults.push("bases-defeat-nothing");
  if (timing.card === "self" && isBase) faults.push("bases-are-not-played");
  return faults;
}

function amountFaults(amount: Amount): readonly string[] {
  return typeof amount === "object" && "count" in amount ? readFaults(amount.count) : [];
}

/** Codes of what is wrong with a reward. */
export function rewardFaults(reward: Step | null): readonly string[] {
  return reward === null ? [] : stepFaults(reward, NO_NAMES);
}

function namesFor({ timing }: Ability): Names {
  if (timing.kind !== "triggered" || timing.on !== "purchase") return NO_NAMES;
  return { ...NO_NAMES, purchased: timing.card === "self" ? ["triggering", "self"] : ["triggering"] };
}

function stepFaults(step: Step, names: Names): readonly string[] {
  switch (step.op) {
    case "seq":
      return step.steps.reduce<{ faults: readonly string[]; names: Names }>(
        (so, part) => ({ faults: [...so.faults, ...stepFaults(part, so.names)], names: withNames(so.names, part) }),
        { faults: [], names },
      ).faults;
    case "if":
      return [
        ...conditionFaults(step.cond, names),
        ...stepFaults(step.then, names),
        ...(step.else === undefined ? [] : stepFaults(step.else, names)),
      ];
    case "choose":
      return step.options.flatMap((option) => stepFaults(option.step, names));
    case "may":
      return stepFaults(step.step, names);
    case "delayed":
      return stepFaults(step.step, { ...names, purchased: [...names.purchased, "triggering"] });
    case "pay":
      return [...stepFaults(step.cost, names), ...stepFaults(step.then, withNames(names, step.cost))];
    default:
      return deedFaults(step, names);
  }
}

type Deed = Exclude<Step, { op: "seq" | "if" | "choose" | "may" | "pay" | "delayed" }>;

function deedFaults(step: Deed, names: Names): readonly string[] {
  const faults: string[] = [];
  if ("cards" in step) faults.push(...selectorFaults(step.cards, names));
  if ("amount" in step) faults.push(...amountFaults(step.amount));
  switch (step.op) {
    case "move":
      return [...faults, ...moveFaults(step.cards, names), ...bindFaults(step.bind, step.cards)];
    case "discard":
      return [...faults, ...bindFaults(step.bind, step.cards)];
    case "swap":
      return [...faults, ...swapFaults(step.a, step.b, names)];
    case "purchase":
      return [
        ...faults,
        ...within(step.cards, ["galaxy-row", "galaxy-discard"], "purchase-from-row-or-galaxy-discard"),
      ];
    case "look":
    case "reveal":
      return [...faults, ...showFaults(step.cards, step.bind)];
    case "deal-damage":
      return [...faults, ...within(step.cards, DAMAGEABLE, "damage-to-bases-and-capital-ships")];
    case "destroy":
      return [...faults, ...within(step.cards, ["opp-play", "own-play", "galaxy-row"], "destroy-in-play-or-row")];
    default:
      return faults;
  }
}

function withNames(names: Names, step: Step): Names {
  if (step.op === "seq") return step.steps.reduce(withNames, names);
  if (!("bind" in step) || step.bind === undefined) return names;
  if (step.op === "purchase") return { ...names, purchased: [...names.purchased, step.bind] };
  const shown = (step.op === "look" || step.op === "reveal") && step.cards.count === 1;
  return shown ? { ...names, shown: [...names.shown, step.bind] } : { ...names, others: [...names.others, step.bind] };
}

function conditionFaults(condition: Extract<Step, { op: "if" }>["cond"], names: Names): readonly string[] {
  if (condition.is === "exists") return readFaults(condition.cards);
  return condition.is === "matches" ? selectorFaults(condition.cards, names) : [];
}

/** Conditions and amounts must not depend on what a player cannot see. */
function readFaults(selector: Selector): readonly string[] {
  return zonesOf(selector).some((zone) => SECRET.includes(zone)) ? ["depends-on-hidden-cards"] : [];
}

function selectorFaults(selector: Selector, names: Names): readonly string[] {
  const faults: string[] = [];
  if ("ref" in selector && !isKnown(selector.ref, names)) faults.push(`nothing-is-bound-as:${selector.ref}`);
  const zones = zonesOf(selector);
  const tops = zones.filter((zone) => DECK_TOPS.includes(zone)).length;
  if (tops > 0 && (zones.length > 1 || "anyOf" in selector || "filter" in selector))
    faults.push("a-deck-top-stands-alone");
  if (selector.by === "opponent" && zones.some((zone) => zone !== "opp-hand"))
    faults.push("the-opponent-picks-from-their-hand");
  if (selector.by === "random" && typeof selector.count !== "number") faults.push("random-needs-a-count");
  return faults;
}

function moveFaults(cards: Selector, names: Names): readonly string[] {
  if ("ref" in cards) return names.purchased.includes(cards.ref) ? [] : ["only-purchased-cards-are-sent-on"];
  return within(cards, MOVABLE, "move-from-hand-discard-or-row");
}

/** A mark that follows a card would show which one it is, so cards are bound only where everyone sees them. */
function bindFaults(bind: string | undefined, cards: Selector): readonly string[] {
  if (bind === undefined) return [];
  return zonesOf(cards).some((zone) => zone === "own-hand" || zone === "opp-hand" || DECK_TOPS.includes(zone))
    ? ["bind-only-what-all-can-see"]
    : [];
}

function swapFaults(a: Selector, b: Selector, names: Names): readonly string[] {
  const ofTop = "ref" in a && names.shown.includes(a.ref);
  const faults = ofTop ? [] : within(a, ["galaxy-discard", "galaxy-deck-top"], "swap-a-galaxy-card");
  return [...faults, ...within(b, ["galaxy-row"], "swap-with-the-row")];
}

function showFaults(cards: Selector, bind: string | undefined): readonly string[] {
  const [zone, ...more] = zonesOf(cards);
  if (zone === undefined || more.length > 0 || "filter" in cards) return ["show-one-whole-zone"];
  if (DECK_TOPS.includes(zone)) return typeof cards.count === "number" ? [] : ["a-deck-top-needs-a-count"];
  if (zone !== "opp-hand" && zone !== "own-hand") return ["show-a-hand-or-a-deck-top"];
  return bind === undefined && cards.count === undefined ? [] : ["a-shown-hand-is-not-bound"];
}

function within(cards: Selector, zones: readonly Zone[], code: string): readonly string[] {
  if ("ref" in cards && cards.ref === "self") return [];
  const found = zonesOf(cards);
  return found.length > 0 && found.every((zone) => zones.includes(zone)) ? [] : [code];
}

function zonesOf(selector: Selector): readonly Zone[] {
  if ("zones" in selector) return selector.zones;
  return "anyOf" in selector ? selector.anyOf.flatMap(({ zones }) => zones) : [];
}

function isKnown(ref: string, { purchased, shown, others }: Names): boolean {
  return [...FIXED_REFS, ...purchased, ...shown, ...others].includes(ref);
}
