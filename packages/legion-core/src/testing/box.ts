import { BATTLE_FORCES } from "../battle-forces/forces.ts";
import { type GameBox, gameBox } from "../box.ts";
import { catalogue } from "../catalogue/index.ts";
import { COMMAND_CARDS } from "../command-cards/cards/index.ts";
import { KEYWORDS } from "../keywords/table.ts";
import { BATTLE_CARDS } from "../mission/cards/index.ts";
import { UPGRADE_CARDS } from "../upgrade-cards/cards.ts";

/** The box of the published game. */
export const BOX: GameBox = /* @__PURE__ */ gameBox(
  catalogue,
  KEYWORDS,
  BATTLE_CARDS,
  COMMAND_CARDS,
  UPGRADE_CARDS,
  BATTLE_FORCES,
);
