import type { RuleEntry } from "@sw/tabletop";
import { describe, expect, test } from "vitest";
import { RULES } from "../../src/rules/index.ts";

const ENTRIES: readonly (readonly [string, RuleEntry])[] = Object.entries(RULES);

/** Of all entries: each id that a field of them names, with the entry's own id. */
function named(field: (entry: RuleEntry) => readonly (string | undefined)[]): readonly (readonly [string, string])[] {
  return ENTRIES.flatMap(([id, entry]) => field(entry).flatMap((other) => (other === undefined ? [] : [[id, other]])));
}

describe("the rule index", () => {
  test("The rule index states for each official answer, and for no other rule, under which rulings it applies", () => {
    const answers = ENTRIES.filter(([, { rulings }]) => rulings !== undefined).map(([id]) => id);
    expect(answers).toEqual(Object.keys(RULES).filter((id) => id.startsWith("reb.faq.")));
  });

  test("Every rule listed as a change applies only under the FAQ rulings, and every rule listed as a clarification always applies", () => {
    const rulings = new Map(ENTRIES.map(([id, entry]) => [id, entry.rulings]));
    const changes = named(({ changedBy = [] }) => changedBy).map(([, other]) => rulings.get(other));
    const explained = named(({ clarifiedBy = [] }) => clarifiedBy).map(([, other]) => rulings.get(other));
    expect(new Set(changes)).toEqual(new Set(["faq"]));
    expect(new Set(explained)).toEqual(new Set(["both"]));
  });

  test("The rule index gives evidence for every rule that is not in the available books, or marks it as unverified", () => {
    const elsewhere = ENTRIES.filter(
      ([, { source }]) => !/^(Guía de referencia|Aprende a jugar|Ataque Imperial): /.test(source),
    );
    expect(elsewhere.length).toBeGreaterThan(140);
    expect(elsewhere.filter(([, entry]) => (entry.evidence ?? entry.unverified) === undefined)).toEqual([]);
  });

  test("Every unverified rule in the index states its confidence", () => {
    const doubtful = ENTRIES.filter(([, { unverified }]) => unverified !== undefined);
    expect(doubtful).toHaveLength(15);
    expect(doubtful.filter(([, { confidence }]) => confidence === undefined)).toEqual([]);
  });
});
