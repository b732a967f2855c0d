import { compileScene, isAtRange, isWithinRange, measured, measuredAll, rangeBetween } from "../src/table/index.ts";
import type { Row } from "./row.ts";
import { crowdedLayout } from "./table.ts";

const ROUND_MS = 300;
const QUERIES = 10_000;

/** Queries per second of a call that asks about the n-th pair. */
function perSecond(ask: (n: number) => unknown): number {
  let asked = 0;
  const start = performance.now();
  while (performance.now() - start < ROUND_MS) {
    for (let n = 0; n < QUERIES; n++) ask(asked + n);
    asked += QUERIES;
  }
  return (asked * 1000) / (performance.now() - start);
}

/** Ranges between miniatures of both sides and pieces of terrain on a crowded table. */
export function measuringRows(): readonly Row[] {
  const { table, figures } = compileScene(crowdedLayout());
  const bases = figures.map(measured);
  const pieces = table.pieces.map(measuredAll);
  const one = (n: number) => bases[n % bases.length] ?? [];
  const other = (n: number) => bases[(n * 7 + 3) % bases.length] ?? [];
  const piece = (n: number) => pieces[n % pieces.length] ?? [];
  return [
    {
      name: "range queries between miniatures",
      unit: "queries/s",
      target: 500_000,
      measure: () =>
        perSecond((n) => isAtRange(table, one(n), other(n), 2) && isWithinRange(table, one(n), other(n), 2)),
    },
    {
      name: "range numbers between a miniature and terrain",
      unit: "queries/s",
      target: 500_000,
      measure: () => perSecond((n) => rangeBetween(table, one(n), piece(n))),
    },
  ];
}
