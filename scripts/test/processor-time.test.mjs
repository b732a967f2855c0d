import { expect, test } from "vitest";
import { spentBy } from "../lib/processor-time.mjs";

test("Processor time adds what the process and its ended children spent, in their code and in the system's", () => {
  const stat = "4242 (node (x) y) S 1 4242 4242 0 -1 4194560 9 8 7 6 150 25 300 75 20 0 11 0 5";
  expect(spentBy(stat)).toBe(5.5);
});
