import { at } from "@sw/tabletop";
import { playerMust } from "../../../state/hooks/words.ts";
import { undefeated } from "../../../state/ids.ts";
import type { Look } from "../../../state/look.ts";
import { opponentOf, type Side } from "../../../state/seats.ts";
import { isVehicle } from "../../../table/unit-types.ts";
import { profileOf } from "../../../units/profiles.ts";
import { isOfNoRank } from "../../../units/ranks.ts";
import { type CommandFile, commands, order } from "../../written/commands.ts";
import { askCard, choosing } from "../choice-effects.ts";
import { give, MAY_RECOVER, onOrder, returnOrder, withOrder } from "../effects.ts";

/** Command cards of the Echo Base Defenders. */
export const CARDS: CommandFile = /* @__PURE__ */ commands(
  { faction: "rebel-alliance", battleForce: "echo-base-defenders" },
  () => ({
    "delaying-tactics": {
      name: "Delaying Tactics",
      pips: 1,
      orders: [order(1)],
      en: "As the Command Phase ends, the opponent puts the faceup order token of a unit of theirs that is no commander back into their order pool.",
      es: "Al final de la fase de Mando, el adversario devuelve a su reserva de órdenes la ficha de Orden boca arriba de una de sus unidades que no sea Comandante.",
      does: (card) => ({
        moments: [
          playerMust(
            "command-end",
            (look, side) => delayable(look, opponentOf(side)).length > 0,
            (work, side) => askCard(work, card, "delayed", opponentOf(side), null),
          ),
        ],
        choices: {
          delayed: choosing(
            1,
            delayable,
            (work, chosen) => {
              for (const unit of chosen) returnOrder(work, at(work.state.units, unit).owner, unit, card);
            },
            false,
          ),
        },
      }),
    },
    "courage-of-the-rebellion": {
      name: "Courage of the Rebellion",
      pips: 2,
      orders: [order(2)],
      en: "Each ordered unit may perform a recover action at once.",
      es: "Cada unidad que recibe una orden de la carta puede realizar de inmediato una acción de Recuperación.",
      does: () => ({ moments: [MAY_RECOVER] }),
    },
    "hold-at-any-cost": {
      name: "Hold at Any Cost",
      pips: 3,
      orders: [order(3, { rank: "corps" }, { rank: "support" })],
      en: "Each ordered trooper unit gains 1 aim token and 1 standby token.",
      es: "Cada unidad de infantería que recibe una orden de la carta gana 1 ficha de Ataque apuntado y 1 ficha de Alerta.",
      does: (card) => ({
        moments: [
          onOrder((work, unit) => {
            if (isVehicle(profileOf(work, unit).type)) return;
            give(work, unit, "aim", 1, card);
            give(work, unit, "standby", 1, card);
          }),
        ],
      }),
    },
  }),
);

/** Lists a player's units with a faceup order token that are not commanders. */
function delayable(look: Look, side: Side): readonly number[] {
  return withOrder(look, undefeated(look.state, side)).filter((unit) => isOfNoRank(look, unit, ["commander"]));
}
