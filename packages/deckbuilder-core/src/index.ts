import { compileBox } from "./box.ts";
import { defaultCatalogue } from "./catalogue/index.ts";
import { type DeckbuilderGame, gameOf } from "./game.ts";

export { type Action, type AttackTarget, actionKey, type CardRef } from "./actions.ts";
export { type Config, configOf, DEFAULT_CONFIG, MODES, type Mode } from "./config.ts";
export { createGame } from "./custom.ts";
export { catalogueFaults } from "./effects/check.ts";
export type * from "./effects/language.ts";
export { isConstant, TRIGGERS, ZONES } from "./effects/language.ts";
export type { Cause, DamageTarget, Event, EventBody, SeenCard } from "./events.ts";
export type * from "./frames/types.ts";
export type { DeckbuilderGame } from "./game.ts";
export type { Commitment, PieceParts } from "./pieces.ts";
export type { RuleId } from "./rules/ids.ts";
export { SEATS, type Seat, type SeatIndex, type Viewer } from "./seats.ts";
export type { BaseInPlay, Delayed, Piece, Player, State } from "./state.ts";
export type { PieceView, PlayerView, View } from "./view.ts";

/** The game with the base box, whose catalogue the tests check as {@link createGame} checks others. */
export const game: DeckbuilderGame = /* @__PURE__ */ gameOf(/* @__PURE__ */ compileBox(defaultCatalogue));
