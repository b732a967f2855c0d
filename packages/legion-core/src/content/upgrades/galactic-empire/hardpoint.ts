import { type UpgradeFile, upgrades } from "../../written/upgrades.ts";
import { weapon } from "../../written/weapons.ts";

/** Hardpoint upgrades of the Galactic Empire. */
export const CARDS: UpgradeFile = /* @__PURE__ */ upgrades({ type: "hardpoint" }, () => ({
  "88i-twin-light-blaster": {
    name: "88i Twin Light Blaster",
    cost: 10,
    restriction: { unit: "AT-ST" },
    weapons: [weapon("88i Twin Light Blaster", "1-3", "1r 1b 1w", "fixed (front)", "impact 1")],
  },
  "at-st-mortar-launcher": {
    name: "AT-ST Mortar Launcher",
    cost: 5,
    restriction: { unit: "AT-ST" },
    weapons: [weapon("AT-ST Mortar Launcher", "4-infinite", "3w", "fixed (front)", "suppressive")],
  },
  "dw-3-grenade-launcher": {
    name: "DW-3 Grenade Launcher",
    cost: 8,
    restriction: { unit: "AT-ST" },
    weapons: [weapon("DW-3 Grenade Launcher", "1-2", "2b", "fixed (front)", "blast")],
  },
  "pintle-mounted-dlt-19": {
    name: "Pintle-Mounted DLT-19",
    cost: 14,
    restriction: { unit: "TX-225 GAVw Occupier Tank" },
    weapons: [weapon("DLT-19 Blaster Rifle", "1-4", "2r", "impact 1")],
    doubts: ["Weapon profile from the list only."],
  },
  "pintle-mounted-rt-97c": {
    name: "Pintle-Mounted RT-97C",
    cost: 10,
    restriction: { unit: "TX-225 GAVw Occupier Tank" },
    weapons: [weapon("RT-97C Blaster Rifle", "1-4", "1r 3w")],
    doubts: ["Weapon profile from the list only."],
  },
}));
