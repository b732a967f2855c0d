import { type UpgradeFile, upgrades } from "../../written/upgrades.ts";
import { sided, weapon } from "../../written/weapons.ts";

/** Armament upgrades of the Galactic Empire. */
export const CARDS: UpgradeFile = /* @__PURE__ */ upgrades({ type: "armament" }, () => ({
  "cr-24-flame-rifle": {
    name: "CR-24 Flame Rifle",
    cost: 14,
    restriction: { unit: "Dewback Rider" },
    weapons: [weapon("CR-24 Flame Rifle", "melee 1-1", "1b 1w", "blast", "spray")],
  },
  "e-11d-focused-fire-configuration": {
    name: "E-11D Focused Fire Configuration",
    cost: 0,
    restriction: { unit: "Imperial Death Troopers" },
    doubleSided: true,
    keywords: ["reconfigure"],
    weapons: [
      sided("A", weapon("E-11D Focused Fire Configuration", "1-4", "1b", "suppressive")),
      sided("B", weapon("E-11D Grenade Launcher Configuration", "1-2", "1r", "blast")),
    ],
  },
  "heavy-blaster-pistol-imperial": {
    name: "Heavy Blaster Pistol",
    cost: 5,
    restriction: { any: [{ unit: "Imperial Agent" }, { unit: "Imperial Officer" }] },
    keywords: ["sharpshooter 1", "target 1"],
    weapons: [weapon("Heavy Blaster Pistol", "1-2", "2r", "lethal 1", "long-shot")],
    doubts: ["Weapon profile from the list only."],
  },
  "rt-97c-blaster-rifle": {
    name: "RT-97C Blaster Rifle",
    cost: 5,
    restriction: { unit: "Dewback Rider" },
    weapons: [weapon("RT-97C Blaster Rifle", "1-4", "1r 3w")],
  },
  "stun-baton": {
    name: "Stun Baton",
    cost: 8,
    restriction: { any: [{ unit: "Imperial Agent" }, { unit: "Imperial Officer" }] },
    keywords: ["demoralize 1"],
    weapons: [weapon("Stun Baton", "melee", "1r 5b", "immobilize 1")],
    doubts: ["Weapon profile from the list only."],
  },
  "t-21-blaster-rifle": {
    name: "T-21 Blaster Rifle",
    cost: 5,
    restriction: { unit: "Dewback Rider" },
    weapons: [weapon("T-21 Blaster Rifle", "1-3", "4w", "critical 2")],
  },
  "the-darksaber-gideon": {
    name: "The Darksaber",
    cost: 15,
    bullets: 1,
    restriction: { unit: "Moff Gideon" },
    keywords: ["demoralize 1", "immune-melee-pierce"],
    weapons: [weapon("The Darksaber", "melee", "5b", "impact 1", "pierce 1")],
  },
  "z-6-riot-baton": {
    name: "Z-6 Riot Baton",
    cost: 5,
    restriction: { any: [{ unit: "Imperial Agent" }, { unit: "Imperial Officer" }] },
    keywords: ["immune-melee-pierce"],
    weapons: [weapon("Z-6 Riot Baton", "melee", "2r 2b", "suppressive")],
    doubts: ["Weapon profile from the list only."],
  },
}));
