import type { Chance } from "../chance/chance.ts";
import type { Decision, PlayTypes, Step } from "../contract/contract.ts";
import type { Result, Violation } from "../contract/result.ts";
import { canonicalJson } from "../documents/json.ts";
import { keysOf, type Shape } from "../documents/shape.ts";
import type { Machine } from "../engine/machine.ts";
import { deepFreeze, jsonCopy } from "./data.ts";
import { type DrawOptions, withDraws } from "./script.ts";
import { refuseUnknownKeys } from "./spec.ts";
import { told } from "./told.ts";

/** The functions of a game, or of its machine, that a walk through decisions needs. */
export type Walkable<G extends PlayTypes> = Pick<
  Machine<G, never>,
  "~types" | "apply" | "decision" | "legalActions" | "why"
> & {
  readonly actionKey?: (action: G["Action"]) => string;
};

/** The functions of a game, or of its machine, that a played line needs. Invariants are checked if present. */
export type Playable<G extends PlayTypes> = Walkable<G> & {
  actionKey(action: G["Action"]): string;
  readonly invariants?: (state: G["State"]) => readonly Violation[];
};

/** An action of a line that is skipped if it is not legal. Created by {@link maybe}. */
export class Maybe<Action> {
  readonly action: Action;
  constructor(action: Action) {
    this.action = action;
  }
}

/** Creates an action of a line that is carried out if it is legal, and otherwise skipped. */
export function maybe<Action>(action: Action): Maybe<Action> {
  return new Maybe(action);
}

/** Where a line ends: a kind of decision, or a condition on the state. */
export type Until<G extends PlayTypes> = Decision<G>["kind"] | ((state: G["State"]) => boolean);

/** Options for playing a line. */
export interface LineOptions<G extends PlayTypes> extends DrawOptions {
  /**
   * Whether asked seats pass until the line's next action is legal: by `pass`, otherwise `decline`, otherwise `done`,
   * otherwise by the only legal action. Throws if none of these is possible. Defaults to false.
   */
  readonly quietly?: boolean;
  /**
   * Where to stop after the last action: seats pass until this question is asked or the state meets this condition.
   * Throws if the game ends first. Defaults to right after the last action.
   */
  readonly until?: Until<G>;
}

/**
 * Plays a line of actions and returns where it leads. Plays it three times: normally, with a JSON round trip after each
 * step, and with deeply frozen inputs. Throws if the results differ, if an action is illegal or is legal but not
 * listed, if the script is not used up, or if a state breaks an invariant. An unknown option is refused
 * (`tt.input.shape`).
 */
export function playLine<G extends PlayTypes>(
  game: Playable<G>,
  state: G["State"],
  actions: readonly (G["Action"] | Maybe<G["Action"]>)[],
  options: LineOptions<G> = {},
): Step<G["State"], G["Event"]> {
  refuseUnknownKeys(options, OPTIONS);
  const line = playOnce(game, state, actions, options, (value) => lawful(game, value));
  const copied = playOnce(game, jsonCopy(state), each<G>(actions, jsonCopy), options, jsonCopy);
  const freeze = <T>(value: T): T => deepFreeze(jsonCopy(value));
  const frozen = playOnce(game, freeze(state), each<G>(actions, freeze), options, deepFreeze);
  for (const other of [copied, frozen]) {
    if (canonicalJson(other) !== canonicalJson(line))
      throw new Error("the line depends on object identity or changes its inputs");
  }
  return line;
}

/** Options of a core's `play`: those of {@link playLine}, and the game, which defaults to the published one. */
export interface PlayOptions<G extends PlayTypes> extends LineOptions<G> {
  readonly game?: Playable<G>;
}

/** The type of a core's `play`, which is {@link playLine} with its published game as the default. */
export type Plays<G extends PlayTypes> = (
  state: G["State"],
  actions: readonly (G["Action"] | Maybe<G["Action"]>)[],
  options?: PlayOptions<G>,
) => Step<G["State"], G["Event"]>;

/** Creates a `play` function: {@link playLine} with this game as the default. */
export function playsWith<G extends PlayTypes>(published: Playable<G>): Plays<G> {
  return (state, actions, { game = published, ...options } = {}) => playLine(game, state, actions, options);
}

const OPTIONS: Shape = keysOf<LineOptions<PlayTypes>>({ draws: "any", then: "any", quietly: "any", until: "any" });

function each<G extends PlayTypes>(
  items: readonly (G["Action"] | Maybe<G["Action"]>)[],
  treat: (action: G["Action"]) => G["Action"],
): readonly (G["Action"] | Maybe<G["Action"]>)[] {
  return items.map((item) => (item instanceof Maybe ? maybe(treat(item.action)) : treat(item)));
}

function lawful<G extends PlayTypes>(game: Playable<G>, state: G["State"]): G["State"] {
  const broken = game.invariants?.(state) ?? [];
  if (broken.length > 0) throw new Error(`the line leads to a state that cannot be: ${broken.map(told).join(", ")}`);
  return state;
}

function playOnce<G extends PlayTypes>(
  game: Playable<G>,
  start: G["State"],
  items: readonly (G["Action"] | Maybe<G["Action"]>)[],
  options: LineOptions<G>,
  treat: (state: G["State"]) => G["State"],
): Step<G["State"], G["Event"]> {
  const play = (chance: Chance | undefined): Walk<G> => {
    const walk = new Walk<G>(game, { state: start, events: [], revealed: false }, chance, treat);
    for (const item of items) {
      if (item instanceof Maybe) walk.tryTo(item.action);
      else walk.take(item, options.quietly ?? false);
    }
    if (options.until !== undefined) walk.passUntil(options.until);
    return walk;
  };
  return withDraws(options, play, (walk) => walk.since()).line();
}

/** Most events that an error lists, counted from the end. */
const MOST_TOLD = 20;

/** Number of passes in a row after which a walk gives up. */
const MOST_PASSES = 1000;

/** Action types that pass. If several are legal, the first in this list is taken. */
const PASSING: readonly string[] = ["pass", "decline", "done"];

/** A path through a game, one action at a time. */
export class Walk<G extends PlayTypes> {
  private readonly game: Walkable<G>;
  private readonly chance: Chance | undefined;
  private readonly treat: (state: G["State"]) => G["State"];
  private state: G["State"];
  private readonly events: G["Event"][];
  private revealed: boolean;
  /** The last entry of the line that was carried out, or undefined before the first. */
  private entry: string | undefined;
  /** Actions that the walk has taken automatically since that entry. */
  private passed: string[] = [];
  /** Number of events before that entry. */
  private eventsBefore = 0;

  constructor(
    game: Walkable<G>,
    { state, events, revealed }: Step<G["State"], G["Event"]>,
    chance: Chance | undefined,
    treat: (state: G["State"]) => G["State"] = (same) => same,
  ) {
    this.game = game;
    this.chance = chance;
    this.treat = treat;
    this.state = state;
    this.events = [...events];
    this.revealed = revealed;
  }

  line(): Step<G["State"], G["Event"]> {
    return { state: this.state, events: this.events, revealed: this.revealed };
  }

  /** Carries out an action. With `quietly` it passes first if the action is not legal yet. */
  take(action: G["Action"], quietly: boolean): void {
    const refused = this.game.why(this.state, action);
    if (quietly && refused !== undefined) {
      const isLegal = (state: G["State"]): boolean => this.game.why(state, action) === undefined;
      this.pass(isLegal, `${this.keyOf(action)} never becomes legal, at first for ${told(refused)}`);
    }
    this.enter(action);
  }

  /** Carries out an action if it is legal. */
  tryTo(action: G["Action"]): void {
    if (this.game.why(this.state, action) === undefined) this.enter(action);
  }

  /** Passes until this question is asked or the state meets this condition. */
  passUntil(until: Until<G>): void {
    const isThere = (state: G["State"]): boolean =>
      typeof until === "function" ? until(state) : this.game.decision(state)?.kind === until;
    this.pass(isThere, typeof until === "function" ? "what was waited for does not come" : `${until} is never asked`);
  }

  private pass(isThere: (state: G["State"]) => boolean, failing: string): void {
    for (let passes = 0; !isThere(this.state); passes++) {
      const decision = this.game.decision(this.state);
      if (decision === undefined) throw new Error(`${failing}: the game is over; ${this.since()}`);
      const action = passes < MOST_PASSES ? this.passing() : undefined;
      if (action === undefined)
        throw new Error(`${failing}: nobody passes at ${decision.kind} after ${passes} passes; ${this.since()}`);
      this.carryOut(action);
      this.passed.push(this.keyOf(action));
    }
  }

  private passing(): G["Action"] | undefined {
    const options = this.game.legalActions(this.state);
    const passes = PASSING.flatMap((type) => options.filter((option) => typeOf(option) === type));
    return passes[0] ?? (options.length === 1 ? options[0] : undefined);
  }

  /** Carries out an entry of the line. */
  private enter(action: G["Action"]): void {
    const before = this.events.length;
    this.carryOut(action);
    this.entry = this.keyOf(action);
    this.passed = [];
    this.eventsBefore = before;
  }

  private carryOut(action: G["Action"]): void {
    this.expectOffered(action);
    const { chance } = this;
    const step = this.accepted(action, this.game.apply(this.state, action, chance === undefined ? {} : { chance }));
    this.events.push(...step.events);
    this.revealed ||= step.revealed;
    this.state = this.treat(step.state);
  }

  /** Throws if an action is legal but not listed, when the list is complete. */
  private expectOffered(action: G["Action"]): void {
    const { game, state } = this;
    if (game.decision(state)?.space !== "finite") return;
    const key = this.keyOf(action);
    const offered = game.legalActions(state, { picks: "all" }).map((option) => this.keyOf(option));
    if (offered.includes(key) || game.why(state, action) !== undefined) return;
    throw new Error(`${key} is legal, but only these are offered: ${offered.join(", ")}`);
  }

  private accepted<T>(action: G["Action"], result: Result<T>): T {
    if (result.ok) return result.value;
    const { violation } = result;
    const params = { ...violation.params, action: this.keyOf(action) };
    throw new Error(`${told({ ...violation, params })}; ${this.since()}`);
  }

  /** Describes the current question, and what has happened automatically since the last entry of the line. */
  since(): string {
    const decision = this.game.decision(this.state);
    const asked = decision === undefined ? "nobody is asked" : `${decision.seat} is asked for ${decision.kind}`;
    const after = this.entry === undefined ? "since the beginning" : `since ${this.entry}`;
    const passed = this.passed.length === 0 ? [] : [`taken without asking: ${this.passed.join(", ")}`];
    const types = this.events.slice(this.eventsBefore).map((event) => String(typeOf(event) ?? event));
    const happened = types.length === 0 ? "nothing happened" : `happened: ${types.slice(-MOST_TOLD).join(", ")}`;
    return [asked, ...passed, `${after} ${happened}`].join("; ");
  }

  private keyOf(action: G["Action"]): string {
    return this.game.actionKey?.(action) ?? canonicalJson(action);
  }
}

function typeOf(action: unknown): unknown {
  return typeof action === "object" && action !== null && "type" in action ? action.type : undefined;
}
