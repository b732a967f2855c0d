import { type UpgradeFile, upgrades } from "../../written/upgrades.ts";
import { sided, weapon } from "../../written/weapons.ts";

/** Armament upgrades of the Rebel Alliance. */
export const CARDS: UpgradeFile = /* @__PURE__ */ upgrades({ type: "armament" }, () => ({
  a280: {
    name: "A280",
    cost: 0,
    restriction: { unit: "Cassian Andor" },
    doubleSided: true,
    keywords: ["reconfigure"],
    weapons: [
      sided("A", weapon("A280 Pistol", "1-2", "2r 1b", "long-shot", "pierce 1")),
      sided("B", weapon("A280 Rifle", "1-infinite", "1r 1b", "cumbersome", "high-velocity", "pierce 1")),
    ],
  },
  "heavy-blaster-pistol-rebel": {
    name: "Heavy Blaster Pistol",
    cost: 8,
    restriction: { any: [{ unit: "Rebel Agent" }, { unit: "Rebel Officer" }] },
    keywords: ["arsenal 2"],
    weapons: [weapon("Heavy Blaster Pistol", "1-2", "1r 1w", "lethal 1")],
  },
  "jetpack-rockets-mandalorian-resistance": {
    name: "Jetpack Rockets",
    cost: 5,
    restriction: { unit: "Mandalorian Resistance" },
    weapons: [weapon("Jetpack Rockets", "3-4", "1r", "blast", "impact 1")],
    incomplete: true,
    doubts: ["From one list of that date.", "The effect is not recorded."],
  },
  "jyns-se-14-blaster": {
    name: "Jyn's SE-14 Blaster",
    cost: 10,
    bullets: 1,
    restriction: { unit: "K-2SO" },
    costChanges: [{ with: { unit: "Jyn Erso" }, points: -5 }],
    weapons: [weapon("SE-14 Blaster", "1-2", "5w", "pierce 1", "suppressive")],
  },
  "repeating-blaster": {
    name: "Repeating Blaster",
    cost: 25,
    restriction: { any: [{ unit: "Rebel Agent" }, { unit: "Rebel Officer" }] },
    changes: { speed: -1 },
    keywords: ["precise 2"],
    weapons: [weapon("Repeating Blaster", "1-3", "1r 2b 3w", "critical 1", "impact 1", "long-shot")],
    doubts: ["Weapon profile from the list only."],
  },
  "the-darksaber-sabine": {
    name: "The Darksaber",
    cost: 5,
    bullets: 1,
    restriction: { unit: "Sabine Wren" },
    keywords: ["dauntless", "immune-melee-pierce"],
    weapons: [weapon("The Darksaber", "melee", "5b", "impact 1", "pierce 1")],
  },
  "vibro-axe": {
    name: "Vibro Axe",
    cost: 8,
    restriction: { any: [{ unit: "Rebel Agent" }, { unit: "Rebel Officer" }] },
    keywords: ["charge"],
    weapons: [weapon("Vibro Axe", "melee", "1r 3b", "impact 1", "lethal 1")],
  },
}));
