import {
  type AskedIn,
  decisionView,
  type Game,
  type Migration,
  type OptionRules,
  optionsFor,
  type PlayTypes,
} from "@sw/tabletop";
import { type Engine, engineOf } from "./engine/engine.ts";
import { brokenInvariants } from "./saves/invariants.ts";
import { parsersFor } from "./saves/parse.ts";
import { setUp } from "./setup/setup.ts";
import { type Action, actionKey } from "./state/actions.ts";
import { type Boxes, perBox } from "./state/boxes.ts";
import { type Config, type Players, refusedConfig } from "./state/config.ts";
import type { DecisionContexts } from "./state/decisions.ts";
import type { Event } from "./state/events.ts";
import { type Seat, type SeatsAt, seatsFor } from "./state/seats.ts";
import type { State } from "./state/state.ts";
import { determinizeView } from "./views/determinize.ts";
import { redactEvent, type View, viewOf } from "./views/view.ts";

/** The types of Star Wars: Rebellion. */
export interface RebellionTypes extends PlayTypes {
  State: State;
  Action: Action;
  Event: Event;
  Seat: Seat;
  Asked: AskedIn<DecisionContexts>;
  Config: Config;
  View: View;
}

/** Star Wars: Rebellion as the shared contract; where it is known for how many people, with their seats. */
export type RebellionGame<P extends Players = Players> = Game<RebellionTypes> & {
  readonly seats: readonly SeatsAt[P][];
};

/** The names of the games: for two, and the team games for three and four. */
const IDS: Readonly<Record<Players, string>> = { 2: "rebellion", 3: "rebellion-3", 4: "rebellion-4" };

/**
 * The game with the boxes of a catalogue, for so many people: each configuration is played with its own. Migrations lead on from
 * what older editions of them wrote.
 */
export function gameOf<P extends Players>(
  boxes: Boxes,
  players: P,
  migrations: readonly Migration[],
): RebellionGame<P> {
  const engine: (config: Config) => Engine = perBox((config) => engineOf(boxes.of(config)));
  const rules: OptionRules<RebellionTypes> = {
    decision: (state) => engine(state.config).decision(state),
    legalActions: (state, options) => engine(state.config).legalActions(state, options),
    apply: (state, action, options) => engine(state.config).apply(state, action, options),
    determinize: (view, chance) => determinizeView(boxes.of(view.config), view, chance),
  };
  return {
    ...rules,
    id: IDS[players],
    seats: seatsFor(players),
    catalogueOf: (config) => boxes.of(config).hash,
    migrations,
    options: optionsFor(rules),
    why: (state, action, options) => engine(state.config).why(state, action, options),
    whyNotAsked: (state, seat, kind) => engine(state.config).whyNotAsked(state, seat, kind),
    setup(config, chance) {
      const refused = refusedConfig(config, players, boxes.catalogue);
      return refused ?? engine(config).start(() => setUp(boxes.of(config), config, chance));
    },
    actionKey,
    outcome: ({ outcome }) => outcome ?? undefined,
    view: (state, viewer) =>
      viewOf({ box: boxes.of(state.config), state }, viewer, decisionView<RebellionTypes>(rules, state, viewer)),
    redact: redactEvent,
    invariants: (state) => brokenInvariants({ box: boxes.of(state.config), state }),
    parse: parsersFor({ boxes, players, migrations }, (state) => engine(state.config).isAtRest(state)),
  };
}
