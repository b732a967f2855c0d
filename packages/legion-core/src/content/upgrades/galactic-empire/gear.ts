import type { Cards } from "../../../catalogue/cards.ts";
import type { Upgrade } from "../../../catalogue/entries.ts";

const COMBAT_ARMOR_IMPERIAL = (): Upgrade => ({
  id: "combat-armor-imperial",
  name: { en: "Combat Armor" },
  type: "gear",
  cost: 15,
  restriction: { any: [{ unit: "Imperial Agent" }, { unit: "Imperial Officer" }] },
  loses: ["defense-surge"],
  changes: { defenseDie: "red" },
  doubts: ["Wording from one summary."],
});

const COMMAND_AND_CONTROL_UPLINK = (): Upgrade => ({
  id: "command-and-control-uplink",
  name: { en: "Command and Control Uplink" },
  type: "gear",
  cost: 8,
  bullets: 1,
  restriction: { any: [{ unit: "Imperial Agent" }, { unit: "Imperial Officer" }] },
  incomplete: true,
  doubts: ["Card text not found."],
});

const SEEKER_DROID = (): Upgrade => ({
  id: "seeker-droid",
  name: { en: "Seeker Droid" },
  type: "gear",
  cost: 8,
  restriction: { any: [{ unit: "Imperial Agent" }, { unit: "Imperial Officer" }] },
  keywords: [
    { id: "recharge", value: 1 },
    { id: "shielded", value: 1 },
    { id: "observe", value: 1 },
  ],
  doubts: ["Keywords from the list only."],
});

/** Gear upgrades of the Galactic Empire. */
export const FIGURES: Cards<Upgrade> = [COMBAT_ARMOR_IMPERIAL, COMMAND_AND_CONTROL_UPLINK, SEEKER_DROID];
