import type { CommandCard } from "../../../state/hooks/command-card.ts";
import { aboutOwn, giveAll, givenTo } from "./effects.ts";

const ROCKETS = "blast-off";
const R2_D2 = { unit: "R2-D2" } as const;

/** Command cards of no faction; the first four do nothing but order units, and the last of these goes back to the hand. */
export const COMMON: readonly CommandCard[] = [
  { id: "ambush" },
  { id: "push" },
  { id: "assault" },
  { id: "standing-orders" },
  {
    id: "this-is-the-way",
    moments: [givenTo("this-is-the-way", { unit: "Din Djarin" }, { tokens: ["dodge"], keywords: { relentless: 1 } })],
  },
  {
    id: ROCKETS,
    gift: { effect: { unitAmounts: [{ amount: "speed", adds: 1 }] }, to: [R2_D2] },
    moments: [
      givenTo(ROCKETS, R2_D2, { keywords: { disengage: 1, jump: 1 } }),
      aboutOwn("order-issued", R2_D2, (work, unit) =>
        giveAll(work, unit, { tokens: ["dodge", "suppression"] }, ROCKETS),
      ),
    ],
  },
];
