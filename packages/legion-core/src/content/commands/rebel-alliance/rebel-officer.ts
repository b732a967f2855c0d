import { type CommandFile, commands, order } from "../../written/commands.ts";
import { givenOnOrder } from "../effects.ts";

/** Command cards of Rebel Officer. */
export const CARDS: CommandFile = /* @__PURE__ */ commands(
  { faction: "rebel-alliance", requires: { unit: "Rebel Officer" } },
  () => ({
    "diversionary-tactics": {
      name: "Diversionary Tactics",
      pips: 3,
      orders: [order(3, { type: "trooper" })],
      en: "Each ordered unit gains 1 dodge token and 1 observation token.",
      es: "Cada unidad que recibe una orden de la carta gana 1 ficha de Esquiva y 1 ficha de Observación.",
      does: (card) => ({
        moments: [givenOnOrder(card, { tokens: ["dodge", "observation"] })],
      }),
    },
  }),
);
