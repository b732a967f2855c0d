import { at } from "@sw/tabletop";
import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import { both, COMMAND_CARDS, dice } from "../../../catalogue/writing.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";
import { statusOf } from "../../../units/positions.ts";
import { give, onOrder } from "../effects.ts";

const ILL_DO_IT_MYSELF = (): Command => ({
  id: "ill-do-it-myself",
  name: { en: "I'll Do it Myself!" },
  pips: 1,
  faction: "separatist-alliance",
  requires: { unit: "General Grievous" },
  orders: [{ count: 1, of: [{ unit: "General Grievous" }] }],
  keywords: [{ id: "tactical", value: 1 }],
  summary:
    "A droid trooper unit within 1 may suffer 1 wound to give Grievous Tactical 1 this round; his attacks strip aim, dodge, surge and standby from the defender first.",
  verification: COMMAND_CARDS,
});

const TRAINED_IN_YOUR_JEDI_ARTS = (): Command => ({
  id: "trained-in-your-jedi-arts",
  name: { en: "Trained In Your Jedi Arts" },
  pips: 1,
  faction: "separatist-alliance",
  requires: { unit: "General Grievous" },
  orders: [{ count: 1, of: [{ unit: "General Grievous" }] }],
  keywords: [{ id: "disengage" }, { id: "suppressive" }, { id: "versatile" }],
  weapons: [both("Trophy Lightsabers", [1, 1], dice(1, 2, 1), [{ id: "suppressive" }, { id: "versatile" }])],
  summary:
    "Grievous gains 1 dodge and has Disengage this round. When his next activation ends he may attack each enemy unit within 1 and in line of sight with the listed weapon.",
  verification: COMMAND_CARDS,
});

const PINCER_ATTACK = (): Command => ({
  id: "pincer-attack",
  name: { en: "Pincer Attack" },
  pips: 2,
  faction: "separatist-alliance",
  requires: { unit: "General Grievous" },
  orders: [{ count: 2, of: [{ type: "vehicle" }] }],
  summary:
    "This round defenders attacked by a friendly vehicle have no cover if within 1 and in line of sight of another friendly vehicle.",
  verification: COMMAND_CARDS,
});

const SUPREME_COMMANDER = (): Command => ({
  id: "supreme-commander",
  name: { en: "Supreme Commander" },
  pips: 2,
  faction: "separatist-alliance",
  requires: { unit: "General Grievous" },
  orders: [{ count: 2, of: [{ type: "trooper" }] }],
  keywords: [{ id: "ruthless" }],
  summary:
    "Grievous has Ruthless this round. Each ordered unit and every other friendly trooper unit within 1 and in its line of sight gains 1 surge.",
  verification: COMMAND_CARDS,
});

const CRUSH_THEM = (): Command => ({
  id: "crush-them",
  name: { en: "Crush Them!" },
  pips: 3,
  faction: "separatist-alliance",
  requires: { unit: "General Grievous" },
  orders: [
    { count: 1, of: [{ unit: "General Grievous" }] },
    { count: 2, of: [{}] },
  ],
  summary: "Each ordered unit gains 1 surge per defeated enemy unit.",
  verification: COMMAND_CARDS,
});

const CRUSH_THEM_ENTRY = (): CommandCard => ({
  id: "crush-them",
  moments: [
    onOrder((work, unit) => {
      const { units } = work.state;
      const { owner } = at(units, unit);
      const fallen = units.filter((one) => one.owner !== owner && statusOf(one) === "defeated").length;
      give(work, unit, "surge", fallen, "crush-them");
    }),
  ],
});

const CRUSH_THEM_TEXT: CardText = {
  id: "crush-them",
  does: {
    en: "Each ordered unit gains 1 surge token for each defeated enemy unit.",
    es: "Cada unidad que recibe una orden de la carta gana 1 ficha de Incremento por cada unidad enemiga derrotada.",
  },
};

const FULL_THROTTLE = (): Command => ({
  id: "full-throttle",
  name: { en: "Full Throttle" },
  pips: 3,
  faction: "separatist-alliance",
  requires: { unit: "General Grievous" },
  orders: [
    { count: 1, of: [{ unit: "General Grievous" }] },
    { count: 2, of: [{ type: "vehicle" }] },
  ],
  summary: "Each ordered unit gains 1 dodge; friendly vehicles gain 1 surge after each move this round.",
  verification: COMMAND_CARDS,
});

/** Command cards of General Grievous. */
export const FIGURES: Cards<Command> = [
  ILL_DO_IT_MYSELF,
  TRAINED_IN_YOUR_JEDI_ARTS,
  PINCER_ATTACK,
  SUPREME_COMMANDER,
  CRUSH_THEM,
  FULL_THROTTLE,
];

/** What they do. */
export const ENTRIES: Cards<CommandCard> = [CRUSH_THEM_ENTRY];

/** That in words. */
export const TEXTS: readonly CardText[] = [CRUSH_THEM_TEXT];
