import { defaultBox } from "./content/box.ts";
import { BATTLE_CARDS, BATTLE_FORCES, COMMAND_CARDS, UPGRADE_CARDS } from "./content/entries.ts";
import { KEYWORDS } from "./content/keyword-entries.ts";
import { gameLater, type LegionGame } from "./game.ts";
import { MIGRATIONS } from "./saves/migrations.ts";

export type { GameOptions } from "./content/custom-box.ts";
export { createGame } from "./custom.ts";
export type { LegionGame, LegionTypes } from "./game.ts";
export type { RuleId } from "./rules/ids.ts";
export {
  type Action,
  actionKey,
  MODIFICATIONS,
  type Modification,
  type TokenPick,
  type UnitPick,
  type WeaponPick,
} from "./state/actions.ts";
export { type Config, type ConfigPart, configOf } from "./state/config.ts";
export type * from "./state/decisions.ts";
export type { Cause, Event, EventBody, Lasting, PlacedMiniature, PoolResults, SeenCard } from "./state/events.ts";
export type * from "./state/frame-parts.ts";
export type * from "./state/frames.ts";
export type { UnitIndex } from "./state/ids.ts";
export type * from "./state/keyword-frames.ts";
export { SEATS, type Seat, type Side, type Viewer } from "./state/seats.ts";
export type * from "./state/state.ts";
export { TOKENS, type TokenCounts, type TokenKind } from "./state/tokens.ts";
export type * from "./views/shapes.ts";

export { BATTLE_CARDS, BATTLE_FORCES, COMMAND_CARDS, KEYWORDS, UPGRADE_CARDS };

/**
 * The game with every card in play on the rulebook's date. Its catalogue is checked by tests, not when the package is
 * loaded.
 */
export const game: LegionGame = /* @__PURE__ */ gameLater(defaultBox, MIGRATIONS);
