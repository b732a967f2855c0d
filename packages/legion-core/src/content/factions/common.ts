import { written } from "../../catalogue/cards.ts";
import type { CataloguePart } from "../../catalogue/entries.ts";
import * as battleCards from "../battle-cards/index.ts";
import * as commands from "../commands/common/index.ts";
import * as upgrades from "../upgrades/common/index.ts";

/** The cards of no faction. */
export const COMMON: CataloguePart = {
  upgrades: /* @__PURE__ */ written([upgrades.FIGURES]),
  commands: /* @__PURE__ */ written([commands.FIGURES]),
  primaryObjectives: /* @__PURE__ */ written([battleCards.OBJECTIVES]),
  secondaryObjectives: /* @__PURE__ */ written([battleCards.SECONDARY_OBJECTIVES]),
  advantages: /* @__PURE__ */ written([battleCards.ADVANTAGES]),
};
