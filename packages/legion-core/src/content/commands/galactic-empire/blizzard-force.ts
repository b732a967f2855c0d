import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import { COMMAND_CARDS, dice, ranged } from "../../../catalogue/writing.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";

const UNRELENTING_FIRE = (): Command => ({
  id: "unrelenting-fire",
  name: { en: "Unrelenting Fire" },
  pips: 1,
  faction: "galactic-empire",
  battleForce: "blizzard-force",
  orders: [{ count: 2, of: [{}] }],
  summary: "This round no enemy unit removes more than 1 suppression in its rally step.",
  verification: COMMAND_CARDS,
});

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
  summary: "Once this round a commander ending its activation may attack with the listed weapon.",
  verification: COMMAND_CARDS,
});

const DEBARK_FOR_GROUND_ASSAULT = (): Command => ({
  id: "debark-for-ground-assault",
  name: { en: "Debark for Ground Assault" },
  pips: 3,
  faction: "galactic-empire",
  battleForce: "blizzard-force",
  orders: [{ count: 3, of: [{}] }],
  keywords: [{ id: "spur" }, { id: "suppressive" }],
  summary: "Corps trooper units ordered have Spur and their weapons Suppressive this round.",
  verification: COMMAND_CARDS,
});

/** Command cards of armies of Blizzard Force. */
export const FIGURES: Cards<Command> = [UNRELENTING_FIRE, OVERWHELMING_BARRAGE, DEBARK_FOR_GROUND_ASSAULT];

/** What they do. */
export const ENTRIES: Cards<CommandCard> = [];

/** That in words. */
export const TEXTS: readonly CardText[] = [];
