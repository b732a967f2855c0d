import { setDown } from "../../../moving/placing.ts";
import type { UnitChoice } from "../../../state/hooks/battle-card.ts";
import { isFielded } from "../../../units/conditions.ts";
import { type CommandFile, commands, order } from "../../written/commands.ts";
import { asksAt } from "../choice-effects.ts";
import { byCard, givenOnOrder, givenTo, ownUnits, turnOrder, withOrder } from "../effects.ts";

const MOFF_GIDEON = { unit: "Moff Gideon" } as const;

const DARK_TROOPERS = { unit: "Imperial Dark Troopers" } as const;

/** Command cards of Moff Gideon. */
export const CARDS: CommandFile = /* @__PURE__ */ commands(
  { faction: "galactic-empire", requires: MOFF_GIDEON },
  () => ({
    "die-at-my-hand": {
      name: "Die at My Hand",
      pips: 1,
      orders: MOFF_GIDEON,
      keywords: ["relentless"],
      en: "Moff Gideon gains 1 aim token and 1 dodge token, and has Relentless this round.",
      es: "Moff Gideon gana 1 ficha de Ataque apuntado y 1 ficha de Esquiva, y esta ronda tiene Imparable.",
      does: (card) => ({
        moments: [givenTo(card, { unit: "Moff Gideon" }, { tokens: ["aim", "dodge"], keywords: { relentless: 1 } })],
      }),
    },
    "you-have-something-i-want": {
      name: "You Have Something I Want",
      pips: 2,
      orders: [order(2)],
      en: "It cannot be chosen in round 1. After orders are issued, a friendly Dark Troopers unit with a faceup order token may be taken up with its tokens and set down anywhere on the battlefield that is not at range 2 of enemy units; its order token is turned facedown.",
      es: "No puede elegirse en la ronda 1. Tras impartirse las órdenes, una unidad aliada de Dark Troopers con una ficha de Orden boca arriba puede levantarse con sus fichas y colocarse en cualquier lugar del campo de batalla que no esté a alcance 2 de unidades enemigas; su ficha de Orden se pone boca abajo.",
      does: (card) => ({
        mayBeChosen: ({ state }) => state.round > 1,
        moments: [asksAt("order-pool", card, "dispatched", dispatched(card))],
        choices: { dispatched: dispatched(card) },
      }),
    },
    "moment-of-consideration": {
      name: "Moment of Consideration",
      pips: 3,
      orders: [order(3, { rank: "corps" }, { rank: "heavy" })],
      en: "Each ordered unit gains 1 standby token.",
      es: "Cada unidad que recibe una orden de la carta gana 1 ficha de Alerta.",
      does: (card) => ({
        moments: [givenOnOrder(card, { tokens: ["standby"] })],
      }),
    },
  }),
);

/** Creates the choice of one Dark Troopers unit with a faceup order that is set down in another place. */
const dispatched = (card: string): UnitChoice => ({
  kind: "units",
  rule: "leg.cards.command-use",
  count: 1,
  may: true,
  candidates: (look, { side }) =>
    withOrder(look, ownUnits(look, side, DARK_TROOPERS)).filter((unit) => isFielded(look, unit)),
  take(work, { side }, chosen) {
    for (const unit of chosen) {
      turnOrder(work, unit, card);
      setDown(work, side, unit, { clearOf: 2 }, byCard(card));
    }
  },
});
