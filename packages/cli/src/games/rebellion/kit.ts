import { flatBot, greedyBot, searchBot, steadyBot } from "@sw/bots/rebellion";
import {
  type Config,
  configOf,
  fourPlayerGame,
  game,
  type Players,
  type RebellionGame,
  type RebellionTypes,
  threePlayerGame,
} from "@sw/rebellion-core";
import { factionOf } from "@sw/rebellion-core/read";
import { RULES } from "@sw/rebellion-core/rules";
import type { GameOption, Kit, PuzzleOf, TypedOptions } from "../../kit.ts";
import { rebellionFace } from "./face.ts";

/** A kit with everything the commands need of Rebellion. */
export type RebellionKit = Kit<RebellionTypes>;

const SETUPS = ["first-game", "advanced"] as const;
const RULINGS = ["book", "faq"] as const;
const EXPANSIONS = ["none", "rote"] as const;
const COMBATS = ["base", "cinematic"] as const;
const STARTING_UNITS = ["base", "expansion"] as const;
const MISSION_SETS = ["secret", "base", "rote"] as const;

const OPTIONS: readonly GameOption[] = [
  { flags: "--players <number>", description: "people at the table: two sides, or teams (default: 2)", range: [2, 4] },
  { flags: "--setup <setup>", description: "the fixed first game or the full set-up (default)", words: SETUPS },
  {
    flags: "--rulings <rulings>",
    description: "the rules of the book (default), or with the official errata and FAQ",
    words: RULINGS,
  },
  { flags: "--expansion <box>", description: "with Rise of the Empire (rote) or without (default)", words: EXPANSIONS },
  {
    flags: "--combat <combat>",
    description: "base tactic cards (default), or advanced ones and cinematic combat",
    words: COMBATS,
  },
  {
    flags: "--starting-units <list>",
    description: "the starting units of the base game (default) or of the expansion",
    words: STARTING_UNITS,
  },
  {
    flags: "--mission-sets <set>",
    description: "with the expansion: the missions that both sides play (default: each side chooses in secret)",
    words: MISSION_SETS,
  },
];

/** The kits of Rebellion for two, three and four people. They are separate games, each with its own seats and id. */
export const REBELLION_KITS: readonly [RebellionKit, RebellionKit, RebellionKit] = [
  kitFor(game, 2),
  kitFor(threePlayerGame, 3),
  kitFor(fourPlayerGame, 4),
];

/** Returns the kit for the number of people in the options. */
export function rebellionKit({ players }: TypedOptions): RebellionKit {
  const [two, three, four] = REBELLION_KITS;
  return players === 4 ? four : players === 3 ? three : two;
}

function kitFor(one: RebellionGame, players: Players): RebellionKit {
  return {
    name: game.id,
    game: one,
    title: "Star Wars: Rebellion",
    package: "@sw/rebellion-core",
    rules: RULES,
    options: OPTIONS,
    config(options) {
      const setup = SETUPS.find((typed) => typed === options["setup"]) ?? "advanced";
      const rulings = RULINGS.find((typed) => typed === options["rulings"]) ?? "book";
      return configOf({ players, setup, rulings, ...expansionTyped(options) });
    },
    bots: { steady: steadyBot, greedy: greedyBot(), flat: flatBot(), search: searchBot() },
    sides: [
      one.seats.filter((seat) => factionOf(seat) === "rebel"),
      one.seats.filter((seat) => factionOf(seat) === "imperial"),
    ],
    face: rebellionFace,
    scenarios: async () => (await import("./scenarios.ts")).scenariosOf(one),
    ...(players === 2 && { puzzles: puzzlesOfTwo }),
    pace: 80,
    unit: "rounds",
    turn: ({ round }) => round,
  };
}

/** Loads the puzzles, which are positions of the two-player game. */
async function puzzlesOfTwo(): Promise<readonly PuzzleOf<RebellionTypes>[]> {
  const { PUZZLES, positionOf } = await import("@sw/rebellion-core/puzzles");
  return PUZZLES.map((puzzle) => ({ puzzle, state: positionOf(puzzle) }));
}

/** Returns the parts of the expansion that the options set. Other parts are left out. */
function expansionTyped(options: TypedOptions): Partial<Config> {
  const has = (key: string, word: string): boolean => options[key] === word;
  const set = options["missionSets"];
  const missions = set === "rote" ? "rise-of-the-empire" : set === "base" ? "base" : undefined;
  return {
    ...(has("expansion", "rote") ? { expansion: "rise-of-the-empire" } : {}),
    ...(has("combat", "cinematic") ? { combat: "cinematic" } : {}),
    ...(has("startingUnits", "expansion") ? { startingUnits: "expansion" } : {}),
    ...(missions === undefined ? {} : { missionSets: { rebel: missions, imperial: missions } }),
  };
}
