import { gameRows, type Row } from "../../../scripts/lib/game-rows.ts";
import { configOf, game } from "../src/index.ts";

/** The speeds and sizes of this package, in introductory mode. */
export function rows(): readonly Row[] {
  return gameRows(game, {
    config: () => configOf(),
    targets: { decisions: 350_000, decisionsRatio: 1.3, games: 250, bytes: 2048 },
  });
}
