import { describe, expect, it } from "vitest";
import type { BattleDeck } from "../../../src/content/army.ts";
import { EXCHANGE_FORMATS, type ExchangeFormat, exchange, WRITTEN_FORMATS } from "../../../src/content/exchange.ts";
import { ADMIRAL_JSON_B, DOCUMENTS_A, LINK_A, LINK_B, LIST_A, LIST_B } from "./examples.ts";
import { notesOf, readList } from "./help.ts";

const NO_DECK: BattleDeck = { primary: [], secondary: [], advantages: [] };
/** Formats that have no place for a battle deck. */
const WITHOUT_DECK: readonly ExchangeFormat[] = ["text-standard", "text-minimal"];
/** Formats that tell no points at all, or none of single cards. */
const WITHOUT_POINTS: readonly ExchangeFormat[] = ["legionhq-link", "legionhq-saved", "simulator", "text-minimal"];

describe("lists as others write them", () => {
  it.each(EXCHANGE_FORMATS)("Reading a list as %s returns everything that this format contains", (format) => {
    const { list, points, format: found } = readList(DOCUMENTS_A[format]);
    expect(found).toBe(format);
    expect(list).toEqual(WITHOUT_DECK.includes(format) ? { ...LIST_A, battleDeck: NO_DECK } : LIST_A);
    expect(points).toBe(282);
  });

  it.each(EXCHANGE_FORMATS)(
    "[leg.army.points-updated-list] Reading a list as %s notes its points next to ours where they differ",
    (format) => {
      const total = ["other-total", { told: 267, points: 282 }];
      const card = ["other-points", { card: "idens-id10-seeker-droid", told: 0, points: 15 }];
      const expected = WITHOUT_POINTS.includes(format) ? [total] : [card, total];
      expect(notesOf(readList(DOCUMENTS_A[format]))).toEqual(format === "legionhq-link" ? [] : expected);
    },
  );

  it.each(["link of LegionHQ", "JSON of Tabletop Admiral"])(
    "Reading a smaller-format list with a battle force from the %s gives no notes",
    (what) => {
      const read = readList(what.startsWith("link") ? LINK_B : ADMIRAL_JSON_B);
      expect(read.list).toEqual(LIST_B);
      expect(read.notes).toEqual([]);
    },
  );

  it("JSON that is already parsed is read like its text", () => {
    expect(readList(JSON.parse(ADMIRAL_JSON_B))).toEqual(readList(ADMIRAL_JSON_B));
  });
});

describe("lists written for others", () => {
  it("Links are written in the format of LegionHQ", () => {
    expect(exchange.write(LIST_A, "legionhq-link").text).toBe(LINK_A);
    expect(exchange.write(LIST_B, "legionhq-link").text).toBe(LINK_B);
  });

  it.each(["text-standard", "text-minimal", "text-tournament"] as const)(
    "A list is written like LegionHQ writes the %s, with our points",
    (format) => {
      const dated = DOCUMENTS_A[format]
        .replace("267/", "282/")
        .replace(/(?<=Iden Versio.*)131/, "146")
        .replace("ID10 (0): HQ Uplink (10) = 10", "ID10 (15): HQ Uplink (10) = 25")
        .replace("ID10 (10)", "ID10 (25)");
      expect(exchange.write(LIST_A, format, "Example A").text).toBe(dated);
    },
  );

  it("The JSON of the table simulator is written like LegionHQ writes it, with our points", () => {
    const written = JSON.parse(exchange.write(LIST_A, "simulator", "Example A").text);
    expect(written).toEqual({ ...JSON.parse(DOCUMENTS_A.simulator), points: 282, listlink: LINK_A });
  });

  it("A list is written like LegionHQ stores it, with our points", () => {
    const written = JSON.parse(exchange.write(LIST_A, "legionhq-saved", "Example A").text);
    const { wins, listId, units, ...kept } = JSON.parse(DOCUMENTS_A["legionhq-saved"]);
    expect(written).toMatchObject({ ...kept, pointTotal: 282 });
    expect(written.units[0]).toMatchObject({ totalUnitCost: 146, counterpart: { totalUnitCost: 25 } });
    expect(written.units[1]).toMatchObject(units[1]);
  });

  it("Command cards are written in order of pips, whatever their order in the hand", () => {
    const list = { ...LIST_A, commandHand: [...LIST_A.commandHand].reverse() };
    expect(exchange.write(list, "legionhq-link").text).toBe(LINK_A);
    expect(exchange.write(list, "text-minimal").text).toContain("Commands: • Ambush, •• Push, ••• Assault, •••• ");
  });

  it("Writing a list reports the parts that the format cannot contain", () => {
    const lost = Object.fromEntries(WRITTEN_FORMATS.map((format) => [format, exchange.write(LIST_B, format).lost]));
    const force = { part: "battle-force", cards: [] };
    const deck = { part: "battle-deck", cards: ["bunker-assault"] };
    expect(lost).toEqual({
      "legionhq-link": [],
      "legionhq-saved": [],
      simulator: [],
      "text-standard": [force, deck],
      "text-minimal": [force, deck],
      "text-tournament": [force],
    });
  });

  it("A custom card is written by its name, and reported as lost in formats that use codes", () => {
    const list = { ...LIST_A, units: [...LIST_A.units, { unit: "gungan-warriors", upgrades: [] }] };
    expect(exchange.write(list, "legionhq-link").lost).toEqual([{ part: "units", cards: ["gungan-warriors"] }]);
    expect(exchange.write(list, "simulator").text).toContain("gungan-warriors");
  });

  it("A link reports a hand without Standing Orders as lost, because links always imply that card", () => {
    const { lost } = exchange.write({ ...LIST_A, commandHand: ["ambush"] }, "legionhq-link");
    expect(lost).toEqual([{ part: "command-hand", cards: [] }]);
  });

  it.each([
    ["is empty", ""],
    ["looks like JSON", "{}"],
    ["looks like the line of points", "500/1000 (9 activations)"],
    ["looks like the header of a rank", "Corps:"],
    ["has lines and marks of code", "``` || \n 1/2 (3 activations)"],
    ["is longer than titles may be", "x".repeat(500)],
  ])("A list whose title %s is read back from every format", (_, title) => {
    for (const format of WRITTEN_FORMATS) {
      const written = exchange.write(LIST_A, format, title);
      expect([exchange.formatOf(written.text), readList(written.text).list.units]).toEqual([format, LIST_A.units]);
    }
  });
});
