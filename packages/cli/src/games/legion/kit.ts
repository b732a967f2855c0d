import { game, type LegionTypes } from "@sw/legion-core";
import { drawLayout } from "@sw/legion-core/draw";
import { SKIRMISH } from "@sw/legion-core/examples";
import { RULES } from "@sw/legion-core/rules";
import type { Kit } from "../../kit.ts";
import { steadyBot } from "./bot/steady.ts";
import { legionFace } from "./face.ts";

/** Everything the commands need of Legion. */
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
      file: true,
    },
    { flags: "--army1 <file>", description: "army of the first player as JSON (default: Tempest Force)", file: true },
    { flags: "--army2 <file>", description: "army of the second (default: Bright Tree Village)", file: true },
  ],
  config({ table = SKIRMISH.table, army1 = SKIRMISH.armies[0], army2 = SKIRMISH.armies[1] }) {
    return { table, armies: [army1, army2] };
  },
  bots: { steady: steadyBot },
  face: legionFace,
  drawing: (state) => drawLayout(game.layout(state)),
  pace: 60,
  unit: "rounds",
  turn: ({ round }) => round,
};
