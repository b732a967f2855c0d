import { byId, type CardText, together } from "../catalogue/cards.ts";
import * as battleCards from "./battle-cards/index.ts";
import * as battleForces from "./battle-forces/index.ts";
import * as commands from "./commands/index.ts";
import * as upgrades from "./upgrades/index.ts";
import { textsOf } from "./written/cards.ts";

/** What cards do, told to people, by id. */
export const CARD_TEXTS: Readonly<Record<string, CardText>> = /* @__PURE__ */ byId(
  /* @__PURE__ */ together([
    /* @__PURE__ */ textsOf(upgrades.FILES),
    /* @__PURE__ */ textsOf(commands.FILES),
    battleCards.TEXTS,
    battleForces.TEXTS,
  ]),
);
