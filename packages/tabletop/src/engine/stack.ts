import type { Chance } from "../chance/chance.ts";
import type { DecisionView, Hash, Outcome, PlayTypes, Spectator, Step } from "../contract/contract.ts";
import { type RuleId, type Violation, violation } from "../contract/result.ts";
import type { DocumentHead } from "../documents/documents.ts";
import { type Frame, type FrameKind, frameKind, type Machine, type MachineParts, machine } from "./machine.ts";
import type { StackState } from "./work.ts";

/** What the states of all games on frames hold, whatever the game is about; each adds its own `format` and `game`. */
export interface GameState<Config, Top extends Frame, Seat extends string> extends DocumentHead, StackState {
  readonly config: Config;
  /** What is half done, the running frame last; empty when the game is over. */
  readonly frames: readonly Top[];
  readonly outcome: Outcome<Seat> | null;
}

/** What all views tell, whatever the game is about: for whom, of which game, who is asked, and how it ended. */
export interface GameView<G extends PlayTypes & { State: DocumentHead }> {
  readonly game: G["State"]["game"];
  readonly viewer: G["Seat"] | Spectator;
  readonly format: G["State"]["format"];
  readonly catalogue: Hash;
  readonly decision: DecisionView<G> | null;
  readonly outcome: Outcome<G["Seat"]> | null;
}

/** What {@link stackMachine} needs of a game's types. */
export type StackPlay = PlayTypes & { State: StackState & { readonly outcome: Outcome<string> | null } };

/** What {@link stackMachine} needs of a work, as `StackWork` is one. */
export interface Stacking<State, Event> {
  readonly state: State;
  /** Makes whatever lies on top the frame that runs, and returns the state. */
  settle(): State;
  /** What came of the work. */
  finish(): Step<State, Event>;
}

/** When a kind of question is asked. */
export interface Time<State = unknown, Seat = string> {
  /** The kinds of frames that ask it. */
  readonly during: readonly string[];
  /**
   * What is told while none of them is underway: the rule that says when it is asked, and that there is no combat, say; perhaps what
   * of the state keeps a seat from it.
   */
  readonly otherwise: Violation | ((state: State, seat: Seat) => Violation);
}

/** Why a seat is not asked a kind of question, as nothing that asks it is underway; undefined where something is. */
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

/** How a game on a stack of frames plugs into {@link stackMachine}. */
export interface StackParts<G extends StackPlay, Work, Seen> {
  /** The modules of all kinds of frames by name. */
  readonly kinds: Readonly<Record<string, FrameKind<G, Work, Frame, Seen>>>;
  /** What the frame kinds read of a state. */
  look(state: G["State"]): Seen;
  /** The work on a state, which it leaves as it is. */
  begin(state: G["State"], chance: Chance | undefined): Work;
  /** The rule by which nothing is done after the end; refuses with `game-over` and the winners. */
  readonly over: RuleId;
  /** When each kind of question is asked: while a frame of which kinds is underway, and the rule that says so. */
  readonly times?: Readonly<Record<G["Asked"]["kind"], Time<G["State"], G["Seat"]>>>;
  /** As {@link MachineParts.upkeep}. */
  upkeep?(work: Work): boolean;
}

/**
 * The same kind with the fields of all others in the same order, however it was put together: fields of objects that are alike
 * are read faster.
 */
function alike<G extends StackPlay, Work, Seen>(
  kind: FrameKind<G, Work, Frame, Seen>,
): FrameKind<G, Work, Frame, Seen> {
  const { run, question, options, picks = nothing, check, take, keeps = nothing } = kind;
  return { run, question, options, picks, check, take, keeps };
}

const nothing = (): undefined => undefined;

/** {@link machine} for a game whose half-done things lie in `frames` of its state. */
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
