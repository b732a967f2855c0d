import { type UpgradeFile, upgrades } from "../../written/upgrades.ts";
import { weapon } from "../../written/weapons.ts";
import { TWIN_DOES, twin } from "../weapon-effects.ts";

/** Hardpoint upgrades of the Galactic Republic. */
export const CARDS: UpgradeFile = /* @__PURE__ */ upgrades({ type: "hardpoint" }, () => ({
  "beam-turret": {
    name: "Beam Turret",
    cost: 15,
    restriction: { unit: "Saber-Class Tank" },
    weapons: [weapon("Beam Cannon", "1-4", "2r", "beam 2")],
  },
  "twin-beam-cannons": {
    name: "Twin Beam Cannons",
    cost: 30,
    restriction: { unit: "Infantry Support Platform" },
    weapons: [weapon("Twin Beam Cannons", "1-4", "2r 2w", "fixed (front)", "beam 2")],
  },
  "twin-blaster-cannons-isp": {
    name: "Twin Blaster Cannons",
    cost: 25,
    restriction: { faction: "galactic-republic", unit: "Infantry Support Platform" },
    weapons: [weapon("Twin Blaster Cannons", "1-3", "6b", "fixed (front)", "critical 2")],
    en: TWIN_DOES.en,
    es: TWIN_DOES.es,
    does: (card) => twin(card),
  },
  "twin-laser-turret": {
    name: "Twin Laser Turret",
    cost: 14,
    restriction: { unit: "Saber-Class Tank" },
    weapons: [weapon("Twin Laser Cannon", "1-3", "3b", "critical 1")],
  },
  "twin-missile-pods": {
    name: "Twin Missile Pods",
    cost: 25,
    restriction: { unit: "Infantry Support Platform" },
    weapons: [weapon("Missile Pods", "2-4", "4r", "fixed (front)", "impact 2")],
    en: TWIN_DOES.en,
    es: TWIN_DOES.es,
    does: (card) => twin(card),
  },
}));
