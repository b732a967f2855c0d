import type { Amount, AmountHook, Condition, Must, Offer, PoolHooks } from "../../attack/pools/keyword.ts";
import type { RuleId } from "../../rules/ids.ts";
import type { UnitIndex } from "../ids.ts";
import type { Look } from "../look.ts";
import type { GameWork } from "../work.ts";
import type { ActionHook, Bearer, CardPart, ChoiceHook, MomentEffect } from "./keyword.ts";
import type { Moment } from "./moments.ts";
import type { Figures, Part, Step, Steps, Tests, Unconditional } from "./steps.ts";

/** What a keyword does or says at a step. */
export function on<At extends Step>(at: At, does: Steps[At]): Part<At> {
  return { at, does };
}

/** What happens at a moment if the player likes: whether there is anything to do, and what. */
export function may<At extends Moment>(at: At, applies: MomentEffect["applies"], run: MomentEffect["run"]): Part<At> {
  return { at, does: { may: true, applies, run } };
}

/** What happens at a moment by itself: whether there is anything to do, and what. */
export function must<At extends Moment>(at: At, applies: MomentEffect["applies"], run: MomentEffect["run"]): Part<At> {
  return { at, does: { may: false, applies, run } };
}

/** What a card does at a moment if its player likes: whether there is anything to do, and what. */
export function playerMay(at: Moment, applies: CardPart["does"]["applies"], run: CardPart["does"]["run"]): CardPart {
  return { at, does: { may: true, applies, run } };
}

/** What a card does for its player at a moment by itself: whether there is anything to do, and what. */
export function playerMust(at: Moment, applies: CardPart["does"]["applies"], run: CardPart["does"]["run"]): CardPart {
  return { at, does: { may: false, applies, run } };
}

/** A card action, which costs one action: whether the unit can perform it now, and what it does. */
export function cardAction(id: string, available: ActionHook["available"], run: ActionHook["run"]): Part<"action"> {
  return { at: "action", does: { id, free: false, cost: 1, available, run } };
}

/** A free action of a card: whether the unit can perform it now, and what it does. */
export function freeCardAction(id: string, available: ActionHook["available"], run: ActionHook["run"]): Part<"action"> {
  return { at: "action", does: { id, free: true, cost: 0, available, run } };
}

/** A choice of one unit, or of none: among which a unit chooses, and what becomes of the chosen one. */
export function mayChoose(rule: RuleId, candidates: Candidates, take: TakesUnit): ChoiceHook {
  return oneUnit(rule, true, candidates, take);
}

/** A choice of one unit as long as there is any: among which a unit chooses, and what becomes of the chosen one. */
export function mustChoose(rule: RuleId, candidates: Candidates, take: TakesUnit): ChoiceHook {
  return oneUnit(rule, false, candidates, take);
}

/** The units among which a unit chooses. */
export type Candidates = (look: Look, unit: UnitIndex) => readonly number[];
/** What becomes of the unit that a unit chose. */
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

/** What a keyword adds to a figure of its unit: its value, a number, or what follows from the game. */
export function figure<At extends keyof Figures>(at: At, adds: "value" | number | Steps[At]): Part<At> {
  if (adds === "value") return { at, does: ownValue };
  return { at, does: typeof adds === "number" ? () => adds : adds };
}

function ownValue(_: Look, { value }: Bearer): number {
  return value;
}

/** What a keyword permits its unit or has hold of it, always or when something holds. */
export function permits<At extends Exclude<keyof Tests, Unconditional>>(at: At, when?: Steps[At]): Part<At>;
export function permits<At extends Unconditional>(at: At): Part<At>;
export function permits<At extends keyof Tests>(at: At, when: Steps[At] = always): Part<At> {
  return { at, does: when };
}

function always(): boolean {
  return true;
}

/** The same for a unit of which a miniature on the battlefield carries a weapon with the keyword. */
export function carried<At extends Step>(part: Part<At>): Part<At> {
  return { ...part, carried: true };
}

/** What counts in a pool: an amount, an offer, or what happens by itself. */
export type PoolPart = AmountHook | Offer | Must;

/** What counts while the unit attacks, or a weapon with the keyword is in the pool. */
export function attacking(...parts: readonly PoolPart[]): Part<"attacking"> {
  return on("attacking", hooksOf(parts));
}

/** What counts while the unit defends. */
export function defending(...parts: readonly PoolPart[]): Part<"defending"> {
  return on("defending", hooksOf(parts));
}

/** What counts while the unit uses Guardian, for its own dice. */
export function guarding(...parts: readonly PoolPart[]): Part<"guarding"> {
  return on("guarding", hooksOf(parts));
}

/** An amount that a keyword adds in a pool, always or when something holds. */
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
