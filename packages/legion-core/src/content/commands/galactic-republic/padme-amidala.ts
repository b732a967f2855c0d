import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import { COMMAND_CARDS } from "../../../catalogue/writing.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";
import { boonOnOrder } from "../choice-effects.ts";

const OUR_FATE_IS_IN_YOUR_HANDS = (): Command => ({
  id: "our-fate-is-in-your-hands",
  name: { en: "Our Fate is in Your Hands" },
  pips: 1,
  faction: "galactic-republic",
  requires: { unit: "Padmé Amidala" },
  orders: [{ count: 1, of: [{ unit: "Padmé Amidala" }] }],
  keywords: [{ id: "danger-sense", value: 2 }],
  summary:
    "Padmé has Danger Sense 2. At the start of the Activation Phase friendly trooper units within 2 may pass any suppression on to her; she gains 1 dodge per token taken, at most 2.",
  verification: COMMAND_CARDS,
});

const AGGRESSIVE_NEGOTIATIONS = (): Command => ({
  id: "aggressive-negotiations",
  name: { en: "Aggressive Negotiations" },
  pips: 2,
  faction: "galactic-republic",
  requires: { unit: "Padmé Amidala" },
  orders: [
    { count: 1, of: [{ unit: "Padmé Amidala" }] },
    { count: 1, of: [{ type: "trooper" }] },
  ],
  summary: "Each ordered unit may make a speed-1 move, or gain 1 aim, 1 dodge or 1 surge.",
  verification: COMMAND_CARDS,
});

const AGGRESSIVE_NEGOTIATIONS_ENTRY = (): CommandCard => ({
  id: "aggressive-negotiations",
  ...boonOnOrder("aggressive-negotiations", () => ["move-slowly", "gain-aim", "gain-dodge", "gain-surge"], true),
});

const AGGRESSIVE_NEGOTIATIONS_TEXT: CardText = {
  id: "aggressive-negotiations",
  does: {
    en: "Each ordered unit may make a speed-1 move, or gain 1 aim token, 1 dodge token or 1 surge token.",
    es: "Cada unidad que recibe una orden de la carta puede efectuar un movimiento de Velocidad 1, o ganar 1 ficha de Ataque apuntado, 1 ficha de Esquiva o 1 ficha de Incremento.",
  },
  choices: {
    "gain-aim": { en: "gain an aim token", es: "obtener una ficha de Ataque apuntado" },
    "gain-dodge": { en: "gain a dodge token", es: "obtener una ficha de Esquiva" },
    "gain-surge": { en: "gain a surge token", es: "obtener una ficha de Incremento" },
    "move-slowly": { en: "move at speed 1", es: "moverse a Velocidad 1" },
    decline: { en: "nothing", es: "nada" },
  },
};

const DIPLOMATIC_COVER = (): Command => ({
  id: "diplomatic-cover",
  name: { en: "Diplomatic Cover" },
  pips: 3,
  faction: "galactic-republic",
  requires: { unit: "Padmé Amidala" },
  orders: [{ count: 1, of: [{ unit: "Padmé Amidala" }] }],
  permanent: true,
  divulge: { step: "resolve-setup-effects", mandatory: false },
  keywords: [{ id: "secret-mission" }, { id: "inspire", value: 1 }, { id: "infiltrate" }],
  summary:
    "Stays in play: Inspire 1 for Padmé, or Secret Mission if it was divulged. Divulged in set-up it gives her Infiltrate and must be the card of round 1.",
  verification: COMMAND_CARDS,
});

/** Command cards of Padmé Amidala. */
export const FIGURES: Cards<Command> = [OUR_FATE_IS_IN_YOUR_HANDS, AGGRESSIVE_NEGOTIATIONS, DIPLOMATIC_COVER];

/** What they do. */
export const ENTRIES: Cards<CommandCard> = [AGGRESSIVE_NEGOTIATIONS_ENTRY];

/** That in words. */
export const TEXTS: readonly CardText[] = [AGGRESSIVE_NEGOTIATIONS_TEXT];
