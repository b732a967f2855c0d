import type { Cards } from "../../../catalogue/cards.ts";
import type { Unit } from "../../../catalogue/entries.ts";
import { both, dice, ranged } from "../../../catalogue/writing.ts";

const A_A5_SPEEDER_TRUCK_MERCENARY = (): Unit => ({
  id: "a-a5-speeder-truck-mercenary",
  name: { en: "A-A5 Speeder Truck" },
  faction: "mercenary",
  affiliation: "raiders",
  rank: "heavy",
  cost: 75,
  type: "repulsor-vehicle",
  miniatures: 1,
  wounds: 8,
  resilience: 6,
  speed: 1,
  defenseDie: "white",
  surge: { defense: "block" },
  upgradeBar: ["pilot", "crew", "crew", "hardpoint", "comms"],
  keywords: [
    { id: "armor", value: 5 },
    { id: "hover", over: "ground" },
    { id: "reposition" },
    { id: "transport" },
    { id: "weak-point", value: 2, arcs: ["rear"] },
  ],
  weapons: [],
  base: "long",
  height: 9121,
});

const CHEWBACCA_LET_THE_WOOKIEE_WIN = (): Unit => ({
  id: "chewbacca-let-the-wookiee-win",
  name: { en: "Chewbacca" },
  title: "Let the Wookiee Win",
  faction: "mercenary",
  affiliation: "ewoks",
  rank: "heavy",
  cost: 180,
  bullets: 1,
  type: "ground-vehicle",
  miniatures: 1,
  wounds: 11,
  resilience: 8,
  speed: 2,
  defenseDie: "white",
  surge: { attack: "crit", defense: "block" },
  upgradeBar: [],
  keywords: [
    { id: "armor", value: 5 },
    { id: "arsenal", value: 2 },
    { id: "inspire", value: 3 },
    { id: "incognito" },
    { id: "weak-point", value: 1, arcs: ["rear"] },
  ],
  weapons: [
    both("Grenade Launcher", [1, 2], dice(0, 2, 0), [{ id: "blast" }, { id: "fixed", arcs: ["front"] }]),
    both("88 Twin Light Blaster", [1, 3], dice(1, 1, 1), [
      { id: "fixed", arcs: ["front"] },
      { id: "impact", value: 1 },
    ]),
    ranged("MS-4 Twin Blaster", [1, 4], dice(2, 2, 2), [
      { id: "fixed", arcs: ["front"] },
      { id: "impact", value: 3 },
    ]),
  ],
  base: "huge",
  height: 22_454,
});

/** Heavy units of the mercenaries. */
export const FIGURES: Cards<Unit> = [A_A5_SPEEDER_TRUCK_MERCENARY, CHEWBACCA_LET_THE_WOOKIEE_WIN];
