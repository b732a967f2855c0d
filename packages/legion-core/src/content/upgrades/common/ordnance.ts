import { type UpgradeFile, upgrades } from "../../written/upgrades.ts";
import { weapon } from "../../written/weapons.ts";

/** Ordnance upgrades without a faction. */
export const CARDS: UpgradeFile = /* @__PURE__ */ upgrades({ type: "ordnance" }, () => ({
  "armor-piercing-shells": {
    name: "Armor-Piercing Shells",
    cost: 10,
    exhaust: true,
    keywords: ["cycle"],
    weapons: [weapon("Armor-Piercing Shells", "2-3", "1r 2b", "fixed (front)", "impact 3")],
  },
  "bunker-buster-shells": {
    name: '"Bunker Buster" Shells',
    cost: 12,
    exhaust: true,
    keywords: ["cycle"],
    weapons: [weapon("Bunker Buster Shells", "1-2", "1b 3w", "fixed (front)", "blast", "scatter")],
  },
  "high-energy-shells": {
    name: "High-Energy Shells",
    cost: 8,
    exhaust: true,
    keywords: ["cycle"],
    weapons: [weapon("High-Energy Shells", "2-4", "2r 1w", "fixed (front)", "critical 1", "high-velocity")],
  },
}));
