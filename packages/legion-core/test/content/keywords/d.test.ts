import { describe, expect, it } from "vitest";
import { duelOf } from "../../../src/attack/duel.ts";
import { atMoment } from "../../../src/rounds/moments.ts";
import { issueOrder } from "../../../src/rounds/orders.ts";
import type { GameFrame } from "../../../src/state/frames.ts";
import { oneOf } from "../../../src/state/hooks/played.ts";
import { emptyPool, type State } from "../../../src/state/state.ts";
import { mm } from "../../../src/table/lengths.ts";
import { unitTokens } from "../../../src/units/conditions.ts";
import { keywordsOf } from "../../../src/units/keywords.ts";
import { add, choose, DONE, faces, PASS, perform, unitChosen, wound } from "../../helpers/actions.ts";
import { acting, activation, FAR, given, having, ordered, PHASE, POOLED, STORM } from "../../helpers/activations.ts";
import { attackOf, HERE, THERE } from "../../helpers/attacks.ts";
import { onMission, standing } from "../../helpers/moves.ts";
import { eventsOf, offered } from "../../helpers/reading.ts";
import { box, done, engine, type Fielding, playOut, REBELS, scene, settled } from "../../helpers/scene.ts";
import { piece, rectangle } from "../../helpers/terrain.ts";

describe("Dauntless", () => {
  it("[leg.kw.dauntless.move] A unit with Dauntless that is suppressed but not panicked may gain a suppression token for a free move action", () => {
    const brother = (suppression: number): Fielding => ({
      unit: "fifth-brother-the-kill-is-mine",
      tokens: { suppression },
    });
    const courage = 2;
    const start = settled(activation("panic", [brother(courage)])).state;
    expect(offered(start)).toEqual(["effect 0", "pass"]);
    const moved = playOut(start, [{ type: "effect", subject: 0 }]).state;
    expect(unitTokens(moved, 0, "suppression")).toBe(courage + 1);
    expect(engine.decision(moved)?.space).toBe("sampled");
    expect(moved.frames.flatMap((frame) => (frame.kind === "activation" ? [frame.actions] : []))).toEqual([1]);
    expect(engine.decision(playOut(start, [{ type: "pass" }]).state)?.kind).toBe("action");
    expect(engine.decision(settled(activation("panic", [brother(courage - 1)])).state)?.kind).toBe("action");
    expect(eventsOf(settled(activation("panic", [brother(2 * courage)])), "unit-panicked")).toHaveLength(1);
  });

  it("[leg.priority.cannot-beats-can] A unit with Dauntless that is immobilized is not offered the move", () => {
    const held: Fielding = { unit: "fifth-brother-the-kill-is-mine", tokens: { suppression: 2, immobilize: 3 } };
    expect(engine.decision(settled(activation("panic", [held])).state)?.kind).toBe("action");
  });
});

describe("Detachment", () => {
  it("[leg.kw.detachment.deploy] A unit with Detachment copies Infiltrate and Prepared Position from the unit it belongs to", () => {
    const team = { unit: "scout-troopers-strike-team", at: null } as const;
    const army = (parent: string) =>
      scene({ armies: [[team, { unit: parent, at: null }], []], state: { phase: "setup" } });
    const gained = (start: State) => {
      const { state } = done(start, (work) => atMoment(work, "setup-effects", null));
      return Object.keys(keywordsOf({ box, state }, 0)).filter((id) => id === "infiltrate");
    };
    const infiltrating = { unit: 1, keyword: "infiltrate", value: 1, until: "game" } as const;
    expect(gained({ ...army("scout-troopers"), ongoing: [infiltrating] })).toEqual(["infiltrate"]);
    expect(gained(army("scout-troopers"))).toEqual([]);
    expect(gained({ ...army("stormtroopers"), ongoing: [infiltrating] })).toEqual([]);
  });
});

describe("Detachment", () => {
  it("[leg.kw.detachment.deploy] Detachment copies no keyword from a unit of the other player", () => {
    const team = { unit: "scout-troopers-strike-team", at: null } as const;
    const parent = { unit: "scout-troopers", at: null } as const;
    const infiltrates = (armies: readonly [readonly Fielding[], readonly Fielding[]]) => {
      const start = scene({ armies, state: { phase: "setup" } });
      const ongoing = [{ unit: 1, keyword: "infiltrate", value: 1, until: "game" }] as const;
      const { state } = done({ ...start, ongoing }, (work) => atMoment(work, "setup-effects", null));
      return keywordsOf({ box, state }, 0)["infiltrate"];
    };
    expect([infiltrates([[team, parent], []]), infiltrates([[team], [parent]])]).toEqual([1, undefined]);
  });

  it("[leg.kw.detachment.deploy] Detachment copies no keyword from another detachment", () => {
    const team = { unit: "scout-troopers-strike-team", at: null } as const;
    const start = scene({ armies: [[team, team], []], state: { phase: "setup" } });
    const ongoing = [{ unit: 1, keyword: "infiltrate", value: 1, until: "game" }] as const;
    const { state } = done({ ...start, ongoing }, (work) => atMoment(work, "setup-effects", null));
    expect(keywordsOf({ box, state }, 0)["infiltrate"]).toBe(undefined);
  });
});

describe("Direct", () => {
  const ORDERS: GameFrame = { kind: "command", stage: "orders", turn: 0 };

  it("[leg.kw.direct] [leg.command.other-sources] A unit with Direct issues an order to a named unit at range 2, whatever card was played", () => {
    const cody: Fielding = { unit: "clone-commander-cody-leader-of-the-212th", at: [150, 150] };
    const walker = (x: number): Fielding => ({ unit: "at-rt-galactic-republic", at: [x, 300] });
    const armies = [[cody, walker(150), walker(350), walker(1500), STORM], REBELS] as const;
    const { state } = settled(scene({ armies, frames: [ORDERS] }));
    expect(offered(state)).toEqual(["choose-unit p1.1", "choose-unit p1.2", "done"]);
    const issued = playOut(state, [unitChosen("p1.2")]);
    expect(eventsOf(issued, "order-issued")).toMatchObject([{ unit: "p1.2", rule: "leg.kw.direct", cause: "direct" }]);
  });
});

describe("Direct", () => {
  it("[leg.kw.direct] Direct is not offered if no named unit is at range 2", () => {
    const asked = (x: number) => {
      const armies = [
        [
          { unit: "agent-kallus-hunter-of-spectres", at: [300, 300] },
          { unit: "stormtroopers", state: standing([[x, 300]]) },
        ],
        [],
      ] as const;
      const { state } = done(scene({ armies }), (work) => atMoment(work, "issue-orders", null));
      return engine.decision(state) === undefined ? [] : offered(state);
    };
    expect(asked(627)).toEqual(["choose-unit p1.1", "done"]);
    expect(asked(628)).toEqual([]);
  });

  it("[leg.kw.direct] Direct orders only units that Direct itself names, not units that another keyword of the unit names", () => {
    const geonosians = ["sun-fac-ruthless-lieutenant", "poggle-the-lesser-public-leader-of-the-geonosians"];
    const mine = [...geonosians, "geonosian-warriors-soldiers-of-the-hive"].map(
      (unit, place): Fielding => ({ unit, at: [300 + 150 * place, 300] }),
    );
    const { state } = done(scene({ armies: [mine, []] }), (work) => atMoment(work, "issue-orders", null));
    expect(engine.decision(state)).toMatchObject({ rule: "leg.kw.direct", context: { unit: "p1.0" } });
    expect(offered(state)).toEqual(["choose-unit p1.2", "done"]);
  });

  it("[leg.command.other-sources] After the order pools are created, Direct can order only a unit whose token is in the pool, and takes that token", () => {
    const kallus: Fielding = { unit: "agent-kallus-hunter-of-spectres", at: [300, 300] };
    const armies = [[kallus, { unit: "stormtroopers", at: [400, 300] }], [FAR]] as const;
    const asked = (corps: number) => {
      const players = [{ orderPool: { ...emptyPool(), corps, commander: 1 } }, {}] as const;
      return done(scene({ armies, players, frames: [PHASE] }), (work) => atMoment(work, "issue-orders", null)).state;
    };
    expect(engine.decision(asked(0))?.kind).not.toBe("choose-unit");
    expect(offered(asked(1))).toEqual(["choose-unit p1.1", "done"]);
    const { state, events } = playOut(asked(1), [unitChosen("p1.1")]);
    expect([state.sides[0].orderPool.corps, state.units[1]?.order]).toEqual([0, "faceup"]);
    expect(eventsOf({ events }, "order-pool-changed")).toMatchObject([{ seat: "player-1", rule: "leg.kw.direct" }]);
  });
});

describe("Disciplined", () => {
  const troopers: Fielding = { unit: "imperial-death-troopers", at: HERE };

  it("[leg.kw.disciplined-x] A unit with Disciplined X may remove up to X suppression tokens when it is issued an order", () => {
    const suppressed: Fielding = { ...troopers, tokens: { suppression: 2 } };
    const frames: readonly GameFrame[] = [PHASE, acting(0)];
    const asked = done(scene({ armies: [[suppressed], [FAR]], frames, players: [POOLED, {}] }), (work) =>
      issueOrder(work, 0, { rule: "leg.command.issue-token", cause: null }),
    ).state;
    expect(offered(asked)).toEqual(["choose-unit p1.0", "done"]);
    expect(unitTokens(playOut(asked, [unitChosen("p1.0")]).state, 0, "suppression")).toBe(1);
    expect(unitTokens(playOut(asked, [DONE]).state, 0, "suppression")).toBe(2);
  });
});

describe("Defend", () => {
  it("[leg.kw.defend-x] A unit with Defend X gains X dodge tokens when it is issued an order", () => {
    const start = ordered({ unit: "ahsoka-tano-fulcrum" });
    expect([unitTokens(start, 0, "dodge"), unitTokens(start, 0, "aim")]).toEqual([1, 0]);
    expect(unitTokens(ordered({ unit: "ahsoka-tano-fulcrum" }, { defend: 1 }), 0, "dodge")).toBe(2);
  });
});

describe("Djem So Mastery", () => {
  const swordsman: Fielding = { unit: "rebel-troopers", at: [300, 357] };

  it("[leg.kw.djem-so-mastery] A defender with Djem So Mastery wounds the attacker if the attacker's melee pool shows a blank", () => {
    const start = attackOf([{ unit: "stormtroopers", at: HERE }], [swordsman], { state: given(1, "djem-so-mastery") });
    const fought = playOut(start, [add(0, 0, "melee"), add(1, 0, "melee"), DONE], ["blank", "hit", "block"]);
    expect(offered(fought.state)).toEqual(["wound p1.0.1", "wound p1.0.2", "wound p1.0.3"]);
    const wounded = playOut(fought.state, [wound("p1.0.1")]);
    expect(eventsOf(wounded, "unit-wounded")).toMatchObject([{ miniature: "p1.0.1", rule: "leg.kw.djem-so-mastery" }]);
  });

  it("[leg.kw.djem-so-mastery] Djem So Mastery has no effect on the blanks of its own unit's attack", () => {
    const start = attackOf([{ unit: "stormtroopers", at: HERE }], [swordsman], { state: given(0, "djem-so-mastery") });
    const fought = playOut(start, [add(0, 0, "melee"), DONE], ["blank"]);
    expect(eventsOf(fought, "unit-wounded")).toEqual([]);
    expect(fought.state.frames).toEqual([]);
  });
});

describe("Duelist", () => {
  it("[leg.kw.duelist.attack] A Duelist gains Pierce from an aim token that another clone unit lends it, as from its own", () => {
    const clones = (at: readonly [number, number], aim: number): Fielding => ({
      unit: "clone-trooper-infantry",
      at,
      tokens: { aim },
    });
    const start = attackOf([clones(HERE, 0), clones([300, 243], 1)], [{ unit: "b1-battle-droids", at: [300, 357] }], {
      state: given(0, "duelist"),
    });
    const rolled = playOut(start, [add(0, 0, "melee"), DONE], ["blank"]).state;
    const aimed = playOut(rolled, [choose("aim of p1.1")], ["hit", "block"]).state;
    expect(offered(aimed)).toContain("choose-option pierce");
  });

  it("[leg.kw.duelist.attack] A Duelist gains no Pierce from an aim token of another clone unit that it does not spend", () => {
    const clones = (y: number, aim: number): Fielding => {
      return { unit: "clone-trooper-infantry", at: [300, y], tokens: { aim } };
    };
    const start = attackOf([clones(300, 0), clones(243, 1)], [{ unit: "b1-battle-droids", at: [300, 357] }], {
      state: given(0, "duelist"),
    });
    const rolled = playOut(start, [add(0, 0, "melee"), DONE], ["hit"]).state;
    const fought = playOut(rolled, [PASS], ["block"]);
    expect(eventsOf(fought, "pool-resolved")).toMatchObject([{ wounds: 0 }]);
  });
});

describe("Danger Sense", () => {
  const wary = (suppression: number, at: readonly [number, number] = HERE): Fielding => ({
    unit: "cassian-andor-capable-intelligence-agent",
    at,
    tokens: { suppression },
  });

  it("[leg.kw.danger-sense-x.dice] A defender with Danger Sense X rolls one more die per suppression token, at most X", () => {
    const dice = (suppression: number) => {
      const start = attackOf([{ unit: "stormtroopers", at: HERE }], [wary(suppression, [300, 550])]);
      const value = keywordsOf({ box, state: start }, 1)["danger-sense"] ?? 0;
      const extra = Math.min(value, suppression);
      const step = playOut(start, [add(0, 1), DONE], ["critical", ...faces(1 + extra, "block")]);
      return [value, eventsOf(step, "dice-rolled").map((event) => event.dice.length)];
    };
    expect([dice(0), dice(1), dice(5)]).toEqual([
      [3, [1, 1]],
      [3, [1, 2]],
      [3, [1, 4]],
    ]);
  });

  it("[leg.kw.danger-sense-x.keep] A unit with Danger Sense X may keep up to X of the tokens that it would remove in its Rally step", () => {
    const start = settled(activation("roll", [wary(4)]), faces(4, "block")).state;
    expect(unitTokens(start, 0, "suppression")).toBe(3);
    expect(engine.decision(start)).toMatchObject({ kind: "choose-unit", rule: "leg.kw.danger-sense-x.keep" });
    const kept = (count: number) =>
      unitTokens(
        playOut(start, [...Array.from({ length: count }, () => unitChosen("p1.0")), DONE]).state,
        0,
        "suppression",
      );
    expect([kept(0), kept(1), kept(2)]).toEqual([0, 1, 2]);
    const all = playOut(start, [unitChosen("p1.0"), unitChosen("p1.0"), unitChosen("p1.0")]);
    expect(unitTokens(all.state, 0, "suppression")).toBe(3);
  });

  it("[leg.kw.danger-sense-x.keep] Suppression kept by Danger Sense counts in the panic check after the rally", () => {
    const start = settled(activation("roll", [wary(4)]), [...faces(3, "block"), "blank"]).state;
    const kept = playOut(start, [unitChosen("p1.0"), unitChosen("p1.0"), unitChosen("p1.0")]);
    expect(eventsOf(kept, "unit-panicked")).toHaveLength(1);
    expect(eventsOf(playOut(start, [DONE]), "unit-panicked")).toEqual([]);
  });

  it("[leg.kw.danger-sense-x.keep] Danger Sense is also offered in the End Phase and when the unit recovers", () => {
    const recovers = scene({ armies: [[wary(2)], [FAR]], frames: [PHASE, acting(0)] });
    const asked = playOut(settled(recovers).state, [perform("recover")]).state;
    expect(engine.decision(asked)?.rule).toBe("leg.kw.danger-sense-x.keep");
    const phase: GameFrame = { kind: "end", stage: "remove-tokens", turn: 0 };
    const ends = settled(
      onMission(scene({ armies: [[wary(2)], [FAR]], frames: [phase], state: { phase: "end" } })),
    ).state;
    expect(engine.decision(ends)?.rule).toBe("leg.kw.danger-sense-x.keep");
    expect([offered(ends), unitTokens(ends, 0, "suppression")]).toEqual([["choose-unit p1.0", "done"], 2]);
  });
});

describe("Death From Above", () => {
  const shot = (from: number, to: number, kind: "obstacle" | "area" = "obstacle") => {
    const block = (id: string, y: number, top: number) => ({
      ...piece(id, rectangle(200, y, 200, 120), top === 0 ? 1 : top),
      kind: top === 0 ? ("area" as const) : kind,
    });
    const terrain = [...(from > 0 ? [block("tower", 240, from)] : []), ...(to > 0 ? [block("roof", 490, to)] : [])];
    const raised = (top: number) => (kind === "area" ? 0 : mm(top));
    const stand = (fielding: Fielding, top: number): Fielding => {
      const [x, y] = fielding.at ?? [0, 0];
      const spots = standing([[x, y]]).miniatures.map((one) => ({ ...one, z: raised(top) }));
      return { ...fielding, state: { miniatures: spots } };
    };
    const mine = stand({ unit: "cassian-andor-capable-intelligence-agent", at: HERE }, from);
    const theirs = stand({ unit: "general-veers-master-tactician", at: THERE }, to);
    return scene({ armies: [[mine], [theirs]], table: { terrain } });
  };
  const counts = (state: State): boolean => {
    const duel = duelOf({ box, state }, 0, 1);
    const hook = oneOf(box.keywords, "death-from-above", "in-attack");
    if (duel === undefined || hook === undefined) throw new Error("nobody to attack");
    const { scene: where, attacker, defender } = duel;
    return (
      hook(
        { box, state },
        { unit: 0, value: 1 },
        { kind: "ranged", part: "attacks", scene: where, enemy: 1, attacker, defender, weapons: [], used: [] },
      ) > 0
    );
  };

  it("[leg.kw.death-from-above] Death From Above applies only if the attacking leader is on higher terrain than the defending leader", () => {
    expect([counts(shot(0, 0)), counts(shot(60, 0)), counts(shot(60, 60))]).toEqual([false, true, false]);
    expect([counts(shot(200, 60)), counts(shot(60, 200))]).toEqual([true, false]);
  });

  it("[leg.kw.death-from-above] Area terrain does not raise an attacker for Death From Above", () => {
    expect(counts(shot(60, 0, "area"))).toBe(false);
  });
});

describe("Demoralize", () => {
  const near = (unit: string, x: number, tokens = {}): Fielding => ({ unit, at: [x, 300], tokens });

  it("[leg.kw.demoralize-x] A unit with Demoralize X distributes up to X suppression tokens among enemies at range 2 after its Rally step", () => {
    const frames = [PHASE, acting(0, { stage: "roll" })];
    const foes = [near("rebel-troopers", 500), near("rebel-troopers", 150), near("rebel-troopers", 1400)];
    const armies = [
      [
        { ...STORM, at: [300, 300] as const },
        { ...STORM, at: [300, 150] as const },
      ],
      foes,
    ] as const;
    const start = settled(having(scene({ armies, frames }), 0, { demoralize: 2 })).state;
    expect(offered(start)).toEqual(["choose-unit p2.0", "choose-unit p2.1", "done"]);
    const shared = playOut(start, [unitChosen("p2.0"), unitChosen("p2.1")]).state;
    expect([2, 3, 4].map((unit) => unitTokens(shared, unit, "suppression"))).toEqual([1, 1, 0]);
    const both = playOut(start, [unitChosen("p2.0"), unitChosen("p2.0")]).state;
    expect(unitTokens(both, 2, "suppression")).toBe(2);
    expect(unitTokens(playOut(start, [DONE]).state, 2, "suppression")).toBe(0);
  });

  it("[leg.kw.demoralize-x] Demoralize is not offered if no enemy at range 2 can have suppression", () => {
    const frames = [PHASE, acting(0, { stage: "roll" })];
    const armies = [[{ ...STORM, at: [300, 300] as const }], [near("at-st", 500)]] as const;
    const { state } = settled(having(scene({ armies, frames }), 0, { demoralize: 1 }));
    expect(engine.decision(state)?.kind).toBe("action");
  });
});
