import type { Scenario } from "@sw/rebellion-core/testing";
import { describe, test } from "vitest";
import { type Case, EXPANDED, expectTarget } from "./decision-table.ts";

const REBEL = { loyalty: "rebel" } as const;
const IMPERIAL = { loyalty: "imperial" } as const;

const HELD = { units: { stormtrooper: 1 } } as const;
const TROOPS_BESIDE_STATION = { units: { "death-star": 1, "rebel-trooper": 1 } } as const;

/** A situation of these systems; more of it behind. */
function systems(of: Scenario["systems"] = {}, more: Scenario = {}): Scenario {
  return { ...more, systems: of };
}

function withSabotage<System>(system: System) {
  return { ...system, sabotaged: true };
}

const REVEALED = { base: { system: "hoth", revealed: true } } as const;
const PLANS_AT = { system: "dantooine", among: ["dantooine"] } as const;

const BOX = { config: EXPANDED } as const;

describe("where projects take place", () => {
  test.for<Case>([
    ["solo.decision.construct-death-star", "construct-death-star", "die", systems(), "ilum", 6],
    [
      "solo.decision.construct-death-star",
      "construct-death-star",
      "possible-base",
      systems({}, { base: PLANS_AT, probes: ["dagobah", "dathomir", "endor", "hoth", "ilum", "tatooine", "yavin"] }),
      "dantooine",
    ],
    [
      "solo.decision.construct-factory",
      "construct-factory",
      "sabotaged",
      systems({ corellia: IMPERIAL, rodia: withSabotage(IMPERIAL) }),
      "rodia",
    ],
    [
      "solo.decision.construct-factory",
      "construct-factory",
      "production",
      systems({ mustafar: withSabotage(IMPERIAL), rodia: withSabotage(IMPERIAL) }),
      "mustafar",
    ],
    [
      "solo.decision.construct-super-star-destroyer",
      "construct-super-star-destroyer",
      "favourable",
      systems({ corellia: IMPERIAL, utapau: IMPERIAL }, { leaders: { "moff-jerjerrod": "utapau" } }),
      "utapau",
    ],
    [
      "solo.decision.construct-super-star-destroyer",
      "construct-super-star-destroyer-rote",
      "die",
      systems({ corellia: IMPERIAL, utapau: IMPERIAL }, BOX),
      "utapau",
      5,
    ],
    [
      "solo.decision.interdictor-development",
      "interdictor-development",
      "favourable",
      systems({ corellia: IMPERIAL, utapau: IMPERIAL }, { ...BOX, leaders: { "moff-jerjerrod": "utapau" } }),
      "utapau",
    ],
    [
      "solo.decision.oversee-project",
      "oversee-project",
      "distance",
      systems({ mustafar: { ...IMPERIAL, ...HELD }, corellia: { ...IMPERIAL, ...HELD } }, REVEALED),
      "mustafar",
    ],
    [
      "solo.decision.oversee-project",
      "oversee-project",
      "production",
      systems({ mustafar: { ...IMPERIAL, ...HELD }, corellia: { ...IMPERIAL, ...HELD } }),
      "corellia",
    ],
    [
      "solo.decision.superlaser-online",
      "superlaser-online",
      "base",
      systems(
        { hoth: { units: { "death-star": 1, "rebel-trooper": 1 } }, naboo: { ...REBEL, units: { "death-star": 1 } } },
        { ...BOX, ...REVEALED },
      ),
      "hoth",
    ],
    [
      "solo.decision.superlaser-online",
      "superlaser-online",
      "possible-base",
      systems({ hoth: { units: { "death-star": 1 } }, naboo: { ...REBEL, units: { "death-star": 1 } } }, BOX),
      "hoth",
    ],
    [
      "solo.decision.superlaser-online",
      "superlaser-online",
      "production",
      systems(
        { kessel: { ...REBEL, units: { "death-star": 1 } }, naboo: { ...REBEL, units: { "death-star": 1 } } },
        BOX,
      ),
      "naboo",
    ],
    [
      "solo.decision.single-reactor-ignition",
      "single-reactor-ignition",
      "base",
      systems({ hoth: TROOPS_BESIDE_STATION, naboo: { ...REBEL, ...TROOPS_BESIDE_STATION } }, { ...BOX, ...REVEALED }),
      "hoth",
    ],
    [
      "solo.decision.single-reactor-ignition",
      "single-reactor-ignition",
      "possible-base",
      systems({ hoth: { units: { "death-star": 1 } }, naboo: { ...REBEL, ...TROOPS_BESIDE_STATION } }, BOX),
      "hoth",
    ],
  ])("[%s] The automa chooses the system of %s by the criterion %s", (tested) => expectTarget(tested));
});
