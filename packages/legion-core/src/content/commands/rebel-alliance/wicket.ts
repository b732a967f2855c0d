import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import { COMMAND_CARDS } from "../../../catalogue/writing.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";

const CLOSE_CALL = (): Command => ({
  id: "close-call",
  name: { en: "Close Call" },
  pips: 1,
  faction: "rebel-alliance",
  requires: { unit: "Wicket" },
  orders: [{ count: 1, of: [{ unit: "Wicket" }] }],
  keywords: [{ id: "outmaneuver" }],
  summary:
    "Wicket gains 1 dodge at the start of the Activation Phase, has maximum speed 3 and Outmaneuver, and cannot attack this round.",
  verification: COMMAND_CARDS,
});

const SNEAKY_SCOUTING = (): Command => ({
  id: "sneaky-scouting",
  name: { en: "Sneaky Scouting" },
  pips: 2,
  faction: "rebel-alliance",
  requires: { unit: "Wicket" },
  orders: [{ count: 1, of: [{ unit: "Wicket" }] }],
  summary:
    "Up to 2 enemy units within 2 of Wicket gain 2 observation each; this round an attacker may spend one observation of its target to turn attack surges into hits.",
  verification: COMMAND_CARDS,
});

const COURAGEOUS_COUNTERATTACK = (): Command => ({
  id: "courageous-counterattack",
  name: { en: "Courageous Counterattack" },
  pips: 3,
  faction: "rebel-alliance",
  requires: { unit: "Wicket" },
  orders: [
    { count: 1, of: [{ unit: "Wicket" }] },
    { count: 2, of: [{}] },
  ],
  summary:
    "Ewok units with a face-up order count their courage as a dash this round; Ewok trooper units with a face-up order add 1 white die per wound and per lost miniature when attacking.",
  verification: COMMAND_CARDS,
});

/** Command cards of Wicket. */
export const FIGURES: Cards<Command> = [CLOSE_CALL, SNEAKY_SCOUTING, COURAGEOUS_COUNTERATTACK];

/** What they do. */
export const ENTRIES: Cards<CommandCard> = [];

/** That in words. */
export const TEXTS: readonly CardText[] = [];
