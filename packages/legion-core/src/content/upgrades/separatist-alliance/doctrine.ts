import type { Cards } from "../../../catalogue/cards.ts";
import type { Upgrade } from "../../../catalogue/entries.ts";

const SEEK_AND_DESTROY = (): Upgrade => ({
  id: "seek-and-destroy",
  name: { en: "Seek and Destroy" },
  type: "doctrine",
  cost: 5,
  bullets: 2,
  restriction: { unit: "Super Tactical Command Droid" },
  grants: ["training"],
  keywords: [{ id: "demoralize", value: 1 }, { id: "marksman" }, { id: "target", value: 1 }],
  incomplete: true,
  doubts: ["Card text not found; keywords from the list only."],
});

const TYRANNICAL_TASKMASTER = (): Upgrade => ({
  id: "tyrannical-taskmaster",
  name: { en: "Tyrannical Taskmaster" },
  type: "doctrine",
  cost: 8,
  bullets: 2,
  restriction: { unit: "Super Tactical Command Droid" },
  grants: ["programming"],
  incomplete: true,
  doubts: ["Card text not found; keywords from the list only."],
});

/** Doctrine upgrades of the Separatist Alliance. */
export const FIGURES: Cards<Upgrade> = [SEEK_AND_DESTROY, TYRANNICAL_TASKMASTER];
