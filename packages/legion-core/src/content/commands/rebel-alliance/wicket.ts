import { at } from "@sw/tabletop";
import { ATTACK_FACES, SURGE, showing } from "../../../attack/pools/faces.ts";
import { tokens } from "../../../attack/pools/offers.ts";
import { spending, using } from "../../../attack/pools/rules.ts";
import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";
import type { Look } from "../../../state/look.ts";
import { isVehicle } from "../../../table/unit-types.ts";
import { woundsOn } from "../../../units/conditions.ts";
import { enemiesAt } from "../../../units/near.ts";
import { profileOf } from "../../../units/profiles.ts";
import { shedSuppression } from "../../../units/unit-tokens.ts";
import { askCard, choosing } from "../choice-effects.ts";
import { aboutOwn, give, givenTo, ownUnits, untimed } from "../effects.ts";

const EWOKS = { affiliation: "ewoks" } as const;

const WICKET = { unit: "Wicket" } as const;

const CLOSE_CALL = (): Command => ({
  id: "close-call",
  name: { en: "Close Call" },
  pips: 1,
  faction: "rebel-alliance",
  requires: { unit: "Wicket" },
  orders: [{ count: 1, of: [{ unit: "Wicket" }] }],
  keywords: [{ id: "outmaneuver" }],
});

const CLOSE_CALL_ID = "close-call";

const CLOSE_CALL_ENTRY = (): CommandCard => ({
  id: CLOSE_CALL_ID,
  moments: [
    givenTo(CLOSE_CALL_ID, WICKET, { keywords: { outmaneuver: 1 } }),
    {
      moment: "activation-phase-start",
      may: false,
      applies: (look, player) => ownUnits(look, player, WICKET).length > 0,
      run(work, player) {
        for (const unit of ownUnits(work, player, WICKET)) give(work, unit, "dodge", 1, CLOSE_CALL_ID);
      },
    },
  ],
  gift: { effect: { unitAmounts: [{ amount: "fixed-speed", adds: 3 }], permits: ["no-attacks"] }, to: [WICKET] },
});

const CLOSE_CALL_TEXT: CardText = {
  id: "close-call",
  does: {
    en: "At the start of the Activation Phase Wicket gains 1 dodge token. This round his maximum speed is 3, he has Outmaneuver and he cannot attack.",
    es: "Al comienzo de la fase de Activación, Wicket gana 1 ficha de Esquiva. Esta ronda, su velocidad máxima es 3, tiene Capacidad de maniobra y no puede atacar.",
  },
};

const SNEAKY_SCOUTING = (): Command => ({
  id: "sneaky-scouting",
  name: { en: "Sneaky Scouting" },
  pips: 2,
  faction: "rebel-alliance",
  requires: { unit: "Wicket" },
  orders: [{ count: 1, of: [{ unit: "Wicket" }] }],
});

const SNEAKY_SCOUTING_ID = "sneaky-scouting";

const SNEAKY_SCOUTING_ENTRY = (): CommandCard => ({
  id: SNEAKY_SCOUTING_ID,
  moments: [untimed((work, player) => askCard(work, SNEAKY_SCOUTING_ID, "enemies", player, null))],
  choices: {
    enemies: choosing(
      2,
      (look, player) => ownUnits(look, player, WICKET).flatMap((unit) => enemiesAt(look, unit, 2)),
      (work, chosen) => {
        for (const unit of chosen) give(work, unit, "observation", 2, SNEAKY_SCOUTING_ID);
      },
    ),
  },
  gift: {
    effect: {
      attacking: {
        amounts: [{ amount: "chart-to-hit", adds: { timesUsed: SNEAKY_SCOUTING_ID } }],
        offers: [
          {
            id: SNEAKY_SCOUTING_ID,
            stage: "convert-attack",
            side: "attacker",
            available: (pool) =>
              tokens(pool, "defender.observation") > 0 &&
              pool.used[SNEAKY_SCOUTING_ID] === undefined &&
              showing(pool.rolled, SURGE, ATTACK_FACES.length) > 0,
            take: (pool) => using(spending(pool, "defender.observation"), SNEAKY_SCOUTING_ID),
          },
        ],
      },
    },
    to: [{}],
  },
});

const SNEAKY_SCOUTING_TEXT: CardText = {
  id: "sneaky-scouting",
  does: {
    en: "Up to 2 enemy units at range 2 of Wicket gain 2 observation tokens each. This round an attacking friendly unit may spend 1 observation token of the defender to convert its attack surges to hits.",
    es: "Hasta 2 unidades enemigas a alcance 2 de Wicket ganan 2 fichas de Observación cada una. Esta ronda, una unidad aliada que ataque puede gastar 1 ficha de Observación del defensor para convertir sus incrementos de ataque en impactos.",
  },
  choices: {
    "sneaky-scouting": {
      en: "spend an observation token: surges become hits",
      es: "gastar una ficha de Observación: los incrementos pasan a ser impactos",
    },
  },
};

const COURAGEOUS_COUNTERATTACK = (): Command => ({
  id: "courageous-counterattack",
  name: { en: "Courageous Counterattack" },
  pips: 3,
  faction: "rebel-alliance",
  requires: { unit: "Wicket" },
  orders: [
    { count: 1, of: [{ unit: "Wicket" }] },
    { count: 2, of: [{}] },
  ],
});

const COURAGEOUS_COUNTERATTACK_ID = "courageous-counterattack";

const COURAGEOUS_COUNTERATTACK_ENTRY = (): CommandCard => ({
  id: COURAGEOUS_COUNTERATTACK_ID,
  moments: [aboutOwn("order-issued", EWOKS, (work, unit) => shedSuppression(work, unit, COURAGEOUS_COUNTERATTACK_ID))],
  gift: {
    effect: {
      isFearless: () => true,
      attacking: { amounts: [{ amount: "white-dice", adds: "value" }] },
      inAttack: (look, { unit }) => (isVehicle(profileOf(look, unit).type) ? 0 : lossesOf(look, unit)),
    },
    to: [EWOKS],
    holds: ({ state }, unit) => at(state.units, unit).order === "faceup",
  },
});

const COURAGEOUS_COUNTERATTACK_TEXT: CardText = {
  id: "courageous-counterattack",
  does: {
    en: "This round the courage of friendly Ewok units with a faceup order token counts as a dash. Ewok trooper units with a faceup order token add 1 white die to their attack pools for each wound token that they have and each miniature that they have lost.",
    es: "Esta ronda, el valor de Aplomo de las unidades ewok aliadas que tengan una ficha de Orden boca arriba se considera un guion. Las unidades de infantería ewok que tengan una ficha de Orden boca arriba añaden 1 dado blanco a sus reservas de ataque por cada ficha de Herida que tengan y por cada miniatura que hayan perdido.",
  },
};

/** Command cards of Wicket. */
export const FIGURES: Cards<Command> = [CLOSE_CALL, SNEAKY_SCOUTING, COURAGEOUS_COUNTERATTACK];

/** What they do. */
export const ENTRIES: Cards<CommandCard> = [CLOSE_CALL_ENTRY, SNEAKY_SCOUTING_ENTRY, COURAGEOUS_COUNTERATTACK_ENTRY];

/** That in words. */
export const TEXTS: readonly CardText[] = [CLOSE_CALL_TEXT, SNEAKY_SCOUTING_TEXT, COURAGEOUS_COUNTERATTACK_TEXT];

/** How many wound tokens a unit has and how many miniatures it has lost. */
function lossesOf({ state }: Look, unit: number): number {
  const lost = at(state.units, unit).miniatures.filter(({ status }) => status === "defeated").length;
  return lost + woundsOn(state, unit);
}
