import {
  type AskedIn,
  boxGame,
  type Game,
  gameByConfig,
  type Migration,
  type Outcome,
  type PlayTypes,
  type Result,
} from "@sw/tabletop";
import { type Engine, engineOf } from "./engine/engine.ts";
import { brokenInvariants } from "./saves/invariants.ts";
import { parsersFor } from "./saves/parse.ts";
import { setUp } from "./setup/setup.ts";
import { type Action, actionKey } from "./state/actions.ts";
import type { Box } from "./state/box.ts";
import { type Boxes, perBox } from "./state/boxes.ts";
import { type Config, type Players, refusedConfig } from "./state/config.ts";
import type { DecisionContexts } from "./state/decisions.ts";
import type { Event } from "./state/events.ts";
import { type Seat, type SeatsAt, seatsFor } from "./state/seats.ts";
import type { State } from "./state/state.ts";
import type { GameWork } from "./state/work.ts";
import { determinizeView } from "./views/determinize.ts";
import { redactEvent, type View, viewOf } from "./views/view.ts";

/** The types of Star Wars: Rebellion for the shared `Game` contract. */
export interface RebellionTypes extends PlayTypes {
  State: State;
  Action: Action;
  Event: Event;
  Seat: Seat;
  Asked: AskedIn<DecisionContexts>;
  Config: Config;
  View: View;
}

/** Star Wars: Rebellion as the shared `Game` contract, with the seats for its number of players if that is known. */
export type RebellionGame<P extends Players = Players> = Game<RebellionTypes> & {
  readonly seats: readonly SeatsAt[P][];
};

/** The ids of the games: for two players, and the team games for three and four. */
const IDS: Readonly<Record<Players, string>> = { 2: "rebellion", 3: "rebellion-3", 4: "rebellion-4" };

/**
 * Creates the game of a catalogue for a number of players; each configuration is played with its own box. Migrations
 * update documents of earlier editions.
 */
export function gameOf<P extends Players>(
  boxes: Boxes,
  players: P,
  migrations: readonly Migration[],
): RebellionGame<P> {
  const seats = seatsFor(players);
  const refused = (config: Config): Result<never> | undefined => refusedConfig(config, players, boxes.catalogue);
  const engine: (config: Config) => Engine = perBox((config) => engineOf(boxes.of(config)));
  const parse = parsersFor({ boxes, players, migrations }, (state) => engine(state.config).isAtRest(state));
  const atOnce = { id: IDS[players], seats, actionKey, outcome: outcomeOf, redact: redactEvent };
  const withBox = boxGame<RebellionTypes, Box, GameWork>({
    ...atOnce,
    engineOf,
    refused: (_box, config) => refused(config),
    setUp,
    view: viewOf,
    determinize: determinizeView,
    invariants: brokenInvariants,
    parsers: () => parse,
  });
  const of = perBox((config) => withBox(boxes.of(config), migrations));
  return { ...gameByConfig<RebellionTypes>({ ...atOnce, migrations, refused, parse }, of), seats };
}

function outcomeOf({ outcome }: State): Outcome<Seat> | undefined {
  return outcome ?? undefined;
}
