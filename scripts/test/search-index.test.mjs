import { deflateRawSync } from "node:zlib";
import { expect, test } from "vitest";
import { inflated } from "../../docs/.vitepress/inflated.ts";
import { packed, unpacked } from "../../docs/.vitepress/search-index.ts";

/** @type {import("../../docs/.vitepress/search-index.ts").SearchIndex} */
const index = {
  documentCount: 1000,
  documentIds: Object.fromEntries(
    Array.from({ length: 1000 }, (_, id) => [id, id % 10 === 0 ? `/page-${id}` : `/page-${id - (id % 10)}#part-${id}`]),
  ),
  fieldIds: { title: 0, text: 1 },
  fieldLength: Object.fromEntries(Array.from({ length: 1000 }, (_, id) => [id, [2, id]])),
  storedFields: Object.fromEntries(
    Array.from({ length: 1000 }, (_, id) => [
      id,
      id % 10 === 0 ? { title: `Page ${id}`, titles: [] } : { title: `Part ${id}`, titles: [`Page ${id - (id % 10)}`] },
    ]),
  ),
  index: [
    ["rebel", { 0: { 0: 1, 31: 2, 64: 70, 999: 1 } }],
    ["rebellion", { 0: { 5: 1 }, 1: { 1: 3000, 2: 1 } }],
    ["ñandú", { 1: { 17: 1 } }],
  ],
  serializationVersion: 2,
};

test("An index is the same after it was packed and unpacked", () => {
  expect(unpacked(JSON.parse(JSON.stringify(packed(index))))).toEqual(index);
});

test("Packing leaves out of an address and of headings what the section before has", () => {
  const { addresses, above } = packed(index);
  expect(addresses.slice(0, 3)).toEqual(["/page-0", 1, 1]);
  expect(above.slice(0, 3)).toEqual([0, 1, 1]);
});

test("An index is refused when its sections are not numbered one after the other", () => {
  expect(() => packed({ ...index, documentIds: { 1: "/page" } })).toThrow("not numbered");
});

test("A compressed index is the same text in the browser", async () => {
  const text = JSON.stringify(packed(index));
  expect(await inflated(deflateRawSync(text).toString("base64"))).toBe(text);
});
