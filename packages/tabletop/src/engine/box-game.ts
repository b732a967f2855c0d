import type { Chance } from "../chance/chance.ts";
import type { Seed } from "../chance/generator.ts";
import type { DecisionView, Game, GameTypes, Hash, Spectator } from "../contract/contract.ts";
import type { Result, Violation } from "../contract/result.ts";
import type { Migration } from "../documents/migration.ts";
import type { AnsweredAtOnce } from "./later.ts";
import type { Machine } from "./machine.ts";
import { type OptionRules, optionsFor } from "./options.ts";
import { decisionView } from "./turn.ts";

/** How a game that is played with a compiled catalogue (a box) plugs into {@link boxGame}. */
export interface BoxGameParts<G extends GameTypes, Box, Work> extends Omit<AnsweredAtOnce<G>, "migrations"> {
  /** The rules at work on states of a box. */
  engineOf(box: Box): Machine<G, Work>;
  /** Refuses a configuration that cannot be played with the box; undefined for all others. */
  refused(box: Box, config: G["Config"]): Result<never> | undefined;
  /** The work of a game's first step, before anything goes on by itself. */
  setUp(box: Box, config: G["Config"], chance: Seed | Chance): Work;
  /** What a viewer knows of a state. */
  view(
    look: { readonly box: Box; readonly state: G["State"] },
    viewer: G["Seat"] | Spectator,
    decision: DecisionView<G> | null,
  ): G["View"];
  /** A state that a view could be of. */
  determinize(box: Box, view: G["View"], chance: Chance): G["State"];
  /** The invariants that a state breaks. */
  invariants(look: { readonly box: Box; readonly state: G["State"] }): readonly Violation[];
  /** The readers for untrusted input; `isAtRest` is that of the engine. */
  parsers(box: Box, migrations: readonly Migration[], isAtRest: (state: G["State"]) => boolean): Game<G>["parse"];
}

/** Makes a game of its parts: the same game for any box, with migrations that lead on from what older editions of the box wrote. */
export function boxGame<G extends GameTypes, Box extends { readonly hash: Hash }, Work>(
  parts: BoxGameParts<G, Box, Work>,
): (box: Box, migrations: readonly Migration[]) => Game<G> {
  const { id, seats, actionKey, outcome, redact } = parts;
  return (box, migrations) => {
    const { decision, legalActions, apply, why, whyNotAsked, start, isAtRest } = parts.engineOf(box);
    const rules: OptionRules<G> = {
      decision,
      legalActions,
      apply,
      determinize: (view, chance) => parts.determinize(box, view, chance),
    };
    return {
      id,
      seats,
      catalogueOf: () => box.hash,
      migrations,
      ...rules,
      options: optionsFor(rules),
      why,
      whyNotAsked,
      setup: (config, chance) => parts.refused(box, config) ?? start(() => parts.setUp(box, config, chance)),
      actionKey,
      outcome,
      view: (state, viewer) => parts.view({ box, state }, viewer, decisionView(rules, state, viewer)),
      redact,
      invariants: (state) => parts.invariants({ box, state }),
      parse: parts.parsers(box, migrations, isAtRest),
    };
  };
}
