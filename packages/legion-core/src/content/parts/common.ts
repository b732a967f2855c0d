import { keptOnce } from "@sw/tabletop";
import { written } from "../../catalogue/cards.ts";
import type { CataloguePart } from "../../catalogue/entries.ts";
import * as battleCards from "../battle-cards/index.ts";
import * as commands from "../commands/common/index.ts";
import * as upgrades from "../upgrades/common/index.ts";
import { commandFigures } from "../written/commands.ts";
import { upgradeFigures } from "../written/upgrades.ts";

/** The cards of no faction, made when first asked for. */
export const common: () => CataloguePart = /* @__PURE__ */ keptOnce(() => ({
  upgrades: upgradeFigures(upgrades.FILES),
  commands: commandFigures(commands.FILES),
  primaryObjectives: written([battleCards.OBJECTIVES]),
  secondaryObjectives: written([battleCards.SECONDARY_OBJECTIVES]),
  advantages: written([battleCards.ADVANTAGES]),
}));
