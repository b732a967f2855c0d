import { at } from "@sw/tabletop";
import { altered, type Pool } from "../../../attack/pools/pool.ts";
import { using } from "../../../attack/pools/rules.ts";
import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Upgrade } from "../../../catalogue/entries.ts";
import { LIST } from "../../../catalogue/writing.ts";
import type { UpgradeCard } from "../../../state/hooks/upgrade-card.ts";
import type { Look } from "../../../state/look.ts";
import { ordersItself } from "../effects.ts";

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

const ENDURANCE = (): Upgrade => ({
  id: "endurance",
  name: { en: "Endurance" },
  type: "training",
  cost: 6,
  special: true,
  summary: "At the end of the Activation Phase the unit may remove 1 suppression.",
  verification: LIST,
});

const INTO_THE_FRAY = (): Upgrade => ({
  id: "into-the-fray",
  name: { en: "Into the Fray" },
  type: "training",
  cost: 4,
  special: true,
  summary: "When an enemy unit within 1 starts its activation, this unit may gain 1 surge.",
  verification: LIST,
});

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
export const ENTRIES: Cards<UpgradeCard> = [SEIZE_THE_INITIATIVE_ENTRY, TENACITY_ENTRY];

/** That in words. */
export const TEXTS: readonly CardText[] = [SEIZE_THE_INITIATIVE_TEXT, TENACITY_TEXT];

/** Whether a miniature of a unit has wounds, or one was lost. */
function isHurt({ state }: Look, unit: number): boolean {
  return at(state.units, unit).miniatures.some(({ status, wounds }) => status === "defeated" || wounds > 0);
}

function withRedDie(pool: Pool): Pool {
  return altered(pool, { dice: pool.dice.map((count, colour) => (colour === RED ? count + 1 : count)) });
}
