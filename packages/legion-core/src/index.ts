import { BATTLE_FORCES } from "./battle-forces/forces.ts";
import { gameBox } from "./box.ts";
import { catalogue } from "./catalogue/index.ts";
import { COMMAND_CARDS } from "./command-cards/cards/index.ts";
import { gameOf, type LegionGame } from "./game.ts";
import { KEYWORDS } from "./keywords/table.ts";
import { BATTLE_CARDS } from "./mission/cards/index.ts";
import { UPGRADE_CARDS } from "./upgrade-cards/cards.ts";

export { type Action, actionKey, MODIFICATIONS, type Modification } from "./actions.ts";
export { BATTLE_FORCES } from "./battle-forces/forces.ts";
export type * from "./battle-forces/types.ts";
export { COMMAND_CARDS } from "./command-cards/cards/index.ts";
export type * from "./command-cards/types.ts";
export type { Config } from "./config.ts";
export { createGame, type GameOptions } from "./custom.ts";
export type { Cause, Event, EventBody, PlacedMiniature, SeenCard } from "./events.ts";
export type * from "./frames/types.ts";
export type { LegionGame } from "./game.ts";
export { MOMENTS, type Moment } from "./keywords/moments.ts";
export type * from "./keywords/round.ts";
export { KEYWORDS } from "./keywords/table.ts";
export { BATTLE_CARDS } from "./mission/cards/index.ts";
export type * from "./mission/types.ts";
export type { RuleId } from "./rules/ids.ts";
export { type Player, SEATS, type Seat, type Viewer } from "./seats.ts";
export type * from "./state.ts";
export { TOKENS, type TokenCounts, type TokenKind } from "./tokens.ts";
export { UPGRADE_CARDS } from "./upgrade-cards/cards.ts";
export type * from "./upgrade-cards/types.ts";
export type * from "./view/types.ts";

/** The game with every card in play on the rulebook's date, which the tests check as {@link createGame} checks others. */
export const game: LegionGame = /* @__PURE__ */ gameOf(
  /* @__PURE__ */ gameBox(catalogue, KEYWORDS, BATTLE_CARDS, COMMAND_CARDS, UPGRADE_CARDS, BATTLE_FORCES),
);
