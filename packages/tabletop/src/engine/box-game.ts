import type { Chance } from "../chance/chance.ts";
import type { Seed } from "../chance/generator.ts";
import type { DecisionView, Game, GameTypes, Hash, Spectator } from "../contract/contract.ts";
import type { Result, Violation } from "../contract/result.ts";
import type { Migration } from "../documents/migration.ts";
import type { AnsweredAtOnce } from "./later.ts";
import type { Machine } from "./machine.ts";
import { type OptionRules, optionsFor } from "./options.ts";
import { decisionView } from "./turn.ts";

/** The parts of a game that is played with a compiled catalogue (a box), for {@link boxGame}. */
export interface BoxGameParts<G extends GameTypes, Box, Work> extends Omit<AnsweredAtOnce<G>, "migrations"> {
  /** Returns the state machine that applies the rules to states of a box. */
  engineOf(box: Box): Machine<G, Work>;
  /** Returns the failure for a configuration that cannot be played with the box, or undefined if it can be. */
  refused(box: Box, config: G["Config"]): Result<never> | undefined;
  /** Creates the work of a game's first step, before any automatic steps. */
  setUp(box: Box, config: G["Config"], chance: Seed | Chance): Work;
  /** Returns what a viewer knows of a state. */
  view(
    look: { readonly box: Box; readonly state: G["State"] },
    viewer: G["Seat"] | Spectator,
    decision: DecisionView<G> | null,
  ): G["View"];
  /** Creates a state that is consistent with a view. */
  determinize(box: Box, view: G["View"], chance: Chance): G["State"];
  /** Lists the invariants that a state breaks. */
  invariants(look: { readonly box: Box; readonly state: G["State"] }): readonly Violation[];
  /** Creates the parsers for untrusted input. `isAtRest` is the engine's function of that name. */
  parsers(box: Box, migrations: readonly Migration[], isAtRest: (state: G["State"]) => boolean): Game<G>["parse"];
}

/** Returns a function that creates the game for a box. Its migrations convert what older editions of the box wrote. */
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
