import { at } from "@sw/tabletop";
import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";
import { undefeated } from "../../../state/ids.ts";
import type { Look } from "../../../state/look.ts";
import { opponentOf, type Player } from "../../../state/seats.ts";
import { isVehicle } from "../../../table/unit-types.ts";
import { profileOf } from "../../../units/profiles.ts";
import { isOfNoRank } from "../../../units/ranks.ts";
import { askCard, choosing } from "../choice-effects.ts";
import { give, MAY_RECOVER, onOrder, returnOrder, withOrder } from "../effects.ts";

const DELAYING_TACTICS = (): Command => ({
  id: "delaying-tactics",
  name: { en: "Delaying Tactics" },
  pips: 1,
  faction: "rebel-alliance",
  battleForce: "echo-base-defenders",
  orders: [{ count: 1, of: [{}] }],
});

const DELAYING_TACTICS_ID = "delaying-tactics";

const DELAYING_TACTICS_ENTRY = (): CommandCard => ({
  id: DELAYING_TACTICS_ID,
  moments: [
    {
      moment: "command-end",
      may: false,
      applies: (look, player) => delayable(look, opponentOf(player)).length > 0,
      run: (work, player) => askCard(work, DELAYING_TACTICS_ID, "delayed", opponentOf(player), null),
    },
  ],
  choices: {
    delayed: choosing(
      1,
      delayable,
      (work, chosen) => {
        for (const unit of chosen) returnOrder(work, at(work.state.units, unit).owner, unit, DELAYING_TACTICS_ID);
      },
      false,
    ),
  },
});

const DELAYING_TACTICS_TEXT: CardText = {
  id: "delaying-tactics",
  does: {
    en: "As the Command Phase ends, the opponent puts the faceup order token of a unit of theirs that is no commander back into their order pool.",
    es: "Al final de la fase de Mando, el adversario devuelve a su reserva de órdenes la ficha de Orden boca arriba de una de sus unidades que no sea Comandante.",
  },
};

const COURAGE_OF_THE_REBELLION = (): Command => ({
  id: "courage-of-the-rebellion",
  name: { en: "Courage of the Rebellion" },
  pips: 2,
  faction: "rebel-alliance",
  battleForce: "echo-base-defenders",
  orders: [{ count: 2, of: [{}] }],
});

const COURAGE_OF_THE_REBELLION_ENTRY = (): CommandCard => ({ id: "courage-of-the-rebellion", moments: [MAY_RECOVER] });

const COURAGE_OF_THE_REBELLION_TEXT: CardText = {
  id: "courage-of-the-rebellion",
  does: {
    en: "Each ordered unit may perform a recover action at once.",
    es: "Cada unidad que recibe una orden de la carta puede realizar de inmediato una acción de Recuperación.",
  },
};

const HOLD_AT_ANY_COST = (): Command => ({
  id: "hold-at-any-cost",
  name: { en: "Hold at Any Cost" },
  pips: 3,
  faction: "rebel-alliance",
  battleForce: "echo-base-defenders",
  orders: [{ count: 3, of: [{ rank: "corps" }, { rank: "support" }] }],
});

const HOLD_AT_ANY_COST_ID = "hold-at-any-cost";

const HOLD_AT_ANY_COST_ENTRY = (): CommandCard => ({
  id: HOLD_AT_ANY_COST_ID,
  moments: [
    onOrder((work, unit) => {
      if (isVehicle(profileOf(work, unit).type)) return;
      give(work, unit, "aim", 1, HOLD_AT_ANY_COST_ID);
      give(work, unit, "standby", 1, HOLD_AT_ANY_COST_ID);
    }),
  ],
});

const HOLD_AT_ANY_COST_TEXT: CardText = {
  id: "hold-at-any-cost",
  does: {
    en: "Each ordered trooper unit gains 1 aim token and 1 standby token.",
    es: "Cada unidad de infantería que recibe una orden de la carta gana 1 ficha de Ataque apuntado y 1 ficha de Alerta.",
  },
};

/** Command cards of the Echo Base Defenders. */
export const FIGURES: Cards<Command> = [DELAYING_TACTICS, COURAGE_OF_THE_REBELLION, HOLD_AT_ANY_COST];

/** What they do. */
export const ENTRIES: Cards<CommandCard> = [
  DELAYING_TACTICS_ENTRY,
  COURAGE_OF_THE_REBELLION_ENTRY,
  HOLD_AT_ANY_COST_ENTRY,
];

/** That in words. */
export const TEXTS: readonly CardText[] = [DELAYING_TACTICS_TEXT, COURAGE_OF_THE_REBELLION_TEXT, HOLD_AT_ANY_COST_TEXT];

/** The units of a player with a faceup order token that are no commanders. */
function delayable(look: Look, player: Player): readonly number[] {
  return withOrder(look, undefeated(look.state, player)).filter((unit) => isOfNoRank(look, unit, ["commander"]));
}
