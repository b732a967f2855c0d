import type { Scenario } from "@sw/rebellion-core/testing";
import { describe, expect, test } from "vitest";
import { decided, kept, reasonFor, TURN } from "./table.ts";

/** Probe cards of all remote systems but Hoth and Yavin: the base may be there alone. */
const PROBES = ["dagobah", "dantooine", "dathomir", "endor", "ilum", "tatooine"];
const ACTIVATE = 1;
/** Strength 6, and a garrison that can stay. */
const FLEET = { loyalty: "imperial", units: { "star-destroyer": 1, stormtrooper: 3 } } as const;
/** Strength 4. */
const SMALL = { loyalty: "imperial", units: { "assault-carrier": 1, stormtrooper: 2 } } as const;
const REBELS_IN_FORCE = { units: { "mon-calamari-cruiser": 2, "rebel-trooper": 6 } } as const;
const REBELS = { units: { "rebel-trooper": 2 } } as const;

/** Darth Vader has the highest tactic score of those who can activate systems. */
const LEADERS = {
  "darth-vader": "pool",
  "general-tagge": "pool",
  "emperor-palpatine": "supply",
  "grand-moff-tarkin": "supply",
} as const;

/** A turn with the base on Yavin or Hoth as far as the Empire can tell, and one mission in the Round Deck. */
function turn(systems: Scenario["systems"], more: Scenario = {}): Scenario {
  return {
    ...TURN,
    base: { system: "yavin" },
    probes: PROBES,
    ...more,
    solo: { round: ["rule-by-fear"], ...more.solo },
    leaders: { ...LEADERS, ...more.leaders },
    systems: { ...systems },
  };
}

describe("with the base hidden", () => {
  test("[solo.move.hidden.select-fleet] The fleet that is nearest to a possible base moves toward it", () => {
    const decision = decided(turn({ bespin: FLEET, coruscant: FLEET }), ACTIVATE);
    expect(decision.action).toMatchObject({ type: "activate", system: "hoth" });
    expect(reasonFor(decision, "fleet").chosen).toBe("bespin > hoth");
  });

  test("[solo.move.hidden.tie-pbr] Among equally near fleets the Empire moves the one that meets the weakest Rebels", () => {
    const decision = decided(turn({ mustafar: FLEET, felucia: SMALL, hoth: REBELS }), ACTIVATE);
    expect(decision.action).toMatchObject({ type: "activate", system: "yavin" });
    expect(kept(reasonFor(decision, "fleet"))["rebels-on-the-way"]).toEqual(["felucia > yavin"]);
  });

  test("[solo.move.hidden.tie-route] Among several shortest routes the Empire takes the one through the richest systems", () => {
    const decision = decided(turn({ sullust: FLEET }), ACTIVATE);
    expect(decision.action).toMatchObject({ type: "activate", system: "mustafar" });
    const reason = reasonFor(decision, "fleet");
    expect(reason.candidates).toEqual(["sullust > bespin > hoth", "sullust > mustafar > hoth"]);
    expect(kept(reason)["production-on-the-way"]).toEqual(["sullust > mustafar > hoth"]);
  });

  test("[solo.def.production-value] A sabotaged system on a route counts as producing nothing", () => {
    const decision = decided(turn({ sullust: FLEET, mustafar: { sabotaged: true } }), ACTIVATE);
    expect(decision.action).toMatchObject({ type: "activate", system: "bespin" });
  });

  test("[solo.move.hidden.tie-route] Rebels on a route decide before the production of its systems", () => {
    const decision = decided(turn({ sullust: FLEET, mustafar: REBELS }), ACTIVATE);
    expect(decision.action).toMatchObject({ type: "activate", system: "bespin" });
  });

  test.each([
    [4, "hoth"],
    [5, "yavin"],
  ])("[solo.move.hidden.tie-pbr] The die decides between two equal possible bases: %d means %s", (face, system) => {
    const decision = decided(turn({ mustafar: FLEET, felucia: FLEET }), ACTIVATE, face);
    expect(decision.action).toMatchObject({ type: "activate", system });
    expect(reasonFor(decision, "fleet").dice).toEqual([
      { label: "d8: fleet", sides: 8, results: [face], among: ["hoth", "yavin"], kept: system },
    ]);
  });

  test("[solo.move.hidden.tie-pbr] Among fleets equally near a possible base the Empire moves the strongest", () => {
    const decision = decided(turn({ mustafar: SMALL, bespin: FLEET }), ACTIVATE);
    expect(reasonFor(decision, "fleet").chosen).toBe("bespin > hoth");
  });

  test("[solo.def.pbr] A fleet does not move toward a system whose probe card the Empire or one of its cards holds", () => {
    const held = { held: [{ card: "sweep-the-area", probe: "hoth" }], imperial: { actionsUsed: ["sweep-the-area"] } };
    const expansion = { config: { solo: {}, expansion: "rise-of-the-empire", combat: "cinematic" } } as const;
    const decision = decided(turn({ bespin: FLEET, felucia: FLEET }, { ...held, ...expansion }), ACTIVATE);
    expect(decision.action).toMatchObject({ type: "activate", system: "yavin" });
  });

  test("[solo.def.fleet] Ground units and TIE Fighters without a ship are not a fleet", () => {
    const grounded = { loyalty: "imperial", units: { stormtrooper: 3, "tie-fighter": 2 } } as const;
    const decision = decided(turn({ bespin: grounded, coruscant: FLEET }), ACTIVATE);
    expect(reasonFor(decision, "fleet").candidates.every((way) => way.startsWith("coruscant"))).toBe(true);
  });

  test("[solo.command.activate.target] A fleet with an Imperial leader is skipped", () => {
    const spec = turn(
      { bespin: FLEET, felucia: FLEET },
      { leaders: { "admiral-ozzel": "pool", "general-tagge": "bespin" } },
    );
    expect(decided(spec, ACTIVATE).action).toMatchObject({ type: "activate", system: "yavin" });
  });

  test("[example: no-garrison] [solo.move.reinforce-only-selected] A selected fleet that could leave no ground unit behind gets a leader and a Stormtrooper instead, and no other fleet moves", () => {
    const bare = { loyalty: "imperial", units: { "star-destroyer": 1 } } as const;
    const decision = decided(turn({ bespin: bare, mustafar: bare, coruscant: FLEET }), ACTIVATE, 1);
    expect(decision.action).toMatchObject({ type: "reinforce", system: "bespin" });
  });

  test("[solo.move.arrive-empty] A fleet without ground units that waits at a possible base is served first", () => {
    const decision = decided(turn({ hoth: { units: { "star-destroyer": 1 } }, felucia: FLEET }), ACTIVATE);
    expect(decision.action).toMatchObject({ type: "reinforce", system: "hoth" });
    expect(reasonFor(decision, "fleet").chosen).toBe("hoth > hoth");
  });

  test("[solo.move.arrive-empty] A fleet that waits at a possible base is served first even if an Imperial leader is there", () => {
    const leaders = { "admiral-ozzel": "pool", "general-tagge": "hoth" } as const;
    const waiting = { hoth: { units: { "star-destroyer": 1 } }, felucia: FLEET };
    expect(decided(turn(waiting, { leaders }), ACTIVATE).action).toMatchObject({ type: "reinforce", system: "hoth" });
  });

  test("[solo.move.arrive-empty] [solo.move.hidden.tie-pbr] The die decides which of two fleets that wait at possible bases is served first", () => {
    const lone = { units: { "star-destroyer": 1 } } as const;
    const decision = decided(turn({ hoth: lone, yavin: { units: { "star-destroyer": 2 } } }), ACTIVATE, 1);
    expect(decision.action).toMatchObject({ type: "reinforce", system: "hoth" });
    expect(kept(reasonFor(decision, "fleet"))["production-on-the-way"]).toEqual(["hoth > hoth", "yavin > yavin"]);
  });
});

describe("after a possible base has been ruled out in this Command Phase", () => {
  const FOUND: Scenario = { solo: { found: true } };

  test("[example: after-a-find] [solo.move.hidden.after-a-find] After a find the Empire attacks the adjacent Rebels against which it would have the greatest advantage", () => {
    const systems = {
      sullust: FLEET,
      naboo: { loyalty: "rebel", units: { "rebel-trooper": 4 } },
      malastare: { units: { "x-wing": 1 } },
    } as const;
    const decision = decided(turn(systems, FOUND), ACTIVATE);
    expect(decision.action).toMatchObject({ type: "activate", system: "malastare" });
    expect(reasonFor(decision, "attack").candidates).toEqual(["malastare", "naboo"]);
  });

  test("[solo.move.hidden.after-a-find] Among equal targets after a find the Empire attacks the system with the highest production", () => {
    const decision = decided(
      turn({ sullust: FLEET, naboo: { loyalty: "rebel" }, malastare: { loyalty: "rebel" } }, FOUND),
      ACTIVATE,
    );
    expect(decision.action).toMatchObject({ type: "activate", system: "naboo" });
  });

  test("[solo.move.hidden.after-a-find] After a find the Empire moves the strongest adjacent fleet", () => {
    const decision = decided(turn({ sullust: SMALL, rodia: FLEET, malastare: { loyalty: "rebel" } }, FOUND), ACTIVATE);
    expect(reasonFor(decision, "fleet").chosen).toBe("rodia");
  });

  test("[solo.move.hidden.after-a-find] A fleet that a leader keeps in its system does not count toward the Empire's advantage", () => {
    const systems = {
      sullust: FLEET,
      naboo: { loyalty: "rebel" },
      malastare: { loyalty: "rebel" },
    } as const;
    const both = decided(turn({ ...systems, bothawui: FLEET }, FOUND), ACTIVATE, 8);
    expect(kept(reasonFor(both, "attack"))["advantage"]).toEqual(["malastare"]);
    const leaders = { "admiral-ozzel": "pool", "general-tagge": "bothawui" } as const;
    const held = decided(turn({ ...systems, bothawui: FLEET }, { ...FOUND, leaders }), ACTIVATE);
    expect(kept(reasonFor(held, "attack"))["advantage"]).toEqual(["malastare", "naboo"]);
  });

  test("[solo.move.hidden.after-a-find] A system with a Rebel Cell marker is attacked even without Rebels there, and one with another marker is not", () => {
    const expansion = { config: { solo: {}, expansion: "rise-of-the-empire", combat: "cinematic" } } as const;
    const marked = (card: string) =>
      decided(
        turn(
          { sullust: FLEET, malastare: {} },
          { ...FOUND, ...expansion, targets: [{ card, system: "malastare" }], objectivesInPlay: [card] },
        ),
        ACTIVATE,
      );
    const decision = marked("rebel-cell");
    expect(decision.action).toMatchObject({ type: "activate", system: "malastare" });
    expect(reasonFor(decision, "attack").candidates).toEqual(["malastare"]);
    expect(marked("show-no-fear").action).toMatchObject({ type: "activate", system: "corellia" });
  });

  const BARE = { loyalty: "imperial", units: { "star-destroyer": 1 } } as const;

  test("[solo.move.hidden.after-a-find] [solo.move.reinforce-instead] A fleet next to Rebels that has no ground unit to leave behind gets a leader and a Stormtrooper", () => {
    const decision = decided(turn({ sullust: BARE, naboo: { loyalty: "rebel" }, kessel: FLEET }, FOUND), ACTIVATE);
    expect(decision.action).toEqual({ type: "reinforce", subject: "darth-vader", system: "sullust" });
  });

  test("[solo.move.hidden.after-a-find] Rebels within reach of units are attacked before those next to a fleet that cannot leave", () => {
    const systems = {
      sullust: BARE,
      naboo: { loyalty: "rebel" },
      saleucami: SMALL,
      toydaria: REBELS_IN_FORCE,
    } as const;
    const decision = decided(turn(systems, FOUND), ACTIVATE);
    expect(decision.action).toMatchObject({ type: "activate", system: "toydaria" });
    expect(kept(reasonFor(decision, "attack"))).toEqual({ "in-reach": ["toydaria"] });
  });

  test("[solo.move.hidden.after-a-find-fallback] [solo.move.reinforce-instead] The fleet nearest to a neutral system gets a Stormtrooper if it could leave no ground unit behind", () => {
    const decision = decided(turn({ dagobah: { units: BARE.units } }, FOUND), ACTIVATE);
    expect(decision.action).toMatchObject({ type: "reinforce", system: "dagobah" });
  });

  test("[solo.move.hidden.after-a-find-fallback] The nearest neutral system with the highest production is entered if no adjacent system is Rebel", () => {
    const decision = decided(turn({ sullust: FLEET }, FOUND), ACTIVATE);
    expect(decision.action).toMatchObject({ type: "activate", system: "corellia" });
    expect(reasonFor(decision, "fleet").rule).toBe("solo.move.hidden.after-a-find-fallback");
  });

  test("[solo.move.hidden.after-a-find-fallback] A destroyed system is not entered as a neutral one, even if it is the nearest", () => {
    const loyal = { loyalty: "imperial" } as const;
    const systems = { "ord-mantell": FLEET, alderaan: { destroyed: true }, mandalore: loyal, mygeeto: loyal };
    const decision = decided(turn(systems, FOUND), ACTIVATE);
    expect(reasonFor(decision, "fleet").chosen).toMatch(/^ord-mantell > (alderaan|coruscant) > corellia$/);
  });

  test.each(["book", "faq"] as const)(
    "[solo.move.hidden.after-a-find-fallback] A fleet in a subjugated system moves to a system that is neither loyal nor subjugated, by the %s rulings",
    (rulings) => {
      const config = { rulings, solo: { originalCombat: true } } as const;
      const troops = { units: { stormtrooper: 1 } };
      const systems = { kessel: { units: FLEET.units }, "nal-hutta": troops, saleucami: troops };
      expect(decided(turn(systems, { ...FOUND, config }), ACTIVATE).action).toMatchObject({
        type: "activate",
        system: "toydaria",
      });
    },
  );
});

describe("with the base revealed", () => {
  const REVEALED: Scenario = { base: { system: "hoth", revealed: true } };

  test("[solo.move.revealed.select-fleet] The fleet nearest to the revealed base moves toward it without a roll", () => {
    const decision = decided(turn({ mustafar: FLEET, coruscant: FLEET }, REVEALED));
    expect(decision.action).toMatchObject({ type: "activate", system: "hoth" });
    expect(reasonFor(decision, "fleet").chosen).toBe("mustafar > hoth");
  });

  test("[solo.command.revealed-priority] While the base is revealed, activations come before missions whatever the Round Deck holds", () => {
    const spec = turn(
      { mustafar: FLEET },
      { ...REVEALED, solo: { round: ["rule-by-fear", "capture-rebel-operative"] } },
    );
    expect(decided(spec).action).toMatchObject({ type: "activate", system: "hoth" });
  });

  test("[solo.move.revealed.select-fleet] Among equally near fleets the Empire moves the strongest", () => {
    const decision = decided(turn({ mustafar: SMALL, bespin: FLEET }, REVEALED));
    expect(reasonFor(decision, "fleet").chosen).toBe("bespin > hoth");
  });

  test("[solo.move.mode] A leader does not keep a fleet in its system while the base is revealed", () => {
    const leaders = { "darth-vader": "pool", "general-tagge": "mustafar" } as const;
    expect(decided(turn({ mustafar: FLEET }, { ...REVEALED, leaders })).action).toMatchObject({ system: "hoth" });
  });

  test("[solo.move.revealed.too-far] A fleet too far from the revealed base occupies the nearest remote system without Imperial ground units", () => {
    const spec = turn({ saleucami: FLEET, yavin: { units: { stormtrooper: 1 } } }, { ...REVEALED, reputation: 5 });
    const decision = decided(spec);
    expect(reasonFor(decision, "fleet")).toMatchObject({
      rule: "solo.move.revealed.too-far",
      chosen: "saleucami > mandalore > dathomir",
    });
  });

  test.each([
    [5, "solo.move.revealed.select-fleet", "sullust > bespin > hoth"],
    [4, "solo.move.revealed.too-far", "sullust > dagobah"],
  ])(
    "[solo.move.revealed.too-far] Reputation on %d and time on 3 make a fleet two moves from the revealed base follow the rule %s",
    (reputation, rule, chosen) => {
      const decision = decided(turn({ sullust: FLEET, mustafar: { destroyed: true } }, { ...REVEALED, reputation }));
      expect(reasonFor(decision, "fleet")).toMatchObject({ rule, chosen });
    },
  );

  test("[solo.move.revealed.too-far] Fleets far from the revealed base move once those near it cannot", () => {
    const ships = { units: { "star-destroyer": 1 } };
    const troops = { coruscant: { stormtrooper: 27 }, kessel: { "at-st": 10 }, rodia: { "at-at": 4 } };
    const garrisons = Object.fromEntries(Object.entries(troops).map(([id, units]) => [id, { units }]));
    const decision = decided(
      turn({ mustafar: ships, saleucami: ships, ...garrisons, mandalore: FLEET }, { ...REVEALED, reputation: 5 }),
      1,
    );
    expect(reasonFor(decision, "fleet").rule).toBe("solo.move.revealed.too-far");
  });

  test("[solo.move.revealed.too-far] A destroyed remote system is not occupied, because the base cannot move there", () => {
    const decision = decided(turn({ felucia: FLEET, yavin: { destroyed: true } }, { ...REVEALED, reputation: 5 }));
    expect(reasonFor(decision, "fleet").chosen).toBe("felucia > mandalore > dathomir");
  });

  test("[solo.move.revealed.leftover] The nearest Rebels are attacked once every remote system is occupied", () => {
    const remote = ["dagobah", "dantooine", "dathomir", "endor", "ilum", "tatooine", "yavin"];
    const occupied = Object.fromEntries(remote.map((id) => [id, { units: { stormtrooper: 1 } }]));
    const systems = {
      ...occupied,
      saleucami: FLEET,
      kessel: { loyalty: "rebel" },
      toydaria: { loyalty: "rebel" },
    } as const;
    const decision = decided(turn(systems, { ...REVEALED, reputation: 5 }));
    expect(decision.action).toMatchObject({ type: "activate", system: "toydaria" });
    expect(reasonFor(decision, "fleet").rule).toBe("solo.move.revealed.leftover");
  });
});

describe("with five rounds left or fewer", () => {
  test("[example: five-apart] [solo.def.mr-mt-5] The Empire hurries when the time and reputation markers are five apart, and not at six", () => {
    const systems = { mustafar: FLEET };
    expect(decided(turn(systems, { reputation: 8 })).action).toMatchObject({ type: "activate", system: "hoth" });
    expect(() => decided(turn(systems, { reputation: 9 }))).toThrow("script-used-up");
  });

  test("[solo.def.mr-mt] The difference is between the time and reputation markers, whatever the round", () => {
    expect(decided(turn({ mustafar: FLEET }, { round: 3, time: 7, reputation: 12 })).action).toMatchObject({
      system: "hoth",
    });
  });

  test("[solo.mode5.missions-last] Missions wait until no fleet can move any more", () => {
    const spec = turn(
      { mustafar: FLEET },
      { reputation: 8, solo: { round: ["rule-by-fear", "capture-rebel-operative"] } },
    );
    expect(decided(spec).action).toMatchObject({ type: "activate" });
    const moved = { mustafar: { "star-destroyer": 1 } };
    const after = turn({ mustafar: FLEET }, { reputation: 8, solo: { round: ["rule-by-fear"], moved } });
    expect(decided(after).action).toEqual({ type: "play-mission" });
  });

  test("[solo.mode5.all-toward-pbr] Fleets move toward a possible base even after a find when few rounds are left", () => {
    const systems = { mustafar: FLEET, sullust: { loyalty: "rebel" } } as const;
    expect(decided(turn(systems, { reputation: 8, solo: { found: true } })).action).toMatchObject({ system: "hoth" });
  });

  test("[solo.mode5.exit] Fleets move toward a revealed base, however few rounds are left", () => {
    const spec = turn({ bespin: FLEET }, { reputation: 8, base: { system: "hoth", revealed: true } });
    expect(reasonFor(decided(spec), "fleet").rule).toBe("solo.move.revealed.select-fleet");
  });
});

describe("the variation of random movement", () => {
  const RANDOM: Scenario = { config: { solo: { originalCombat: true, randomMovement: true } } };
  const SYSTEMS = { bespin: FLEET, corellia: FLEET, "cato-neimoidia": REBELS } as const;

  test.each([
    [4, "cato-neimoidia"],
    [5, "hoth"],
  ])(
    "[example: random-movement] [solo.var.movement.random] In the variation a die chooses the target system: %d means %s",
    (face, system) => {
      const decision = decided(turn(SYSTEMS, RANDOM), ACTIVATE, face);
      expect(decision.action).toMatchObject({ type: "activate", system });
    },
  );

  test("[solo.var.movement.random] The die for random movement is not rolled after a find", () => {
    const decision = decided(turn(SYSTEMS, { ...RANDOM, solo: { found: true } }), ACTIVATE);
    expect(decision.action).toMatchObject({ type: "activate", system: "cato-neimoidia" });
  });
});
