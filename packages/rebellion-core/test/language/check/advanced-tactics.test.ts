import {
  type AdvancedTacticEntry,
  type AdvancedTacticHalf,
  type AdvancedTacticStep,
  type Catalogue,
  catalogueFaults,
  defaultCatalogue,
} from "@sw/rebellion-core/catalogue";
import { describe, expect, test } from "vitest";

const { advancedTactics = [], riseOfTheEmpire, units } = defaultCatalogue;

function half(...steps: readonly AdvancedTacticStep[]): AdvancedTacticHalf {
  return { needs: [], steps };
}

const PLAIN: AdvancedTacticEntry = {
  id: "odd-tactic",
  name: { en: "Odd Tactic" },
  faction: "rebel",
  theater: "space",
  upper: half({ op: "deal-damage", amount: 1, color: "any" }),
  lower: half({ op: "cancel" }),
};

/** What is wrong with the box and this card, in short. */
function faultsOf(changes: Partial<AdvancedTacticEntry>): string | null {
  const catalogue: Catalogue = { ...defaultCatalogue, advancedTactics: [...advancedTactics, { ...PLAIN, ...changes }] };
  const faults = catalogueFaults(catalogue).map(({ code, params }) =>
    params?.["about"] === undefined ? code : `${code}: ${params["about"]}`,
  );
  return faults.length === 0 ? null : faults.join(", ");
}

describe("the check of advanced tactic cards", () => {
  test.each<readonly [fault: string | null, changes: Partial<AdvancedTacticEntry>]>([
    [null, {}],
    [null, { upper: { needs: ["u-wing"], steps: [{ op: "gain-unit", unit: { type: "x-wing" } }] } }],
    ["id-used-twice", { id: "escort" }],
    ["id-used-twice", { id: "good-intel" }],
    ["unit-of-the-other-side: tie-fighter", { upper: { needs: ["tie-fighter"], steps: PLAIN.upper.steps } }],
    ["unknown-unit: ewok", { upper: { ...PLAIN.upper, if: { noEnemy: "ewok" } } }],
    ["unit-of-the-other-side: x-wing", { upper: { ...PLAIN.upper, if: { noEnemy: "x-wing" } } }],
    ["no-such-unit", { upper: half({ op: "deal-damage", amount: 1, color: "any", one: { class: "trooper" } }) }],
    ["unknown-unit: ewok", { upper: half({ op: "destroy-unit", filter: { types: ["ewok"] } }) }],
    ["unknown-unit: ewok", { upper: half({ op: "remove-damage", most: 1, except: ["ewok"] }) }],
    ["not-for-such-a-unit: airspeeder", { upper: half({ op: "redirect-damage", most: 1, to: "airspeeder" }) }],
    ["unknown-unit: ewok", { upper: half({ op: "gain-unit", unit: { type: "ewok" } }) }],
    [
      "gains-units-once",
      {
        upper: half({ op: "gain-unit", unit: { type: "x-wing" } }),
        lower: half({ op: "gain-unit", unit: { type: "y-wing" } }),
      },
    ],
    ["only-rebels-are-captured", { upper: half({ op: "capture-at-the-end", type: "x-wing" }) }],
    ["not-for-this-side: confront", { faction: "imperial", upper: half({ op: "confront" }) }],
    ["not-for-this-side: after-retreating", { faction: "imperial", upper: half({ op: "after-retreating" }) }],
  ])("[tt.catalogue.entry] The check of an advanced tactic card reports this fault: %s", (fault, changes) => {
    expect(faultsOf(changes)).toBe(fault);
  });

  test("[tt.catalogue.entry] A catalogue without the expansion may hold a half that shows only expansion units", () => {
    const { riseOfTheEmpire: _, ...base } = defaultCatalogue;
    expect(catalogueFaults(base)).toEqual([]);
  });

  test("[rote.cinematic.own-decks] The box has eight advanced tactic cards for each side and theater, and every unit that they show", () => {
    for (const faction of ["rebel", "imperial"] as const) {
      for (const theater of ["space", "ground"] as const) {
        const deck = advancedTactics.filter((card) => card.faction === faction && card.theater === theater);
        expect(deck).toHaveLength(8);
      }
    }
    const known = [...units, ...(riseOfTheEmpire?.units ?? [])].map(({ id }) => id);
    expect(advancedTactics.flatMap(({ upper }) => upper.needs).filter((id) => !known.includes(id))).toEqual([]);
    expect(advancedTactics.flatMap(({ lower }) => lower.needs)).toEqual([]);
  });
});
