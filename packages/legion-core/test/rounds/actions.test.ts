import { at } from "@sw/tabletop";
import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import { type ActionEntry, actionFault, actionsOf } from "../../src/rounds/actions-list.ts";
import { activate } from "../../src/rounds/activate.ts";
import { compileBox } from "../../src/state/box.ts";
import type { ActivationFrame } from "../../src/state/frames.ts";
import type { ActionHook } from "../../src/state/hooks/keyword.ts";
import { on } from "../../src/state/hooks/words.ts";
import type { Look } from "../../src/state/look.ts";
import type { State } from "../../src/state/state.ts";
import { unitTokens } from "../../src/units/conditions.ts";
import { gainTokens } from "../../src/units/unit-tokens.ts";
import { perform } from "../helpers/actions.ts";
import { acting as activation } from "../helpers/activations.ts";
import { eventsOf, offered } from "../helpers/reading.ts";
import { CONTENT, done, engine, type Fielding, playOut, scene } from "../helpers/scene.ts";

const STORM: Fielding = { unit: "stormtroopers" };
const REBEL: Fielding = { unit: "rebel-troopers", at: [150, 400] };

const FRAME: ActivationFrame = activation(0);

/** The first unit of the first player in its Perform Actions step. */
function acting(unit: Fielding, more: Partial<ActivationFrame> = {}, enemy = REBEL): State {
  const phase = { kind: "activation-phase", side: 1, drawn: null, mayPass: false } as const;
  const frames = [phase, { ...FRAME, ...more }];
  const ready = { ordered: true, order: "faceup" } as const;
  return scene({
    armies: [
      [unit],
      [
        { ...enemy, state: ready },
        { ...enemy, at: [900, 800], state: ready },
      ],
    ],
    frames,
  });
}

describe("actions of all units", () => {
  it("[leg.actions.list] A unit may take standby, attack, aim, dodge, move and recover actions", () => {
    expect(offered(acting(STORM))).toEqual([
      "perform aim",
      "perform dodge",
      "perform standby",
      "perform recover",
      "perform move",
      "perform attack",
      "done",
    ]);
    expectIllegal(engine.apply(acting(STORM), perform("rest")), "leg.actions.list");
  });

  it("[leg.actions.aim][leg.actions.dodge][leg.actions.standby] Aim, dodge and standby actions gain a token of their kind", () => {
    for (const token of ["aim", "dodge", "standby"] as const) {
      const { state, events } = playOut(acting(STORM), [perform(token)]);
      expect(unitTokens(state, 0, token)).toBe(1);
      expect(eventsOf({ events }, "tokens-gained")).toMatchObject([{ token, rule: `leg.actions.${token}` }]);
    }
  });

  it("[leg.actions.recover-suppression][leg.actions.recover-ready][leg.upgrade.recover-readies] [leg.upgrade.expended-not-readied] A recover action removes all suppression and readies exhausted cards", () => {
    const tired: Fielding = {
      unit: "darth-vader-dark-lord-of-the-sith",
      upgrades: ["force-choke", "force-reflexes", "burst-of-speed"],
      state: { cards: ["exhausted", "readied", "expended"] },
    };
    const { state, events } = playOut(acting(tired), [perform("recover")]);
    expect(state.units[0]?.cards).toEqual(["readied", "readied", "expended"]);
    expect(eventsOf({ events }, "card-turned")).toMatchObject([{ card: "force-choke", state: "readied" }]);
    const shaken: Fielding = { unit: "general-veers-master-tactician", tokens: { suppression: 3 } };
    expect(unitTokens(playOut(acting(shaken), [perform("recover")]).state, 0, "suppression")).toBe(0);
  });

  it("[leg.actions.move][leg.actions.attack] Move and attack actions are performed step by step", () => {
    expect(engine.decision(playOut(acting(STORM), [perform("move")]).state)).toMatchObject({ space: "sampled" });
    const attack = playOut(acting(STORM), [perform("attack")]).state;
    expect(attack.frames.some(({ kind }) => kind === "attack")).toBe(true);
    expectIllegal(
      engine.apply(acting(STORM, {}, { ...REBEL, at: [1700, 850] }), perform("attack")),
      "leg.actions.attack",
    );
  });

  it("[leg.actions.up-to-two] A unit may perform two actions, or fewer", () => {
    const over = playOut(acting(STORM), [perform("aim"), perform("dodge")]);
    expect(eventsOf(over, "activation-ended")).toHaveLength(1);
    expectIllegal(engine.apply(acting(STORM, { actions: 0 }), perform("aim")), "leg.actions.up-to-two");
    expect(eventsOf(playOut(acting(STORM), [{ type: "done" }]), "activation-ended")).toHaveLength(1);
  });

  it("[leg.actions.up-to-two] An activated unit has two actions, and its activation ends after the second", () => {
    const phase = { kind: "activation-phase", side: 0, drawn: null, mayPass: false } as const;
    const ready = { ...REBEL, at: [1500, 800], state: { order: "faceup", ordered: true } } as const;
    const start = scene({ armies: [[STORM], [ready]], frames: [phase] });
    const begun = done(start, (work) => activate(work, 0, false)).state;
    const aimed = playOut(begun, [perform("aim")]);
    expect(eventsOf(aimed, "activation-ended")).toEqual([]);
    expect(eventsOf(playOut(aimed.state, [perform("dodge")]), "activation-ended")).toHaveLength(1);
  });

  it("[leg.actions.once-each-except-move] A unit may perform each action once, except moves, which it may repeat", () => {
    const aimed = playOut(acting(STORM), [perform("aim")]).state;
    expectIllegal(engine.apply(aimed, perform("aim")), "leg.actions.once-each-except-move");
    expect(offered(acting(STORM, { done: ["move"], actions: 1 }))).toContain("perform move");
    expectIllegal(
      engine.apply(acting(STORM, { done: ["attack"] }), perform("attack")),
      "leg.actions.once-each-except-move",
    );
  });

  it("[leg.actions.standby-types][leg.standby.who] [leg.type.repulsor-no-standby] Only troopers and ground vehicles may take standby", () => {
    const may = (unit: string) => offered(acting({ unit })).includes("perform standby");
    expect(["stormtroopers", "at-st", "74-z-speeder-bikes", "e-web-heavy-blaster-team"].map(may)).toEqual([
      true,
      true,
      false,
      true,
    ]);
    const bikes = acting({ unit: "74-z-speeder-bikes" });
    expectIllegal(engine.apply(bikes, perform("standby")), "leg.actions.standby-types");
  });

  it("[leg.standby.not-with-attack] A unit cannot both attack and take standby in one activation", () => {
    const after = (done: string) => acting(STORM, { done: [done], actions: 1 });
    expectIllegal(engine.apply(after("standby"), perform("attack")), "leg.standby.not-with-attack");
    expectIllegal(engine.apply(after("attack"), perform("standby")), "leg.standby.not-with-attack");
  });

  it("[leg.standby.max-one][leg.standby.lost] A unit that takes standby again still has only one standby token", () => {
    const held: Fielding = { ...STORM, tokens: { standby: 1 } };
    expect(unitTokens(playOut(acting(held), [perform("standby")]).state, 0, "standby")).toBe(1);
    expect(unitTokens(playOut(acting(held), [perform("aim")]).state, 0, "standby")).toBe(0);
  });
});

describe("card actions", () => {
  const hook = (id: string, more: Partial<ActionHook> = {}): ActionHook => ({
    id,
    free: false,
    cost: 1,
    available: () => true,
    run: (work, { unit }) => gainTokens(work, unit, "surge", 1, { rule: "leg.actions.card-action", cause: "probe" }),
    ...more,
  });
  const probe = {
    id: "probe",
    does: [
      on("action", hook("one")),
      on("action", hook("other")),
      on("action", hook("double", { cost: 2 })),
      on("action", hook("gratis", { free: true, cost: 0 })),
      on("action", hook("aim", { free: true, cost: 0 })),
    ],
  };
  const probed = compileBox({ ...CONTENT, keywords: { ...CONTENT.keywords, probe } });

  function fault(id: string, more: Partial<ActivationFrame> = {}): string | undefined {
    const ongoing = [{ unit: 0, keyword: "probe", value: 1, until: "game" }] as const;
    const look: Look = { box: probed, state: { ...acting(STORM), ongoing } };
    const entries = actionsOf(look, 0).filter((entry) => entry.id === id);
    const entry: ActionEntry = at(entries, entries.length - 1);
    return actionFault(look, { ...FRAME, ...more }, entry)?.rule;
  }

  it("[leg.actions.card-action][leg.actions.card-sources][leg.actions.card-action-different] Different card actions may be performed from any card, each once", () => {
    expect([fault("one"), fault("one", { done: ["other"] })]).toEqual([undefined, undefined]);
    expect(fault("one", { done: ["one"] })).toBe("leg.actions.card-action-different");
    expect(fault("one", { actions: 0 })).toBe("leg.actions.up-to-two");
  });

  it("[leg.actions.card-action-double] A double card action costs two actions", () => {
    expect(fault("double")).toBeUndefined();
    expect(fault("double", { actions: 1 })).toBe("leg.actions.card-action-double");
  });

  it("[leg.actions.free-card-action-cost][leg.actions.free-any-number][leg.actions.free-card-action-different][leg.actions.free-action-once] Free card actions cost no action, and each may be performed once", () => {
    expect(fault("gratis", { actions: 0, done: ["aim"] })).toBeUndefined();
    expect(fault("gratis", { done: ["gratis"] })).toBe("leg.actions.free-action-once");
  });

  it("[leg.actions.free-not-repeat] A free action cannot repeat an action already performed, except a move", () => {
    expect(fault("aim")).toBeUndefined();
    expect(fault("aim", { done: ["aim"] })).toBe("leg.actions.free-action-once");
  });

  it("[leg.actions.free-action-window][leg.actions.free-only-when-could-act] Free actions may be performed only in the Perform Actions step, and not by a panicked unit", () => {
    const state = acting(STORM, { panicked: true });
    expect(offered(state)).toEqual(["done"]);
    expect(offered(acting(STORM, { stage: "panic" }))).toEqual(["pass"]);
  });
});
