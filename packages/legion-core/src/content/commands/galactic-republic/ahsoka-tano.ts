import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import { COMMAND_CARDS } from "../../../catalogue/writing.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";
import { givenTo } from "../effects.ts";

const YOU_ARE_BEATEN = (): Command => ({
  id: "you-are-beaten",
  name: { en: "You Are Beaten" },
  pips: 1,
  faction: "galactic-republic",
  requires: { unit: "Ahsoka Tano", title: "Padawan Commander" },
  orders: [{ count: 1, of: [{}] }],
  keywords: [{ id: "charge" }],
  summary:
    "Ahsoka has Charge this round; having defeated an enemy unit she may make 2 attack actions and a free move. A unit she attacks in melee may make a free move afterwards, also to withdraw.",
  verification: COMMAND_CARDS,
});

const I_GO_WHERE_IM_NEEDED = (): Command => ({
  id: "i-go-where-im-needed",
  name: { en: "I Go Where I'm Needed" },
  pips: 3,
  faction: "galactic-republic",
  requires: { unit: "Ahsoka Tano", title: "Padawan Commander" },
  orders: [{ count: 3, of: [{}] }],
  keywords: [{ id: "guardian", value: 3 }, { id: "disengage" }],
  summary:
    "Ahsoka may move at speed 3; this round she has Guardian 3, Disengage and +1 courage, and her maximum speed is fixed at 1.",
  verification: COMMAND_CARDS,
});

const REVENGE_IS_NOT_THE_JEDI_WAY = (): Command => ({
  id: "revenge-is-not-the-jedi-way",
  name: { en: "Revenge Is Not the Jedi Way" },
  pips: 4,
  handPips: 2,
  faction: "galactic-republic",
  requires: { unit: "Ahsoka Tano", title: "Padawan Commander" },
  orders: [{ count: 2, of: [{}] }],
  keywords: [{ id: "jarkai-mastery" }, { id: "shien-mastery" }],
  summary:
    "Counts as a 2-pip card in hand building. Ahsoka gains 3 dodges and swaps Shien Mastery for Jar'Kai Mastery this round.",
  verification: COMMAND_CARDS,
});

const REVENGE_IS_NOT_THE_JEDI_WAY_ENTRY = (): CommandCard => ({
  id: "revenge-is-not-the-jedi-way",
  moments: [
    givenTo(
      "revenge-is-not-the-jedi-way",
      { unit: "Ahsoka Tano" },
      { tokens: ["dodge", "dodge", "dodge"], keywords: { "shien-mastery": -1, "jarkai-mastery": 1 } },
    ),
  ],
});

const REVENGE_IS_NOT_THE_JEDI_WAY_TEXT: CardText = {
  id: "revenge-is-not-the-jedi-way",
  does: {
    en: "In a command hand it counts as a card of 2 pips. Ahsoka Tano gains 3 dodge tokens. This round she has Jar'Kai Mastery instead of Shien Mastery.",
    es: "En una mano de cartas de Mando cuenta como carta de prioridad 2. Ahsoka Tano gana 3 fichas de Esquiva. Esta ronda tiene Dominio de Jar'Kai en lugar de Dominio de Shien.",
  },
};

/** Command cards of Ahsoka Tano. */
export const FIGURES: Cards<Command> = [YOU_ARE_BEATEN, I_GO_WHERE_IM_NEEDED, REVENGE_IS_NOT_THE_JEDI_WAY];

/** What they do. */
export const ENTRIES: Cards<CommandCard> = [REVENGE_IS_NOT_THE_JEDI_WAY_ENTRY];

/** That in words. */
export const TEXTS: readonly CardText[] = [REVENGE_IS_NOT_THE_JEDI_WAY_TEXT];
