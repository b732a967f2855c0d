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
import { redactEvent, type View, viewOf } from "./views/view.ts";

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

/** Star Wars: The Deckbuilding Game as the shared contract. */
export type DeckbuilderGame = Game<DeckbuilderTypes>;

const AT_ONCE: Pick<DeckbuilderGame, "id" | "seats" | "actionKey" | "outcome" | "redact"> = {
  id: "deckbuilder",
  seats: SEATS,
  actionKey,
  outcome: ({ outcome }) => outcome ?? undefined,
  redact: redactEvent,
};

/**
 * The game whose catalogue is compiled when something is first asked of it: who only loads the package, for its types or to
 * offer games of which another is played, does not wait for that.
 */
export function gameLater(boxOf: () => Box, migrations: readonly Migration[] = []): DeckbuilderGame {
  return laterGame<DeckbuilderTypes>(
    { ...AT_ONCE, migrations },
    keptOnce(() => gameOf(boxOf(), migrations)),
  );
}

/** The game with a compiled catalogue; migrations lead on from what older editions of it wrote. */
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
