import { flatBot, greedyBot, searchBot, steadyBot } from "@sw/bots/deckbuilder";
import { configOf, type DeckbuilderTypes, game, type Mode } from "@sw/deckbuilder-core";
import { RULES } from "@sw/deckbuilder-core/rules";
import type { Kit } from "../../kit.ts";
import { deckbuilderFace } from "./face.ts";

/** The modes that can be played here. The game for four players has separately published rules. */
const PLAYABLE = ["introductory", "full-galaxy", "secret-bases"] as const satisfies readonly Mode[];

/** The kit of the Deckbuilding Game: everything the commands need of it. */
export const deckbuilderKit: Kit<DeckbuilderTypes> = {
  name: game.id,
  game,
  title: "Star Wars: The Deckbuilding Game",
  package: "@sw/deckbuilder-core",
  rules: RULES,
  options: [
    { flags: "--mode <mode>", description: "mode of play (default: introductory)", words: PLAYABLE },
    {
      flags: "--bases <number>",
      description: "number of bases to destroy for a win (default: 3 in the introductory mode, otherwise 4)",
      range: [2, 5],
    },
    { flags: "--bribing", description: "neutral cards can be bribed" },
  ],
  config(options) {
    const mode = PLAYABLE.find((one) => one === options["mode"]) ?? "introductory";
    const bases = options["bases"];
    return configOf({ mode, bribing: options["bribing"] === true, ...(typeof bases === "number" ? { bases } : {}) });
  },
  bots: { steady: steadyBot, greedy: greedyBot(), flat: flatBot(), search: searchBot() },
  infinite: searchBot({ iterations: Number.MAX_SAFE_INTEGER }),
  face: deckbuilderFace,
  scenarios: async () => (await import("./scenarios.ts")).readScenario,
  async puzzles() {
    const { PUZZLES, positionOf } = await import("@sw/deckbuilder-core/puzzles");
    return PUZZLES.map((puzzle) => ({ puzzle, state: positionOf(puzzle) }));
  },
  pace: 180,
  unit: "turns",
  turn: ({ turn }) => turn,
};
