import type { Scenario } from "@sw/rebellion-core/testing";
import { describe, test } from "vitest";
import { type Case, expectTarget } from "./decision-table.ts";

const REBEL = { loyalty: "rebel" } as const;
const IMPERIAL = { loyalty: "imperial" } as const;
const RULED = { subjugated: true, units: { stormtrooper: 1 } } as const;
const HELD = { units: { stormtrooper: 1 } } as const;
const TROOPER = { units: { "rebel-trooper": 1 } } as const;

/** A situation of these systems; more of it behind. */
function systems(of: Scenario["systems"] = {}, more: Scenario = {}): Scenario {
  return { ...more, systems: of };
}

function withSabotage<System>(system: System) {
  return { ...system, sabotaged: true };
}

const REVEALED = { base: { system: "hoth", revealed: true } } as const;
const PLANS_AT = { system: "dantooine", among: ["dantooine"] } as const;

describe("where starting missions take place", () => {
  test.for<Case>([
    [
      "solo.decision.gather-intel",
      "gather-intel",
      "favourable",
      systems({ naboo: REBEL, bothawui: REBEL }, { leaders: { "colonel-yularen": "naboo" } }),
      "naboo",
    ],
    [
      "solo.decision.gather-intel",
      "gather-intel",
      "distance",
      systems({
        naboo: REBEL,
        bothawui: REBEL,
        corellia: { ...IMPERIAL, units: { "star-destroyer": 1, stormtrooper: 1 } },
      }),
      "naboo",
    ],
    ["solo.decision.gather-intel", "gather-intel", "die", systems({ naboo: REBEL, bothawui: REBEL }), "naboo", 8],
    [
      "solo.decision.research-and-development",
      "research-and-development",
      "sabotaged",
      systems({ corellia: IMPERIAL, rodia: withSabotage(IMPERIAL) }),
      "rodia",
    ],
    [
      "solo.decision.research-and-development",
      "research-and-development",
      "production",
      systems({ rodia: IMPERIAL, corellia: IMPERIAL }),
      "corellia",
    ],
    [
      "solo.decision.research-and-development",
      "research-and-development",
      "production",
      systems({ rodia: withSabotage(IMPERIAL), mustafar: withSabotage(IMPERIAL) }),
      "mustafar",
    ],
    [
      "solo.decision.research-and-development",
      "research-and-development",
      "die",
      systems({ corellia: IMPERIAL, mygeeto: IMPERIAL }),
      "corellia",
      4,
    ],
    [
      "solo.decision.rule-by-fear",
      "rule-by-fear",
      "gains-loyalty",
      systems({ kessel: HELD, corellia: { ...IMPERIAL, ...HELD } }),
      "kessel",
    ],
    [
      "solo.decision.rule-by-fear",
      "rule-by-fear",
      "subjugated",
      systems({ kessel: RULED, utapau: { units: { "star-destroyer": 1 } } }),
      "kessel",
    ],
    ["solo.decision.rule-by-fear", "rule-by-fear", "production", systems({ kessel: RULED, utapau: RULED }), "utapau"],
    [
      "solo.decision.rule-by-fear",
      "rule-by-fear",
      "favourable",
      systems({ kessel: RULED, malastare: RULED }, { leaders: { "emperor-palpatine": "malastare" } }),
      "malastare",
    ],
    [
      "solo.decision.rule-by-fear",
      "rule-by-fear",
      "neutral",
      systems({ naboo: { ...REBEL, units: { "star-destroyer": 1 } }, kessel: { units: { "star-destroyer": 1 } } }),
      "kessel",
    ],
    [
      "solo.decision.rule-by-fear",
      "rule-by-fear",
      "production",
      systems({ utapau: { units: { "star-destroyer": 1 } }, kessel: { units: { "star-destroyer": 1 } } }),
      "utapau",
    ],
    [
      "solo.decision.rule-by-fear",
      "rule-by-fear",
      "favourable",
      systems(
        { malastare: { units: { "star-destroyer": 1 } }, kessel: { units: { "star-destroyer": 1 } } },
        { leaders: { "mon-mothma": "malastare" } },
      ),
      "kessel",
    ],
    ["solo.decision.rule-by-fear", "rule-by-fear", "die", systems({ kessel: RULED, malastare: RULED }), "malastare", 5],
  ])("[%s] The automa chooses the system of the starting mission %s by the criterion %s", (tested) =>
    expectTarget(tested),
  );
});

describe("where missions of the base box take place", () => {
  test.for<Case>([
    [
      "solo.decision.hunt-them-down",
      "hunt-them-down",
      "base",
      systems({ naboo: { ...REBEL, ...TROOPER }, hoth: TROOPER }, REVEALED),
      "hoth",
    ],
    ["solo.decision.hunt-them-down", "hunt-them-down", "rebel-system", systems({ kessel: REBEL }), "kessel"],
    ["solo.decision.hunt-them-down", "hunt-them-down", "production", systems({ kessel: REBEL, naboo: REBEL }), "naboo"],
    [
      "solo.decision.hunt-them-down",
      "hunt-them-down",
      "favourable",
      systems({ bothawui: REBEL, naboo: REBEL }, { leaders: { chewbacca: "naboo" } }),
      "bothawui",
    ],
    ["solo.decision.hunt-them-down", "hunt-them-down", "die", systems({ bothawui: REBEL, naboo: REBEL }), "naboo", 6],
    ["solo.decision.planetary-conquest", "planetary-conquest", "base", systems({ naboo: REBEL }, REVEALED), "hoth"],
    ["solo.decision.planetary-conquest", "planetary-conquest", "rebel-system", systems({ kessel: REBEL }), "kessel"],
    [
      "solo.decision.planetary-conquest",
      "planetary-conquest",
      "production",
      systems({ kessel: REBEL, naboo: REBEL }),
      "naboo",
    ],
    [
      "solo.decision.planetary-conquest",
      "planetary-conquest",
      "favourable",
      systems({ bothawui: REBEL, naboo: REBEL }, { leaders: { "boba-fett": "naboo" } }),
      "naboo",
    ],
    [
      "solo.decision.fear-will-keep-them-in-line",
      "fear-will-keep-them-in-line",
      "region-of-rebels",
      systems({
        hoth: { units: { "star-destroyer": 1 } },
        tatooine: { units: { "star-destroyer": 1 } },
        ryloth: REBEL,
      }),
      "tatooine",
    ],
    [
      "solo.decision.fear-will-keep-them-in-line",
      "fear-will-keep-them-in-line",
      "region-of-rule",
      systems({
        hoth: { units: { "star-destroyer": 1 } },
        tatooine: { units: { "star-destroyer": 1 } },
        ryloth: RULED,
      }),
      "tatooine",
    ],
    [
      "solo.decision.fear-will-keep-them-in-line",
      "fear-will-keep-them-in-line",
      "region",
      systems({ ilum: { units: { "star-destroyer": 1 } }, yavin: { units: { "super-star-destroyer": 1 } } }),
      "ilum",
    ],
    [
      "solo.decision.fear-will-keep-them-in-line",
      "fear-will-keep-them-in-line",
      "die",
      systems({ hoth: { units: { "star-destroyer": 1 } }, endor: { units: { "death-star": 1 } } }),
      "hoth",
      8,
    ],
    [
      "solo.decision.probe-droid-initiative",
      "probe-droid-initiative",
      "imperial-leader",
      systems(
        { hoth: { units: { "star-destroyer": 1 } }, endor: { units: { "star-destroyer": 2 } } },
        { leaders: { "boba-fett": "endor" } },
      ),
      "endor",
    ],
    [
      "solo.decision.probe-droid-initiative",
      "probe-droid-initiative",
      "weakest-fleet",
      systems({ hoth: { units: { "star-destroyer": 1 } }, endor: { units: { "star-destroyer": 2 } } }),
      "hoth",
    ],
    [
      "solo.decision.double-our-efforts",
      "double-our-efforts",
      "production",
      systems({ corellia: IMPERIAL, rodia: IMPERIAL }),
      "corellia",
    ],
    [
      "solo.decision.imperial-propaganda",
      "imperial-propaganda",
      "most-rebel-systems",
      systems({ rodia: IMPERIAL, corellia: IMPERIAL, ryloth: REBEL, geonosis: REBEL, alderaan: REBEL }),
      "rodia",
    ],
    [
      "solo.decision.imperial-propaganda",
      "imperial-propaganda",
      "rebel-strength",
      systems({ rodia: IMPERIAL, mustafar: IMPERIAL, bespin: { units: { "rebel-trooper": 1 } } }),
      "mustafar",
    ],
    [
      "solo.decision.long-range-probe",
      "long-range-probe",
      "distance",
      systems(
        { rodia: IMPERIAL },
        {
          base: { system: "hoth", among: ["hoth", "tatooine"] },
          probes: ["dagobah", "dantooine", "dathomir", "endor", "ilum", "yavin"],
        },
      ),
      "hoth",
    ],
    [
      "solo.decision.long-range-probe",
      "long-range-probe",
      "possible-base",
      systems({}, { base: PLANS_AT, probes: ["dagobah", "dathomir", "endor", "hoth", "ilum", "tatooine", "yavin"] }),
      "dantooine",
    ],
    [
      "solo.decision.address-delays",
      "address-delays",
      "production",
      systems({ corellia: IMPERIAL, rodia: IMPERIAL }),
      "corellia",
    ],
    [
      "solo.decision.address-delays",
      "address-delays",
      "fastest-production",
      systems({ corellia: IMPERIAL, mygeeto: IMPERIAL }),
      "mygeeto",
    ],
    [
      "solo.decision.address-delays",
      "address-delays",
      "die",
      systems({ sullust: IMPERIAL, mygeeto: IMPERIAL }),
      "sullust",
      7,
    ],
    ["solo.decision.trade-negotiations", "trade-negotiations", "rebel-system", systems({ kessel: REBEL }), "kessel"],
    [
      "solo.decision.trade-negotiations",
      "trade-negotiations",
      "production",
      systems({ kessel: REBEL, naboo: REBEL }),
      "naboo",
    ],
    ["solo.decision.trade-negotiations", "trade-negotiations", "production", systems(), "utapau"],
    [
      "solo.decision.trade-negotiations",
      "trade-negotiations",
      "favourable",
      systems({ bothawui: REBEL, naboo: REBEL }, { leaders: { "mon-mothma": "naboo" } }),
      "bothawui",
    ],
    [
      "solo.decision.display-of-power",
      "display-of-power",
      "production",
      systems({ kessel: REBEL, naboo: REBEL }),
      "naboo",
    ],
    [
      "solo.decision.display-of-power",
      "display-of-power",
      "favourable",
      systems({ bothawui: REBEL, naboo: REBEL }, { leaders: { "emperor-palpatine": "naboo" } }),
      "naboo",
    ],
    [
      "solo.decision.intercept-transmission",
      "intercept-transmission",
      "favourable",
      systems({ bothawui: REBEL, naboo: REBEL }, { leaders: { "colonel-yularen": "naboo" } }),
      "naboo",
    ],
    [
      "solo.decision.intercept-transmission",
      "intercept-transmission",
      "production",
      systems({ kessel: REBEL, naboo: REBEL }),
      "naboo",
    ],
    [
      "solo.decision.secret-weapons-research",
      "secret-weapons-research",
      "imperial-leader",
      systems({ corellia: IMPERIAL, rodia: IMPERIAL }, { leaders: { "boba-fett": "rodia" } }),
      "rodia",
    ],
    [
      "solo.decision.secret-weapons-research",
      "secret-weapons-research",
      "production",
      systems({ corellia: IMPERIAL, rodia: IMPERIAL }),
      "corellia",
    ],
  ])("[%s] The automa chooses the system of %s by the criterion %s", (tested) => expectTarget(tested));
});
