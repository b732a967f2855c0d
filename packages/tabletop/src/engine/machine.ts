import { at } from "../at.ts";
import type { Chance } from "../chance/chance.ts";
import {
  type ApplyOptions,
  type AskingTypes,
  askedBy,
  type Decision,
  type ListOptions,
  type PlayTypes,
  type Step,
  type WhyOptions,
} from "../contract/contract.ts";
import {
  attempt,
  fail,
  ok,
  type Result,
  type RuleId,
  refuse,
  type Violation,
  violation,
  violationOf,
} from "../contract/result.ts";
import { inAnyOrder, isUnpick, notPicked, unpicksOf } from "./any-order.ts";
import { type TurnRules, turnOf } from "./turn.ts";

/** What is half done, as small plain data on the state's stack; `kind` names the module that knows how to go on. */
export interface Frame {
  readonly kind: string;
}

/** What a game knows besides its state, its compiled catalogue for instance, with a state. */
export interface Look<Box, State> {
  readonly box: Box;
  readonly state: State;
}

/** What a frame asks: the part of a {@link Decision} that the frame itself knows. */
export type Question<G extends AskingTypes> = G["Asked"] & {
  readonly seat: G["Seat"];
  readonly rule: RuleId;
  readonly simultaneous?: readonly G["Seat"][];
  /** `sampled` where there are more legal actions than anybody would list, placements on a table for instance. */
  readonly space?: "finite" | "sampled";
};

/** How far a run of picks has come whose order means nothing. */
export interface PickRun<G extends PlayTypes, Work> {
  /**
   * Every pick that can be made next, whatever the order of those made, in the order in which picks are listed; each is such
   * that the run can be brought to its end.
   */
  readonly open: readonly G["Action"][];
  /** The picks made and not taken back, one for each, in the same order. */
  readonly picked: readonly G["Action"][];
  /** Takes one of them back: the state is then as if it had not been made. */
  takeBack(work: Work, pick: G["Action"]): void;
}

/**
 * One kind of frame: everything a game does while that kind lies on top of the stack. Each lives in a module of its
 * own; nothing switches over all of them. `Seen` is what reads a game: its state, or a {@link Look} with its catalogue.
 */
export interface FrameKind<G extends PlayTypes, Work, Top extends Frame, Seen = G["State"]> {
  /** Goes on until someone must decide (true: ask) or the stack has changed (false: run whatever is on top now). */
  run(work: Work, frame: Top): boolean;
  /** Who is asked what. Called only where `run` said to ask. */
  question(look: Seen, frame: Top): Question<G>;
  /**
   * The legal actions, in the documented order; never empty. Of a sampled decision legal samples, the same for the same
   * density, which is 1 where nothing is said, and the more the larger it is.
   */
  options(look: Seen, frame: Top, density?: number): G["Action"][];
  /**
   * The run of picks under way; undefined where there is none. It is one only where the same picks come to the same state in
   * any order, so that nothing drawn, shown or set off by a single pick stands between them. `options` then lists the picks
   * that follow in one order.
   */
  picks?(look: Seen, frame: Top): PickRun<G, Work> | undefined;
  /** The rule that forbids the action, or undefined. Exactly the members of `options` and open picks pass where all are listed. */
  check(look: Seen, frame: Top, action: G["Action"]): Violation | undefined;
  /** Carries out a checked action. */
  take(work: Work, frame: Top, action: G["Action"]): void;
  /**
   * What keeps a seat from a kind of question that this frame asks, wherever it lies in the stack: the very reason by which `run`
   * asks nobody. Undefined where nothing does but that its turn has not come, and for kinds that the frame does not ask.
   */
  keeps?(look: Seen, frame: Top, seat: G["Seat"], kind: G["Asked"]["kind"]): Violation | undefined;
}

/** How a game plugs its state and work into {@link machine}. */
export interface MachineParts<G extends PlayTypes, Work, Seen> {
  /** What the frame kinds read of a state. */
  look(state: G["State"]): Seen;
  /** What is half done, the running frame last; empty when the game is over. */
  stack(state: G["State"]): readonly Frame[];
  /** The module for a kind of frame. */
  kind(kind: string): FrameKind<G, Work, Frame, Seen>;
  /** The work on a state, which it leaves as it is; `chance` answers its questions, else what the state holds does. */
  begin(state: G["State"], chance: Chance | undefined): Work;
  /** The work's state between two frames. */
  between(work: Work): G["State"];
  /**
   * Sees to what holds at all times: before each frame runs, and before anybody is asked. Returns whether it changed anything, so that
   * the frame on top, which may be another now, runs again before it asks. Defaults to nothing.
   */
  upkeep?(work: Work): boolean;
  /** What came of the work: the next state, the events, what was revealed. */
  finish(work: Work): Step<G["State"], G["Event"]>;
  /** What is half done inside a transition: told where a script has no fitting answer for a question of chance. */
  underway(work: Work): readonly Frame[];
  /** The violation for any action after the end. */
  over(state: G["State"]): Violation;
  /** Why a seat is not asked a kind of question, where nothing is underway that asks it; undefined where something is. */
  time?(state: G["State"], kind: G["Asked"]["kind"], seat: G["Seat"]): Violation | undefined;
}

/** The four functions of a {@link Game} that follow from its frame kinds. */
export interface Machine<G extends PlayTypes, Work> {
  /** Never there: carries the bundle, as that of a {@link Game} does. */
  readonly "~types"?: G;
  /** As {@link Game.decision}. */
  decision(state: G["State"]): Decision<G> | undefined;
  /** As {@link Game.legalActions}. */
  legalActions(state: G["State"], options?: ListOptions): readonly G["Action"][];
  /** As {@link Game.apply}. */
  apply(
    state: G["State"],
    action: G["Action"],
    options?: ApplyOptions<G["Seat"]>,
  ): Result<Step<G["State"], G["Event"]>>;
  /** As {@link Game.why}. */
  why(state: G["State"], action: G["Action"], options?: WhyOptions<G["Seat"]>): Violation | undefined;
  /** As {@link Game.whyNotAsked}. */
  whyNotAsked(state: G["State"], seat: G["Seat"], kind: G["Asked"]["kind"]): Violation | undefined;
  /** Runs until someone must decide or the game is over; throws a RangeError where frames run for ever. */
  settle(work: Work): void;
  /** The first step of a game: `begin` lays it out, then it is settled. A refusal on the way is the result. */
  start(begin: () => Work): Result<Step<G["State"], G["Event"]>>;
  /**
   * True if nothing goes on by itself and whoever is asked can answer: a state as transitions leave it. For states from
   * outside, which may hold what no play leads to; where the rules cannot go on from it, it is not at rest.
   */
  isAtRest(state: G["State"]): boolean;
}

/** Frames that one step may run: far more than any does that comes to an end. What goes on for ever is a bug that must be found. */
const MOST_RUNS = 100_000;

/** Builds a game's decision, legalActions, apply and why from its frame kinds: one opinion on legality. */
export function machine<G extends PlayTypes, Work, Seen = G["State"]>(
  parts: MachineParts<G, Work, Seen>,
): Machine<G, Work> {
  const topOf = (state: G["State"]): Frame | undefined => {
    const stack = parts.stack(state);
    // Reading at -1 would slow down every reading here.
    return stack.length === 0 ? undefined : stack[stack.length - 1];
  };
  const { settle, settled, carriedOut } = transitions(parts, topOf);
  /** The list last made, and the state it was made for. An action of that very list is legal in that very state. */
  let listedFor: G["State"] | undefined;
  let listedLast: readonly G["Action"][] = [];
  const refusalOf = (state: G["State"], frame: Frame, action: G["Action"]): Violation | undefined => {
    const kind = parts.kind(frame.kind);
    const look = parts.look(state);
    return isUnpick(action) ? notPicked(kind.picks?.(look, frame), action) : kind.check(look, frame, action);
  };
  /** The violation where another seat than the decider acts: whose decision it is comes before what is wrong with it. */
  const usurped = (state: G["State"], frame: Frame, by: G["Seat"] | undefined): Violation | undefined => {
    if (by === undefined) return undefined;
    const decider = parts.kind(frame.kind).question(parts.look(state), frame).seat;
    return by === decider ? undefined : violation("tt.decision.decider", "not-the-decider", { by, decider });
  };
  const legalActions = (state: G["State"], options?: ListOptions): readonly G["Action"][] => {
    const frame = topOf(state);
    if (frame === undefined) return [];
    const kind = parts.kind(frame.kind);
    const look = parts.look(state);
    const listed = kind.options(look, frame, options?.density);
    const run = options?.picks === "all" ? kind.picks?.(look, frame) : undefined;
    listedFor = state;
    listedLast = run === undefined ? listed : inAnyOrder(listed, run);
    return run === undefined ? listed : [...listedLast, ...unpicksOf(run)];
  };
  const why = (state: G["State"], action: G["Action"], by?: G["Seat"]): Violation | undefined => {
    const frame = topOf(state);
    if (frame === undefined) return parts.over(state);
    const foreign = usurped(state, frame, by);
    if (by === undefined || foreign === undefined) return refusalOf(state, frame, action);
    const turn = turnOf<G>(rules, state, by);
    return turn === undefined ? foreign : why(turn, action);
  };
  const rules: TurnRules<G> = {
    decision(state) {
      const frame = topOf(state);
      if (frame === undefined) return undefined;
      const kind = parts.kind(frame.kind);
      const look = parts.look(state);
      const { seat, rule, context, simultaneous = [], space = "finite", kind: name } = kind.question(look, frame);
      const forced = space === "finite" && isForced(kind, look, frame);
      return { seat, kind: name, rule, space, forced, simultaneous, context };
    },
    legalActions,
    apply(state, action, options) {
      const frame = topOf(state);
      if (frame === undefined) return fail(parts.over(state));
      const foreign = usurped(state, frame, options?.by);
      if (foreign !== undefined) return fail(foreign);
      const isListed = state === listedFor && listedLast.includes(action);
      const against = isListed ? undefined : refusalOf(state, frame, action);
      if (against !== undefined) return fail(against);
      try {
        return ok(carriedOut(parts.begin(state, options?.chance), state, frame, action));
      } catch (error) {
        return fail(violationOf(error));
      }
    },
  };
  return {
    ...rules,
    settle,
    why: (state, action, options) => why(state, action, options?.by),
    whyNotAsked: (state, seat, kind) => askedInstead(parts, state, topOf(state), seat, kind),
    start: (begin) => attempt(() => settled(begin())),
    isAtRest: (state) =>
      rests(parts, state, topOf, (rested) => topOf(rested) === undefined || legalActions(rested).length > 0),
  };
}

/** What leads from one question to the next. */
interface Transitions<G extends PlayTypes, Work> {
  /** Runs frames until someone must decide or the game is over. */
  settle(work: Work): void;
  /** What comes of a work that is settled. */
  settled(work: Work): Step<G["State"], G["Event"]>;
  /** What comes of an action that is not refused, taken while `frame` asks. */
  carriedOut(work: Work, state: G["State"], frame: Frame, action: G["Action"]): Step<G["State"], G["Event"]>;
}

function transitions<G extends PlayTypes, Work, Seen>(
  parts: MachineParts<G, Work, Seen>,
  topOf: (state: G["State"]) => Frame | undefined,
): Transitions<G, Work> {
  const { upkeep } = parts;
  const settle = (work: Work): void => {
    for (let runs = 0; runs < MOST_RUNS; runs++) {
      upkeep?.(work);
      const frame = topOf(parts.between(work));
      if (frame === undefined) return;
      if (parts.kind(frame.kind).run(work, frame) && upkeep?.(work) !== true) return;
    }
    const kinds = parts.underway(work).map(({ kind }) => kind);
    throw new RangeError(`frames run for ever without asking anybody: ${kinds.join(", ")}`);
  };
  return {
    settle,
    settled(work) {
      try {
        settle(work);
        return parts.finish(work);
      } catch (error) {
        return askedUnder(error, parts.underway(work));
      }
    },
    carriedOut(work, state, frame, action) {
      const kind = parts.kind(frame.kind);
      try {
        if (isUnpick(action)) kind.picks?.(parts.look(state), frame)?.takeBack(work, action.pick);
        else kind.take(work, frame, action);
        settle(work);
        return parts.finish(work);
      } catch (error) {
        return askedUnder(error, parts.underway(work));
      }
    },
  };
}

/** True if nothing goes on by itself in a state, and whoever is asked can answer. */
function rests<G extends PlayTypes, Work, Seen>(
  parts: MachineParts<G, Work, Seen>,
  state: G["State"],
  topOf: (state: G["State"]) => Frame | undefined,
  canAnswer: (state: G["State"]) => boolean,
): boolean {
  try {
    const work = parts.begin(state, undefined);
    parts.upkeep?.(work);
    const top = topOf(parts.between(work));
    // One run tells: whatever goes on by itself does not ask, and need not come to an end.
    if (top !== undefined && !parts.kind(top.kind).run(work, top)) return false;
    if (parts.upkeep?.(work) === true) return false;
    const after = parts.finish(work);
    if (after.events.length > 0 || parts.stack(after.state) !== parts.stack(state)) return false;
    return canAnswer(state);
  } catch {
    return false;
  }
}

/** Why a seat is not asked a kind of question while another one stands: what keeps it from that, whose decision it is, or what is asked. */
function askedInstead<G extends PlayTypes, Work, Seen>(
  parts: MachineParts<G, Work, Seen>,
  state: G["State"],
  top: Frame | undefined,
  seat: G["Seat"],
  kind: G["Asked"]["kind"],
): Violation | undefined {
  if (top === undefined) return parts.over(state);
  const asked = parts.kind(top.kind).question(parts.look(state), top);
  const isAsked = askedBy<G["Seat"]>({ simultaneous: [], ...asked }).includes(seat);
  if (isAsked && asked.kind === kind) return undefined;
  const kept = keptFrom(parts, state, seat, kind) ?? parts.time?.(state, kind, seat);
  if (kept !== undefined) return kept;
  if (isAsked) return violation(asked.rule, "other-question", { asks: asked.kind });
  return violation("tt.decision.decider", "not-the-decider", { by: seat, decider: asked.seat });
}

/** What keeps a seat from a kind of question, as the innermost frame says that knows. */
function keptFrom<G extends PlayTypes, Work, Seen>(
  parts: MachineParts<G, Work, Seen>,
  state: G["State"],
  seat: G["Seat"],
  kind: G["Asked"]["kind"],
): Violation | undefined {
  const stack = parts.stack(state);
  const look = parts.look(state);
  for (let place = stack.length - 1; place >= 0; place--) {
    const frame = at(stack, place);
    const kept = parts.kind(frame.kind).keeps?.(look, frame, seat, kind);
    if (kept !== undefined) return kept;
  }
  return undefined;
}

/** True if one action is legal, whatever the order of picks. */
function isForced<G extends PlayTypes, Work, Seen>(
  kind: FrameKind<G, Work, Frame, Seen>,
  look: Seen,
  frame: Frame,
): boolean {
  const listed = kind.options(look, frame);
  if (listed.length !== 1) return false;
  const run = kind.picks?.(look, frame);
  return run === undefined || inAnyOrder(listed, run).length === 1;
}

/** Throws an error on. Of a script that has no fitting answer it says what was half done when chance was asked. */
function askedUnder(error: unknown, stack: readonly Frame[]): never {
  if (error instanceof Error && "violation" in error) {
    const { rule, code, params } = violationOf(error);
    if (rule === "tt.chance.script")
      refuse(violation(rule, code, { ...params, during: stack.map(({ kind }) => kind) }));
  }
  throw error;
}

/** The module for a kind of frame in a table of them; an unknown kind is a bug, never bad input. */
export function frameKind<Kind>(kinds: Readonly<Record<string, Kind>>, kind: string): Kind {
  const found = kinds[kind];
  if (found === undefined) throw new RangeError(`no frame kind ${kind} among ${Object.keys(kinds).join(", ")}`);
  return found;
}
