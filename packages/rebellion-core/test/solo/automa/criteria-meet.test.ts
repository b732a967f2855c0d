import type { Scenario } from "@sw/rebellion-core/testing";
import { describe, expect, test } from "vitest";
import { type Case, EXPANDED, expectTarget } from "./decision-table.ts";
import { decided, reasonFor, TURN } from "./table.ts";

const REBEL = { loyalty: "rebel" } as const;
const IMPERIAL = { loyalty: "imperial" } as const;
const FORCE = { units: { stormtrooper: 1 } } as const;
const STRONG = { units: { "at-at": 2 } } as const;
const BOX = { config: EXPANDED } as const;
const REVEALED = { base: { system: "hoth", revealed: true } } as const;
const MARKED = { sabotaged: true } as const;

/** A row, what decides although the next criterion says otherwise, the situation, and who or what is chosen. */
type Meeting = readonly [card: string, decides: string, situation: Scenario, target: string];

function cases(meetings: readonly Meeting[]): readonly Case[] {
  return meetings.map(([card, ...rest]) => [
    `solo.decision.${card.replace(/-(imperial|rote)$/, "")}` as Case[0],
    card,
    ...rest,
  ]);
}

/** Han Solo, the more skilled, is held on Endor, Chewbacca on Ilum, where the Empire has a leader good at the skill. */
function captives(there: string, more: Scenario["systems"] = {}): Scenario {
  const held = { ring: "captured" } as const;
  return {
    ...BOX,
    leaders: { "han-solo": { at: "endor", ...held }, chewbacca: { at: "ilum", ring: "carbonite" }, [there]: "ilum" },
    systems: { endor: FORCE, ilum: FORCE, ...more },
  };
}

/** The poor Naboo, where the Empire is good at special operations, and the rich Mon Calamari, both Rebel. */
const RICH_AND_LED = {
  systems: { naboo: REBEL, "mon-calamari": REBEL },
  leaders: { "boba-fett": "naboo" },
} as const;

describe("Two criteria of a row want different things, and the earlier one has its way", () => {
  test.for(
    cases([
      ["planetary-conquest", "production", RICH_AND_LED, "mon-calamari"],
      ["hunt-them-down", "production", RICH_AND_LED, "mon-calamari"],
      [
        "planetary-conquest",
        "rebel-system",
        { systems: { kessel: REBEL }, leaders: { "boba-fett": "utapau" } },
        "kessel",
      ],
      ["planetary-conquest", "base", { ...RICH_AND_LED, ...REVEALED }, "hoth"],
      ["interrogation", "favourable", captives("boba-fett"), "chewbacca"],
      ["retrieve-the-plans", "favourable", captives("boba-fett"), "chewbacca"],
      ["exploit-weakness", "favourable", captives("boba-fett"), "chewbacca"],
      ["were-the-bait", "strength", captives("colonel-yularen", { endor: STRONG }), "han-solo"],
      [
        "probe-droid-initiative",
        "imperial-leader",
        {
          systems: { kessel: { units: { "star-destroyer": 2 } }, naboo: { units: { "star-destroyer": 1 } } },
          leaders: { "boba-fett": "kessel" },
        },
        "kessel",
      ],
      [
        "discredit-rebellion",
        "imperial-leader",
        {
          ...BOX,
          systems: { kessel: { ...MARKED, ...STRONG }, naboo: { ...MARKED, ...FORCE } },
          leaders: { "boba-fett": "kessel" },
        },
        "kessel",
      ],
      [
        "construct-factory",
        "sabotaged",
        { systems: { kessel: { ...IMPERIAL, ...MARKED }, utapau: IMPERIAL } },
        "kessel",
      ],
      [
        "construct-factory",
        "production",
        { systems: { rodia: { ...IMPERIAL, ...MARKED }, utapau: { ...IMPERIAL, ...MARKED } } },
        "utapau",
      ],
      ["address-delays", "production", { systems: { kessel: IMPERIAL, utapau: IMPERIAL } }, "utapau"],
      ["promotion-imperial", "production", { ...BOX, systems: { kessel: IMPERIAL, utapau: IMPERIAL } }, "utapau"],
      [
        "oversee-project",
        "distance",
        { ...REVEALED, systems: { bespin: { ...IMPERIAL, ...FORCE }, utapau: { ...IMPERIAL, ...FORCE } } },
        "bespin",
      ],
      [
        "imperial-might",
        "death-star",
        {
          ...BOX,
          systems: {
            kessel: { ...IMPERIAL, units: { "death-star": 1, "star-destroyer": 3 } },
            utapau: { ...IMPERIAL, units: { "shield-bunker": 1 } },
          },
        },
        "kessel",
      ],
      [
        "superlaser-online",
        "possible-base",
        { systems: { endor: { units: { "death-star": 1 } }, utapau: { ...REBEL, units: { "death-star": 1 } } } },
        "endor",
      ],
      [
        "superlaser-online",
        "rebel-system",
        {
          ...REVEALED,
          systems: {
            naboo: { ...REBEL, units: { "death-star": 1 } },
            utapau: { units: { "death-star": 1, "rebel-trooper": 1 } },
          },
        },
        "naboo",
      ],
    ]),
  )(
    "[%s] The automa chooses a target of %s by the criterion %s although the next criterion prefers another",
    (tested) => expectTarget(tested),
  );
});

/** Strength 6, 4 and 12, each with a garrison that can stay. */
const FLEET = { units: { "star-destroyer": 1, stormtrooper: 3 } } as const;
const SMALL = { units: { "assault-carrier": 1, stormtrooper: 2 } } as const;
const ARMADA = { units: { "star-destroyer": 3, stormtrooper: 3 } } as const;
const REBELS = { units: { "rebel-trooper": 2 } } as const;
const PROBES = ["dagobah", "dantooine", "dathomir", "endor", "ilum", "tatooine"];
const ACTIVATE = 1;

/** A turn in which the base is on Yavin or Hoth as far as the Empire can tell; Darth Vader and General Tagge wait. */
function turn(systems: Scenario["systems"], more: Scenario = {}): Scenario {
  const supply = { "emperor-palpatine": "supply", "grand-moff-tarkin": "supply" } as const;
  return {
    ...TURN,
    base: { system: "yavin" },
    probes: PROBES,
    ...more,
    solo: { round: ["rule-by-fear"], ...more.solo },
    leaders: { "darth-vader": "pool", "general-tagge": "pool", ...supply },
    systems: { ...systems },
  };
}

/** The march that is chosen. */
function march(spec: Scenario, ...dice: readonly number[]): string {
  return reasonFor(decided(spec, ...dice), "fleet").chosen;
}

describe("Two criteria of a movement want different things, and the earlier one has its way", () => {
  test("[solo.move.hidden.select-fleet] The nearest fleet moves, even if a farther one meets no Rebels and is stronger", () => {
    expect(march(turn({ bespin: SMALL, hoth: REBELS, saleucami: ARMADA }), ACTIVATE)).toBe("bespin > hoth");
  });

  test("[solo.move.hidden.tie-pbr] Rebels on the route decide before its production, and the die before the strength of fleets", () => {
    expect(march(turn({ sullust: FLEET, mustafar: REBELS }), ACTIVATE)).toBe("sullust > bespin > hoth");
    expect(march(turn({ mustafar: SMALL, felucia: ARMADA }), ACTIVATE, 1)).toBe("mustafar > hoth");
    expect(march(turn({ mustafar: SMALL, felucia: ARMADA }), ACTIVATE, 8)).toBe("felucia > yavin");
  });

  test("[solo.move.hidden.after-a-find-fallback] A small fleet enters the neutral system with high production next to it, and not a strong fleet a poorer one", () => {
    expect(march(turn({ dagobah: SMALL, ilum: ARMADA }, { solo: { found: true } }), ACTIVATE)).toBe("dagobah > utapau");
  });

  test("[solo.move.revealed.select-fleet] Distance to the revealed base decides first, then the strength of the fleet, then the Rebels on its route", () => {
    expect(march(turn({ bespin: SMALL, dagobah: ARMADA }, REVEALED))).toBe("bespin > hoth");
    const guarded = turn({ sullust: SMALL, dagobah: ARMADA, mustafar: REBELS }, REVEALED);
    expect(march(guarded)).toBe("dagobah > mustafar > hoth");
  });

  test("[solo.move.hidden.tie-pbr] Only systems between the fleet and its target count for the production of a route, and the target does not", () => {
    const random = { config: { solo: { originalCombat: true, randomMovement: true } } } as const;
    const systems = { sullust: FLEET, corellia: REBELS, malastare: REBELS };
    expect(march(turn(systems, random), ACTIVATE, 1, 1)).toBe("sullust > corellia");
    expect(march(turn(systems, random), ACTIVATE, 1, 8)).toBe("sullust > malastare");
  });

  const OCCUPIED = Object.fromEntries(
    ["dagobah", "dantooine", "endor", "ilum", "tatooine", "yavin"].map((id) => [id, FORCE] as const),
  );

  test("[solo.move.revealed.too-far] A small fleet takes its route of high production before a strong fleet takes a poor one", () => {
    const late = { ...REVEALED, reputation: 5, probes: [] };
    const systems = { ...OCCUPIED, "ord-mantell": SMALL, saleucami: ARMADA };
    expect(march(turn(systems, late))).toBe("ord-mantell > mygeeto > dathomir");
  });

  test("[solo.move.revealed.leftover] The production of Rebel systems decides before the strength of their defenders", () => {
    const late = { ...REVEALED, reputation: 5, probes: [] };
    const guarded = { ...REBEL, units: { "mon-calamari-cruiser": 2, "rebel-trooper": 6 } } as const;
    const systems = { ...OCCUPIED, dathomir: FORCE, saleucami: FLEET, kessel: REBEL, toydaria: guarded };
    expect(march(turn(systems, late))).toBe("saleucami > toydaria");
  });
});

describe("Two criteria of a deployment want different things, and the earlier one has its way", () => {
  /** Where the units that are ready go. */
  function landed(spec: Scenario, ready: Readonly<Record<string, number>>, ...dice: readonly number[]): string {
    const deploying = {
      ...TURN,
      phase: "refresh",
      stage: "deploy",
      ...spec,
      imperial: { queue: [ready, {}, {}] },
    } as Scenario;
    const decision = decided(deploying, ...dice);
    return decision.reasons.filter(({ question }) => question === "deployment-system")[0]?.chosen ?? "nowhere";
  }

  test("[solo.deploy.hidden.system] The system with the highest production gets the first unit, even if another has the weaker fleet", () => {
    expect(landed({ systems: { utapau: { ...IMPERIAL, ...ARMADA }, kessel: IMPERIAL } }, { stormtrooper: 1 })).toBe(
      "utapau",
    );
  });

  test("[solo.deploy.revealed.systems] The system nearest to the revealed base gets the first unit, even if another near one has higher production", () => {
    const systems = { bespin: IMPERIAL, sullust: IMPERIAL, utapau: IMPERIAL };
    expect(landed({ ...REVEALED, systems }, { stormtrooper: 1 })).toBe("bespin");
  });

  test.each([
    [5, "bespin"],
    [4, "utapau"],
  ])(
    "[solo.deploy.revealed.systems] Reputation on %i and time on 3 give %s the first unit: Bespin next to the base, or Utapau with higher production",
    (reputation, system) => {
      const systems = { bespin: IMPERIAL, utapau: IMPERIAL };
      expect(landed({ ...REVEALED, reputation, systems }, { stormtrooper: 1 })).toBe(system);
    },
  );
});
