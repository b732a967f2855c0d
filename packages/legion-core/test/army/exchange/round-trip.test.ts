import { anyArmy, armies, BANNERS } from "@sw/legion-core/testing";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ArmyList, army } from "../../../src/content/army.ts";
import { exchange, type WrittenFormat } from "../../../src/content/exchange.ts";
import { notesOf, readList, withoutOrder } from "./help.ts";

/** Legal armies at random, of every faction and every battle force. */
const legalArmy: fc.Arbitrary<ArmyList> = armies(fc);

/** A legal army for each of {@link BANNERS}. */
const LEGAL_ARMIES: readonly ArmyList[] = BANNERS.map((banner) => anyArmy("round trip", { banners: [banner] }));

/** What of a list each format has a place for; all tell units and command hand. */
const CARRIES: Readonly<Record<WrittenFormat, { readonly force: boolean; readonly deck: boolean }>> = {
  "legionhq-link": { force: true, deck: true },
  "legionhq-saved": { force: true, deck: true },
  simulator: { force: true, deck: true },
  "text-standard": { force: false, deck: false },
  "text-tournament": { force: false, deck: true },
  "text-minimal": { force: false, deck: false },
};

/** The list without what a format has no place for. */
function carried(list: ArmyList, format: WrittenFormat): ArmyList {
  const { battleForce, ...rest } = list;
  const { force, deck } = CARRIES[format];
  return {
    ...rest,
    ...(force && battleForce !== undefined ? { battleForce } : {}),
    ...(deck ? {} : { battleDeck: { primary: [], secondary: [], advantages: [] } }),
  };
}

const EXACT = ["legionhq-link", "legionhq-saved", "simulator", "text-standard", "text-tournament"] as const;

function expectBack(list: ArmyList, format: WrittenFormat): void {
  const { text, lost } = exchange.write(list, format, "A list");
  const read = readList(text);
  expect(exchange.formatOf(text)).toBe(format);
  expect(withoutOrder(read.list)).toEqual(withoutOrder(carried(list, format)));
  expect(notesOf(read)).toEqual([]);
  expect(read.points).toBe(army.points(list));
  const { force, deck } = CARRIES[format];
  const parts = [force || list.battleForce === undefined ? [] : "battle-force", deck ? [] : "battle-deck"].flat();
  expect(lost.map(({ part }) => part)).toEqual(parts);
}

describe("lists that go out and come back", () => {
  it("The samples include legal armies of every faction, and of every battle force in both formats", () => {
    expect(LEGAL_ARMIES.length).toBe(BANNERS.length);
    expect(LEGAL_ARMIES.flatMap((list) => army.check(list))).toEqual([]);
  });

  it.each(EXACT)("An army of every faction and battle force is unchanged after writing and reading %s", (format) => {
    for (const list of LEGAL_ARMIES) expectBack(list, format);
  });

  it("Random legal armies are unchanged after they are written and read in every format with points or codes", () => {
    fc.assert(
      fc.property(legalArmy, (list) => {
        for (const format of EXACT) expectBack(list, format);
      }),
      { numRuns: 12 },
    );
  });

  it("Random legal armies are unchanged after the minimal text, except for ambiguous names, which are noted", () => {
    fc.assert(
      fc.property(fc.oneof(legalArmy, fc.constantFrom(...LEGAL_ARMIES)), (list) => {
        const { text, lost } = exchange.write(list, "text-minimal");
        const read = readList(text);
        const open = new Set(read.notes.flatMap(({ params: { cards } }) => (Array.isArray(cards) ? cards : [])));
        const units = lost.find(({ part }) => part === "units")?.cards ?? [];
        expect(units.filter((id) => !open.has(id))).toEqual([]);
        expect(read.list.units).toHaveLength(list.units.length);
        expect([...read.list.commandHand].sort()).toEqual([...list.commandHand].sort());
      }),
      { numRuns: 20 },
    );
  });

  it("A link that was read is written again unchanged", () => {
    for (const list of LEGAL_ARMIES) {
      const { text } = exchange.write(list, "legionhq-link");
      expect(exchange.write(readList(text).list, "legionhq-link").text).toBe(text);
    }
  });

  it("The table simulator's JSON is read completely even without its link", () => {
    for (const list of LEGAL_ARMIES) {
      const { listlink, ...json } = JSON.parse(exchange.write(list, "simulator").text);
      expect(listlink).toMatch(/^https:\/\/legionhq2\.com/);
      expect(withoutOrder(readList(json).list)).toEqual(withoutOrder(list));
    }
  });
});
