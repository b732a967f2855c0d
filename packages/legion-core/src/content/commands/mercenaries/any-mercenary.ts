import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import { COMMAND_CARDS } from "../../../catalogue/writing.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";

const PLOY = (): Command => ({
  id: "ploy",
  name: { en: "Ploy" },
  pips: 1,
  requires: {
    any: [
      { faction: "mercenary", rank: "commander" },
      { faction: "mercenary", rank: "operative" },
    ],
  },
  orders: [],
  summary:
    "At the start of the Activation Phase set a chosen own order token face down here; it may be used instead of a draw.",
  verification: COMMAND_CARDS,
});

const AGGRESSION = (): Command => ({
  id: "aggression",
  name: { en: "Aggression" },
  pips: 2,
  requires: {
    any: [
      { faction: "mercenary", rank: "commander" },
      { faction: "mercenary", rank: "operative" },
    ],
  },
  orders: [{ count: 2, of: [{}] }],
  summary:
    "Orders may be left ungiven; for each, a different friendly mercenary unit within 3 of the nominated commander gains 1 aim.",
  verification: COMMAND_CARDS,
});

const DISCRETION = (): Command => ({
  id: "discretion",
  name: { en: "Discretion" },
  pips: 3,
  requires: {
    any: [
      { faction: "mercenary", rank: "commander" },
      { faction: "mercenary", rank: "operative" },
    ],
  },
  orders: [{ count: 3, of: [{}] }],
  summary:
    "Orders may be left ungiven; for each, a different friendly mercenary unit within 3 of the nominated commander gains 1 dodge.",
  verification: COMMAND_CARDS,
});

/** Command cards of any commander or operative of the mercenaries. */
export const FIGURES: Cards<Command> = [PLOY, AGGRESSION, DISCRETION];

/** What they do. */
export const ENTRIES: Cards<CommandCard> = [];

/** That in words. */
export const TEXTS: readonly CardText[] = [];
