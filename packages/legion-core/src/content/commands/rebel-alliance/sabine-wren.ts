import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import { COMMAND_CARDS, dice } from "../../../catalogue/writing.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";

const EXPLOSIONS = (): Command => ({
  id: "explosions",
  name: { en: "Explosions!" },
  pips: 1,
  faction: "rebel-alliance",
  requires: { unit: "Sabine Wren" },
  orders: [{ count: 1, of: [{ unit: "Sabine Wren" }] }],
  permanent: true,
  keywords: [{ id: "area-weapon" }, { id: "blast" }, { id: "critical" }, { id: "arm" }, { id: "detonate" }],
  weapons: [
    {
      name: "Thermal Charge",
      range: { melee: false, min: null, max: 1, area: true },
      dice: dice(1, 0, 1),
      keywords: [{ id: "area-weapon" }, { id: "blast" }, { id: "critical", value: 2 }],
    },
  ],
  summary:
    "Sabine may arm 2 thermal charges this round (then move at speed 1) and can detonate them for the rest of the game. The card stays in play.",
  verification: COMMAND_CARDS,
});

const SYMBOL_OF_REBELLION = (): Command => ({
  id: "symbol-of-rebellion",
  name: { en: "Symbol of Rebellion" },
  pips: 2,
  faction: "rebel-alliance",
  requires: { unit: "Sabine Wren" },
  orders: [{ count: 1, of: [{ unit: "Sabine Wren" }] }],
  summary:
    "Sabine may Recover when her next activation starts and this round has a free action that places a graffiti token within 1 and in line of sight, touching terrain that is not area terrain.",
  verification: COMMAND_CARDS,
});

const LEGACY_OF_MANDALORE = (): Command => ({
  id: "legacy-of-mandalore",
  name: { en: "Legacy of Mandalore" },
  pips: 3,
  faction: "rebel-alliance",
  requires: { unit: "Sabine Wren" },
  orders: [
    { count: 1, of: [{ unit: "Sabine Wren" }] },
    { count: 2, of: [{ type: "trooper" }] },
  ],
  keywords: [{ id: "inspire", value: 1 }],
  summary:
    "Sabine has Inspire 1 this round and gains 1 aim or 1 dodge each time she orders a commander, operative or special forces unit.",
  verification: COMMAND_CARDS,
});

/** Command cards of Sabine Wren. */
export const FIGURES: Cards<Command> = [EXPLOSIONS, SYMBOL_OF_REBELLION, LEGACY_OF_MANDALORE];

/** What they do. */
export const ENTRIES: Cards<CommandCard> = [];

/** That in words. */
export const TEXTS: readonly CardText[] = [];
