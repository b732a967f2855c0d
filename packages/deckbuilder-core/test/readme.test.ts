import { actionKey, configOf, game } from "@sw/deckbuilder-core";
import { at, expectOk, seeded } from "@sw/tabletop";
import { describe, test } from "vitest";
import { testDecisions } from "../../../scripts/lib/decisions.ts";
import { Keys } from "../../../scripts/lib/keys.ts";
import { testSamples } from "../../../scripts/lib/readme.ts";

const here = new URL(".", import.meta.url);

const DECISIONS = new URL("../../../docs/deckbuilder/decisions.md", here);

describe("README.md of the package, of the shared package and of the project, and the guides", () =>
  testSamples("deckbuilder-core", 28));
describe("The page of the decisions", () => testDecisions(DECISIONS, new URL("../src/state/decisions.ts", here)));

/** An attack on a base needs an example beside those on slots. */
const KEYS = new Keys((key) => key.replace(/^(\S+).*?( base)?$/, "$1$2"));

describe("The page of the decisions, its keys of actions", () => {
  test.each(["introductory", "full-galaxy", "secret-bases"] as const)(
    "All action keys of a random %s game are collected for the page of decisions",
    (mode) => {
      const chance = seeded(`keys ${mode}`);
      let { state } = expectOk(game.setup(configOf({ mode, bribing: true }), "keys"));
      for (let actions = 0; actions < 400 && game.decision(state) !== undefined; actions++) {
        const options = game.legalActions(state);
        KEYS.note(game.decision(state)?.kind ?? "", options.map(actionKey));
        state = expectOk(game.apply(state, at(options, chance.pick("choice", options.length, String)))).state;
      }
    },
  );
  KEYS.testListed(DECISIONS);
});
