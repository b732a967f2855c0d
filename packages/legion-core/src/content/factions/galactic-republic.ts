import { written } from "../../catalogue/cards.ts";
import type { CataloguePart } from "../../catalogue/entries.ts";
import * as coordinatedStrike from "../battle-cards/advantages/coordinated-strike.ts";
import * as attackBattalion212th from "../battle-forces/212th-attack-battalion.ts";
import * as legion501st from "../battle-forces/501st-legion.ts";
import * as wookieeDefenders from "../battle-forces/wookiee-defenders.ts";
import * as commands from "../commands/galactic-republic/index.ts";
import * as counterparts from "../units/galactic-republic/counterparts.ts";
import * as units from "../units/galactic-republic/index.ts";
import * as upgrades from "../upgrades/galactic-republic/index.ts";

/** The cards of the Galactic Republic. */
export const GALACTIC_REPUBLIC: CataloguePart = {
  units: /* @__PURE__ */ written([units.FIGURES]),
  counterparts: /* @__PURE__ */ written([counterparts.FIGURES]),
  upgrades: /* @__PURE__ */ written([upgrades.FIGURES]),
  commands: /* @__PURE__ */ written([commands.FIGURES]),
  advantages: /* @__PURE__ */ written([coordinatedStrike.FIGURES]),
  battleForces: /* @__PURE__ */ written([attackBattalion212th.FIGURES, legion501st.FIGURES, wookieeDefenders.FIGURES]),
};
