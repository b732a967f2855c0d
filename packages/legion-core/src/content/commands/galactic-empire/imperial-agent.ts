import { type CommandFile, commands } from "../../written/commands.ts";
import { givenOnOrder } from "../effects.ts";

const IMPERIAL_AGENT = { unit: "Imperial Agent" } as const;

/** Command cards of Imperial Agent. */
export const CARDS: CommandFile = /* @__PURE__ */ commands(
  { faction: "galactic-empire", requires: IMPERIAL_AGENT },
  () => ({
    "fearsome-oration": {
      name: "Fearsome Oration",
      pips: 1,
      orders: IMPERIAL_AGENT,
      keywords: ["demoralize 2", "inspire 2"],
      en: "Each ordered unit has Demoralize 2 and Inspire 2 this round.",
      es: "Cada unidad que recibe una orden de la carta tiene Desmoralizar 2 e Inspirador 2 esta ronda.",
      does: (card) => ({
        moments: [givenOnOrder(card, { keywords: { demoralize: 2, inspire: 2 } })],
      }),
    },
  }),
);
