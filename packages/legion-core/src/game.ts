import { attempt, decisionView, fail, type Game } from "@sw/tabletop";
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
import { GameWork } from "./work.ts";

/** Star Wars: Legion as the shared contract, and its table. */
export interface LegionGame extends Game<Config, State, Action, Event, View, Seat> {
  /** The table of a state as `@sw/legion-core/table` measures it and `/draw` draws it; defeated miniatures are not on it. */
  layout(state: State): Layout;
}

/** The game with a compiled catalogue. */
export function gameOf(box: GameBox): LegionGame {
  const { settle, ...play } = engineOf({ box, keywords: box.keywords });
  const isAtRest = (state: State): boolean => {
    const work = new GameWork(box, state, undefined);
    settle(work);
    if (work.events.length > 0 || work.state.frames !== state.frames) return false;
    return play.legalActions(state).length > 0 === (state.outcome === null);
  };
  return {
    id: "legion",
    seats: SEATS,
    catalogue: box.hash,
    ...play,
    setup(config, chance) {
      const refused = refusedConfig(box, config);
      if (refused !== undefined) return fail(refused);
      return attempt(() => {
        const work = setUp(box, inCatalogueOrder(box, config), chance);
        settle(work);
        return work.finish();
      });
    },
    layout: (state) => layoutOf(box, state),
    actionKey,
    outcome: ({ outcome }) => outcome ?? undefined,
    view: (state, viewer) => viewOf(box, state, viewer, decisionView(play.decision(state), viewer)),
    redact: redactEvent,
    determinize: (view, chance) => determinizeView(box, view, chance),
    invariants: (state) => brokenInvariants(box, state),
    parse: parsersFor(box, isAtRest),
  };
}
