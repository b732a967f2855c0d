import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import { COMMAND_CARDS } from "../../../catalogue/writing.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";

const AT_LAST = (): Command => ({
  id: "at-last",
  name: { en: "At Last" },
  pips: 1,
  handPips: 3,
  requires: { unit: "Maul" },
  orders: [{ count: 1, of: [{ unit: "Maul" }] }],
  keywords: [{ id: "jedi-hunter" }],
  summary:
    "Counts as a 3-pip card in hand building. Maul gains 1 aim, has Jedi Hunter this round and may suffer 1 wound when his next activation starts.",
  verification: COMMAND_CARDS,
});

const DUEL_OF_THE_FATES = (): Command => ({
  id: "duel-of-the-fates",
  name: { en: "Duel of the Fates" },
  pips: 1,
  requires: { unit: "Maul" },
  orders: [{ count: 1, of: [{ unit: "Maul" }] }],
  keywords: [{ id: "disengage" }],
  summary:
    "Maul gains 1 dodge and has Disengage this round; enemies engaged with him cannot spend aim, dodge, standby or surge.",
  verification: COMMAND_CARDS,
});

const THE_PHANTOM_MENACE = (): Command => ({
  id: "the-phantom-menace",
  name: { en: "The Phantom Menace" },
  pips: 2,
  requires: { unit: "Maul" },
  orders: [
    { count: 1, of: [{ unit: "Maul" }] },
    { count: 1, of: [{ type: "trooper" }] },
  ],
  divulge: { step: "resolve-setup-effects", mandatory: false },
  keywords: [{ id: "infiltrate" }],
  summary:
    "This round Maul cannot attack and can be attacked only from within 2. Divulged in set-up it gives him Infiltrate.",
  verification: COMMAND_CARDS,
});

/** Command cards of Maul. */
export const FIGURES: Cards<Command> = [AT_LAST, DUEL_OF_THE_FATES, THE_PHANTOM_MENACE];

/** What they do. */
export const ENTRIES: Cards<CommandCard> = [];

/** That in words. */
export const TEXTS: readonly CardText[] = [];
