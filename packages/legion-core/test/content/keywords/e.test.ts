import { describe, expect, it } from "vitest";
import type { GameFrame } from "../../../src/state/frames.ts";
import type { State } from "../../../src/state/state.ts";
import { mm } from "../../../src/table/lengths.ts";
import { add, attackOf, choose, DONE, HERE, wall } from "../../attack/on-table/scenes.ts";
import { engine, eventsOf, type Fielding, keys, play, REBELS, scene, settled } from "../../helpers.ts";
import { movingScene, straight } from "../../moving/moving.ts";
import { across, chosen, EAST, isBacked, STORM, tokens } from "./helpers.ts";

describe("Exemplar", () => {
  const SNOW: Fielding = { unit: "snowtroopers", at: HERE };

  const TARGET: Fielding = { unit: "rebel-troopers", at: [300, 550] };

  const veers = (more: Partial<Fielding> = {}): Fielding => {
    return { unit: "general-veers-master-tactician", at: [450, 300], tokens: { aim: 2 }, ...more };
  };

  const rolled = (friend: Fielding, more: Parameters<typeof attackOf>[2] = {}) =>
    play(attackOf([SNOW, friend], [TARGET], more), [add(0, 1), DONE], ["hit"]).state;

  const offer = choose("aim of p1.1 by exemplar");

  it("[leg.kw.exemplar] A friend of an Exemplar that attacks spends one token of it at range 2 and in sight as its own", () => {
    const state = rolled(veers());
    expect(keys(state)).toEqual(["choose aim of p1.1 by exemplar", "pass"]);
    const over = play(state, [offer], ["hit", "block"]);
    expect(tokens(over.state, 1, "aim")).toBe(1);
    expect(eventsOf(over, "pool-resolved")).toHaveLength(1);
  });

  it("[leg.kw.exemplar] A friend of an Exemplar that defends spends one of its tokens, too", () => {
    const leia = { unit: "leia-organa-fearless-and-inventive", at: [400, 550], tokens: { dodge: 1 } } as const;
    const state = play(attackOf([SNOW], [TARGET, leia], { only: 1 }), [add(0, 1), DONE], ["hit"]).state;
    expect(engine.decision(state)).toMatchObject({ seat: "player-2" });
    const saved = play(state, [choose("dodge of p2.1 by exemplar")]);
    expect(tokens(saved.state, 2, "dodge")).toBe(0);
    expect(eventsOf(saved, "pool-resolved")).toMatchObject([{ wounds: 0 }]);
  });

  it("[leg.kw.exemplar] An Exemplar lends nothing beyond range, out of sight, or to another faction", () => {
    const waits = (state: State) => keys(state).some((key) => key.includes("exemplar"));
    const roll = (friend: Fielding, more: Parameters<typeof attackOf>[2] = {}) =>
      play(attackOf([SNOW, friend], [TARGET], more), [add(0, 1), DONE], ["hit", "block"]).state;
    expect(waits(roll(veers({ at: [800, 300] })))).toBe(false);
    expect(waits(roll(veers(), { table: wall(370, 100, 20, 430) }))).toBe(false);
    expect(waits(roll({ unit: "leia-organa-fearless-and-inventive", at: [450, 300], tokens: { aim: 2 } }))).toBe(false);
  });
});

describe("Entourage", () => {
  const krennic: Fielding = { unit: "director-orson-krennic-architect-of-terror", at: [300, 300] };
  const death = (x: number): Fielding => ({ unit: "imperial-death-troopers", at: [x, 450] });
  const ORDERS: GameFrame = { kind: "command", step: "orders", turn: 0 };

  it("[leg.kw.entourage.order] While orders are issued a unit with Entourage may order one unit of the name at range 2", () => {
    const armies = [[krennic, death(300), STORM, death(1500)], REBELS] as const;
    const { state } = settled(scene({ armies, frames: [ORDERS] }));
    expect(keys(state)).toEqual(["choose-unit p1.1", "done"]);
    const issued = play(state, [chosen("p1.1")]);
    expect(eventsOf(issued, "order-issued")).toMatchObject([{ unit: "p1.1", rule: "leg.kw.entourage.order" }]);
  });

  it("[leg.kw.entourage.backup] A unit of the name backs up whoever has it as Entourage, and nobody else, whatever its rank", () => {
    const troopers: Fielding = { unit: "imperial-death-troopers", at: [380, 730] };
    expect(isBacked({ ...krennic, at: [300, 730] }, troopers)).toBe(true);
    expect(isBacked({ unit: "general-veers-master-tactician", at: [300, 730] }, troopers)).toBe(false);
    expect(isBacked({ ...krennic, at: [300, 730] }, { ...troopers, unit: "scout-troopers" })).toBe(false);
  });
});

describe("Expert Climber", () => {
  it("[leg.kw.expert-climber] Expert Climber lets a unit climb two heights, and with Scale no more", () => {
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
