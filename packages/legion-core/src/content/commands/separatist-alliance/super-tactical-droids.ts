import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import { COMMAND_CARDS } from "../../../catalogue/writing.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";
import { givenOnOrder } from "../effects.ts";

const THEY_TOO_WILL_SUFFER = (): Command => ({
  id: "they-too-will-suffer",
  name: { en: "They Too Will Suffer" },
  pips: 1,
  faction: "separatist-alliance",
  requires: { any: [{ unit: "Kalani" }, { unit: "Kraken" }] },
  orders: [{ count: 1, of: [{ unit: "Kalani" }, { unit: "Kraken" }] }],
  summary:
    "When the Command Phase ends an opponent takes back to the pool the face-up order of one of their corps, special forces, support or heavy units. The first time they would draw from the pool this round the owner may name the rank drawn.",
  verification: COMMAND_CARDS,
});

const PRESERVATION_PROTOCOLS = (): Command => ({
  id: "preservation-protocols",
  name: { en: "Preservation Protocols" },
  pips: 2,
  faction: "separatist-alliance",
  requires: { any: [{ unit: "Kalani" }, { unit: "Kraken" }] },
  orders: [{ count: 2, of: [{ type: "droid-trooper" }, { keyword: "ai" }] }],
  keywords: [{ id: "ai" }, { id: "disengage" }, { id: "impervious" }],
  summary: "Each ordered unit gains 1 dodge and has Disengage and Impervious this round.",
  verification: COMMAND_CARDS,
});

const PRESERVATION_PROTOCOLS_ENTRY = (): CommandCard => ({
  id: "preservation-protocols",
  moments: [givenOnOrder("preservation-protocols", { tokens: ["dodge"], keywords: { disengage: 1, impervious: 1 } })],
});

const PRESERVATION_PROTOCOLS_TEXT: CardText = {
  id: "preservation-protocols",
  does: {
    en: "Each ordered unit gains 1 dodge token, and has Disengage and Impervious this round.",
    es: "Cada unidad que recibe una orden de la carta gana 1 ficha de Esquiva, y esta ronda tiene Separación y Duro de pelar.",
  },
};

const DO_NOT_UNDERESTIMATE_OUR_MEANS = (): Command => ({
  id: "do-not-underestimate-our-means",
  name: { en: "Do Not Underestimate Our Means" },
  pips: 3,
  faction: "separatist-alliance",
  requires: { any: [{ unit: "Kalani" }, { unit: "Kraken" }] },
  orders: [{ count: 3, of: [{ type: "droid-trooper" }, { keyword: "ai" }] }],
  divulge: { step: "resolve-setup-effects", mandatory: false },
  keywords: [{ id: "ai" }, { id: "reinforcements" }],
  summary:
    "Not divulged: at the start of the Activation Phase up to 2 friendly units with face-up orders Recover. Divulged in set-up: up to 3 units with AI have Reinforcements for the game.",
  verification: COMMAND_CARDS,
});

/** Command cards of Kalani and Kraken. */
export const FIGURES: Cards<Command> = [THEY_TOO_WILL_SUFFER, PRESERVATION_PROTOCOLS, DO_NOT_UNDERESTIMATE_OUR_MEANS];

/** What they do. */
export const ENTRIES: Cards<CommandCard> = [PRESERVATION_PROTOCOLS_ENTRY];

/** That in words. */
export const TEXTS: readonly CardText[] = [PRESERVATION_PROTOCOLS_TEXT];
