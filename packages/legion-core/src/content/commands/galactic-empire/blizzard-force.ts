import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import { dice, ranged } from "../../../catalogue/writing.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";
import { fitsAny, rankOf } from "../../../units/ranks.ts";
import { strike } from "../attack-effects.ts";
import { giveAll, onOrder } from "../effects.ts";

const UNRELENTING_FIRE = (): Command => ({
  id: "unrelenting-fire",
  name: { en: "Unrelenting Fire" },
  pips: 1,
  faction: "galactic-empire",
  battleForce: "blizzard-force",
  orders: [{ count: 2, of: [{}] }],
});

const UNRELENTING_FIRE_ENTRY = (): CommandCard => ({
  id: "unrelenting-fire",
  gift: { effect: { mostRallied: 1 }, to: [], against: [{}] },
});

const UNRELENTING_FIRE_TEXT: CardText = {
  id: "unrelenting-fire",
  does: {
    en: "This round no enemy unit removes more than 1 suppression token in its Rally step.",
    es: "Esta ronda ninguna unidad enemiga retira más de 1 ficha de Acobardamiento al reagruparse.",
  },
};

const OVERWHELMING_BARRAGE = (): Command => ({
  id: "overwhelming-barrage",
  name: { en: "Overwhelming Barrage" },
  pips: 2,
  faction: "galactic-empire",
  battleForce: "blizzard-force",
  orders: [{ count: 2, of: [{}] }],
  keywords: [{ id: "blast" }, { id: "beam" }, { id: "critical" }, { id: "immune-deflect" }, { id: "suppressive" }],
  weapons: [
    ranged("Overwhelming Barrage", [4, "infinite"], dice(0, 4, 0), [
      { id: "beam", value: 1 },
      { id: "blast" },
      { id: "critical", value: 3 },
      { id: "immune-deflect" },
      { id: "suppressive" },
    ]),
  ],
});

const OVERWHELMING_BARRAGE_ENTRY = (): CommandCard => ({
  id: "overwhelming-barrage",
  ...strike("overwhelming-barrage", (look, unit) => rankOf(look, unit) === "commander"),
});

const OVERWHELMING_BARRAGE_TEXT: CardText = {
  id: "overwhelming-barrage",
  does: {
    en: "Once this round a friendly commander may attack with the weapon of the card when it ends its activation.",
    es: "Una vez en esta ronda, un comandante aliado puede atacar con el arma de la carta cuando termina su activación.",
  },
};

const DEBARK_FOR_GROUND_ASSAULT = (): Command => ({
  id: "debark-for-ground-assault",
  name: { en: "Debark for Ground Assault" },
  pips: 3,
  faction: "galactic-empire",
  battleForce: "blizzard-force",
  orders: [{ count: 3, of: [{}] }],
  keywords: [{ id: "spur" }, { id: "suppressive" }],
});

const DEBARK_FOR_GROUND_ASSAULT_ENTRY = (): CommandCard => ({
  id: "debark-for-ground-assault",
  moments: [
    onOrder((work, unit) => {
      if (fitsAny(work, unit, [{ rank: "corps", type: "trooper" }]))
        giveAll(work, unit, { keywords: { spur: 1, suppressive: 1 } }, "debark-for-ground-assault");
    }),
  ],
});

const DEBARK_FOR_GROUND_ASSAULT_TEXT: CardText = {
  id: "debark-for-ground-assault",
  does: {
    en: "Each ordered corps trooper unit has Spur this round, and its weapons have Suppressive.",
    es: "Cada unidad de infantería de Tropa que recibe una orden de la carta tiene Espolear esta ronda, y sus armas, Fuego de contención.",
  },
};

/** Command cards of armies of Blizzard Force. */
export const FIGURES: Cards<Command> = [UNRELENTING_FIRE, OVERWHELMING_BARRAGE, DEBARK_FOR_GROUND_ASSAULT];

/** What they do. */
export const ENTRIES: Cards<CommandCard> = [
  UNRELENTING_FIRE_ENTRY,
  OVERWHELMING_BARRAGE_ENTRY,
  DEBARK_FOR_GROUND_ASSAULT_ENTRY,
];

/** That in words. */
export const TEXTS: readonly CardText[] = [
  UNRELENTING_FIRE_TEXT,
  OVERWHELMING_BARRAGE_TEXT,
  DEBARK_FOR_GROUND_ASSAULT_TEXT,
];
