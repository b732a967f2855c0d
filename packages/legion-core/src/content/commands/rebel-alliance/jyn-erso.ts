import { at } from "@sw/tabletop";
import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import { COMMAND_CARDS } from "../../../catalogue/writing.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";
import { boonOnOrder } from "../choice-effects.ts";

const I_REBEL = (): Command => ({
  id: "i-rebel",
  name: { en: "I Rebel" },
  pips: 1,
  faction: "rebel-alliance",
  requires: { unit: "Jyn Erso" },
  orders: [{ count: 1, of: [{ unit: "Jyn Erso" }] }],
  keywords: [{ id: "charge" }],
  summary:
    "Jyn has Charge in her next activation. Once this round, when an enemy unit within 2 and in line of sight activates, before it rallies she may take 1 suppression to make a free move and then a free attack.",
  verification: COMMAND_CARDS,
});

const TRUST_GOES_BOTH_WAYS = (): Command => ({
  id: "trust-goes-both-ways",
  name: { en: "Trust Goes Both Ways" },
  pips: 2,
  faction: "rebel-alliance",
  requires: { unit: "Jyn Erso" },
  orders: [
    { count: 1, of: [{ unit: "Jyn Erso" }] },
    { count: 1, of: [{ type: "trooper" }] },
  ],
  keywords: [{ id: "inspire", value: 2 }, { id: "teamwork" }],
  summary: "Jyn has Inspire 2 this round; another trooper unit ordered has Teamwork with her for the round.",
  verification: COMMAND_CARDS,
});

const REBELLIONS_ARE_BUILT_ON_HOPE = (): Command => ({
  id: "rebellions-are-built-on-hope",
  name: { en: "Rebellions Are Built on Hope" },
  pips: 3,
  faction: "rebel-alliance",
  requires: { unit: "Jyn Erso" },
  orders: [{ count: 3, of: [{ type: "trooper" }] }],
  keywords: [{ id: "danger-sense", value: 2 }, { id: "indomitable" }],
  summary:
    "Ordered units may gain 1 suppression. This round friendly trooper units with a face-up order have Danger Sense 2 and Indomitable and can be neither suppressed nor panicked.",
  verification: COMMAND_CARDS,
});

const REBELLIONS_ARE_BUILT_ON_HOPE_ID = "rebellions-are-built-on-hope";

const REBELLIONS_ARE_BUILT_ON_HOPE_ENTRY = (): CommandCard => ({
  id: REBELLIONS_ARE_BUILT_ON_HOPE_ID,
  ...boonOnOrder(REBELLIONS_ARE_BUILT_ON_HOPE_ID, () => ["gain-suppression"], true),
  gift: {
    effect: { permits: ["unshaken"] },
    to: [{ type: "trooper" }],
    keywords: { "danger-sense": 2, indomitable: 1 },
    holds: ({ state }, unit) => at(state.units, unit).order === "faceup",
  },
});

const REBELLIONS_ARE_BUILT_ON_HOPE_TEXT: CardText = {
  id: "rebellions-are-built-on-hope",
  does: {
    en: "Each ordered unit may gain 1 suppression token. This round friendly trooper units with a faceup order token have Danger Sense 2 and Indomitable and are neither suppressed nor panicked.",
    es: "Cada unidad que recibe una orden de la carta puede ganar 1 ficha de Acobardamiento. Esta ronda, las unidades de infantería aliadas que tengan una ficha de Orden boca arriba tienen Sentido del peligro 2 e Indómito y no pueden estar acobardadas ni ser presas del pánico.",
  },
  choices: {
    "gain-suppression": { en: "gain a suppression token", es: "obtener una ficha de Acobardamiento" },
    decline: { en: "nothing", es: "nada" },
  },
};

/** Command cards of Jyn Erso. */
export const FIGURES: Cards<Command> = [I_REBEL, TRUST_GOES_BOTH_WAYS, REBELLIONS_ARE_BUILT_ON_HOPE];

/** What they do. */
export const ENTRIES: Cards<CommandCard> = [REBELLIONS_ARE_BUILT_ON_HOPE_ENTRY];

/** That in words. */
export const TEXTS: readonly CardText[] = [REBELLIONS_ARE_BUILT_ON_HOPE_TEXT];
