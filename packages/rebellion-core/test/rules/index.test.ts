import type { RuleEntry } from "@sw/tabletop";
import { describe, expect, test } from "vitest";
import { RULES } from "../../src/rules/index.ts";

const ENTRIES: readonly (readonly [string, RuleEntry])[] = Object.entries(RULES);

/** Of all entries: each id that a field of them names, with the entry's own id. */
function named(field: (entry: RuleEntry) => readonly (string | undefined)[]): readonly (readonly [string, string])[] {
  return ENTRIES.flatMap(([id, entry]) => field(entry).flatMap((other) => (other === undefined ? [] : [[id, other]])));
}

describe("the rule index", () => {
  test("The rule index says of every official answer, and of nothing else, under which rulings it counts", () => {
    const answers = ENTRIES.filter(([, { rulings }]) => rulings !== undefined).map(([id]) => id);
    expect(answers).toEqual(Object.keys(RULES).filter((id) => id.startsWith("reb.faq.")));
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
});
