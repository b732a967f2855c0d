import { written } from "../../catalogue/cards.ts";
import type { CataloguePart } from "../../catalogue/entries.ts";
import * as noTimeToLose from "../battle-cards/advantages/no-time-to-lose.ts";
import * as brightTreeVillage from "../battle-forces/bright-tree-village.ts";
import * as echoBaseDefenders from "../battle-forces/echo-base-defenders.ts";
import * as commands from "../commands/rebel-alliance/index.ts";
import * as counterparts from "../units/rebel-alliance/counterparts.ts";
import * as units from "../units/rebel-alliance/index.ts";
import * as upgrades from "../upgrades/rebel-alliance/index.ts";

/** The cards of the Rebel Alliance. */
export const REBEL_ALLIANCE: CataloguePart = {
  units: /* @__PURE__ */ written([units.FIGURES]),
  counterparts: /* @__PURE__ */ written([counterparts.FIGURES]),
  upgrades: /* @__PURE__ */ written([upgrades.FIGURES]),
  commands: /* @__PURE__ */ written([commands.FIGURES]),
  advantages: /* @__PURE__ */ written([noTimeToLose.FIGURES]),
  battleForces: /* @__PURE__ */ written([brightTreeVillage.FIGURES, echoBaseDefenders.FIGURES]),
};
