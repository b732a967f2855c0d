import fc from "fast-check";
import { expect, test } from "vitest";
import { utf8 } from "../../src/documents/utf8.ts";

test("encodes every text as Node does", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect([...utf8(text)]).toEqual([...Buffer.from(text, "utf8")]);
    }),
  );
});
