import { describe, expect, it } from "vitest";
import { atMoment } from "../../../src/rounds/moments.ts";
import type { State } from "../../../src/state/state.ts";
import { add, attackOf, declare, faces, HERE, THERE } from "../../attack/on-table/scenes.ts";
import { done, engine, eventsOf, type Fielding, keys, play, scene } from "../../helpers.ts";
import { standing } from "../../moving/moving.ts";
import { again, chosen, tokens } from "./helpers.ts";

const REBELS = { unit: "rebel-troopers", at: THERE } as const;

describe("Gunslinger", () => {
  const HAN = { unit: "han-solo-unorthodox-general", at: HERE } as const;

  const three = [REBELS, { ...REBELS, at: [450, 480] }, { ...REBELS, at: [150, 480] }] as const;

  it("[leg.kw.gunslinger] [leg.kw.gunslinger.limit] One ranged weapon of a unit with Gunslinger fires again at another unit, once in an attack", () => {
    const state = attackOf([HAN], three);
    const first = play(state, [declare("p2.0")]).state;
    expect(keys(first)).toEqual(["declare-again p2.1 gunslinger", "declare-again p2.2 gunslinger", "done"]);
    const second = play(first, [again("p2.1", "gunslinger")]);
    expect(eventsOf(second, "attack-declared")).toMatchObject([
      { defender: "p2.1", dice: [0, 0, 2], cause: "gunslinger" },
    ]);
    expect(keys(second.state)).toEqual(["resolve 0", "resolve 1"]);
  });

  it("[leg.kw.gunslinger] [leg.upgrade.exhaust-blocks-second-pool] Gunslinger does not repeat a weapon whose card its use has exhausted", () => {
    const state = attackOf([{ ...HAN, upgrades: ["dc-17m-icws-config"] }], [REBELS, three[1]]);
    const shot = play(state, [declare("p2.0"), add(0, 2)], faces(2, "blank"));
    expect(shot.state.units[0]?.cards).toEqual(["exhausted"]);
    expect(eventsOf(shot, "attack-declared").map(({ defender }) => defender)).toEqual(["p2.0"]);
    expect(eventsOf(shot, "pool-resolved")).toHaveLength(1);
  });
});

describe("Gunslinger", () => {
  it("[leg.kw.gunslinger] Gunslinger is for ranged weapons: a brawl with two enemies gives no further pool", () => {
    const han = { unit: "han-solo-unorthodox-general", state: standing([[300, 300]]) } as const;
    const enemy = (x: number): Fielding => ({ unit: "stormtroopers", state: standing([[x, 300]]) });
    const state = attackOf([han], [enemy(327), enemy(273)]);
    expect(keys(state)).toEqual(["declare p2.0", "declare p2.1"]);
    const fought = play(state, [declare("p2.0")], faces(3, "blank")).state;
    expect(keys(fought).filter((key) => key.startsWith("declare-again"))).toEqual([]);
  });
});

describe("Generator", () => {
  it("[leg.kw.generator-x] In the End Phase a unit with Generator may flip up to X inactive shields", () => {
    const ends = (unit: string, inactive: number): State => {
      const fielded: Fielding = { unit, at: [300, 300], tokens: { "inactive-shield": inactive } };
      const start = scene({ armies: [[fielded], []], state: { phase: "end" } });
      return done(start, (work) => atMoment(work, "end-phase", null)).state;
    };
    const asked = ends("droidekas", 2);
    const before = tokens(asked, 0, "shield");
    expect(keys(asked)).toEqual(["choose-unit p1.0", "done"]);
    const flipped = play(asked, [chosen("p1.0")]).state;
    expect([tokens(flipped, 0, "shield"), tokens(flipped, 0, "inactive-shield")]).toEqual([before + 1, 1]);
    expect(engine.decision(ends("droidekas", 0))).toBe(undefined);
    expect(engine.decision(ends("at-st", 2))).toBe(undefined);
  });
});
