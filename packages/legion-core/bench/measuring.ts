import { calling, type Row } from "../../../scripts/lib/bench-row.ts";
import { compileScene, isAtRange, isWithinRange, measured, measuredAll, rangeBetween } from "../src/table/index.ts";
import { crowdedLayout } from "./table.ts";

/** The number of queries in one measurement. */
const QUERIES = 1000;

/** Measures ranges between miniatures of both sides and pieces of terrain on a crowded table. */
export function measuringRows(): readonly Row[] {
  const { table, figures } = compileScene(crowdedLayout());
  const bases = figures.map(measured);
  const pieces = table.pieces.map(measuredAll);
  const one = (n: number) => bases[n % bases.length] ?? [];
  const other = (n: number) => bases[(n * 7 + 3) % bases.length] ?? [];
  const piece = (n: number) => pieces[n % pieces.length] ?? [];
  return [
    queries(
      "range queries between miniatures",
      (n) => isAtRange(table, one(n), other(n), 2) && isWithinRange(table, one(n), other(n), 2),
    ),
    queries("range numbers between a miniature and terrain", (n) => rangeBetween(table, one(n), piece(n))),
  ];
}

/** Creates a row that asks about one pair after another. */
function queries(name: string, ask: (n: number) => unknown): Row {
  let asked = 0;
  return calling({
    name,
    unit: "queries/s",
    target: 500_000,
    each: QUERIES,
    call() {
      for (let n = 0; n < QUERIES; n++) ask(asked + n);
      asked += QUERIES;
    },
  });
}
