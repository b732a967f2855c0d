import { nearest } from "@sw/tabletop";
import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import { moveBan } from "../../../src/moving/moves.ts";
import type { ActivationFrame } from "../../../src/state/frames.ts";
import type { State } from "../../../src/state/state.ts";
import type { TableSpec } from "../../../src/table/documents.ts";
import { mm } from "../../../src/table/lengths.ts";
import { unitTokens } from "../../../src/units/conditions.ts";
import { statusOf } from "../../../src/units/positions.ts";
import { dealWounds } from "../../../src/units/wounds/casualties.ts";
import { add, choose, DONE, moving, perform } from "../../helpers/actions.ts";
import { acting, acts, given, having, PHASE, SLOWED, TALL } from "../../helpers/activations.ts";
import { attackOf, HERE, THERE } from "../../helpers/attacks.ts";
import { movesOf, onMission, standing, straight } from "../../helpers/moves.ts";
import { eventsOf, offered, poolOf } from "../../helpers/reading.ts";
import { box, done, engine, type Fielding, playOut, scene, settled } from "../../helpers/scene.ts";
import { EAST } from "../../helpers/table.ts";
import { across } from "../../helpers/terrain.ts";

const FAR: Fielding = { unit: "rebel-troopers", at: [1500, 800] };

describe("Jump", () => {
  const JUMP = { type: "perform", subject: "jump" } as const;

  const luke: Fielding = { unit: "luke-skywalker-hero-of-the-rebellion", at: null };

  it("[leg.kw.jump-x.action] An engaged unit cannot jump, even if it may move", () => {
    const jumps = (foe: readonly [number, number]): boolean =>
      offered(
        acts([{ unit: "boba-fett-infamous-bounty-hunter", at: [300, 300] }], [{ unit: "rebel-troopers", at: foe }])
          .state,
      ).includes("perform jump");
    expect([jumps([900, 300]), jumps([327, 300])]).toEqual([true, false]);
  });

  it("[leg.kw.jump-x.action] [leg.deploy.by-move] A unit may deploy by a jump, as by any move", () => {
    const reserve = done(onMission(scene({ armies: [[luke], [FAR]], frames: [acting(0)] })), () => undefined).state;
    expect(offered(reserve)).toEqual(["perform move", "perform jump"]);
    expectIllegal(engine.apply(reserve, { type: "perform", subject: "dodge" }), "leg.deploy.must");
    const leaping = playOut(reserve, [JUMP]).state;
    const moves = movesOf(leaping);
    expect(new Set(moves.map(({ type }) => type))).toEqual(new Set(["deploy"]));
    const [move] = moves;
    if (move === undefined) throw new Error("no room");
    const deployed = playOut(leaping, [{ type: "move", move }]).state;
    expect(deployed.units.map(statusOf)).toEqual(["deployed", "deployed"]);
    expect(offered(deployed)).toContain("perform dodge");
  });

  it("[leg.kw.jump-x.action] [leg.standby.trigger] A jump is one action, after which standby tokens may be spent once", () => {
    const watching: Fielding = { unit: "rebel-troopers", at: [300, 550], tokens: { standby: 1 } };
    const armies = [[{ ...luke, at: [300, 300] }], [watching]] as const;
    const leaping = playOut(done(scene({ armies, frames: [acting(0)] }), () => undefined).state, [JUMP]).state;
    const [move] = movesOf(leaping);
    if (move === undefined) throw new Error("no room");
    const asked = playOut(leaping, [{ type: "move", move }]).state;
    expect(engine.decision(asked)).toMatchObject({ kind: "standby", seat: "player-2" });
    const passed = playOut(asked, [{ type: "pass" }]).state;
    expect(engine.decision(passed)).toMatchObject({ kind: "action", seat: "player-1" });
  });

  it("[leg.kw.jump-x.action] [leg.engaged.no-moves] An engaged rider may pivot, but not jump", () => {
    const riders: Fielding = { unit: "tauntaun-riders", state: standing([[300, 300]]) };
    const offeredTo = (enemy: readonly [number, number]) => {
      const armies = [[riders], [{ unit: "stormtroopers", state: standing([enemy]) }]] as const;
      const state = having(scene({ armies, frames: [acting(0)] }), 0, { jump: 1 });
      return offered(done(state, () => undefined).state).filter((key) => /perform (move|jump)/.test(key));
    };
    expect(offeredTo([800, 300])).toEqual(["perform move", "perform jump"]);
    expect(offeredTo([338.5, 300])).toEqual(["perform move"]);
  });
});

describe("Jump, further", () => {
  const luke: Fielding = { unit: "luke-skywalker-hero-of-the-rebellion", at: [300, 300] };

  const jump = { type: "perform", subject: "jump" } as const;

  const over = moving(straight(2, EAST, [430, 300]));

  function acts(table: TableSpec): State {
    return done(scene({ armies: [[luke], [FAR]], frames: [acting(0)], table }), () => undefined).state;
  }

  it("[leg.kw.jump-x.action] Jump X is a card action that moves over terrain up to height X", () => {
    const state = acts(across(140));
    expectIllegal(engine.apply(playOut(state, [{ type: "perform", subject: "move" }]).state, over), TALL);
    const jumped = playOut(state, [jump, over]).state;
    expect(jumped.units[0]?.miniatures[0]).toMatchObject({ x: mm(430) });
    expect(nearest(jumped, "activation")).toMatchObject({ actions: 1, done: ["jump", "move"] });
    expect(offered(jumped)).not.toContain("perform jump");
    const climb = { ...straight(1, EAST, [340, 300]), type: "climb" } as const;
    expectIllegal(engine.apply(playOut(state, [jump]).state, moving(climb)), "leg.move.granted-speed");
  });

  it("[leg.kw.jump-x.height] Jump X crosses only terrain up to height X above the start of the move", () => {
    expectIllegal(engine.apply(playOut(acts(across(160)), [jump]).state, over), TALL);
  });

  it("[leg.kw.jump-x.ignores] A jump is not slowed by difficult terrain, and may cross impassable terrain but not end on it", () => {
    const swamp = across(1, { kind: "area", movement: "difficult" });
    expectIllegal(engine.apply(playOut(acts(swamp), [{ type: "perform", subject: "move" }]).state, over), SLOWED);
    expect(engine.apply(playOut(acts(swamp), [jump]).state, over).ok).toBe(true);
    const chasm = across(170, { kind: "area", movement: "impassable" });
    const leaping = playOut(acts(chasm), [jump]).state;
    expect(engine.apply(leaping, over).ok).toBe(true);
    expectIllegal(engine.apply(leaping, moving(straight(1, EAST, [375, 300]))), "leg.terrain.impassable-end");
  });
});

describe("Jedi Hunter", () => {
  it("[leg.kw.jedi-hunter] Jedi Hunter converts surges to criticals only against units with a Force upgrade icon", () => {
    const hunts = (unit: string, upgrades: readonly string[] = []) => {
      const prey: Fielding = { unit, upgrades, at: THERE, tokens: { dodge: 1 } };
      const start = attackOf([{ unit: "stormtroopers", at: HERE }], [prey], { state: given(0, "jedi-hunter") });
      const { hits, criticals } = poolOf(playOut(start, [add(0, 1), DONE], ["attack-surge"]).state);
      return { hits, criticals };
    };
    expect(hunts("luke-skywalker-hero-of-the-rebellion")).toEqual({ hits: 0, criticals: 1 });
    expect(hunts("rebel-troopers")).toEqual({ hits: 1, criticals: 0 });
  });

  it("[leg.kw.jedi-hunter] Jedi Hunter does not help a unit without it that attacks its owner", () => {
    const hunter: Fielding = { unit: "luke-skywalker-hero-of-the-rebellion", at: THERE, tokens: { dodge: 1 } };
    const start = attackOf([{ unit: "stormtroopers", at: HERE }], [hunter], { state: given(1, "jedi-hunter") });
    expect(poolOf(playOut(start, [add(0, 1), DONE], ["attack-surge"]).state)).toMatchObject({ hits: 1, criticals: 0 });
  });
});

describe("Jar'Kai Mastery", () => {
  it("[leg.kw.jarkai-mastery] An attacker with Jar'Kai Mastery may spend its dodge tokens to improve attack dice", () => {
    const ahsoka: Fielding = { unit: "stormtroopers", at: HERE, tokens: { dodge: 2 } };
    const start = attackOf([ahsoka], [{ unit: "rebel-troopers", at: [300, 357] }], {
      state: given(0, "jarkai-mastery"),
    });
    const rolled = playOut(start, [add(0, 0, "melee"), DONE], ["blank"]).state;
    const bought = playOut(rolled, [choose("jarkai critical from blank")], ["block"]);
    expect(eventsOf(bought, "tokens-lost")).toMatchObject([{ unit: "p1.0", token: "dodge", amount: 2 }]);
    expect(eventsOf(bought, "dice-rolled")).toHaveLength(1);
    expect(unitTokens(bought.state, 0, "dodge")).toBe(0);
  });
});

describe("Juyo Mastery", () => {
  const maul = (wounds: number, more: Partial<ActivationFrame> = {}): State => {
    const { miniatures } = standing([HERE]);
    const fielding: Fielding = {
      unit: "maul-impatient-apprentice",
      state: { miniatures: miniatures.map((one) => ({ ...one, wounds })) },
    };
    return scene({ armies: [[fielding], [FAR]], frames: [PHASE, acting(0, more)] });
  };

  const actionsOf = (state: State) => nearest(state, "activation")?.actions;

  it("[leg.kw.juyo-mastery.action] A unit with Juyo Mastery has one more action in its activation while it is wounded", () => {
    const begins = (wounds: number) => actionsOf(settled(maul(wounds, { stage: "panic" })).state);
    expect([begins(0), begins(1), begins(3)]).toEqual([2, 3, 3]);
    const acted = playOut(settled(maul(1, { stage: "panic" })).state, [perform("aim"), perform("dodge")]).state;
    expect(actionsOf(acted)).toBe(1);
  });

  it("[leg.kw.juyo-mastery.action] A unit with Juyo Mastery that is wounded during its activation gains the extra action once", () => {
    const hurt = done(settled(maul(0, { stage: "panic" })).state, (work) => {
      dealWounds(work, 0, 1, { rule: "leg.wounds.outside-attack", cause: null });
    }).state;
    const once = playOut(hurt, [perform("aim")]).state;
    expect(actionsOf(once)).toBe(2);
    expect(actionsOf(playOut(once, [perform("dodge")]).state)).toBe(1);
  });

  it("[leg.kw.juyo-mastery.moves] A wounded unit with Juyo Mastery may perform at most two move actions, free ones included", () => {
    const moved = (wounds: number) => offered(settled(maul(wounds, { done: ["move", "move"], actions: 1 })).state);
    expect([moved(0).includes("perform move"), moved(1).includes("perform move")]).toEqual([true, false]);
    const free = settled(maul(1, { done: ["move"], actions: 2 })).state;
    expect(offered(free)).toContain("perform move");
    const over = settled(maul(1, { done: ["move", "move"], actions: 1 })).state;
    expect(engine.why(over, perform("move"))?.rule).toBe("leg.kw.juyo-mastery.moves");
  });

  it("[leg.kw.juyo-mastery.moves] [leg.withdraw.move-action] A withdrawal and a compulsory move count among the two move actions of Juyo Mastery", () => {
    const open = (...made: readonly string[]): boolean =>
      offered(settled(maul(1, { done: made, actions: 1 })).state).includes("perform move");
    expect([open("withdraw"), open("withdraw", "move"), open("compulsory-move", "move")]).toEqual([true, false, false]);
  });

  it("[leg.kw.juyo-mastery.moves] A move that an effect gives is no move action, and so open to a unit with Juyo Mastery after two of these", () => {
    const { state } = settled(maul(1, { done: ["move", "move"], actions: 1 }));
    const rules = (["action", "effect"] as const).map((reason) => moveBan({ box, state }, 0, reason)?.rule);
    expect(rules).toEqual(["leg.kw.juyo-mastery.moves", undefined]);
  });
});
