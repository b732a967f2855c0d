import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { violation } from "../../src/contract/result.ts";
import { notAList, type Schema, shapeBy, whole } from "../../src/documents/schemas.ts";
import { readInput } from "../../src/index.ts";
import { pileSchema } from "../../src/piles/pile-schema.ts";

type Move = { readonly type: "walk"; readonly steps: number } | { readonly type: "rest" };

const MOVE: Schema<Move> = shapeBy<"type", Move>("type", {
  walk: v.strictObject({ type: v.literal("walk"), steps: whole(1, 3) }),
  rest: v.strictObject({ type: v.literal("rest") }),
});
const refusal = (schema: Schema<unknown>, input: unknown): unknown => {
  const read = readInput(schema, input);
  return read.ok ? undefined : read.violation;
};

describe("objects whose keys may all be missing", () => {
  const SPOTS = notAList(v.record(v.string(), whole(1)));
  const MOST = notAList(v.strictObject({ most: v.exactOptional(whole(1)) }));

  test.each([
    [SPOTS, {}],
    [SPOTS, { kessel: 2 }],
    [MOST, {}],
    [MOST, { most: 3 }],
  ])("An object is read, with or without keys", (schema, input) => {
    expect(refusal(schema, input)).toBeUndefined();
  });

  test.each([
    [SPOTS, []],
    [SPOTS, [1]],
    [MOST, []],
  ])("A list is refused, also an empty one", (schema, input) => {
    const params = { path: "", expected: "an object", received: "a list" };
    expect(refusal(schema, input)).toEqual(violation("tt.input.shape", "wrong-shape", params));
  });

  test("An unknown key is refused with the keys that are known", () => {
    expect(refusal(MOST, { least: 1 })).toEqual(
      violation("tt.input.shape", "unknown-key", { path: "least", known: "most" }),
    );
  });
});

describe("one of many shapes", () => {
  test("Each shape of a union is read by the type that its key names", () => {
    for (const move of [{ type: "walk", steps: 2 }, { type: "rest" }]) expect(refusal(MOVE, move)).toBeUndefined();
  });

  test("The refusal of a shape named by its key mentions only that shape's fields", () => {
    expect(refusal(MOVE, { type: "walk", steps: 4 })).toMatchObject({ code: "wrong-shape", params: { path: "steps" } });
    expect(refusal(MOVE, { type: "rest", steps: 1 })).toEqual(
      violation("tt.input.shape", "unknown-key", { path: "steps", known: "type" }),
    );
  });

  test.each([[{ type: "fly" }], [{}], [[]], [null], ["walk"], [{ type: ["walk"] }]])(
    "A value whose key names none of the shapes, %j, is rejected",
    (input) => {
      expect(refusal(MOVE, input)).toMatchObject({ rule: "tt.input.shape", code: "wrong-shape" });
    },
  );

  test("A key that no shape has is rejected with a list of the known ones", () => {
    expect(refusal(MOVE, { type: "fly" })).toMatchObject({ params: { expected: '("walk" | "rest")', path: "type" } });
  });
});

describe("whole numbers and piles", () => {
  test.each([0, 5, 1.5, "1", Number.MAX_SAFE_INTEGER + 1])(
    "The value %j is rejected as a whole number from 1 to 4",
    (input) => {
      expect(refusal(whole(1, 4), input)).toMatchObject({ code: "wrong-shape" });
      expect(refusal(whole(1, 4), 4)).toBeUndefined();
    },
  );

  test("A pile may have only segments of existing cards, known to existing viewers", () => {
    const pile = pileSchema(whole(0, 9));
    const segment = { cards: [3, 3], ordered: false, knownTo: 7 };
    expect(refusal(pile, [segment, { ...segment, knownTo: 0 }])).toBeUndefined();
    for (const wrong of [{ cards: [] }, { cards: [10] }, { knownTo: 8 }, { ordered: 0 }])
      expect(refusal(pile, [{ ...segment, ...wrong }])).toMatchObject({ code: "wrong-shape" });
    expect(refusal(pileSchema(whole(0, 9), 15), [{ ...segment, knownTo: 8 }])).toBeUndefined();
  });
});
