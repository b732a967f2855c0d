import { join } from "node:path";
import { expect, test } from "vitest";
import { loadSource } from "../lib/bundle.mjs";
import { partOf, parts } from "../lib/parts.mjs";
import { root } from "../lib/workspace.mjs";

/** Modules that read one part of all cards or keywords of Legion, and the figures put together. */
const READERS = ["catalogue", "entries", "texts", "keyword-entries", "keyword-texts"].map((one) => `content/${one}.ts`);

/**
 * What a module exports as data: of functions only that they are there, since a build may rename what they use.
 * @param {unknown} value
 * @returns {unknown}
 */
function shapeOf(value) {
  if (typeof value === "function") return "a function";
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, shapeOf(one)]));
}

test.each(READERS)("Whoever reads %s of a build reads the same of every card as from the sources", async (reader) => {
  const file = join(root, "packages/legion-core/src", reader);
  const [whole, part] = await Promise.all([loadSource(file), loadSource(file, [parts()])]);
  expect(shapeOf(part)).toEqual(shapeOf(whole));
});

const FILE = `
import { helper } from "./helper.ts";
export const CARDS: CommandFile = /* @__PURE__ */ commands({ faction: "mercenary" }, () => ({
  "black-sun": { name: "Black Sun", en: "A", es: "B", does: (card) => helper(card) },
  silent: { name: "Silent", pips: 2 },
}));
`;

/**
 * The statement in which a part of {@link FILE} has its cards, without spaces.
 * @param {Parameters<typeof partOf>[1]} part
 */
function cardsIn(part) {
  return /commands\(.*\)/s.exec(partOf(FILE, part, "file.ts"))?.[0].replaceAll(/\s/g, "");
}

test("A part of a file of cards keeps the fields of this part, and no cards that have none", () => {
  expect(cardsIn("deeds")).toBe('commands({},()=>({"black-sun":{does:(card)=>helper(card)},}))');
  expect(cardsIn("texts")).toBe('commands({},()=>({"black-sun":{en:"A",es:"B",},}))');
});

test("The text of a keyword has its name, and what it does has its value on cards that print none", () => {
  const source =
    'const KEYWORDS = keywords(() => ({ agile: { name: "Agile", en: "A", withoutValue: 2, does: () => [] } }));';
  const part = (/** @type {Parameters<typeof partOf>[1]} */ name) =>
    /keywords\(.*\)/.exec(partOf(source, name, "a.ts"))?.[0];
  expect(part("keywordTexts")).toBe('keywords(() => ({ agile: { name: "Agile", en: "A", } }))');
  expect(part("deeds")).toBe("keywords(() => ({ agile: { withoutValue: 2, does: () => [] } }))");
});

test("The figures of a card keep the mark that it does something, and not what", () => {
  expect(cardsIn("figures")).toBe(
    'commands({faction:"mercenary"},()=>({"black-sun":{name:"BlackSun",does:undefined},silent:{name:"Silent",pips:2},}))',
  );
});

test.each([
  ["a card that is a name", "black: BLACK"],
  ["a card with spread fields", "black: { ...SHARED }"],
  ["a card whose deed is a method", "black: { does() {} }"],
  ["a field whose name is worked out", "black: { [field]: 1 }"],
])("A build refuses %s, because its part cannot be told", (_what, card) => {
  const source = `export const CARDS = commands({}, () => ({ ${card} }));`;
  expect(() => partOf(source, "deeds", "file.ts")).toThrow(/^file\.ts: black/);
});
