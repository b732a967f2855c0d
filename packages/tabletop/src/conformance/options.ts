import type { Chance } from "../chance/chance.ts";
import type { Seed, Words } from "../chance/generator.ts";
import type { Game, GameTypes, Step } from "../contract/contract.ts";
import type { RuleId } from "../contract/result.ts";
import { CONTRACT_RULES, type RuleIndex } from "../contract/rules.ts";
import type { Ui } from "../ui/index.ts";
import type { LawId } from "./laws/ids.ts";

/** A game to check. The laws treat its configs, states, actions, events and views as opaque. */
export type TestGame = Game<GameTypes>;

/**
 * What a client can keep of a view: a number, a word or nothing by name. Values of 0, null and false count as absent.
 */
export type Measured = Record<string, number | string | boolean | null>;

/** How a client follows a game: what it keeps of a view, and how an event that it receives changes that. */
export interface Following<G extends GameTypes> {
  /** Returns what a view shows. */
  read(view: G["View"]): Measured;
  /** Changes what is kept according to an event that the viewer receives. */
  change(kept: Measured, event: G["Event"]): void;
}

/** One action carried out within a step, by any seat, and its result. */
export interface StepLink<G extends GameTypes> {
  readonly action: G["Action"];
  readonly step: Step<G["State"], G["Event"]>;
}

/** The parts of a {@link Ui} that show a question and its options on a screen. */
export type Screen<G extends GameTypes> = Pick<Ui<G>, "question" | "heading" | "label" | "short">;

/** How {@link runConformance} plays a game, and what it must know about the game. */
export interface ConformanceOptions<G extends GameTypes> {
  /** Every rule id that the game may cite, or its rule index. The contract's own rules are added. */
  readonly rules: Iterable<RuleId> | RuleIndex;
  /** Configs to play, in turn. Each must be accepted by `setup`. */
  readonly configs: readonly G["Config"][];
  /** Number of games to play. */
  readonly games: number;
  /** The seed of everything random in the run. */
  readonly seed: Seed;
  /** Most actions in one game. A game that reaches it counts as undecided. */
  readonly cap: number;
  /**
   * Every law is checked at every `share`-th step, at kinds not seen before and at the end. Cheap laws are checked at
   * every step.
   */
  readonly share: number;
  /**
   * Kinds of decisions and frames that an earlier run has fully checked: the keys of its report's `kinds`. Defaults to
   * none.
   */
  readonly known?: readonly string[];
  /**
   * Number of states with a changed structure that are given to `parse.state` after each game. Accepted ones are played
   * on. Defaults to 10.
   */
  readonly changed?: number;
  /** Returns the generator's words: the same array that is in the state. */
  words(state: G["State"]): Words;
  /**
   * Returns counts that no action changes, by name: cards, counters, anything that is never created or lost. Optional:
   * without it this is not checked.
   */
  components?(state: G["State"]): Readonly<Record<string, number>>;
  /**
   * Returns the answers with which `determinize(view, answers)` returns exactly this state, except for the generator's
   * words. Optional: without it this is not checked.
   */
  truth?(state: G["State"], view: G["View"]): Chance;
  /** Returns the kind of the top frame, which is finer than the decision's kind. Defaults to the decision's kind. */
  frameKind?(state: G["State"]): string;
  /**
   * Whether an event shows something that is then lost from sight (a card shown and shuffled away), which no view
   * keeps. `step` contains all events of the step or link. Defaults to false.
   */
  fleeting?(event: G["Event"], step: readonly G["Event"][]): boolean;
  /**
   * For a game that answers for a seat by itself: returns the action, then each automatic answer, as `apply` carries
   * them out with this chance. Two such steps are compared link by link until they differ, because no view at the end
   * of a step keeps what was shown and lost within it. By default a step is one link.
   */
  links?(state: G["State"], action: G["Action"], chance: Chance): readonly StepLink<G>[];
  /**
   * The facts of a view that events must keep up to date: units, tokens, cards in each place. By default this is not
   * checked.
   */
  readonly following?: Following<G>;
  /** The game's screen texts, in each of its languages. Defaults to none. */
  readonly screens?: readonly Screen<G>[];
  /**
   * Whether two seats share what they know, as partners do. A secret choice of one may then be visible to the other.
   * Defaults to false.
   */
  allied?(one: string, other: string): boolean;
  /**
   * Kinds of decisions that are asked even when everyone can tell the answer, for example those of a turn, whose
   * actions can be taken back until it ends. Defaults to none.
   */
  readonly askedAnyway?: readonly string[];
  /**
   * Codes of refusals that give no reason (may be empty). No almost legal action may be refused with one of them. By
   * default this is not checked.
   */
  readonly generic?: readonly string[];
  /**
   * A game of the same code with another catalogue, which can play this game's states. Both are asked in turn. By
   * default this is not checked.
   */
  readonly beside?: Game<G>;
  /** Laws to skip, which the report names. Defaults to none. */
  readonly skip?: readonly LawId[];
}

/** The options in the form that the laws use. */
export interface Settings extends Omit<ConformanceOptions<GameTypes>, "rules"> {
  readonly rules: ReadonlySet<RuleId>;
}

/** Collects the rule ids and keeps the other options as given. */
export function settingsOf(options: ConformanceOptions<GameTypes>): Settings {
  const ids = Symbol.iterator in options.rules ? options.rules : Object.keys(options.rules);
  return { ...options, rules: new Set([...ids, ...Object.keys(CONTRACT_RULES)]) };
}
