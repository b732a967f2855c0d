import type { Counterpart } from "../entries.ts";
import { LIST } from "../writing.ts";

/** Counterpart cards of the Galactic Republic. */
export const COUNTERPARTS: readonly Counterpart[] = [
  {
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
    verification: {
      ...LIST,
      doubts: ["From the list only; the name in the Counterpart keyword is inferred from the link in the list."],
    },
  },
];
