import {
  type GuidePlace,
  type GuideTable,
  NEW_TABLE,
  parseTable,
  printTable,
  recorded,
  VARIATIONS,
} from "@sw/rebellion-core/solo/guide";
import { describe as describeText, LOCALES } from "@sw/rebellion-core/text";
import { expectOk } from "@sw/tabletop";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { holesIn } from "../text/holes.ts";

const read = (text: string): GuideTable => expectOk(parseTable(text));

/** Why a notation is refused, as a person reads it. */
function fault(text: string): { readonly code: string; readonly params: object; readonly told: string } {
  const result = parseTable(text);
  if (result.ok) throw new Error("it was read");
  const { violation } = result;
  for (const locale of LOCALES) expect(holesIn(describeText({ violation }, { locale }))).toEqual([]);
  return { code: violation.code, params: violation.params ?? {}, told: describeText({ violation }, { locale: "en" }) };
}

const UNITS = { r: ["x-wing", "rebel-trooper", "airspeeder"], e: ["star-destroyer", "stormtrooper", "at-at"] } as const;
const forces = (ids: readonly string[]): fc.Arbitrary<Readonly<Record<string, number>>> =>
  fc
    .uniqueArray(fc.constantFrom(...ids), { maxLength: 3 })
    .chain((types) =>
      fc
        .array(fc.integer({ min: 1, max: 1 }), { minLength: types.length, maxLength: types.length })
        .map((counts) => Object.fromEntries([...types].sort().map((type, index) => [type, counts[index] ?? 1]))),
    );
const sorted = (ids: readonly string[], most = 3): fc.Arbitrary<readonly string[]> =>
  fc.uniqueArray(fc.constantFrom(...ids), { maxLength: most }).map((some) => [...some].sort());

/** A place that holds something at least. */
const place: fc.Arbitrary<GuidePlace> = fc
  .record({
    loyalty: fc.constantFrom("rebel", "imperial"),
    sabotaged: fc.boolean(),
    units: forces([...UNITS.e, ...UNITS.r]),
    leaders: sorted(["darth-vader", "princess-leia", "boba-fett"]),
    captives: sorted(["han-solo"]),
    carbonite: sorted(["chewbacca"]),
  } as const)
  .map(
    ({ loyalty, units, ...rest }): GuidePlace => ({
      ...rest,
      destroyed: false,
      units: { ...units, "assault-carrier": 1 },
      loyalty: loyalty === "rebel" ? "rebel" : "imperial",
    }),
  );

const table: fc.Arbitrary<GuideTable> = fc.record({
  options: fc.record({
    expansion: fc.constant(true),
    cinematic: fc.boolean(),
    faq: fc.boolean(),
    variations: sorted(VARIATIONS).map((some) => Object.fromEntries(some.map((one) => [one, true]))),
  }),
  round: fc.integer({ min: 1, max: 16 }),
  time: fc.integer({ min: 1, max: 16 }),
  reputation: fc.integer({ min: 1, max: 16 }),
  base: fc.constantFrom(null, "hoth", "dagobah"),
  probes: sorted(["endor", "naboo", "yavin"]),
  troops: sorted(["ilum", "tatooine"]),
  pool: sorted(["darth-vader", "emperor-palpatine", "general-tagge", "grand-moff-tarkin"], 4),
  deck: fc.integer({ min: 0, max: 5 }),
  rebelPool: sorted(["general-madine", "general-rieekan", "jan-dodonna", "wedge-antilles"], 4),
  lured: sorted(["luke-skywalker"]),
  reserved: sorted(["admiral-piett", "general-veers"]),
  cells: sorted(["naboo", "kessel"]),
  actions: sorted(["public-support", "local-rumors"]),
  ready: forces(UNITS.e),
  queue: fc.tuple(forces(UNITS.e), forces(UNITS.e)),
  found: fc.boolean(),
  moved: fc.constantFrom({}, { corellia: { "star-destroyer": 1, stormtrooper: 2 } }),
  places: fc.dictionary(fc.constantFrom("naboo"), place),
});

describe("the notation of a real table", () => {
  test("[solo.guide.purpose] A line names a place, then after r and e each side's units and leaders there, by any unique part of a name", () => {
    expect(read("hoth: r 2 trooper xwing leia").places).toEqual({
      hoth: {
        loyalty: null,
        sabotaged: false,
        destroyed: false,
        units: { "rebel-trooper": 2, "x-wing": 1 },
        leaders: ["princess-leia"],
        captives: [],
        carbonite: [],
      },
    });
    const line = "moncala: rebel sabotaged e 3 trooper star-destroyer vader captive han # a comment";
    expect(read(line).places["mon-calamari"]).toMatchObject({
      loyalty: "rebel",
      sabotaged: true,
      units: { "star-destroyer": 1, stormtrooper: 3 },
      leaders: ["darth-vader"],
      captives: ["han-solo"],
    });
  });

  test("[solo.guide.purpose] Lines about the whole table set its numbers, cards and rules, and the round sets the time marker", () => {
    const text = [
      "rules: rote cinematic random-movement",
      "round: 3",
      "reputation: 12",
      "base: hoth",
      "probes: naboo endor",
      "troops: ilum",
      "pool: vader tagge",
      "deck: 2",
      "actions: local-rumors",
      "ready: 2 at-at",
      "queue 2: tie-fighter",
      "queue 3: 2 star-destroyer",
      "found: yes",
      "moved corellia: star-destroyer",
      "corellia: e star-destroyer",
    ].join("\n");
    expect(read(text)).toEqual({
      ...NEW_TABLE,
      options: { expansion: true, cinematic: true, faq: false, variations: { randomMovement: true } },
      round: 3,
      time: 3,
      reputation: 12,
      base: "hoth",
      probes: ["endor", "naboo"],
      troops: ["ilum"],
      pool: ["darth-vader", "general-tagge"],
      actions: ["local-rumors"],
      ready: { "at-at": 2 },
      queue: [{ "tie-fighter": 1 }, { "star-destroyer": 2 }],
      found: true,
      moved: { corellia: { "star-destroyer": 1 } },
      places: { corellia: expect.objectContaining({ units: { "star-destroyer": 1 } }) },
    });
  });

  test("[solo.guide.purpose] A printed table reads back as the same table", () => {
    fc.assert(
      fc.property(table, (one) => {
        const table = read(printTable(one));
        for (const locale of LOCALES) expect(read(printTable(table, { locale }))).toEqual(table);
      }),
      { numRuns: 30 },
    );
  });

  test.each([
    ["an unknown place", "hoht: r x-wing", "guide-word", { line: 1, word: "hoht" }, "hoth"],
    [
      "an unknown piece in the second line",
      "round: 2\nhoth: r xwyng",
      "guide-word",
      { line: 2, word: "xwyng" },
      "x-wing",
    ],
    ["a word for several pieces", "hoth: e star", "guide-ambiguous", { line: 1, word: "star" }, "star-destroyer"],
    ["a piece without its side", "hoth: x-wing", "guide-side", { line: 1, word: "x-wing" }, "r"],
    ["a piece of the other side", "hoth: e x-wing", "guide-word", { line: 1, word: "x-wing" }, "x"],
    ["a number that counts nothing", "hoth: r 2", "guide-number", { line: 1, word: "2" }, "2"],
    ["no units at all", "hoth: r 0 x-wing", "guide-word", { line: 1, word: "0" }, "1-24"],
    ["a place said twice", "hoth: rebel\nhoth: empire", "guide-twice", { line: 2, word: "hoth" }, "hoth"],
    ["a leader said twice", "hoth: e vader vader", "guide-twice", { line: 1, word: "vader" }, "vader"],
    ["a line without a colon", "hoth r x-wing", "guide-colon", { line: 1, word: "hoth" }, "colon"],
    ["a figure out of its range", "reputation: 20", "guide-word", { line: 1, word: "20" }, "1-16"],
    ["a captive nobody names", "hoth: captive", "guide-word", { line: 1, word: "captive" }, "captive"],
    ["a populous system for the base", "base: naboo", "guide-word", { line: 1, word: "naboo" }, "dagobah"],
    ["two bases", "base: hoth endor", "guide-word", { line: 1, word: "endor" }, "endor"],
    ["an answer that is neither yes nor no", "found: maybe", "guide-word", { line: 1, word: "maybe" }, "yes"],
    [
      "a piece of a box that is not played",
      "hoth: e tie-striker",
      "guide-word",
      { line: 1, word: "tie-striker" },
      "tie-fighter",
    ],
    [
      "[solo.options.rote-combat] cinematic combat without the expansion",
      "rules: cinematic",
      "guide-word",
      { word: "cinematic" },
      "rote",
    ],
    ["an unknown rule", "rules: rote snow", "guide-word", { word: "snow" }, "cinematic"],
  ])(
    "The refusal of a notation with %s names the line and word, and says what would be right",
    (_what, text, code, params, right) => {
      const refused = fault(text);
      expect(refused).toMatchObject({ code, params });
      expect(refused.told).toContain(right);
    },
  );
});

describe("what the person says happened", () => {
  const after = (before: string, ...lines: readonly string[]): GuideTable =>
    lines.reduce((now, line) => expectOk(recorded(now, line)), read(before));

  test("[solo.guide.purpose] A line replaces what was recorded at a place, and an empty line clears it", () => {
    expect(after("hoth: r x-wing", "hoth: r 2 trooper").places["hoth"]?.units).toEqual({ "rebel-trooper": 2 });
    expect(after("hoth: r x-wing", "hoth:").places).toEqual({});
    expect(after("moved hoth: stormtrooper", "moved hoth:").moved).toEqual({});
  });

  test("[solo.guide.purpose] A line with a plus adds pieces and a line with a minus removes them", () => {
    const start = "naboo: rebel r 2 trooper leia";
    expect(after(start, "+ naboo: sabotaged r trooper xwing han").places["naboo"]).toMatchObject({
      sabotaged: true,
      units: { "rebel-trooper": 3, "x-wing": 1 },
      leaders: ["han-solo", "princess-leia"],
    });
    expect(after(start, "- naboo: rebel r 2 trooper").places["naboo"]).toMatchObject({ loyalty: null, units: {} });
    expect(after("hoth: r leia", "- hoth: r leia").places).toEqual({});
  });

  test("[solo.guide.purpose] Moved units leave one place for another, and Imperial ones count as moved in this round", () => {
    const moved = after(
      "corellia: empire e star-destroyer 3 stormtrooper",
      "corellia > hoth: e star-destroyer 2 stormtrooper",
    );
    expect(moved.places["corellia"]?.units).toEqual({ stormtrooper: 1 });
    expect(moved.places["hoth"]?.units).toEqual({ "star-destroyer": 1, stormtrooper: 2 });
    expect(moved.moved).toEqual({ hoth: { "star-destroyer": 1, stormtrooper: 2 } });
    expect(after("naboo: r x-wing", "naboo > hoth: r x-wing").moved).toEqual({});
    expect(after(printTable(moved), "found: yes", "round: 4")).toMatchObject({
      round: 4,
      time: 4,
      found: false,
      moved: {},
    });
  });

  test("[solo.guide.reset] A reset restores all defaults, including the variations", () => {
    expect(after("rules: rote random-movement\nround: 5\nhoth: r x-wing", "reset")).toEqual(NEW_TABLE);
  });
});
