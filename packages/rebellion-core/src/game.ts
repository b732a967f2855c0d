import { attempt, decisionView, type Game } from "@sw/tabletop";
import { type Action, actionKey } from "./actions.ts";
import type { Box } from "./box.ts";
import { type Config, type Players, refusedConfig } from "./config.ts";
import { determinizeView } from "./determinize.ts";
import { engineOf } from "./engine.ts";
import type { Event } from "./events.ts";
import { brokenInvariants } from "./invariants.ts";
import { parsersFor } from "./parse.ts";
import { type Seat, seatsFor } from "./seats.ts";
import { setUp } from "./setup.ts";
import type { State } from "./state.ts";
import { redactEvent, type View, viewOf } from "./view.ts";
import { GameWork } from "./work.ts";

/** Star Wars: Rebellion as the shared contract. */
export type RebellionGame = Game<Config, State, Action, Event, View, Seat>;

/** The names of the games: for two, and the team games for three and four. */
const IDS: Readonly<Record<Players, string>> = { 2: "rebellion", 3: "rebellion-3", 4: "rebellion-4" };

/** The game with a compiled catalogue, for so many people. */
export function gameOf(box: Box, players: Players): RebellionGame {
  const { settle, ...play } = engineOf(box);
  const isAtRest = (state: State): boolean => {
    const work = new GameWork(box, state, undefined);
    settle(work);
    if (work.events.length > 0 || work.state.frames !== state.frames) return false;
    return play.legalActions(state).length > 0 === (state.outcome === null);
  };
  return {
    id: IDS[players],
    seats: seatsFor(players),
    catalogue: box.hash,
    ...play,
    setup(config, chance) {
      const refused = refusedConfig(config, players);
      if (refused !== undefined) return refused;
      return attempt(() => {
        const work = setUp(box, config, chance);
        settle(work);
        return work.finish();
      });
    },
    actionKey,
    outcome: ({ outcome }) => outcome ?? undefined,
    view: (state, viewer) => viewOf(box, state, viewer, decisionView(play.decision(state), viewer)),
    redact: redactEvent,
    determinize: (view, chance) => determinizeView(box, view, chance),
    invariants: (state) => brokenInvariants(box, state),
    parse: parsersFor(box, players, isAtRest),
  };
}
