import { keptOnce } from "@sw/tabletop";
import type { CataloguePart } from "../../catalogue/entries.ts";
import * as battleCards from "../battle-cards/index.ts";
import * as commands from "../commands/common/index.ts";
import * as upgrades from "../upgrades/common/index.ts";
import { advantageFigures, primaryObjectiveFigures, secondaryObjectiveFigures } from "../written/battle-cards.ts";
import { commandFigures } from "../written/commands.ts";
import { upgradeFigures } from "../written/upgrades.ts";

/** Returns the cards without a faction. They are created at the first call. */
export const common: () => CataloguePart = /* @__PURE__ */ keptOnce(() => ({
  upgrades: upgradeFigures(upgrades.FILES),
  commands: commandFigures(commands.FILES),
  primaryObjectives: primaryObjectiveFigures(battleCards.OBJECTIVES),
  secondaryObjectives: secondaryObjectiveFigures(battleCards.SECONDARY_OBJECTIVES),
  advantages: advantageFigures(battleCards.ADVANTAGES),
}));
