import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import { COMMAND_CARDS } from "../../../catalogue/writing.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";
import { givenOnOrder } from "../effects.ts";

const YOU_WOULD_QUESTION_ME = (): Command => ({
  id: "you-would-question-me",
  name: { en: "You Would Question Me?" },
  pips: 2,
  faction: "galactic-empire",
  requires: { unit: "Fifth Brother" },
  orders: [
    { count: 1, of: [{ unit: "Fifth Brother" }] },
    { count: 1, of: [{ unit: "Seventh Sister" }] },
  ],
  permanent: true,
  summary:
    "Stays in play: when Fifth Brother gains aims Seventh Sister gains 1 dodge, and for his dodges 1 aim. When either would gain aims or dodges the other may take 1 immobilize to give one more of the kind.",
  verification: COMMAND_CARDS,
});

const I_CARE_NOT_FOR_YOUR_STRUGGLES = (): Command => ({
  id: "i-care-not-for-your-struggles",
  name: { en: "I Care Not For Your Struggles" },
  pips: 3,
  faction: "galactic-empire",
  requires: { unit: "Fifth Brother" },
  orders: [
    { count: 1, of: [{ unit: "Fifth Brother" }] },
    { count: 2, of: [{ type: "trooper" }] },
  ],
  keywords: [{ id: "dauntless" }],
  summary: "Each ordered unit has Dauntless this round.",
  verification: COMMAND_CARDS,
});

const I_CARE_NOT_FOR_YOUR_STRUGGLES_ENTRY = (): CommandCard => ({
  id: "i-care-not-for-your-struggles",
  moments: [givenOnOrder("i-care-not-for-your-struggles", { keywords: { dauntless: 1 } })],
});

const I_CARE_NOT_FOR_YOUR_STRUGGLES_TEXT: CardText = {
  id: "i-care-not-for-your-struggles",
  does: {
    en: "Each ordered unit has Dauntless this round.",
    es: "Cada unidad que recibe una orden de la carta tiene Intrépido esta ronda.",
  },
};

/** Command cards of Fifth Brother. */
export const FIGURES: Cards<Command> = [YOU_WOULD_QUESTION_ME, I_CARE_NOT_FOR_YOUR_STRUGGLES];

/** What they do. */
export const ENTRIES: Cards<CommandCard> = [I_CARE_NOT_FOR_YOUR_STRUGGLES_ENTRY];

/** That in words. */
export const TEXTS: readonly CardText[] = [I_CARE_NOT_FOR_YOUR_STRUGGLES_TEXT];
