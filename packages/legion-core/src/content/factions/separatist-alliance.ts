import { written } from "../../catalogue/cards.ts";
import type { CataloguePart } from "../../catalogue/entries.ts";
import * as commandOverride from "../battle-cards/advantages/command-override.ts";
import * as experimentalDroids from "../battle-forces/experimental-droids.ts";
import * as separatistInvasion from "../battle-forces/separatist-invasion.ts";
import * as commands from "../commands/separatist-alliance/index.ts";
import * as units from "../units/separatist-alliance/index.ts";
import * as upgrades from "../upgrades/separatist-alliance/index.ts";

/** The cards of the Separatist Alliance. */
export const SEPARATIST_ALLIANCE: CataloguePart = {
  units: /* @__PURE__ */ written([units.FIGURES]),
  upgrades: /* @__PURE__ */ written([upgrades.FIGURES]),
  commands: /* @__PURE__ */ written([commands.FIGURES]),
  advantages: /* @__PURE__ */ written([commandOverride.FIGURES]),
  battleForces: /* @__PURE__ */ written([experimentalDroids.FIGURES, separatistInvasion.FIGURES]),
};
