import { readFileSync, writeFileSync } from "node:fs";
import { at, expectOk, seeded } from "@sw/tabletop";
import { expect, it } from "vitest";
import { Keys } from "../../../../scripts/lib/keys.ts";
import { type Action, actionKey, type Config, configOf } from "../../src/index.ts";
import { gameFor, type Recorded, readBack, written } from "./diary.ts";
import { RARE } from "./rare.ts";

/**
 * Ten games of the base box: both set-ups, both rulings, every number of people; the Empire wins two. Then games with cinematic
 * combat, the last two with Rise of the Empire as well. `SW_GOLDEN=1` writes them anew.
 */
const GAMES: readonly (readonly [config: Config, seed: number])[] = [
  [configOf(), 1],
  [configOf({ rulings: "faq" }), 2],
  [configOf({ setup: "first-game" }), 3],
  [configOf({ setup: "first-game", rulings: "faq" }), 4],
  [configOf(), 62],
  [configOf({ rulings: "faq" }), 38],
  [configOf({ players: 3 }), 7],
  [configOf({ players: 3, rulings: "faq" }), 8],
  [configOf({ players: 4 }), 9],
  [configOf({ players: 4, rulings: "faq" }), 10],
  [configOf({ combat: "cinematic" }), 11],
  [configOf({ combat: "cinematic", expansion: "rise-of-the-empire", startingUnits: "expansion", rulings: "faq" }), 46],
  [configOf({ combat: "cinematic", expansion: "rise-of-the-empire", players: 4 }), 13],
];

/** Plays a whole game: a type of action is drawn first, then one of that type, so that rare things come up. */
function played(config: Config, seed: string): Recorded {
  const game = gameFor(config);
  const chance = seeded(`bot of ${seed}`);
  const choices: number[] = [];
  let { state } = expectOk(game.setup(config, seed));
  for (let options = game.legalActions(state); options.length > 0; options = game.legalActions(state)) {
    const action = drawn(options, (count) => chance.pick("choice", count, String));
    choices.push(options.indexOf(action));
    state = expectOk(game.apply(state, action)).state;
  }
  return { config, seed, choices };
}

/** Giving up a turn or the base is rare, so that much happens. */
function drawn(options: readonly Action[], below: (count: number) => number): Action {
  const types = [...new Set(options.map(({ type }) => type))];
  const bold = types.filter((type) => type !== "pass" && type !== "reveal-base");
  const open = bold.length > 0 && below(12) > 0 ? bold : types;
  const type = at(open, below(open.length));
  const found = options.filter((option) => option.type === type);
  return at(found, below(found.length));
}

const KEYS = new Keys();

for (const [index, [config, seed]] of GAMES.entries()) {
  const { players, setup, rulings, combat = "", expansion = "" } = config;
  const parts = [String(index + 1).padStart(2, "0"), String(players), setup, rulings, combat, expansion];
  const name = parts.filter((part) => part !== "").join("-");
  const file = new URL(`games/${name}.txt`, import.meta.url);

  it(`The golden game ${name} plays as it was written down`, () => {
    if (process.env["SW_GOLDEN"] !== undefined) writeFileSync(file, written(played(config, `golden ${seed}`), KEYS));
    const text = readFileSync(file, "utf8");
    expect(written(readBack(text), KEYS)).toBe(text);
    expect(text).toMatch(/\n\S.*\n\nfinal [0-9a-f]{32}\n$/);
  });
}

for (const [kind, scenes] of Object.entries(RARE)) {
  it(`The decision ${kind}, which random games hardly ever meet, is asked in its scenes`, () => {
    for (const scene of scenes) {
      const state = scene();
      const game = gameFor(state.config);
      expect(game.decision(state)?.kind).toBe(kind);
      KEYS.note(kind, game.legalActions(state).map(actionKey));
    }
  });
}

KEYS.testListed(new URL("../../../../docs/rebellion/decisions.md", import.meta.url), Object.keys(RARE));
