import { type CounterpartFile, counterparts } from "../../written/units.ts";
import { weapon } from "../../written/weapons.ts";

/** Counterparts of the Galactic Empire. */
export const CARDS: CounterpartFile = /* @__PURE__ */ counterparts({ faction: "galactic-empire" }, () => ({
  "idens-id10-seeker-droid": {
    name: "Iden's ID10 Seeker Droid",
    is: { counterpartOf: "iden-versio-inferno-squad-leader", cost: 15, bullets: 1, type: "droid-trooper" },
    stats: { wounds: 1 },
    bar: ["comms"],
    keywords: ["observe 1", "counterpart (Iden Versio)", "recharge 1", "shielded 1", "small"],
    weapons: [weapon("Electro-Shock", "melee 1-1", "3w", "suppressive")],
    doubts: ["From the list only; the list adds it to Iden Versio by itself since its cost fell to 0 in April 2026."],
  },
}));
