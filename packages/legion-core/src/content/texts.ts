import { byId, type CardWords, together } from "../catalogue/cards.ts";
import * as battleCards from "./battle-cards/index.ts";
import * as battleForces from "./battle-forces/index.ts";
import * as commands from "./commands/index.ts";
import * as upgrades from "./upgrades/index.ts";
import { type CardFile, type Told, textsOf } from "./written/cards.ts";

/** The texts of cards, by id. */
export const CARD_TEXTS: Readonly<Record<string, CardWords>> = /* @__PURE__ */ byId(
  /* @__PURE__ */ textsOf(
    /* @__PURE__ */ together<CardFile<unknown, Told>>([
      upgrades.FILES,
      commands.FILES,
      battleCards.FILES,
      battleForces.FILES,
    ]),
  ),
);
