import { type Scenario, scenario } from "@sw/rebellion-core/testing";
import { describe, expect, test } from "vitest";
import { SKILLS } from "../../../src/language/steps.ts";
import { favour } from "../../../src/solo/board/leaders.ts";
import { printedProduction, strengthAt } from "../../../src/solo/board/values.ts";
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
  test("[example: production-values] [solo.map.production] What a system produces is worth what the icons that build its units are", () => {
    const look = boardOf({});
    const values = ["corellia", "mandalore", "alderaan", "hoth"].map((id) => printedProduction(look, placed(look, id)));
    expect(values).toEqual([4, 2, 1, 0]);
  });

  test("[example: strength-values] [solo.def.strength-value] A unit counts by the icon that builds it, and the greatest ships count four", () => {
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

  test("[solo.def.strength-value] A fleet is worth all its units, ships and ground units", () => {
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
  ])("[solo.def.production-value] %s produces %d", (system, value) => {
    const look = boardOf({});
    expect(printedProduction(look, placed(look, system))).toBe(value);
  });
});

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

  test("[solo.def.favourable-skill] Imperial icons count for it, Rebel ones against it, minor ones half", () => {
    const look = boardOf(SPEC);
    expect(favour(look, placed(look, "naboo"), DIPLOMACY)).toBe(2 + 1 / 2 - 2);
  });

  test("[solo.def.favourable-skill] A captive counts only for missions against captives", () => {
    const look = boardOf(SPEC);
    expect(favour(look, placed(look, "naboo"), DIPLOMACY, true)).toBe(2 + 1 / 2 - 2 - 1);
  });

  test("[solo.def.skill-score] All icons count where no skill is asked for", () => {
    const look = boardOf(SPEC);
    expect(favour(look, placed(look, "naboo"), null)).toBe(5 + 2 - 5);
  });
});
