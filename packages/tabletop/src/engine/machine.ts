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

/** Something in progress, as small plain data on the state's stack. `kind` names the module that continues it. */
export interface Frame {
  readonly kind: string;
}

/** A state together with what the game knows besides it, for instance its compiled catalogue. */
export interface Look<Box, State> {
  readonly box: Box;
  readonly state: State;
}

/** The question that a frame asks: the part of a {@link Decision} that the frame itself knows. */
export type Question<G extends AskingTypes> = G["Asked"] & {
  readonly seat: G["Seat"];
  readonly rule: RuleId;
  readonly simultaneous?: readonly G["Seat"][];
  /**
   * `sampled` if there are too many legal actions to list, for instance placements on a table. Defaults to `finite`.
   */
  readonly space?: "finite" | "sampled";
};

/** The progress of a run of picks whose order has no effect. */
export interface PickRun<G extends PlayTypes, Work> {
  /**
   * Every pick that can be made next, in listed order, in whatever order the earlier picks were made. After each of
   * them the run can still be completed.
   */
  readonly open: readonly G["Action"][];
  /** The picks made and not taken back, one entry each, in listed order. */
  readonly picked: readonly G["Action"][];
  /** Takes back one of the picks. The state is then as if the pick had not been made. */
  takeBack(work: Work, pick: G["Action"]): void;
}

/**
 * One kind of frame: everything a game does while that kind is on top of the stack. Each kind has its own module.
 * `Seen` is what it reads: the state, or a {@link Look} with its catalogue.
 */
export interface FrameKind<G extends PlayTypes, Work, Top extends Frame, Seen = G["State"]> {
  /**
   * Continues until a player must decide (returns true) or the stack has changed (returns false: the new top frame runs
   * next).
   */
  run(work: Work, frame: Top): boolean;
  /** Returns who is asked what. Called only after `run` returned true. */
  question(look: Seen, frame: Top): Question<G>;
  /**
   * Lists the legal actions in the documented order; never empty. For a sampled decision it lists legal samples: the
   * same for the same density, and more for a larger one. `density` defaults to 1.
   */
  options(look: Seen, frame: Top, density?: number): G["Action"][];
  /**
   * Returns the current run of picks, or undefined if there is none. A run requires that the same picks lead to the
   * same state in any order, so no single pick may draw, show or trigger anything. `options` then lists the picks in
   * one order. Defaults to no run.
   */
  picks?(look: Seen, frame: Top): PickRun<G, Work> | undefined;
  /**
   * Returns the rule that forbids the action, or undefined. If all options are listed, exactly they and the open picks
   * are accepted.
   */
  check(look: Seen, frame: Top, action: G["Action"]): Violation | undefined;
  /** Carries out a checked action. */
  take(work: Work, frame: Top, action: G["Action"]): void;
  /**
   * Returns what prevents a seat from being asked a kind of question that this frame asks, wherever the frame is in the
   * stack: the same reason for which `run` asks nobody. Undefined if only its turn has not come, and for kinds that the
   * frame does not ask.
   */
  keeps?(look: Seen, frame: Top, seat: G["Seat"], kind: G["Asked"]["kind"]): Violation | undefined;
}

/** The parts that connect a game's state and work to {@link machine}. */
export interface MachineParts<G extends PlayTypes, Work, Seen> {
  /** Returns what the frame kinds read of a state. */
  look(state: G["State"]): Seen;
  /** Returns the stack of frames, with the running frame last. Empty when the game is over. */
  stack(state: G["State"]): readonly Frame[];
  /** Returns the module for a kind of frame. */
  kind(kind: string): FrameKind<G, Work, Frame, Seen>;
  /**
   * Creates the work for a state without changing the state. `chance` answers its questions, or the generator in the
   * state if `chance` is undefined.
   */
  begin(state: G["State"], chance: Chance | undefined): Work;
  /** Returns the work's state between two frames. */
  between(work: Work): G["State"];
  /**
   * Maintains what must hold at all times. Called before each frame runs and before a player is asked. If it returns
   * true because it changed something, the frame on top runs again before it asks. Defaults to nothing.
   */
  upkeep?(work: Work): boolean;
  /** Returns the result of the work: the next state, the events, and whether something was revealed. */
  finish(work: Work): Step<G["State"], G["Event"]>;
  /**
   * Returns the frames in progress during a transition. They are reported when a script has no fitting answer for a
   * question of chance.
   */
  underway(work: Work): readonly Frame[];
  /** Returns the violation for any action after the end of the game. */
  over(state: G["State"]): Violation;
  /**
   * Returns why a seat is not asked a kind of question that no frame in progress asks, or undefined if a frame does.
   * Defaults to no reason.
   */
  time?(state: G["State"], kind: G["Asked"]["kind"], seat: G["Seat"]): Violation | undefined;
}

/** The functions of a {@link Game} that follow from its frame kinds. */
export interface Machine<G extends PlayTypes, Work> {
  /** Never present at run time. Carries the bundle of types, like that of a {@link Game}. */
  readonly "~types"?: G;
  /** See {@link Game.decision}. */
  decision(state: G["State"]): Decision<G> | undefined;
  /** See {@link Game.legalActions}. */
  legalActions(state: G["State"], options?: ListOptions): readonly G["Action"][];
  /** See {@link Game.apply}. */
  apply(
    state: G["State"],
    action: G["Action"],
    options?: ApplyOptions<G["Seat"]>,
  ): Result<Step<G["State"], G["Event"]>>;
  /** See {@link Game.why}. */
  why(state: G["State"], action: G["Action"], options?: WhyOptions<G["Seat"]>): Violation | undefined;
  /** See {@link Game.whyNotAsked}. */
  whyNotAsked(state: G["State"], seat: G["Seat"], kind: G["Asked"]["kind"]): Violation | undefined;
  /** Runs frames until a player must decide or the game is over. Throws a RangeError if frames run for ever. */
  settle(work: Work): void;
  /**
   * Makes the first step of a game: `begin` sets it up, then it is settled. A refusal on the way becomes the result.
   */
  start(begin: () => Work): Result<Step<G["State"], G["Event"]>>;
  /**
   * Whether a state is as transitions leave it: nothing happens automatically, and the asked player can answer. Use it
   * for untrusted states, which play may never reach. A state from which the rules cannot continue is not at rest.
   */
  isAtRest(state: G["State"]): boolean;
}

/** Most frames that one step may run, far more than any finite step needs. A step that exceeds it is a bug. */
const MOST_RUNS = 100_000;

/** Builds a game's decision, legalActions, apply and why from its frame kinds, so that all agree on what is legal. */
export function machine<G extends PlayTypes, Work, Seen = G["State"]>(
  parts: MachineParts<G, Work, Seen>,
): Machine<G, Work> {
  const topOf = (state: G["State"]): Frame | undefined => {
    const stack = parts.stack(state);
    // Reading at -1 would slow down every reading here.
    return stack.length === 0 ? undefined : stack[stack.length - 1];
  };
  const { settle, settled, carriedOut } = transitions(parts, topOf);
  /** The state of the last list made. An action of that list is legal in that state without another check. */
  let listedFor: G["State"] | undefined;
  let listedLast: readonly G["Action"][] = [];
  const refusalOf = (state: G["State"], frame: Frame, action: G["Action"]): Violation | undefined => {
    const kind = parts.kind(frame.kind);
    const look = parts.look(state);
    return isUnpick(action) ? notPicked(kind.picks?.(look, frame), action) : kind.check(look, frame, action);
  };
  /** Returns the violation if a seat other than the decider acts. It comes before any fault of the action. */
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

/** The functions that lead from one question to the next. */
interface Transitions<G extends PlayTypes, Work> {
  /** Runs frames until a player must decide or the game is over. */
  settle(work: Work): void;
  /** Settles the work and returns the resulting step. */
  settled(work: Work): Step<G["State"], G["Event"]>;
  /** Carries out an accepted action while `frame` asks, and returns the resulting step. */
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

/** Whether nothing happens automatically in a state, and the asked player can answer. */
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

/**
 * Returns why a seat is not asked a kind of question now: what prevents the question, whose decision it is, or what is
 * asked instead.
 */
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

/** Returns what prevents a seat from being asked a kind of question, according to the innermost frame that knows. */
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

/** Whether exactly one action is legal, in any order of picks. */
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

/** Rethrows an error. If a script has no fitting answer, adds the frames that were in progress. */
function askedUnder(error: unknown, stack: readonly Frame[]): never {
  if (error instanceof Error && "violation" in error) {
    const { rule, code, params } = violationOf(error);
    if (rule === "tt.chance.script")
      refuse(violation(rule, code, { ...params, during: stack.map(({ kind }) => kind) }));
  }
  throw error;
}

/**
 * Returns the module for a kind of frame from a table. Throws for an unknown kind, which is a bug and never bad input.
 */
export function frameKind<Kind>(kinds: Readonly<Record<string, Kind>>, kind: string): Kind {
  const found = kinds[kind];
  if (found === undefined) throw new RangeError(`no frame kind ${kind} among ${Object.keys(kinds).join(", ")}`);
  return found;
}
