import { configOf, fourPlayerGame, game, threePlayerGame } from "@sw/rebellion-core";
import { expectOk } from "@sw/tabletop";
import { expect, it } from "vitest";
import { checkedLine, nothingLooked } from "./check.ts";
import { anyPlayer } from "./worlds.ts";

const LONG = process.env["SW_LONG"] !== undefined;
const GAMES = LONG ? 50 : 1;
const MOST_DECISIONS = LONG ? 3000 : 120;

it.each([
  { of: game, config: configOf() },
  { of: game, config: configOf({ rulings: "faq" }) },
  { of: game, config: configOf({ setup: "first-game" }) },
  { of: game, config: configOf({ expansion: "rise-of-the-empire", startingUnits: "expansion" }) },
  { of: threePlayerGame, config: configOf({ players: 3 }) },
  { of: fourPlayerGame, config: configOf({ players: 4, rulings: "faq" }) },
])(
  "[reb.base.secret-choice] The Imperial seat's view, prompts, events and legal actions are the same for every candidate for the true base: $config",
  { timeout: 36_000_000 },
  ({ of, config }) => {
    const looked = nothingLooked();
    for (let number = 0; number < GAMES; number++) {
      const seed = `hidden-${config.players}-${config.setup}-${config.rulings}-${number}${process.env["SW_SEED"] ?? ""}`;
      const { state } = expectOk(of.setup(config, seed));
      checkedLine(state, anyPlayer(seed), MOST_DECISIONS, seed, looked);
    }
    expect(looked.positions).toBeGreaterThan(20 * GAMES);
    expect(looked.worlds).toBeGreaterThan(looked.positions);
    expect(looked.ruledOut).toBeGreaterThan(0);
  },
);
