import type { Game, GameTypes } from "../contract/contract.ts";
import type { Result } from "../contract/result.ts";
import { keptOnce } from "./kept.ts";

/** What a game answers before its catalogue is compiled: what it is called, and what no catalogue is needed for. */
export type AnsweredAtOnce<G extends GameTypes> = Pick<
  Game<G>,
  "id" | "seats" | "migrations" | "actionKey" | "outcome" | "redact"
>;

/** The games that answer for a state, a view and a configuration. */
interface Answering<G extends GameTypes> {
  state(state: G["State"]): Game<G>;
  view(view: G["View"]): Game<G>;
  config(config: G["Config"]): Game<G>;
}

/** Asks another game whatever is not answered at once; `parse` is left to the caller. */
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

/** What {@link gameByConfig} answers by itself. */
export interface AnsweredForAll<G extends GameTypes> extends AnsweredAtOnce<G>, Pick<Game<G>, "parse"> {
  /** Refuses a configuration that cannot be played, before anything is made for it; undefined for all others. */
  refused(config: G["Config"]): Result<never> | undefined;
}

/** The part of a state or a view that {@link gameByConfig} reads. */
export interface Configured<Config> {
  /** The configuration that its game was set up with. */
  readonly config: Config;
}

/** A game that is played by another one for each configuration: with and without an expansion, for instance. */
export function gameByConfig<G extends GameTypes & { State: Configured<G["Config"]>; View: Configured<G["Config"]> }>(
  { refused, parse, ...atOnce }: AnsweredForAll<G>,
  of: (config: G["Config"]) => Game<G>,
): Game<G> {
  const byConfig = ({ config }: Configured<G["Config"]>): Game<G> => of(config);
  const game = asking<G>(atOnce, { state: byConfig, view: byConfig, config: of });
  return { ...game, parse, setup: (config, chance) => refused(config) ?? game.setup(config, chance) };
}

/**
 * A game of which `made` gives the whole: asked when something is wanted that `atOnce` does not answer. Who only loads a
 * package, for its types or to offer games of which another is played, so does not wait for its catalogue.
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
 * A table that is made when somebody first looks into it: read, listed and spread like any other, and never written to. Each look
 * goes through a proxy; who looks often copies it (`{ ...table }`).
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
