import type { Row } from "../../../scripts/lib/bench-row.ts";
import { botRows } from "../../../scripts/lib/bot-rows.ts";
import { evaluator } from "../src/evaluate/index.ts";
import { configOf, game } from "../src/index.ts";
import { EXPANDED } from "./configs.ts";

/** Returns the rows that measure frequent operations of bots, with and without the expansion. */
export function rows(): readonly Row[] {
  return botRows(game, { configs: [configOf(), configOf(EXPANDED)], evaluate: evaluator.evaluate, worlds: 300 });
}
