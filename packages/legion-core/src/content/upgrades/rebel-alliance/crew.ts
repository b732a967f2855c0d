import { type UpgradeFile, upgrades } from "../../written/upgrades.ts";
import { weapon } from "../../written/weapons.ts";

/** Crew upgrades of the Rebel Alliance. */
export const CARDS: UpgradeFile = /* @__PURE__ */ upgrades(
  { type: "crew", restriction: { unit: "X-34 Landspeeder" } },
  () => ({
    "a-300-rifle-gunner": {
      name: "A-300 Rifle Gunner",
      cost: 1,
      weapons: [weapon("A-300 Rifle", "1-3", "2w")],
    },
    "rps-6-rocket-gunner": {
      name: "RPS-6 Rocket Gunner",
      cost: 21,
      weapons: [weapon("RPS-6", "2-4", "1r 1b 1w", "impact 2")],
    },
  }),
);
