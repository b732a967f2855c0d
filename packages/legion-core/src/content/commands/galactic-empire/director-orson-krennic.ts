import { at } from "@sw/tabletop";
import { freeActionsOf } from "../../../rounds/actions-list.ts";
import { holdOrders, pickOrders } from "../../../rounds/drawing.ts";
import type { UnitChoice } from "../../../state/hooks/battle-card.ts";
import { playerMust } from "../../../state/hooks/words.ts";
import type { UnitIndex } from "../../../state/ids.ts";
import type { Look } from "../../../state/look.ts";
import { fallsOut } from "../../../state/missed.ts";
import { poolSize } from "../../../state/state.ts";
import { isVehicle } from "../../../table/unit-types.ts";
import { statusOf } from "../../../units/positions.ts";
import { profileOf } from "../../../units/profiles.ts";
import { type CommandFile, commands, order } from "../../written/commands.ts";
import { asksAt } from "../choice-effects.ts";
import { give, ownUnits, untimed, withOrder } from "../effects.ts";
import { HELD_TEXT, holdingOrders } from "../order-effects.ts";

const DIRECTOR_ORSON_KRENNIC = { unit: "Director Orson Krennic" } as const;

/** The first round in which Annihilation Looms gives more suppression. */
const LATE = 4;

/** The number of order tokens placed on the card for Voracious Ambition. */
const LOOKED_AT = 3;

/** Command cards of Director Orson Krennic. */
export const CARDS: CommandFile = /* @__PURE__ */ commands(
  { faction: "galactic-empire", requires: DIRECTOR_ORSON_KRENNIC },
  () => ({
    "voracious-ambition": {
      name: "Voracious Ambition",
      pips: 1,
      orders: DIRECTOR_ORSON_KRENNIC,
      en: "At the start of the Activation Phase 3 random order tokens of its player's order pool are laid facedown on this card. The player may look at them, and instead of drawing may use one of them.",
      es: "Al comienzo de la fase de Activación se colocan boca abajo sobre esta carta 3 fichas de Orden al azar de la reserva de órdenes de su jugador. Este puede mirarlas y, en lugar de robar una ficha, usar una de ellas.",
      choices: HELD_TEXT,
      does: (card) => {
        const held = holdingOrders(card);
        return {
          id: card,
          moments: [
            playerMust(
              "activation-phase-start",
              ({ state }, side) => poolSize(state.sides[side]) > 0,
              (work, side) => holdOrders(work, side, pickOrders(work, side, LOOKED_AT), card),
            ),
            held.moment,
          ],
          choices: { token: held.choice },
        };
      },
    },
    "deploy-the-garrison": {
      name: "Deploy the Garrison",
      pips: 2,
      orders: [order(2, { type: "trooper" })],
      en: "At the start of the Activation Phase up to 2 friendly trooper units with faceup order tokens may perform a free standby action each.",
      es: "Al comienzo de la fase de Activación, hasta 2 unidades de infantería aliadas con fichas de Orden boca arriba pueden realizar una acción de Alerta gratuita cada una.",
      does: (card) => ({
        moments: [asksAt("activation-phase-start", card, "standing-by", STANDING_BY)],
        choices: { "standing-by": STANDING_BY },
      }),
    },
    "annihilation-looms": {
      name: "Annihilation Looms",
      pips: 3,
      orders: [order(1, DIRECTOR_ORSON_KRENNIC), order(2)],
      en: "Each trooper unit on the battlefield, friend or enemy, gains 2 suppression tokens, or 3 from round 4 on.",
      es: "Cada unidad de infantería en el campo de batalla, aliada o enemiga, gana 2 fichas de Acobardamiento, o 3 a partir de la ronda 4.",
      does: (card) => ({
        moments: [
          untimed((work) => {
            const much = work.state.round < LATE ? 2 : 3;
            for (const unit of work.state.units.keys()) {
              const isThere = statusOf(at(work.state.units, unit)) === "deployed";
              if (isThere && !isVehicle(profileOf(work, unit).type)) {
                give(work, unit, "suppression", much, card);
              }
            }
          }),
        ],
      }),
    },
  }),
);

/** A choice of trooper units with a faceup order that perform a standby action. */
const STANDING_BY: UnitChoice = {
  kind: "units",
  rule: "leg.cards.command-use",
  count: 2,
  may: true,
  candidates: (look, { side }) =>
    withOrder(look, ownUnits(look, side, { type: "trooper" })).filter(
      (unit) => standbyOf(look, unit) !== undefined || fallsOut(look, unit, "cannot-stand-by"),
    ),
  take(work, _asked, chosen) {
    for (const unit of chosen) standbyOf(work, unit)?.run(work, unit);
  },
};

/** Returns the standby action of a unit, or undefined if it cannot perform it. */
function standbyOf(look: Look, unit: UnitIndex) {
  return freeActionsOf(look, unit).find(({ id }) => id === "standby");
}
