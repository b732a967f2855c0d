import { at, nearest } from "@sw/tabletop";
import { addDice } from "../../../attack/declaring.ts";
import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import { both, dice, ranged } from "../../../catalogue/writing.ts";
import { mayMove, startMove } from "../../../moving/moves.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";
import { undefeated } from "../../../state/ids.ts";
import type { Look } from "../../../state/look.ts";
import { opponentOf } from "../../../state/seats.ts";
import { askUnits } from "../../../units/choosing.ts";
import { isTrooper } from "../../../units/conditions.ts";
import { alliesAt, enemiesAt, friendsAt, inSight } from "../../../units/near.ts";
import { aboutOwn, give, giveAll, ownUnits, withOrder } from "../effects.ts";

/** A move that a card gives at a speed. */
const SLOW = { speed: 1 } as const;

const BOBA = { unit: "Boba Fett" } as const;

const A_SIMPLE_MAN = (): Command => ({
  id: "a-simple-man",
  name: { en: "A Simple Man" },
  pips: 1,
  requires: { unit: "Boba Fett" },
  orders: [{ count: 1, of: [{}] }],
  keywords: [{ id: "marksman" }],
});

const A_SIMPLE_MAN_ID = "a-simple-man";

const A_SIMPLE_MAN_ENTRY = (): CommandCard => ({
  id: A_SIMPLE_MAN_ID,
  moments: [
    {
      moment: "activation-phase-start",
      may: false,
      applies: (look, player) => ownUnits(look, player, BOBA).length > 0,
      run(work, player) {
        for (const unit of ownUnits(work, player, BOBA)) {
          if (at(work.state.units, unit).order === "faceup") askUnits(work, A_SIMPLE_MAN_ID, unit);
          else
            giveAll(work, unit, { tokens: ["aim"], keywords: { marksman: 1, [A_SIMPLE_MAN_ID]: 1 } }, A_SIMPLE_MAN_ID);
        }
      },
    },
  ],
  choice: {
    rule: "leg.cards.command-use",
    most: 1,
    may: true,
    candidates: (look, { unit }) => alliesAt(look, unit, 1).filter((one) => mayMove(look, one, "effect", SLOW)),
    take(work, _bearer, chosen) {
      for (const unit of chosen) startMove(work, unit, "effect", SLOW);
    },
  },
  gift: { effect: { reach: { adds: 1, upTo: 5 } }, to: [] },
});

const A_SIMPLE_MAN_TEXT: CardText = {
  id: "a-simple-man",
  does: {
    en: "At the start of the Activation Phase, if Boba Fett has a faceup order token, a friendly unit at range 1 of him may make a speed-1 move. If he has none, he gains 1 aim token, and this round he has Marksman and his ranged weapons reach 1 farther, up to range 5.",
    es: "Al comienzo de la fase de Activación, si Boba Fett tiene una ficha de Orden boca arriba, una unidad aliada a alcance 1 de él puede efectuar un movimiento de Velocidad 1. Si no la tiene, gana 1 ficha de Ataque apuntado y esta ronda tiene Puntería y el alcance de sus armas a distancia aumenta en 1, hasta un máximo de alcance 5.",
  },
};

const WHIPCORD_LAUNCHER = (): Command => ({
  id: "whipcord-launcher",
  name: { en: "Whipcord Launcher" },
  pips: 1,
  requires: { unit: "Boba Fett" },
  orders: [{ count: 1, of: [{ unit: "Boba Fett" }] }],
});

const WHIPCORD_LAUNCHER_ID = "whipcord-launcher";

const WHIPCORD_LAUNCHER_ENTRY = (): CommandCard => ({
  id: WHIPCORD_LAUNCHER_ID,
  gift: {
    effect: {
      permits: ["slips-immobilized"],
      actions: [
        {
          id: WHIPCORD_LAUNCHER_ID,
          free: true,
          cost: 0,
          available: (look, { unit }) => toBind(look, unit).length > 0,
          run: (work, { unit }) => askUnits(work, WHIPCORD_LAUNCHER_ID, unit),
        },
      ],
    },
    to: [BOBA],
  },
  choice: {
    rule: "leg.cards.command-use",
    most: 1,
    may: false,
    candidates: (look, { unit }) => toBind(look, unit),
    take(work, _bearer, chosen) {
      for (const unit of chosen) {
        give(work, unit, "immobilize", 2, WHIPCORD_LAUNCHER_ID);
        give(work, unit, "suppression", 2, WHIPCORD_LAUNCHER_ID);
      }
    },
  },
});

const WHIPCORD_LAUNCHER_TEXT: CardText = {
  id: "whipcord-launcher",
  does: {
    en: "This round Boba Fett moves as usual while he is engaged with a unit that has an immobilize token. In his activation he has a free action: an enemy trooper unit at range 1 and in line of sight gains 2 immobilize and 2 suppression tokens.",
    es: "Esta ronda, Boba Fett se mueve con normalidad mientras esté trabado con una unidad que tenga una ficha de Inmovilización. En su activación tiene una acción gratuita: una unidad de infantería enemiga a alcance 1 y dentro de su línea de visión gana 2 fichas de Inmovilización y 2 de Acobardamiento.",
  },
};

const MAKING_HIS_WAY_IN_THE_GALAXY = (): Command => ({
  id: "making-his-way-in-the-galaxy",
  name: { en: "Making His Way in the Galaxy" },
  pips: 2,
  requires: { unit: "Boba Fett" },
  orders: [{ count: 1, of: [{ unit: "Boba Fett" }] }],
  keywords: [{ id: "blast" }, { id: "impact" }, { id: "versatile" }],
  weapons: [
    both("No Disintegrations", [1, 1], dice(2, 1, 0), [
      { id: "blast" },
      { id: "impact", value: 1 },
      { id: "versatile" },
    ]),
  ],
});

const MAKING_HIS_WAY_IN_THE_GALAXY_ID = "making-his-way-in-the-galaxy";

const MAKING_HIS_WAY_IN_THE_GALAXY_ENTRY = (): CommandCard => ({
  id: MAKING_HIS_WAY_IN_THE_GALAXY_ID,
  moments: [
    aboutOwn("activation-end", BOBA, (work, unit) => {
      const { owner } = at(work.state.units, unit);
      const left = undefeated(work.state, opponentOf(owner)).length;
      work.push({ kind: "volley", unit, card: MAKING_HIS_WAY_IN_THE_GALAXY_ID, left, attacked: [] });
    }),
  ],
  gift: { effect: { unitAmounts: [{ amount: "attacks", adds: -1 }] }, to: [BOBA] },
});

const MAKING_HIS_WAY_IN_THE_GALAXY_TEXT: CardText = {
  id: "making-his-way-in-the-galaxy",
  does: {
    en: "Boba Fett can perform no attack actions in his activation this round. When it ends, he may attack each enemy unit at range 1 and in line of sight with the weapon of the card alone.",
    es: "Boba Fett no puede realizar acciones de ataque en su activación de esta ronda. Cuando termina, puede atacar a cada unidad enemiga a alcance 1 y dentro de su línea de visión solo con el arma de la carta.",
  },
};

const RULE_WITH_RESPECT = (): Command => ({
  id: "rule-with-respect",
  name: { en: "Rule With Respect" },
  pips: 3,
  requires: { unit: "Boba Fett" },
  orders: [
    { count: 1, of: [{ unit: "Boba Fett" }] },
    { count: 2, of: [{}] },
  ],
});

const RULE_WITH_RESPECT_ID = "rule-with-respect";

const RULE_WITH_RESPECT_ENTRY = (): CommandCard => ({
  id: RULE_WITH_RESPECT_ID,
  gift: {
    effect: {
      declaring: {
        step: "weapons",
        rule: "leg.cards.command-use",
        ways: (look, { unit }, { attack }) => (attack === "ranged" && isLedByBoba(look, unit) ? [""] : []),
        take: (work) => addDice(work, [0, 1, 0]),
      },
    },
    to: [{}],
  },
});

const RULE_WITH_RESPECT_TEXT: CardText = {
  id: "rule-with-respect",
  does: {
    en: "This round, while Boba Fett has a faceup order token, a friendly unit at range 1 and in line of sight of him may add 1 black die to one pool of each ranged attack.",
    es: "Esta ronda, mientras Boba Fett tenga una ficha de Orden boca arriba, una unidad aliada a alcance 1 y dentro de la línea de visión de él puede añadir 1 dado negro a una reserva de cada ataque a distancia.",
  },
};

const Z_6_JETPACK_ROCKET = (): Command => ({
  id: "z-6-jetpack-rocket",
  name: { en: "Z-6 Jetpack Rocket" },
  pips: 3,
  requires: { unit: "Boba Fett" },
  orders: [{ count: 1, of: [{ unit: "Boba Fett" }] }],
  keywords: [{ id: "blast" }, { id: "impact" }],
  weapons: [ranged("Z-6 Jetpack Rocket", [3, 4], dice(3, 0, 0), [{ id: "blast" }, { id: "impact", value: 2 }])],
});

const Z_6_JETPACK_ROCKET_ENTRY = (): CommandCard => ({ id: "z-6-jetpack-rocket", arms: [BOBA] });

const Z_6_JETPACK_ROCKET_TEXT: CardText = {
  id: "z-6-jetpack-rocket",
  does: {
    en: "In his activation this round Boba Fett has the weapon of the card.",
    es: "En su activación de esta ronda, Boba Fett tiene el arma de la carta.",
  },
};

/** Command cards of Boba Fett. */
export const FIGURES: Cards<Command> = [
  A_SIMPLE_MAN,
  WHIPCORD_LAUNCHER,
  MAKING_HIS_WAY_IN_THE_GALAXY,
  RULE_WITH_RESPECT,
  Z_6_JETPACK_ROCKET,
];

/** What they do. */
export const ENTRIES: Cards<CommandCard> = [
  A_SIMPLE_MAN_ENTRY,
  WHIPCORD_LAUNCHER_ENTRY,
  MAKING_HIS_WAY_IN_THE_GALAXY_ENTRY,
  RULE_WITH_RESPECT_ENTRY,
  Z_6_JETPACK_ROCKET_ENTRY,
];

/** That in words. */
export const TEXTS: readonly CardText[] = [
  A_SIMPLE_MAN_TEXT,
  WHIPCORD_LAUNCHER_TEXT,
  MAKING_HIS_WAY_IN_THE_GALAXY_TEXT,
  RULE_WITH_RESPECT_TEXT,
  Z_6_JETPACK_ROCKET_TEXT,
];

/** Whether Boba Fett has an order yet to act on and an attacking unit beside him in sight, which has added no die to this attack. */
function isLedByBoba(look: Look, attacker: number): boolean {
  const pools = nearest(look.state, "attack")?.pools ?? [];
  if (pools.some(({ used = [] }) => used.includes(RULE_WITH_RESPECT_ID))) return false;
  const boba = withOrder(look, ownUnits(look, at(look.state.units, attacker).owner, BOBA));
  return boba.some((unit) => unit === attacker || inSight(look, unit, friendsAt(look, unit, 1)).includes(attacker));
}

/** The enemy trooper units at range 1 that Boba Fett sees. */
function toBind(look: Look, boba: number): readonly number[] {
  return inSight(look, boba, enemiesAt(look, boba, 1)).filter((unit) => isTrooper(look, unit));
}
