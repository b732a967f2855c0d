import { join } from "node:path";
import type { Row } from "../../../scripts/lib/bench-row.ts";
import { importRows } from "../../../scripts/lib/import-row.ts";

/** Measures the cost of importing this package. */
export function rows(): readonly Row[] {
  return importRows(join(import.meta.dirname, ".."), 150);
}
