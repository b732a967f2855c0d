import { readFileSync, writeFileSync } from "node:fs";
import { ARMIES, BATTLEFIELD, CIVIL_WAR, CLONE_WARS, SKIRMISH } from "@sw/legion-core/examples";
import { at, expectOk, seeded } from "@sw/tabletop";
import { expect, it } from "vitest";
import { Keys } from "../../../../scripts/lib/keys.ts";
import { type Action, type Config, game } from "../../src/index.ts";
import { type Recorded, readBack, written } from "./diary.ts";

/** A game of each size and of each pair of factions. `SW_GOLDEN=1` writes them anew. */
const GAMES: Readonly<Record<string, Config>> = {
  "1-skirmish": SKIRMISH,
  "2-civil-war": CIVIL_WAR,
  "3-clone-wars": CLONE_WARS,
  "4-thousand-points": { table: BATTLEFIELD, armies: [ARMIES.kalani, ARMIES["lando-calrissian"]] },
};

/** Plays a whole game: a type of action is drawn first, then one of that type, so that rare things come up. */
function played(config: Config, seed: string): Recorded {
  const chance = seeded(`bot of ${seed}`);
  const choices: number[] = [];
  let { state } = expectOk(game.setup(config, seed));
  for (let options = game.legalActions(state); options.length > 0; options = game.legalActions(state)) {
    const action = drawn(options, (count) => chance.pick("choice", count, String));
    choices.push(options.indexOf(action));
    state = expectOk(game.apply(state, action)).state;
  }
  return { seed, choices };
}

/** Passing and being done are rare, so that much happens. */
function drawn(options: readonly Action[], below: (count: number) => number): Action {
  const types = [...new Set(options.map(({ type }) => type))];
  const bold = types.filter((type) => type !== "pass" && type !== "done" && type !== "spend-advantage");
  const open = bold.length > 0 && below(12) > 0 ? bold : types;
  const type = at(open, below(open.length));
  const found = options.filter((option) => option.type === type);
  return at(found, below(found.length));
}

/** Choices and actions with names of their own need an example each, whatever number stands in them; others one for their type. */
const KEYS = new Keys((key) => {
  const [type = "", subject = ""] = key.split(" ");
  const isNamed = (type === "choose-option" || type === "perform") && !/^p\d/.test(subject);
  return isNamed ? `${type} ${subject.replace(/\d+/g, "0")}` : type;
});

for (const [name, config] of Object.entries(GAMES)) {
  const file = new URL(`games/${name}.txt`, import.meta.url);

  it(`The golden game ${name} plays as it was written down`, () => {
    if (process.env["SW_GOLDEN"] !== undefined)
      writeFileSync(file, written(config, played(config, `golden ${name}`), KEYS));
    const text = readFileSync(file, "utf8");
    expect(written(config, readBack(text), KEYS)).toBe(text);
    expect(text).toMatch(/\n\S.*\n\nfinal [0-9a-f]{32}\n$/);
  });
}

KEYS.testListed(new URL("../../../../docs/legion/decisions.md", import.meta.url));
