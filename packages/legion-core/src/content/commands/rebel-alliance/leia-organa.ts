import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import { COMMAND_CARDS, dice, ranged } from "../../../catalogue/writing.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";
import { askUnits } from "../../../units/choosing.ts";
import { friendsAt } from "../../../units/near.ts";
import { aboutOwn, activating, MAY_MOVE, volley, withOrder } from "../effects.ts";

const LEIA = { unit: "Leia Organa" } as const;

const COORDINATED_BOMBARDMENT = (): Command => ({
  id: "coordinated-bombardment",
  name: { en: "Coordinated Bombardment" },
  pips: 1,
  faction: "rebel-alliance",
  requires: { unit: "Leia Organa" },
  orders: [{ count: 1, of: [{ unit: "Leia Organa" }] }],
  keywords: [{ id: "immune-deflect" }],
  weapons: [ranged("Bombardment", [4, "infinite"], dice(2, 0, 0), [{ id: "immune-deflect" }])],
  summary: "When Leia ends her next activation she may make up to 3 attacks on different units with the listed weapon.",
  verification: COMMAND_CARDS,
});

const COORDINATED_BOMBARDMENT_ENTRY = (): CommandCard => ({
  id: "coordinated-bombardment",
  moments: [volley("coordinated-bombardment", LEIA, 3)],
});

const COORDINATED_BOMBARDMENT_TEXT: CardText = {
  id: "coordinated-bombardment",
  does: {
    en: "When Leia Organa ends her activation this round, she may make up to 3 attacks with the weapon of the card, each against a different unit.",
    es: "Cuando Leia Organa termina su activación de esta ronda, puede efectuar hasta 3 ataques con el arma de la carta, cada uno contra una unidad distinta.",
  },
};

const A_BEAUTIFUL_FRIENDSHIP = (): Command => ({
  id: "a-beautiful-friendship",
  name: { en: "A Beautiful Friendship" },
  pips: 2,
  faction: "rebel-alliance",
  requires: { unit: "Leia Organa" },
  orders: [
    { count: 1, of: [{ unit: "Leia Organa" }] },
    { count: 1, of: [{ unit: "Wicket" }] },
  ],
  permanent: true,
  keywords: [{ id: "teamwork" }],
  summary:
    "Stays in play: Wicket has Teamwork with Leia; an Ewok commander giving orders also orders a Rebel unit within 1, and a Rebel commander an Ewok unit within 1.",
  verification: COMMAND_CARDS,
});

const NO_TIME_FOR_SORROWS = (): Command => ({
  id: "no-time-for-sorrows",
  name: { en: "No Time for Sorrows" },
  pips: 2,
  faction: "rebel-alliance",
  requires: { unit: "Leia Organa" },
  orders: [{ count: 2, of: [{ type: "trooper" }] }],
  summary: "Each ordered unit may make a speed-1 move.",
  verification: COMMAND_CARDS,
});

const NO_TIME_FOR_SORROWS_ENTRY = (): CommandCard => ({ id: "no-time-for-sorrows", moments: [MAY_MOVE] });

const NO_TIME_FOR_SORROWS_TEXT: CardText = {
  id: "no-time-for-sorrows",
  does: {
    en: "Each ordered unit may make a speed-1 move at once.",
    es: "Cada unidad que recibe una orden de la carta puede efectuar de inmediato un movimiento de Velocidad 1.",
  },
};

const SOMEBODY_HAS_TO_SAVE_OUR_SKINS = (): Command => ({
  id: "somebody-has-to-save-our-skins",
  name: { en: "Somebody Has to Save Our Skins" },
  pips: 3,
  faction: "rebel-alliance",
  requires: { unit: "Leia Organa" },
  orders: [
    { count: 1, of: [{ unit: "Leia Organa" }] },
    { count: 2, of: [{}] },
  ],
  summary: "After Leia's next activation a friendly unit within 2 of her with a face-up order may activate at once.",
  verification: COMMAND_CARDS,
});

const SOMEBODY_HAS_TO_SAVE_OUR_SKINS_ID = "somebody-has-to-save-our-skins";

const SOMEBODY_HAS_TO_SAVE_OUR_SKINS_ENTRY = (): CommandCard => ({
  id: SOMEBODY_HAS_TO_SAVE_OUR_SKINS_ID,
  moments: [
    aboutOwn("after-activation", LEIA, (work, unit) => askUnits(work, SOMEBODY_HAS_TO_SAVE_OUR_SKINS_ID, unit)),
  ],
  choice: activating((look, unit) => withOrder(look, friendsAt(look, unit, 2))),
});

const SOMEBODY_HAS_TO_SAVE_OUR_SKINS_TEXT: CardText = {
  id: "somebody-has-to-save-our-skins",
  does: {
    en: "After Leia Organa's activation this round, a friendly unit at range 2 of her that has a faceup order token may be activated at once.",
    es: "Tras la activación de Leia Organa de esta ronda, una unidad aliada a alcance 2 de ella que tenga una ficha de Orden boca arriba puede activarse de inmediato.",
  },
};

/** Command cards of Leia Organa. */
export const FIGURES: Cards<Command> = [
  COORDINATED_BOMBARDMENT,
  A_BEAUTIFUL_FRIENDSHIP,
  NO_TIME_FOR_SORROWS,
  SOMEBODY_HAS_TO_SAVE_OUR_SKINS,
];

/** What they do. */
export const ENTRIES: Cards<CommandCard> = [
  COORDINATED_BOMBARDMENT_ENTRY,
  NO_TIME_FOR_SORROWS_ENTRY,
  SOMEBODY_HAS_TO_SAVE_OUR_SKINS_ENTRY,
];

/** That in words. */
export const TEXTS: readonly CardText[] = [
  COORDINATED_BOMBARDMENT_TEXT,
  NO_TIME_FOR_SORROWS_TEXT,
  SOMEBODY_HAS_TO_SAVE_OUR_SKINS_TEXT,
];
