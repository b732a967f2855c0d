import { type CommandFile, commands, order } from "../../written/commands.ts";
import { aimsPassedOn } from "../attack-effects.ts";
import { givenOnOrder, MAY_MOVE } from "../effects.ts";

/** Command cards of the battle force Separatist Invasion. */
export const CARDS: CommandFile = /* @__PURE__ */ commands(
  { faction: "separatist-alliance", battleForce: "separatist-invasion" },
  () => ({
    "ai-coordination": {
      name: "AI Coordination",
      pips: 1,
      orders: [order(1, { rank: "heavy" }, { rank: "support" })],
      en: "Each ordered unit gains 1 standby token.",
      es: "Cada unidad que recibe una orden de la carta gana 1 ficha de Alerta.",
      does: (card) => ({
        moments: [givenOnOrder(card, { tokens: ["standby"] })],
      }),
    },
    "unrelenting-assault": {
      name: "Unrelenting Assault",
      pips: 2,
      orders: [order(2, { rank: "corps" })],
      en: "This round, after a friendly corps unit has spent aim tokens in a ranged attack, another friendly unit at range 2 may gain 1 aim token.",
      es: "Esta ronda, después de que una unidad aliada de Tropa haya gastado fichas de Ataque apuntado en un ataque a distancia, otra unidad aliada a alcance 2 puede ganar 1 ficha de Ataque apuntado.",
      does: (card) => ({
        ...aimsPassedOn(card),
      }),
    },
    "unstoppable-advance": {
      name: "Unstoppable Advance",
      pips: 3,
      orders: [order(3, { rank: "corps" })],
      en: "Each ordered unit may make a speed-1 move at once.",
      es: "Cada unidad que recibe una orden de la carta puede efectuar de inmediato un movimiento de Velocidad 1.",
      does: () => ({ moments: [MAY_MOVE] }),
    },
  }),
);
