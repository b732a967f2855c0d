import type { Chance } from "../chance/chance.ts";
import type { Seed } from "../chance/generator.ts";
import type { Json } from "../documents/json.ts";
import type { Result, RuleId, Violation } from "./result.ts";

/** First 32 hexadecimal digits of a SHA-256 over canonical JSON. */
export type Hash = string;

/** A person at the table without a hand of their own: sees what is public. */
export type Spectator = "spectator";

/** What one transition gives: the next state, what happened, and whether anything was drawn or became known. */
export interface Step<State, Event> {
  readonly state: State;
  readonly events: readonly Event[];
  /** True if chance was asked or something hidden became known to anyone; a client must not offer undo past it. */
  readonly revealed: boolean;
}

/** Who must decide what now, and the rule that asks. */
export interface Decision<Seat extends string> {
  readonly seat: Seat;
  /** The kind of question, a stable name documented by each game. */
  readonly kind: string;
  readonly rule: RuleId;
  /** `finite`: legalActions lists all. `sampled`: it lists legal samples, found within a budget that is counted, never timed; more exist. */
  readonly space: "finite" | "sampled";
  /** Exactly one action is legal. */
  readonly forced: boolean;
  /** Seats that make the same kind of choice at the same time in secret, in this fixed order (the decider included). */
  readonly simultaneous: readonly Seat[];
  /** Figures for showing the question. Private to the decider. */
  readonly context: Json;
}

/** A decision as a seat that waits sees it: who decides and the public rule, nothing of the options. */
export type DecisionView<Seat extends string> =
  | (Decision<Seat> & { readonly yours: true })
  | {
      readonly yours: false;
      readonly seat: Seat;
      readonly kind: string;
      readonly rule: RuleId;
      readonly simultaneous: readonly Seat[];
    };

/** A decision as a viewer sees it: whole for the decider, without its options for everyone else; null when over. */
export function decisionView<Seat extends string>(
  decision: Decision<Seat> | undefined,
  viewer: Seat | Spectator,
): DecisionView<Seat> | null {
  if (decision === undefined) return null;
  if (decision.seat === viewer) return { ...decision, yours: true };
  const { seat, kind, rule, simultaneous } = decision;
  return { yours: false, seat, kind, rule, simultaneous };
}

/** How a game ended. */
export interface Outcome<Seat extends string> {
  /** Winning seats; empty for a draw. */
  readonly winners: readonly Seat[];
  readonly reason: string;
  readonly rule: RuleId;
  /** Per seat, how far ahead it was in the game's own unit (documented by each game); sums to zero. */
  readonly margin: Readonly<Record<Seat, number>>;
}

/** Options of {@link Game.apply}. */
export interface ApplyOptions<Seat extends string> {
  /** The seat that sent the action; another than the decider is a violation. */
  readonly by?: Seat;
  /** Answers the questions of chance instead of the words in the state. */
  readonly chance?: Chance;
}

/**
 * A game as immutable states and pure transitions. All packages implement this contract, so bots, referees, tools
 * and tests work with all of them.
 */
export interface Game<Config, State, Action, Event, View, Seat extends string> {
  readonly id: string;
  readonly seats: readonly Seat[];
  readonly catalogue: Hash;
  /** Builds the first state; `chance` is a seed or answers given by name. */
  setup(config: Config, chance: Seed | Chance): Result<Step<State, Event>>;
  /** Who must decide what; undefined when the game is over. */
  decision(state: State): Decision<Seat> | undefined;
  /** All legal actions of the decider in a stable order (samples where the decision says so); empty when over. */
  legalActions(state: State, options?: { readonly density?: number }): readonly Action[];
  /** A stable name of an action, unique within a decision. */
  actionKey(action: Action): string;
  /** Carries out an action of the decider; refuses with the rule that forbids it. Never changes its arguments. */
  apply(state: State, action: Action, options?: ApplyOptions<Seat>): Result<Step<State, Event>>;
  /** The rule that forbids the action now, or undefined if it is legal. */
  why(state: State, action: Action): Violation | undefined;
  /** The result; undefined while the game goes on. */
  outcome(state: State): Outcome<Seat> | undefined;
  /** What a seat knows: perfect recall of facts that still hold, not of history. */
  view(state: State, seat: Seat | Spectator): View;
  /** The event as a seat sees it; undefined if it learns nothing of it. */
  redact(event: Event, seat: Seat | Spectator): Event | undefined;
  /** A full state that this view could be, hidden parts dealt by `chance`. */
  determinize(view: View, chance: Chance): State;
  /** Broken invariants; empty on every reachable state. */
  invariants(state: State): readonly Violation[];
  /** Readers for untrusted input. */
  readonly parse: Parsers<Config, State, Action>;
}

/** The readers of a game for untrusted input: each gives what it read, or why it is refused. */
export interface Parsers<Config, State, Action> {
  config(input: unknown): Result<Config>;
  state(input: unknown): Result<State>;
  action(input: unknown): Result<Action>;
}
