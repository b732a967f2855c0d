import { flatBot, greedyBot, searchBot, steadyBot } from "@sw/bots/legion";
import { type Action, game, type LegionTypes } from "@sw/legion-core";
import { drawLayout, type Mark } from "@sw/legion-core/draw";
import { BATTLEFIELD, SKIRMISH } from "@sw/legion-core/examples";
import { RULES } from "@sw/legion-core/rules";
import { spotOf } from "@sw/legion-core/ui";
import { readJson } from "../../files.ts";
import type { Kit } from "../../kit.ts";
import { readArmy, readTwoArmies } from "../../legion/exchange.ts";
import { legionFace } from "./face.ts";

/** The kit of Legion: everything the commands need of it. */
export const legionKit: Kit<LegionTypes> = {
  name: game.id,
  game,
  title: "Star Wars: Legion",
  package: "@sw/legion-core",
  rules: RULES,
  options: [
    {
      flags: "--table <file>",
      description: "battlefield and terrain as JSON (default: that of the example)",
      reads: (io, typed) => readJson(io, typed),
    },
    {
      flags: "--armies <two>",
      description: "the files of both armies, separated by a comma. Each is JSON or a list of another program",
      reads: readTwoArmies,
    },
    {
      flags: "--army1 <list>",
      description:
        "army of the first player: a JSON file, a list of another program, or a link of LegionHQ (default: Tempest Force)",
      reads: readArmy,
    },
    {
      flags: "--army2 <list>",
      description: "army of the second player (default: Bright Tree Village)",
      reads: readArmy,
    },
  ],
  config({ table, armies, army1, army2 }) {
    const [first = army1 ?? SKIRMISH.armies[0], second = army2 ?? SKIRMISH.armies[1]] = Array.isArray(armies)
      ? armies
      : [];
    return { table: table ?? (isSkirmish(first) ? SKIRMISH.table : BATTLEFIELD), armies: [first, second] };
  },
  bots: { steady: steadyBot, greedy: greedyBot(), flat: flatBot(), search: searchBot() },
  face: legionFace,
  drawing: (shown, actions = []) => drawLayout(game.layout(shown), { spots: numbered(actions) }),
  scenarios: async () => (await import("./scenarios.ts")).readScenario,
  async puzzles() {
    const { PUZZLES, positionOf } = await import("@sw/legion-core/puzzles");
    return PUZZLES.map((puzzle) => ({ puzzle, state: positionOf(puzzle) }));
  },
  pace: 60,
  unit: "rounds",
  turn: ({ round }) => round,
};

/** Returns the spots of actions with their numbers in the menu. */
function numbered(actions: readonly Action[]): readonly Mark[] {
  return actions.flatMap((action, index) => {
    const spot = spotOf(action);
    return spot === undefined ? [] : [{ x: spot.x, y: spot.y, text: String(index + 1) }];
  });
}

/** Whether the input for an army is of the skirmish format, which has its own battlefield. */
function isSkirmish(list: unknown): boolean {
  return typeof list === "object" && list !== null && "format" in list && list.format === "skirmish";
}
