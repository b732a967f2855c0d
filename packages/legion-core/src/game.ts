import { decisionView, fail, type Game } from "@sw/tabletop";
import { type Action, actionKey } from "./actions.ts";
import type { GameBox } from "./box.ts";
import type { Config } from "./config.ts";
import { determinizeView } from "./determinize.ts";
import { engineOf } from "./engine.ts";
import type { Event } from "./events.ts";
import { brokenInvariants } from "./invariants.ts";
import { parsersFor } from "./parse.ts";
import { layoutOf } from "./positions.ts";
import { inCatalogueOrder, refusedConfig } from "./refused-config.ts";
import { SEATS, type Seat } from "./seats.ts";
import { setUp } from "./setup.ts";
import type { State } from "./state.ts";
import type { Layout } from "./table/documents.ts";
import { redactEvent, type View, viewOf } from "./view.ts";

/** Star Wars: Legion as the shared contract, and its table. */
export interface LegionGame extends Game<Config, State, Action, Event, View, Seat> {
  /** The table of a state as `@sw/legion-core/table` measures it and `/draw` draws it; defeated miniatures are not on it. */
  layout(state: State): Layout;
}

/** The game with a compiled catalogue. */
export function gameOf(box: GameBox): LegionGame {
  const { decision, legalActions, apply, why, start, isAtRest } = engineOf({ box, keywords: box.keywords });
  return {
    id: "legion",
    seats: SEATS,
    catalogue: box.hash,
    decision,
    legalActions,
    apply,
    why,
    setup(config, chance) {
      const refused = refusedConfig(box, config);
      if (refused !== undefined) return fail(refused);
      return start(() => setUp(box, inCatalogueOrder(box, config), chance));
    },
    layout: (state) => layoutOf(box, state),
    actionKey,
    outcome: ({ outcome }) => outcome ?? undefined,
    view: (state, viewer) => viewOf(box, state, viewer, decisionView(decision(state), viewer)),
    redact: redactEvent,
    determinize: (view, chance) => determinizeView(box, view, chance),
    invariants: (state) => brokenInvariants(box, state),
    parse: parsersFor(box, isAtRest),
  };
}
