import type { Cards } from "../../../catalogue/cards.ts";
import type { Counterpart } from "../../../catalogue/entries.ts";
import { both, dice } from "../../../catalogue/writing.ts";

const IDENS_ID10_SEEKER_DROID = (): Counterpart => ({
  id: "idens-id10-seeker-droid",
  name: { en: "Iden's ID10 Seeker Droid" },
  counterpartOf: "iden-versio-inferno-squad-leader",
  faction: "galactic-empire",
  cost: 15,
  bullets: 1,
  type: "droid-trooper",
  wounds: 1,
  upgradeBar: ["comms"],
  keywords: [
    { id: "observe", value: 1 },
    { id: "counterpart", of: [{ unit: "Iden Versio" }] },
    { id: "recharge", value: 1 },
    { id: "shielded", value: 1 },
    { id: "small" },
  ],
  weapons: [both("Electro-Shock", [1, 1], dice(0, 0, 3), [{ id: "suppressive" }])],
  doubts: ["From the list only; the list adds it to Iden Versio by itself since its cost fell to 0 in April 2026."],
});

/** Counterparts of the Galactic Empire. */
export const FIGURES: Cards<Counterpart> = [IDENS_ID10_SEEKER_DROID];
