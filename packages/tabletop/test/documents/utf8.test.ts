import fc from "fast-check";
import { expect, test } from "vitest";
import { utf8 } from "../../src/documents/utf8.ts";

test("Every text is encoded in UTF-8 as Node encodes it", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect([...utf8(text)]).toEqual([...Buffer.from(text, "utf8")]);
    }),
  );
});
