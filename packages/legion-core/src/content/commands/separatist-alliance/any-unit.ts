import { at } from "@sw/tabletop";
import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import { dice, ranged } from "../../../catalogue/writing.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";
import { keywordsOf } from "../../../units/keywords.ts";
import { rankOf } from "../../../units/ranks.ts";
import { strike } from "../attack-effects.ts";
import { give, onOrder, ordersAlong } from "../effects.ts";

const GAINS = { "gain-dodge": "dodge", "gain-surge": "surge" } as const;

const MECHANIZED_INCURSION = (): Command => ({
  id: "mechanized-incursion",
  name: { en: "Mechanized Incursion" },
  pips: 1,
  faction: "separatist-alliance",
  orders: [{ count: 1, of: [{ type: "vehicle" }] }],
});

const MECHANIZED_INCURSION_ENTRY = (): CommandCard => ({
  id: "mechanized-incursion",
  ...ordersAlong("mechanized-incursion", { type: "droid-trooper" }, "itself"),
});

const MECHANIZED_INCURSION_TEXT: CardText = {
  id: "mechanized-incursion",
  does: {
    en: "Each ordered vehicle picks a friendly droid trooper unit at range 2, which is issued an order too.",
    es: "Cada vehículo que recibe una orden de la carta escoge una unidad de infantería droide aliada a alcance 2, que también recibe una orden.",
  },
};

const ORBITAL_STRIKE = (): Command => ({
  id: "orbital-strike",
  name: { en: "Orbital Strike" },
  pips: 2,
  faction: "separatist-alliance",
  orders: [{ count: 1, of: [{ rank: "commander" }, { rank: "heavy" }] }],
  weapons: [
    ranged("Orbital Bombardment", [4, "infinite"], dice(2, 2, 0), [{ id: "immune-deflect" }, { id: "suppressive" }]),
  ],
});

const ORBITAL_STRIKE_ENTRY = (): CommandCard => ({
  id: "orbital-strike",
  ...strike(
    "orbital-strike",
    (look, unit) => rankOf(look, unit) === "commander" || keywordsOf(look, unit)["field-commander"] !== undefined,
  ),
});

const ORBITAL_STRIKE_TEXT: CardText = {
  id: "orbital-strike",
  does: {
    en: "Once this round a friendly commander or unit with Field Commander may attack with the weapon of the card when it ends its activation.",
    es: "Una vez en esta ronda, un comandante aliado o una unidad aliada con Comandante operativo puede atacar con el arma de la carta cuando termina su activación.",
  },
};

const ROGER_ROGER = (): Command => ({
  id: "roger-roger",
  name: { en: "Roger, Roger!" },
  pips: 3,
  faction: "separatist-alliance",
  orders: [{ count: 3, of: [{ type: "droid-trooper" }] }],
});

const ROGER_ROGER_ENTRY = (): CommandCard => ({
  id: "roger-roger",
  moments: [
    onOrder((work, unit) => {
      const { owner } = at(work.state.units, unit);
      work.push({ kind: "mission", card: "roger-roger", choice: "token", player: owner, about: unit, chosen: [] });
    }),
  ],
  choices: {
    token: {
      kind: "named",
      rule: "leg.cards.command-use",
      candidates: () => Object.keys(GAINS),
      take(work, { about }, chosen) {
        const token = Object.entries(GAINS).find(([name]) => name === chosen)?.[1];
        if (about !== null && token !== undefined) give(work, about, token, 1, "roger-roger");
      },
    },
  },
});

const ROGER_ROGER_TEXT: CardText = {
  id: "roger-roger",
  does: {
    en: "Each ordered unit gains 1 dodge token or 1 surge token.",
    es: "Cada unidad que recibe una orden de la carta gana 1 ficha de Esquiva o 1 ficha de Incremento.",
  },
  choices: {
    "gain-dodge": { en: "gain a dodge token", es: "obtener una ficha de Esquiva" },
    "gain-surge": { en: "gain a surge token", es: "obtener una ficha de Incremento" },
  },
};

/** Command cards of the Separatist Alliance that are tied to no unit. */
export const FIGURES: Cards<Command> = [MECHANIZED_INCURSION, ORBITAL_STRIKE, ROGER_ROGER];

/** What they do. */
export const ENTRIES: Cards<CommandCard> = [MECHANIZED_INCURSION_ENTRY, ORBITAL_STRIKE_ENTRY, ROGER_ROGER_ENTRY];

/** That in words. */
export const TEXTS: readonly CardText[] = [MECHANIZED_INCURSION_TEXT, ORBITAL_STRIKE_TEXT, ROGER_ROGER_TEXT];
