import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";
import { aimsPassedOn } from "../attack-effects.ts";
import { givenOnOrder, MAY_MOVE } from "../effects.ts";

const AI_COORDINATION = (): Command => ({
  id: "ai-coordination",
  name: { en: "AI Coordination" },
  pips: 1,
  faction: "separatist-alliance",
  battleForce: "separatist-invasion",
  orders: [{ count: 1, of: [{ rank: "heavy" }, { rank: "support" }] }],
});

const AI_COORDINATION_ENTRY = (): CommandCard => ({
  id: "ai-coordination",
  moments: [givenOnOrder("ai-coordination", { tokens: ["standby"] })],
});

const AI_COORDINATION_TEXT: CardText = {
  id: "ai-coordination",
  does: {
    en: "Each ordered unit gains 1 standby token.",
    es: "Cada unidad que recibe una orden de la carta gana 1 ficha de Alerta.",
  },
};

const UNRELENTING_ASSAULT = (): Command => ({
  id: "unrelenting-assault",
  name: { en: "Unrelenting Assault" },
  pips: 2,
  faction: "separatist-alliance",
  battleForce: "separatist-invasion",
  orders: [{ count: 2, of: [{ rank: "corps" }] }],
});

const UNRELENTING_ASSAULT_ENTRY = (): CommandCard => ({
  id: "unrelenting-assault",
  ...aimsPassedOn("unrelenting-assault"),
});

const UNRELENTING_ASSAULT_TEXT: CardText = {
  id: "unrelenting-assault",
  does: {
    en: "This round, after a friendly corps unit has spent aim tokens in a ranged attack, another friendly unit at range 2 may gain 1 aim token.",
    es: "Esta ronda, después de que una unidad aliada de Tropa haya gastado fichas de Ataque apuntado en un ataque a distancia, otra unidad aliada a alcance 2 puede ganar 1 ficha de Ataque apuntado.",
  },
};

const UNSTOPPABLE_ADVANCE = (): Command => ({
  id: "unstoppable-advance",
  name: { en: "Unstoppable Advance" },
  pips: 3,
  faction: "separatist-alliance",
  battleForce: "separatist-invasion",
  orders: [{ count: 3, of: [{ rank: "corps" }] }],
});

const UNSTOPPABLE_ADVANCE_ENTRY = (): CommandCard => ({ id: "unstoppable-advance", moments: [MAY_MOVE] });

const UNSTOPPABLE_ADVANCE_TEXT: CardText = {
  id: "unstoppable-advance",
  does: {
    en: "Each ordered unit may make a speed-1 move at once.",
    es: "Cada unidad que recibe una orden de la carta puede efectuar de inmediato un movimiento de Velocidad 1.",
  },
};

/** Command cards of armies of Separatist Invasion. */
export const FIGURES: Cards<Command> = [AI_COORDINATION, UNRELENTING_ASSAULT, UNSTOPPABLE_ADVANCE];

/** What they do. */
export const ENTRIES: Cards<CommandCard> = [
  AI_COORDINATION_ENTRY,
  UNRELENTING_ASSAULT_ENTRY,
  UNSTOPPABLE_ADVANCE_ENTRY,
];

/** That in words. */
export const TEXTS: readonly CardText[] = [AI_COORDINATION_TEXT, UNRELENTING_ASSAULT_TEXT, UNSTOPPABLE_ADVANCE_TEXT];
