import type { Cards } from "../../../catalogue/cards.ts";
import type { Upgrade } from "../../../catalogue/entries.ts";

const JEDI_TRAINING_FORCE_ADEPT = (): Upgrade => ({
  id: "jedi-training-force-adept",
  name: { en: "Jedi Training" },
  title: "Force Adept",
  type: "training",
  cost: 5,
  bullets: 2,
  restriction: { any: [{ unit: "Jedi Knight" }, { unit: "Jedi Knight General" }] },
  grants: ["force"],
  keywords: [{ id: "jump", value: 2 }],
  incomplete: true,
  doubts: ["Card text not found; keywords from the list only."],
});

const JEDI_TRAINING_MASTER_DUELIST = (): Upgrade => ({
  id: "jedi-training-master-duelist",
  name: { en: "Jedi Training" },
  title: "Master Duelist",
  type: "training",
  cost: 8,
  bullets: 2,
  restriction: { any: [{ unit: "Jedi Knight" }, { unit: "Jedi Knight General" }] },
  keywords: [{ id: "block" }, { id: "outmaneuver" }, { id: "jump", value: 1 }],
  incomplete: true,
  doubts: ["Card text not found; the list also names Critical 1."],
});

const JEDI_TRAINING_PEACEKEEPING_MISSION = (): Upgrade => ({
  id: "jedi-training-peacekeeping-mission",
  name: { en: "Jedi Training" },
  title: "Peacekeeping Mission",
  type: "training",
  cost: 8,
  bullets: 2,
  restriction: { any: [{ unit: "Jedi Knight" }, { unit: "Jedi Knight General" }] },
  keywords: [{ id: "prepared-position" }, { id: "outmaneuver" }, { id: "reliable", value: 2 }, { id: "sentinel" }],
  incomplete: true,
  doubts: ["Card text not found; keywords from the list only."],
});

const JEDI_TRAINING_TACTICAL_ACUMEN = (): Upgrade => ({
  id: "jedi-training-tactical-acumen",
  name: { en: "Jedi Training" },
  title: "Tactical Acumen",
  type: "training",
  cost: 8,
  bullets: 2,
  restriction: { any: [{ unit: "Jedi Knight" }, { unit: "Jedi Knight General" }] },
  keywords: [{ id: "guidance", of: [{ rank: "corps", type: "trooper" }] }],
  incomplete: true,
  doubts: ["Card text not found; keywords from the list only."],
});

/** Training upgrades of the Galactic Republic. */
export const FIGURES: Cards<Upgrade> = [
  JEDI_TRAINING_FORCE_ADEPT,
  JEDI_TRAINING_MASTER_DUELIST,
  JEDI_TRAINING_PEACEKEEPING_MISSION,
  JEDI_TRAINING_TACTICAL_ACUMEN,
];
