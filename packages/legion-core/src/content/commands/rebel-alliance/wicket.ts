import { at } from "@sw/tabletop";
import { ATTACK_FACES, SURGE, showing } from "../../../attack/pools/faces.ts";
import { tokens } from "../../../attack/pools/offers.ts";
import { spending, using } from "../../../attack/pools/rules.ts";
import { adds, attacking, figure, permits, playerMust } from "../../../state/hooks/words.ts";
import type { UnitIndex } from "../../../state/ids.ts";
import type { Look } from "../../../state/look.ts";
import { isVehicle } from "../../../table/unit-types.ts";
import { woundsOn } from "../../../units/conditions.ts";
import { enemiesAt } from "../../../units/near.ts";
import { profileOf } from "../../../units/profiles.ts";
import { shedSuppression } from "../../../units/unit-tokens.ts";
import { type CommandFile, commands, order } from "../../written/commands.ts";
import { askCard, choosing } from "../choice-effects.ts";
import { aboutOwn, give, givenTo, ownUnits, untimed } from "../effects.ts";

const EWOKS = { affiliation: "ewoks" } as const;

const WICKET = { unit: "Wicket" } as const;

/** Command cards of Wicket. */
export const CARDS: CommandFile = /* @__PURE__ */ commands({ faction: "rebel-alliance", requires: WICKET }, () => ({
  "close-call": {
    name: "Close Call",
    pips: 1,
    orders: WICKET,
    keywords: ["outmaneuver"],
    en: "At the start of the Activation Phase Wicket gains 1 dodge token. This round his maximum speed is 3, he has Outmaneuver and he cannot attack.",
    es: "Al comienzo de la fase de Activación, Wicket gana 1 ficha de Esquiva. Esta ronda, su velocidad máxima es 3, tiene Capacidad de maniobra y no puede atacar.",
    does: (card) => ({
      moments: [
        givenTo(card, WICKET, { keywords: { outmaneuver: 1 } }),
        playerMust(
          "activation-phase-start",
          (look, side) => ownUnits(look, side, WICKET).length > 0,
          (work, side) => {
            for (const unit of ownUnits(work, side, WICKET)) give(work, unit, "dodge", 1, card);
          },
        ),
      ],
      gift: { effect: [figure("fixed-speed", 3), permits("no-attacks")], to: [WICKET] },
    }),
  },
  "sneaky-scouting": {
    name: "Sneaky Scouting",
    pips: 2,
    orders: WICKET,
    en: "Up to 2 enemy units at range 2 of Wicket gain 2 observation tokens each. This round an attacking friendly unit may spend 1 observation token of the defender to convert its attack surges to hits.",
    es: "Hasta 2 unidades enemigas a alcance 2 de Wicket ganan 2 fichas de Observación cada una. Esta ronda, una unidad aliada que ataque puede gastar 1 ficha de Observación del defensor para convertir sus incrementos de ataque en impactos.",
    choices: {
      "sneaky-scouting": {
        en: "spend an observation token: surges become hits",
        es: "gastar una ficha de Observación: los incrementos pasan a ser impactos",
      },
    },
    does: (card) => ({
      moments: [untimed((work, side) => askCard(work, card, "enemies", side, null))],
      choices: {
        enemies: choosing(
          2,
          (look, side) => ownUnits(look, side, WICKET).flatMap((unit) => enemiesAt(look, unit, 2)),
          (work, chosen) => {
            for (const unit of chosen) give(work, unit, "observation", 2, card);
          },
        ),
      },
      gift: {
        effect: [
          attacking(adds("chart-to-hit", { timesUsed: card }), {
            id: card,
            stage: "convert-attack",
            side: "attacker",
            available: (pool) =>
              tokens(pool, "defender.observation") > 0 &&
              pool.used[card] === undefined &&
              showing(pool.rolled, SURGE, ATTACK_FACES.length) > 0,
            take: (pool) => using(spending(pool, "defender.observation"), card),
          }),
        ],
        to: [{}],
      },
    }),
  },
  "courageous-counterattack": {
    name: "Courageous Counterattack",
    pips: 3,
    orders: [order(1, WICKET), order(2)],
    en: "This round the courage of friendly Ewok units with a faceup order token counts as a dash. Ewok trooper units with a faceup order token add 1 white die to their attack pools for each wound token that they have and each miniature that they have lost.",
    es: "Esta ronda, el valor de Aplomo de las unidades ewok aliadas que tengan una ficha de Orden boca arriba se considera un guion. Las unidades de infantería ewok que tengan una ficha de Orden boca arriba añaden 1 dado blanco a sus reservas de ataque por cada ficha de Herida que tengan y por cada miniatura que hayan perdido.",
    does: (card) => ({
      moments: [aboutOwn("order-issued", EWOKS, (work, unit) => shedSuppression(work, unit, card))],
      gift: {
        effect: [
          permits("fearless", () => true),
          attacking(adds("white-dice", "value")),
          figure("in-attack", (look, { unit }) => (isVehicle(profileOf(look, unit).type) ? 0 : lossesOf(look, unit))),
        ],
        to: [EWOKS],
        holds: ({ state }, unit) => at(state.units, unit).order === "faceup",
      },
    }),
  },
}));

/** Returns the number of wound tokens and lost miniatures of a unit. */
function lossesOf({ state }: Look, unit: UnitIndex): number {
  const lost = at(state.units, unit).miniatures.filter(({ status }) => status === "defeated").length;
  return lost + woundsOn(state, unit);
}
