import type { Game, GameTypes } from "../contract/contract.ts";
import type { Result } from "../contract/result.ts";
import { keptOnce } from "./kept.ts";

/** The parts of a game that need no compiled catalogue, such as its name. */
export type AnsweredAtOnce<G extends GameTypes> = Pick<
  Game<G>,
  "id" | "seats" | "migrations" | "actionKey" | "outcome" | "redact"
>;

/** Functions that return the game responsible for a state, a view or a configuration. */
interface Answering<G extends GameTypes> {
  state(state: G["State"]): Game<G>;
  view(view: G["View"]): Game<G>;
  config(config: G["Config"]): Game<G>;
}

/** Creates a game that asks another game for everything that is not in `atOnce`. The caller adds `parse`. */
function asking<G extends GameTypes>(
  atOnce: AnsweredAtOnce<G>,
  { state: of, view: seenBy, config: setUpAs }: Answering<G>,
): Omit<Game<G>, "parse"> {
  return {
    ...atOnce,
    catalogueOf: (config) => setUpAs(config).catalogueOf(config),
    decision: (state) => of(state).decision(state),
    legalActions: (state, options) => of(state).legalActions(state, options),
    options: (view, options) => seenBy(view).options(view, options),
    apply: (state, action, options) => of(state).apply(state, action, options),
    why: (state, action, options) => of(state).why(state, action, options),
    whyNotAsked: (state, seat, kind) => of(state).whyNotAsked(state, seat, kind),
    setup: (config, chance) => setUpAs(config).setup(config, chance),
    view: (state, viewer) => of(state).view(state, viewer),
    determinize: (view, chance) => seenBy(view).determinize(view, chance),
    invariants: (state) => of(state).invariants(state),
  };
}

/** The parts of a game that {@link gameByConfig} provides itself. */
export interface AnsweredForAll<G extends GameTypes> extends AnsweredAtOnce<G>, Pick<Game<G>, "parse"> {
  /**
   * Returns the failure for a configuration that cannot be played, before its game is created, or undefined if it can
   * be.
   */
  refused(config: G["Config"]): Result<never> | undefined;
}

/** The part of a state or a view that {@link gameByConfig} reads. */
export interface Configured<Config> {
  /** The configuration that its game was set up with. */
  readonly config: Config;
}

/** Creates a game that uses another game for each configuration, for instance with and without an expansion. */
export function gameByConfig<G extends GameTypes & { State: Configured<G["Config"]>; View: Configured<G["Config"]> }>(
  { refused, parse, ...atOnce }: AnsweredForAll<G>,
  of: (config: G["Config"]) => Game<G>,
): Game<G> {
  const byConfig = ({ config }: Configured<G["Config"]>): Game<G> => of(config);
  const game = asking<G>(atOnce, { state: byConfig, view: byConfig, config: of });
  return { ...game, parse, setup: (config, chance) => refused(config) ?? game.setup(config, chance) };
}

/**
 * Creates a game that calls `made` for the whole game when something is used that `atOnce` does not contain. Importing
 * a package then does not wait for its catalogue to compile.
 */
export function laterGame<G extends GameTypes>(atOnce: AnsweredAtOnce<G>, made: () => Game<G>): Game<G> {
  return {
    ...asking(atOnce, { state: made, view: made, config: made }),
    get parse() {
      return made().parse;
    },
  };
}

/**
 * Creates a table whose entries are made on first use. Read, list or spread it like any other table, but never change
 * it. Every access goes through a proxy, so copy it (`{ ...table }`) for frequent access.
 */
export function laterTable<Value>(make: () => Readonly<Record<string, Value>>): Readonly<Record<string, Value>> {
  const target: Record<string, Value> = {};
  const made = keptOnce(() => Object.freeze(Object.assign(target, make())));
  return new Proxy(target, {
    get: (_, key) => Reflect.get(made(), key),
    has: (_, key) => Reflect.has(made(), key),
    ownKeys: () => Reflect.ownKeys(made()),
    getOwnPropertyDescriptor: (_, key) => Reflect.getOwnPropertyDescriptor(made(), key),
    defineProperty: (_, key, property) => Reflect.defineProperty(made(), key, property),
    isExtensible: () => Reflect.isExtensible(made()),
  });
}
