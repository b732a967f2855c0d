import { BATTLE_FORCES } from "../cards/battle-forces/forces.ts";
import { COMMAND_CARDS } from "../cards/commands/cards/index.ts";
import { KEYWORDS } from "../cards/keywords/table.ts";
import { UPGRADE_CARDS } from "../cards/upgrades/cards.ts";
import { catalogue } from "../catalogue/index.ts";
import { BATTLE_CARDS } from "../mission/cards/index.ts";
import { type GameBox, gameBox } from "../state/box.ts";

/** The box of the published game. */
export const BOX: GameBox = /* @__PURE__ */ gameBox(
  catalogue,
  KEYWORDS,
  BATTLE_CARDS,
  COMMAND_CARDS,
  UPGRADE_CARDS,
  BATTLE_FORCES,
);
