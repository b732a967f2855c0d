import {
  type AskedIn,
  boxGame,
  fail,
  type Game,
  keptOnce,
  laterGame,
  type Migration,
  type PlayTypes,
} from "@sw/tabletop";
import { engineOf } from "./engine/engine.ts";
import { brokenInvariants } from "./saves/invariants.ts";
import { parsersFor } from "./saves/parse.ts";
import { inCatalogueOrder, refusedConfig } from "./setup/refused-config.ts";
import { setUp } from "./setup/setup.ts";
import { type Action, actionKey } from "./state/actions.ts";
import type { Box } from "./state/box.ts";
import type { Config } from "./state/config.ts";
import type { DecisionContexts } from "./state/decisions.ts";
import type { Event } from "./state/events.ts";
import { SEATS, type Seat } from "./state/seats.ts";
import type { State } from "./state/state.ts";
import type { GameWork } from "./state/work.ts";
import type { Layout } from "./table/documents.ts";
import { layoutOf } from "./units/positions.ts";
import { determinizeView } from "./views/determinize.ts";
import { lookAt } from "./views/open.ts";
import { redactEvent, type View, viewOf } from "./views/view.ts";

/** The types of Star Wars: Legion. */
export interface LegionTypes extends PlayTypes {
  State: State;
  Action: Action;
  Event: Event;
  Seat: Seat;
  Asked: AskedIn<DecisionContexts>;
  Config: Config;
  View: View;
}

/** The game contract of Star Wars: Legion, with the layout of its table. */
export interface LegionGame extends Game<LegionTypes> {
  /**
   * Returns the table of a state or view in the form that `@sw/legion-core/table` measures and `/draw` draws, without
   * defeated miniatures. All of it is public.
   */
  layout(source: State | View): Layout;
}

const AT_ONCE: Pick<LegionGame, "id" | "seats" | "actionKey" | "outcome" | "redact"> = {
  id: "legion",
  seats: SEATS,
  actionKey,
  outcome: ({ outcome }) => outcome ?? undefined,
  redact: redactEvent,
};

/** Creates a game whose catalogue is compiled when the game is first used, not when the package is loaded. */
export function gameLater(boxOf: () => Box, migrations: readonly Migration[] = []): LegionGame {
  const made = keptOnce(() => gameOf(boxOf(), migrations));
  const game = laterGame<LegionTypes>({ ...AT_ONCE, migrations }, made);
  return Object.assign(game, { layout: (source: State | View) => made().layout(source) });
}

const played = /* @__PURE__ */ boxGame<LegionTypes, Box, GameWork>({
  ...AT_ONCE,
  engineOf,
  refused(box, config) {
    const refused = refusedConfig(box, config);
    return refused && fail(refused);
  },
  setUp: (box, config, chance) => setUp(box, inCatalogueOrder(box, config), chance),
  view: viewOf,
  determinize: determinizeView,
  invariants: brokenInvariants,
  parsers: parsersFor,
});

/** Creates the game of a compiled catalogue. `migrations` upgrade saves written by older editions of it. */
export function gameOf(box: Box, migrations: readonly Migration[]): LegionGame {
  const layout = (source: State | View): Layout =>
    layoutOf("viewer" in source ? lookAt(box, source) : { box, state: source });
  return { ...played(box, migrations), layout };
}
