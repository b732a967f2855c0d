import { keptOnce } from "@sw/tabletop";
import type { CataloguePart } from "../../catalogue/entries.ts";
import * as blackOps from "../battle-cards/advantages/black-ops.ts";
import * as blizzardForce from "../battle-forces/blizzard-force.ts";
import * as imperialRemnant from "../battle-forces/imperial-remnant.ts";
import * as stormtrooperBattalion from "../battle-forces/stormtrooper-battalion.ts";
import * as tempestForce from "../battle-forces/tempest-force.ts";
import * as commands from "../commands/galactic-empire/index.ts";
import * as counterparts from "../units/galactic-empire/counterparts.ts";
import * as units from "../units/galactic-empire/index.ts";
import * as upgrades from "../upgrades/galactic-empire/index.ts";
import { advantageFigures } from "../written/battle-cards.ts";
import { battleForceFigures } from "../written/battle-forces.ts";
import { commandFigures } from "../written/commands.ts";
import { counterpartFigures, unitFigures } from "../written/units.ts";
import { upgradeFigures } from "../written/upgrades.ts";

/** Returns the cards of the Galactic Empire. They are created at the first call. */
export const galacticEmpire: () => CataloguePart = /* @__PURE__ */ keptOnce(() => ({
  units: unitFigures(units.FILES),
  counterparts: counterpartFigures([counterparts.CARDS]),
  upgrades: upgradeFigures(upgrades.FILES),
  commands: commandFigures(commands.FILES),
  advantages: advantageFigures([blackOps.CARDS]),
  battleForces: battleForceFigures([
    blizzardForce.CARDS,
    imperialRemnant.CARDS,
    stormtrooperBattalion.CARDS,
    tempestForce.CARDS,
  ]),
}));
