import { type UpgradeFile, upgrades } from "../../written/upgrades.ts";
import { weapon } from "../../written/weapons.ts";

/** Armament upgrades without a faction. */
export const CARDS: UpgradeFile = /* @__PURE__ */ upgrades(
  { type: "armament", restriction: { unit: "Maul", title: "A Rival" } },
  () => ({
    "the-darksaber-maul": {
      name: "The Darksaber",
      cost: 0,
      bullets: 1,
      rankAs: "commander",
      changes: { attackSurge: "crit" },
      keywords: ["cunning"],
      weapons: [weapon("The Darksaber (Maul)", "melee", "6b", "impact 2", "pierce 2")],
      doubts: ["Sidearm wording differs between sources."],
    },
  }),
);
