import { testKept } from "../../../../scripts/lib/kept.ts";
import { configOf, fourPlayerGame, game } from "../../src/index.ts";

testKept(new URL("kept/", import.meta.url), new URL("../../package.json", import.meta.url), {
  "two-players": { game, config: configOf(), actions: 90 },
  "four-players": { game: fourPlayerGame, config: configOf({ players: 4, rulings: "faq" }), actions: 60 },
  "rise-of-the-empire": {
    game,
    config: configOf({ combat: "cinematic", expansion: "rise-of-the-empire", startingUnits: "expansion" }),
    actions: 90,
  },
});
