import { type UpgradeFile, upgrades } from "../../written/upgrades.ts";
import { weapon } from "../../written/weapons.ts";

/** Doctrine upgrades of the Galactic Republic. */
export const CARDS: UpgradeFile = /* @__PURE__ */ upgrades({ type: "doctrine" }, () => ({
  "general-of-the-republic": {
    name: "General of the Republic",
    cost: 5,
    bullets: 1,
    restriction: { unit: "Jedi Knight General" },
    grants: ["command"],
    keywords: ["bolster 2", { id: "direct", of: [{ type: "clone-trooper" }] }, "inspire 1"],
    incomplete: true,
    doubts: ["Card text not found; keywords from the list only."],
  },
  "jedi-consular": {
    name: "Jedi Consular",
    cost: 8,
    bullets: 1,
    restriction: { any: [{ unit: "Jedi Knight" }, { unit: "Jedi Knight General" }] },
    grants: ["force"],
    keywords: ["steady"],
    weapons: [weapon("Force Blast", "1-2", "3b", "blast", "impact 2")],
    doubts: ["Wording of the rest of the card not found.", "Weapon profile from the list only."],
  },
  "jedi-guardian-doctrine": {
    name: "Jedi Guardian",
    cost: 10,
    bullets: 1,
    restriction: { any: [{ unit: "Jedi Knight" }, { unit: "Jedi Knight General" }] },
    keywords: ["charge", "lethal 1"],
    incomplete: true,
    doubts: ["Card text not found; keywords from the list only."],
  },
  "jedi-negotiator": {
    name: "Jedi Negotiator",
    cost: 5,
    bullets: 1,
    restriction: { any: [{ unit: "Jedi Knight" }, { unit: "Jedi Knight General" }] },
    grants: ["training"],
    weapons: [weapon("Force Shove", "1-2", "1w", "blast", "spray", "suppressive")],
    doubts: ["Wording of the rest of the card not found.", "Weapon profile from the list only."],
  },
}));
