import { at } from "@sw/tabletop";
import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import { COMMAND_CARDS } from "../../../catalogue/writing.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";
import type { Look } from "../../../state/look.ts";
import { isVehicle } from "../../../table/unit-types.ts";
import { unitTokens, woundsOn } from "../../../units/conditions.ts";
import { profileOf } from "../../../units/profiles.ts";
import { dropTokens } from "../../../units/unit-tokens.ts";
import { aboutOwn, give, givenTo, ownUnits } from "../effects.ts";

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
  summary:
    "Wicket gains 1 dodge at the start of the Activation Phase, has maximum speed 3 and Outmaneuver, and cannot attack this round.",
  verification: COMMAND_CARDS,
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
  gift: { effect: { unitAmounts: [{ amount: "speed", adds: 1 }], permits: ["no-attacks"] }, to: [WICKET] },
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
  summary:
    "Up to 2 enemy units within 2 of Wicket gain 2 observation each; this round an attacker may spend one observation of its target to turn attack surges into hits.",
  verification: COMMAND_CARDS,
});

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
  summary:
    "Ewok units with a face-up order count their courage as a dash this round; Ewok trooper units with a face-up order add 1 white die per wound and per lost miniature when attacking.",
  verification: COMMAND_CARDS,
});

const COURAGEOUS_COUNTERATTACK_ID = "courageous-counterattack";

const COURAGEOUS_COUNTERATTACK_ENTRY = (): CommandCard => ({
  id: COURAGEOUS_COUNTERATTACK_ID,
  moments: [
    aboutOwn("order-issued", EWOKS, (work, unit) =>
      dropTokens(work, unit, "suppression", unitTokens(work.state, unit, "suppression"), {
        rule: "leg.courage.null-loses",
        cause: COURAGEOUS_COUNTERATTACK_ID,
      }),
    ),
  ],
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
    es: "Esta ronda, el valor de Coraje de las unidades ewok aliadas que tengan una ficha de Orden boca arriba se considera un guion. Las unidades de infantería ewok que tengan una ficha de Orden boca arriba añaden 1 dado blanco a sus reservas de ataque por cada ficha de Herida que tengan y por cada miniatura que hayan perdido.",
  },
};

/** Command cards of Wicket. */
export const FIGURES: Cards<Command> = [CLOSE_CALL, SNEAKY_SCOUTING, COURAGEOUS_COUNTERATTACK];

/** What they do. */
export const ENTRIES: Cards<CommandCard> = [CLOSE_CALL_ENTRY, COURAGEOUS_COUNTERATTACK_ENTRY];

/** That in words. */
export const TEXTS: readonly CardText[] = [CLOSE_CALL_TEXT, COURAGEOUS_COUNTERATTACK_TEXT];

/** How many wound tokens a unit has and how many miniatures it has lost. */
function lossesOf({ state }: Look, unit: number): number {
  const lost = at(state.units, unit).miniatures.filter(({ status }) => status === "defeated").length;
  return lost + woundsOn(state, unit);
}
