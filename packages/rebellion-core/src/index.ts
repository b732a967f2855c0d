import { gameOf, type RebellionGame } from "./game.ts";
import type { Catalogue } from "./language/language.ts";
import { MIGRATIONS } from "./saves/migrations.ts";
import type { Config } from "./state/config.ts";
import { defaultBoxes } from "./state/default-boxes.ts";

export { createGame, type GameOptions } from "./custom.ts";
export type { RebellionGame, RebellionTypes } from "./game.ts";
export type { RuleId } from "./rules/ids.ts";
export {
  type Action,
  actionKey,
  type CardId,
  type LeaderId,
  type PlaceId,
  type PlainAction,
  type QueueSpace,
  type SystemId,
  type UnitDamage,
  type UnitId,
} from "./state/actions.ts";
export type * from "./state/codes.ts";
export { type Config, configOf, DEFAULT_CONFIG, type Players } from "./state/config.ts";
export type * from "./state/decisions.ts";
export type {
  CardSpot,
  Cause,
  Deck,
  Event,
  EventBody,
  LeaderSpotId,
  SeenCard,
  SeenSystem,
  ShownDie,
  UnitsOfType,
} from "./state/events.ts";
export type * from "./state/frames.ts";
export {
  type Chair,
  FACTIONS,
  type Role,
  type Seat,
  type SeatsAt,
  type Side,
  seatsFor,
  type Viewer,
} from "./state/seats.ts";
export {
  type AdvancedTactics,
  type Assigned,
  type BaseState,
  type Delayed,
  type ExpansionState,
  type HeldProbe,
  type KnownMission,
  type LeaderState,
  type Modifier,
  type PlaceState,
  type SideState,
  STATE_FORMAT,
  type State,
  type TargetMarker,
} from "./state/state.ts";
export type * from "./views/shapes.ts";
export type { Back } from "./views/view.ts";

/**
 * Returns the catalogue that a configuration is played with: the numbers in states and views refer to its cards, units
 * and leaders. The whole catalogue also holds entries that only other configurations use.
 */
export function catalogueFor(config: Config): Catalogue {
  return defaultBoxes.of(config).catalogue;
}

/** The game for two players, seats `rebel` and `imperial`. The configuration says whether the expansion is played. */
export const game: RebellionGame<2> = /* @__PURE__ */ gameOf(defaultBoxes, 2, MIGRATIONS);

/** The team game for three players: one `rebel` against `imperial-admiral` and `imperial-general`. */
export const threePlayerGame: RebellionGame<3> = /* @__PURE__ */ gameOf(defaultBoxes, 3, MIGRATIONS);

/** The team game for four players: an Admiral and a General on each side. */
export const fourPlayerGame: RebellionGame<4> = /* @__PURE__ */ gameOf(defaultBoxes, 4, MIGRATIONS);
