import type { Cards } from "../../../catalogue/cards.ts";
import type { Upgrade } from "../../../catalogue/entries.ts";
import { both, dice, ranged } from "../../../catalogue/writing.ts";

const AG_2G_QUAD_LASER = (): Upgrade => ({
  id: "ag-2g-quad-laser",
  name: { en: "AG-2G Quad Laser" },
  type: "hardpoint",
  cost: 10,
  restriction: { unit: "A-A5 Speeder Truck" },
  weapons: [ranged("AG-2G Quad Laser Cannon", [1, 3], dice(0, 6, 0), [{ id: "impact", value: 2 }])],
});

const AT_RT_FLAMETHROWER = (): Upgrade => ({
  id: "at-rt-flamethrower",
  name: { en: "AT-RT Flamethrower" },
  type: "hardpoint",
  cost: 15,
  restriction: { unit: "AT-RT" },
  weapons: [
    both("Flamethrower", [1, 1], dice(0, 2, 0), [{ id: "fixed", arcs: ["front"] }, { id: "blast" }, { id: "spray" }]),
  ],
});

const AT_RT_LASER_CANNON = (): Upgrade => ({
  id: "at-rt-laser-cannon",
  name: { en: "AT-RT Laser Cannon" },
  type: "hardpoint",
  cost: 15,
  restriction: { unit: "AT-RT" },
  weapons: [
    ranged("Laser Cannon", [2, 4], dice(1, 2, 0), [
      { id: "fixed", arcs: ["front"] },
      { id: "impact", value: 3 },
    ]),
  ],
});

const AT_RT_ROTARY_BLASTER = (): Upgrade => ({
  id: "at-rt-rotary-blaster",
  name: { en: "AT-RT Rotary Blaster" },
  type: "hardpoint",
  cost: 15,
  restriction: { unit: "AT-RT" },
  weapons: [ranged("Rotary Blaster", [1, 3], dice(0, 5, 0), [{ id: "fixed", arcs: ["front"] }])],
});

const HEAVY_LASER_RETROFIT = (): Upgrade => ({
  id: "heavy-laser-retrofit",
  name: { en: "Heavy Laser Retrofit" },
  type: "hardpoint",
  cost: 7,
  restriction: { unit: "A-A5 Speeder Truck" },
  weapons: [ranged("Heavy Laser Cannon", [1, 4], dice(1, 1, 1), [{ id: "critical", value: 1 }])],
});

/** Hardpoint upgrades of no faction. */
export const FIGURES: Cards<Upgrade> = [
  AG_2G_QUAD_LASER,
  AT_RT_FLAMETHROWER,
  AT_RT_LASER_CANNON,
  AT_RT_ROTARY_BLASTER,
  HEAVY_LASER_RETROFIT,
];
