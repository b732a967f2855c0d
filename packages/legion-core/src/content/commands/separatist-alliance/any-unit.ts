import { at } from "@sw/tabletop";
import { keywordsOf } from "../../../units/keywords.ts";
import { rankOf } from "../../../units/ranks.ts";
import { type CommandFile, commands, order } from "../../written/commands.ts";
import { weapon } from "../../written/weapons.ts";
import { strike } from "../attack-effects.ts";
import { give, onOrder, ordersAlong } from "../effects.ts";

const GAINS = { "gain-dodge": "dodge", "gain-surge": "surge" } as const;

/** Command cards of the Separatist Alliance that are not tied to a unit. */
export const CARDS: CommandFile = /* @__PURE__ */ commands({ faction: "separatist-alliance" }, () => ({
  "mechanized-incursion": {
    name: "Mechanized Incursion",
    pips: 1,
    orders: { type: "vehicle" },
    en: "Each ordered vehicle picks a friendly droid trooper unit at range 2, which is issued an order too.",
    es: "Cada vehículo que recibe una orden de la carta escoge una unidad de infantería droide aliada a alcance 2, que también recibe una orden.",
    does: (card) => ({
      ...ordersAlong(card, { type: "droid-trooper" }, "itself"),
    }),
  },
  "orbital-strike": {
    name: "Orbital Strike",
    pips: 2,
    orders: [order(1, { rank: "commander" }, { rank: "heavy" })],
    weapons: [weapon("Orbital Bombardment", "4-infinite", "2r 2b", "immune-deflect", "suppressive")],
    en: "Once this round a friendly commander or unit with Field Commander may attack with the weapon of the card when it ends its activation.",
    es: "Una vez en esta ronda, un comandante aliado o una unidad aliada con Comandante operativo puede atacar con el arma de la carta cuando termina su activación.",
    does: (card) => ({
      ...strike(
        card,
        (look, unit) => rankOf(look, unit) === "commander" || keywordsOf(look, unit)["field-commander"] !== undefined,
      ),
    }),
  },
  "roger-roger": {
    name: "Roger, Roger!",
    pips: 3,
    orders: [order(3, { type: "droid-trooper" })],
    en: "Each ordered unit gains 1 dodge token or 1 surge token.",
    es: "Cada unidad que recibe una orden de la carta gana 1 ficha de Esquiva o 1 ficha de Incremento.",
    choices: {
      "gain-dodge": { en: "gain a dodge token", es: "obtener una ficha de Esquiva" },
      "gain-surge": { en: "gain a surge token", es: "obtener una ficha de Incremento" },
    },
    does: (card) => ({
      moments: [
        onOrder((work, unit) => {
          const { owner } = at(work.state.units, unit);
          work.push({ kind: "mission", card: card, choice: "token", side: owner, about: unit, chosen: [] });
        }),
      ],
      choices: {
        token: {
          kind: "named",
          rule: "leg.cards.command-use",
          candidates: () => Object.keys(GAINS),
          take(work, { about }, chosen) {
            const token = Object.entries(GAINS).find(([name]) => name === chosen)?.[1];
            if (about !== null && token !== undefined) give(work, about, token, 1, card);
          },
        },
      },
    }),
  },
}));
