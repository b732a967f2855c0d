import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import type { ActivationFrame } from "../../src/state/frames.ts";
import type { State } from "../../src/state/state.ts";
import { unitTokens } from "../../src/units/conditions.ts";
import { perform } from "../helpers/actions.ts";
import { eventsOf, offered } from "../helpers/reading.ts";
import { engine, type Fielding, playOut, scene, settled } from "../helpers/scene.ts";

const STORM: Fielding = { unit: "stormtroopers" };

/** The activation of the first unit of the first player, beginning. */
function activation(unit: Fielding, more: Partial<ActivationFrame> = {}, friends: readonly Fielding[] = []): State {
  const frame: ActivationFrame = {
    kind: "activation",
    unit: 0,
    stage: "start",
    actions: 2,
    done: [],
    marks: [],
    panicked: false,
    drawn: false,
    ...more,
  };
  const phase = { kind: "activation-phase", side: 1, drawn: null, mayPass: false } as const;
  const ready: Fielding = { unit: "rebel-troopers", state: { ordered: true, order: "faceup" }, at: [150, 800] };
  return scene({
    armies: [
      [unit, ...friends],
      [ready, ready],
    ],
    frames: [phase, frame],
  });
}

function actionsLeft(state: State): number | undefined {
  return state.frames.flatMap((frame) => (frame.kind === "activation" ? [frame.actions] : []))[0];
}

describe("rallying", () => {
  it("[leg.rally.roll][leg.rally.remove] A unit rallies with a white die per suppression token, and each block or surge removes one", () => {
    const vader: Fielding = { unit: "general-veers-master-tactician", tokens: { suppression: 3 } };
    const { state, events } = settled(activation(vader), ["block", "defense-surge", "blank"]);
    expect(eventsOf({ events }, "dice-rolled")).toMatchObject([
      { dice: ["white-defense", "white-defense", "white-defense"] },
    ]);
    expect(unitTokens(state, 0, "suppression")).toBe(1);
  });

  it("[leg.activation.rally-then-actions][leg.activation.unit-steps] The steps of an activation are start, rally, actions, end and order token", () => {
    const stunned: Fielding = { ...STORM, tokens: { suppression: 1, ion: 1 } };
    const start = settled(activation(stunned), ["block", "block"]);
    expect(start.events.map(({ type }) => type)).toEqual(["dice-rolled", "dice-rolled", "tokens-lost"]);
    const over = playOut(start.state, [perform("aim"), { type: "done" }]);
    expect(over.events.map(({ type }) => type)).toEqual([
      "action-performed",
      "tokens-gained",
      "tokens-lost",
      "activation-ended",
    ]);
  });
});

describe("suppression", () => {
  it("[leg.suppression.suppressed-effect][leg.suppression.suppressed-threshold][leg.actions.two-per-activation] A unit with suppression equal to its courage has one action fewer", () => {
    const actions = (unit: string, suppression: number) =>
      actionsLeft(settled(activation({ unit, tokens: { suppression } }), Array(suppression).fill("blank")).state);
    expect([0, 1, 2].map((tokens) => actions("general-veers-master-tactician", tokens))).toEqual([2, 2, 1]);
    expect([0, 1].map((tokens) => actions("stormtroopers", tokens))).toEqual([2, 1]);
  });

  it("[leg.type.droid-not-suppressed][leg.type.droid-can-panic] Droid troopers are never suppressed, but may panic", () => {
    const droid = (suppression: number): State =>
      settled(activation({ unit: "b1-battle-droids", tokens: { suppression } }), Array(suppression).fill("blank"))
        .state;
    expect(actionsLeft(droid(1))).toBe(2);
    expect(actionsLeft(droid(2))).toBeUndefined();
  });

  it("[leg.suppression.panicked-threshold][leg.rally.panicked-no-actions][leg.rally.panic-recovery] A unit with suppression of twice its courage has no actions, and removes as many tokens as its courage", () => {
    const { state, events } = settled(activation({ ...STORM, tokens: { suppression: 3 } }), [
      "blank",
      "blank",
      "blank",
    ]);
    expect(eventsOf({ events }, "unit-panicked")).toMatchObject([{ unit: "p1.0" }]);
    expect(eventsOf({ events }, "activation-ended")).toHaveLength(1);
    expect(unitTokens(state, 0, "suppression")).toBe(2);
    expect(state.units[0]?.order).toBe("facedown");
  });

  it("[leg.rally.panicked-drops] A unit that starts its actions panicked, without a commander's courage, drops what it holds", () => {
    const token = { kind: "asset", name: "intel", owner: null, x: 0, y: 0, z: 0, holder: 0, removed: false } as const;
    const veers: Fielding = { unit: "general-veers-master-tactician", at: [150, 500] };
    const start = activation({ ...STORM, tokens: { suppression: 2 }, state: { holds: [0] } }, {}, [veers]);
    const { state } = settled({ ...start, tokens: [token] }, ["blank", "blank"]);
    expect(playOut(state, [{ type: "choose-unit", subject: "p1.1" }]).state.units[0]?.holds).toEqual([0]);
    const panicked = playOut(state, [{ type: "pass" }]).state;
    expect(panicked.units[0]?.holds).toEqual([]);
    expect(engine.decision(panicked)).toMatchObject({ kind: "drop", seat: "player-2" });
  });
});

describe("courage of others", () => {
  const SHAKEN: Fielding = { ...STORM, tokens: { suppression: 2 } };
  const blanks = ["blank", "blank"];

  it("[leg.panic.commander-courage] A unit may use the courage of a commander at range 3 if its controller chooses to", () => {
    const near: Fielding = { unit: "general-veers-master-tactician", at: [150, 500] };
    const { state } = settled(activation(SHAKEN, {}, [near]), blanks);
    expect(offered(state)).toEqual(["choose-unit p1.1", "pass"]);
    expectIllegal(engine.apply(state, { type: "choose-unit", subject: "p1.0" }), "leg.panic.commander-courage");
    expect(actionsLeft(playOut(state, [{ type: "choose-unit", subject: "p1.1" }]).state)).toBe(1);
    expect(eventsOf(playOut(state, [{ type: "pass" }]), "unit-panicked")).toHaveLength(1);
    const far: Fielding = { unit: "general-veers-master-tactician", at: [150, 720] };
    expect(eventsOf(settled(activation(SHAKEN, {}, [far]), blanks), "unit-panicked")).toHaveLength(1);
    const corps: Fielding = { ...STORM, at: [150, 300] };
    expect(eventsOf(settled(activation(SHAKEN, {}, [corps]), blanks), "unit-panicked")).toHaveLength(1);
  });

  it("[leg.panic.commander-courage] [leg.undeployed.friendly-undeployed] An undeployed unit may use the courage of an undeployed commander, but of none on the battlefield", () => {
    const waiting: Fielding = { ...SHAKEN, at: null };
    const veers = (at: Fielding["at"]): Fielding => ({ unit: "general-veers-master-tactician", at: at ?? null });
    expect(offered(settled(activation(waiting, {}, [veers(null)]), blanks).state)).toEqual([
      "choose-unit p1.1",
      "pass",
    ]);
    expect(eventsOf(settled(activation(waiting, {}, [veers([150, 60])]), blanks), "unit-panicked")).toHaveLength(1);
  });

  it("[leg.courage.null-commander] The null courage of a commander can prevent panic with any number of suppression tokens", () => {
    const lord: Fielding = { unit: "darth-vader-dark-lord-of-the-sith", at: [150, 500] };
    const many: Fielding = { ...STORM, tokens: { suppression: 5 } };
    const { state } = settled(activation(many, {}, [lord]), Array(5).fill("blank"));
    expect(offered(state)).toEqual(["choose-unit p1.1", "pass"]);
  });

  it("[leg.kw.field-commander.courage][leg.kw.field-commander.not-commander] A Field Commander with a commander token lends courage 2 to units of its faction", () => {
    const major = (commander: boolean): Fielding => ({
      unit: "major-marquand-tempest-scout-2",
      at: [150, 450],
      state: { commander },
    });
    expect(offered(settled(activation(SHAKEN, {}, [major(true)]), blanks).state)).toEqual(["choose-unit p1.1", "pass"]);
    expect(eventsOf(settled(activation(SHAKEN, {}, [major(false)]), blanks), "unit-panicked")).toHaveLength(1);
    const four = { ...STORM, tokens: { suppression: 4 } };
    expect(
      eventsOf(settled(activation(four, {}, [major(true)]), Array(4).fill("blank")), "unit-panicked"),
    ).toHaveLength(1);
    const rebels: Fielding = { unit: "rebel-troopers", tokens: { suppression: 2 } };
    expect(eventsOf(settled(activation(rebels, {}, [major(true)]), blanks), "unit-panicked")).toHaveLength(1);
  });
});

describe("start and end of an activation", () => {
  it("[leg.kw.ion-x.effect][leg.kw.ion-x.removal] A unit rolls a die per ion token: any blank costs one action, and the tokens are removed at the end", () => {
    const stunned: Fielding = { ...STORM, tokens: { ion: 2 } };
    const lost = settled(activation(stunned), ["blank", "blank"]);
    expect(actionsLeft(lost.state)).toBe(1);
    expect(actionsLeft(settled(activation(stunned), ["block", "defense-surge"]).state)).toBe(2);
    expect(unitTokens(playOut(lost.state, [{ type: "done" }]).state, 0, "ion")).toBe(0);
  });

  it("[leg.resiliency.activation-roll] A damaged vehicle rolls a die, and loses an action on a blank", () => {
    const walker = (damaged: boolean): State => activation({ unit: "at-st", state: { damaged } });
    expect(actionsLeft(settled(walker(true), ["blank"]).state)).toBe(1);
    expect(actionsLeft(settled(walker(true), ["block"]).state)).toBe(2);
    expect(actionsLeft(settled(walker(false)).state)).toBe(2);
  });

  it("[leg.type.droid-no-poison] A poison token deals a wound at the end of an activation and is removed; on a droid it is only removed", () => {
    const vader = settled(activation({ unit: "darth-vader-dark-lord-of-the-sith", tokens: { poison: 2 } })).state;
    const over = playOut(vader, [{ type: "done" }]).state;
    expect(over.units[0]?.miniatures[0]?.wounds).toBe(2);
    expect(unitTokens(over, 0, "poison")).toBe(0);
    const droid = settled(activation({ unit: "b2-super-battle-droids", tokens: { poison: 2 } })).state;
    expect(playOut(droid, [{ type: "done" }]).state.units[0]?.miniatures.every(({ wounds }) => wounds === 0)).toBe(
      true,
    );
  });

  it("[leg.timing.own-order] [leg.kw.poison-x.effect] A player chooses whether a unit suffers poison before or after it regenerates", () => {
    const bossk: Fielding = { unit: "bossk-trandoshan-terror", tokens: { poison: 1 } };
    const asked = playOut(settled(activation(bossk)).state, [{ type: "done" }]).state;
    expect(engine.decision(asked)).toMatchObject({
      kind: "effects",
      context: { moment: "activation-end", effects: [{ effect: "regenerate" }, { effect: "poison" }] },
    });
    const woundsOf = ({ units }: State): number | undefined => units[0]?.miniatures[0]?.wounds;
    expect(woundsOf(playOut(asked, [{ type: "effect", subject: 0 }]).state)).toBe(1);
    expect(woundsOf(playOut(asked, [{ type: "effect", subject: 1 }], ["block"]).state)).toBe(0);
  });

  it("[leg.deploy.must] An undeployed unit must move before it performs other actions", () => {
    const before = activation({ ...STORM, at: null }, { stage: "actions" });
    expectIllegal(engine.apply(before, perform("aim")), "leg.deploy.must");
    expectIllegal(engine.apply(before, { type: "done" }), "leg.deploy.must");
    expect(offered(before)).toEqual(["perform move"]);
    expect(eventsOf(settled(before), "action-performed")[0]).toMatchObject({ action: "move" });
  });
});
