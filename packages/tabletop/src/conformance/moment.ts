import { at } from "../at.ts";
import { type SeededChance, seeded } from "../chance/chance.ts";
import type { Decision, GameTypes, Step } from "../contract/contract.ts";
import { expectOk, type Result } from "../contract/result.ts";
import { copied, frozen } from "./data.ts";
import type { Settings, TestGame } from "./options.ts";

/** One game that is checked by the laws, with everything that its moments have in common. */
export interface Table {
  readonly game: TestGame;
  readonly settings: Settings;
  /** Number of the game in the run. */
  readonly number: number;
  readonly config: unknown;
  readonly seed: string;
  /** All seats, and the spectator. */
  readonly viewers: readonly string[];
}

/** Creates the table of one game that is checked by the laws. */
export function tableOf(
  game: TestGame,
  settings: Settings,
  place: { readonly number: number; readonly config: unknown; readonly seed: string },
): Table {
  return { game, settings, ...place, viewers: [...game.seats, "spectator"] };
}

/** The step that led to a moment: setup, or an action that was carried out. */
export type Arrival = Step<unknown, unknown>;

/** Most actions of other steps that a moment keeps. */
const MOST_REMEMBERED = 64;

/**
 * A point in a game between two actions: the state, the legal actions, and what several laws need. Everything random
 * follows from the table's seed and the moment's number, so a law that is checked separately finds the same.
 */
export class Instant {
  readonly table: Table;
  /** Number of actions carried out before this moment. */
  readonly number: number;
  readonly arrival: Arrival;
  /** The state after setup. */
  readonly first: unknown;
  /** The state before the action that led here, or undefined after setup. */
  readonly before: unknown;
  readonly state: unknown;
  readonly decision: Decision<GameTypes> | undefined;
  readonly legal: readonly unknown[];
  readonly keys: readonly string[];
  /** Legal actions seen in this game up to now, by key. */
  readonly met: ReadonlyMap<string, unknown>;
  /** Kinds of decisions seen in this game up to now. */
  readonly asked: ReadonlySet<string>;
  private readonly kept = new Map<string, unknown>();

  private constructor(table: Table, arrival: Arrival, before: Instant | undefined) {
    const { game } = table;
    this.table = table;
    this.arrival = arrival;
    this.number = before === undefined ? 0 : before.number + 1;
    this.first = before === undefined ? arrival.state : before.first;
    this.before = before?.state;
    this.state = arrival.state;
    this.decision = game.decision(this.state);
    this.legal = frozen(game.legalActions(this.state));
    this.keys = this.legal.map((action) => game.actionKey(action));
    this.met = remembered(before?.met ?? new Map(), this);
    this.asked = withKind(before?.asked ?? new Set(), this.decision?.kind);
  }

  /** Creates the moment after setup. Throws if setup refuses. */
  static start(table: Table): Instant {
    return new Instant(table, expectOk(table.game.setup(table.config, table.seed)), undefined);
  }

  /** Creates the moment after the legal action at `index`. Throws if the game refuses it. */
  after(index: number): Instant {
    return new Instant(this.table, expectOk(this.table.game.apply(this.state, at(this.legal, index))), this);
  }

  /** Whether the game is over or at the cap. */
  get last(): boolean {
    return this.legal.length === 0 || this.number >= this.table.settings.cap;
  }

  /** Creates a source of chance for one purpose at this moment. */
  chance(purpose: string): SeededChance {
    return seeded(`${this.table.seed}#${this.number}#${purpose}`);
  }

  /** Returns the state as a seat or the spectator sees it. */
  view(viewer: string): unknown {
    return this.once(`view of ${viewer}`, () => this.table.game.view(this.state, viewer));
  }

  /** Returns another state that the viewer cannot tell apart from this one. */
  twin(viewer: string): unknown {
    return this.once(`twin for ${viewer}`, () => {
      // A view as a client has it: what came over the wire shares nothing with what the game made.
      return this.table.game.determinize(copied(this.view(viewer)), this.chance(`twin for ${viewer}`));
    });
  }

  /** Returns at most `count` random legal actions without repetition, in order. Returns all if there are no more. */
  some(count: number, purpose: string): readonly unknown[] {
    if (this.legal.length <= count) return this.legal;
    const chosen = this.chance(purpose).order("actions", this.legal.length, String).slice(0, count);
    return [...chosen].sort((a, b) => a - b).map((index) => at(this.legal, index));
  }

  /** Returns the legal actions of another state by key. */
  legalIn(state: unknown): ReadonlyMap<string, unknown> {
    const { game } = this.table;
    return new Map(game.legalActions(state).map((action) => [game.actionKey(action), action]));
  }

  /** Returns the events as a viewer receives them. */
  told(events: readonly unknown[], viewer: string): readonly unknown[] {
    const { game } = this.table;
    return events.map((event) => game.redact(event, viewer)).filter((event) => event !== undefined);
  }

  /** Returns the result of `make`, which is called only once per `what`, so that laws share slow computations. */
  once<T>(what: string, make: () => T): T {
    if (!this.kept.has(what)) this.kept.set(what, make());
    return this.kept.get(what) as T;
  }
}

/** Adds one legal action of the moment to the actions seen before, while there is room. */
function remembered(met: ReadonlyMap<string, unknown>, moment: Instant): ReadonlyMap<string, unknown> {
  if (moment.legal.length === 0 || met.size >= MOST_REMEMBERED) return met;
  const index = moment.number % moment.legal.length;
  const key = at(moment.keys, index);
  return met.has(key) ? met : new Map([...met, [key, at(moment.legal, index)]]);
}

function withKind(asked: ReadonlySet<string>, kind: string | undefined): ReadonlySet<string> {
  return kind === undefined || asked.has(kind) ? asked : new Set([...asked, kind]);
}

/** Returns the step of a result, or undefined if the game refused. */
export function stepOf(result: Result<Arrival>): Arrival | undefined {
  return result.ok ? result.value : undefined;
}
