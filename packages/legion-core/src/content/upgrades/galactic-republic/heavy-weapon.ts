import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Upgrade } from "../../../catalogue/entries.ts";
import { both, dice, ranged } from "../../../catalogue/writing.ts";
import type { UpgradeCard } from "../../../state/hooks/upgrade-card.ts";

const CROSSHAIR = (): Upgrade => ({
  id: "crosshair",
  name: { en: "Crosshair" },
  type: "heavy-weapon",
  cost: 0,
  bullets: 1,
  restriction: { faction: "galactic-republic", unit: "The Bad Batch" },
  miniatures: 1,
  keywords: [{ id: "precise", value: 1 }],
  weapons: [ranged("Crosshair", [1, 5], dice(1, 0, 0), [{ id: "high-velocity" }, { id: "pierce", value: 1 }])],
  special: true,
});

const CROSSHAIR_ENTRY = (): UpgradeCard => ({
  id: "crosshair",
  givesInAttack: (_look, _bearer, { part, weapons }) =>
    part === "attacks" && weapons.every((name) => name === "Crosshair") ? { critical: 1 } : {},
});

const CROSSHAIR_TEXT: CardText = {
  id: "crosshair",
  does: {
    en: "An attack pool that holds only the weapon of the card has Critical 1.",
    es: "Una reserva de ataque que solo contiene el arma de la carta tiene Crítico 1.",
  },
};

const DC_15_CLONE_TROOPER = (): Upgrade => ({
  id: "dc-15-clone-trooper",
  name: { en: "DC-15 Clone Trooper" },
  type: "heavy-weapon",
  cost: 24,
  restriction: { unit: "Phase I Clone Troopers" },
  miniatures: 1,
  weapons: [ranged("DC-15 Clone Trooper", [1, 4], dice(2, 0, 0), [{ id: "critical", value: 1 }])],
  doubts: ["Restricted to Phase I Clone Troopers, a unit no longer in the list.", "Weapon profile from the list only."],
});

const DC_15X_ARC_TROOPER_SNIPER = (): Upgrade => ({
  id: "dc-15x-arc-trooper-sniper",
  name: { en: "DC-15x ARC Trooper Sniper" },
  type: "heavy-weapon",
  cost: 37,
  restriction: { unit: "ARC Troopers" },
  miniatures: 1,
  weapons: [
    ranged("DC-15x ARC Trooper", [1, 5], dice(1, 1, 0), [{ id: "immune-deflect" }, { id: "lethal", value: 1 }]),
  ],
  doubts: ["Of the list of 2026-01-14 alone: cost, weapons, restrictions."],
});

const DP_23_CLONE_TROOPER = (): Upgrade => ({
  id: "dp-23-clone-trooper",
  name: { en: "DP-23 Clone Trooper" },
  type: "heavy-weapon",
  cost: 22,
  restriction: { unit: "Clone Trooper Infantry" },
  miniatures: 1,
  weapons: [both("DP-23 Clone Trooper", [1, 2], dice(2, 0, 0), [{ id: "pierce", value: 1 }])],
});

const ECHO_ARC_MARKSMAN = (): Upgrade => ({
  id: "echo-arc-marksman",
  name: { en: "Echo" },
  title: "ARC Marksman",
  type: "heavy-weapon",
  cost: 46,
  bullets: 1,
  restriction: { all: [{ type: "clone-trooper" }, { any: [{ rank: "corps" }, { rank: "special-forces" }] }] },
  miniatures: 1,
  keywords: [{ id: "reliable", value: 1 }, { id: "leader" }],
  weapons: [
    ranged("Echo's DC-15x", [1, 5], dice(2, 0, 0), [
      { id: "critical", value: 1 },
      { id: "immune-deflect" },
      { id: "lethal", value: 1 },
    ]),
  ],
  doubts: ["Restrictions and Reliable from the list only."],
});

const MORTAR_CLONE_TROOPER = (): Upgrade => ({
  id: "mortar-clone-trooper",
  name: { en: "Mortar Clone Trooper" },
  type: "heavy-weapon",
  cost: 20,
  restriction: { any: [{ unit: "Clone Trooper Infantry" }, { unit: "Clone Trooper Marksmen" }] },
  miniatures: 1,
  weapons: [
    ranged("Mortar", [2, 4], dice(0, 2, 0), [
      { id: "critical", value: 1 },
      { id: "cumbersome" },
      { id: "suppressive" },
    ]),
  ],
});

const RPS_6_ARF_TROOPER = (): Upgrade => ({
  id: "rps-6-arf-trooper",
  name: { en: "RPS-6 ARF Trooper" },
  type: "heavy-weapon",
  cost: 24,
  restriction: { unit: "ARF Troopers" },
  miniatures: 1,
  weapons: [ranged("RPS-6 ARF Trooper", [2, 4], dice(1, 1, 1), [{ id: "cumbersome" }, { id: "impact", value: 2 }])],
});

const RPS_6_CLONE_TROOPER = (): Upgrade => ({
  id: "rps-6-clone-trooper",
  name: { en: "RPS-6 Clone Trooper" },
  type: "heavy-weapon",
  cost: 23,
  restriction: { any: [{ unit: "Clone Trooper Infantry" }, { unit: "Clone Trooper Marksmen" }] },
  miniatures: 1,
  weapons: [ranged("RPS-6 Rocket Launcher", [2, 4], dice(1, 1, 1), [{ id: "cumbersome" }, { id: "impact", value: 2 }])],
});

const Z_6_CLONE_TROOPER = (): Upgrade => ({
  id: "z-6-clone-trooper",
  name: { en: "Z-6 Clone Trooper" },
  type: "heavy-weapon",
  cost: 22,
  restriction: { unit: "Clone Trooper Infantry" },
  miniatures: 1,
  weapons: [ranged("Z-6 Rotary Blaster", [1, 3], dice(0, 0, 6))],
});

/** Heavy weapon upgrades of the Galactic Republic. */
export const FIGURES: Cards<Upgrade> = [
  CROSSHAIR,
  DC_15_CLONE_TROOPER,
  DC_15X_ARC_TROOPER_SNIPER,
  DP_23_CLONE_TROOPER,
  ECHO_ARC_MARKSMAN,
  MORTAR_CLONE_TROOPER,
  RPS_6_ARF_TROOPER,
  RPS_6_CLONE_TROOPER,
  Z_6_CLONE_TROOPER,
];

/** Effects of these cards. */
export const ENTRIES: Cards<UpgradeCard> = [CROSSHAIR_ENTRY];

/** That in words. */
export const TEXTS: readonly CardText[] = [CROSSHAIR_TEXT];
