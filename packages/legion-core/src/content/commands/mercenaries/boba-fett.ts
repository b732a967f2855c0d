import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import { both, COMMAND_CARDS, dice, ranged } from "../../../catalogue/writing.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";

const A_SIMPLE_MAN = (): Command => ({
  id: "a-simple-man",
  name: { en: "A Simple Man" },
  pips: 1,
  requires: { unit: "Boba Fett" },
  orders: [{ count: 1, of: [{}] }],
  keywords: [{ id: "marksman" }],
  summary:
    "At the start of the Activation Phase: with a face-up order on Boba Fett a friendly unit within 1 of him may move at speed 1; without it he gains 1 aim, has Marksman and reaches 1 further (up to 5) at range this round.",
  verification: COMMAND_CARDS,
});

const WHIPCORD_LAUNCHER = (): Command => ({
  id: "whipcord-launcher",
  name: { en: "Whipcord Launcher" },
  pips: 1,
  requires: { unit: "Boba Fett" },
  orders: [{ count: 1, of: [{ unit: "Boba Fett" }] }],
  summary:
    "While engaged with a unit that has an immobilize token Boba Fett may move normally. In his next activation he has a free action: an enemy trooper unit within 1 and in line of sight gains 2 immobilize and 2 suppression.",
  verification: COMMAND_CARDS,
});

const MAKING_HIS_WAY_IN_THE_GALAXY = (): Command => ({
  id: "making-his-way-in-the-galaxy",
  name: { en: "Making His Way in the Galaxy" },
  pips: 2,
  requires: { unit: "Boba Fett" },
  orders: [{ count: 1, of: [{ unit: "Boba Fett" }] }],
  keywords: [{ id: "blast" }, { id: "impact" }, { id: "versatile" }],
  weapons: [
    both("No Disintegrations", [1, 1], dice(2, 1, 0), [
      { id: "blast" },
      { id: "impact", value: 1 },
      { id: "versatile" },
    ]),
  ],
  summary:
    "In his next activation Boba Fett cannot take attack actions; when it ends he may attack each enemy unit within 1 and in line of sight with the listed weapon only.",
  verification: COMMAND_CARDS,
});

const RULE_WITH_RESPECT = (): Command => ({
  id: "rule-with-respect",
  name: { en: "Rule With Respect" },
  pips: 3,
  requires: { unit: "Boba Fett" },
  orders: [
    { count: 1, of: [{ unit: "Boba Fett" }] },
    { count: 2, of: [{}] },
  ],
  summary:
    "While Boba Fett has a face-up order, friendly units within 1 and in his line of sight add 1 black die to one pool of each ranged attack this round.",
  verification: COMMAND_CARDS,
});

const Z_6_JETPACK_ROCKET = (): Command => ({
  id: "z-6-jetpack-rocket",
  name: { en: "Z-6 Jetpack Rocket" },
  pips: 3,
  requires: { unit: "Boba Fett" },
  orders: [{ count: 1, of: [{ unit: "Boba Fett" }] }],
  keywords: [{ id: "blast" }, { id: "impact" }],
  weapons: [ranged("Z-6 Jetpack Rocket", [3, 4], dice(3, 0, 0), [{ id: "blast" }, { id: "impact", value: 2 }])],
  summary: "Boba Fett has the rocket weapon during his activation this round.",
  verification: COMMAND_CARDS,
});

/** Command cards of Boba Fett. */
export const FIGURES: Cards<Command> = [
  A_SIMPLE_MAN,
  WHIPCORD_LAUNCHER,
  MAKING_HIS_WAY_IN_THE_GALAXY,
  RULE_WITH_RESPECT,
  Z_6_JETPACK_ROCKET,
];

/** What they do. */
export const ENTRIES: Cards<CommandCard> = [];

/** That in words. */
export const TEXTS: readonly CardText[] = [];
