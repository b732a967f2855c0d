import type { Cards } from "../../../catalogue/cards.ts";
import type { Upgrade } from "../../../catalogue/entries.ts";
import { dice, ranged } from "../../../catalogue/writing.ts";

const TWIN_LIGHT_BLASTER_88I = (): Upgrade => ({
  id: "88i-twin-light-blaster",
  name: { en: "88i Twin Light Blaster" },
  type: "hardpoint",
  cost: 10,
  restriction: { unit: "AT-ST" },
  weapons: [
    ranged("88i Twin Light Blaster", [1, 3], dice(1, 1, 1), [
      { id: "fixed", arcs: ["front"] },
      { id: "impact", value: 1 },
    ]),
  ],
});

const AT_ST_MORTAR_LAUNCHER = (): Upgrade => ({
  id: "at-st-mortar-launcher",
  name: { en: "AT-ST Mortar Launcher" },
  type: "hardpoint",
  cost: 5,
  restriction: { unit: "AT-ST" },
  weapons: [
    ranged("AT-ST Mortar Launcher", [4, "infinite"], dice(0, 0, 3), [
      { id: "fixed", arcs: ["front"] },
      { id: "suppressive" },
    ]),
  ],
});

const DW_3_GRENADE_LAUNCHER = (): Upgrade => ({
  id: "dw-3-grenade-launcher",
  name: { en: "DW-3 Grenade Launcher" },
  type: "hardpoint",
  cost: 8,
  restriction: { unit: "AT-ST" },
  weapons: [
    ranged("DW-3 Grenade Launcher", [1, 2], dice(0, 2, 0), [{ id: "fixed", arcs: ["front"] }, { id: "blast" }]),
  ],
});

const PINTLE_MOUNTED_DLT_19 = (): Upgrade => ({
  id: "pintle-mounted-dlt-19",
  name: { en: "Pintle-Mounted DLT-19" },
  type: "hardpoint",
  cost: 14,
  restriction: { unit: "TX-225 GAVw Occupier Tank" },
  weapons: [ranged("DLT-19 Blaster Rifle", [1, 4], dice(2, 0, 0), [{ id: "impact", value: 1 }])],
  doubts: ["Weapon profile from the list only."],
});

const PINTLE_MOUNTED_RT_97C = (): Upgrade => ({
  id: "pintle-mounted-rt-97c",
  name: { en: "Pintle-Mounted RT-97C" },
  type: "hardpoint",
  cost: 10,
  restriction: { unit: "TX-225 GAVw Occupier Tank" },
  weapons: [ranged("RT-97C Blaster Rifle", [1, 4], dice(1, 0, 3))],
  doubts: ["Weapon profile from the list only."],
});

/** Hardpoint upgrades of the Galactic Empire. */
export const FIGURES: Cards<Upgrade> = [
  TWIN_LIGHT_BLASTER_88I,
  AT_ST_MORTAR_LAUNCHER,
  DW_3_GRENADE_LAUNCHER,
  PINTLE_MOUNTED_DLT_19,
  PINTLE_MOUNTED_RT_97C,
];
