import type { Chance } from "../chance/chance.ts";
import type { Seed } from "../chance/generator.ts";
import type { Json } from "../documents/json.ts";
import type { Migration } from "../documents/migration.ts";
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

/** What the transitions of a game are about, as one bundle: all that its frame kinds need to know. */
export interface PlayTypes {
  /** Plain data: everything there is between two actions. */
  State: unknown;
  Action: unknown;
  Event: unknown;
  Seat: string;
  /** What is asked: every kind of decision with its context, {@link AskedIn} of a map from kinds to contexts. */
  Asked: { readonly kind: string; readonly context: Json };
}

/** The types of a game as one bundle: each game has an interface that extends it, and whatever works with any game takes that. */
export interface GameTypes extends PlayTypes {
  Config: unknown;
  View: unknown;
}

/** What decisions need of a bundle. */
export type AskingTypes = Pick<PlayTypes, "Seat" | "Asked">;

/**
 * A map from kinds of decisions to contexts as the union that {@link PlayTypes} asks for: a switch over `kind` takes it apart.
 * Contexts are type aliases or literals, so that the compiler sees JSON in them.
 */
export type AskedIn<Contexts> = {
  readonly [Kind in keyof Contexts]: {
    /** The kind of question, a stable name; the guide to the decisions of each game lists them. */
    readonly kind: Kind;
    /** Figures for showing the question. Private to the decider. */
    readonly context: Contexts[Kind];
  };
}[keyof Contexts];

/** Who must decide what now, and the rule that asks. */
export type Decision<G extends AskingTypes> = G["Asked"] & {
  readonly seat: G["Seat"];
  readonly rule: RuleId;
  /** `finite`: legalActions lists all. `sampled`: it lists legal samples, found within a budget that is counted, never timed; more exist. */
  readonly space: "finite" | "sampled";
  /** Exactly one action is legal, whatever the order of picks; taking a pick back does not count. */
  readonly forced: boolean;
  /** Seats that make the same kind of choice at the same time in secret, in this fixed order (the decider included). */
  readonly simultaneous: readonly G["Seat"][];
};

/** A decision of somebody else: who decides and the public rule, nothing of the options. */
export interface WaitingView<G extends AskingTypes> {
  readonly yours: false;
  readonly seat: G["Seat"];
  readonly kind: G["Asked"]["kind"];
  readonly rule: RuleId;
  readonly simultaneous: readonly G["Seat"][];
}

/**
 * A decision as a seat sees it. A seat that is asked sees its own whole, also where it chooses in secret after others (`seat` is
 * then its own); what it waits for it sees without the options.
 */
export type DecisionView<G extends AskingTypes> = (Decision<G> & { readonly yours: true }) | WaitingView<G>;

/** Whom a decision asks. */
export interface Asking<Seat extends string> {
  readonly seat: Seat;
  readonly simultaneous: readonly Seat[];
}

/** The seats that are still asked: the decider, and those that choose in secret at the same time after it; none when it is over. */
export function askedBy<Seat extends string>(decision: Asking<Seat> | null | undefined): readonly Seat[] {
  if (decision === null || decision === undefined) return [];
  const { seat, simultaneous } = decision;
  return simultaneous.length === 0 ? [seat] : simultaneous.slice(simultaneous.indexOf(seat));
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

/** Options of {@link Game.legalActions} and {@link Game.options}. */
export interface ListOptions {
  /** How many samples of a sampled decision: 1 where nothing is said, and the more the larger it is. */
  readonly density?: number;
  /**
   * What is listed of a run of picks whose order means nothing. `canonical`, where nothing is said: the picks in one order
   * alone, so that each set of them comes up once, for bots. `all`: every pick that the run can still take in whatever
   * order, and an {@link Unpick} for each pick made, for people. `apply` accepts all of them in either case.
   */
  readonly picks?: "canonical" | "all";
}

/** Takes back a pick of the run under way; the state is then as if it had not been made. */
export interface Unpick<Picked> {
  readonly type: "unpick";
  /** The action by which the pick was made. */
  readonly pick: Picked;
}

/** Options of {@link Game.why}. */
export interface WhyOptions<Seat extends string> {
  /**
   * The seat that would send the action. A seat that is not asked is told whose decision it is, whatever the action. A seat that
   * chooses in secret after others is answered as when its turn comes.
   */
  readonly by?: Seat;
}

/** Options of {@link Game.apply}. */
export interface ApplyOptions<Seat extends string> {
  /**
   * The seat that sent the action; another than the decider is a violation, which comes before all that is wrong with the action.
   * That holds for seats that choose in secret after it, too: their answers wait for their turn, as the referee holds them.
   */
  readonly by?: Seat;
  /** Answers the questions of chance instead of the words in the state. */
  readonly chance?: Chance;
}

/**
 * A game as immutable states and pure transitions. All packages implement this contract, so bots, referees, tools
 * and tests work with all of them.
 */
export interface Game<G extends GameTypes> {
  /** Never there: carries the bundle, for inference and {@link TypesOf}. */
  readonly "~types"?: G;
  readonly id: string;
  readonly seats: readonly G["Seat"][];
  /** The hash of the catalogue that a game of this configuration is played with; its states and replays carry it. */
  catalogueOf(config: G["Config"]): Hash;
  /** How documents of older editions go on, each in the next: what `parse.state`, replays and the referee go by. */
  readonly migrations?: readonly Migration[];
  /** Builds the first state; `chance` is a seed or answers given by name. */
  setup(config: G["Config"], chance: Seed | Chance): Result<Step<G["State"], G["Event"]>>;
  /**
   * Who must decide what; undefined when the game is over. Nobody is asked where, as everybody can tell, all answers come to the
   * same; a run of picks goes on while another pick could be made, in whatever order.
   */
  decision(state: G["State"]): Decision<G> | undefined;
  /**
   * All legal actions of the decider in a stable order (samples where the decision says so); empty when over. They are not to be
   * written to: `apply` takes an action of the list last made for a state without checking it again.
   */
  legalActions(state: G["State"], options?: ListOptions): readonly G["Action"][];
  /**
   * What the seat whose view this is may answer to what it is asked now, as {@link Game.legalActions} lists it when its
   * turn comes: also where it chooses in secret after others. Empty for who is not asked. A function of what the seat
   * knows alone, so that a client shows it and a bot plays by it without the state.
   */
  options(view: G["View"], options?: ListOptions): readonly G["Action"][];
  /** A stable name of an action, unique within a decision. */
  actionKey(action: G["Action"]): string;
  /** Carries out an action of the decider; refuses with the rule that forbids it. Never changes its arguments. */
  apply(
    state: G["State"],
    action: G["Action"],
    options?: ApplyOptions<G["Seat"]>,
  ): Result<Step<G["State"], G["Event"]>>;
  /** The rule that forbids the action now, or undefined if it is legal. */
  why(state: G["State"], action: G["Action"], options?: WhyOptions<G["Seat"]>): Violation | undefined;
  /**
   * Why the seat is not asked a kind of question now ("why may I not retreat?"), or undefined if it is. The rule that keeps it
   * from the question where the game knows one, else whose decision it is, or what is asked instead. For the seat alone.
   */
  whyNotAsked(state: G["State"], seat: G["Seat"], kind: G["Asked"]["kind"]): Violation | undefined;
  /** The result; undefined while the game goes on. */
  outcome(state: G["State"]): Outcome<G["Seat"]> | undefined;
  /** What a seat knows: perfect recall of facts that still hold, not of history. */
  view(state: G["State"], seat: G["Seat"] | Spectator): G["View"];
  /** The event as a seat sees it; undefined if it learns nothing of it. */
  redact(event: G["Event"], seat: G["Seat"] | Spectator): G["Event"] | undefined;
  /** A full state that this view could be, hidden parts dealt by `chance`. */
  determinize(view: G["View"], chance: Chance): G["State"];
  /** Broken invariants; empty on every reachable state. */
  invariants(state: G["State"]): readonly Violation[];
  /** Readers for untrusted input. */
  readonly parse: Parsers<G["Config"], G["State"], G["Action"]>;
}

/** The readers of a game for untrusted input: each gives what it read, or why it is refused. */
export interface Parsers<Config, State, Action> {
  /** What a game is set up with. */
  config(input: unknown): Result<Config>;
  /** A save: what it gives can be played on. */
  state(input: unknown): Result<State>;
  /** A decision that somebody sent; well formed, not yet legal. */
  action(input: unknown): Result<Action>;
}

/** What carries the bundle of its types. */
export interface Typed {
  readonly "~types"?: GameTypes;
}

/** The bundle of a game or of anything else that carries one, for instance `TypesOf<typeof game>`. */
export type TypesOf<T extends Typed> = NonNullable<T["~types"]>;
/** What a game is set up with. */
export type ConfigOf<T extends Typed> = TypesOf<T>["Config"];
/** The states of a game. */
export type StateOf<T extends Typed> = TypesOf<T>["State"];
/** The actions of a game. */
export type ActionOf<T extends Typed> = TypesOf<T>["Action"];
/** The events of a game. */
export type EventOf<T extends Typed> = TypesOf<T>["Event"];
/** What a seat of a game sees. */
export type ViewOf<T extends Typed> = TypesOf<T>["View"];
/** The seats of a game. */
export type SeatOf<T extends Typed> = TypesOf<T>["Seat"];
/** The decisions of a game. */
export type DecisionOf<T extends Typed> = Decision<TypesOf<T>>;
/** The kinds of decisions of a game. */
export type KindOf<T extends Typed> = TypesOf<T>["Asked"]["kind"];
/** What a kind of decision tells in its context, for instance `ContextOf<typeof game, "discard">`. */
export type ContextOf<T extends Typed, Kind extends KindOf<T>> = Extract<
  TypesOf<T>["Asked"],
  { readonly kind: Kind }
>["context"];
