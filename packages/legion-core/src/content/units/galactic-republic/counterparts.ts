import type { Cards } from "../../../catalogue/cards.ts";
import type { Counterpart } from "../../../catalogue/entries.ts";

const C_3PO_MADE_TO_SUFFER = (): Counterpart => ({
  id: "c-3po-made-to-suffer",
  name: { en: "C-3PO" },
  title: "Made to Suffer",
  counterpartOf: "r2-d2-independent-astromech",
  faction: "galactic-republic",
  cost: 15,
  bullets: 1,
  type: "droid-trooper",
  wounds: 2,
  upgradeBar: [],
  keywords: [{ id: "calculate-odds" }, { id: "distract" }, { id: "counterpart", of: [{ unit: "R2-D2" }] }],
  weapons: [],
  doubts: ["From the list only; the name in the Counterpart keyword is inferred from the link in the list."],
});

/** Counterparts of the Galactic Republic. */
export const FIGURES: Cards<Counterpart> = [C_3PO_MADE_TO_SUFFER];
