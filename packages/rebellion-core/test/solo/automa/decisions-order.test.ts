import { play, type Scenario, scenario } from "@sw/rebellion-core/testing";
import { describe, expect, test } from "vitest";
import { planIn } from "../../../src/solo/memory.ts";
import { type Case, EXPANDED, expectDecided, expectTarget } from "./decision-table.ts";
import { type Decided, decided, kept, reasonFor, TURN } from "./table.ts";

const REBEL = { loyalty: "rebel" } as const;
const IMPERIAL = { loyalty: "imperial" } as const;
const REVEALED = { base: { system: "hoth", revealed: true } } as const;
const FLEET = { "star-destroyer": 1, stormtrooper: 3 } as const;

/** An action card under way that asks where its leader goes. */
function using(card: string, leader: string, more: Scenario): Scenario {
  return { ...TURN, ...more, leaders: { ...more.leaders, [leader]: "pool" }, effect: { card, leader } };
}

/** The effect of a mission in a system. */
function effect(card: string, system: string, more: Scenario): Scenario {
  return { ...TURN, ...more, effect: { card, system, leaders: ["general-tagge"] } };
}

/** The keys of all that is picked: now, then as planned. */
function picks({ action, memory }: Decided): string {
  const now = action.type === "move" ? `${action.subject} ${action.from}` : action.type;
  return [now, ...planIn(memory, "move-units")].join("; ");
}

describe("Where two criteria point apart, the one that stands first decides", () => {
  test.for<Case>([
    ...(
      [
        ["solo.decision.hunt-them-down", "hunt-them-down"],
        ["solo.decision.planetary-conquest", "planetary-conquest"],
      ] as const
    ).map(
      ([rule, card]): Case => [
        rule,
        card,
        "production",
        { systems: { kessel: REBEL, naboo: REBEL }, leaders: { "darth-vader": "kessel" } },
        "naboo",
      ],
    ),
  ])("[%s] The criterion %s decides before the most favorable skill for the system of a mission", (tested) =>
    expectTarget(tested),
  );

  test.for<Case>([
    [
      "solo.decision.public-support",
      "public-support",
      "distance",
      { ...REVEALED, systems: { mustafar: IMPERIAL, corellia: { ...IMPERIAL, units: FLEET } } },
      "mustafar",
    ],
    [
      "solo.decision.scouting-mission",
      "scouting-mission",
      "production",
      { systems: { corellia: REBEL, "cato-neimoidia": REBEL } },
      "corellia",
    ],
    [
      "solo.decision.catch-them-by-surprise",
      "catch-them-by-surprise",
      "possible-base",
      { probes: ["endor"], systems: { bespin: { ...IMPERIAL, units: FLEET }, sullust: REBEL } },
      "hoth",
    ],
    [
      "solo.decision.catch-them-by-surprise",
      "catch-them-by-surprise",
      "rebels",
      {
        probes: ["dathomir", "yavin"],
        systems: { coruscant: { units: FLEET }, mandalore: { ...IMPERIAL, units: FLEET }, corellia: REBEL },
      },
      "corellia",
    ],
    [
      "solo.decision.catch-them-by-surprise",
      "catch-them-by-surprise",
      "rebels",
      { ...REVEALED, systems: { coruscant: { units: FLEET }, alderaan: REBEL } },
      "alderaan",
    ],
    [
      "solo.decision.catch-them-by-surprise",
      "catch-them-by-surprise",
      "fleet-strength",
      {
        systems: {
          felucia: { ...IMPERIAL, units: { "star-destroyer": 2, stormtrooper: 2 } },
          bespin: { ...IMPERIAL, units: FLEET },
          hoth: { units: { "rebel-trooper": 1 } },
        },
      },
      "yavin",
    ],
  ])("[%s] The automa decides %s by the criterion %s although the next one prefers another system", (tested) => {
    const [, card, , situation, , ...dice] = tested;
    const leaders = {
      "public-support": "janus-greejatus",
      "scouting-mission": "soontir-fel",
      "catch-them-by-surprise": "admiral-ozzel",
    };
    const leader = leaders[card as keyof typeof leaders];
    expectDecided(decided(using(card, leader, situation), ...dice), "card-system", tested);
  });
});

describe("Catch Them by Surprise with nothing to surprise", () => {
  function holding(systems: NonNullable<Scenario["systems"]>, more: Scenario = {}): string {
    const spec = {
      ...TURN,
      ...more,
      phase: "assignment",
      systems,
      imperial: { actions: ["catch-them-by-surprise"] },
    } as const;
    return decided({ ...spec, leaders: { "admiral-ozzel": "pool" } }).action.type;
  }

  test("[solo.decision.catch-them-by-surprise] The automa keeps Catch Them by Surprise if no fleet could enter the base, a possible base or a Rebel system", () => {
    expect(holding({ coruscant: { units: FLEET } })).not.toBe("use-action");
    expect(holding({ coruscant: { units: FLEET }, alderaan: REBEL })).toBe("use-action");
    expect(holding({ coruscant: { units: FLEET }, alderaan: { units: { "x-wing": 1 } } })).toBe("use-action");
    expect(holding({ bespin: { units: FLEET } })).toBe("use-action");
    expect(holding({ bespin: { units: FLEET } }, REVEALED)).toBe("use-action");
    expect(holding({ felucia: { units: FLEET } }, REVEALED)).not.toBe("use-action");
  });
});

describe("Which units a card moves", () => {
  const NABOO = { naboo: { ...REBEL, units: { "rebel-trooper": 1 } } } as const;

  function conquest(systems: Scenario["systems"]): Decided {
    return decided(effect("planetary-conquest", "naboo", { systems: { ...NABOO, ...systems } }));
  }

  test("[solo.decision.planetary-conquest] Planetary Conquest prefers more units over leaving a ground unit behind, and that over strength value", () => {
    const more = conquest({
      corellia: { ...IMPERIAL, units: { stormtrooper: 2, "at-st": 1 } },
      alderaan: { units: { stormtrooper: 3 } },
    });
    expect(reasonFor(more, "card-moves").chosen).toBe("corellia");
    const staying = conquest({
      corellia: { ...IMPERIAL, units: { stormtrooper: 1, "at-at": 1 } },
      alderaan: { units: { stormtrooper: 3 } },
    });
    expect(reasonFor(staying, "card-moves").chosen).toBe("alderaan");
    expect(kept(reasonFor(staying, "card-moves"))["units-moved"]).toEqual(["alderaan", "corellia"]);
  });

  test("[solo.decision.scouting-mission] Scouting Mission takes the farthest TIE Fighters among those without Rebels in their system or next to it", () => {
    const systems = {
      mustafar: { ...IMPERIAL, units: { "tie-fighter": 2 } },
      corellia: { ...IMPERIAL, units: { "tie-fighter": 2 } },
      mygeeto: { ...IMPERIAL, units: { "tie-fighter": 2 } },
    };
    const spec = using("scouting-mission", "soontir-fel", { ...REVEALED, systems });
    const placed = play(scenario(spec), [{ type: "choose-system", subject: "hoth" }]).state;
    const moved = picks(decided(placed));
    expect(moved).not.toContain("mustafar");
    expect(moved.match(/corellia/g)).toHaveLength(2);
    expect(moved.match(/mygeeto/g)).toHaveLength(2);
  });

  test("[solo.decision.were-the-bait] We're the Bait takes the units with the highest strength value within four health from the theater with more units, or from both if they have equally many", () => {
    const brought = (baseSpace: Readonly<Record<string, number>>) =>
      picks(
        decided(
          effect("were-the-bait", "mustafar", {
            config: EXPANDED,
            systems: { mustafar: { ...IMPERIAL, units: { stormtrooper: 1 } } },
            baseSpace,
          }),
        ),
      );
    const ground = brought({ airspeeder: 2, "rebel-trooper": 1, "corellian-corvette": 1, "x-wing": 1 });
    expect(ground.match(/airspeeder/g)).toHaveLength(2);
    expect(ground).not.toMatch(/rebel-trooper|corvette|x-wing/);
    expect(brought({ "rebel-trooper": 1, "corellian-corvette": 1 })).toMatch(/corvette.*trooper|trooper.*corvette/);
  });
});
