import type { Cards } from "../../../catalogue/cards.ts";
import type { Upgrade } from "../../../catalogue/entries.ts";

const EXPANDED_DATABANKS = (): Upgrade => ({
  id: "expanded-databanks",
  name: { en: "Expanded Databanks" },
  type: "gear",
  cost: 5,
  restriction: { unit: "Super Tactical Command Droid" },
  grants: ["programming"],
  incomplete: true,
  doubts: ["Card text not found; keywords from the list only."],
});

const MOBILITY_UPGRADE = (): Upgrade => ({
  id: "mobility-upgrade",
  name: { en: "Mobility Upgrade" },
  type: "gear",
  cost: 8,
  restriction: { unit: "Super Tactical Command Droid" },
  keywords: [{ id: "scale" }, { id: "steady" }],
  doubts: ["Keywords from the list only."],
});

/** Gear upgrades of the Separatist Alliance. */
export const FIGURES: Cards<Upgrade> = [EXPANDED_DATABANKS, MOBILITY_UPGRADE];
