import { describe, expect, it } from "vitest";
import type { GameFrame } from "../../../src/state/frames.ts";
import type { State } from "../../../src/state/state.ts";
import { mm } from "../../../src/table/lengths.ts";
import { courageOf, unitTokens } from "../../../src/units/conditions.ts";
import { keywordsOf } from "../../../src/units/keywords.ts";
import { gainTokens } from "../../../src/units/unit-tokens.ts";
import { dealWounds } from "../../../src/units/wounds/casualties.ts";
import { add, choose, DONE, unitChosen } from "../../helpers/actions.ts";
import { STORM } from "../../helpers/activations.ts";
import { attackOf, HERE, isBacked } from "../../helpers/attacks.ts";
import { movingScene, standing, straight } from "../../helpers/moves.ts";
import { eventsOf, offered } from "../../helpers/reading.ts";
import { box, done, engine, type Fielding, playOut, REBELS, scene, settled } from "../../helpers/scene.ts";
import { EAST } from "../../helpers/table.ts";
import { across, wall } from "../../helpers/terrain.ts";

describe("Exemplar", () => {
  const SNOW: Fielding = { unit: "snowtroopers", at: HERE };

  const TARGET: Fielding = { unit: "rebel-troopers", at: [300, 550] };

  const veers = (more: Partial<Fielding> = {}): Fielding => {
    return { unit: "general-veers-master-tactician", at: [450, 300], tokens: { aim: 2 }, ...more };
  };

  const rolled = (friend: Fielding, more: Parameters<typeof attackOf>[2] = {}) =>
    playOut(attackOf([SNOW, friend], [TARGET], more), [add(0, 1), DONE], ["hit"]).state;

  const offer = choose("aim of p1.1 by exemplar");

  it("[leg.kw.exemplar] An attacking friend may spend one token of an Exemplar at range 2 in sight as its own", () => {
    const state = rolled(veers());
    expect(offered(state)).toEqual(["choose-option aim of p1.1 by exemplar", "pass"]);
    const over = playOut(state, [offer], ["hit", "block"]);
    expect(unitTokens(over.state, 1, "aim")).toBe(1);
    expect(eventsOf(over, "pool-resolved")).toHaveLength(1);
  });

  it("[leg.kw.exemplar] A defending friend may also spend one token of an Exemplar", () => {
    const leia = { unit: "leia-organa-fearless-and-inventive", at: [400, 550], tokens: { dodge: 1 } } as const;
    const state = playOut(attackOf([SNOW], [TARGET, leia], { only: 1 }), [add(0, 1), DONE], ["hit"]).state;
    expect(engine.decision(state)).toMatchObject({ seat: "player-2" });
    const saved = playOut(state, [choose("dodge of p2.1 by exemplar")]);
    expect(unitTokens(saved.state, 2, "dodge")).toBe(0);
    expect(eventsOf(saved, "pool-resolved")).toMatchObject([{ wounds: 0 }]);
  });

  it("[leg.kw.exemplar] An Exemplar lends no tokens to units out of range, out of sight or of another faction", () => {
    const waits = (state: State) => offered(state).some((key) => key.includes("exemplar"));
    const roll = (friend: Fielding, more: Parameters<typeof attackOf>[2] = {}) =>
      playOut(attackOf([SNOW, friend], [TARGET], more), [add(0, 1), DONE], ["hit", "block"]).state;
    expect(waits(roll(veers({ at: [800, 300] })))).toBe(false);
    expect(waits(roll(veers(), { table: wall(370, 100, 20, 430) }))).toBe(false);
    expect(waits(roll({ unit: "leia-organa-fearless-and-inventive", at: [450, 300], tokens: { aim: 2 } }))).toBe(false);
  });
});

describe("Entourage", () => {
  const krennic: Fielding = { unit: "director-orson-krennic-architect-of-terror", at: [300, 300] };

  const death = (x: number): Fielding => ({ unit: "imperial-death-troopers", at: [x, 450] });

  const ORDERS: GameFrame = { kind: "command", stage: "orders", turn: 0 };

  it("[leg.kw.entourage.order] A unit with Entourage may order one unit of the named kind at range 2 while orders are issued", () => {
    const armies = [[krennic, death(300), STORM, death(1500)], REBELS] as const;
    const { state } = settled(scene({ armies, frames: [ORDERS] }));
    expect(offered(state)).toEqual(["choose-unit p1.1", "done"]);
    const issued = playOut(state, [unitChosen("p1.1")]);
    expect(eventsOf(issued, "order-issued")).toMatchObject([{ unit: "p1.1", rule: "leg.kw.entourage.order" }]);
  });

  it("[leg.kw.entourage.backup] A unit named by Entourage provides backup only to the unit with Entourage, whatever its own rank", () => {
    const troopers: Fielding = { unit: "imperial-death-troopers", at: [380, 730] };
    expect(isBacked({ ...krennic, at: [300, 730] }, troopers)).toBe(true);
    expect(isBacked({ unit: "general-veers-master-tactician", at: [300, 730] }, troopers)).toBe(false);
    expect(isBacked({ ...krennic, at: [300, 730] }, { ...troopers, unit: "scout-troopers" })).toBe(false);
  });
});

describe("Expert Climber", () => {
  it("[leg.kw.expert-climber] Expert Climber lets a unit climb two heights, and Scale adds no more", () => {
    const up = (top: number, unit: Fielding) => {
      const state = movingScene([[unit], []], { table: across(top) });
      return engine.why(state, {
        type: "move",
        move: { ...straight(1, EAST, [380, 300]), type: "climb", to: { x: mm(380), y: mm(300), z: mm(top) } },
      })?.rule;
    };
    const plain: Fielding = { unit: "luke-skywalker-hero-of-the-rebellion", at: [300, 300] };
    const hooked: Fielding = { ...plain, upgrades: ["grappling-hooks"] };
    expect(up(290, plain)).toBe("leg.climb.vertical-limit");
    expect(up(290, hooked)).toBe(undefined);
    expect(up(310, hooked)).toBe("leg.climb.vertical-limit");
    const wookiees: Fielding = { unit: "chewbacca-walking-carpet", at: [300, 300], upgrades: ["grappling-hooks"] };
    expect(up(310, wookiees)).toBe("leg.climb.vertical-limit");
  });
});

describe("Enrage", () => {
  const chewie = (wounds: number, suppression = 0): Fielding => ({
    unit: "chewbacca-hero-of-kashyyyk",
    state: { miniatures: standing([HERE]).miniatures.map((one) => ({ ...one, wounds })) },
    tokens: { suppression },
  });

  const armies = (one: Fielding) => [[one], [{ unit: "rebel-troopers", at: [1500, 800] }]] as const;

  const hurt = (state: State, wounds: number) =>
    done(state, (work) => dealWounds(work, 0, wounds, { rule: "leg.wounds.outside-attack", cause: null }));

  it("[leg.kw.enrage-x.on] [leg.courage.null-loses] A unit with Enrage X loses its suppression at X wounds, and cannot gain any while it has that many", () => {
    const start = scene({ armies: armies(chewie(2, 3)) });
    const value = keywordsOf({ box, state: start }, 0)["enrage"] ?? 0;
    const calm = hurt(scene({ armies: armies(chewie(value - 2, 3)) }), 1).state;
    expect([courageOf({ box, state: calm }, 0), unitTokens(calm, 0, "suppression")]).toEqual([expect.any(Number), 3]);
    const enraged = hurt(calm, 1);
    expect([courageOf({ box, state: enraged.state }, 0), unitTokens(enraged.state, 0, "suppression")]).toEqual([
      null,
      0,
    ]);
    expect(eventsOf(enraged, "tokens-lost")).toMatchObject([{ token: "suppression", rule: "leg.courage.null-loses" }]);
    const more = done(enraged.state, (work) =>
      gainTokens(work, 0, "suppression", 2, { rule: "leg.attack.suppression-token", cause: null }),
    ).state;
    expect(unitTokens(more, 0, "suppression")).toBe(0);
  });

  it("[leg.kw.enrage-x.on] [leg.kw.enrage-x.off] A unit with Enrage X has Charge only while it has at least X wound tokens", () => {
    const look = (wounds: number) => ({ box, state: scene({ armies: armies(chewie(wounds)) }) });
    const value = keywordsOf(look(0), 0)["enrage"] ?? 0;
    expect([value - 1, value, value + 1].map((wounds) => keywordsOf(look(wounds), 0)["charge"])).toEqual([
      undefined,
      1,
      1,
    ]);
    expect(courageOf(look(value - 1), 0)).not.toBeNull();
  });
});
