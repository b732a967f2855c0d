import { at, expectOk } from "@sw/tabletop";
import { type Timed, timed, together } from "../../../scripts/lib/latency.ts";
import { configOf, fourPlayerGame, game, threePlayerGame } from "../src/index.ts";
import { createSoloGame } from "../src/solo/index.ts";
import { EXPANDED, SOLO } from "./configs.ts";

/**
 * The timed calls: with both set-ups and rulings, for two, three and four players, with the expansion and cinematic
 * combat, and in solo games. There the Empire's decisions are part of the call that they follow.
 */
export const latency: Timed = together(
  timed(game, {
    advanced: configOf({ setup: "advanced" }),
    "first game": configOf({ setup: "first-game" }),
    "by the answers": configOf({ setup: "advanced", rulings: "faq" }),
    expanded: configOf({ ...EXPANDED, rulings: "faq" }),
    "with the expansion's cards": configOf({ expansion: "rise-of-the-empire" }),
    cinematic: configOf({ combat: "cinematic" }),
  }),
  timed(expectOk(createSoloGame()), { solo: at(SOLO, 0), "solo, expanded": at(SOLO, 1), "solo, varied": at(SOLO, 2) }),
  timed(threePlayerGame, { "for three": configOf({ setup: "advanced", players: 3 }) }),
  timed(fourPlayerGame, {
    "for four": configOf({ setup: "advanced", players: 4, rulings: "faq" }),
    "expanded for four": configOf({ ...EXPANDED, players: 4 }),
  }),
);
