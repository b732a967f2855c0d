import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import { COMMAND_CARDS } from "../../../catalogue/writing.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";

const GUNNER_INFANTRY = (): Command => ({
  id: "gunner-infantry",
  name: { en: "Gunner, Infantry!" },
  pips: 1,
  faction: "galactic-empire",
  requires: { unit: "Major Marquand" },
  orders: [{ count: 1, of: [{ unit: "Major Marquand" }] }],
  keywords: [{ id: "tactical", value: 1 }, { id: "suppressive" }],
  summary:
    "Marquand has Tactical 1 and Suppressive weapons this round; his maximum speed drops by 1 (not below 1) in his next activation.",
  verification: COMMAND_CARDS,
});

const SQUADRON_ON_ME = (): Command => ({
  id: "squadron-on-me",
  name: { en: "Squadron, On Me" },
  pips: 2,
  faction: "galactic-empire",
  requires: { unit: "Major Marquand" },
  orders: [{ count: 1, of: [{ unit: "Major Marquand" }] }],
  summary:
    "When Marquand's next activation starts, other friendly vehicles within 4 may pivot freely and then move at speed 1.",
  verification: { ...COMMAND_CARDS, complete: false, doubts: ["Range read from icons; orders line partly unread."] },
});

const ARMORED_CAVALRY = (): Command => ({
  id: "armored-cavalry",
  name: { en: "Armored Cavalry" },
  pips: 3,
  faction: "galactic-empire",
  requires: { unit: "Major Marquand" },
  orders: [{ count: 3, of: [{ type: "vehicle" }] }],
  summary:
    "Each ordered vehicle may, by where it stands to Marquand, gain 1 dodge (front arc or undeployed), gain 1 aim (side arc) or move at speed 1 (rear arc).",
  verification: COMMAND_CARDS,
});

/** Command cards of Major Marquand. */
export const FIGURES: Cards<Command> = [GUNNER_INFANTRY, SQUADRON_ON_ME, ARMORED_CAVALRY];

/** What they do. */
export const ENTRIES: Cards<CommandCard> = [];

/** That in words. */
export const TEXTS: readonly CardText[] = [];
