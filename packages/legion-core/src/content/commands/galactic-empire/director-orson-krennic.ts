import { at } from "@sw/tabletop";
import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import { freeActionsOf } from "../../../rounds/actions-list.ts";
import { holdOrders, pickOrders } from "../../../rounds/drawing.ts";
import type { UnitChoice } from "../../../state/hooks/battle-card.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";
import type { Look } from "../../../state/look.ts";
import { fallsOut } from "../../../state/missed.ts";
import { poolSize } from "../../../state/state.ts";
import { isVehicle } from "../../../table/unit-types.ts";
import { statusOf } from "../../../units/positions.ts";
import { profileOf } from "../../../units/profiles.ts";
import { asksAt } from "../choice-effects.ts";
import { give, ownUnits, untimed, withOrder } from "../effects.ts";
import { HELD_TEXT, holdingOrders } from "../order-effects.ts";

/** The round from which Annihilation Looms weighs more. */
const LATE = 4;

const VORACIOUS_AMBITION = (): Command => ({
  id: "voracious-ambition",
  name: { en: "Voracious Ambition" },
  pips: 1,
  faction: "galactic-empire",
  requires: { unit: "Director Orson Krennic" },
  orders: [{ count: 1, of: [{ unit: "Director Orson Krennic" }] }],
});

const VORACIOUS_AMBITION_ID = "voracious-ambition";

/** How many tokens Krennic looks at. */
const LOOKED_AT = 3;

const VORACIOUS_AMBITION_ENTRY = (): CommandCard => {
  const held = holdingOrders(VORACIOUS_AMBITION_ID);
  return {
    id: VORACIOUS_AMBITION_ID,
    moments: [
      {
        moment: "activation-phase-start",
        may: false,
        applies: ({ state }, player) => poolSize(state.players[player]) > 0,
        run: (work, player) => holdOrders(work, player, pickOrders(work, player, LOOKED_AT), VORACIOUS_AMBITION_ID),
      },
      held.moment,
    ],
    choices: { token: held.choice },
  };
};

const VORACIOUS_AMBITION_TEXT: CardText = {
  id: "voracious-ambition",
  does: {
    en: "At the start of the Activation Phase 3 random order tokens of its player's order pool are laid facedown on this card. The player may look at them, and instead of drawing may use one of them.",
    es: "Al comienzo de la fase de Activación se colocan boca abajo sobre esta carta 3 fichas de Orden al azar de la reserva de órdenes de su jugador. Este puede mirarlas y, en lugar de robar una ficha, usar una de ellas.",
  },
  choices: HELD_TEXT,
};

const DEPLOY_THE_GARRISON = (): Command => ({
  id: "deploy-the-garrison",
  name: { en: "Deploy the Garrison" },
  pips: 2,
  faction: "galactic-empire",
  requires: { unit: "Director Orson Krennic" },
  orders: [{ count: 2, of: [{ type: "trooper" }] }],
});

const DEPLOY_THE_GARRISON_ENTRY = (): CommandCard => ({
  id: "deploy-the-garrison",
  moments: [asksAt("activation-phase-start", "deploy-the-garrison", "standing-by", STANDING_BY)],
  choices: { "standing-by": STANDING_BY },
});

const DEPLOY_THE_GARRISON_TEXT: CardText = {
  id: "deploy-the-garrison",
  does: {
    en: "At the start of the Activation Phase up to 2 friendly trooper units with faceup order tokens may perform a free standby action each.",
    es: "Al comienzo de la fase de Activación, hasta 2 unidades de infantería aliadas con fichas de Orden boca arriba pueden realizar una acción de Alerta gratuita cada una.",
  },
};

const ANNIHILATION_LOOMS = (): Command => ({
  id: "annihilation-looms",
  name: { en: "Annihilation Looms" },
  pips: 3,
  faction: "galactic-empire",
  requires: { unit: "Director Orson Krennic" },
  orders: [
    { count: 1, of: [{ unit: "Director Orson Krennic" }] },
    { count: 2, of: [{}] },
  ],
});

const ANNIHILATION_LOOMS_ID = "annihilation-looms";

const ANNIHILATION_LOOMS_ENTRY = (): CommandCard => ({
  id: ANNIHILATION_LOOMS_ID,
  moments: [
    untimed((work) => {
      const much = work.state.round < LATE ? 2 : 3;
      for (const unit of work.state.units.keys()) {
        const isThere = statusOf(at(work.state.units, unit)) === "deployed";
        if (isThere && !isVehicle(profileOf(work, unit).type)) {
          give(work, unit, "suppression", much, ANNIHILATION_LOOMS_ID);
        }
      }
    }),
  ],
});

const ANNIHILATION_LOOMS_TEXT: CardText = {
  id: "annihilation-looms",
  does: {
    en: "Each trooper unit on the battlefield, friend or enemy, gains 2 suppression tokens, or 3 from round 4 on.",
    es: "Cada unidad de infantería en el campo de batalla, aliada o enemiga, gana 2 fichas de Acobardamiento, o 3 a partir de la ronda 4.",
  },
};

/** Command cards of Director Orson Krennic. */
export const FIGURES: Cards<Command> = [VORACIOUS_AMBITION, DEPLOY_THE_GARRISON, ANNIHILATION_LOOMS];

/** What they do. */
export const ENTRIES: Cards<CommandCard> = [
  VORACIOUS_AMBITION_ENTRY,
  DEPLOY_THE_GARRISON_ENTRY,
  ANNIHILATION_LOOMS_ENTRY,
];

/** That in words. */
export const TEXTS: readonly CardText[] = [VORACIOUS_AMBITION_TEXT, DEPLOY_THE_GARRISON_TEXT, ANNIHILATION_LOOMS_TEXT];

/** Troopers with an order that stand by. */
const STANDING_BY: UnitChoice = {
  kind: "units",
  rule: "leg.cards.command-use",
  count: 2,
  may: true,
  candidates: (look, { player }) =>
    withOrder(look, ownUnits(look, player, { type: "trooper" })).filter(
      (unit) => standbyOf(look, unit) !== undefined || fallsOut(look, unit, "cannot-stand-by"),
    ),
  take(work, _asked, chosen) {
    for (const unit of chosen) standbyOf(work, unit)?.run(work, unit);
  },
};

/** The standby action of a unit, if it may perform it. */
function standbyOf(look: Look, unit: number) {
  return freeActionsOf(look, unit).find(({ id }) => id === "standby");
}
