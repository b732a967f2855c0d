import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { canonicalJson } from "../../src/documents/json.ts";

/** The same data with the keys of every object put in the opposite order. */
function keysReversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(keysReversed);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, item]) => [key, keysReversed(item)]),
  );
}

describe("canonical JSON", () => {
  test("Canonical JSON can be parsed to the same data", () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  test("Canonical JSON is the same for every order of the keys", () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
        expect(canonicalJson(keysReversed(value))).toBe(canonicalJson(value));
      }),
    );
  });

  test("Canonical JSON differs for different data that look alike", () => {
    expect(canonicalJson([1, 23])).not.toBe(canonicalJson([12, 3]));
    expect(canonicalJson("1")).not.toBe(canonicalJson(1));
    expect(canonicalJson("\ud800")).not.toBe(canonicalJson("\ud801"));
  });

  test("Canonical JSON sorts keys by UTF-16 code unit, without white space", () => {
    expect(canonicalJson({ b: [1, { z: null, Z: true }], a: "é", "10": 0, "9": 0 })).toBe(
      '{"10":0,"9":0,"a":"é","b":[1,{"Z":true,"z":null}]}',
    );
  });
});
