import { at, nearest } from "@sw/tabletop";
import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Upgrade } from "../../../catalogue/entries.ts";
import { moveBan, startMove } from "../../../moving/moves.ts";
import { performingActions } from "../../../rounds/performing.ts";
import type { MomentEffect } from "../../../state/hooks/keyword.ts";
import { lentBy, type UpgradeCard } from "../../../state/hooks/upgrade-card.ts";
import { undefeated } from "../../../state/ids.ts";
import type { Look } from "../../../state/look.ts";
import { fallsOut } from "../../../state/missed.ts";
import { isReadied, isTurnedTo, placeOfCard } from "../../../units/cards.ts";
import { askNamed, asks } from "../../../units/choosing.ts";
import { unitTokens } from "../../../units/conditions.ts";
import { enemiesAt, friendsAt } from "../../../units/near.ts";
import { areOfOneKind, isOfRank } from "../../../units/ranks.ts";
import { gainTokens, loseTokens } from "../../../units/unit-tokens.ts";
import { afterStandardMove } from "../../keywords/standard-moves.ts";
import { afterAttackAction } from "../attack-effects.ts";
import { byStatic, byUpgrade, lendFor, ordersItself, readiesInEndPhase, spend } from "../effects.ts";
import { PROTECTOR_POOL } from "../pool-effects.ts";
import { oneToken, TOKEN_CHOICES } from "../token-effects.ts";

/** What a standard move of an action gives with Offensive Push. */
const standardMove = (): MomentEffect => afterStandardMove("aim", byUpgrade("offensive-push")).does;

const ENDURANCE = (): Upgrade => ({
  id: "endurance",
  name: { en: "Endurance" },
  type: "training",
  cost: 6,
  special: true,
});

const ENDURANCE_ENTRY = (): UpgradeCard => ({
  id: "endurance",
  moments: [
    {
      moment: "activation-phase-end",
      may: true,
      applies: ({ state }, { unit }) => unitTokens(state, unit, "suppression") > 0,
      run: (work, { unit }) => loseTokens(work, unit, "suppression", 1, byStatic("endurance")),
    },
  ],
});

const ENDURANCE_TEXT: CardText = {
  id: "endurance",
  does: {
    en: "At the end of the Activation Phase the unit may remove 1 suppression token.",
    es: "Al final de la fase de Activación, la unidad puede retirar 1 ficha de Acobardamiento.",
  },
};

const INTO_THE_FRAY = (): Upgrade => ({
  id: "into-the-fray",
  name: { en: "Into the Fray" },
  type: "training",
  cost: 4,
  special: true,
});

const INTO_THE_FRAY_ENTRY = (): UpgradeCard => ({
  id: "into-the-fray",
  moments: [
    {
      moment: "activation-start",
      may: true,
      applies: (look, { unit }, about) => about !== null && enemiesAt(look, unit, 1).includes(about),
      run: (work, { unit }) => gainTokens(work, unit, "surge", 1, byStatic("into-the-fray")),
    },
  ],
});

const INTO_THE_FRAY_TEXT: CardText = {
  id: "into-the-fray",
  does: {
    en: "When an enemy unit at range 1 starts its activation, the unit may gain 1 surge token.",
    es: "Cuando una unidad enemiga a alcance 1 comienza su activación, la unidad puede ganar 1 ficha de Incremento.",
  },
};

const OFFENSIVE_PUSH = (): Upgrade => ({
  id: "offensive-push",
  name: { en: "Offensive Push" },
  type: "training",
  cost: 6,
  exhaust: true,
  special: true,
});

const OFFENSIVE_PUSH_ENTRY = (): UpgradeCard => ({
  id: "offensive-push",
  moments: [
    {
      moment: "moving",
      may: true,
      applies: (look, bearer, about) =>
        isReadied(look, bearer.unit, "offensive-push") &&
        nearest(look.state, "activation")?.unit === bearer.unit &&
        standardMove().applies(look, bearer, about),
      run(work, bearer, about) {
        spend(work, bearer.unit, "offensive-push", "exhausted");
        standardMove().run(work, bearer, about);
      },
    },
  ],
});

const OFFENSIVE_PUSH_TEXT: CardText = {
  id: "offensive-push",
  does: {
    en: "In its activation the unit may exhaust the card for Tactical 1 in a move action.",
    es: "En su activación, la unidad puede agotar la carta para tener Táctica 1 en una acción de movimiento.",
  },
};

const OFFENSIVE_STANCE = (): Upgrade => ({
  id: "offensive-stance",
  name: { en: "Offensive Stance" },
  type: "training",
  cost: 5,
  restriction: { slot: "force" },
  doubleSided: true,
  special: true,
  doubts: ["Only the defensive side was read; the other is inferred from the name."],
});

const OFFENSIVE_STANCE_ENTRY = (): UpgradeCard => ({
  id: "offensive-stance",
  moments: [
    {
      moment: "activation-start",
      may: false,
      applies: (_look, { unit }, about) => about === unit,
      run(work, { unit }) {
        const card = placeOfCard(work, unit, "offensive-stance");
        work.push({ kind: "side", unit, card, ...byStatic("offensive-stance") });
      },
    },
  ],
  moreDodges: (look, unit) => (isDefensive(look, unit) ? 1 : 0),
  withholds: (look, unit) => (isDefensive(look, unit) ? ["aim"] : []),
});

const OFFENSIVE_STANCE_TEXT: CardText = {
  id: "offensive-stance",
  does: {
    en: "The card may be turned over at the start of the activation. With its defensive side the unit gains a dodge token more by a dodge action and spends no aim tokens. Of its offensive side no source tells what it does.",
    es: "Se puede dar la vuelta a la carta al comienzo de la activación. Con su cara defensiva, la unidad gana una ficha de Esquiva más con una acción de esquivar y no gasta fichas de Ataque apuntado. De su cara ofensiva ninguna fuente dice qué hace.",
  },
};

const OVERWATCH = (): Upgrade => ({
  id: "overwatch",
  name: { en: "Overwatch" },
  type: "training",
  cost: 4,
  keywords: [{ id: "sentinel" }],
});

const PROTECTOR = (): Upgrade => ({
  id: "protector",
  name: { en: "Protector" },
  type: "training",
  cost: 5,
  exhaust: true,
  special: true,
});

const PROTECTOR_ENTRY = (): UpgradeCard => ({
  id: "protector",
  inAttack: (look, { unit, value }) => (isReadied(look, unit, "protector") ? value : 0),
  guarding: PROTECTOR_POOL,
  poolUse: {
    side: "user",
    used(work, unit) {
      if (isReadied(work, unit, "protector")) spend(work, unit, "protector", "exhausted");
    },
  },
  moments: [readiesInEndPhase("protector")],
});

const PROTECTOR_TEXT: CardText = {
  id: "protector",
  does: {
    en: "When the unit uses Guardian, it may exhaust the card to cancel criticals as if they were hits. The card readies in the End Phase.",
    es: "Cuando la unidad usa Guardián, puede agotar la carta para anular impactos críticos como si fueran impactos. La carta se prepara en la fase Final.",
  },
};

const SEIZE_THE_INITIATIVE = (): Upgrade => ({
  id: "seize-the-initiative",
  name: { en: "Seize the Initiative" },
  type: "training",
  cost: 5,
  restriction: { any: [{ rank: "commander" }, { rank: "operative" }] },
  expend: true,
  special: true,
  doubts: ["Exhaust or expend, and the allowed ranks, differ between sources."],
});

const SEIZE_THE_INITIATIVE_ENTRY = (): UpgradeCard => ({
  id: "seize-the-initiative",
  moments: [ordersItself("seize-the-initiative", "expended")],
});

const SEIZE_THE_INITIATIVE_TEXT: CardText = {
  id: "seize-the-initiative",
  does: {
    en: "In the Issue Orders step the card may be expended for the unit to issue an order to itself.",
    es: "En el paso Impartir órdenes se puede consumir la carta para que la unidad se imparta una orden a sí misma.",
  },
};

const SITUATIONAL_AWARENESS = (): Upgrade => ({
  id: "situational-awareness",
  name: { en: "Situational Awareness" },
  type: "training",
  cost: 4,
  costChanges: [{ on: { rank: "support" }, points: 4 }],
  keywords: [{ id: "outmaneuver" }],
  doubts: ["Cost rider found in one older table only.", "The change of its cost rests on one older table."],
});

const STRIKE_AND_FADE = (): Upgrade => ({
  id: "strike-and-fade",
  name: { en: "Strike and Fade" },
  type: "training",
  cost: 5,
  restriction: { keyword: "speeder" },
  exhaust: true,
  withoutSlot: [{}],
  special: true,
  doubts: ["Wording from one summary."],
});

const STRIKE_AND_FADE_ENTRY = (): UpgradeCard => ({
  id: "strike-and-fade",
  moments: [
    afterAttackAction(
      true,
      (look, unit) =>
        isReadied(look, unit, "strike-and-fade") &&
        performingActions(look.state, unit) !== undefined &&
        moveBan(look, unit, "action") === undefined,
      (work, unit) => {
        spend(work, unit, "strike-and-fade", "exhausted");
        startMove(work, unit, "action");
      },
    ),
  ],
});

const STRIKE_AND_FADE_TEXT: CardText = {
  id: "strike-and-fade",
  does: {
    en: "After an attack action in its activation the unit may exhaust the card to perform a free move action.",
    es: "Tras una acción de ataque en su activación, la unidad puede agotar la carta para realizar una acción de movimiento gratuita.",
  },
};

const STRIKE_TEAM_LEADER = (): Upgrade => ({
  id: "strike-team-leader",
  name: { en: "Strike Team Leader" },
  type: "training",
  cost: 8,
  bullets: 1,
  restriction: { rank: "operative" },
  special: true,
});

const STRIKE_TEAM_LEADER_ENTRY = (): UpgradeCard => ({
  id: "strike-team-leader",
  moments: [
    asks("strike-team-leader", "setup-effects", (look, unit) => teams(look, unit).length > 0),
    {
      moment: "activation-phase-start",
      may: false,
      applies: (look, { unit }) => teamNear(look, unit).length > 0,
      run(work, { unit }) {
        for (const friend of teamNear(work, unit)) askNamed(work, "strike-team-leader", "token", friend);
      },
    },
  ],
  choice: {
    rule: "leg.upgrade.static-by-default",
    most: 1,
    may: false,
    candidates: (look, { unit }) => teams(look, unit),
    take(work, _bearer, [team]) {
      if (team !== undefined) lendFor(work, team, "strike-team-leader", "game");
    },
  },
  choices: { token: oneToken("strike-team-leader", ["aim", "dodge"]) },
  lasting: {},
  backup: { takes: isInTeam },
});

const STRIKE_TEAM_LEADER_TEXT: CardText = {
  id: "strike-team-leader",
  does: {
    en: "During setup choose a friendly special forces unit of the same faction or affiliation. It may provide backup to this unit, and at the start of each Activation Phase it gains 1 aim or 1 dodge token if it is at range 2 of it.",
    es: "Durante la preparación se elige una unidad aliada de Fuerzas especiales de la misma facción o afiliación. Puede proporcionar asistencia a esta unidad y, al comienzo de cada fase de Activación, gana 1 ficha de Ataque apuntado o 1 de Esquiva si está a alcance 2 de ella.",
  },
  choices: TOKEN_CHOICES,
};

/** Training upgrades of no faction, those apart that count in attacks. */
export const FIGURES: Cards<Upgrade> = [
  ENDURANCE,
  INTO_THE_FRAY,
  OFFENSIVE_PUSH,
  OFFENSIVE_STANCE,
  OVERWATCH,
  PROTECTOR,
  SEIZE_THE_INITIATIVE,
  SITUATIONAL_AWARENESS,
  STRIKE_AND_FADE,
  STRIKE_TEAM_LEADER,
];

/** What they do. */
export const ENTRIES: Cards<UpgradeCard> = [
  ENDURANCE_ENTRY,
  INTO_THE_FRAY_ENTRY,
  OFFENSIVE_PUSH_ENTRY,
  OFFENSIVE_STANCE_ENTRY,
  PROTECTOR_ENTRY,
  SEIZE_THE_INITIATIVE_ENTRY,
  STRIKE_AND_FADE_ENTRY,
  STRIKE_TEAM_LEADER_ENTRY,
];

/** That in words. */
export const TEXTS: readonly CardText[] = [
  ENDURANCE_TEXT,
  INTO_THE_FRAY_TEXT,
  OFFENSIVE_PUSH_TEXT,
  OFFENSIVE_STANCE_TEXT,
  PROTECTOR_TEXT,
  SEIZE_THE_INITIATIVE_TEXT,
  STRIKE_AND_FADE_TEXT,
  STRIKE_TEAM_LEADER_TEXT,
];

/** Friendly special forces units that a unit may lead. */
function teams(look: Look, unit: number): readonly number[] {
  return undefeated(look.state, at(look.state.units, unit).owner).filter(
    (friend) =>
      (friend !== unit || fallsOut(look, friend, "unit-itself")) &&
      isOfRank(look, friend, ["special-forces"]) &&
      areOfOneKind(look, unit, friend),
  );
}

/** The unit of the strike team, if it is at range 2. */
function teamNear(look: Look, unit: number): readonly number[] {
  return friendsAt(look, unit, 2).filter((friend) => isInTeam(look, unit, friend));
}

/** Whether a friend is the unit that was chosen for the strike team. */
function isInTeam({ state }: Look, _unit: number, friend: number): boolean {
  return state.ongoing.some(({ unit, keyword }) => unit === friend && keyword === lentBy("strike-team-leader"));
}

/** Whether Offensive Stance lies with its defensive side up, the second. */
function isDefensive(look: Look, unit: number): boolean {
  return isTurnedTo(look, unit, "offensive-stance", "B");
}
