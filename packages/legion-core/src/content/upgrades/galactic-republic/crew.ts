import { type UpgradeFile, upgrades } from "../../written/upgrades.ts";
import { weapon } from "../../written/weapons.ts";

/** Crew upgrades of the Galactic Republic. */
export const CARDS: UpgradeFile = /* @__PURE__ */ upgrades({ type: "crew" }, () => ({
  "barc-ion-gunner": {
    name: "BARC Ion Gunner",
    cost: 21,
    restriction: { unit: "BARC Speeder" },
    changes: { speed: -1 },
    weapons: [weapon("Ion Rifle", "1-3", "3b 1w", "critical 1", "fixed (front, rear)", "impact 1", "ion 1")],
    doubts: ["Weapon profile from one older table."],
  },
  "barc-rps-6-gunner": {
    name: "BARC RPS-6 Gunner",
    cost: 14,
    restriction: { unit: "BARC Speeder" },
    changes: { speed: -1 },
    weapons: [weapon("RPS-6", "2-4", "1r 1b 1w", "impact 2")],
    doubts: ["Weapon profile from one older table."],
  },
  "barc-twin-laser-gunner": {
    name: "BARC Twin Laser Gunner",
    cost: 12,
    restriction: { unit: "BARC Speeder" },
    changes: { speed: -1 },
    weapons: [weapon("Twin Laser Cannon", "1-3", "2b 2w", "fixed (front, rear)")],
    doubts: ["Weapon profile from one older table."],
  },
  "gnasp-bombardier": {
    name: "Gnasp Bombardier",
    cost: 20,
    restriction: { unit: "Raddaugh Gnasp Fluttercraft" },
    weapons: [weapon("Grenades", "overrun", "2r 2w", "immune-deflect", "overrun 2", "suppressive")],
    doubts: ["Weapon profile from one older table."],
  },
  "gnasp-gunner": {
    name: "Gnasp Gunner",
    cost: 15,
    restriction: { unit: "Raddaugh Gnasp Fluttercraft" },
    weapons: [weapon("Mounted Bowcaster", "1-3", "2r 2b", "fixed (rear)", "impact 1", "pierce 1")],
    doubts: ["Weapon profile from one older table."],
  },
}));
