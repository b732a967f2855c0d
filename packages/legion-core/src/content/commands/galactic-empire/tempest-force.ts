import { mustChoose } from "../../../state/hooks/words.ts";
import type { UnitIndex } from "../../../state/ids.ts";
import type { Look } from "../../../state/look.ts";
import type { Side } from "../../../state/seats.ts";
import { askUnits } from "../../../units/choosing.ts";
import { enemiesAt } from "../../../units/near.ts";
import { fitsAny } from "../../../units/ranks.ts";
import { type CommandFile, commands, order } from "../../written/commands.ts";
import {
  give,
  givenTo,
  hasJustMoved,
  isLentToSide,
  lend,
  MARK,
  onOrder,
  ownMust,
  rollForWounds,
  withOrder,
} from "../effects.ts";

/** Command cards of the battle force Tempest Force. */
export const CARDS: CommandFile = /* @__PURE__ */ commands(
  { faction: "galactic-empire", battleForce: "tempest-force" },
  () => ({
    "drive-them-out": {
      name: "Drive Them Out",
      pips: 1,
      orders: { type: "vehicle" },
      keywords: ["demoralize 1"],
      incomplete: true,
      doubts: ["Distance and dice faces read from icons."],
      en: "Friendly vehicles have Demoralize 1 this round. The first time that a friendly vehicle with a faceup order token ends a move with enemy units at half-range, one of these rolls a white defense die for each of its miniatures and suffers 1 wound for each block or surge.",
      es: "Los vehículos aliados tienen Desmoralizar 1 esta ronda. La primera vez que un vehículo aliado con una ficha de Orden boca arriba termina un movimiento con unidades enemigas a medio alcance, una de ellas tira un dado blanco de defensa por cada una de sus miniaturas y sufre 1 Herida por cada bloqueo o incremento.",
      does: (card) => ({
        gift: MARK,
        moments: [
          givenTo(card, { type: "vehicle" }, { keywords: { demoralize: 1 } }),
          ownMust(
            "after-action",
            (look, about, side) => drivesOut(look, side, about, card),
            (work, unit) => {
              lend(work, unit, card, 1, card);
              askUnits(work, card, unit);
            },
          ),
        ],
        choice: mustChoose(
          "leg.cards.command-use",
          (look, unit) => enemiesAt(look, unit, "half"),
          (work, enemy) => rollForWounds(work, enemy, card),
        ),
      }),
    },
    "we-need-reinforcements": {
      name: "We Need Reinforcements",
      pips: 2,
      orders: [order(2, { type: "trooper" })],
      keywords: ["disengage"],
      en: "Each ordered unit has Disengage this round.",
      es: "Cada unidad que recibe una orden de la carta tiene Separación esta ronda.",
      does: (card) => ({
        moments: [onOrder((work, unit) => lend(work, unit, "disengage", 1, card))],
      }),
    },
    "constantly-alert": {
      name: "Constantly Alert",
      pips: 3,
      orders: [order(3)],
      en: "Each ordered unit gains 1 aim token for each enemy unit at range 1, or 1 standby token if there is none.",
      es: "Cada unidad que recibe una orden de la carta gana 1 ficha de Ataque apuntado por cada unidad enemiga a alcance 1, o 1 ficha de Alerta si no hay ninguna.",
      does: (card) => ({
        moments: [
          onOrder((work, unit) => {
            const near = enemiesAt(work, unit, 1).length;
            if (near > 0) give(work, unit, "aim", near, card);
            else give(work, unit, "standby", 1, card);
          }),
        ],
      }),
    },
  }),
);

/** Whether a vehicle has ended a move at half range of enemies, and is the first to do so in this round. */
function drivesOut(look: Look, side: Side, unit: UnitIndex, card: string): boolean {
  if (!fitsAny(look, unit, [{ type: "vehicle" }]) || withOrder(look, [unit]).length === 0) return false;
  if (isLentToSide(look, side, card)) return false;
  return hasJustMoved(look, unit) && enemiesAt(look, unit, "half").length > 0;
}
