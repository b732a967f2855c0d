import { readdirSync } from "node:fs";
import { actionKey, configOf, game } from "@sw/deckbuilder-core";
import { at, expectOk, seeded } from "@sw/tabletop";
import { describe, test } from "vitest";
import { testDecisions } from "../../../scripts/lib/decisions.ts";
import { Keys } from "../../../scripts/lib/keys.ts";
import { testReadme } from "../../../scripts/lib/readme.ts";

const here = new URL(".", import.meta.url);

/** Guides whose samples need packages above this one, which test them. */
const OF_OTHERS: readonly string[] = ["write-a-bot.md", "host-a-game.md"];

/** Pages of the whole project and of the shared package, whose samples play this game. */
const GUIDES = new URL("../../../docs/", here);
const OURS = readdirSync(GUIDES).filter((guide) => !OF_OTHERS.includes(guide));
const PAGES = ["README.md", "packages/tabletop/README.md", ...OURS.map((guide) => `docs/${guide}`)];

describe("README.md of the package, of the shared package and of the project, and its guides", () =>
  testReadme([new URL("../README.md", here), ...PAGES.map((page) => new URL(`../../../${page}`, here))], here, 20));
describe("README.md of the package, its decisions", () =>
  testDecisions(new URL("../README.md", here), new URL("../src/state/decisions.ts", here)));

/** An attack on a base needs an example beside those on slots. */
const KEYS = new Keys((key) => key.replace(/^(\S+).*?( base)?$/, "$1$2"));

describe("README.md of the package, its keys of actions", () => {
  test.each(["introductory", "full-galaxy", "secret-bases"] as const)("A random %s game offers actions", (mode) => {
    const chance = seeded(`keys ${mode}`);
    let { state } = expectOk(game.setup(configOf({ mode, bribing: true }), "keys"));
    for (let actions = 0; actions < 400 && game.decision(state) !== undefined; actions++) {
      const options = game.legalActions(state);
      KEYS.note(game.decision(state)?.kind ?? "", options.map(actionKey));
      state = expectOk(game.apply(state, at(options, chance.pick("choice", options.length, String)))).state;
    }
  });
  KEYS.testListed(new URL("../README.md", here));
});
