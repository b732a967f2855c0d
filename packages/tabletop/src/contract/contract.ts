import type { Chance } from "../chance/chance.ts";
import type { Seed } from "../chance/generator.ts";
import type { Json } from "../documents/json.ts";
import type { Migration } from "../documents/migration.ts";
import type { Result, RuleId, Violation } from "./result.ts";

/** The first 32 hexadecimal digits of a SHA-256 over canonical JSON. */
export type Hash = string;

/** A person who watches without a seat and sees only what is public. */
export type Spectator = "spectator";

/** The result of one transition: the next state, the events, and whether anything was drawn or became known. */
export interface Step<State, Event> {
  readonly state: State;
  readonly events: readonly Event[];
  /** Whether chance was asked or someone learned something hidden. A client must not offer undo past such a step. */
  readonly revealed: boolean;
}

/** The types that transitions of a game use, as one bundle for its frame kinds. */
export interface PlayTypes {
  /** The whole game between two actions, as plain data. */
  State: unknown;
  Action: unknown;
  Event: unknown;
  Seat: string;
  /**
   * The questions: every kind of decision with its context, made by {@link AskedIn} from a map of kinds to contexts.
   */
  Asked: { readonly kind: string; readonly context: Json };
}

/**
 * The types of a game as one bundle. Each game has an interface that extends it, and code for any game takes the bundle
 * as its type parameter.
 */
export interface GameTypes extends PlayTypes {
  Config: unknown;
  View: unknown;
}

/** The types of a bundle that decisions need. */
export type AskingTypes = Pick<PlayTypes, "Seat" | "Asked">;

/**
 * Converts a map from kinds of decisions to contexts into the union for {@link PlayTypes}, which a switch over `kind`
 * narrows. Declare contexts as type aliases or literals, so that the compiler accepts them as JSON.
 */
export type AskedIn<Contexts> = {
  readonly [Kind in keyof Contexts]: {
    /** The kind of question, as a stable name. Each game's guide to its decisions lists them. */
    readonly kind: Kind;
    /** Values for showing the question. Private to the decider. */
    readonly context: Contexts[Kind];
  };
}[keyof Contexts];

/** A decision: who must decide what now, and which rule asks. */
export type Decision<G extends AskingTypes> = G["Asked"] & {
  readonly seat: G["Seat"];
  readonly rule: RuleId;
  /**
   * `finite`: `legalActions` lists all legal actions. `sampled`: it lists legal samples and more exist; the budget for
   * finding them is counted, not timed.
   */
  readonly space: "finite" | "sampled";
  /** Whether exactly one action is legal, in any order of picks. Taking a pick back does not count. */
  readonly forced: boolean;
  /**
   * Seats that make the same kind of choice simultaneously and in secret, in this fixed order. Includes the decider.
   */
  readonly simultaneous: readonly G["Seat"][];
};

/** A decision of another seat: who decides, and the public rule, without the options. */
export interface WaitingView<G extends AskingTypes> {
  readonly yours: false;
  readonly seat: G["Seat"];
  readonly kind: G["Asked"]["kind"];
  readonly rule: RuleId;
  readonly simultaneous: readonly G["Seat"][];
}

/**
 * A decision as a seat sees it. A seat that is asked sees the whole decision as its own, even when it chooses in secret
 * after others (`seat` is then its own). Other seats see it without the options.
 */
export type DecisionView<G extends AskingTypes> = (Decision<G> & { readonly yours: true }) | WaitingView<G>;

/** The seats that a decision asks. */
export interface Asking<Seat extends string> {
  readonly seat: Seat;
  readonly simultaneous: readonly Seat[];
}

/**
 * Lists the seats still asked: the decider, and those that choose in secret at the same time after it. Empty when the
 * game is over.
 */
export function askedBy<Seat extends string>(decision: Asking<Seat> | null | undefined): readonly Seat[] {
  if (decision === null || decision === undefined) return [];
  const { seat, simultaneous } = decision;
  return simultaneous.length === 0 ? [seat] : simultaneous.slice(simultaneous.indexOf(seat));
}

/** The result of a finished game. */
export interface Outcome<Seat extends string> {
  /** The winning seats; empty for a draw. */
  readonly winners: readonly Seat[];
  readonly reason: string;
  readonly rule: RuleId;
  /** How far ahead each seat was, in a unit that each game documents. The margins sum to zero. */
  readonly margin: Readonly<Record<Seat, number>>;
}

/** Options of {@link Game.legalActions} and {@link Game.options}. */
export interface ListOptions {
  /** How many samples of a sampled decision to list: a larger density lists more. Defaults to 1. */
  readonly density?: number;
  /**
   * Which picks of a run to list when their order has no effect. `canonical` lists them in one order only, so that bots
   * see each set once. `all` lists every pick the run can still take, and an {@link Unpick} for each pick made, for
   * people. `apply` accepts all of them either way. Defaults to `canonical`.
   */
  readonly picks?: "canonical" | "all";
}

/** Takes back a pick of the current run. The state is then as if the pick had not been made. */
export interface Unpick<Picked> {
  readonly type: "unpick";
  /** The action that made the pick. */
  readonly pick: Picked;
}

/** Options of {@link Game.why}. */
export interface WhyOptions<Seat extends string> {
  /**
   * The seat that would send the action. If it is not asked, `why` says whose decision it is, whatever the action. If
   * it chooses in secret after others, `why` answers as when its turn comes. Defaults to the decider.
   */
  readonly by?: Seat;
}

/** Options of {@link Game.apply}. */
export interface ApplyOptions<Seat extends string> {
  /**
   * The seat that sent the action. If it is not the decider, that violation comes before any other fault of the action.
   * This includes seats that choose in secret later: the referee holds their answers until their turn. Defaults to the
   * decider.
   */
  readonly by?: Seat;
  /** Answers the questions of chance. Defaults to the generator words in the state. */
  readonly chance?: Chance;
}

/**
 * A game as immutable states and pure transitions. All games implement this contract, so bots, referees, tools and
 * tests work with all of them.
 */
export interface Game<G extends GameTypes> {
  /** Never present at run time. Carries the bundle for type inference and {@link TypesOf}. */
  readonly "~types"?: G;
  readonly id: string;
  readonly seats: readonly G["Seat"][];
  /** Returns the hash of the catalogue for games with this configuration. Their states and replays contain it. */
  catalogueOf(config: G["Config"]): Hash;
  /**
   * Migrations that convert documents of older editions, each into the next. `parse.state`, replays and the referee use
   * them. Defaults to none.
   */
  readonly migrations?: readonly Migration[];
  /** Creates the first state. `chance` is a seed, or a source of scripted answers. */
  setup(config: G["Config"], chance: Seed | Chance): Result<Step<G["State"], G["Event"]>>;
  /**
   * Returns who must decide what, or undefined when the game is over. Nobody is asked if everyone can tell that all
   * answers have the same effect. A run of picks continues while another pick could be made.
   */
  decision(state: G["State"]): Decision<G> | undefined;
  /**
   * Lists all legal actions of the decider in a stable order, or samples of a `sampled` decision. Empty when the game
   * is over. Do not change the actions, because `apply` accepts those of the last list without checking them again.
   */
  legalActions(state: G["State"], options?: ListOptions): readonly G["Action"][];
  /**
   * Lists what the view's seat may answer to its current question, in the form of {@link Game.legalActions}, even if it
   * chooses in secret after others. Empty for seats that are not asked. Uses only the view, so clients and bots can
   * call it without the state.
   */
  options(view: G["View"], options?: ListOptions): readonly G["Action"][];
  /** Returns a stable name for an action, unique within a decision. */
  actionKey(action: G["Action"]): string;
  /** Carries out an action of the decider, or fails with the rule that forbids it. Never changes its arguments. */
  apply(
    state: G["State"],
    action: G["Action"],
    options?: ApplyOptions<G["Seat"]>,
  ): Result<Step<G["State"], G["Event"]>>;
  /** Returns the rule that forbids the action now, or undefined if it is legal. */
  why(state: G["State"], action: G["Action"], options?: WhyOptions<G["Seat"]>): Violation | undefined;
  /**
   * Returns why the seat is not asked a kind of question now ("why may I not retreat?"), or undefined if it is. Gives
   * the rule that prevents the question if the game knows one, otherwise whose decision it is or what is asked instead.
   * Only the seat itself may see the answer.
   */
  whyNotAsked(state: G["State"], seat: G["Seat"], kind: G["Asked"]["kind"]): Violation | undefined;
  /** Returns the result, or undefined while the game is not over. */
  outcome(state: G["State"]): Outcome<G["Seat"]> | undefined;
  /** Returns what a seat knows: every fact it has learned that still holds, without the history. */
  view(state: G["State"], seat: G["Seat"] | Spectator): G["View"];
  /** Returns the event as a seat sees it, or undefined if the seat learns nothing from it. */
  redact(event: G["Event"], seat: G["Seat"] | Spectator): G["Event"] | undefined;
  /** Creates a complete state that is consistent with the view. `chance` deals the hidden parts. */
  determinize(view: G["View"], chance: Chance): G["State"];
  /** Lists broken invariants. Empty for every reachable state. */
  invariants(state: G["State"]): readonly Violation[];
  /** Parsers for untrusted input. */
  readonly parse: Parsers<G["Config"], G["State"], G["Action"]>;
}

/** The parsers of a game for untrusted input. Each returns the value it read, or why the input is refused. */
export interface Parsers<Config, State, Action> {
  /** Reads a configuration for setup. */
  config(input: unknown): Result<Config>;
  /** Reads a saved state. The result can be played on. */
  state(input: unknown): Result<State>;
  /** Reads an action that somebody sent. The result is well formed, but not necessarily legal. */
  action(input: unknown): Result<Action>;
}

/** Anything that carries a bundle of types. */
export interface Typed {
  readonly "~types"?: GameTypes;
}

/** The bundle of types of a game, or of anything else that carries one: `TypesOf<typeof game>`. */
export type TypesOf<T extends Typed> = NonNullable<T["~types"]>;
/** The configuration of a game. */
export type ConfigOf<T extends Typed> = TypesOf<T>["Config"];
/** The states of a game. */
export type StateOf<T extends Typed> = TypesOf<T>["State"];
/** The actions of a game. */
export type ActionOf<T extends Typed> = TypesOf<T>["Action"];
/** The events of a game. */
export type EventOf<T extends Typed> = TypesOf<T>["Event"];
/** The views of a game. */
export type ViewOf<T extends Typed> = TypesOf<T>["View"];
/** The seats of a game. */
export type SeatOf<T extends Typed> = TypesOf<T>["Seat"];
/** The decisions of a game. */
export type DecisionOf<T extends Typed> = Decision<TypesOf<T>>;
/** The kinds of decisions of a game. */
export type KindOf<T extends Typed> = TypesOf<T>["Asked"]["kind"];
/** The context of a kind of decision, for instance `ContextOf<typeof game, "discard">`. */
export type ContextOf<T extends Typed, Kind extends KindOf<T>> = Extract<
  TypesOf<T>["Asked"],
  { readonly kind: Kind }
>["context"];
