import type { Row } from "../../../scripts/lib/bench-row.ts";
import { botRows } from "../../../scripts/lib/bot-rows.ts";
import { evaluator } from "../src/evaluate/index.ts";
import { SKIRMISH } from "../src/examples/index.ts";
import { game } from "../src/index.ts";

/** Measures what bots do most often, in a skirmish. */
export function rows(): readonly Row[] {
  return botRows(game, { configs: [SKIRMISH], evaluate: evaluator.evaluate, worlds: 30 });
}
