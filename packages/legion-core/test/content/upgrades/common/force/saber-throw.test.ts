import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import type { State } from "../../../../../src/state/state.ts";
import { faces, perform } from "../../../../helpers/actions.ts";
import { acts, after, FAR } from "../../../../helpers/activations.ts";
import { eventsOf, offered } from "../../../../helpers/reading.ts";
import { engine, type Fielding, playOut } from "../../../../helpers/scene.ts";

describe("Saber Throw", () => {
  const VADER = "darth-vader-dark-lord-of-the-sith";

  const LUKE = "luke-skywalker-hero-of-the-rebellion";

  function thrower(unit: string, ...upgrades: readonly string[]): Fielding {
    return { unit, upgrades: ["saber-throw", ...upgrades], at: [300, 300] };
  }

  /** A thrower in its activation, rebels so far before it. */
  function before(mine: Fielding, y = 500, done: readonly string[] = []): State {
    return acts([mine], [{ unit: "rebel-troopers", at: [300, y] }, FAR], { done }).state;
  }

  it.each([
    [VADER, ["red", "red", "red"]],
    [LUKE, ["black", "red", "red"]],
  ] as const)("%s throws half of its lightsaber's dice, rounded up, the strongest first", (unit, dice) => {
    const thrown = playOut(before(thrower(unit)), [perform("saber-throw")], [...faces(3, "hit"), ...faces(3, "block")]);
    expect(eventsOf(thrown, "dice-rolled")[0]?.dice.map((die) => die.replace("-attack", ""))).toEqual(dice);
  });

  it("A thrown lightsaber attacks at range with its own keywords, and suppresses", () => {
    const thrown = after(before(thrower(VADER)), [perform("saber-throw")], [...faces(3, "hit"), ...faces(3, "block")]);
    expect(thrown.frames.find(({ kind }) => kind === "pool")).toMatchObject({
      situation: { kind: "ranged", weapons: [{ keywords: { impact: 3, pierce: 3 } }] },
    });
    expect(offered(thrown)).toEqual(["choose-option pierce", "pass"]);
  });

  it("Saber Throw is an attack action: it costs one action and excludes other attack actions in the activation", () => {
    expectIllegal(
      engine.apply(before(thrower(LUKE), 500, ["attack"]), perform("saber-throw")),
      "leg.actions.once-each-except-move",
    );
    const thrown = after(before(thrower(LUKE)), [perform("saber-throw")], faces(3, "blank"));
    expect(engine.decision(thrown)).toMatchObject({ kind: "action", context: { actions: 1 } });
    expectIllegal(engine.apply(thrown, perform("attack")), "leg.actions.once-each-except-move");
    expectIllegal(engine.apply(thrown, perform("saber-throw")), "leg.actions.once-each-except-move");
  });

  it("Saber Throw reaches ranges 1 and 2 but no farther, and cannot be used while engaged", () => {
    const far = (y: number): readonly string[] => offered(before(thrower(VADER), y));
    expect(far(400)).toContain("perform saber-throw");
    expect(far(600)).toContain("perform saber-throw");
    expect(far(680)).not.toContain("perform saber-throw");
    expect(far(327)).not.toContain("perform saber-throw");
    expect(far(327)).toContain("perform attack");
  });

  it("The thrown weapon can be used only with Saber Throw, and other attacks use only the unit's own weapons", () => {
    expect(offered(before(thrower(VADER)))).not.toContain("perform attack");
    const shot = playOut(before(thrower(LUKE)), [perform("attack")], faces(4, "blank"));
    expect(eventsOf(shot, "dice-rolled")[0]?.dice).toHaveLength(4);
    expect(offered(before({ unit: VADER, at: [300, 300] }))).not.toContain("perform saber-throw");
  });

  it("The player chooses which of several melee weapons Saber Throw throws", () => {
    const two = thrower(VADER, "electro-gauntlets");
    const asked = after(before(two), [perform("saber-throw")]);
    expect(offered(asked)).toEqual(["add-weapon p1.0.0 2 ranged", "add-weapon p1.0.0 3 ranged"]);
    const [first] = engine.legalActions(asked);
    if (first === undefined) throw new Error("no weapon");
    expect(eventsOf(playOut(asked, [first], faces(3, "blank")), "dice-rolled")).toHaveLength(1);
  });
});
