import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, test, vi } from "vitest";
import { ok } from "../../src/contract/result.ts";
import { INPUT_LIMITS, plainInput, readInput } from "../../src/documents/parse.ts";

/** Fails the test if the input's code is run. */
function trap(): never {
  throw new Error("the reader ran code of its input");
}

class Card {
  readonly name = "probe";
}

class Hand extends Array<number> {}

function nested(depth: number, wrap: (inner: unknown) => unknown): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level++) value = wrap(value);
  return value;
}

function cycle(): unknown {
  const self: { self?: unknown } = {};
  self.self = [self];
  return self;
}

const sparse = [1, 2, 3];
delete sparse[1];

const getter = Object.defineProperty({}, "id", { enumerable: true, get: trap });
const setter = Object.defineProperty({}, "id", { enumerable: true, set: trap });
const arrayGetter = Object.defineProperty([1, 2], 1, { enumerable: true, get: trap });
const manyKeys = Object.fromEntries(Array.from({ length: INPUT_LIMITS.values }, (_, index) => [`k${index}`, 0]));

const throwingProxy = new Proxy({}, { ownKeys: trap, getPrototypeOf: trap, getOwnPropertyDescriptor: trap });

/** An object that holds a number when its property is described, and something else when it is read. */
const twoFaced = new Proxy({ count: 1 }, { get: () => trap });

const hostile: readonly (readonly [what: string, code: string, input: unknown])[] = [
  ["NaN", "not-a-finite-number", Number.NaN],
  ["negative zero", "negative-zero", { bases: -0 }],
  ["infinity", "not-a-finite-number", [Number.POSITIVE_INFINITY]],
  ["undefined", "not-json", undefined],
  ["an undefined field", "not-json", { id: undefined }],
  ["a function", "not-json", { toJSON: trap }],
  ["a symbol", "not-json", Symbol("x")],
  ["a bigint", "not-json", 1n],
  ["__proto__ from JSON.parse", "hostile-key", JSON.parse('{"a":[{"__proto__":{"admin":true}}]}')],
  ["constructor as a key", "hostile-key", JSON.parse('{"constructor":1}')],
  ["prototype as a key", "hostile-key", { prototype: {} }],
  ["a symbol key", "hostile-key", { [Symbol("x")]: 1 }],
  ["a getter", "not-plain-data", getter],
  ["a setter", "not-plain-data", setter],
  ["a getter in an array", "not-plain-data", arrayGetter],
  ["a hidden property", "not-plain-data", Object.defineProperty({}, "id", { value: 1 })],
  ["a class instance", "not-a-plain-object", { card: new Card() }],
  ["a date", "not-a-plain-object", new Date(0)],
  ["a map", "not-a-plain-object", new Map([["a", 1]])],
  ["a boxed number", "not-a-plain-object", Object(1)],
  ["an object that inherits", "not-a-plain-object", Object.create({ admin: true })],
  ["an array of another class", "not-a-plain-array", Hand.from([1, 2])],
  ["a sparse array", "not-a-plain-array", sparse],
  ["an array of holes", "not-a-plain-array", new Array(7)],
  ["an array with its own iterator", "not-a-plain-array", Object.assign([1], { [Symbol.iterator]: trap })],
  ["an array with a name", "not-a-plain-array", Object.assign([1], { name: "x" })],
  ["an array with a name in place of a hole", "not-plain-data", Object.assign(new Array(1), { name: "x" })],
  ["a proxy whose traps throw", "not-plain-data", throwingProxy],
  ["a cycle", "too-deep", cycle()],
  ["100,000 arrays deep", "too-deep", nested(100_000, (inner) => [inner])],
  ["100,000 objects deep", "too-deep", nested(100_000, (inner) => ({ inner }))],
  ["one level too deep", "too-deep", nested(INPUT_LIMITS.depth + 1, (inner) => [inner])],
  ["a huge array", "too-many-values", new Array(5_000_000).fill(0)],
  ["the longest possible array, all holes", "too-many-values", new Array(2 ** 32 - 1)],
  ["one value too many", "too-many-values", new Array(INPUT_LIMITS.values).fill(0)],
  ["too many keys", "too-many-values", manyKeys],
  ["many values in small arrays", "too-many-values", new Array(300).fill(new Array(300).fill(0))],
  ["a huge string", "text-too-long", "x".repeat(INPUT_LIMITS.text + 1)],
  ["a huge key", "text-too-long", { ["x".repeat(INPUT_LIMITS.text + 1)]: 1 }],
];

describe("plainInput", () => {
  test.each(hostile)("[tt.input.limits] Untrusted input is rejected for %s as %s", (_what, code, input) => {
    const params = { ...INPUT_LIMITS };
    expect(plainInput(input)).toEqual({ ok: false, violation: { rule: "tt.input.limits", code, params } });
  });

  test("[tt.input.limits] Untrusted input just within the limits is accepted", () => {
    expect(plainInput(new Array(INPUT_LIMITS.values - 1).fill(0))).toBeUndefined();
    expect(plainInput(nested(INPUT_LIMITS.depth, (inner) => ({ inner })))).toBeUndefined();
    expect(plainInput(["x".repeat(INPUT_LIMITS.text)])).toBeUndefined();
    expect(plainInput({ ["x".repeat(INPUT_LIMITS.text)]: 1 })).toBeUndefined();
    expect(plainInput(Object.assign(Object.create(null), { id: 1 }))).toBeUndefined();
  });

  test("[tt.input.limits] Any JSON within the limits is accepted, even with shared parts", () => {
    const names = fc.string().filter((name) => !["__proto__", "constructor", "prototype"].includes(name));
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof(
        { depthSize: "small" },
        fc.constantFrom(null, true, false),
        fc.double({ noNaN: true, noDefaultInfinity: true }),
        fc.string({ unit: "binary" }),
        fc.array(tie("value")),
        fc.dictionary(names, tie("value")),
      ),
    }));
    fc.assert(
      fc.property(value, (json) => {
        expect(plainInput([json, json])).toBeUndefined();
        expect(plainInput(JSON.parse(JSON.stringify(json)))).toBeUndefined();
      }),
    );
  });

  test("[tt.input.limits] An object with too many keys is rejected without listing its keys", () => {
    const listed: string[] = [];
    const ownKeys = vi.spyOn(Reflect, "ownKeys").mockImplementation((target) => {
      listed.push(typeof target);
      return Object.getOwnPropertyNames(target);
    });
    expect(plainInput(manyKeys)?.violation.code).toBe("too-many-values");
    expect(listed).toEqual([]);
    ownKeys.mockRestore();
  });

  test("[tt.input.limits] Untrusted input is checked against other limits if these are given", () => {
    const limits = { depth: 1, values: 3, text: 2 };
    expect(plainInput([1, "ab"], limits)).toBeUndefined();
    for (const input of [[[1]], [1, 2, 3], ["abc"]])
      expect(plainInput(input, limits)?.violation.params).toEqual(limits);
  });
});

describe("readInput", () => {
  const schema = v.strictObject({
    type: v.literal("buy"),
    cards: v.array(v.pipe(v.number(), v.safeInteger(), v.notValue(0))),
  });

  test("[tt.input.shape] Reading input accepts data of the documented shape", () => {
    expect(readInput(schema, { type: "buy", cards: [1, 2] })).toEqual(ok({ type: "buy", cards: [1, 2] }));
  });

  test.each([
    ["a wrong type", { type: "buy", cards: [1, "2"] }, { path: "cards.1", expected: "number", received: '"2"' }],
    ["a fraction", { type: "buy", cards: [1.5] }, { path: "cards.0", expected: "", received: "1.5" }],
    ["an unknown word", { type: "sell", cards: [] }, { path: "type", expected: '"buy"', received: '"sell"' }],
    ["a missing field", { type: "buy" }, { path: "cards", expected: "a value", received: "nothing" }],
    ["something else", null, { path: "", expected: "an object", received: "null" }],
    [
      "an object in the place of a list",
      { type: "buy", cards: {} },
      { path: "cards", expected: "a list", received: "an object" },
    ],
    ["what may not be nothing", { type: "buy", cards: [0] }, { path: "cards.0", expected: "not 0", received: "0" }],
  ])("[tt.input.shape] Input with %s is rejected, and the refusal says where", (_what, input, params) => {
    const violation = { rule: "tt.input.shape", code: "wrong-shape", params };
    expect(readInput(schema, input)).toEqual({ ok: false, violation });
  });

  const buy = v.strictObject({ type: v.literal("buy"), card: v.string() });
  const pass = v.strictObject({ type: v.literal("pass"), to: v.exactOptional(v.picklist(["left", "right"])) });
  const nested = v.strictObject({
    name: v.string(),
    seats: v.record(
      v.string(),
      v.nullable(v.pipe(v.strictObject({ player: v.string(), bot: v.string() }), v.readonly())),
    ),
    turns: v.array(v.lazy(() => v.variant("type", [buy, pass]))),
    ends: v.tuple([v.string(), v.union([v.number(), v.strictObject({ winner: v.string() })])]),
  });
  const sound = { name: "", seats: {}, turns: [], ends: ["", 0] };
  test.each([
    ["at the top", { ...sound, x: 1 }, { path: "x", known: "name, seats, turns, ends" }],
    [
      "of a record",
      { ...sound, seats: { n: { player: "", bot: "", x: 1 } } },
      { path: "seats.n.x", known: "player, bot" },
    ],
    [
      "of an alternative",
      { ...sound, turns: [{ type: "pass", card: "" }] },
      { path: "turns.0.card", known: "type, to" },
    ],
    ["of a place in a row", { ...sound, ends: ["", { winner: "", x: 1 }] }, { path: "ends.1.x", known: "winner" }],
  ])(
    "[tt.input.shape] Input with an unknown key %s is rejected, and the refusal lists the known keys",
    (_where, input, params) => {
      const violation = { rule: "tt.input.shape", code: "unknown-key", params };
      expect(readInput(nested, sound).ok).toBe(true);
      expect(readInput(nested, input)).toEqual({ ok: false, violation });
    },
  );

  test("[tt.input.shape] The refusal of input names the fault within the only alternative that could be meant", () => {
    const params = { path: "ends.1.winner", expected: "string", received: "3" };
    const violation = { rule: "tt.input.shape", code: "wrong-shape", params };
    expect(readInput(nested, { ...sound, ends: ["", { winner: 3 }] })).toEqual({ ok: false, violation });
    const either = v.union([v.strictObject({ here: v.string() }), v.strictObject({ there: v.string() })]);
    const open = readInput(either, { there: "", x: 1 });
    expect(open).toMatchObject({ violation: { code: "wrong-shape", params: { path: "", received: "an object" } } });
  });

  test("[tt.input.limits] Input is read only once, so a proxy cannot change its values after validation", () => {
    expect(readInput(v.strictObject({ count: v.number() }), twoFaced)).toEqual(ok({ count: 1 }));
  });

  test("[tt.input.shape] Reading input copies it: changing the input afterwards changes nothing", () => {
    const input = { any: { deep: [1] } };
    const read = readInput(v.strictObject({ any: v.unknown() }), input);
    input.any.deep.push(2);
    expect(read).toEqual(ok({ any: { deep: [1] } }));
  });

  test("[tt.input.shape] The refusal of input shortens a long wrong text", () => {
    const result = readInput(v.number(), "x".repeat(5000));
    expect(result.ok ? "" : String(result.violation.params["received"]).length).toBe(100);
  });

  test.each(hostile)("[tt.input.limits] Input is rejected for %s before any schema reads it", (_what, code, input) => {
    const blind = v.pipe(v.unknown(), v.check(trap));
    expect(readInput(blind, input)).toMatchObject({ ok: false, violation: { rule: "tt.input.limits", code } });
  });

  test("[tt.input.shape] Reading arbitrary JSON returns a value or a violation, and never throws", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        const result = readInput(schema, json);
        expect(result.ok ? "read" : result.violation.rule).toMatch(/^(read|tt\.input\.(shape|limits))$/);
        if (result.ok) expect(result.value).toEqual(json);
      }),
    );
  });
});
