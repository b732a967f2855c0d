import {
  expectOk,
  type Game,
  type GameTypes,
  makeReplay,
  type Replay,
  type Result,
  type Seed,
  type Spectator,
  scripted,
  seeded,
  type Violation,
  verifyReplay,
} from "@sw/tabletop";
import { JSONRPCErrorException } from "json-rpc-2.0";
import type { Choose } from "../bot.ts";
import type { AnalysisHelpers, Analyst } from "./analysis.ts";
import { badParams, ENGINE_ERRORS, type Position, refusal } from "./protocol.ts";

/** A game that an engine plays, with its default configuration, bots and documents. */
export interface EngineGame<G extends GameTypes> {
  readonly game: Game<G>;
  /** The version of the game's package, stored in replays. */
  readonly version: string;
  /** The default configuration of a new table. */
  readonly config: G["Config"];
  /** The bots that `analyse` can use, by name. */
  readonly bots: Readonly<Record<string, Choose<G>>>;
  /** Readers of additional documents for `load`, by kind, such as scenarios. Every game loads `state` and `replay`. */
  readonly documents?: Readonly<Record<string, (document: unknown) => Result<G["State"]>>>;
  /** Explains a violation in a sentence. Defaults to its rule and code. */
  readonly explain?: (violation: Violation) => string;
}

/** A game without its type parameters, so that one engine can hold several games. */
export interface SealedGame {
  readonly id: string;
  readonly seats: readonly string[];
  readonly bots: readonly string[];
  /** The kinds of documents that `load` takes. */
  readonly documents: readonly string[];
  /** Begins a game. Throws the error for the client if the game refuses the configuration. */
  opened(config: unknown, seed: Seed): EngineTable;
  /** Opens a table from a document. Throws the error for the client if the game refuses the document. */
  loaded(kind: string, document: unknown): EngineTable;
}

/** Removes the type parameters of a game for {@link createEngine}. */
export function engineGame<G extends GameTypes>(of: EngineGame<G>): SealedGame {
  return {
    id: of.game.id,
    seats: of.game.seats,
    bots: Object.keys(of.bots),
    documents: kindsOfDocuments(of),
    opened: (config, seed) => Table.opened(of, config, seed),
    loaded: (kind, document) => Table.loaded(of, kind, document),
  };
}

/** The kind of document that holds a state, which every game can load. */
const STATE = "state";
const REPLAY = "replay";

function kindsOfDocuments<G extends GameTypes>({ documents = {} }: EngineGame<G>): readonly string[] {
  return [STATE, REPLAY, ...Object.keys(documents)];
}

/** The inputs that led to the state of a table; null if it began from a state. */
type Inputs<G extends GameTypes> = Pick<Replay<G>, "config" | "chance" | "actions"> | null;

/** The contents of a table. */
interface Held<G extends GameTypes> {
  readonly state: G["State"];
  readonly inputs: Inputs<G>;
  /** The events of set-up, followed by those of each action. */
  readonly events: readonly (readonly G["Event"][])[];
}

/** A table of an engine, for any game. Only `save` and `replay` reveal what its seats may not know. */
export interface EngineTable {
  /** Returns a new table with the same position. */
  copied(): EngineTable;
  /** Returns a new table in a possible world, drawn from what the seat's view allows. */
  imagined(seat: string, seed: Seed): EngineTable;
  /** Returns the public facts of the position. */
  position(): Position;
  /** Returns the view of a seat or a spectator. */
  view(seat: string): unknown;
  /** Returns the legal answers of a seat, with the key of each action. */
  options(
    seat: string,
    listing: { readonly picks?: "canonical" | "all" | undefined; readonly density?: number | undefined },
  ): { readonly options: readonly unknown[]; readonly keys: readonly string[] };
  /**
   * Plays an action of `seat` (by default the seat with the decision), and returns its events as that seat sees them.
   */
  play(action: unknown, seat: string | undefined): readonly unknown[];
  /** Returns the events from a step on, as a seat sees them. */
  events(seat: string, from: number): readonly unknown[];
  /** Returns why the action is illegal now; null if it is legal. */
  why(action: unknown, seat: string | undefined): Explained | null;
  /** Returns why the seat does not have a decision of that kind now; null if it has. */
  whyNotAsked(seat: string, kind: string): Explained | null;
  /** Returns the whole state, including everything hidden. */
  save(): unknown;
  /** Returns the seed and the actions that lead to the state. Throws a refusal if the table began from a state. */
  replay(): unknown;
  /**
   * Lets a bot think about the seat's decision, and returns the action it chooses. The bot sees only the seat's view.
   */
  analyse(
    task: { readonly seat: string; readonly bot: string; readonly seed: Seed },
    analyst: Analyst,
    helpers: AnalysisHelpers<unknown>,
  ): Promise<unknown>;
}

/** A violation with its explanation. */
export interface Explained {
  readonly violation: Violation;
  /** The explanation of the violation in one sentence. */
  readonly text: string;
}

class Table<G extends GameTypes> implements EngineTable {
  readonly #of: EngineGame<G>;
  #held: Held<G>;

  private constructor(of: EngineGame<G>, held: Held<G>) {
    this.#of = of;
    this.#held = held;
  }

  /** Opens a table at the start of a game. */
  static opened<G extends GameTypes>(of: EngineGame<G>, config: unknown, seed: Seed): Table<G> {
    const { game } = of;
    const read = config === undefined ? of.config : allowed(of, game.parse.config(config));
    const { state, events } = allowed(of, game.setup(read, seed));
    return new Table(of, { state, inputs: { config: read, chance: { seed }, actions: [] }, events: [events] });
  }

  /** Opens a table from a document. */
  static loaded<G extends GameTypes>(of: EngineGame<G>, kind: string, document: unknown): Table<G> {
    if (kind === REPLAY) {
      const { replay } = allowed(of, verifyReplay(of.game, document));
      return new Table(of, playedAgain(of, replay));
    }
    const { documents = {} } = of;
    const reader = kind === STATE ? of.game.parse.state : Object.hasOwn(documents, kind) ? documents[kind] : undefined;
    if (reader === undefined)
      throw badParams(`Unknown kind "${kind}". Known kinds: ${kindsOfDocuments(of).join(", ")}.`);
    return new Table(of, { state: allowed(of, reader(document)), inputs: null, events: [[]] });
  }

  copied(): Table<G> {
    return new Table(this.#of, this.#held);
  }

  imagined(seat: string, seed: Seed): Table<G> {
    const { game } = this.#of;
    const state = game.determinize(game.view(this.#held.state, this.#viewer(seat)), seeded(seed));
    return new Table(this.#of, { state, inputs: null, events: [[]] });
  }

  position(): Position {
    const { game } = this.#of;
    const { state, events } = this.#held;
    const decision = game.decision(state);
    if (decision === undefined) {
      return { step: events.length - 1, decision: null, outcome: game.outcome(state) ?? null };
    }
    const { seat, kind, rule, simultaneous } = decision;
    return { step: events.length - 1, decision: { seat, kind, rule, simultaneous }, outcome: null };
  }

  view(seat: string): G["View"] {
    return this.#of.game.view(this.#held.state, this.#viewer(seat));
  }

  options(
    seat: string,
    { picks = "canonical", density = 1 }: Parameters<EngineTable["options"]>[1],
  ): { readonly options: readonly G["Action"][]; readonly keys: readonly string[] } {
    const options = this.#of.game.options(this.view(seat), { picks, density });
    return { options, keys: options.map((action) => this.#of.game.actionKey(action)) };
  }

  play(action: unknown, seat: string | undefined): readonly G["Event"][] {
    const of = this.#of;
    const { state, inputs, events } = this.#held;
    const by = seat === undefined ? of.game.decision(state)?.seat : this.#seat(seat);
    const read = allowed(of, of.game.parse.action(action));
    const step = allowed(of, of.game.apply(state, read, by === undefined ? {} : { by }));
    this.#held = {
      state: step.state,
      inputs: inputs === null ? null : { ...inputs, actions: [...inputs.actions, read] },
      events: [...events, step.events],
    };
    return by === undefined ? [] : this.#seen(step.events, by);
  }

  events(seat: string, from: number): readonly G["Event"][] {
    const viewer = this.#viewer(seat);
    return this.#held.events.slice(from).flatMap((some) => this.#seen(some, viewer));
  }

  why(action: unknown, seat: string | undefined): Explained | null {
    const { game } = this.#of;
    const read = game.parse.action(action);
    if (!read.ok) return this.#explained(read.violation);
    return this.#explained(game.why(this.#held.state, read.value, seat === undefined ? {} : { by: this.#seat(seat) }));
  }

  whyNotAsked(seat: string, kind: string): Explained | null {
    return this.#explained(this.#of.game.whyNotAsked(this.#held.state, this.#seat(seat), kind));
  }

  save(): G["State"] {
    return this.#held.state;
  }

  replay(): Replay<G> {
    const { game, version } = this.#of;
    const { inputs } = this.#held;
    if (inputs === null) {
      throw new JSONRPCErrorException(
        "The table began from a state or a script, so it has no replay.",
        ENGINE_ERRORS.noReplay,
      );
    }
    return allowed(this.#of, makeReplay(game, { ...inputs, version }));
  }

  async analyse(
    { seat, bot: name, seed }: Parameters<EngineTable["analyse"]>[0],
    analyst: Analyst,
    helpers: AnalysisHelpers<G["Action"]>,
  ): Promise<G["Action"]> {
    const { game, bots } = this.#of;
    const bot = Object.hasOwn(bots, name) ? bots[name] : undefined;
    if (bot === undefined) throw badParams(`Unknown bot "${name}". Bots: ${Object.keys(bots).join(", ")}.`);
    const view = this.view(seat);
    const options = game.options(view);
    if (options.length === 0) throw badParams(`${seat} is asked nothing now.`);
    return analyst({ game: game.id, bot: name, seed, view, options }, bot, helpers);
  }

  #explained(violation: Violation | undefined): Explained | null {
    return violation === undefined ? null : { violation, text: textOf(this.#of, violation) };
  }

  #seen(events: readonly G["Event"][], viewer: G["Seat"] | Spectator): readonly G["Event"][] {
    return events.flatMap((event) => this.#of.game.redact(event, viewer) ?? []);
  }

  #seat(name: string): G["Seat"] {
    const { seats } = this.#of.game;
    const seat = seats.find((one) => one === name);
    if (seat === undefined) throw badParams(`Unknown seat "${name}". Seats of the game: ${seats.join(", ")}.`);
    return seat;
  }

  #viewer(name: string): G["Seat"] | Spectator {
    return name === "spectator" ? name : this.#seat(name);
  }
}

/** Returns the value of a result; throws the error for the client if a rule forbids it. */
function allowed<G extends GameTypes, T>(of: EngineGame<G>, result: Result<T>): T {
  if (result.ok) return result.value;
  throw refusal(result.violation, textOf(of, result.violation));
}

function textOf<G extends GameTypes>({ explain }: EngineGame<G>, violation: Violation): string {
  return explain?.(violation) ?? `${violation.rule}: ${violation.code}`;
}

/** Replays a valid replay and returns the table's contents at its end. */
function playedAgain<G extends GameTypes>({ game }: EngineGame<G>, replay: Replay<G>): Held<G> {
  const { config, chance, actions } = replay;
  const source = "seed" in chance ? chance.seed : scripted(chance.script);
  const further = typeof source === "object" ? { chance: source } : {};
  const first = expectOk(game.setup(config, source));
  const events = [first.events];
  let { state } = first;
  for (const action of actions) {
    const step = expectOk(game.apply(state, action, further));
    events.push(step.events);
    state = step.state;
  }
  // What goes on from a script is drawn from the state, so seed and actions do not lead there again.
  return { state, inputs: "seed" in chance ? { config, chance, actions } : null, events };
}
