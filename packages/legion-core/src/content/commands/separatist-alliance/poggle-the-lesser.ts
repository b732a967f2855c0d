import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import { COMMAND_CARDS } from "../../../catalogue/writing.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";

const LET_THE_EXECUTIONS_BEGIN = (): Command => ({
  id: "let-the-executions-begin",
  name: { en: "Let the Executions Begin!" },
  pips: 1,
  faction: "separatist-alliance",
  requires: { unit: "Poggle the Lesser" },
  orders: [{ count: 1, of: [{ unit: "Poggle the Lesser" }] }],
  keywords: [{ id: "fire-support" }],
  summary:
    "This round corps trooper units attacking a defender within 2 and in line of sight of Poggle convert attack surges to crits.",
  verification: COMMAND_CARDS,
});

const WE_SERVE_THE_QUEEN = (): Command => ({
  id: "we-serve-the-queen",
  name: { en: "We Serve the Queen" },
  pips: 2,
  faction: "separatist-alliance",
  requires: { unit: "Poggle the Lesser" },
  orders: [{ count: 1, of: [{}] }],
  keywords: [{ id: "direct" }, { id: "coordinate" }],
  summary:
    "Sun Fac loses Direct; he and Geonosian Warriors units have Coordinate: Geonosian Warriors this round. Geonosian Warriors starting their next activation with a face-up order gain 1 aim and 1 dodge.",
  verification: COMMAND_CARDS,
});

const WE_MAKE_WEAPONS = (): Command => ({
  id: "we-make-weapons",
  name: { en: "We Make Weapons" },
  pips: 4,
  handPips: 3,
  faction: "separatist-alliance",
  requires: { unit: "Poggle the Lesser" },
  orders: [{ count: 4, of: [{ type: "droid-trooper" }] }],
  summary:
    "Counts as a 3-pip card in hand building. A corps droid trooper unit may give back its order to return 1 defeated miniature and remove 1 suppression.",
  verification: COMMAND_CARDS,
});

/** Command cards of Poggle the Lesser. */
export const FIGURES: Cards<Command> = [LET_THE_EXECUTIONS_BEGIN, WE_SERVE_THE_QUEEN, WE_MAKE_WEAPONS];

/** What they do. */
export const ENTRIES: Cards<CommandCard> = [];

/** That in words. */
export const TEXTS: readonly CardText[] = [];
