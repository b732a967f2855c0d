import { type AskedIn, boxGame, type Game, keptOnce, laterGame, type Migration, type PlayTypes } from "@sw/tabletop";
import { engineOf } from "./engine/engine.ts";
import { brokenInvariants } from "./saves/invariants.ts";
import { parsersFor } from "./saves/parse.ts";
import { setUp } from "./setup/setup.ts";
import { type Action, actionKey } from "./state/actions.ts";
import type { Box } from "./state/box.ts";
import { type Config, refusedConfig } from "./state/config.ts";
import type { DecisionContexts } from "./state/decisions.ts";
import type { Event } from "./state/events.ts";
import { SEATS, type Seat } from "./state/seats.ts";
import type { State } from "./state/state.ts";
import { determinizeView } from "./views/determinize.ts";
import { redactEvent } from "./views/redact.ts";
import type { View } from "./views/shapes.ts";
import { viewOf } from "./views/view.ts";

/** The types of Star Wars: The Deckbuilding Game. */
export interface DeckbuilderTypes extends PlayTypes {
  State: State;
  Action: Action;
  Event: Event;
  Seat: Seat;
  Asked: AskedIn<DecisionContexts>;
  Config: Config;
  View: View;
}

/** Star Wars: The Deckbuilding Game, with the interface that all games share. */
export type DeckbuilderGame = Game<DeckbuilderTypes>;

const AT_ONCE: Pick<DeckbuilderGame, "id" | "seats" | "actionKey" | "outcome" | "redact"> = {
  id: "deckbuilder",
  seats: SEATS,
  actionKey,
  outcome: ({ outcome }) => outcome ?? undefined,
  redact: redactEvent,
};

/** Creates a game that compiles its catalogue on first use, so that importing the package stays fast. */
export function gameLater(boxOf: () => Box, migrations: readonly Migration[] = []): DeckbuilderGame {
  return laterGame<DeckbuilderTypes>(
    { ...AT_ONCE, migrations },
    keptOnce(() => gameOf(boxOf(), migrations)),
  );
}

/** Creates the game for a compiled catalogue. Migrations upgrade documents written with older editions of it. */
export const gameOf: (box: Box, migrations: readonly Migration[]) => DeckbuilderGame = /* @__PURE__ */ boxGame({
  ...AT_ONCE,
  engineOf,
  refused: (_box, config) => refusedConfig(config),
  setUp,
  view: viewOf,
  determinize: determinizeView,
  invariants: brokenInvariants,
  parsers: parsersFor,
});
