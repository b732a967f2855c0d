import { at, expectOk } from "@sw/tabletop";
import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import { openStandby } from "../../src/rounds/performing.ts";
import type { Action } from "../../src/state/actions.ts";
import type { GameFrame } from "../../src/state/frames.ts";
import type { State } from "../../src/state/state.ts";
import { unitTokens } from "../../src/units/conditions.ts";
import { gainTokens } from "../../src/units/unit-tokens.ts";
import { acting as activation } from "../helpers/activations.ts";
import { standing } from "../helpers/moves.ts";
import { eventsOf, offered } from "../helpers/reading.ts";
import { done, engine, type Fielding, playOut, type SceneOptions, scene } from "../helpers/scene.ts";
import { piece, rectangle } from "../helpers/terrain.ts";

const STORM: Fielding = { unit: "stormtroopers" };
const WATCHING: Fielding = { unit: "rebel-troopers", at: [150, 400], tokens: { standby: 1 } };

/** The first unit of the first player in its Perform Actions step, with these units of the other side. */
function acting(enemies: readonly Fielding[], more: Partial<SceneOptions> = {}, unit = STORM): State {
  const phase: GameFrame = { kind: "activation-phase", side: 1, drawn: null, mayPass: false };
  return scene({ armies: [[unit], enemies], frames: [phase, activation(0)], ...more });
}

const AIM: Action = { type: "perform", subject: "aim" };

/** What may be done after the unit has aimed. */
function after(enemies: readonly Fielding[], more: Partial<SceneOptions> = {}): readonly string[] {
  return offered(playOut(acting(enemies, more), [AIM]).state).filter((key) => !key.startsWith("perform"));
}

describe("standby", () => {
  it("[leg.standby.trigger] A unit with a standby token may respond to an enemy's action at range 2 and in sight", () => {
    expect(after([WATCHING])).toEqual(["choose-unit p2.0", "pass"]);
    expect(after([{ ...WATCHING, tokens: {} }])).toEqual(["done"]);
    expect(after([{ ...WATCHING, at: [150, 800] }])).toEqual(["done"]);
    const wall = piece("wall", rectangle(0, 250, 400, 10), 200);
    expect(after([WATCHING], { table: { terrain: [wall] } })).toEqual(["done"]);
    const { state } = playOut(acting([WATCHING]), [AIM]);
    expect(engine.decision(state)).toMatchObject({ seat: "player-2", kind: "standby" });
    expectIllegal(engine.apply(state, { type: "choose-unit", subject: "p1.0" }), "leg.standby.trigger");
    expect(engine.why(state, { type: "perform", subject: "aim" })).toMatchObject({
      rule: "leg.standby.trigger",
      code: "not-asked",
      params: { type: "perform", takes: ["choose-unit", "pass"] },
    });
  });

  it("[leg.standby.trigger] Standby needs one miniature that is at range 2 of the enemy and sees it, not two miniatures that do one each", () => {
    const spots = [
      [150, 460],
      [240, 520],
    ] as const;
    const pair = (...at: readonly (readonly [number, number])[]): Fielding => {
      const { miniatures } = standing(at);
      const gone = miniatures.map((one) => ({ ...one, status: "defeated", wounds: 1 }) as const).slice(0, 1);
      return { ...WATCHING, state: { miniatures: [...miniatures, ...Array.from({ length: 2 }, () => gone).flat()] } };
    };
    const wall = piece("wall", rectangle(85, 400, 125, 10), 200);
    const [near, far] = spots;
    expect(after([pair(near, far)], { table: { terrain: [] } })).toEqual(["choose-unit p2.0", "pass"]);
    expect(after([pair(near, far)], { table: { terrain: [wall] } })).toEqual(["done"]);
    expect(after([pair(near, [240, 480])], { table: { terrain: [wall] } })).toEqual(["choose-unit p2.0", "pass"]);
  });

  it("[leg.standby.trigger] Standby may be declined, and each later action offers it again", () => {
    const passed = playOut(acting([WATCHING]), [AIM, { type: "pass" }]).state;
    expect(engine.decision(passed)).toMatchObject({ seat: "player-1", kind: "action" });
    expect(unitTokens(passed, 1, "standby")).toBe(1);
    const again = playOut(passed, [{ type: "perform", subject: "dodge" }]).state;
    expect(engine.decision(again)?.kind).toBe("standby");
  });

  it("[leg.standby.max-one] An effect that gives two standby tokens leaves a unit with one", () => {
    const start = scene({ armies: [[{ ...WATCHING, at: [900, 400], tokens: {} }], [WATCHING]] });
    const because = { rule: "leg.cards.command-use", cause: null } as const;
    const over = done(start, (work) => {
      for (const unit of [0, 1]) gainTokens(work, unit, "standby", 2, because);
    });
    expect([0, 1].map((unit) => unitTokens(over.state, unit, "standby"))).toEqual([1, 1]);
    expect(eventsOf(over, "tokens-gained")).toMatchObject([{ unit: "p1.0", amount: 1 }]);
  });

  it("[leg.standby.trigger] Standby is not offered outside the Activation Phase", () => {
    const state = acting([WATCHING], { state: { phase: "command" } });
    expect(offered(playOut(state, [AIM]).state)).toContain("done");
  });

  it("[leg.standby.effect][leg.standby.target] Standby gives a free move, or a free attack on the acting unit only", () => {
    const asked = playOut(acting([WATCHING]), [AIM, { type: "choose-unit", subject: "p2.0" }]).state;
    expect(offered(asked)).toEqual(["perform attack", "perform move"]);
    expectIllegal(engine.apply(asked, { type: "perform", subject: "aim" }), "leg.standby.effect");
    expect(engine.why(asked, { type: "pass" })).toMatchObject({ code: "not-asked", params: { takes: ["perform"] } });
    const attack = playOut(asked, [{ type: "perform", subject: "attack" }]);
    expect(unitTokens(attack.state, 1, "standby")).toBe(0);
    const frame = attack.state.frames.find(({ kind }) => kind === "attack");
    expect(frame).toMatchObject({ attacker: 1, only: 0, reason: "standby" });
    const move = playOut(asked, [{ type: "perform", subject: "move" }]);
    expect(engine.decision(move.state)).toMatchObject({ seat: "player-2", space: "sampled" });
    expect(eventsOf(move, "action-performed")).toMatchObject([{ unit: "p2.0", free: true }]);
  });

  it("[leg.standby.effect] Each of several units with standby may be chosen to respond first", () => {
    const two = playOut(acting([WATCHING, { ...WATCHING, at: [300, 420] }]), [AIM]).state;
    expect(offered(two)).toEqual(["choose-unit p2.0", "choose-unit p2.1", "pass"]);
  });

  it("[leg.standby.not-own-activation] Standby is not offered in the activation of the unit itself", () => {
    const held: Fielding = { ...STORM, tokens: { standby: 1 } };
    const { state } = done(acting([WATCHING], {}, held), (work) => openStandby(work, 1));
    expect(engine.decision(state)).toMatchObject({ seat: "player-1", kind: "action" });
  });

  it("[leg.standby.not-own-cause] Standby is not offered if the player's own effect made the enemy act", () => {
    const by = (side: 0 | 1) =>
      engine.decision(done(acting([WATCHING]), (work) => openStandby(work, 0, [], { by: side })).state)?.kind;
    expect([by(0), by(1)]).toEqual(["standby", "action"]);
  });

  it("[leg.standby.lost] A unit that moves or gains suppression loses its standby token", () => {
    const asked = playOut(acting([WATCHING]), [AIM, { type: "choose-unit", subject: "p2.0" }]);
    expect(unitTokens(asked.state, 1, "standby")).toBe(1);
    const suppressed = done(acting([WATCHING]), (work) => {
      gainTokens(work, 1, "suppression", 1, { rule: "leg.standby.lost", cause: null });
    });
    expect(unitTokens(suppressed.state, 1, "standby")).toBe(0);
  });

  it("[leg.type.repulsor-no-standby] Ground vehicles may spend standby tokens, but repulsor vehicles cannot", () => {
    const walker = { ...WATCHING, unit: "at-rt-rebel-alliance" };
    expect(after([walker])).toEqual(["choose-unit p2.0", "pass"]);
    expect(after([{ ...walker, unit: "x-34-landspeeder" }])).toEqual(["done"]);
  });

  it("[leg.standby.trigger] A second standby token cannot be spent against a unit that the first one defeated", () => {
    const two = [WATCHING, { ...WATCHING, at: [300, 420] }] as const;
    const start = acting(two, { armies: [[STORM, { ...STORM, at: [1500, 150] }], two] });
    const { state } = done(start, (work) => {
      for (const place of [1, 2, 3]) work.miniature(0, place).status = "defeated";
    });
    const shot = playOut(state, [
      AIM,
      { type: "choose-unit", subject: "p2.0" },
      { type: "perform", subject: "attack" },
    ]);
    const line: Action[] = [{ type: "add-weapon", subject: "p2.0.0", weapon: 1, kind: "ranged" }, { type: "done" }];
    const over = playOut(shot.state, line, ["critical", "blank"]);
    expect(eventsOf(over, "unit-defeated")).toMatchObject([{ unit: "p1.0" }]);
    expect(engine.decision(over.state)?.kind).not.toBe("standby");
  });

  it("[leg.attack.one-attack-action] A standby attack does not count as the attack action of its own unit or of the acting unit", () => {
    const line: Action[] = [
      AIM,
      { type: "choose-unit", subject: "p2.0" },
      { type: "perform", subject: "attack" },
      { type: "add-weapon", subject: "p2.0.0", weapon: 1, kind: "ranged" },
      { type: "done" },
    ];
    const { state } = playOut(acting([WATCHING]), line, ["blank"]);
    const activation = state.frames.find(({ kind }) => kind === "activation");
    expect(activation).toMatchObject({ unit: 0, done: ["aim"] });
    expect(offered(state)).toContain("perform attack");
  });

  it("[leg.kw.sentinel][leg.priority.special-beats-core] Sentinel extends standby by one range", () => {
    const gun = (unit: string): Fielding => ({ unit, at: [150, 620], tokens: { standby: 1 } });
    expect(after([gun("mark-ii-medium-blaster-trooper")])).toEqual(["choose-unit p2.0", "pass"]);
    expect(after([gun("rebel-troopers")])).toEqual(["done"]);
  });

  it("[leg.standby.trigger] [leg.kw.sentinel] Standby works up to the exact edge of range 2, and with Sentinel of range 3", () => {
    // From the nearest of the troopers, 30 mm ahead of their leader, to the edge of the other base.
    const reacts = (unit: string, y: number) => after([{ unit, at: [150, y], tokens: { standby: 1 } }]).length > 1;
    expect([reacts("rebel-troopers", 507), reacts("rebel-troopers", 508)]).toEqual([true, false]);
    const gun = "mark-ii-medium-blaster-trooper";
    expect([reacts(gun, 668), reacts(gun, 669)]).toEqual([true, false]);
  });

  it("[leg.standby.after-all-pools] Standby is offered after an attack only when all its pools are resolved", () => {
    let step = playOut(
      acting([
        { ...WATCHING, tokens: {} },
        { ...WATCHING, at: [300, 420] },
      ]),
      [{ type: "perform", subject: "attack" }],
    );
    let resolved = 0;
    for (let guard = 0; guard < 60 && engine.decision(step.state)?.kind !== "standby"; guard++) {
      step = expectOk(engine.apply(step.state, at(engine.legalActions(step.state), 0)));
      resolved += eventsOf(step, "pool-resolved").length;
    }
    expect(resolved).toBeGreaterThan(0);
    expect(engine.decision(step.state)).toMatchObject({ seat: "player-2", kind: "standby" });
    expect(step.state.frames.filter(({ kind }) => kind === "pool" || kind === "wounds")).toEqual([]);
    expect(offered(step.state)).toEqual(["choose-unit p2.1", "pass"]);
  });
});
