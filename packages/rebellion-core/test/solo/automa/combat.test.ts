import { actionKey, game, type State } from "@sw/rebellion-core";
import { automa } from "@sw/rebellion-core/solo";
import { play } from "@sw/rebellion-core/testing";
import { type ScriptedAnswer, scripted } from "@sw/tabletop";
import { describe, expect, test } from "vitest";
import { planIn } from "../../../src/solo/memory.ts";
import { battle, dice as cinematicDice } from "../../combat/cinematic/table.ts";
import { dice, drawn, fight } from "../../combat/table.ts";
import { decided, kept, reasonFor } from "./table.ts";

const ORIGINAL = { solo: { originalCombat: true } } as const;

/** An attack of the Empire by the original rules, up to its first choice. */
function attack(
  rebel: Readonly<Record<string, number>>,
  draws: readonly ScriptedAnswer[],
  imperial = { "star-destroyer": 2 },
): State {
  return fight({ rebel, imperial, by: "imperial", config: ORIGINAL, there: [] }, draws).state;
}

describe("whom the Empire hits", () => {
  test("[solo.combat.hits] The unit with least health left comes first, and none gets more than destroys it", () => {
    const decision = decided(attack({ "corellian-corvette": 1, "mon-calamari-cruiser": 1 }, dice("h---", "--")));
    expect(decision.action).toMatchObject({ type: "damage", subject: "corellian-corvette" });
    expect(kept(reasonFor(decision, "target"))["least-health"]).toEqual(["corellian-corvette 0"]);
  });

  test("[solo.combat.hits] A direct hit goes to the weakest of either colour, then to whoever rolls most dice", () => {
    const decision = decided(attack({ "x-wing": 1, "rebel-transport": 1 }, dice("d---", "--")));
    expect(decision.action).toMatchObject({ subject: "x-wing" });
  });

  /** A direct hit of each colour, and a choice between equal fighters. */
  const BOTH = attack({ "x-wing": 2, "y-wing": 3 }, dice("d---", "d-"));

  test("[solo.combat.hits] Direct hits of both colours are thought out at once, as the game takes them", () => {
    const first = decided(BOTH, 8, 1);
    expect(first.action).toMatchObject({ subject: "x-wing" });
    const { state } = play(BOTH, [first.action]);
    const second = automa(game.view(state, "imperial"), first.memory, { chance: scripted([]) });
    expect(second).toMatchObject({ action: { subject: "y-wing", assigned: 0 }, reasons: [] });
  });

  test("[solo.combat.hits] After a hit those units alone are thought of that the game still lets it go to", () => {
    const { state } = play(BOTH, [{ type: "damage", subject: "y-wing", markers: 0, assigned: 0 }]);
    expect(decided(state).action).toMatchObject({ subject: "y-wing", assigned: 0 });
  });

  test("[example: hit-priority] [solo.combat.hits] The Ion Cannon is hit before weaker units", () => {
    const start = fight(
      {
        rebel: { "ion-cannon": 1, "rebel-trooper": 1, airspeeder: 1 },
        imperial: { "at-at": 2 },
        by: "imperial",
        at: "ground-first",
        config: ORIGINAL,
        there: [],
      },
      dice("d---", "--"),
    ).state;
    expect(decided(start).action).toMatchObject({ type: "damage", subject: "ion-cannon" });
  });

  /** Direct hits of the Empire on the ground, against structures. */
  function bombarded(rebel: Readonly<Record<string, number>>, draws: readonly ScriptedAnswer[]): State {
    const config = { ...ORIGINAL, expansion: "rise-of-the-empire" } as const;
    const by = { by: "imperial", at: "ground-first", config, there: [] } as const;
    return fight({ rebel, imperial: { "at-at": 2 }, ...by }, draws).state;
  }

  test("[solo.combat.hits] A doomed Ion Cannon gets no more, though it comes first", () => {
    const { action, memory } = decided(bombarded({ "ion-cannon": 1, airspeeder: 1 }, dice("dddd", "--")));
    const hits = [actionKey(action), ...planIn(memory, "assign-damage direct-hit")];
    expect(hits).toHaveLength(4);
    expect(hits.filter((hit) => hit.includes("ion-cannon"))).toHaveLength(3);
  });

  test("[solo.combat.hits] Among units with equal health left, hits go to the one with most attack dice, even if another is worth more", () => {
    const draws = [...drawn("ground-dig-in"), ...dice("d---", "--")];
    const decision = decided(bombarded({ "shield-generator": 1, "golan-arms-turret": 1 }, draws));
    expect(decision.action).toMatchObject({ type: "damage", subject: "golan-arms-turret" });
    expect(kept(reasonFor(decision, "target"))["most-dice"]).toEqual(["golan-arms-turret 0"]);
  });
});

describe("what the Empire does with its roll in a cinematic battle", () => {
  /** The Empire attacks first in space with two Star Destroyers, Darth Vader leading (space 2). */
  function rolled(draws: readonly ScriptedAnswer[], more: Parameters<typeof battle>[0] = {}): State {
    return battle(
      {
        rebel: { "corellian-corvette": 1 },
        imperial: { "star-destroyer": 2 },
        by: "imperial",
        there: ["darth-vader"],
        config: { solo: {} },
        ...more,
      },
      [{ label: "draw:imperial-space-tactic", answer: "swarm-tactics" }, ...draws],
    ).state;
  }

  test("[solo.combat.rerolls] Blanks are rerolled, as many as the leader's tactic value, those of a colour that can hurt first", () => {
    const decision = decided(rolled(cinematicDice("hhh-", "--")));
    expect(decision.action).toEqual({ type: "pick-die", subject: "red", face: "blank" });
  });

  test("[solo.combat.rerolls] A special die is rerolled only where it can take no damage off", () => {
    const unhurt = decided(rolled(cinematicDice("hhhs", "hh")));
    expect(unhurt.action).toEqual({ type: "pick-die", subject: "red", face: "special" });
    const wounds = { imperial: [{ unit: "star-destroyer", markers: 1 }] };
    const hurt = decided(rolled(cinematicDice("hhhs", "hh"), { combat: { wounds } }));
    expect(hurt.action).toMatchObject({ type: "block", subject: "star-destroyer" });
  });

  test("[solo.combat.specials] Damage is taken off the unit with most of it where none is saved", () => {
    const wounds = {
      imperial: [
        { unit: "star-destroyer", markers: 1 },
        { unit: "star-destroyer", markers: 2 },
      ],
    };
    const decision = decided(rolled(cinematicDice("hhhs", "hh"), { combat: { wounds } }));
    expect(decision.action).toMatchObject({ type: "block", subject: "star-destroyer", markers: 2 });
  });

  const TAGGE = { there: ["general-tagge"] } as const;

  test("[solo.combat.rerolls] A blank of a colour that can hurt nobody goes before an idle special, and after one that can hurt", () => {
    const blank = decided(rolled(cinematicDice("hhhs", "h-"), TAGGE));
    expect(blank.action).toEqual({ type: "pick-die", subject: "black", face: "blank" });
    const fighters = decided(rolled(cinematicDice("hhh-", "h-"), { ...TAGGE, rebel: { "x-wing": 1 } }));
    expect(fighters.action).toEqual({ type: "pick-die", subject: "black", face: "blank" });
  });

  test("[solo.combat.rerolls] The Empire rerolls one of two specials if only the other can remove damage, and rerolls no third die", () => {
    const wounds = { imperial: [{ unit: "star-destroyer", markers: 1 }] };
    const state = rolled(cinematicDice("hhss", "hh"), { combat: { wounds } });
    const first = decided(state);
    expect(first.action).toEqual({ type: "pick-die", subject: "red", face: "special" });
    expect(decided(play(state, [first.action]).state).action).toEqual({ type: "done" });
  });

  test("[solo.combat.rerolls] Damage of another colour, or on the ground, is none that a special die could take off in space", () => {
    const picked = (red: string, black: string, unit: string) => {
      const imperial = { "star-destroyer": 2, "at-at": 1 };
      const wounds = { imperial: [{ unit, markers: 1 }] };
      return decided(rolled(cinematicDice(red, black), { imperial, combat: { wounds } })).action;
    };
    expect(picked("hhhh", "hs", "star-destroyer")).toEqual({ type: "pick-die", subject: "black", face: "special" });
    expect(picked("hhhs", "hh", "at-at")).toEqual({ type: "pick-die", subject: "red", face: "special" });
    expect(picked("hhhs", "hh", "star-destroyer")).toMatchObject({ type: "block", subject: "star-destroyer" });
  });

  test("[solo.combat.specials] A unit that a special saves comes before a stronger one that it does not, and of two saved the stronger one", () => {
    const saving = (...wounded: readonly { unit: string; markers: number }[]) => {
      const imperial = { "star-destroyer": 2, "assault-carrier": 1 };
      const state = rolled(cinematicDice("hhhhs", "hhh"), { imperial, combat: { wounds: { imperial: wounded } } });
      return decided(state).action;
    };
    const carrier = { unit: "assault-carrier", markers: 2 };
    expect(saving(carrier, { unit: "star-destroyer", markers: 3 })).toMatchObject({ subject: "assault-carrier" });
    expect(saving(carrier, { unit: "star-destroyer", markers: 4 })).toMatchObject({ subject: "star-destroyer" });
    expect(saving(carrier, { unit: "star-destroyer", markers: 5 })).toMatchObject({ subject: "assault-carrier" });
  });
});

test("[solo.combat.imperial-card-choices] Damage of an Imperial tactic card goes where hits would go", () => {
  const start = battle(
    {
      theater: "ground",
      rebel: { "rebel-trooper": 1, airspeeder: 1, "ion-cannon": 1 },
      imperial: { "at-at": 1 },
      by: "imperial",
      config: { solo: {} },
    },
    [{ label: "draw:imperial-ground-tactic", answer: "overrun" }],
  ).state;
  const decision = decided(start);
  expect(decision.action).toMatchObject({ type: "damage", subject: "ion-cannon" });
  expect(reasonFor(decision, "target").rule).toBe("solo.combat.imperial-card-choices");
});
