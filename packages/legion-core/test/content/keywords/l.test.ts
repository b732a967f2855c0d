import { scripted } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import { defaultCatalogue } from "../../../src/content/catalogue.ts";
import { engineOf } from "../../../src/engine/engine.ts";
import type { Action } from "../../../src/state/actions.ts";
import { compileBox } from "../../../src/state/box.ts";
import type { State } from "../../../src/state/state.ts";
import { GameWork } from "../../../src/state/work.ts";
import { unitTokens } from "../../../src/units/conditions.ts";
import { add, choose, DONE, declare, faces, perform, unitChosen } from "../../helpers/actions.ts";
import { acting, given, having, PHASE, WAITING } from "../../helpers/activations.ts";
import { attackOf, HERE } from "../../helpers/attacks.ts";
import { standing } from "../../helpers/moves.ts";
import { eventsOf, left, offered, poolOf, weapons, woundsOnUnit } from "../../helpers/reading.ts";
import { CONTENT, done, engine, type Fielding, playOut, scene, settled } from "../../helpers/scene.ts";
import { hurtUnit, suffers, woundsOfFirst } from "./helpers.ts";

describe("Latent Power", () => {
  const R2: Fielding = { unit: "r2-d2-hero-of-a-thousand-devices", at: HERE };

  const REBELS: Fielding = { unit: "rebel-troopers", at: [300, 420] };

  const DIN: Fielding = { unit: "din-djarin-the-mandalorian", counterpart: "grogu", at: HERE };

  const ends = (mine: readonly Fielding[], theirs: readonly Fielding[] = WAITING): State =>
    settled(scene({ armies: [mine, theirs], frames: [PHASE, acting(0, { stage: "end" })] })).state;

  const USE: Action = { type: "effect", subject: 0 };

  const ENEMIES: readonly Fielding[] = [
    { unit: "stormtroopers", at: [300, 440] },
    { unit: "stormtroopers", at: [160, 300] },
    ...WAITING,
  ];

  it("[leg.kw.latent-power.roll] At the end of its activation a unit with Latent Power may gain a suppression token to roll a red die; a block has no effect", () => {
    const asked = hurtUnit(ends([DIN], ENEMIES), 0, [2]);
    expect(offered(asked)).toEqual(["effect 0", "pass"]);
    const rolled = playOut(asked, [USE], ["block"]);
    expect(engine.decision(rolled.state)?.kind).toBe("activate");
    expect(eventsOf(rolled, "dice-rolled")).toMatchObject([
      { dice: ["red-defense"], rule: "leg.kw.latent-power.roll" },
    ]);
    expect([0, 1, 2].map((unit) => unitTokens(rolled.state, unit, "suppression"))).toEqual([1, 0, 0]);
    expect(woundsOnUnit(rolled.state, 0)).toEqual([2, 0]);
    expect(unitTokens(playOut(asked, [{ type: "pass" }]).state, 0, "suppression")).toBe(0);
  });

  it("[leg.kw.latent-power.roll] A unit has Latent Power only with the counterpart that provides it", () => {
    expect(offered(ends([{ unit: "din-djarin-the-mandalorian", at: HERE }], ENEMIES))).not.toContain("effect 0");
  });

  it("[leg.kw.latent-power.roll] Latent Power is not offered to a unit off the battlefield or one that cannot gain the suppression token", () => {
    const offeredTo = (bearer: Fielding) => {
      const start = scene({ armies: [[bearer], ENEMIES], frames: [PHASE, acting(0, { stage: "end" })] });
      return offered(settled(having(start, 0, { "latent-power": 1 })).state).includes("effect 0");
    };
    const troopers: Fielding = { unit: "rebel-troopers", at: HERE };
    expect(offeredTo(troopers)).toBe(true);
    expect(offeredTo({ ...troopers, at: null })).toBe(false);
    expect(offeredTo({ unit: "at-rt-rebel-alliance", at: HERE })).toBe(false);
  });

  it("[leg.kw.latent-power.surge] A surge rolled for Latent Power gives an enemy unit at range 1 two suppression and two immobilize tokens", () => {
    const surge = playOut(ends([DIN], ENEMIES), [USE], ["defense-surge"]).state;
    expect(offered(surge)).toEqual(["choose-unit p2.0", "choose-unit p2.1"]);
    const held = playOut(surge, [unitChosen("p2.1")]).state;
    expect([1, 2].map((unit) => unitTokens(held, unit, "suppression"))).toEqual([0, 2]);
    expect([1, 2].map((unit) => unitTokens(held, unit, "immobilize"))).toEqual([0, 2]);
  });

  it("[leg.kw.latent-power.surge] A surge rolled for Latent Power reaches enemies at range 1 of the unit, not only of the miniature that has it", () => {
    // At range 1 of Din Djarin, but not of Grogu beyond him.
    const beside: readonly Fielding[] = [{ unit: "rebel-troopers", at: [123, 300] }, ...WAITING];
    const surge = playOut(ends([DIN], beside), [USE], ["defense-surge"]).state;
    expect(unitTokens(surge, 1, "immobilize")).toBe(2);
  });

  it("[leg.kw.latent-power.blank] A blank rolled for Latent Power removes a wound or poison token from a friendly non-droid trooper unit at range 1", () => {
    const friends: readonly Fielding[] = [
      { ...REBELS, tokens: { poison: 1 } },
      { ...R2, at: [420, 300], tokens: { poison: 1 } },
      { unit: "rebel-troopers", at: [300, 800], tokens: { poison: 1 } },
      // At range 1 of the leader, but not of Grogu beyond him.
      { unit: "luke-skywalker-hero-of-the-rebellion", at: [123, 300], tokens: { poison: 1 } },
    ];
    const blank = playOut(hurtUnit(ends([DIN, ...friends]), 0, [2]), [USE], ["blank"]).state;
    expect(offered(blank)).toEqual(["choose-unit p1.0", "choose-unit p1.1"]);
    const own = playOut(blank, [unitChosen("p1.0")]).state;
    expect([woundsOnUnit(own, 0), unitTokens(own, 1, "poison")]).toEqual([[1, 0], 1]);
    const other = playOut(blank, [unitChosen("p1.1")]).state;
    expect([woundsOnUnit(other, 0), unitTokens(other, 1, "poison")]).toEqual([[2, 0], 0]);
  });
});

describe("Long Shot", () => {
  const luke = (aim: number): Fielding => ({
    unit: "luke-skywalker-hero-of-the-rebellion",
    at: HERE,
    tokens: { aim },
  });

  const away = (y: number): Fielding => ({
    unit: "general-veers-master-tactician",
    at: [300, y],
    tokens: { dodge: 1 },
  });

  const USE = choose("long-shot Luke's Blaster");

  const marksmen = (aim: number, at: readonly [number, number] = HERE): Fielding => ({
    unit: "clone-trooper-marksmen",
    at,
    tokens: { aim },
  });

  it("[leg.kw.long-shot] A unit may spend one aim token before it chooses the defender to raise the weapon's maximum range by 1", () => {
    const start = attackOf([luke(2)], [away(600), away(700)]);
    expect(offered(start)).toEqual(["declare p2.0", "choose-option long-shot Luke's Blaster"]);
    expect(engine.why(start, declare("p2.1"))?.rule).toBe("leg.defender.range");
    const bare = attackOf([luke(0)], [away(600), { ...away(600), at: [400, 600] }]);
    expect(engine.why(bare, USE)).toMatchObject({ code: "no-token-left", params: { token: "aim" } });
    const used = playOut(start, [USE]);
    expect(eventsOf(used, "tokens-lost")).toMatchObject([
      { unit: "p1.0", token: "aim", amount: 1, rule: "leg.kw.long-shot" },
    ]);
    expect(offered(used.state)).toEqual(["declare p2.0", "declare p2.1"]);
    const shot = playOut(used.state, [declare("p2.1")], faces(4, "blank")).state;
    expect(offered(shot)).toEqual(["choose-option aim", "pass"]);
    expect(poolOf(shot).left["attacker.aim"]).toBe(1);
  });

  it("[leg.kw.long-shot] A unit may attack an enemy only in range with Long Shot if it has an aim token, but not without one", () => {
    const acts = (aim: number, y = 700) =>
      settled(scene({ armies: [[luke(aim)], [away(y)]], frames: [PHASE, acting(0)] })).state;
    expect(offered(acts(1))).toContain("perform attack");
    expect(offered(acts(0))).not.toContain("perform attack");
    expect(offered(acts(3, 860))).not.toContain("perform attack");
    const shot = playOut(acts(1), [perform("attack")], faces(4, "hit")).state;
    expect([unitTokens(shot, 0, "aim"), poolOf(shot).hits]).toEqual([0, 4]);
  });

  it("[leg.kw.long-shot] Long Shot extends the weapon for every miniature that has it", () => {
    const start = attackOf([marksmen(1)], [away(800)]);
    expect(weapons(start).filter((key) => key.endsWith(" 1 ranged")).length).toBeGreaterThan(1);
    const near = attackOf([marksmen(1)], [away(600), away(500)]);
    expect(offered(near).filter((key) => key.startsWith("choose-option"))).toHaveLength(1);
  });

  it("[leg.kw.long-shot] [leg.type.clone-share] A clone unit may pay for Long Shot with another clone's token, but then borrows no other clone token in that attack", () => {
    const start = attackOf([marksmen(0), marksmen(2, [450, 300])], [{ unit: "b1-battle-droids", at: [300, 820] }]);
    const [only] = weapons(start);
    if (only === undefined) throw new Error("nothing reaches so far");
    expect([unitTokens(start, 0, "aim"), unitTokens(start, 1, "aim")]).toEqual([0, 1]);
    const shot = playOut(start, [add(0, 1), DONE], ["blank"]);
    expect(eventsOf(shot, "pool-resolved")).toHaveLength(1);
  });

  it("[leg.kw.long-shot] [leg.type.clone-share] A unit whose Long Shot another clone paid for may still spend a token of an Exemplar", () => {
    const friend = (x: number): Fielding => marksmen(1, [x, 300]);
    const enemy: Fielding = { unit: "b1-battle-droids", at: [300, 820] };
    const start = attackOf([marksmen(0), friend(450), friend(150)], [enemy], { state: given(2, "exemplar") });
    const paid = offered(start)
      .find((key) => /long-shot .* of p1\.1 by clone-trooper/.test(key))
      ?.slice("choose-option ".length);
    const shot = playOut(start, [choose(paid ?? ""), add(0, 1), DONE], ["blank"]).state;
    expect(offered(shot)).toEqual(["choose-option aim of p1.2 by exemplar", "pass"]);
    const top = shot.frames[shot.frames.length - 1];
    expect(top?.kind === "pool" ? top.situation.lenders.attacker.map(({ id, by }) => [id, ...by]) : []).toEqual([
      ["p1.2", "exemplar"],
    ]);
  });

  it("[leg.kw.long-shot] Long Shot is not offered in a melee attack", () => {
    const near: Fielding = { unit: "stormtroopers", at: [300, 327] };
    const free = attackOf([luke(1)], [near, { unit: "stormtroopers", at: [327, 300] }]);
    const bound = attackOf([luke(1)], [near, { unit: "stormtroopers", at: [327, 300] }], { with: "melee" });
    const offeredTo = (state: State) => offered(state).some((key) => key.includes("long-shot"));
    expect([offeredTo(free), offeredTo(bound)]).toEqual([true, false]);
  });
});

describe("Leader", () => {
  const lead = (subject: string): Action => ({ type: "lead", subject });

  const CAPTAIN: Fielding = { unit: "stormtroopers", upgrades: ["stormtrooper-captain"], at: HERE };

  it("[leg.kw.leader] A miniature with Leader leads its unit from the start, so that it is wounded last", () => {
    const start = scene({ armies: [[CAPTAIN, { unit: "stormtroopers" }], WAITING], frames: [PHASE] });
    expect(start.units.slice(0, 2).map(({ leader }) => leader)).toEqual([4, 0]);
    expect(offered(suffers(CAPTAIN, 1))).toEqual(["wound p1.0.0", "wound p1.0.1", "wound p1.0.2", "wound p1.0.3"]);
  });

  it("[leg.kw.leader.defeated] A defeated Leader replaces another miniature of its unit, which is defeated instead", () => {
    const apart = {
      ...CAPTAIN,
      state: standing([
        [300, 300],
        [340, 300],
        [380, 300],
        [300, 340],
        [340, 340],
      ]),
    };
    const start = scene({ armies: [[apart], WAITING], frames: [PHASE] });
    const struck = done(start, (work) => {
      work.push({ kind: "leader", unit: 0 });
      work.miniature(0, 4).status = "defeated";
      work.miniature(0, 4).wounds = 1;
      work.unit(0).fallen = [4];
    }).state;
    expect(offered(struck)).toEqual(["lead p1.0.0", "lead p1.0.1", "lead p1.0.2", "lead p1.0.3"]);
    const led = playOut(struck, [lead("p1.0.2")]);
    expect([left(led.state, 0), led.state.units[0]?.leader]).toEqual([[0, 1, 3, 4], 4]);
    expect(led.state.units[0]?.miniatures[4]).toMatchObject({ status: "standing", x: 38_000, y: 30_000, wounds: 0 });
    expect([woundsOfFirst(led.state)?.[2], led.state.units[0]?.fallen]).toEqual([1, [2]]);
    expect(eventsOf(led, "leader-kept")).toMatchObject([
      { miniature: "p1.0.4", instead: "p1.0.2", wounds: 0, rule: "leg.kw.leader.defeated" },
    ]);
  });

  it("[leg.kw.leader.defeated] A defeated Tactical Droid replaces a wounded B2 that is out of sight, and takes over its wound", () => {
    const squad: Fielding = { unit: "b2-super-battle-droids", upgrades: ["t-series-tactical-droid"], at: HERE };
    const struck = done(scene({ armies: [[squad], WAITING], frames: [PHASE] }), (work) => {
      work.push({ kind: "leader", unit: 0 });
      work.miniature(0, 1).wounds = 1;
      work.miniature(0, 3).status = "defeated";
      work.miniature(0, 3).wounds = 2;
      work.unit(0).fallen = [3];
    }).state;
    const led = playOut(struck, [lead("p1.0.1")]);
    expect([left(led.state, 0), woundsOfFirst(led.state)]).toEqual([
      [0, 2, 3],
      [0, 2, 0, 1],
    ]);
    expect(eventsOf(led, "leader-kept")).toMatchObject([{ miniature: "p1.0.3", instead: "p1.0.1", wounds: 1 }]);
    expect(woundsOfFirst(playOut(struck, [lead("p1.0.2")]).state)).toEqual([0, 1, 2, 0]);
  });

  it("[leg.wounds.new-leader] Another miniature becomes the leader when a leader without the keyword Leader is defeated", () => {
    const plain: Fielding = { unit: "stormtroopers", at: HERE };
    const struck = done(scene({ armies: [[plain], WAITING], frames: [PHASE] }), (work) => {
      work.miniature(0, 0).status = "defeated";
      work.push({ kind: "leader", unit: 0 });
    }).state;
    const led = playOut(struck, [lead("p1.0.2")]).state;
    expect([left(led, 0), led.units[0]?.leader]).toEqual([[1, 2, 3], 2]);
  });

  it("[leg.kw.leader.defeated] A Leader with wound threshold 2 in a unit with threshold 1 comes back with one wound token", () => {
    const upgrades = defaultCatalogue.upgrades.map((card) =>
      card.id === "stormtrooper-captain" ? { ...card, wounds: 2 } : card,
    );
    const box = compileBox({ ...CONTENT, catalogue: { ...defaultCatalogue, upgrades } });
    const tough = engineOf(box);
    const start = scene({ armies: [[CAPTAIN], WAITING], frames: [PHASE] });
    const miniatures = start.units[0]?.miniatures.map((one, place) =>
      place > 0 && place < 4 ? ({ ...one, status: "defeated", wounds: 1 } as const) : one,
    );
    const units = start.units.map((one, unit) => (unit === 0 ? { ...one, miniatures: miniatures ?? [] } : one));
    const work = new GameWork(box, { ...start, units }, scripted([]));
    work.push({ kind: "leader", unit: 0 });
    const captain = work.miniature(0, 4);
    captain.status = "defeated";
    captain.wounds = 2;
    tough.settle(work);
    const { state } = work.finish();
    expect(state.units[0]?.miniatures[4]).toMatchObject({ status: "standing", wounds: 1 });
    expect(left(state, 0)).toEqual([4]);
  });
});
