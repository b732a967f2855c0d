import { DICE } from "@sw/dice";
import { at } from "@sw/tabletop";
import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import { ATTACK_COLOURS, DEFENSE_COLOURS } from "../../src/attack/pools/faces.ts";
import { atMoment } from "../../src/rounds/moments.ts";
import type { State } from "../../src/state/state.ts";
import { isSuppressed, unitTokens } from "../../src/units/conditions.ts";
import { isPanicked } from "../../src/units/panic.ts";
import { profileOf } from "../../src/units/profiles.ts";
import { gainTokens } from "../../src/units/unit-tokens.ts";
import { eventsOf } from "../helpers/reading.ts";
import { box, done, engine, scene, settled } from "../helpers/scene.ts";

describe("rounds", () => {
  it("[leg.round.count] A game has five rounds, and no action is possible after the last", () => {
    const last = scene({ frames: [{ kind: "end", stage: "start", turn: 0 }], state: { round: 5 } });
    const over = settled(last).state;
    expect(over.outcome).not.toBeNull();
    expect(engine.decision(over)).toBeUndefined();
    expectIllegal(engine.apply(over, { type: "pass" }), "leg.round.count");
  });
});

describe("suppression that cannot be", () => {
  /** How many tokens of the three gained the unit has. */
  function suppressed(unit: string): { tokens: number; state: State } {
    const armies = [[{ unit }], [{ unit: "rebel-troopers" }]] as const;
    const { state } = done(scene({ armies }), (work) =>
      gainTokens(work, 0, "suppression", 3, { rule: "leg.suppression.measure", cause: null }),
    );
    return { tokens: unitTokens(state, 0, "suppression"), state };
  }

  it("[leg.suppression.vehicles-immune] Vehicles cannot have suppression tokens", () => {
    expect(["stormtroopers", "at-st", "74-z-speeder-bikes"].map((unit) => suppressed(unit).tokens)).toEqual([3, 0, 0]);
  });

  it("[leg.courage.null-no-suppression][leg.courage.null-never] Units with null courage cannot have suppression tokens and never panic", () => {
    const { tokens, state } = suppressed("darth-vader-dark-lord-of-the-sith");
    const lord = state.units.map((unit) => ({ ...unit, tokens: unit.tokens.map(() => 9) }));
    const shaken = { ...state, units: lord };
    expect(tokens).toBe(0);
    expect([isSuppressed({ box, state: shaken }, 0), isPanicked({ box, state: shaken }, 0)]).toEqual([false, false]);
    expect([isSuppressed({ box, state: shaken }, 1), isPanicked({ box, state: shaken }, 1)]).toEqual([true, true]);
  });
});

describe("dice", () => {
  it("[leg.dice.five-kinds] Attack dice are red, black and white, and defense dice red and white", () => {
    expect([...ATTACK_COLOURS, ...DEFENSE_COLOURS].sort()).toEqual([
      "black-attack",
      "red-attack",
      "red-defense",
      "white-attack",
      "white-defense",
    ]);
  });

  it("[leg.dice.attack-faces][leg.dice.defense-faces] Attack and defense dice have the faces that the rulebook lists", () => {
    const faces = (colours: typeof ATTACK_COLOURS) =>
      colours.map((die) => [...new Set(DICE[die].faces)].sort().join(" "));
    expect(new Set(faces(ATTACK_COLOURS))).toEqual(new Set(["attack-surge blank critical hit"]));
    expect(new Set(faces(DEFENSE_COLOURS))).toEqual(new Set(["blank block defense-surge"]));
  });

  it("[leg.dice.source][leg.dice.attack-use] A unit uses the dice of its unit card, and of the weapons of its upgrades", () => {
    const armies = [
      [{ unit: "stormtroopers", upgrades: ["dlt-19-stormtrooper"] }],
      [{ unit: "rebel-troopers" }],
    ] as const;
    const state = scene({ armies });
    const { miniatures, die } = profileOf({ box, state }, 0);
    const rifle = at(miniatures, 0).weapons.map(({ name }) => name);
    const heavy = at(miniatures, miniatures.length - 1).weapons;
    expect(rifle).not.toContain("DLT-19 Rifle");
    expect(heavy.length).toBe(rifle.length + 1);
    expect(at(heavy, heavy.length - 1).dice.red).toBeGreaterThan(0);
    expect(at(DEFENSE_COLOURS, die)).toBe("red-defense");
  });
});

describe("setting up", () => {
  it("[leg.kw.field-commander.token] A Field Commander gets a commander token only if no commander is in the army", () => {
    const tokens = (...units: readonly string[]) => {
      const armies = [units.map((unit) => ({ unit })), [{ unit: "rebel-troopers" }]] as const;
      const step = done(scene({ armies }), (work) => atMoment(work, "setup-effects", null));
      return [
        eventsOf(step, "unit-promoted").map(({ unit }) => unit),
        step.state.units.map(({ commander }) => commander),
      ];
    };
    const major = "major-marquand-tempest-scout-2";
    expect(tokens(major, "stormtroopers")).toEqual([["p1.0"], [true, false, false]]);
    expect(tokens(major, "general-veers-master-tactician")).toEqual([[], [false, false, false]]);
  });
});
