import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { fail, ok, violation } from "../../src/contract/result.ts";
import { type DocumentHead, foreign, stateReader } from "../../src/documents/documents.ts";
import { readInput } from "../../src/documents/parse.ts";

const HERE: DocumentHead = { format: 2, game: "toy", catalogue: "c2" };

describe("a stored document", () => {
  test("A stored document of this format, game and catalogue can be read", () => {
    expect(foreign("save-format", { ...HERE }, HERE)).toBeUndefined();
  });

  test("[tt.format.version] A stored document of another format is rejected for its format first", () => {
    expect(foreign("save-format", { format: 1, game: "other", catalogue: "c1" }, HERE)).toEqual(
      violation("tt.format.version", "save-format", { format: 1, reads: 2 }),
    );
  });

  test("[tt.input.shape] A stored document of another game is rejected", () => {
    expect(foreign("save-format", { ...HERE, game: "other" }, HERE)).toEqual(
      violation("tt.input.shape", "other-game", { game: "other", expected: "toy" }),
    );
  });

  test("[tt.catalogue.hash] A stored document made with another catalogue is rejected", () => {
    expect(foreign("save-format", { ...HERE, catalogue: "c1" }, HERE)).toEqual(
      violation("tt.catalogue.hash", "other-catalogue", { catalogue: "c1", expected: "c2" }),
    );
  });
});

describe("a reader of states", () => {
  const schema = v.strictObject({ format: v.number(), game: v.string(), catalogue: v.string(), total: v.number() });
  const read = stateReader({
    reads: HERE,
    shape: (input) => readInput(schema, input),
    broken: ({ total }) => (total < 0 ? violation("toy.total", "negative") : undefined),
    isAtRest: ({ total }) => total !== 7,
  });
  const state = { ...HERE, total: 3 };

  test("Reading a state accepts a valid state that is at rest", () => {
    expect(read(state)).toEqual(ok(state));
  });

  test.each([
    ["something without a head", { total: 3 }, "tt.input.shape", "wrong-shape"],
    ["hostile JSON", JSON.parse('{"format": 2, "__proto__": 1}'), "tt.input.limits", "hostile-key"],
    ["a foreign state, before its shape", { ...HERE, format: 9 }, "tt.format.version", "state-format"],
    ["another shape", { ...HERE }, "tt.input.shape", "wrong-shape"],
    ["what is broken", { ...state, total: -1 }, "toy.total", "negative"],
  ])("Reading a state rejects %s", (_what, input, rule, code) => {
    expect(read(input)).toMatchObject({ ok: false, violation: { rule, code } });
  });

  test("[tt.input.shape] Reading a state rejects one in which no seat is asked", () => {
    expect(read({ ...state, total: 7 })).toEqual(fail(violation("tt.input.shape", "not-at-rest")));
  });
});
