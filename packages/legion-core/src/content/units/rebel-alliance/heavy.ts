import type { Cards } from "../../../catalogue/cards.ts";
import type { Unit } from "../../../catalogue/entries.ts";
import { dice, ranged } from "../../../catalogue/writing.ts";

const A_A5_SPEEDER_TRUCK_REBEL_ALLIANCE = (): Unit => ({
  id: "a-a5-speeder-truck-rebel-alliance",
  name: { en: "A-A5 Speeder Truck" },
  faction: "rebel-alliance",
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

const T_47_AIRSPEEDER = (): Unit => ({
  id: "t-47-airspeeder",
  name: { en: "T-47 Airspeeder" },
  faction: "rebel-alliance",
  rank: "heavy",
  cost: 125,
  type: "repulsor-vehicle",
  miniatures: 1,
  wounds: 7,
  resilience: 5,
  speed: 3,
  defenseDie: "white",
  surge: { attack: "crit", defense: "block" },
  upgradeBar: ["pilot", "hardpoint", "comms"],
  keywords: [
    { id: "armor", value: 3 },
    { id: "arsenal", value: 2 },
    { id: "cover", value: 1 },
    { id: "immune-blast" },
    { id: "immune-melee" },
    { id: "immune-range-1-weapons" },
    { id: "speeder", value: 2 },
  ],
  weapons: [
    ranged("Double Laser Cannon", [1, 3], dice(3, 3, 0), [
      { id: "fixed", arcs: ["front"] },
      { id: "impact", value: 3 },
    ]),
  ],
  base: "huge",
  height: 11_768,
});

const X_34_LANDSPEEDER = (): Unit => ({
  id: "x-34-landspeeder",
  name: { en: "X-34 Landspeeder" },
  faction: "rebel-alliance",
  rank: "heavy",
  cost: 55,
  type: "repulsor-vehicle",
  miniatures: 1,
  wounds: 6,
  resilience: 4,
  speed: 2,
  defenseDie: "white",
  surge: { attack: "hit", defense: "block" },
  upgradeBar: ["pilot", "crew", "crew", "hardpoint", "comms"],
  keywords: [
    { id: "armor", value: 2 },
    { id: "arsenal", value: 3 },
    { id: "cover", value: 1 },
    { id: "speeder", value: 1 },
  ],
  weapons: [ranged("Blaster Pistol", [1, 2], dice(0, 0, 2))],
  base: "huge",
  height: 4826,
});

/** Heavy units of the Rebel Alliance. */
export const FIGURES: Cards<Unit> = [A_A5_SPEEDER_TRUCK_REBEL_ALLIANCE, T_47_AIRSPEEDER, X_34_LANDSPEEDER];
