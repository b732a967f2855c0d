import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import { COMMAND_CARDS } from "../../../catalogue/writing.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";

const FACE_ME = (): Command => ({
  id: "face-me",
  name: { en: "Face Me!" },
  pips: 1,
  faction: "galactic-empire",
  requires: { unit: "Agent Kallus" },
  orders: [{ count: 1, of: [{ unit: "Agent Kallus" }] }],
  keywords: [{ id: "hold-the-line" }],
  summary: "Kallus has Hold the Line this round; enemy trooper units engaged with him may only pivot.",
  verification: COMMAND_CARDS,
});

const ISB_INVESTIGATION = (): Command => ({
  id: "isb-investigation",
  name: { en: "ISB Investigation" },
  pips: 2,
  faction: "galactic-empire",
  requires: { unit: "Agent Kallus" },
  orders: [
    { count: 1, of: [{ unit: "Agent Kallus" }] },
    { count: 1, of: [{}] },
  ],
  summary:
    "Name a number of pips: a chosen opponent lays aside, face up, the cards of that value in hand and gets them back after playing a card in a later round; this card stays until then.",
  verification: COMMAND_CARDS,
});

const RUTHLESS_TACTICS = (): Command => ({
  id: "ruthless-tactics",
  name: { en: "Ruthless Tactics" },
  pips: 3,
  faction: "galactic-empire",
  requires: { unit: "Agent Kallus" },
  orders: [{ count: 3, of: [{}] }],
  keywords: [{ id: "suppressive" }],
  summary:
    "This round units attacked at range by friendly units with face-up orders gain 1 observation afterwards, and an attacker may spend one observation of its target to give the pool Suppressive.",
  verification: COMMAND_CARDS,
});

/** Command cards of Agent Kallus. */
export const FIGURES: Cards<Command> = [FACE_ME, ISB_INVESTIGATION, RUTHLESS_TACTICS];

/** What they do. */
export const ENTRIES: Cards<CommandCard> = [];

/** That in words. */
export const TEXTS: readonly CardText[] = [];
