import { readFileSync } from "node:fs";
import {
  configOf,
  fourPlayerGame,
  game,
  type RebellionGame,
  type RebellionTypes,
  type State,
} from "@sw/rebellion-core";
import { uiIn } from "@sw/rebellion-core/ui";
import { expectOk, seeded } from "@sw/tabletop";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { RARE } from "../../../rebellion-core/test/golden/rare.ts";
import { browser, CHROMIUM, pageOf } from "../helpers/browser.ts";
import { waysOf } from "../helpers/game.ts";
import { answersGiven, kindsIn } from "../helpers/gate.ts";

const ui = uiIn("en");
/** Every kind of decision, by the schema that the core publishes. */
const KINDS = kindsIn(readFileSync(new URL("../../../rebellion-core/schemas/decision.json", import.meta.url), "utf8"));
/** The games that are played at random, each with seeds in which kinds of decisions first come up. */
const GAMES = [
  [game, configOf(), [0, 1, 2, 3, 4]],
  [game, configOf({ expansion: "rise-of-the-empire" }), [0, 1, 2]],
  [game, configOf({ expansion: "rise-of-the-empire", combat: "cinematic" }), [0, 1, 2, 3, 4, 7, 9, 21]],
  [fourPlayerGame, configOf({ players: 4 }), [0]],
  [fourPlayerGame, configOf({ players: 4, expansion: "rise-of-the-empire" }), [11]],
] as const;
/** The most answers that are given to one decision. */
const MOST = 6;
/** A machine that does much else needs longer, in milliseconds. */
const SLOW = { timeout: 600_000 };

/** A position of a game. */
interface Position {
  readonly rules: RebellionGame;
  readonly state: State;
}

/** A position for each kind of decision: those of rare kinds are scenes, the others come from games. */
function positions(): ReadonlyMap<string, Position> {
  const found = new Map<string, Position>();
  const meet = (rules: RebellionGame, state: State): void => {
    const kind = rules.decision(state)?.kind;
    if (kind !== undefined && !found.has(kind)) found.set(kind, { rules, state });
  };
  for (const scenes of Object.values(RARE)) for (const scene of scenes) meet(game, scene());
  for (const [rules, config, seeds] of GAMES) {
    for (const seed of seeds) {
      const chance = seeded(`fast:${seed}`);
      let { state } = expectOk(rules.setup(config, `fast:${seed}`));
      for (let actions = rules.legalActions(state); actions.length > 0; actions = rules.legalActions(state)) {
        meet(rules, state);
        const moves = actions.filter(({ type }) => type !== "pass");
        const liked = moves.length > 0 ? moves : actions;
        const action = liked[chance.pick("answer", liked.length, String)];
        if (action === undefined) throw new Error("nothing to answer");
        ({ state } = expectOk(rules.apply(state, action)));
      }
    }
  }
  return found;
}

describe.skipIf(CHROMIUM === undefined)("the decisions of <sw-rebellion> in Chromium", () => {
  let one: Browser;
  beforeAll(async () => {
    one = await browser();
  });
  afterAll(() => one.close());

  it("Each kind of decision in Rebellion is answered with the controls only", SLOW, async () => {
    const { page, faults } = await pageOf(one, "rebellion");
    const found = positions();
    let answers = 0;
    for (const { rules, state } of found.values()) {
      const view = rules.view(state, rules.decision(state)?.seat ?? "rebel");
      const options = rules.options(view, { picks: "all" });
      const every = Math.ceil(options.length / MOST);
      const tried = options.filter((_, place) => place % every === 0);
      const ways = waysOf<RebellionTypes>(rules, ui, view, tried);
      answers += await answersGiven<RebellionTypes>(rules, page, { view, options, events: [] }, ways);
    }
    console.log(`${found.size} of ${KINDS.length} kinds of decisions on screen; answers given: ${answers}`);
    expect([...found.keys()].sort()).toEqual(KINDS);
    expect(faults).toEqual([]);
    await page.close();
  });
});
