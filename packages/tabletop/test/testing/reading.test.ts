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

test("A scenario from outside is built, and what comes out is read as a saved state is", () => {
  expect(read({ lamps: "one,two" })).toEqual(ok({ lit: ["read"] }));
  expect(read({ lamps: "blade" })).toEqual(fail(violation("lamps.lit", "no-lamp")));
});

test("A scenario from outside with an unknown key, with a part of another shape, or of hostile JSON is refused", () => {
  const codeOf = (input: unknown): string | undefined => {
    const result = read(input);
    return result.ok ? undefined : result.violation.code;
  };
  expect(codeOf({ lamps: "one", more: 1 })).toBe("unknown-key");
  expect(codeOf({ lamps: 1 })).toBe("not-a-scenario");
  expect(codeOf(null)).toBe("not-a-scenario");
  expect(codeOf(JSON.parse('{"__proto__":1}'))).toBe("hostile-key");
});
