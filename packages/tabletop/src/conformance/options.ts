import type { Chance } from "../chance/chance.ts";
import type { Seed, Words } from "../chance/generator.ts";
import type { Game, GameTypes, Step } from "../contract/contract.ts";
import type { RuleId } from "../contract/result.ts";
import { CONTRACT_RULES, type RuleIndex } from "../contract/rules.ts";
import type { Ui } from "../ui/index.ts";
import type { LawId } from "./laws/ids.ts";

/** A game to be put under the laws; its configs, states, actions, events and views are opaque to them. */
export type TestGame = Game<GameTypes>;

/** What a client can keep of a view by names, each a number, a word or nothing: 0, null and false are as good as left out. */
export type Measured = Record<string, number | string | boolean | null>;

/** How a client keeps up with a game: what it keeps of a view, and what an event that it is told changes about that. */
export interface Following<G extends GameTypes> {
  /** What a view shows. */
  read(view: G["View"]): Measured;
  /** Writes to what is kept what an event tells its viewer. */
  change(kept: Measured, event: G["Event"]): void;
}

/** An action carried out on the way of a step, by whomever, and what came of it. */
export interface StepLink<G extends GameTypes> {
  readonly action: G["Action"];
  readonly step: Step<G["State"], G["Event"]>;
}

/** What of a {@link Ui} puts a question and its options on a screen. */
export type Screen<G extends GameTypes> = Pick<Ui<G>, "question" | "heading" | "label" | "short">;

/** How {@link runConformance} plays and what it needs to know of the game. */
export interface ConformanceOptions<G extends GameTypes> {
  /** Every rule id the game may cite, or its rule index; the contract's own rules are added. */
  readonly rules: Iterable<RuleId> | RuleIndex;
  /** Configs to play, in turn; each must set up. */
  readonly configs: readonly G["Config"][];
  /** Number of games. */
  readonly games: number;
  /** Everything random here follows from it. */
  readonly seed: Seed;
  /** Most actions in one game; a game that gets there counts as undecided. */
  readonly cap: number;
  /** Every law is checked at every `share`-th step, at kinds not seen yet and at the end; the cheap ones at every step. */
  readonly share: number;
  /** Kinds that need no full look because an earlier run has had one there: the keys of its report's `kinds`. */
  readonly known?: readonly string[];
  /** States with their structure changed that are put to `parse.state` after each game, and played on where it accepts them; 10 if not given. */
  readonly changed?: number;
  /** The chance words: the very array that stands in the state. */
  words(state: G["State"]): Words;
  /** Counts that no action changes, by name: cards, counters, anything that is never created or lost. */
  components?(state: G["State"]): Readonly<Record<string, number>>;
  /** Answers with which `determinize(view, answers)` gives exactly this state, chance words apart. */
  truth?(state: G["State"], view: G["View"]): Chance;
  /** The kind of what is half done, finer than the decision's kind: the kind of the top frame. */
  frameKind?(state: G["State"]): string;
  /**
   * True for events that show what is then lost from sight (a card shown and shuffled away), which no view keeps; `step` are all events
   * of the step or link.
   */
  fleeting?(event: G["Event"], step: readonly G["Event"][]): boolean;
  /**
   * For a game that answers for a seat by itself: the action, then each answer, as `apply` carries them out one after the other with this
   * chance. Two such steps are compared link by link until play parts: what was shown and then lost from sight within a step no view at
   * its end keeps. Left out: a step is one link.
   */
  links?(state: G["State"], action: G["Action"], chance: Chance): readonly StepLink<G>[];
  /** A reading of views that events alone must keep up: units, tokens, cards in each place. Left out: nothing is followed. */
  readonly following?: Following<G>;
  /** The game on a screen, in each of its languages. Defaults to none. */
  readonly screens?: readonly Screen<G>[];
  /** True for two seats that share what they know, as partners do: a secret choice of one may show to the other. */
  allied?(one: string, other: string): boolean;
  /**
   * Kinds of decisions that are asked also where everybody can tell the answer: those in which turns are played, say, as what came
   * before can be taken back until its player ends the turn.
   */
  readonly askedAnyway?: readonly string[];
  /**
   * Codes of refusals that name no reason, none if it is empty: no action that is nearly legal may be refused by one of them. Left
   * out: that is not looked at.
   */
  readonly generic?: readonly string[];
  /**
   * A game of the same code with another catalogue, which can play the states of this one: both are asked in turn. Left out: that is
   * not looked at.
   */
  readonly beside?: Game<G>;
  /** Laws to leave out; the report names them. */
  readonly skip?: readonly LawId[];
}

/** The options as the laws use them. */
export interface Settings extends Omit<ConformanceOptions<GameTypes>, "rules"> {
  readonly rules: ReadonlySet<RuleId>;
}

/** Gathers the rule ids; everything else stays as given. */
export function settingsOf(options: ConformanceOptions<GameTypes>): Settings {
  const ids = Symbol.iterator in options.rules ? options.rules : Object.keys(options.rules);
  return { ...options, rules: new Set([...ids, ...Object.keys(CONTRACT_RULES)]) };
}
