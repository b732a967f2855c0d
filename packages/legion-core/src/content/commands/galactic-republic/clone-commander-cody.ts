import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import { COMMAND_CARDS } from "../../../catalogue/writing.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";

const BRING_IT_DOWN = (): Command => ({
  id: "bring-it-down",
  name: { en: "Bring It Down!" },
  pips: 1,
  faction: "galactic-republic",
  requires: { unit: "Clone Commander Cody" },
  orders: [{ count: 1, of: [{ unit: "Clone Commander Cody" }] }],
  summary:
    "In his next activation Cody may use each free action twice. This round a friendly attacker may spend one observation of its target: Suppressive against troopers, Impact 1 against vehicles.",
  verification: COMMAND_CARDS,
});

const HAVE_I_EVER_LET_YOU_DOWN = (): Command => ({
  id: "have-i-ever-let-you-down",
  name: { en: "Have I Ever Let You Down?" },
  pips: 2,
  faction: "galactic-republic",
  requires: { unit: "Clone Commander Cody" },
  orders: [
    { count: 1, of: [{ unit: "Clone Commander Cody" }] },
    { count: 1, of: [{ type: "trooper" }] },
  ],
  summary:
    "This round, when an ordered unit within 1 of Cody is wounded by an attack, Cody, if within 4 of and seeing the attacker, may attack it afterwards.",
  verification: COMMAND_CARDS,
});

const COMBINED_ARMS = (): Command => ({
  id: "combined-arms",
  name: { en: "Combined Arms" },
  pips: 3,
  faction: "galactic-republic",
  requires: { unit: "Clone Commander Cody" },
  orders: [
    { count: 2, of: [{ type: "trooper" }] },
    { count: 2, of: [{ type: "vehicle" }] },
  ],
  summary:
    "In his next activation Cody may use each free action twice. This round a friendly vehicle attacking may spend one observation of its target to let a clone trooper unit within 1 of the vehicle move at speed 1 afterwards.",
  verification: COMMAND_CARDS,
});

/** Command cards of Clone Commander Cody. */
export const FIGURES: Cards<Command> = [BRING_IT_DOWN, HAVE_I_EVER_LET_YOU_DOWN, COMBINED_ARMS];

/** What they do. */
export const ENTRIES: Cards<CommandCard> = [];

/** That in words. */
export const TEXTS: readonly CardText[] = [];
