import type { Row } from "../../../scripts/lib/bench-row.ts";
import { botRows } from "../../../scripts/lib/bot-rows.ts";
import { evaluator } from "../src/evaluate/index.ts";
import { configOf, game } from "../src/index.ts";
import { EXPANDED } from "./configs.ts";

/** What bots do again and again, with the expansion and without it. */
export function rows(): readonly Row[] {
  return botRows(game, { configs: [configOf(), configOf(EXPANDED)], evaluate: evaluator.evaluate, worlds: 300 });
}
