import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import { COMMAND_CARDS } from "../../../catalogue/writing.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";
import { givenTo } from "../effects.ts";

const THIS_IS_THE_WAY = (): Command => ({
  id: "this-is-the-way",
  name: { en: "This is the Way" },
  pips: 1,
  requires: { unit: "Din Djarin" },
  orders: [{ count: 1, of: [{ unit: "Din Djarin" }] }],
  keywords: [{ id: "relentless" }],
  summary: "Din gains 1 dodge and has Relentless this round.",
  verification: COMMAND_CARDS,
});

const THIS_IS_THE_WAY_ENTRY = (): CommandCard => ({
  id: "this-is-the-way",
  moments: [givenTo("this-is-the-way", { unit: "Din Djarin" }, { tokens: ["dodge"], keywords: { relentless: 1 } })],
});

const THIS_IS_THE_WAY_TEXT: CardText = {
  id: "this-is-the-way",
  does: {
    en: "Din Djarin gains 1 dodge token and has Relentless this round.",
    es: "Din Djarin gana 1 ficha de Esquiva y tiene Imparable esta ronda.",
  },
};

const I_LIKE_THOSE_ODDS = (): Command => ({
  id: "i-like-those-odds",
  name: { en: "I Like Those Odds" },
  pips: 2,
  requires: { unit: "Din Djarin" },
  orders: [{ count: 1, of: [{ unit: "Din Djarin" }] }],
  summary: "Din gains 1 aim; this round, after an attack action, he may attack a different unit.",
  verification: COMMAND_CARDS,
});

const WHISTLING_BIRDS = (): Command => ({
  id: "whistling-birds",
  name: { en: "Whistling Birds" },
  pips: 3,
  requires: { unit: "Din Djarin" },
  orders: [{ count: 1, of: [{ unit: "Din Djarin" }] }],
  summary:
    "In his next activation Din has an action: up to 3 enemy units within 1 and in line of sight each have a white attack die rolled per miniature and suffer 1 wound per hit, crit or surge.",
  verification: COMMAND_CARDS,
});

/** Command cards of Din Djarin. */
export const FIGURES: Cards<Command> = [THIS_IS_THE_WAY, I_LIKE_THOSE_ODDS, WHISTLING_BIRDS];

/** What they do. */
export const ENTRIES: Cards<CommandCard> = [THIS_IS_THE_WAY_ENTRY];

/** That in words. */
export const TEXTS: readonly CardText[] = [THIS_IS_THE_WAY_TEXT];
