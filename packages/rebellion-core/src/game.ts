import { decisionView, type Game } from "@sw/tabletop";
import { engineOf } from "./engine/engine.ts";
import { brokenInvariants } from "./saves/invariants.ts";
import { parsersFor } from "./saves/parse.ts";
import { setUp } from "./setup/setup.ts";
import { actionKey } from "./state/actions.ts";
import type { Box } from "./state/box.ts";
import { type Config, type Players, refusedConfig } from "./state/config.ts";
import type { Play } from "./state/kinds.ts";
import { seatsFor } from "./state/seats.ts";
import { determinizeView } from "./views/determinize.ts";
import { redactEvent, type View, viewOf } from "./views/view.ts";

/** The types of Star Wars: Rebellion. */
export interface RebellionTypes extends Play {
  Config: Config;
  View: View;
}

/** Star Wars: Rebellion as the shared contract. */
export type RebellionGame = Game<RebellionTypes>;

/** The names of the games: for two, and the team games for three and four. */
const IDS: Readonly<Record<Players, string>> = { 2: "rebellion", 3: "rebellion-3", 4: "rebellion-4" };

/** The game with a compiled catalogue, for so many people. */
export function gameOf(box: Box, players: Players): RebellionGame {
  const { decision, legalActions, apply, why, start, isAtRest } = engineOf(box);
  return {
    id: IDS[players],
    seats: seatsFor(players),
    catalogue: box.hash,
    decision,
    legalActions,
    apply,
    why,
    setup: (config, chance) => refusedConfig(config, players) ?? start(() => setUp(box, config, chance)),
    actionKey,
    outcome: ({ outcome }) => outcome ?? undefined,
    view: (state, viewer) => viewOf(box, state, viewer, decisionView(decision(state), viewer)),
    redact: redactEvent,
    determinize: (view, chance) => determinizeView(box, view, chance),
    invariants: (state) => brokenInvariants(box, state),
    parse: parsersFor(box, players, isAtRest),
  };
}
