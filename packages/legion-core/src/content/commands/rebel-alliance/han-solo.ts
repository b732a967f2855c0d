import { at } from "@sw/tabletop";
import { on, permits, playerMay } from "../../../state/hooks/words.ts";
import { opponentOf } from "../../../state/seats.ts";
import { type CommandFile, commands, order } from "../../written/commands.ts";
import { aboutOwn, giveAll } from "../effects.ts";
import { chooseAnew } from "../hand-effects.ts";

const HAN_SOLO = { unit: "Han Solo" } as const;

/** Command cards of Han Solo. */
export const CARDS: CommandFile = /* @__PURE__ */ commands({ faction: "rebel-alliance", requires: HAN_SOLO }, () => ({
  "sorry-about-the-mess": {
    name: "Sorry About the Mess",
    pips: 0,
    handPips: 1,
    orders: HAN_SOLO,
    en: "When Han Solo is issued an order, he gains 1 aim token and 1 dodge token.",
    es: "Cuando Han Solo recibe una orden, gana 1 ficha de Ataque apuntado y 1 ficha de Esquiva.",
    does: (card) => ({
      moments: [
        aboutOwn("order-issued", { unit: "Han Solo" }, (work, unit) =>
          giveAll(work, unit, { tokens: ["aim", "dodge"] }, card),
        ),
      ],
    }),
  },
  "reckless-diversion": {
    name: "Reckless Diversion",
    pips: 2,
    orders: [order(1, HAN_SOLO), order(1)],
    en: "This round enemy units must attack friendly trooper units with a faceup order token if they can attack one. These do not benefit from backup.",
    es: "Esta ronda, las unidades enemigas deben atacar a unidades de infantería aliadas con una ficha de Orden boca arriba si pueden atacar a alguna. Estas no se benefician de la asistencia.",
    does: () => ({
      gift: {
        effect: [permits("no-backup"), on("draws", { rule: "leg.cards.command-use", binds: () => true })],
        to: [{ type: "trooper" }],
        holds: ({ state }, unit) => at(state.units, unit).order === "faceup",
      },
    }),
  },
  "change-of-plans": {
    name: "Change of Plans",
    pips: 3,
    orders: [order(1, HAN_SOLO), order(2)],
    en: "When it is revealed, it may be discarded: the card that the opponent has revealed goes back to their hand, and both players select command cards anew. That card cannot be selected again this round.",
    es: "Cuando se muestra, puede descartarse: la carta que ha mostrado el adversario vuelve a su mano y ambos jugadores seleccionan de nuevo una carta de Mando. Aquella carta no puede volver a seleccionarse esta ronda.",
    does: (card) => ({
      moments: [
        playerMay(
          "cards-revealed",
          ({ state }, side) => state.sides[opponentOf(side)].revealed !== null,
          (work, side) => chooseAnew(work, side, card),
        ),
      ],
    }),
  },
}));
