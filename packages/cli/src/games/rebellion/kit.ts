import { configOf, fourPlayerGame, game, type Players, type RebellionTypes, threePlayerGame } from "@sw/rebellion-core";
import { RULES } from "@sw/rebellion-core/rules";
import type { GameOption, Kit, TypedOptions } from "../../kit.ts";
import { steadyBot } from "./bot/steady.ts";
import { rebellionFace } from "./face.ts";

/** Everything the commands need of Rebellion. */
export type RebellionKit = Kit<RebellionTypes>;

const SETUPS = ["first-game", "advanced"] as const;
const RULINGS = ["book", "faq"] as const;

const OPTIONS: readonly GameOption[] = [
  { flags: "--players <number>", description: "people at the table: two sides, or teams (default: 2)", range: [2, 4] },
  { flags: "--setup <setup>", description: "the fixed first game or the full set-up (default)", words: SETUPS },
  {
    flags: "--rulings <rulings>",
    description: "the book (default), or the official errata and answers",
    words: RULINGS,
  },
];

/** Rebellion for two people, for three and for four: games of their own, each with its seats and id. */
export const REBELLION_KITS: readonly [RebellionKit, RebellionKit, RebellionKit] = [
  kitFor(game, 2),
  kitFor(threePlayerGame, 3),
  kitFor(fourPlayerGame, 4),
];

/** The kit for as many people as the options say. */
export function rebellionKit({ players }: TypedOptions): RebellionKit {
  const [two, three, four] = REBELLION_KITS;
  return players === 4 ? four : players === 3 ? three : two;
}

function kitFor(one: typeof game, players: Players): RebellionKit {
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
      return configOf({ players, setup, rulings });
    },
    bots: { steady: steadyBot },
    face: rebellionFace,
    pace: 80,
    unit: "rounds",
    turn: ({ round }) => round,
  };
}
