import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Upgrade } from "../../../catalogue/entries.ts";
import { dice, melee, ranged, sided } from "../../../catalogue/writing.ts";
import type { UpgradeCard } from "../../../state/hooks/upgrade-card.ts";
import { placeOfCard } from "../../../units/cards.ts";
import { byStatic } from "../effects.ts";

const DC_17M_ICWS_CONFIG = (): Upgrade => ({
  id: "dc-17m-icws-config",
  name: { en: "DC-17m ICWS Config" },
  type: "armament",
  cost: 0,
  restriction: { unit: "Clone Commandos" },
  exhaust: true,
  doubleSided: true,
  keywords: [{ id: "reconfigure" }],
  weapons: [
    sided("A", ranged("DC-17m ICWS Launcher", [1, 2], dice(0, 2, 0), [{ id: "scatter" }, { id: "impact", value: 1 }])),
    sided(
      "B",
      ranged("DC-17m ICWS Sniper", [3, 4], dice(1, 0, 0), [{ id: "high-velocity" }, { id: "lethal", value: 1 }]),
    ),
  ],
  special: true,
});

const DC_17M_ICWS_CONFIG_ENTRY = (): UpgradeCard => ({
  id: "dc-17m-icws-config",
  moments: [
    {
      moment: "activation-start",
      may: false,
      applies: (_look, { unit }, about) => about === unit,
      run(work, { unit }) {
        const card = placeOfCard(work, unit, "dc-17m-icws-config");
        work.push({ kind: "side", unit, card, ...byStatic("dc-17m-icws-config") });
      },
    },
  ],
});

const DC_17M_ICWS_CONFIG_TEXT: CardText = {
  id: "dc-17m-icws-config",
  does: {
    en: "At the start of its activation the unit may turn the card to its other side, exhausted or not.",
    es: "Al comienzo de su activación, la unidad puede dar la vuelta a la carta, esté agotada o no.",
  },
};

const DOUBLE_BLADED_LIGHTSABER = (): Upgrade => ({
  id: "double-bladed-lightsaber",
  name: { en: "Double-Bladed Lightsaber" },
  type: "armament",
  cost: 0,
  restriction: { any: [{ unit: "Jedi Knight" }, { unit: "Jedi Knight General" }] },
  keywords: [{ id: "charge" }, { id: "tactical", value: 1 }],
  weapons: [
    melee("Double-Bladed Lightsaber", dice(1, 2, 3), [
      { id: "ram", value: 1 },
      { id: "impact", value: 2 },
      { id: "pierce", value: 1 },
    ]),
  ],
  doubts: ["Weapon profile from the list only."],
});

const LIGHTSABER = (): Upgrade => ({
  id: "lightsaber",
  name: { en: "Lightsaber" },
  type: "armament",
  cost: 0,
  restriction: { any: [{ unit: "Jedi Knight" }, { unit: "Jedi Knight General" }] },
  keywords: [{ id: "block" }],
  weapons: [
    melee("Lightsaber", dice(2, 1, 3), [
      { id: "critical", value: 1 },
      { id: "impact", value: 2 },
      { id: "pierce", value: 1 },
    ]),
  ],
  doubts: ["Weapon profile from the list only."],
});

const TWIN_LIGHTSABERS = (): Upgrade => ({
  id: "twin-lightsabers",
  name: { en: "Twin Lightsabers" },
  type: "armament",
  cost: 0,
  restriction: { any: [{ unit: "Jedi Knight" }, { unit: "Jedi Knight General" }] },
  weapons: [
    melee("Twin Lightsabers", dice(0, 4, 4), [
      { id: "high-velocity" },
      { id: "impact", value: 2 },
      { id: "pierce", value: 1 },
    ]),
  ],
  doubts: ["Weapon profile from the list only."],
});

/** Armament upgrades of the Galactic Republic. */
export const FIGURES: Cards<Upgrade> = [DC_17M_ICWS_CONFIG, DOUBLE_BLADED_LIGHTSABER, LIGHTSABER, TWIN_LIGHTSABERS];

/** What they do. */
export const ENTRIES: Cards<UpgradeCard> = [DC_17M_ICWS_CONFIG_ENTRY];

/** That in words. */
export const TEXTS: readonly CardText[] = [DC_17M_ICWS_CONFIG_TEXT];
