import type { RuleEntry } from "@sw/tabletop";
import { describe, expect, test } from "vitest";
import { RULE_IDS, RULES } from "../../src/rules/index.ts";

const ENTRIES: readonly (readonly [string, RuleEntry])[] = Object.entries(RULES);
const KNOWN: ReadonlySet<string> = new Set(RULE_IDS);

/** Of all entries: each id that a field of them names, with the entry's own id. */
function named(field: (entry: RuleEntry) => readonly (string | undefined)[]): readonly (readonly [string, string])[] {
  return ENTRIES.flatMap(([id, entry]) => field(entry).flatMap((other) => (other === undefined ? [] : [[id, other]])));
}

describe("the rule index", () => {
  test("The rule index lists every id once", () => {
    expect(RULE_IDS.filter((id) => !id.startsWith("solo."))).toHaveLength(1028);
    expect(KNOWN.size).toBe(RULE_IDS.length);
    expect(ENTRIES.map(([id]) => id).sort()).toEqual([...RULE_IDS].sort());
  });

  test.each([
    ["sameAs", named(({ sameAs }) => [sameAs]), 70],
    ["coveredBy", named(({ coveredBy }) => [coveredBy]), 0],
    ["changedBy", named(({ changedBy = [] }) => changedBy), 23],
    ["clarifiedBy", named(({ clarifiedBy = [] }) => clarifiedBy), 62],
  ] as const)("The rule index refers with %s only to other rules of the list", (_, references, least) => {
    expect(references.length).toBeGreaterThanOrEqual(least);
    expect(references.filter(([id, other]) => id === other || !KNOWN.has(other))).toEqual([]);
  });

  test("The rule index leads from every repeated rule to one that is told for itself", () => {
    const next = new Map(named(({ sameAs, coveredBy }) => [sameAs ?? coveredBy]));
    for (const start of next.keys()) {
      const seen = new Set<string>();
      for (let id: string | undefined = start; id !== undefined; id = next.get(id)) {
        expect(seen, `${start} comes back to ${id}`).not.toContain(id);
        seen.add(id);
      }
    }
  });

  test("The rule index says of every official answer, and of nothing else, under which rulings it counts", () => {
    const answers = ENTRIES.filter(([, { rulings }]) => rulings !== undefined).map(([id]) => id);
    expect(answers).toEqual(RULE_IDS.filter((id) => id.startsWith("reb.faq.")));
  });

  test("The rule index names as a change only what counts with the official answers, as an explanation what counts always", () => {
    const rulings = new Map(ENTRIES.map(([id, entry]) => [id, entry.rulings]));
    const changes = named(({ changedBy = [] }) => changedBy).map(([, other]) => rulings.get(other));
    const explained = named(({ clarifiedBy = [] }) => clarifiedBy).map(([, other]) => rulings.get(other));
    expect(new Set(changes)).toEqual(new Set(["faq"]));
    expect(new Set(explained)).toEqual(new Set(["both"]));
  });

  test("The rule index gives evidence for what the books at hand do not hold, or says why there is none", () => {
    const elsewhere = ENTRIES.filter(
      ([, { source }]) => !/^(Guía de referencia|Aprende a jugar|Ataque Imperial): /.test(source),
    );
    expect(elsewhere.length).toBeGreaterThan(140);
    expect(elsewhere.filter(([, entry]) => (entry.evidence ?? entry.unverified) === undefined)).toEqual([]);
  });

  test("The rule index is never sure of what no two sources confirm", () => {
    const doubtful = ENTRIES.filter(([, { unverified }]) => unverified !== undefined);
    expect(doubtful).toHaveLength(15);
    expect(doubtful.filter(([, { confidence }]) => confidence === undefined)).toEqual([]);
  });

  test("The rule index leaves no text empty", () => {
    const texts = ENTRIES.flatMap(([, entry]) => [
      ...[entry.source, entry.rule, entry.ambiguity, entry.untestable, entry.unverified],
      ...(entry.evidence ?? []),
    ]);
    expect(texts.filter((text) => text !== undefined && (text === "" || text.trim() !== text))).toEqual([]);
  });
});
