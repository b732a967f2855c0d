import { expectOk } from "@sw/tabletop";
import { calling, type Row } from "../../../scripts/lib/bench-row.ts";
import { simulateBattles } from "../src/odds/index.ts";

/** The number of battles in one call. */
const BATTLES = 200;

/** Returns the row that times battles in space, with six ships on each side, played to the end. */
function battles(name: string, combat: "base" | "cinematic"): Row {
  const setup = {
    combat,
    rebel: { units: { "mon-calamari-cruiser": 1, "corellian-corvette": 2, "x-wing": 2, "y-wing": 1 } },
    imperial: { units: { "star-destroyer": 1, "assault-carrier": 2, "tie-fighter": 3 } },
    attacker: "rebel",
  } as const;
  let seed = 0;
  return calling({
    name,
    unit: "battles/s",
    target: 8000,
    each: BATTLES,
    call: () => expectOk(simulateBattles(setup, { runs: BATTLES, seed: seed++ })),
  });
}

/** Returns the rows that measure how many battles are sampled in a second. */
export function rows(): readonly Row[] {
  return [
    battles("sampled battles, six ships a side", "base"),
    battles("sampled cinematic battles, six ships a side", "cinematic"),
  ];
}
