import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { army, parseArmyList } from "../../../src/content/army.ts";
import { EXCHANGE_FORMATS, exchange, WRITTEN_FORMATS } from "../../../src/content/exchange.ts";
import { describe as told } from "../../../src/text/index.ts";
import { DOCUMENTS_A } from "./examples.ts";

/** Expects an answer that is no list, with a text in both languages, or a list that our own reader takes. */
function expectAnswer(input: unknown): void {
  const read = exchange.read(input);
  expect(exchange.formatOf(input) === undefined && read.ok).toBe(false);
  if (read.ok) {
    expect(parseArmyList(read.value.list).ok).toBe(true);
    expect(army.check(read.value.list)).toBeInstanceOf(Array);
    for (const violation of read.value.notes) expect(told({ violation }, { locale: "es" })).not.toMatch(/\{\w+\}/);
    return;
  }
  expect(read.violation.rule).toMatch(/^tt\.input\./);
  for (const locale of ["en", "es"] as const) {
    expect(told({ violation: read.violation }, { locale })).toMatch(/ \(tt\.input\.\w+\)\.$/);
  }
}

function codeOf(input: unknown): string | undefined {
  const read = exchange.read(input);
  return read.ok ? undefined : read.violation.code;
}

describe("hostile lists", () => {
  it("Reading any text or JSON returns a list or a refusal, and never throws", () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.jsonValue(), fc.json(), fc.anything()), expectAnswer));
  });

  it("Reading a truncated or altered list returns a list or a refusal, and never throws", () => {
    const documents = fc.constantFrom(...Object.values(DOCUMENTS_A));
    const bits = fc.oneof(fc.string(), fc.constantFrom("(", ")", ",", ":", "+1", "\n", "||", "•", "\u0000", "{", "99"));
    fc.assert(
      fc.property(documents, fc.nat(1000), fc.nat(40), bits, (text, at, length, bit) => {
        const place = at % text.length;
        expectAnswer(text.slice(0, place) + bit + text.slice(place + length));
      }),
      { numRuns: 400 },
    );
  });

  it("Reading JSON with values of other types returns a list or a refusal, and never throws", () => {
    const keys = ["units", "commandCards", "battlefieldDeck", "faction", "armyFaction", "points", "listlink", "mode"];
    const json = fc.constantFrom(DOCUMENTS_A.simulator, DOCUMENTS_A["legionhq-saved"]);
    fc.assert(
      fc.property(json, fc.constantFrom(...keys), fc.jsonValue(), (text, key, value) => {
        expectAnswer({ ...JSON.parse(text), [key]: value });
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ["nothing", "", "no-list-of-an-army"],
    ["undefined", undefined, "not-json"],
    ["a number", 7, "no-list-of-an-army"],
    ["a very long text", "word ".repeat(30_000), "text-too-long"],
    ["a line without end", `1/1000 (1 activation)\n${"(".repeat(5000)}`, "text-too-long"],
    ["JSON that is cut off", DOCUMENTS_A.simulator.slice(0, 100), "list-not-json"],
    ["JSON of another kind", '{"deck": []}', "no-list-of-an-army"],
    ["a hostile key", '{"__proto__": {"name": 1}, "units": [{"name": "x"}]}', "hostile-key"],
    ["deeply nested JSON", `{"units": ${"[".repeat(900)}${"]".repeat(900)}}`, "too-deep"],
    ["units without names", '{"units": [{"name": 7}]}', "wrong-shape"],
    ["a thousand units", `9:${"9ay,".repeat(112)}`, "too-many-values"],
    ["a huge count of copies", "1/1000 (1 activation)\n999x Stormtroopers", "too-many-values"],
    ["a link to a server", "https://legionhq2.com/list/0b6e3c1e-7a54-4d2b-9f0a-111111111111", "list-on-a-server"],
    ["a link of Tabletop Admiral", "https://tabletopadmiral.com/listbuilder/Empire/1-_1A_EM", "link-without-cards"],
  ])("An input that is %s is refused", (_, input, code) => {
    expect(codeOf(input)).toBe(code);
    expectAnswer(input);
  });

  it("Reading an object that changes or throws on access returns a result, and never throws", () => {
    let asked = 0;
    const shifty = new Proxy(JSON.parse(DOCUMENTS_A.simulator), {
      get: () => {
        throw new Error("no");
      },
      has: () => {
        throw new Error("no");
      },
      ownKeys: (target) => {
        asked += 1;
        return asked > 2 ? [] : Reflect.ownKeys(target);
      },
    });
    expect(() => exchange.read(shifty)).not.toThrow();
    expect(asked).toBeGreaterThan(0);
  });

  it("Reading a text built to cause repeated scanning takes less than five seconds", () => {
    const lines = [",".repeat(1900), "(".repeat(1900), "a (".repeat(600), "1 + ".repeat(400), "x (1): ".repeat(280)];
    const text = `t\n1/1000 (1 activation)\nCorps:\n${lines.flatMap((line) => Array(10).fill(` - ${line}`)).join("\n")}`;
    const minimal = text.replace("t\n", "").replace("Corps:\n", "");
    const start = performance.now();
    for (const one of [text, minimal, minimal.replace(/^.*\n/, "3 Activations\n")]) expectAnswer(one.slice(0, 99_000));
    expect(performance.now() - start).toBeLessThan(5000);
  });
});

describe("formats", () => {
  it.each(EXCHANGE_FORMATS)("A document of %s is recognized as that format and no other", (format) => {
    expect(exchange.formatOf(DOCUMENTS_A[format])).toBe(format);
    expect(exchange.formatOf(`\uFEFF\n  ${DOCUMENTS_A[format].replaceAll("\n", "\r\n")}\n\n`)).toBe(format);
  });

  it("Line breaks written as || are read as line breaks, in texts and in JSON", () => {
    for (const format of ["text-standard", "text-tournament"] as const) {
      expect(exchange.read(DOCUMENTS_A[format].replaceAll("\n", "||"))).toEqual(exchange.read(DOCUMENTS_A[format]));
    }
    const pretty = JSON.stringify(JSON.parse(DOCUMENTS_A.simulator), null, 2).replaceAll("\n", "||");
    expect(exchange.read(pretty.replace('"points"', '"point"'))).toEqual(exchange.read(DOCUMENTS_A.simulator));
  });

  it("Every format that can be written can also be read", () => {
    expect(WRITTEN_FORMATS.filter((format) => !EXCHANGE_FORMATS.includes(format))).toEqual([]);
  });
});
