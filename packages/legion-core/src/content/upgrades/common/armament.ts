import type { Cards } from "../../../catalogue/cards.ts";
import type { Upgrade } from "../../../catalogue/entries.ts";
import { dice, melee } from "../../../catalogue/writing.ts";

const THE_DARKSABER_MAUL = (): Upgrade => ({
  id: "the-darksaber-maul",
  name: { en: "The Darksaber" },
  type: "armament",
  cost: 0,
  bullets: 1,
  restriction: { unit: "Maul", title: "A Rival" },
  rankAs: "commander",
  changes: { attackSurge: "crit" },
  keywords: [{ id: "cunning" }],
  weapons: [
    melee("The Darksaber (Maul)", dice(0, 6, 0), [
      { id: "impact", value: 2 },
      { id: "pierce", value: 2 },
    ]),
  ],
  doubts: ["Sidearm wording differs between sources."],
});

/** Armament upgrades of no faction. */
export const FIGURES: Cards<Upgrade> = [THE_DARKSABER_MAUL];
