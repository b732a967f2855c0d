import { keptOnce } from "@sw/tabletop";
import type { CataloguePart } from "../../catalogue/entries.ts";
import * as commandOverride from "../battle-cards/advantages/command-override.ts";
import * as experimentalDroids from "../battle-forces/experimental-droids.ts";
import * as separatistInvasion from "../battle-forces/separatist-invasion.ts";
import * as commands from "../commands/separatist-alliance/index.ts";
import * as units from "../units/separatist-alliance/index.ts";
import * as upgrades from "../upgrades/separatist-alliance/index.ts";
import { advantageFigures } from "../written/battle-cards.ts";
import { battleForceFigures } from "../written/battle-forces.ts";
import { commandFigures } from "../written/commands.ts";
import { unitFigures } from "../written/units.ts";
import { upgradeFigures } from "../written/upgrades.ts";

/** Returns the cards of the Separatist Alliance. They are created at the first call. */
export const separatistAlliance: () => CataloguePart = /* @__PURE__ */ keptOnce(() => ({
  units: unitFigures(units.FILES),
  upgrades: upgradeFigures(upgrades.FILES),
  commands: commandFigures(commands.FILES),
  advantages: advantageFigures([commandOverride.CARDS]),
  battleForces: battleForceFigures([experimentalDroids.CARDS, separatistInvasion.CARDS]),
}));
