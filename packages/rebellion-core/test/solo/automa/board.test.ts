import { type Scenario, scenario } from "@sw/rebellion-core/testing";
import { describe, expect, test } from "vitest";
import { SKILLS } from "../../../src/language/steps.ts";
import { favour } from "../../../src/solo/board/leaders.ts";
import { printedProduction, productionOf, strengthAt } from "../../../src/solo/board/values.ts";
import type { Look } from "../../../src/state/look.ts";
import { IMPERIAL, REBEL } from "../../../src/state/seats.ts";
import { boxFor } from "../../../src/testing/box.ts";
import { strengthOf } from "../../../src/units/strength.ts";

const ALL = { expansion: "rise-of-the-empire", combat: "cinematic", solo: {} } as const;

function boardOf(spec: Scenario): Look {
  const state = scenario({ config: ALL, ...spec });
  return { box: boxFor(state.config), state };
}

/** A system by its id. */
function placed({ box }: Look, id: string): number {
  return box.places.get(id) ?? -1;
}

describe("what units and systems are worth", () => {
  test("[example: production-values] [solo.map.production] A system's production value is the sum of the values of its resource icons", () => {
    const look = boardOf({});
    const values = ["corellia", "mandalore", "alderaan", "hoth"].map((id) => printedProduction(look, placed(look, id)));
    expect(values).toEqual([4, 2, 1, 0]);
  });

  test("[example: strength-values] [solo.def.strength-value] A unit's strength value follows from the icon that builds it, and the largest ships count four", () => {
    const { box } = boardOf({});
    const byStrength = (strength: number): readonly string[] =>
      box.units.flatMap((kind) => (strengthOf(kind) === strength ? [kind.id] : [])).sort();
    expect(byStrength(1)).toEqual(
      [
        ...["tie-fighter", "tie-striker", "stormtrooper", "assault-tank", "x-wing", "y-wing", "u-wing"],
        ...["rebel-transport", "rebel-trooper", "rebel-vanguard"],
      ].sort(),
    );
    expect(byStrength(2)).toEqual(
      [
        ...["assault-carrier", "at-st", "shield-bunker", "corellian-corvette", "airspeeder"],
        ...["nebulon-b-frigate", "golan-arms-turret"],
      ].sort(),
    );
    expect(byStrength(3)).toEqual(
      ["star-destroyer", "at-at", "mon-calamari-cruiser", "shield-generator", "ion-cannon"].sort(),
    );
    expect(byStrength(4)).toEqual(
      ["super-star-destroyer", "death-star", "death-star-under-construction", "interdictor"].sort(),
    );
  });

  test("[solo.def.strength-value] A fleet's strength value is the sum over all its units, ships and ground units", () => {
    const look = boardOf({ systems: { naboo: { units: { "star-destroyer": 2, stormtrooper: 3, "x-wing": 1 } } } });
    expect(strengthAt(look, placed(look, "naboo"), IMPERIAL)).toBe(9);
    expect(strengthAt(look, placed(look, "naboo"), REBEL)).toBe(1);
  });

  test.each([
    ["mon-calamari", 4],
    ["utapau", 5],
    ["felucia", 1],
    ["ord-mantell", 4],
    ["hoth", 0],
  ])("[solo.def.production-value] The production value of %s is %d", (system, value) => {
    const look = boardOf({});
    expect(printedProduction(look, placed(look, system))).toBe(value);
  });
});

test.each([
  ["sullust", { loyalty: "imperial", units: { "x-wing": 1 } }, 4],
  ["corellia", { loyalty: "rebel", units: { "tie-fighter": 1 } }, 4],
  ["corellia", { subjugated: true, units: { stormtrooper: 1 } }, 4],
  ["corellia", { loyalty: "rebel", sabotaged: true }, 0],
  ["corellia", { destroyed: true }, 0],
] as const)(
  "[solo.def.production-value] Units of the other side and subjugation do not lower the production value, but sabotage and destruction do: %s with %j has %d",
  (system, spec, value) => {
    const look = boardOf({ systems: { [system]: spec } });
    expect(productionOf(look, placed(look, system))).toBe(value);
  },
);

describe("how favourable a system is for a skill", () => {
  const DIPLOMACY = SKILLS.indexOf("diplomacy");
  const SPEC: Scenario = {
    systems: { naboo: { units: { stormtrooper: 1 } } },
    leaders: {
      "darth-vader": "naboo",
      "admiral-motti": "naboo",
      "princess-leia": "naboo",
      "han-solo": { at: "naboo", ring: "captured" },
    },
  };

  test("[solo.def.favourable-skill] A system is more favorable for each Imperial icon and less for each Rebel one, and minor icons count half", () => {
    const look = boardOf(SPEC);
    expect(favour(look, placed(look, "naboo"), DIPLOMACY)).toBe(2 + 1 / 2 - 2);
  });

  test("[solo.def.favourable-skill] A captured leader counts toward how favorable a system is only for missions against captured leaders", () => {
    const look = boardOf(SPEC);
    expect(favour(look, placed(look, "naboo"), DIPLOMACY, true)).toBe(2 + 1 / 2 - 2 - 1);
  });

  test("[solo.def.skill-score] All icons count toward the skill score if no skill is required", () => {
    const look = boardOf(SPEC);
    expect(favour(look, placed(look, "naboo"), null)).toBe(5 + 2 - 5);
  });
});
