import { written } from "../../catalogue/cards.ts";
import type { CataloguePart } from "../../catalogue/entries.ts";
import * as shadowCollective from "../battle-forces/shadow-collective.ts";
import * as commands from "../commands/mercenaries/index.ts";
import * as counterparts from "../units/mercenaries/counterparts.ts";
import * as units from "../units/mercenaries/index.ts";
import * as upgrades from "../upgrades/mercenaries/index.ts";

/** The cards of the mercenaries. */
export const MERCENARIES: CataloguePart = {
  units: /* @__PURE__ */ written([units.FIGURES]),
  counterparts: /* @__PURE__ */ written([counterparts.FIGURES]),
  upgrades: /* @__PURE__ */ written([upgrades.FIGURES]),
  commands: /* @__PURE__ */ written([commands.FIGURES]),
  battleForces: /* @__PURE__ */ written([shadowCollective.FIGURES]),
};
