import { type DeckbuilderGame, gameLater } from "./game.ts";
import { MIGRATIONS } from "./saves/migrations.ts";
import { defaultBox } from "./state/default-box.ts";

export { createGame, type GameOptions } from "./custom.ts";
export type { DeckbuilderGame, DeckbuilderTypes } from "./game.ts";
export type { RuleId } from "./rules/ids.ts";
export {
  type Action,
  type AttackTarget,
  actionKey,
  type BaseChoice,
  type CardPick,
  type CardRef,
} from "./state/actions.ts";
export { type Config, configOf, DEFAULT_CONFIG, MODES, type Mode } from "./state/config.ts";
export type * from "./state/decisions.ts";
export type { Cause, DamageTarget, Event, EventBody, SeenCard } from "./state/events.ts";
export type * from "./state/frames.ts";
export type { Commitment, PieceParts } from "./state/pieces.ts";
export { SEATS, type Seat, type Side, type Viewer } from "./state/seats.ts";
export {
  BASE_ATTACK,
  type BaseInPlay,
  type Delayed,
  type Piece,
  type SideState,
  SPENT,
  STATE_FORMAT,
  type State,
  UNCOMMITTED,
} from "./state/state.ts";
export type { FrameView, PieceView, SideView, Table, View } from "./views/shapes.ts";

/** The game with the base box. The tests check its catalogue in the same way as {@link createGame} checks others. */
export const game: DeckbuilderGame = /* @__PURE__ */ gameLater(defaultBox, MIGRATIONS);
