import { must } from "../../../state/hooks/words.ts";
import { placeOfCard } from "../../../units/cards.ts";
import { type UpgradeFile, upgrades } from "../../written/upgrades.ts";
import { sided, weapon } from "../../written/weapons.ts";
import { byStatic } from "../effects.ts";

/** Armament upgrades of the Galactic Republic. */
export const CARDS: UpgradeFile = /* @__PURE__ */ upgrades({ type: "armament" }, () => ({
  "dc-17m-icws-config": {
    name: "DC-17m ICWS Config",
    cost: 0,
    restriction: { unit: "Clone Commandos" },
    exhaust: true,
    doubleSided: true,
    keywords: ["reconfigure"],
    weapons: [
      sided("A", weapon("DC-17m ICWS Launcher", "1-2", "2b", "scatter", "impact 1")),
      sided("B", weapon("DC-17m ICWS Sniper", "3-4", "1r", "high-velocity", "lethal 1")),
    ],
    en: "At the start of its activation the unit may turn the card to its other side, exhausted or not.",
    es: "Al comienzo de su activación, la unidad puede dar la vuelta a la carta, esté agotada o no.",
    does: (own) => [
      must(
        "activation-start",
        (_look, { unit }, about) => about === unit,
        (work, { unit }) => {
          const card = placeOfCard(work, unit, own);
          work.push({ kind: "side", unit, card, ...byStatic(own) });
        },
      ),
    ],
  },
  "double-bladed-lightsaber": {
    name: "Double-Bladed Lightsaber",
    cost: 0,
    restriction: { any: [{ unit: "Jedi Knight" }, { unit: "Jedi Knight General" }] },
    keywords: ["charge", "tactical 1"],
    weapons: [weapon("Double-Bladed Lightsaber", "melee", "1r 2b 3w", "ram 1", "impact 2", "pierce 1")],
    doubts: ["Weapon profile from the list only."],
  },
  lightsaber: {
    name: "Lightsaber",
    cost: 0,
    restriction: { any: [{ unit: "Jedi Knight" }, { unit: "Jedi Knight General" }] },
    keywords: ["block"],
    weapons: [weapon("Lightsaber", "melee", "2r 1b 3w", "critical 1", "impact 2", "pierce 1")],
    doubts: ["Weapon profile from the list only."],
  },
  "twin-lightsabers": {
    name: "Twin Lightsabers",
    cost: 0,
    restriction: { any: [{ unit: "Jedi Knight" }, { unit: "Jedi Knight General" }] },
    weapons: [weapon("Twin Lightsabers", "melee", "4b 4w", "high-velocity", "impact 2", "pierce 1")],
    doubts: ["Weapon profile from the list only."],
  },
}));
