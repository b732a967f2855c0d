import type { Cards } from "../../../catalogue/cards.ts";
import type { Upgrade } from "../../../catalogue/entries.ts";

const NANNY_PROGRAMMING = (): Upgrade => ({
  id: "nanny-programming",
  name: { en: '"Nanny" Programming' },
  type: "programming",
  cost: 0,
  restriction: { faction: "rebel-alliance", unit: "IG-11" },
  counterparts: ["grogu"],
  keywords: [{ id: "ai", actions: ["dodge", "move"] }],
});

/** Programming upgrades of the Rebel Alliance. */
export const FIGURES: Cards<Upgrade> = [NANNY_PROGRAMMING];
