import { aboutOwn, give, lend, ownUnits, untimed } from "../effects.ts";
import type { CommandCard } from "../types.ts";

const ROCKETS = "blast-off";
const R2_D2 = { unit: "R2-D2" } as const;

/** Command cards of no faction; the first four do nothing but order units, and the last of these goes back to the hand. */
export const COMMON: readonly CommandCard[] = [
  { id: "ambush" },
  { id: "push" },
  { id: "assault" },
  { id: "standing-orders" },
  {
    id: ROCKETS,
    gift: { effect: { unitAmounts: [{ amount: "speed", adds: 1 }] }, to: [R2_D2] },
    moments: [
      untimed((work, player) => {
        for (const unit of ownUnits(work, player, R2_D2)) {
          lend(work, unit, "disengage", 1, ROCKETS);
          lend(work, unit, "jump", 1, ROCKETS);
        }
      }),
      aboutOwn("order-issued", R2_D2, (work, unit) => {
        give(work, unit, "dodge", 1, ROCKETS);
        give(work, unit, "suppression", 1, ROCKETS);
      }),
    ],
  },
];
