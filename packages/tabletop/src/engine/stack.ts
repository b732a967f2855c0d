import type { Chance } from "../chance/chance.ts";
import type { DecisionView, Hash, Outcome, PlayTypes, Spectator, Step } from "../contract/contract.ts";
import { type RuleId, type Violation, violation } from "../contract/result.ts";
import type { DocumentHead } from "../documents/documents.ts";
import { type Frame, type FrameKind, frameKind, type Machine, type MachineParts, machine } from "./machine.ts";
import type { StackState } from "./work.ts";

/** The fields that the states of all frame-based games share. Each game adds its own `format` and `game`. */
export interface GameState<Config, Top extends Frame, Seat extends string> extends DocumentHead, StackState {
  readonly config: Config;
  /** The stack of frames in progress, with the running frame last. Empty when the game is over. */
  readonly frames: readonly Top[];
  readonly outcome: Outcome<Seat> | null;
}

/** The fields that the views of all games share: the viewer, the game, the decision and the outcome. */
export interface GameView<G extends PlayTypes & { State: DocumentHead }> {
  readonly game: G["State"]["game"];
  readonly viewer: G["Seat"] | Spectator;
  readonly format: G["State"]["format"];
  readonly catalogue: Hash;
  readonly decision: DecisionView<G> | null;
  readonly outcome: Outcome<G["Seat"]> | null;
}

/** The types that {@link stackMachine} requires of a game. */
export type StackPlay = PlayTypes & { State: StackState & { readonly outcome: Outcome<string> | null } };

/** The methods that {@link stackMachine} requires of a work. `StackWork` has them. */
export interface Stacking<State, Event> {
  readonly state: State;
  /** Makes the frame on top the running frame, and returns the state. */
  settle(): State;
  /** Returns the result of the work. */
  finish(): Step<State, Event>;
}

/** When a kind of question is asked. */
export interface Time<State = unknown, Seat = string> {
  /** The kinds of frames that ask the question. */
  readonly during: readonly string[];
  /**
   * The violation when none of these frames is in progress: the rule that says when the question is asked, and why it
   * is not (no combat, for instance). A function can add what prevents the seat in this state.
   */
  readonly otherwise: Violation | ((state: State, seat: Seat) => Violation);
}

/** Returns why a seat is not asked a kind of question that no frame in progress asks, or undefined if a frame does. */
function whyNotNow<G extends StackPlay>(
  times: NonNullable<StackParts<G, unknown, unknown>["times"]>,
  state: G["State"],
  asks: G["Asked"]["kind"],
  seat: G["Seat"],
): Violation | undefined {
  // The kind may come from a client, who may ask for one that no game has.
  if (!Object.hasOwn(times, asks)) {
    return violation("tt.input.shape", "no-such-name", { kind: "decision", name: asks, like: Object.keys(times) });
  }
  const time: Time<G["State"], G["Seat"]> = times[asks];
  if (state.frames.some(({ kind }) => time.during.includes(kind))) return undefined;
  return typeof time.otherwise === "function" ? time.otherwise(state, seat) : time.otherwise;
}

/** The parts that connect a game with a stack of frames to {@link stackMachine}. */
export interface StackParts<G extends StackPlay, Work, Seen> {
  /** The modules of all frame kinds by name. */
  readonly kinds: Readonly<Record<string, FrameKind<G, Work, Frame, Seen>>>;
  /** Returns what the frame kinds read of a state. */
  look(state: G["State"]): Seen;
  /** Creates the work for a state, without changing the state. */
  begin(state: G["State"], chance: Chance | undefined): Work;
  /** The rule that forbids actions after the end. They are refused with `game-over` and the winners. */
  readonly over: RuleId;
  /**
   * When each kind of question is asked: the frames that must be in progress, and the rule that says so. Defaults to no
   * such reasons.
   */
  readonly times?: Readonly<Record<G["Asked"]["kind"], Time<G["State"], G["Seat"]>>>;
  /** See {@link MachineParts.upkeep}. */
  upkeep?(work: Work): boolean;
}

/** Returns the same kind with its fields in a fixed order, because engines read objects with equal layouts faster. */
function alike<G extends StackPlay, Work, Seen>(
  kind: FrameKind<G, Work, Frame, Seen>,
): FrameKind<G, Work, Frame, Seen> {
  const { run, question, options, picks = nothing, check, take, keeps = nothing } = kind;
  return { run, question, options, picks, check, take, keeps };
}

const nothing = (): undefined => undefined;

/** Builds a {@link machine} for a game that keeps its frames in `frames` of its state. */
export function stackMachine<G extends StackPlay, Work extends Stacking<G["State"], G["Event"]>, Seen = G["State"]>({
  kinds,
  look,
  begin,
  over,
  times,
  upkeep,
}: StackParts<G, Work, Seen>): Machine<G, Work> {
  const byName = new Map(Object.entries(kinds).map(([name, kind]) => [name, alike(kind)]));
  return machine<G, Work, Seen>({
    look,
    stack: ({ frames }) => frames,
    kind: (name) => byName.get(name) ?? frameKind(kinds, name),
    begin,
    between: (work) => work.settle(),
    ...(upkeep && { upkeep }),
    finish: (work) => work.finish(),
    underway: ({ state }) => state.frames,
    ...(times && { time: (state, kind, seat) => whyNotNow<G>(times, state, kind, seat) }),
    over: ({ outcome }) => violation(over, "game-over", { winners: [...(outcome?.winners ?? [])] }),
  });
}
