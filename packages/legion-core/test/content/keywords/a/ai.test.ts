import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import type { State } from "../../../../src/state/state.ts";
import { add, DONE, perform } from "../../../helpers/actions.ts";
import { acts, FAR } from "../../../helpers/activations.ts";
import { HERE } from "../../../helpers/attacks.ts";
import { offered } from "../../../helpers/reading.ts";
import { box, engine, type Fielding, playOut } from "../../../helpers/scene.ts";

describe("AI", () => {
  const droids: Fielding = { unit: "b1-battle-droids", at: HERE };

  const enemy: Fielding = { ...FAR, at: [300, 550] };

  const free = (state: State) => offered(state).includes("perform move");

  it("[leg.kw.ai] A unit with AI away from commanders and without a faceup order must first perform an action from its list", () => {
    const start = acts([droids], [enemy], { stage: "panic" }).state;
    const listed = box.cards.units.get("b1-battle-droids")?.keywords.find(({ id }) => id === "ai")?.actions;
    expect(listed).toEqual(["attack"]);
    expect(offered(start)).toEqual(["perform attack", "done"]);
    expectIllegal(engine.apply(start, perform("move")), "leg.kw.ai");
    const line = [perform("attack"), add(0, 1), DONE];
    expect(free(playOut(start, line, ["blank"]).state)).toBe(true);
    const eager = acts([{ ...droids, upgrades: ["engagement-protocols"] }], [enemy], { stage: "panic" }).state;
    expect(offered(eager)).toEqual(["perform move", "perform attack", "done"]);
    expect(offered(playOut(eager, line, ["blank"]).state)).toContain("perform aim");
  });

  it("[leg.kw.ai] A unit with AI acts freely if it has an order or a friendly commander is at range 3", () => {
    expect(free(acts([{ ...droids, state: { order: "faceup" } }], [enemy], { stage: "panic" }).state)).toBe(true);
    const commander: Fielding = { unit: "t-series-tactical-droid-programmed-for-strategy", at: [600, 300] };
    expect(free(acts([droids, commander], [enemy], { stage: "panic" }).state)).toBe(true);
    expect(free(acts([droids, { ...commander, at: [860, 300] }], [enemy], { stage: "panic" }).state)).toBe(false);
    // To the millimetre, from the nearest droid, 30 mm ahead of their leader.
    expect(free(acts([droids, { ...commander, at: [807, 300] }], [enemy], { stage: "panic" }).state)).toBe(true);
    expect(free(acts([droids, { ...commander, at: [808, 300] }], [enemy], { stage: "panic" }).state)).toBe(false);
    const corps: Fielding = { unit: "b1-battle-droids", at: [600, 300] };
    expect(free(acts([droids, corps], [enemy], { stage: "panic" }).state)).toBe(false);
  });

  it("[leg.kw.ai] [leg.range.at-self] A promoted unit with AI acts freely, because it is itself a friendly commander at range 3", () => {
    const promoted: Fielding = { ...droids, state: { commander: true } };
    expect(free(acts([promoted], [enemy], { stage: "panic" }).state)).toBe(true);
  });

  it("[leg.kw.ai.unable] A unit with AI that can perform no action of its list acts freely", () => {
    expect(free(acts([droids], [FAR], { stage: "panic" }).state)).toBe(true);
  });

  it("[leg.kw.ai.free] A unit with AI may perform free actions before the action of its list, and they do not count as that action", () => {
    const cabled: Fielding = { ...droids, upgrades: ["ascension-cables"] };
    const climbing = playOut(acts([cabled], [enemy], { stage: "panic" }).state, [perform("ascension-cables")]).state;
    expect(free(climbing)).toBe(false);
  });
});
