import { on } from "../../../state/hooks/words.ts";
import { type UpgradeFile, upgrades } from "../../written/upgrades.ts";
import { weapon } from "../../written/weapons.ts";

/** Heavy weapon upgrades of the Galactic Republic. */
export const CARDS: UpgradeFile = /* @__PURE__ */ upgrades({ type: "heavy-weapon" }, () => ({
  crosshair: {
    name: "Crosshair",
    cost: 0,
    bullets: 1,
    restriction: { faction: "galactic-republic", unit: "The Bad Batch" },
    miniatures: 1,
    keywords: ["precise 1"],
    weapons: [weapon("Crosshair", "1-5", "1r", "high-velocity", "pierce 1")],
    en: "An attack pool that holds only the weapon of the card has Critical 1.",
    es: "Una reserva de ataque que solo contiene el arma de la carta tiene Crítico 1.",
    does: () => [
      on("gives-in-attack", (_look, _bearer, { part, weapons }) =>
        part === "attacks" && weapons.every((name) => name === "Crosshair") ? { critical: 1 } : {},
      ),
    ],
  },
  "dc-15-clone-trooper": {
    name: "DC-15 Clone Trooper",
    cost: 24,
    restriction: { unit: "Phase I Clone Troopers" },
    miniatures: 1,
    weapons: [weapon("DC-15 Clone Trooper", "1-4", "2r", "critical 1")],
    doubts: [
      "Restricted to Phase I Clone Troopers, a unit no longer in the list.",
      "Weapon profile from the list only.",
    ],
  },
  "dc-15x-arc-trooper-sniper": {
    name: "DC-15x ARC Trooper Sniper",
    cost: 37,
    restriction: { unit: "ARC Troopers" },
    miniatures: 1,
    weapons: [weapon("DC-15x ARC Trooper", "1-5", "1r 1b", "immune-deflect", "lethal 1")],
    doubts: ["Of the list of 2026-01-14 alone: cost, weapons, restrictions."],
  },
  "dp-23-clone-trooper": {
    name: "DP-23 Clone Trooper",
    cost: 22,
    restriction: { unit: "Clone Trooper Infantry" },
    miniatures: 1,
    weapons: [weapon("DP-23 Clone Trooper", "melee 1-2", "2r", "pierce 1")],
  },
  "echo-arc-marksman": {
    name: "Echo",
    title: "ARC Marksman",
    cost: 46,
    bullets: 1,
    restriction: { all: [{ type: "clone-trooper" }, { any: [{ rank: "corps" }, { rank: "special-forces" }] }] },
    miniatures: 1,
    keywords: ["reliable 1", "leader"],
    weapons: [weapon("Echo's DC-15x", "1-5", "2r", "critical 1", "immune-deflect", "lethal 1")],
    doubts: ["Restrictions and Reliable from the list only."],
  },
  "mortar-clone-trooper": {
    name: "Mortar Clone Trooper",
    cost: 20,
    restriction: { any: [{ unit: "Clone Trooper Infantry" }, { unit: "Clone Trooper Marksmen" }] },
    miniatures: 1,
    weapons: [weapon("Mortar", "2-4", "2b", "critical 1", "cumbersome", "suppressive")],
  },
  "rps-6-arf-trooper": {
    name: "RPS-6 ARF Trooper",
    cost: 24,
    restriction: { unit: "ARF Troopers" },
    miniatures: 1,
    weapons: [weapon("RPS-6 ARF Trooper", "2-4", "1r 1b 1w", "cumbersome", "impact 2")],
  },
  "rps-6-clone-trooper": {
    name: "RPS-6 Clone Trooper",
    cost: 23,
    restriction: { any: [{ unit: "Clone Trooper Infantry" }, { unit: "Clone Trooper Marksmen" }] },
    miniatures: 1,
    weapons: [weapon("RPS-6 Rocket Launcher", "2-4", "1r 1b 1w", "cumbersome", "impact 2")],
  },
  "z-6-clone-trooper": {
    name: "Z-6 Clone Trooper",
    cost: 22,
    restriction: { unit: "Clone Trooper Infantry" },
    miniatures: 1,
    weapons: [weapon("Z-6 Rotary Blaster", "1-3", "6w")],
  },
}));
