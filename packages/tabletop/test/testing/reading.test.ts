import { expect, test } from "vitest";
import { fail, ok, violation } from "../../src/contract/result.ts";
import { scenarioReader } from "../../src/testing/reading.ts";
import { refuseUnknownKeys } from "../../src/testing/spec.ts";

interface Spec {
  readonly lamps: string;
}
const read = scenarioReader(
  (spec: Spec) => {
    refuseUnknownKeys(spec, { keys: { lamps: "any" } });
    return { lit: spec.lamps.split(",") };
  },
  (state) =>
    JSON.stringify(state).includes("blade") ? fail(violation("lamps.lit", "no-lamp")) : ok({ lit: ["read"] }),
);

test("An untrusted scenario is built and then read like a saved state", () => {
  expect(read({ lamps: "one,two" })).toEqual(ok({ lit: ["read"] }));
  expect(read({ lamps: "blade" })).toEqual(fail(violation("lamps.lit", "no-lamp")));
});

test("An untrusted scenario with an unknown key, a part of the wrong shape or hostile JSON is rejected", () => {
  const codeOf = (input: unknown): string | undefined => {
    const result = read(input);
    return result.ok ? undefined : result.violation.code;
  };
  expect(codeOf({ lamps: "one", more: 1 })).toBe("unknown-key");
  expect(codeOf({ lamps: 1 })).toBe("not-a-scenario");
  expect(codeOf(null)).toBe("not-a-scenario");
  expect(codeOf(JSON.parse('{"__proto__":1}'))).toBe("hostile-key");
});
