import { expect, test } from "vitest";
import { keptBy } from "../../src/index.ts";

test("The function keptBy computes its result once for each object", () => {
  const [one, other] = [{ of: 1 }, { of: 1 }];
  const made = keptBy(({ of }: { readonly of: number }) => ({ twice: of * 2 }));
  expect(made(one)).toBe(made(one));
  expect(made(other)).not.toBe(made(one));
});
