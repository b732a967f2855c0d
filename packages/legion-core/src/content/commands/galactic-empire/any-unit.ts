import { playerMust } from "../../../state/hooks/words.ts";
import { opponentOf } from "../../../state/seats.ts";
import { type CommandFile, commands, order } from "../../written/commands.ts";
import { aimsPassedOn } from "../attack-effects.ts";
import { give, isOrderedByCard, pinning } from "../effects.ts";

/** Command cards of the Galactic Empire that are not tied to a unit. */
export const CARDS: CommandFile = /* @__PURE__ */ commands({ faction: "galactic-empire" }, () => ({
  "covert-observation": {
    name: "Covert Observation",
    pips: 1,
    orders: [order(1, { rank: "operative" }, { rank: "special-forces" })],
    en: "This round each enemy unit that is issued an order by a command card gains 1 suppression token.",
    es: "Esta ronda, cada unidad enemiga que reciba una orden de una carta de Mando gana 1 ficha de Acobardamiento.",
    does: (card) => ({
      moments: [
        playerMust(
          "order-issued",
          (look, side, about) => isOrderedByCard(look, opponentOf(side), about),
          (work, _player, about) => {
            if (about !== null) give(work, about, "suppression", 1, card);
          },
        ),
      ],
    }),
  },
  "pinned-down": {
    name: "Pinned Down",
    pips: 2,
    orders: [order(2, { rank: "support" }, { rank: "heavy" })],
    en: "This round, after a friendly support or heavy unit attacks, the faceup order tokens of the units that it attacked go back into the order pool of their player.",
    es: "Esta ronda, después de que ataque una unidad aliada de Apoyo o Pesada, las fichas de Orden boca arriba de las unidades atacadas vuelven a la reserva de órdenes de su jugador.",
    does: (card) => ({
      moments: [pinning(card, ["support", "heavy"])],
    }),
  },
  "coordinated-fire": {
    name: "Coordinated Fire",
    pips: 3,
    orders: [order(3, { rank: "corps" })],
    en: "This round, after a friendly corps unit has spent aim tokens in a ranged attack, another friendly unit at range 2 may gain 1 aim token.",
    es: "Esta ronda, después de que una unidad aliada de Tropa haya gastado fichas de Ataque apuntado en un ataque a distancia, otra unidad aliada a alcance 2 puede ganar 1 ficha de Ataque apuntado.",
    does: (card) => ({
      ...aimsPassedOn(card),
    }),
  },
}));
