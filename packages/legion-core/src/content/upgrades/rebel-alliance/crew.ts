import type { Cards } from "../../../catalogue/cards.ts";
import type { Upgrade } from "../../../catalogue/entries.ts";
import { dice, ranged } from "../../../catalogue/writing.ts";

const A_300_RIFLE_GUNNER = (): Upgrade => ({
  id: "a-300-rifle-gunner",
  name: { en: "A-300 Rifle Gunner" },
  type: "crew",
  cost: 1,
  restriction: { unit: "X-34 Landspeeder" },
  weapons: [ranged("A-300 Rifle", [1, 3], dice(0, 0, 2))],
});

const RPS_6_ROCKET_GUNNER = (): Upgrade => ({
  id: "rps-6-rocket-gunner",
  name: { en: "RPS-6 Rocket Gunner" },
  type: "crew",
  cost: 21,
  restriction: { unit: "X-34 Landspeeder" },
  weapons: [ranged("RPS-6", [2, 4], dice(1, 1, 1), [{ id: "impact", value: 2 }])],
});

/** Crew upgrades of the Rebel Alliance. */
export const FIGURES: Cards<Upgrade> = [A_300_RIFLE_GUNNER, RPS_6_ROCKET_GUNNER];
