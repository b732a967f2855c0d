import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import { both, COMMAND_CARDS, dice } from "../../../catalogue/writing.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";

const THE_JEDI_SHALL_FALL = (): Command => ({
  id: "the-jedi-shall-fall",
  name: { en: "The Jedi Shall Fall" },
  pips: 1,
  faction: "separatist-alliance",
  requires: { unit: "Asajj Ventress" },
  orders: [{ count: 1, of: [{ unit: "Asajj Ventress" }] }],
  keywords: [{ id: "jedi-hunter" }],
  summary:
    "Asajj has Jedi Hunter this round; in each of her attacks she may take up to 4 suppression before rolling and gains that many dodges.",
  verification: COMMAND_CARDS,
});

const I_AM_FEAR = (): Command => ({
  id: "i-am-fear",
  name: { en: "I Am Fear" },
  pips: 2,
  faction: "separatist-alliance",
  requires: { unit: "Asajj Ventress" },
  orders: [{ count: 1, of: [{ unit: "Asajj Ventress" }] }],
  keywords: [{ id: "suppressive" }, { id: "spray" }],
  weapons: [
    both("Force Choke", [1, 1], dice(0, 1, 0), [{ id: "critical", value: 4 }, { id: "spray" }, { id: "suppressive" }]),
  ],
  summary: "Asajj Recovers when her next activation starts and may attack with the listed weapon when it ends.",
  verification: COMMAND_CARDS,
});

const YES_MY_MASTER = (): Command => ({
  id: "yes-my-master",
  name: { en: "Yes, My Master" },
  pips: 3,
  faction: "separatist-alliance",
  requires: { unit: "Asajj Ventress" },
  orders: [],
  permanent: true,
  divulge: { step: "resolve-setup-effects", mandatory: true },
  keywords: [{ id: "demoralize", value: 1 }, { id: "makashi-mastery" }, { id: "outmaneuver" }],
  summary:
    "Must be divulged and stays in play: for the game Asajj has either Bounty and Reinforcements, or Demoralize 1, Makashi Mastery and Outmaneuver.",
  verification: COMMAND_CARDS,
});

/** Command cards of Asajj Ventress. */
export const FIGURES: Cards<Command> = [THE_JEDI_SHALL_FALL, I_AM_FEAR, YES_MY_MASTER];

/** What they do. */
export const ENTRIES: Cards<CommandCard> = [];

/** That in words. */
export const TEXTS: readonly CardText[] = [];
