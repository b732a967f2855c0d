import type { Amount, AmountHook, Condition, Must, Offer, PoolHooks } from "../../attack/pools/keyword.ts";
import type { RuleId } from "../../rules/ids.ts";
import type { UnitIndex } from "../ids.ts";
import type { Look } from "../look.ts";
import type { GameWork } from "../work.ts";
import type { ActionHook, Bearer, CardPart, ChoiceHook, MomentEffect } from "./keyword.ts";
import type { Moment } from "./moments.ts";
import type { Figures, Part, Step, Steps, Tests, Unconditional } from "./steps.ts";

/** Creates a part from a step and its handler. */
export function on<At extends Step>(at: At, does: Steps[At]): Part<At> {
  return { at, does };
}

/** Creates an optional effect at a moment, from its condition and its function. */
export function may<At extends Moment>(at: At, applies: MomentEffect["applies"], run: MomentEffect["run"]): Part<At> {
  return { at, does: { may: true, applies, run } };
}

/** Creates a mandatory effect at a moment, from its condition and its function. */
export function must<At extends Moment>(at: At, applies: MomentEffect["applies"], run: MomentEffect["run"]): Part<At> {
  return { at, does: { may: false, applies, run } };
}

/** Creates an optional effect of a card for its player at a moment, from its condition and its function. */
export function playerMay(at: Moment, applies: CardPart["does"]["applies"], run: CardPart["does"]["run"]): CardPart {
  return { at, does: { may: true, applies, run } };
}

/** Creates a mandatory effect of a card for its player at a moment, from its condition and its function. */
export function playerMust(at: Moment, applies: CardPart["does"]["applies"], run: CardPart["does"]["run"]): CardPart {
  return { at, does: { may: false, applies, run } };
}

/** Creates a card action that costs one action, from its condition and its function. */
export function cardAction(id: string, available: ActionHook["available"], run: ActionHook["run"]): Part<"action"> {
  return { at: "action", does: { id, free: false, cost: 1, available, run } };
}

/** Creates a free card action, from its condition and its function. */
export function freeCardAction(id: string, available: ActionHook["available"], run: ActionHook["run"]): Part<"action"> {
  return { at: "action", does: { id, free: true, cost: 0, available, run } };
}

/** Creates an optional choice of one unit, from its candidates and its effect on the chosen unit. */
export function mayChoose(rule: RuleId, candidates: Candidates, take: TakesUnit): ChoiceHook {
  return oneUnit(rule, true, candidates, take);
}

/** Creates a mandatory choice of one unit if there are candidates, from these and the effect on the chosen unit. */
export function mustChoose(rule: RuleId, candidates: Candidates, take: TakesUnit): ChoiceHook {
  return oneUnit(rule, false, candidates, take);
}

/** Lists the units that a unit may choose. */
export type Candidates = (look: Look, unit: UnitIndex) => readonly number[];
/** Applies an effect to the unit that a unit chose. */
export type TakesUnit = (work: GameWork, chosen: number, unit: UnitIndex) => void;

function oneUnit(rule: RuleId, may: boolean, candidates: Candidates, take: TakesUnit): ChoiceHook {
  return {
    rule,
    most: 1,
    may,
    candidates: (look, { unit }) => candidates(look, unit),
    take(work, { unit }, [chosen]) {
      if (chosen !== undefined) take(work, chosen, unit);
    },
  };
}

/** Creates a part that adds to a figure of the unit: the value of the keyword, a number, or a computed amount. */
export function figure<At extends keyof Figures>(at: At, adds: "value" | number | Steps[At]): Part<At> {
  if (adds === "value") return { at, does: ownValue };
  return { at, does: typeof adds === "number" ? () => adds : adds };
}

function ownValue(_: Look, { value }: Bearer): number {
  return value;
}

/** Creates a part that makes a test true for the unit, always or under a condition. */
export function permits<At extends Exclude<keyof Tests, Unconditional>>(at: At, when?: Steps[At]): Part<At>;
export function permits<At extends Unconditional>(at: At): Part<At>;
export function permits<At extends keyof Tests>(at: At, when: Steps[At] = always): Part<At> {
  return { at, does: when };
}

function always(): boolean {
  return true;
}

/** Makes a part apply to units that have a miniature on the battlefield with a weapon that has the keyword. */
export function carried<At extends Step>(part: Part<At>): Part<At> {
  return { ...part, carried: true };
}

/** A hook for pools: an amount, an optional effect or a mandatory effect. */
export type PoolPart = AmountHook | Offer | Must;

/** Creates a part for pools in which the unit attacks or a weapon with the keyword is used. */
export function attacking(...parts: readonly PoolPart[]): Part<"attacking"> {
  return on("attacking", hooksOf(parts));
}

/** Creates a part for pools in which the unit defends. */
export function defending(...parts: readonly PoolPart[]): Part<"defending"> {
  return on("defending", hooksOf(parts));
}

/** Creates a part for the unit's own dice while it uses Guardian. */
export function guarding(...parts: readonly PoolPart[]): Part<"guarding"> {
  return on("guarding", hooksOf(parts));
}

/** Creates an amount that a keyword adds in a pool, always or under a condition. */
export function adds(amount: Amount, by: AmountHook["adds"], when?: Condition): AmountHook {
  return when === undefined ? { amount, adds: by } : { amount, adds: by, when };
}

function hooksOf(parts: readonly PoolPart[]): PoolHooks {
  return {
    amounts: parts.flatMap((part) => ("amount" in part ? [part] : [])),
    offers: parts.flatMap((part) => ("take" in part ? [part] : [])),
    musts: parts.flatMap((part) => ("run" in part ? [part] : [])),
  };
}
