import type { Cards } from "../../../catalogue/cards.ts";
import type { Counterpart } from "../../../catalogue/entries.ts";

const C_3PO_HUMAN_CYBORG_RELATIONS = (): Counterpart => ({
  id: "c-3po-human-cyborg-relations",
  name: { en: "C-3PO" },
  title: "Human-Cyborg Relations",
  counterpartOf: "r2-d2-hero-of-a-thousand-devices",
  faction: "rebel-alliance",
  cost: 15,
  bullets: 1,
  type: "droid-trooper",
  wounds: 2,
  upgradeBar: [],
  keywords: [{ id: "calculate-odds" }, { id: "distract" }, { id: "counterpart", of: [{ unit: "R2-D2" }] }],
  weapons: [],
  doubts: ["From the list only; the name in the Counterpart keyword is inferred from the link in the list."],
});

/** Counterparts of the Rebel Alliance. */
export const FIGURES: Cards<Counterpart> = [C_3PO_HUMAN_CYBORG_RELATIONS];
