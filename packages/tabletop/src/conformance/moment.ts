import { at } from "../at.ts";
import { type SeededChance, seeded } from "../chance/chance.ts";
import type { Decision, GameTypes, Step } from "../contract/contract.ts";
import { expectOk, type Result } from "../contract/result.ts";
import { copied, frozen } from "./data.ts";
import type { Settings, TestGame } from "./options.ts";

/** One game under the laws: what all moments of it have in common. */
export interface Table {
  readonly game: TestGame;
  readonly settings: Settings;
  /** Number of the game in the run. */
  readonly number: number;
  readonly config: unknown;
  readonly seed: string;
  /** Seats and the spectator. */
  readonly viewers: readonly string[];
}

/** Makes the table of one game under the laws. */
export function tableOf(
  game: TestGame,
  settings: Settings,
  place: { readonly number: number; readonly config: unknown; readonly seed: string },
): Table {
  return { game, settings, ...place, viewers: [...game.seats, "spectator"] };
}

/** How a moment came about: setup, or an action carried out. */
export type Arrival = Step<unknown, unknown>;

/** Most actions of other steps that a moment remembers. */
const MOST_REMEMBERED = 64;

/**
 * A point in a game between two actions: the state, what is legal, and what the laws look at again and again.
 * Everything random about it follows from its table's seed and its number, so a law checked alone finds the same.
 */
export class Instant {
  readonly table: Table;
  /** Actions carried out so far. */
  readonly number: number;
  readonly arrival: Arrival;
  /** The state after setup. */
  readonly first: unknown;
  /** The state before the action that led here; undefined after setup. */
  readonly before: unknown;
  readonly state: unknown;
  readonly decision: Decision<GameTypes> | undefined;
  readonly legal: readonly unknown[];
  readonly keys: readonly string[];
  /** Legal actions met so far in this game, by key. */
  readonly met: ReadonlyMap<string, unknown>;
  /** Kinds of decisions met so far in this game. */
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

  /** The moment after setup; throws if setup refuses. */
  static start(table: Table): Instant {
    return new Instant(table, expectOk(table.game.setup(table.config, table.seed)), undefined);
  }

  /** The moment after the legal action at `index`; throws if the game refuses it. */
  after(index: number): Instant {
    return new Instant(this.table, expectOk(this.table.game.apply(this.state, at(this.legal, index))), this);
  }

  /** True at the end of the game or at the cap. */
  get last(): boolean {
    return this.legal.length === 0 || this.number >= this.table.settings.cap;
  }

  /** A chance for one purpose at this moment. */
  chance(purpose: string): SeededChance {
    return seeded(`${this.table.seed}#${this.number}#${purpose}`);
  }

  /** The state as a seat or the spectator sees it. */
  view(viewer: string): unknown {
    return this.once(`view of ${viewer}`, () => this.table.game.view(this.state, viewer));
  }

  /** Another state that the viewer cannot tell from this one. */
  twin(viewer: string): unknown {
    return this.once(`twin for ${viewer}`, () => {
      // A view as a client has it: what came over the wire shares nothing with what the game made.
      return this.table.game.determinize(copied(this.view(viewer)), this.chance(`twin for ${viewer}`));
    });
  }

  /** At most `count` of the legal actions, drawn without repetition and in order; all if there are no more. */
  some(count: number, purpose: string): readonly unknown[] {
    if (this.legal.length <= count) return this.legal;
    const chosen = this.chance(purpose).order("actions", this.legal.length, String).slice(0, count);
    return [...chosen].sort((a, b) => a - b).map((index) => at(this.legal, index));
  }

  /** The legal actions of another state by key. */
  legalIn(state: unknown): ReadonlyMap<string, unknown> {
    const { game } = this.table;
    return new Map(game.legalActions(state).map((action) => [game.actionKey(action), action]));
  }

  /** Events as a viewer gets them. */
  told(events: readonly unknown[], viewer: string): readonly unknown[] {
    const { game } = this.table;
    return events.map((event) => game.redact(event, viewer)).filter((event) => event !== undefined);
  }

  /** What `make` gives, made once for each `what`: laws share what is slow to come by. */
  once<T>(what: string, make: () => T): T {
    if (!this.kept.has(what)) this.kept.set(what, make());
    return this.kept.get(what) as T;
  }
}

/** Adds one legal action of the moment to those met before, while there is room. */
function remembered(met: ReadonlyMap<string, unknown>, moment: Instant): ReadonlyMap<string, unknown> {
  if (moment.legal.length === 0 || met.size >= MOST_REMEMBERED) return met;
  const index = moment.number % moment.legal.length;
  const key = at(moment.keys, index);
  return met.has(key) ? met : new Map([...met, [key, at(moment.legal, index)]]);
}

function withKind(asked: ReadonlySet<string>, kind: string | undefined): ReadonlySet<string> {
  return kind === undefined || asked.has(kind) ? asked : new Set([...asked, kind]);
}

/** The step of a result; undefined if the game refused. */
export function stepOf(result: Result<Arrival>): Arrival | undefined {
  return result.ok ? result.value : undefined;
}
