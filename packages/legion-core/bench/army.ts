import { army } from "../src/content/army.ts";
import { ARMIES } from "../src/examples/index.ts";
import type { Row } from "./row.ts";

const ROUND_MS = 300;
const CALLS = 1000;

/** A full army of 988 points, with hand and deck. */
const EMPIRE = ARMIES["darth-vader"];

/** Milliseconds of one call. */
function milliseconds(call: () => unknown, calls: number): number {
  for (let n = 0; n < calls; n++) call();
  let done = 0;
  const start = performance.now();
  while (performance.now() - start < ROUND_MS) {
    for (let n = 0; n < calls; n++) call();
    done += calls;
  }
  return (performance.now() - start) / done;
}

/** Checking a full army, and asking what may be added to it. */
export function armyRows(): readonly Row[] {
  return [
    {
      name: "army.check of a full army",
      unit: "ms",
      target: 1,
      measure: () => milliseconds(() => army.check(EMPIRE), CALLS),
    },
    {
      name: "army.options of a full army",
      unit: "ms",
      target: null,
      measure: () => milliseconds(() => army.options(EMPIRE), 1),
    },
  ];
}
