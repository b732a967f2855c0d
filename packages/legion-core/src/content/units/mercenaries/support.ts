import type { Cards } from "../../../catalogue/cards.ts";
import type { Unit } from "../../../catalogue/entries.ts";
import { dice, ranged } from "../../../catalogue/writing.ts";

const SWOOP_BIKE_RIDERS = (): Unit => ({
  id: "swoop-bike-riders",
  name: { en: "Swoop Bike Riders" },
  faction: "mercenary",
  affiliation: "raiders",
  rank: "support",
  cost: 70,
  type: "repulsor-vehicle",
  miniatures: 2,
  wounds: 3,
  speed: 3,
  defenseDie: "white",
  surge: { attack: "hit", defense: "block" },
  upgradeBar: ["comms"],
  keywords: [
    { id: "mercenary", factions: ["rebel-alliance", "galactic-republic"] },
    { id: "cover", value: 1 },
    {
      id: "independent",
      gains: {
        choose: "one",
        options: [
          { what: "aim", n: 1 },
          { what: "dodge", n: 1 },
        ],
      },
    },
    { id: "reinforcements" },
    { id: "speeder", value: 1 },
  ],
  weapons: [
    {
      name: "Vibro-Ax",
      range: { melee: false, min: null, max: null, overrun: true },
      dice: dice(1, 0, 2),
      keywords: [{ id: "overrun", value: 2 }],
    },
    ranged("Heavy Blaster Pistol", [1, 2], dice(1, 1, 0)),
  ],
  base: "medium",
  height: 4803,
});

/** Support units of the mercenaries. */
export const FIGURES: Cards<Unit> = [SWOOP_BIKE_RIDERS];
