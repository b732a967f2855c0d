import { expectOk } from "@sw/tabletop";
import { perSecond, type Row } from "../../../scripts/lib/game-rows.ts";
import { simulateBattles } from "../src/odds/index.ts";

/** Battles added up in one call. */
const BATTLES = 200;

/** Battles in space of six ships a side, played out to the end. */
function battlesPerSecond(combat: "base" | "cinematic"): number {
  const setup = {
    combat,
    rebel: { units: { "mon-calamari-cruiser": 1, "corellian-corvette": 2, "x-wing": 2, "y-wing": 1 } },
    imperial: { units: { "star-destroyer": 1, "assault-carrier": 2, "tie-fighter": 3 } },
    attacker: "rebel",
  } as const;
  let seed = 0;
  return perSecond(() => expectOk(simulateBattles(setup, { runs: BATTLES, seed: seed++ })), BATTLES);
}

/** How many battles are sampled in a second. */
export function rows(): readonly Row[] {
  return [
    {
      name: "sampled battles, six ships a side",
      unit: "battles/s",
      target: 8000,
      measure: () => battlesPerSecond("base"),
    },
    {
      name: "sampled cinematic battles, six ships a side",
      unit: "battles/s",
      target: 8000,
      measure: () => battlesPerSecond("cinematic"),
    },
  ];
}
