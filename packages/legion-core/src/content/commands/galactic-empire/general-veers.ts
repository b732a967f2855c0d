import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import { dice, ranged } from "../../../catalogue/writing.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";
import { give, lend, MAY_RECOVER, onOrder, ownUnits, untimed, volley } from "../effects.ts";

const VEERS = { unit: "General Veers" } as const;

const MAXIMUM_FIREPOWER = (): Command => ({
  id: "maximum-firepower",
  name: { en: "Maximum Firepower" },
  pips: 1,
  faction: "galactic-empire",
  requires: { unit: "General Veers" },
  orders: [{ count: 1, of: [{ unit: "General Veers" }] }],
  keywords: [{ id: "impact", value: 2 }, { id: "immune-deflect" }],
  weapons: [
    ranged("AT-AT Cannons", [4, "infinite"], dice(4, 0, 0), [{ id: "immune-deflect" }, { id: "impact", value: 2 }]),
  ],
});

const MAXIMUM_FIREPOWER_ENTRY = (): CommandCard => ({
  id: "maximum-firepower",
  moments: [volley("maximum-firepower", VEERS, 1)],
});

const MAXIMUM_FIREPOWER_TEXT: CardText = {
  id: "maximum-firepower",
  does: {
    en: "When General Veers ends his activation this round, he may attack with the weapon of the card.",
    es: "Cuando General Veers termina su activación de esta ronda, puede atacar con el arma de la carta.",
  },
};

const EVASIVE_MANEUVERS = (): Command => ({
  id: "evasive-maneuvers",
  name: { en: "Evasive Maneuvers" },
  pips: 2,
  faction: "galactic-empire",
  requires: { unit: "General Veers" },
  orders: [{ count: 2, of: [{ type: "vehicle" }] }],
});

const EVASIVE_MANEUVERS_ID = "evasive-maneuvers";

const EVASIVE_MANEUVERS_ENTRY = (): CommandCard => ({
  id: EVASIVE_MANEUVERS_ID,
  moments: [
    untimed((work, player) => {
      for (const unit of ownUnits(work, player, { type: "vehicle" }))
        lend(work, unit, "nimble", 1, EVASIVE_MANEUVERS_ID);
    }),
    onOrder((work, unit) => give(work, unit, "dodge", 1, EVASIVE_MANEUVERS_ID)),
  ],
});

const EVASIVE_MANEUVERS_TEXT: CardText = {
  id: "evasive-maneuvers",
  does: {
    en: "Friendly vehicles have Nimble this round. Each ordered unit gains 1 dodge token.",
    es: "Los vehículos aliados tienen Ágil esta ronda. Cada unidad que recibe una orden de la carta gana 1 ficha de Esquiva.",
  },
};

const IMPERIAL_DISCIPLINE = (): Command => ({
  id: "imperial-discipline",
  name: { en: "Imperial Discipline" },
  pips: 3,
  faction: "galactic-empire",
  requires: { unit: "General Veers" },
  orders: [
    { count: 1, of: [{ unit: "General Veers" }] },
    { count: 2, of: [{}] },
  ],
});

const IMPERIAL_DISCIPLINE_ENTRY = (): CommandCard => ({ id: "imperial-discipline", moments: [MAY_RECOVER] });

const IMPERIAL_DISCIPLINE_TEXT: CardText = {
  id: "imperial-discipline",
  does: {
    en: "Each ordered unit may perform a recover action at once.",
    es: "Cada unidad que recibe una orden de la carta puede realizar de inmediato una acción de Recuperación.",
  },
};

/** Command cards of General Veers. */
export const FIGURES: Cards<Command> = [MAXIMUM_FIREPOWER, EVASIVE_MANEUVERS, IMPERIAL_DISCIPLINE];

/** What they do. */
export const ENTRIES: Cards<CommandCard> = [
  MAXIMUM_FIREPOWER_ENTRY,
  EVASIVE_MANEUVERS_ENTRY,
  IMPERIAL_DISCIPLINE_ENTRY,
];

/** That in words. */
export const TEXTS: readonly CardText[] = [MAXIMUM_FIREPOWER_TEXT, EVASIVE_MANEUVERS_TEXT, IMPERIAL_DISCIPLINE_TEXT];
