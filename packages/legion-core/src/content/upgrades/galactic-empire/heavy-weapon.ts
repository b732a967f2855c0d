import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Upgrade } from "../../../catalogue/entries.ts";
import { both, dice, melee, ranged } from "../../../catalogue/writing.ts";
import { isEngaged } from "../../../moving/moves.ts";
import type { UpgradeCard } from "../../../state/hooks/upgrade-card.ts";
import { engagedBy } from "../../../units/near.ts";
import { gainTokens } from "../../../units/unit-tokens.ts";
import { askFor, byUpgrade, exhaustingAction } from "../effects.ts";
import { MARKSMAN_DOES, marksman } from "../shot-effects.ts";

const AGENT_KALLUS = (): Upgrade => ({
  id: "agent-kallus",
  name: { en: "Agent Kallus" },
  type: "heavy-weapon",
  cost: 28,
  bullets: 1,
  restriction: {
    any: [
      { faction: "galactic-empire", rank: "corps" },
      { faction: "galactic-empire", rank: "special-forces" },
    ],
  },
  exhaust: true,
  action: "free-action",
  miniatures: 1,
  grants: ["heavy-weapon"],
  changes: { courage: 1 },
  keywords: [{ id: "demoralize", value: 1 }, { id: "leader" }, { id: "sidearm", attacks: ["ranged"] }],
  weapons: [both("J-19 Bo-Rifle", [1, 2], dice(0, 2, 1), [{ id: "long-shot" }])],
  special: true,
  doubts: ["Which slot is granted differs between sources (heavy weapon, training or personnel)."],
});

const AGENT_KALLUS_ENTRY = (): UpgradeCard => ({
  id: "agent-kallus",
  actions: [exhaustingAction("agent-kallus", askFor("agent-kallus"), isEngaged)],
  choice: {
    rule: "leg.actions.free-card-action-cost",
    most: 1,
    may: false,
    candidates: (look, { unit }) => engagedBy(look, unit),
    take(work, _bearer, [enemy]) {
      if (enemy !== undefined) gainTokens(work, enemy, "immobilize", 2, byUpgrade("agent-kallus"));
    },
  },
});

const AGENT_KALLUS_TEXT: CardText = {
  id: "agent-kallus",
  does: {
    en: "Free action, exhausting the card: an enemy unit engaged with the unit gains 2 immobilize tokens.",
    es: "Acción gratuita que agota la carta: una unidad enemiga trabada con la unidad gana 2 fichas de Inmovilización.",
  },
};

const DEL_MEEKO = (): Upgrade => ({
  id: "del-meeko",
  name: { en: "Del Meeko" },
  type: "heavy-weapon",
  cost: 35,
  bullets: 1,
  restriction: {
    any: [{ faction: "galactic-empire", rank: "corps", type: "trooper" }, { unit: "Imperial Special Forces" }],
  },
  action: "free-action",
  miniatures: 1,
  keywords: [{ id: "repair", value: 2, capacity: 1 }],
  weapons: [ranged("Del's DLT-19x", [1, 5], dice(0, 2, 0), [{ id: "high-velocity" }, { id: "lethal", value: 1 }])],
});

const DLT_19_STORMTROOPER = (): Upgrade => ({
  id: "dlt-19-stormtrooper",
  name: { en: "DLT-19 Stormtrooper" },
  type: "heavy-weapon",
  cost: 20,
  restriction: { unit: "Stormtroopers" },
  miniatures: 1,
  weapons: [ranged("DLT-19 Blaster Rifle", [1, 4], dice(2, 0, 0), [{ id: "impact", value: 1 }])],
});

const DLT_19D_TROOPER = (): Upgrade => ({
  id: "dlt-19d-trooper",
  name: { en: "DLT-19D Trooper" },
  type: "heavy-weapon",
  cost: 28,
  restriction: { unit: "Imperial Death Troopers" },
  miniatures: 1,
  weapons: [ranged("DLT-19D Trooper", [1, 4], dice(2, 0, 1), [{ id: "impact", value: 1 }])],
});

const DLT_19X_SNIPER = (): Upgrade => ({
  id: "dlt-19x-sniper",
  name: { en: "DLT-19x Sniper" },
  type: "heavy-weapon",
  cost: 35,
  restriction: { unit: "Scout Troopers" },
  miniatures: 1,
  weapons: [
    ranged("DLT-19x Sniper Rifle", [1, 5], dice(0, 2, 0), [{ id: "high-velocity" }, { id: "pierce", value: 1 }]),
  ],
  doubts: ["Of the list of 2026-01-14 alone: cost, weapons, restrictions."],
});

const DLT_20A_RANGE_TROOPER = (): Upgrade => ({
  id: "dlt-20a-range-trooper",
  name: { en: "DLT-20A Range Trooper" },
  type: "heavy-weapon",
  cost: 25,
  restriction: { unit: "Range Troopers" },
  miniatures: 1,
  weapons: [ranged("DLT-20A Range Trooper", [1, 5], dice(2, 0, 0), [{ id: "impact", value: 2 }])],
});

const DT_F16 = (): Upgrade => ({
  id: "dt-f16",
  name: { en: "DT-F16" },
  type: "heavy-weapon",
  cost: 15,
  bullets: 1,
  restriction: { unit: "Imperial Death Troopers" },
  miniatures: 1,
  keywords: [{ id: "compel" }, { id: "leader" }],
  weapons: [ranged("E-11D Blaster Rifle", [1, 3], dice(0, 1, 1))],
});

const FLAMETROOPER = (): Upgrade => ({
  id: "flametrooper",
  name: { en: "Flametrooper" },
  type: "heavy-weapon",
  cost: 20,
  restriction: { unit: "Snowtroopers" },
  miniatures: 1,
  weapons: [both("Flamethrower", [1, 1], dice(0, 1, 0), [{ id: "blast" }, { id: "spray" }])],
});

const GIDEON_HASK = (): Upgrade => ({
  id: "gideon-hask",
  name: { en: "Gideon Hask" },
  type: "heavy-weapon",
  cost: 29,
  bullets: 1,
  restriction: {
    any: [{ faction: "galactic-empire", rank: "corps", type: "trooper" }, { unit: "Imperial Special Forces" }],
  },
  miniatures: 1,
  changes: { courage: 1 },
  keywords: [{ id: "coordinate", of: [{ rank: "corps", type: "trooper" }] }, { id: "leader" }],
  weapons: [ranged("Gideon's E-11", [1, 3], dice(2, 0, 0))],
});

const HH_12_STORMTROOPER = (): Upgrade => ({
  id: "hh-12-stormtrooper",
  name: { en: "HH-12 Stormtrooper" },
  type: "heavy-weapon",
  cost: 22,
  restriction: { unit: "Stormtroopers" },
  miniatures: 1,
  weapons: [ranged("HH-12 Rocket Launcher", [2, 4], dice(0, 3, 0), [{ id: "cumbersome" }, { id: "impact", value: 3 }])],
});

const KX_SERIES_SECURITY_DROIDS = (): Upgrade => ({
  id: "kx-series-security-droids",
  name: { en: "KX-Series Security Droids" },
  type: "heavy-weapon",
  cost: 18,
  restriction: { unit: "Stormtrooper Riot Squad" },
  miniatures: 2,
  weapons: [melee("Oppress", dice(1, 0, 0), [{ id: "impact", value: 1 }])],
});

const MERTALIZER = (): Upgrade => ({
  id: "mertalizer",
  name: { en: "Mertalizer" },
  type: "heavy-weapon",
  cost: 30,
  restriction: { unit: "Imperial Dark Troopers" },
  miniatures: 1,
  weapons: [melee("Mertalizer", dice(2, 1, 0), [{ id: "suppressive" }])],
});

const RT_97C_STORMTROOPER = (): Upgrade => ({
  id: "rt-97c-stormtrooper",
  name: { en: "RT-97C Stormtrooper" },
  type: "heavy-weapon",
  cost: 22,
  restriction: { unit: "Stormtroopers" },
  miniatures: 1,
  weapons: [ranged("RT-97C Blaster Rifle", [1, 4], dice(1, 0, 3))],
});

const SM_9_FRAG_LAUNCHER = (): Upgrade => ({
  id: "sm-9-frag-launcher",
  name: { en: "SM-9 Frag Launcher" },
  type: "heavy-weapon",
  cost: 40,
  restriction: { unit: "Imperial Dark Troopers" },
  exhaust: true,
  miniatures: 1,
  keywords: [{ id: "cycle" }],
  weapons: [ranged("SM-9 Frag Launcher", [1, 2], dice(2, 1, 0), [{ id: "blast" }, { id: "impact", value: 2 }])],
});

const SONIC_CHARGE_SABOTEUR = (): Upgrade => ({
  id: "sonic-charge-saboteur",
  name: { en: "Sonic Charge Saboteur" },
  type: "heavy-weapon",
  cost: 23,
  restriction: { unit: "Scout Troopers" },
  miniatures: 1,
  weapons: [
    both("Sonic Charge", [1, 1], dice(1, 1, 2), [{ id: "blast" }, { id: "impact", value: 2 }, { id: "suppressive" }]),
  ],
  doubts: [
    "The list tags this card with Assault; the weapon line does not show it.",
    "Of the list of 2026-01-14 alone: cost, weapons.",
  ],
});

const STORMTROOPER_MARKSMAN = (): Upgrade => ({
  id: "stormtrooper-marksman",
  name: { en: "Stormtrooper Marksman" },
  type: "heavy-weapon",
  cost: 30,
  restriction: { unit: "Stormtrooper Riot Squad" },
  action: "card-action",
  miniatures: 1,
  special: true,
  doubts: [
    "An older table reads surge or crit; the sister card reads hit or crit.",
    "Of the list of 2026-01-14 alone: cost.",
  ],
});

const STORMTROOPER_MARKSMAN_ENTRY = (): UpgradeCard => marksman("stormtrooper-marksman");

const STORMTROOPER_MARKSMAN_TEXT: CardText = {
  id: "stormtrooper-marksman",
  does: MARKSMAN_DOES,
};

const T_21_SPECIAL_FORCES_TROOPER = (): Upgrade => ({
  id: "t-21-special-forces-trooper",
  name: { en: "T-21 Special Forces Trooper" },
  type: "heavy-weapon",
  cost: 24,
  restriction: { all: [{ unit: "Imperial Special Forces" }, { not: { title: "Inferno Squad" } }] },
  miniatures: 1,
  weapons: [ranged("T-21 Repeating Blaster", [1, 3], dice(0, 0, 4), [{ id: "critical", value: 2 }])],
  doubts: ["Of the list of 2026-01-14 alone: cost."],
});

const T_21_STORMTROOPER = (): Upgrade => ({
  id: "t-21-stormtrooper",
  name: { en: "T-21 Stormtrooper" },
  type: "heavy-weapon",
  cost: 20,
  restriction: { unit: "Stormtroopers" },
  miniatures: 1,
  weapons: [ranged("T-21 Repeating Blaster", [1, 3], dice(0, 0, 4), [{ id: "critical", value: 2 }])],
});

const T_21A_RANGE_TROOPER = (): Upgrade => ({
  id: "t-21a-range-trooper",
  name: { en: "T-21A Range Trooper" },
  type: "heavy-weapon",
  cost: 28,
  restriction: { unit: "Range Troopers" },
  miniatures: 1,
  weapons: [ranged("T-21A Repeating Blaster", [1, 4], dice(0, 2, 2), [{ id: "suppressive" }])],
});

const T_21B_SHORETROOPER = (): Upgrade => ({
  id: "t-21b-shoretrooper",
  name: { en: "T-21B Shoretrooper" },
  type: "heavy-weapon",
  cost: 28,
  restriction: { unit: "Shoretroopers" },
  miniatures: 1,
  weapons: [ranged("T-21B Repeating Blaster", [1, 4], dice(0, 2, 2), [{ id: "critical", value: 1 }])],
  doubts: ["Weapon profile from the list only."],
});

const T_7_ION_SNOWTROOPER = (): Upgrade => ({
  id: "t-7-ion-snowtrooper",
  name: { en: "T-7 Ion Snowtrooper" },
  type: "heavy-weapon",
  cost: 24,
  restriction: { unit: "Snowtroopers" },
  miniatures: 1,
  weapons: [
    ranged("T-7 Ion Rifle", [1, 3], dice(0, 2, 1), [
      { id: "critical", value: 1 },
      { id: "impact", value: 1 },
      { id: "ion", value: 1 },
    ]),
  ],
});

const XS_IV_ASSAULT_CANNON = (): Upgrade => ({
  id: "xs-iv-assault-cannon",
  name: { en: "XS-IV Assault Cannon" },
  type: "heavy-weapon",
  cost: 49,
  restriction: { unit: "Imperial Dark Troopers" },
  miniatures: 1,
  weapons: [ranged("XS-IV Assault Cannon", [1, 3], dice(0, 4, 0), [{ id: "critical", value: 1 }])],
});

/** Heavy weapon upgrades of the Galactic Empire. */
export const FIGURES: Cards<Upgrade> = [
  AGENT_KALLUS,
  DEL_MEEKO,
  DLT_19_STORMTROOPER,
  DLT_19D_TROOPER,
  DLT_19X_SNIPER,
  DLT_20A_RANGE_TROOPER,
  DT_F16,
  FLAMETROOPER,
  GIDEON_HASK,
  HH_12_STORMTROOPER,
  KX_SERIES_SECURITY_DROIDS,
  MERTALIZER,
  RT_97C_STORMTROOPER,
  SM_9_FRAG_LAUNCHER,
  SONIC_CHARGE_SABOTEUR,
  STORMTROOPER_MARKSMAN,
  T_21_SPECIAL_FORCES_TROOPER,
  T_21_STORMTROOPER,
  T_21A_RANGE_TROOPER,
  T_21B_SHORETROOPER,
  T_7_ION_SNOWTROOPER,
  XS_IV_ASSAULT_CANNON,
];

/** What they do. */
export const ENTRIES: Cards<UpgradeCard> = [AGENT_KALLUS_ENTRY, STORMTROOPER_MARKSMAN_ENTRY];

/** That in words. */
export const TEXTS: readonly CardText[] = [AGENT_KALLUS_TEXT, STORMTROOPER_MARKSMAN_TEXT];
