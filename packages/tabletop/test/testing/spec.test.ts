import { expect, test } from "vitest";
import { attempt, type Violation, violation } from "../../src/contract/result.ts";
import { each, keysOf } from "../../src/documents/shape.ts";
import { named, refuseScenario, refuseUnknownKeys } from "../../src/testing/index.ts";

interface Side {
  readonly hand: string;
  readonly queue?: number;
}

const SIDE = keysOf<Side>({ hand: "any", queue: "any" });
const SHAPE = keysOf<{ side: Side; sides: readonly Side[]; places: Readonly<Record<string, Side>> }>({
  side: SIDE,
  sides: each(SIDE),
  places: each(SIDE),
});

function refused(body: () => unknown): Violation | undefined {
  const result = attempt(body);
  return result.ok ? undefined : result.violation;
}

test("A scenario with an unknown key is rejected with its path and the known keys", () => {
  const looked = (spec: unknown) => refused(() => refuseUnknownKeys(spec, SHAPE));
  const side = { hand: "a" };
  expect(looked({ side, sides: [side], places: { one: side } })).toBeUndefined();
  expect(looked({ site: side })).toEqual(
    violation("tt.input.shape", "unknown-key", { path: "site", known: ["places", "side", "sides"] }),
  );
  const wrong = { hnad: "a" };
  for (const [spec, path] of [
    [{ side: wrong }, "side.hnad"],
    [{ side: [side, wrong] }, "side.1.hnad"],
    [{ sides: [side, wrong] }, "sides.1.hnad"],
    [{ places: { one: side, two: wrong } }, "places.two.hnad"],
    [{ side: { toString: 1 } }, "side.toString"],
  ] as const) {
    expect(looked(spec)).toMatchObject({ params: { path } });
  }
});

test("An unknown name is rejected with the most similar names", () => {
  const known = ["stormtroopers", "snowtroopers", "scout-troopers", "at-st", "boba-fett", "iden-versio", "e-web"];
  expect(named("unit", "at-st", 4, known)).toBe(4);
  const { code, params } = refused(() => named("unit", "stormtrooper", undefined, known)) ?? violation("", "");
  expect({ code, kind: params["kind"] }).toEqual({ code: "no-such-name", kind: "unit" });
  expect(params["like"]).toEqual(["stormtroopers", "snowtroopers", "scout-troopers", "at-st", "boba-fett"]);
});

test("The fault of a scenario is in its error message, and can be read as a violation", () => {
  const [first, second] = [violation("a.rule", "one", { of: 1 }), violation("a.rule", "two")];
  expect(() => refuseScenario(first, [second])).toThrow('a scenario cannot be so: a.rule (one) {"of":1}, a.rule (two)');
  expect(refused(() => refuseScenario(first, [second]))).toBe(first);
});
