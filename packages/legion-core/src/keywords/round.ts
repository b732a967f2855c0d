import type { GameBox } from "../box.ts";
import type { State } from "../state.ts";
import type { GameWork } from "../work.ts";
import type { Moment } from "./moments.ts";
import type { Keyword } from "./types.ts";

/** A game as hooks look at it. */
export interface Look {
  readonly box: GameBox;
  readonly state: State;
}

/** A unit with a keyword, and its value. */
export interface Bearer {
  readonly unit: number;
  readonly value: number;
}

/** What a keyword does at a moment of the round. */
export interface MomentHook {
  readonly moment: Moment;
  /** Whether its controller may leave it; otherwise it happens. */
  readonly may: boolean;
  /** Whether there is anything to do; `about` is the unit that the moment is about, if any. */
  applies(look: Look, bearer: Bearer, about: number | null): boolean;
  /** Does it, or puts the frames on the stack that ask for what is to be chosen. */
  run(work: GameWork, bearer: Bearer, about: number | null): void;
}

/** A card action, or a free one, that a keyword gives its unit. */
export interface ActionHook {
  readonly id: string;
  readonly free: boolean;
  /** How many actions it costs. */
  readonly cost: 0 | 1 | 2;
  available(look: Look, bearer: Bearer): boolean;
  run(work: GameWork, bearer: Bearer): void;
}

/** A choice of units that a hook asks for, one after the other. */
export interface ChoiceHook {
  /** Units that may be chosen, in the order of the state. */
  candidates(look: Look, bearer: Bearer, chosen: readonly number[]): readonly number[];
  /** What happens to those chosen once all are, or the player stops. */
  take(work: GameWork, bearer: Bearer, chosen: readonly number[]): void;
}

/** Figures of a unit that keywords raise or lower all the time; a negative figure lowers. */
export type UnitAmount =
  /** Highest speed of its moves. */
  | "speed"
  /** Weapons that each miniature may add to a pool beyond one. */
  | "weapons"
  /** Pools beyond those of unused weapons, at further defenders. */
  | "extra-pools";

/** What a keyword lets its unit do, or forbids it. */
export type Permit =
  /** Terrain neither stops nor slows its moves. */
  | "unhindered"
  /** It climbs higher, or moves over what others cannot. */
  | "scales";

/** An entry of the table of keywords with all that it does. */
export interface GameKeyword extends Keyword {
  readonly moments?: readonly MomentHook[];
  readonly actions?: readonly ActionHook[];
  readonly choice?: ChoiceHook;
  readonly unitAmounts?: readonly { readonly amount: UnitAmount; readonly adds: "value" | number }[];
  readonly permits?: readonly Permit[];
}

/** Every keyword by its id. */
export type GameKeywords = Readonly<Record<string, GameKeyword>>;
