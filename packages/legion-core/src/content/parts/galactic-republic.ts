import { keptOnce } from "@sw/tabletop";
import type { CataloguePart } from "../../catalogue/entries.ts";
import * as coordinatedStrike from "../battle-cards/advantages/coordinated-strike.ts";
import * as attackBattalion212th from "../battle-forces/212th-attack-battalion.ts";
import * as legion501st from "../battle-forces/501st-legion.ts";
import * as wookieeDefenders from "../battle-forces/wookiee-defenders.ts";
import * as commands from "../commands/galactic-republic/index.ts";
import * as counterparts from "../units/galactic-republic/counterparts.ts";
import * as units from "../units/galactic-republic/index.ts";
import * as upgrades from "../upgrades/galactic-republic/index.ts";
import { advantageFigures } from "../written/battle-cards.ts";
import { battleForceFigures } from "../written/battle-forces.ts";
import { commandFigures } from "../written/commands.ts";
import { counterpartFigures, unitFigures } from "../written/units.ts";
import { upgradeFigures } from "../written/upgrades.ts";

/** Returns the cards of the Galactic Republic. They are created at the first call. */
export const galacticRepublic: () => CataloguePart = /* @__PURE__ */ keptOnce(() => ({
  units: unitFigures(units.FILES),
  counterparts: counterpartFigures([counterparts.CARDS]),
  upgrades: upgradeFigures(upgrades.FILES),
  commands: commandFigures(commands.FILES),
  advantages: advantageFigures([coordinatedStrike.CARDS]),
  battleForces: battleForceFigures([attackBattalion212th.CARDS, legion501st.CARDS, wookieeDefenders.CARDS]),
}));
