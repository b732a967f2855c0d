import type { Row } from "../../../scripts/lib/bench-row.ts";
import { botRows } from "../../../scripts/lib/bot-rows.ts";
import { evaluator } from "../src/evaluate/index.ts";
import { game } from "../src/index.ts";
import { MODES } from "./latency.ts";

/** Measures what bots do repeatedly, in all modes. */
export function rows(): readonly Row[] {
  return botRows(game, { configs: Object.values(MODES), evaluate: evaluator.evaluate, worlds: 2000 });
}
