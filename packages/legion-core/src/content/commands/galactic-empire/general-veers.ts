import { type CommandFile, commands, order } from "../../written/commands.ts";
import { weapon } from "../../written/weapons.ts";
import { give, lend, MAY_RECOVER, onOrder, ownUnits, untimed, volley } from "../effects.ts";

const VEERS = { unit: "General Veers" } as const;

/** Command cards of General Veers. */
export const CARDS: CommandFile = /* @__PURE__ */ commands({ faction: "galactic-empire", requires: VEERS }, () => ({
  "maximum-firepower": {
    name: "Maximum Firepower",
    pips: 1,
    orders: VEERS,
    keywords: ["impact 2", "immune-deflect"],
    weapons: [weapon("AT-AT Cannons", "4-infinite", "4r", "immune-deflect", "impact 2")],
    en: "When General Veers ends his activation this round, he may attack with the weapon of the card.",
    es: "Cuando General Veers termina su activación de esta ronda, puede atacar con el arma de la carta.",
    does: (card) => ({
      moments: [volley(card, VEERS, 1)],
    }),
  },
  "evasive-maneuvers": {
    name: "Evasive Maneuvers",
    pips: 2,
    orders: [order(2, { type: "vehicle" })],
    en: "Friendly vehicles have Nimble this round. Each ordered unit gains 1 dodge token.",
    es: "Los vehículos aliados tienen Ágil esta ronda. Cada unidad que recibe una orden de la carta gana 1 ficha de Esquiva.",
    does: (card) => ({
      moments: [
        untimed((work, side) => {
          for (const unit of ownUnits(work, side, { type: "vehicle" })) lend(work, unit, "nimble", 1, card);
        }),
        onOrder((work, unit) => give(work, unit, "dodge", 1, card)),
      ],
    }),
  },
  "imperial-discipline": {
    name: "Imperial Discipline",
    pips: 3,
    orders: [order(1, VEERS), order(2)],
    en: "Each ordered unit may perform a recover action at once.",
    es: "Cada unidad que recibe una orden de la carta puede realizar de inmediato una acción de Recuperación.",
    does: () => ({ moments: [MAY_RECOVER] }),
  },
}));
