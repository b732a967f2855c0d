import type { Scenario } from "@sw/rebellion-core/testing";
import { describe, test } from "vitest";
import { type Case, EXPANDED, expectTarget } from "./decision-table.ts";

const REBEL = { loyalty: "rebel" } as const;
const IMPERIAL = { loyalty: "imperial" } as const;

const HELD = { units: { stormtrooper: 1 } } as const;

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

describe("where missions of the expansion take place", () => {
  test.for<Case>([
    [
      "solo.decision.discredit-rebellion",
      "discredit-rebellion",
      "imperial-leader",
      systems(
        { kessel: { ...withSabotage({}), units: { "star-destroyer": 1 } }, naboo: withSabotage(REBEL) },
        { ...BOX, leaders: { "boba-fett": "kessel" } },
      ),
      "kessel",
    ],
    [
      "solo.decision.discredit-rebellion",
      "discredit-rebellion",
      "weakest-fleet",
      systems({ kessel: { ...withSabotage({}), units: { "star-destroyer": 1 } }, naboo: withSabotage(REBEL) }, BOX),
      "naboo",
    ],
    [
      "solo.decision.draw-them-out",
      "draw-them-out",
      "favourable",
      systems({ endor: HELD, mustafar: { ...IMPERIAL, ...HELD } }, { ...BOX, leaders: { "boba-fett": "endor" } }),
      "endor",
    ],
    [
      "solo.decision.draw-them-out",
      "draw-them-out",
      "strength",
      systems({ endor: HELD, mustafar: { ...IMPERIAL, units: { "at-at": 1 } } }, BOX),
      "mustafar",
    ],
    ["solo.decision.secure-the-plans", "secure-the-plans", "base", systems({}, { ...BOX, ...REVEALED }), "hoth"],
    [
      "solo.decision.secure-the-plans",
      "secure-the-plans",
      "possible-base",
      systems(
        {},
        { ...BOX, base: PLANS_AT, probes: ["dagobah", "dathomir", "endor", "hoth", "ilum", "tatooine", "yavin"] },
      ),
      "dantooine",
    ],
    ["solo.decision.secure-the-plans", "secure-the-plans", "die", systems({}, BOX), "dathomir", 3],
    [
      "solo.decision.message-from-high-command",
      "message-from-high-command",
      "production",
      systems({ kessel: REBEL, naboo: REBEL }, BOX),
      "naboo",
    ],
    [
      "solo.decision.message-from-high-command",
      "message-from-high-command",
      "favourable",
      systems({ bothawui: REBEL, naboo: REBEL }, { ...BOX, leaders: { "emperor-palpatine": "naboo" } }),
      "naboo",
    ],
    [
      "solo.decision.promotion",
      "promotion-imperial",
      "production",
      systems({ corellia: IMPERIAL, rodia: IMPERIAL }, BOX),
      "corellia",
    ],
    [
      "solo.decision.promotion",
      "promotion-imperial",
      "fastest-production",
      systems({ corellia: IMPERIAL, mygeeto: IMPERIAL }, BOX),
      "mygeeto",
    ],
    ["solo.decision.hire-mercenaries", "hire-mercenaries", "die", systems({}, BOX), "endor", 4],
    [
      "solo.decision.stolen-intel",
      "stolen-intel",
      "favourable",
      systems({ bothawui: REBEL, naboo: REBEL }, { ...BOX, leaders: { "colonel-yularen": "naboo" } }),
      "naboo",
    ],
    [
      "solo.decision.stolen-intel",
      "stolen-intel",
      "production",
      systems({ kessel: REBEL, naboo: REBEL }, BOX),
      "naboo",
    ],
    [
      "solo.decision.deployment",
      "deployment",
      "distance",
      systems(
        { rodia: IMPERIAL },
        { ...BOX, base: { system: "ilum" }, probes: ["dagobah", "dantooine", "dathomir", "endor", "hoth", "yavin"] },
      ),
      "ilum",
    ],
    [
      "solo.decision.imperial-might",
      "imperial-might",
      "death-star",
      systems({ endor: { units: { "death-star": 1 } }, ilum: { units: { "shield-bunker": 1 } } }, BOX),
      "endor",
    ],
    [
      "solo.decision.imperial-might",
      "imperial-might",
      "weakest-fleet",
      systems({ endor: { units: { "death-star": 1, "shield-bunker": 1 } }, ilum: { units: { "death-star": 1 } } }, BOX),
      "ilum",
    ],
    [
      "solo.decision.imperial-might",
      "imperial-might",
      "station-under-construction",
      systems(
        { endor: { units: { "death-star-under-construction": 1 } }, ilum: { units: { "shield-bunker": 1 } } },
        BOX,
      ),
      "endor",
    ],
    [
      "solo.decision.imperial-might",
      "imperial-might",
      "weakest-fleet",
      systems({ endor: { units: { "shield-bunker": 1, "at-at": 1 } }, ilum: { units: { "shield-bunker": 1 } } }, BOX),
      "ilum",
    ],
  ])("[%s] The automa chooses the system of %s by the criterion %s", (tested) => expectTarget(tested));
});
