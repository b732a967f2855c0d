import type { Cards } from "../../../catalogue/cards.ts";
import type { Upgrade } from "../../../catalogue/entries.ts";
import { dice, ranged } from "../../../catalogue/writing.ts";

const GENERAL_OF_THE_REPUBLIC = (): Upgrade => ({
  id: "general-of-the-republic",
  name: { en: "General of the Republic" },
  type: "doctrine",
  cost: 5,
  bullets: 1,
  restriction: { unit: "Jedi Knight General" },
  grants: ["command"],
  keywords: [
    { id: "bolster", value: 2 },
    { id: "direct", of: [{ type: "clone-trooper" }] },
    { id: "inspire", value: 1 },
  ],
  incomplete: true,
  doubts: ["Card text not found; keywords from the list only."],
});

const JEDI_CONSULAR = (): Upgrade => ({
  id: "jedi-consular",
  name: { en: "Jedi Consular" },
  type: "doctrine",
  cost: 8,
  bullets: 1,
  restriction: { any: [{ unit: "Jedi Knight" }, { unit: "Jedi Knight General" }] },
  grants: ["force"],
  keywords: [{ id: "steady" }],
  weapons: [ranged("Force Blast", [1, 2], dice(0, 3, 0), [{ id: "blast" }, { id: "impact", value: 2 }])],
  doubts: ["Wording of the rest of the card not found.", "Weapon profile from the list only."],
});

const JEDI_GUARDIAN_DOCTRINE = (): Upgrade => ({
  id: "jedi-guardian-doctrine",
  name: { en: "Jedi Guardian" },
  type: "doctrine",
  cost: 10,
  bullets: 1,
  restriction: { any: [{ unit: "Jedi Knight" }, { unit: "Jedi Knight General" }] },
  keywords: [{ id: "charge" }, { id: "lethal", value: 1 }],
  incomplete: true,
  doubts: ["Card text not found; keywords from the list only."],
});

const JEDI_NEGOTIATOR = (): Upgrade => ({
  id: "jedi-negotiator",
  name: { en: "Jedi Negotiator" },
  type: "doctrine",
  cost: 5,
  bullets: 1,
  restriction: { any: [{ unit: "Jedi Knight" }, { unit: "Jedi Knight General" }] },
  grants: ["training"],
  weapons: [ranged("Force Shove", [1, 2], dice(0, 0, 1), [{ id: "blast" }, { id: "spray" }, { id: "suppressive" }])],
  doubts: ["Wording of the rest of the card not found.", "Weapon profile from the list only."],
});

/** Doctrine upgrades of the Galactic Republic. */
export const FIGURES: Cards<Upgrade> = [
  GENERAL_OF_THE_REPUBLIC,
  JEDI_CONSULAR,
  JEDI_GUARDIAN_DOCTRINE,
  JEDI_NEGOTIATOR,
];
