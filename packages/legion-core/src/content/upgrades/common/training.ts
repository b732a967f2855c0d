import { at, nearest } from "@sw/tabletop";
import { altered, type Pool } from "../../../attack/pools/pool.ts";
import { using } from "../../../attack/pools/rules.ts";
import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Upgrade } from "../../../catalogue/entries.ts";
import { LIST } from "../../../catalogue/writing.ts";
import { contests, tokensDown } from "../../../mission/contest.ts";
import { isUnitWithinTerritory } from "../../../mission/territory.ts";
import { moveBan, startMove } from "../../../moving/moves.ts";
import { performingActions } from "../../../rounds/performing.ts";
import { lentBy, type UpgradeCard } from "../../../state/hooks/upgrade-card.ts";
import { undefeated } from "../../../state/ids.ts";
import type { Look } from "../../../state/look.ts";
import { isVehicle } from "../../../table/unit-types.ts";
import { isReadied } from "../../../units/cards.ts";
import { askNamed, asks } from "../../../units/choosing.ts";
import { courageOf, isSuppressed, isSuppressible, unitTokens, woundsOn } from "../../../units/conditions.ts";
import { hasPermit } from "../../../units/keywords.ts";
import { enemiesAt, friendsAt } from "../../../units/near.ts";
import { profileOf } from "../../../units/profiles.ts";
import { areOfOneKind, rankOf } from "../../../units/ranks.ts";
import { gainTokens, loseTokens, receiveTokens } from "../../../units/unit-tokens.ts";
import { afterStandardMove } from "../../keywords/standard-moves.ts";
import { afterAttackAction } from "../attack-effects.ts";
import { byStatic, byUpgrade, lendFor, ordersItself, readyCard, spend } from "../effects.ts";
import { DUCK_AND_COVER_POOL, DUG_IN_POOL, MISSION_OBJECTIVE_POOL, ON_THE_HUNT_POOL } from "../pool-effects.ts";
import { oneToken, TOKEN_CHOICES } from "../token-effects.ts";

const UP_CLOSE = "up-close-and-personal";

/** What a standard move of an action gives with Offensive Push. */
const STANDARD_MOVE = /* @__PURE__ */ afterStandardMove("aim", byUpgrade("offensive-push"));

/** What the figure of Duck and Cover is raised by where its token changes nothing about cover. */
const DUCKED_IN_VAIN = 1;

/** The place of red among the colours of attack dice. */
const RED = 2;

const DUCK_AND_COVER = (): Upgrade => ({
  id: "duck-and-cover",
  name: { en: "Duck and Cover" },
  type: "training",
  cost: 2,
  special: true,
  summary:
    "When defending against a ranged attack, at the start of Apply Dodge and Cover the unit may gain 1 suppression.",
  verification: LIST,
});

const DUCK_AND_COVER_ENTRY = (): UpgradeCard => ({
  id: "duck-and-cover",
  inAttack: (look, { unit, value }, { kind }) => {
    if (kind !== "ranged" || !isSuppressible(look, unit)) return 0;
    return value + (willBeSuppressed(look, unit) ? 0 : DUCKED_IN_VAIN);
  },
  defending: DUCK_AND_COVER_POOL,
  poolUse: {
    side: "defender",
    used: (work, unit) => gainTokens(work, unit, "suppression", 1, byStatic("duck-and-cover")),
  },
});

const DUCK_AND_COVER_TEXT: CardText = {
  id: "duck-and-cover",
  does: {
    en: "When the unit defends against a ranged attack it may gain 1 suppression token before dodge and cover are applied.",
    es: "Cuando la unidad se defiende de un ataque a distancia, puede ganar 1 ficha de Acobardamiento antes de aplicar Esquiva y cobertura.",
  },
};

const DUG_IN = (): Upgrade => ({
  id: "dug-in",
  name: { en: "Dug In" },
  type: "training",
  cost: 6,
  restriction: { any: [{ type: "emplacement-trooper" }, { keyword: "prepared-position", type: "trooper" }] },
  withoutSlot: [{}],
  special: true,
  summary:
    "Needs no training slot. While the unit is wholly in friendly territory and has no face-down order, it rolls red instead of white dice for its cover pool.",
  verification: LIST,
});

const DUG_IN_ENTRY = (): UpgradeCard => ({
  id: "dug-in",
  inAttack: (look, { unit, value }) => {
    const { owner, order } = at(look.state.units, unit);
    return order !== "facedown" && isUnitWithinTerritory(look, owner, unit) ? value : 0;
  },
  defending: DUG_IN_POOL,
});

const DUG_IN_TEXT: CardText = {
  id: "dug-in",
  does: {
    en: "While the unit is wholly within friendly territory and has no facedown order token, it rolls red dice for its cover instead of white ones.",
    es: "Mientras la unidad esté por completo en territorio aliado y no tenga una ficha de Orden boca abajo, tira dados rojos por su cobertura en vez de blancos.",
  },
};

const ENDURANCE = (): Upgrade => ({
  id: "endurance",
  name: { en: "Endurance" },
  type: "training",
  cost: 6,
  special: true,
  summary: "At the end of the Activation Phase the unit may remove 1 suppression.",
  verification: LIST,
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
  summary: "When an enemy unit within 1 starts its activation, this unit may gain 1 surge.",
  verification: LIST,
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

const MISSION_OBJECTIVE = (): Upgrade => ({
  id: "mission-objective",
  name: { en: "Mission Objective" },
  type: "training",
  cost: 6,
  restriction: { type: "trooper" },
  exhaust: true,
  special: true,
  summary:
    "When attacking an enemy that holds or contests an objective token, exhaust to reroll 1 attack die. Readies at the start of the unit's activation.",
  verification: LIST,
});

const MISSION_OBJECTIVE_ENTRY = (): UpgradeCard => ({
  id: "mission-objective",
  inAttack: (look, { unit, value }, { enemy }) =>
    isReadied(look, unit, "mission-objective") && isOnMission(look, enemy) ? value : 0,
  attacking: MISSION_OBJECTIVE_POOL,
  poolUse: { side: "attacker", used: (work, unit) => spend(work, unit, "mission-objective", "exhausted") },
  moments: (["activation-start", "undeployed-activation-start"] as const).map((moment) => ({
    moment,
    may: false,
    applies: ({ state }, { unit }, about) => about === unit && at(state.units, unit).cards.includes("exhausted"),
    run: (work, { unit }) => readyCard(work, unit, "mission-objective"),
  })),
});

const MISSION_OBJECTIVE_TEXT: CardText = {
  id: "mission-objective",
  does: {
    en: "While the unit attacks an enemy that holds or contests an objective token, it may exhaust the card to reroll 1 attack die. The card readies at the start of the unit’s activation.",
    es: "Cuando la unidad ataca a un enemigo que posee o disputa una ficha de Objetivo, puede agotar la carta para volver a tirar 1 dado de ataque. La carta se prepara al comienzo de la activación de la unidad.",
  },
};

const OFFENSIVE_PUSH = (): Upgrade => ({
  id: "offensive-push",
  name: { en: "Offensive Push" },
  type: "training",
  cost: 6,
  exhaust: true,
  special: true,
  summary: "Exhaust: the unit has Tactical 1 for its next move action of the activation.",
  verification: LIST,
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
        STANDARD_MOVE.applies(look, bearer, about),
      run(work, bearer, about) {
        spend(work, bearer.unit, "offensive-push", "exhausted");
        STANDARD_MOVE.run(work, bearer, about);
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
  summary:
    "May be turned over at the start of the activation. The defensive side turns a Dodge action into 2 dodges but forbids spending aims; the offensive side is its counterpart for Aim actions.",
  verification: { ...LIST, doubts: ["Only the defensive side was read; the other is inferred from the name."] },
});

const ON_THE_HUNT = (): Upgrade => ({
  id: "on-the-hunt",
  name: { en: "On The Hunt" },
  type: "training",
  cost: 6,
  special: true,
  summary: "When attacking a wounded trooper unit, in Roll Attack Dice the unit may gain 1 aim.",
  verification: LIST,
});

const ON_THE_HUNT_ENTRY = (): UpgradeCard => ({
  id: "on-the-hunt",
  inAttack: (look, { value }, { enemy }) =>
    !isVehicle(profileOf(look, enemy).type) && woundsOn(look.state, enemy) > 0 ? value : 0,
  attacking: ON_THE_HUNT_POOL,
  poolUse: {
    side: "attacker",
    used: (work, unit) => receiveTokens(work, unit, "aim", 1, byStatic("on-the-hunt")),
  },
});

const ON_THE_HUNT_TEXT: CardText = {
  id: "on-the-hunt",
  does: {
    en: "While the unit attacks a wounded trooper unit, it may gain 1 aim token in the Roll Attack Dice step.",
    es: "Cuando la unidad ataca a una unidad de infantería herida, puede ganar 1 ficha de Ataque apuntado en el paso Tirar dados de ataque.",
  },
};

const OVERWATCH = (): Upgrade => ({
  id: "overwatch",
  name: { en: "Overwatch" },
  type: "training",
  cost: 4,
  keywords: [{ id: "sentinel" }],
  summary: "The unit has Sentinel.",
  verification: LIST,
});

const PROTECTOR = (): Upgrade => ({
  id: "protector",
  name: { en: "Protector" },
  type: "training",
  cost: 5,
  exhaust: true,
  special: true,
  summary: "When the unit uses Guardian, exhaust to cancel crits as if they were hits. Readies in the End Phase.",
  verification: LIST,
});

const SEIZE_THE_INITIATIVE = (): Upgrade => ({
  id: "seize-the-initiative",
  name: { en: "Seize the Initiative" },
  type: "training",
  cost: 5,
  restriction: { any: [{ rank: "commander" }, { rank: "operative" }] },
  expend: true,
  special: true,
  summary: "In the Issue Orders step the unit gives itself an order.",
  verification: { ...LIST, doubts: ["Exhaust or expend, and the allowed ranks, differ between sources."] },
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
  summary: "The unit has Outmaneuver. Costs 4 more on a support unit by an older table.",
  verification: {
    ...LIST,
    doubts: ["Cost rider found in one older table only.", "The change of its cost rests on one older table."],
  },
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
  summary: "After an attack action, exhaust to make a move action. Needs no training slot.",
  verification: { ...LIST, doubts: ["Wording from one summary."] },
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
  summary:
    "In set-up choose a friendly special forces unit of the same faction or affiliation; at the start of each Activation Phase it gains 1 aim or 1 dodge if within 2, and it may provide backup to this unit.",
  verification: LIST,
});

const STRIKE_TEAM_LEADER_ENTRY = (): UpgradeCard => ({
  id: "strike-team-leader",
  moments: [
    asks("strike-team-leader", "setup-effects", (look, unit) => teams(look, unit).length > 0),
    {
      moment: "activation-phase-start",
      may: false,
      applies: (look, { unit }) => friendsAt(look, unit, 2).some((friend) => isInTeam(look, unit, friend)),
      run(work, { unit }) {
        for (const friend of friendsAt(work, unit, 2)) {
          if (isInTeam(work, unit, friend)) askNamed(work, "strike-team-leader", "token", friend);
        }
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

const TENACITY = (): Upgrade => ({
  id: "tenacity",
  name: { en: "Tenacity" },
  type: "training",
  cost: 6,
  special: true,
  summary: "In melee attacks, if the unit has a wound or has lost a miniature it may add 1 red die to its pools.",
  verification: LIST,
});

const TENACITY_ENTRY = (): UpgradeCard => ({
  id: "tenacity",
  inAttack: (look, { unit, value }, { kind }) => (kind === "melee" && isHurt(look, unit) ? value : 0),
  attacking: {
    offers: [
      {
        id: "tenacity",
        stage: "downgrade-attack-attacker",
        side: "attacker",
        available: ({ used }) => (used["tenacity"] ?? 0) === 0,
        take: (pool) => using(withRedDie(pool), "tenacity"),
      },
    ],
  },
});

const TENACITY_TEXT: CardText = {
  id: "tenacity",
  does: {
    en: "While the unit makes a melee attack and has a wound or has lost a miniature, it may add 1 red attack die to the pool.",
    es: "Cuando la unidad efectúa un ataque cuerpo a cuerpo y tiene alguna Herida o ha perdido una miniatura, puede añadir 1 dado de ataque rojo a la reserva.",
  },
};

const UP_CLOSE_AND_PERSONAL = (): Upgrade => ({
  id: "up-close-and-personal",
  name: { en: "Up Close and Personal" },
  type: "training",
  cost: 8,
  special: true,
  summary: "After a ranged attack against a unit within 2 the unit gains 1 dodge.",
  verification: LIST,
});

const UP_CLOSE_AND_PERSONAL_ENTRY = (): UpgradeCard => ({
  id: "up-close-and-personal",
  fights(work, unit) {
    const attack = nearest(work.state, "attack");
    if (attack?.attacker !== unit) return;
    const near = enemiesAt(work, unit, 2);
    if (!attack.pools.some(({ attack: kind, defender }) => kind === "ranged" && near.includes(defender))) return;
    // Whoever is shot at may be gone when the attack is past.
    work.amend("attack", (frame) => ({ ...frame, used: [...(frame.used ?? []), UP_CLOSE] }));
  },
  moments: [
    {
      moment: "after-attack",
      may: false,
      applies: ({ state }, { unit }, about) => {
        const attack = nearest(state, "attack");
        return about === unit && attack?.attacker === unit && attack.used?.includes(UP_CLOSE) === true;
      },
      run: (work, { unit }) => gainTokens(work, unit, "dodge", 1, byStatic(UP_CLOSE)),
    },
  ],
});

const UP_CLOSE_AND_PERSONAL_TEXT: CardText = {
  id: "up-close-and-personal",
  does: {
    en: "After a ranged attack against a unit at range 2 the unit gains 1 dodge token.",
    es: "Tras un ataque a distancia contra una unidad a alcance 2, la unidad gana 1 ficha de Esquiva.",
  },
};

/** Training upgrades of no faction. */
export const FIGURES: Cards<Upgrade> = [
  DUCK_AND_COVER,
  DUG_IN,
  ENDURANCE,
  INTO_THE_FRAY,
  MISSION_OBJECTIVE,
  OFFENSIVE_PUSH,
  OFFENSIVE_STANCE,
  ON_THE_HUNT,
  OVERWATCH,
  PROTECTOR,
  SEIZE_THE_INITIATIVE,
  SITUATIONAL_AWARENESS,
  STRIKE_AND_FADE,
  STRIKE_TEAM_LEADER,
  TENACITY,
  UP_CLOSE_AND_PERSONAL,
];

/** What they do. */
export const ENTRIES: Cards<UpgradeCard> = [
  DUCK_AND_COVER_ENTRY,
  DUG_IN_ENTRY,
  ENDURANCE_ENTRY,
  INTO_THE_FRAY_ENTRY,
  MISSION_OBJECTIVE_ENTRY,
  OFFENSIVE_PUSH_ENTRY,
  ON_THE_HUNT_ENTRY,
  SEIZE_THE_INITIATIVE_ENTRY,
  STRIKE_AND_FADE_ENTRY,
  STRIKE_TEAM_LEADER_ENTRY,
  TENACITY_ENTRY,
  UP_CLOSE_AND_PERSONAL_ENTRY,
];

/** That in words. */
export const TEXTS: readonly CardText[] = [
  DUCK_AND_COVER_TEXT,
  DUG_IN_TEXT,
  ENDURANCE_TEXT,
  INTO_THE_FRAY_TEXT,
  MISSION_OBJECTIVE_TEXT,
  OFFENSIVE_PUSH_TEXT,
  ON_THE_HUNT_TEXT,
  SEIZE_THE_INITIATIVE_TEXT,
  STRIKE_AND_FADE_TEXT,
  STRIKE_TEAM_LEADER_TEXT,
  TENACITY_TEXT,
  UP_CLOSE_AND_PERSONAL_TEXT,
];

/** Whether a miniature of a unit has wounds, or one was lost. */
function isHurt({ state }: Look, unit: number): boolean {
  return at(state.units, unit).miniatures.some(({ status, wounds }) => status === "defeated" || wounds > 0);
}

function withRedDie(pool: Pool): Pool {
  return altered(pool, { dice: pool.dice.map((count, colour) => (colour === RED ? count + 1 : count)) });
}

/** Friendly special forces units that a unit may lead. */
function teams(look: Look, unit: number): readonly number[] {
  return undefeated(look.state, at(look.state.units, unit).owner).filter(
    (friend) => friend !== unit && rankOf(look, friend) === "special-forces" && areOfOneKind(look, unit, friend),
  );
}

/** Whether a friend is the unit that was chosen for the strike team. */
function isInTeam({ state }: Look, _unit: number, friend: number): boolean {
  return state.ongoing.some(({ unit, keyword }) => unit === friend && keyword === lentBy("strike-team-leader"));
}

/** Whether one more suppression token makes a unit suppressed, which it is not by now. */
function willBeSuppressed(look: Look, unit: number): boolean {
  const more = unitTokens(look.state, unit, "suppression") + 1;
  const courage = courageOf(look, unit) ?? more;
  const steady = profileOf(look, unit).type === "droid-trooper" || hasPermit(look, unit, "never-suppressed");
  return !isSuppressed(look, unit) && !steady && more >= courage;
}

/** Whether a unit holds an objective token or contests one. */
function isOnMission(look: Look, unit: number): boolean {
  if (at(look.state.units, unit).holds.length > 0) return true;
  return tokensDown(look.state).some((token) => contests(look, unit, token));
}
