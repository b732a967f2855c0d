import { keptOnce } from "@sw/tabletop";
import type { CataloguePart } from "../../catalogue/entries.ts";
import * as noTimeToLose from "../battle-cards/advantages/no-time-to-lose.ts";
import * as brightTreeVillage from "../battle-forces/bright-tree-village.ts";
import * as echoBaseDefenders from "../battle-forces/echo-base-defenders.ts";
import * as commands from "../commands/rebel-alliance/index.ts";
import * as counterparts from "../units/rebel-alliance/counterparts.ts";
import * as units from "../units/rebel-alliance/index.ts";
import * as upgrades from "../upgrades/rebel-alliance/index.ts";
import { advantageFigures } from "../written/battle-cards.ts";
import { battleForceFigures } from "../written/battle-forces.ts";
import { commandFigures } from "../written/commands.ts";
import { counterpartFigures, unitFigures } from "../written/units.ts";
import { upgradeFigures } from "../written/upgrades.ts";

/** Returns the cards of the Rebel Alliance. They are created at the first call. */
export const rebelAlliance: () => CataloguePart = /* @__PURE__ */ keptOnce(() => ({
  units: unitFigures(units.FILES),
  counterparts: counterpartFigures([counterparts.CARDS]),
  upgrades: upgradeFigures(upgrades.FILES),
  commands: [...commandFigures(commands.FIRST), ...commandFigures(commands.FILES)],
  advantages: advantageFigures([noTimeToLose.CARDS]),
  battleForces: battleForceFigures([brightTreeVillage.CARDS, echoBaseDefenders.CARDS]),
}));
