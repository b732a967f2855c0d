import { keptOnce } from "@sw/tabletop";
import type { CataloguePart } from "../../catalogue/entries.ts";
import * as shadowCollective from "../battle-forces/shadow-collective.ts";
import * as commands from "../commands/mercenaries/index.ts";
import * as counterparts from "../units/mercenaries/counterparts.ts";
import * as units from "../units/mercenaries/index.ts";
import * as upgrades from "../upgrades/mercenaries/index.ts";
import { battleForceFigures } from "../written/battle-forces.ts";
import { commandFigures } from "../written/commands.ts";
import { counterpartFigures, unitFigures } from "../written/units.ts";
import { upgradeFigures } from "../written/upgrades.ts";

/** Returns the cards of the mercenaries. They are created at the first call. */
export const mercenaries: () => CataloguePart = /* @__PURE__ */ keptOnce(() => ({
  units: unitFigures(units.FILES),
  counterparts: counterpartFigures([counterparts.CARDS]),
  upgrades: upgradeFigures(upgrades.FILES),
  commands: [...commandFigures(commands.FILES), ...commandFigures(commands.LAST)],
  battleForces: battleForceFigures([shadowCollective.CARDS]),
}));
