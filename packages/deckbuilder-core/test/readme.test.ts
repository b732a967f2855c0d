import { actionKey, configOf, game } from "@sw/deckbuilder-core";
import { at, expectOk, seeded } from "@sw/tabletop";
import { describe, test } from "vitest";
import { testDecisions } from "../../../scripts/lib/decisions.ts";
import { Keys } from "../../../scripts/lib/keys.ts";
import { pagesIn, testReadme } from "../../../scripts/lib/readme.ts";

const here = new URL(".", import.meta.url);

/** Guides whose samples need packages above this one, which test them. */
const OF_OTHERS: readonly string[] = ["write-a-bot.md", "host-a-game.md"];
const isOurs = ({ pathname }: URL): boolean => !OF_OTHERS.some((guide) => pathname.endsWith(`/${guide}`));

/** Pages of the whole project and of the shared package, whose samples play this game. */
const GUIDES = new URL("../../../docs/", here);
const OWN_GUIDES = new URL("deckbuilder/", GUIDES);
const OF_TABLETOP = new URL("tabletop/", GUIDES);
const READMES = ["../README.md", "../../tabletop/README.md", "../../../README.md"].map(
  (readme) => new URL(readme, here),
);
const PAGES = [...READMES, ...pagesIn(GUIDES).filter(isOurs), ...pagesIn(OWN_GUIDES), ...pagesIn(OF_TABLETOP)];
const DECISIONS = new URL("decisions.md", OWN_GUIDES);

describe("README.md of the package, of the shared package and of the project, and the guides", () =>
  testReadme(PAGES, here, 20));
describe("The page of the decisions", () => testDecisions(DECISIONS, new URL("../src/state/decisions.ts", here)));

/** An attack on a base needs an example beside those on slots. */
const KEYS = new Keys((key) => key.replace(/^(\S+).*?( base)?$/, "$1$2"));

describe("The page of the decisions, its keys of actions", () => {
  test.each(["introductory", "full-galaxy", "secret-bases"] as const)("A random %s game offers actions", (mode) => {
    const chance = seeded(`keys ${mode}`);
    let { state } = expectOk(game.setup(configOf({ mode, bribing: true }), "keys"));
    for (let actions = 0; actions < 400 && game.decision(state) !== undefined; actions++) {
      const options = game.legalActions(state);
      KEYS.note(game.decision(state)?.kind ?? "", options.map(actionKey));
      state = expectOk(game.apply(state, at(options, chance.pick("choice", options.length, String)))).state;
    }
  });
  KEYS.testListed(DECISIONS);
});
