import { expect, test } from "vitest";
import { places, unplayed, written } from "../lib/unplayed.mjs";

const NOTHING = {
  units: [],
  counterparts: [],
  upgrades: [],
  commands: [],
  primaryObjectives: [],
  secondaryObjectives: [],
  advantages: [],
  battleForces: [],
};
const NO_ENTRIES = { KEYWORDS: {}, UPGRADE_CARDS: {}, COMMAND_CARDS: {}, BATTLE_CARDS: {}, BATTLE_FORCES: {} };

/**
 * The kinds of which something is missing, with what is.
 * @param {Parameters<typeof unplayed>} given
 */
function missing(...given) {
  return unplayed(...given).flatMap((one) => (one.missing.length === 0 ? [] : [[one.kind, ...one.missing]]));
}

test("Keywords of cards and of weapons on cards are listed once each if they have no entry", () => {
  const unit = { id: "tank", keywords: [{ id: "armor" }], weapons: [{ keywords: [{ id: "blast" }, { id: "ion" }] }] };
  const upgrade = { id: "bomb", keywords: [{ id: "blast" }] };
  const entries = { ...NO_ENTRIES, KEYWORDS: { armor: {} } };
  expect(missing({ ...NOTHING, units: [unit], upgrades: [upgrade] }, entries, { armor: {} })).toEqual([
    ["keywords without an entry", "blast", "ion"],
  ]);
});

test("Upgrades are listed only if they do more than their figures, keywords and weapons say", () => {
  /** @type {import("../lib/unplayed.mjs").Card[]} */
  const upgrades = [{ id: "plain" }, { id: "played", special: true }, { id: "waiting", special: true }];
  const entries = { ...NO_ENTRIES, UPGRADE_CARDS: { played: {} } };
  expect(missing({ ...NOTHING, upgrades }, entries, { played: {} })).toEqual([
    ["upgrades with rules of their own and no entry", "waiting"],
  ]);
});

test("Command cards, battle cards of all three kinds and battle forces without an entry are listed", () => {
  const catalogue = {
    ...NOTHING,
    commands: [{ id: "ambush" }],
    primaryObjectives: [{ id: "p" }],
    secondaryObjectives: [{ id: "s" }],
    advantages: [{ id: "a" }],
    battleForces: [{ id: "501st" }],
  };
  expect(missing(catalogue, NO_ENTRIES, {})).toEqual([
    ["command cards without an entry", "ambush"],
    ["battle cards without an entry", "a", "p", "s"],
    ["battle forces without an entry", "501st"],
  ]);
});

test("Keywords and cards of every kind that have an entry and no text are listed", () => {
  const entries = {
    KEYWORDS: { armor: {}, blast: {} },
    UPGRADE_CARDS: { bomb: {} },
    COMMAND_CARDS: { ambush: {} },
    BATTLE_CARDS: { breakthrough: {} },
    BATTLE_FORCES: { "501st": {} },
  };
  expect(missing(NOTHING, entries, { armor: {}, ambush: {} })).toEqual([
    ["entries without a text", "501st", "blast", "bomb", "breakthrough"],
  ]);
});

test("A card is found in the file where it begins, and a keyword where its text does", () => {
  const card = 'export const CARDS = commands({}, () => ({\n  push: {\n    name: "Push",\n  },\n}));\n';
  const keyword = 'export const AI_TEXT: KeywordText = { id: "ai", name: { en: "AI[: Action]" } };\n';
  const where = places([
    ["standard.ts", card],
    ["ai.ts", keyword],
  ]);
  expect(where.get("push")).toBe("standard.ts");
  expect(where.get("ai")).toBe("ai.ts");
});

test("Lists are written as the formatter has them: on one line while they fit, else an id a line", () => {
  const source = "export const UNPLAYED: Unplayed = {\n  keywords: [],\n  cards: [],\n};\n";
  const short = written(source, { keywords: [], cards: ["a", "b"] });
  expect(short).toBe(source.replace("cards: []", 'cards: ["a", "b"]'));
  const [fits, wide] = ["f".repeat(106), "w".repeat(107)];
  expect(written(short, { cards: [fits] })).toBe(source.replace("cards: []", `cards: ["${fits}"]`));
  expect(written(short, { cards: [wide] })).toBe(source.replace("cards: []", `cards: [\n    "${wide}",\n  ]`));
});
