import type { Game, GameTypes } from "../contract/contract.ts";
import { keptOnce } from "./kept.ts";

/** What a game answers before its catalogue is compiled: what it is called, and what no catalogue is needed for. */
export type AnsweredAtOnce<G extends GameTypes> = Pick<
  Game<G>,
  "id" | "seats" | "migrations" | "actionKey" | "outcome" | "redact"
>;

/**
 * A game of which `made` gives the whole: asked when something is wanted that `atOnce` does not answer. Who only loads a
 * package, for its types or to offer games of which another is played, so does not wait for its catalogue.
 */
export function laterGame<G extends GameTypes>(atOnce: AnsweredAtOnce<G>, made: () => Game<G>): Game<G> {
  return {
    ...atOnce,
    catalogueOf: (config) => made().catalogueOf(config),
    decision: (state) => made().decision(state),
    legalActions: (state, options) => made().legalActions(state, options),
    options: (view, options) => made().options(view, options),
    apply: (state, action, options) => made().apply(state, action, options),
    why: (state, action, options) => made().why(state, action, options),
    whyNotAsked: (state, seat, kind) => made().whyNotAsked(state, seat, kind),
    setup: (config, chance) => made().setup(config, chance),
    view: (state, viewer) => made().view(state, viewer),
    determinize: (view, chance) => made().determinize(view, chance),
    invariants: (state) => made().invariants(state),
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
