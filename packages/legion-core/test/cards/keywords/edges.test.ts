import { describe, expect, it } from "vitest";
import { atMoment } from "../../../src/rounds/moments.ts";
import { type TokenKind, tokensOf } from "../../../src/state/tokens.ts";
import { keywordsOf } from "../../../src/units/keywords.ts";
import { add, attackOf, DONE, declare, faces, wound } from "../../attack/on-table/scenes.ts";
import { box, done, type Fielding, keys, play, scene } from "../../helpers.ts";
import { acting, moving, movingScene, standing, straight } from "../../moving/moving.ts";
import { piece, rectangle } from "../../table/helpers.ts";

const EAST = { x: 1, y: 0 };

type Spots = readonly (readonly [x: number, y: number])[];

describe("Weak Point", () => {
  const impact = (attackers: Spots) => {
    const walker = { unit: "at-st", state: standing([[600, 450]]) } as const;
    const rebels = { unit: "rebel-troopers", tokens: { aim: 1 }, state: standing(attackers) } as const;
    const { frames } = play(attackOf([rebels], [walker]), [add(0, 1), DONE], ["blank"]).state;
    const pool = frames[frames.length - 1];
    return pool?.kind === "pool" ? (pool.situation.defender.keywords["weak-point"] ?? 0) : null;
  };

  it("[leg.kw.weak-point-x] counts by where the attacking leader is, whoever else stands behind the walker", () => {
    // The walker looks east: its rear arc opens to the west.
    const [behind, beside] = [[300, 450] as const, [600, 750] as const];
    expect([impact([behind, beside]), impact([beside, behind])]).toEqual([1, 0]);
  });

  it("[leg.kw.weak-point-x] it is enough that the base of the leader is partly in the arc", () => {
    const off = (distance: number) => [400 + distance / Math.SQRT2, 650 + distance / Math.SQRT2] as const;
    const other = [360, 750] as const;
    expect([impact([off(13), other]), impact([off(14), other])]).toEqual([1, 0]);
  });
});

describe("Gunslinger", () => {
  it("[leg.kw.gunslinger] is for ranged weapons: a brawl with two enemies gives no further pool", () => {
    const han = { unit: "han-solo-unorthodox-general", state: standing([[300, 300]]) } as const;
    const enemy = (x: number): Fielding => ({ unit: "stormtroopers", state: standing([[x, 300]]) });
    const state = attackOf([han], [enemy(327), enemy(273)]);
    expect(keys(state)).toEqual(["declare p2.0", "declare p2.1"]);
    const fought = play(state, [declare("p2.0")], faces(3, "blank")).state;
    expect(keys(fought).filter((key) => key.startsWith("declare-again"))).toEqual([]);
  });
});

describe("Ion", () => {
  const stunned = (unit: string, spots: Spots) => {
    const team = { unit: "snowtroopers", upgrades: ["t-7-ion-snowtrooper"], at: [300, 300] } as const;
    const start = attackOf([team], [{ unit, state: standing(spots) }]);
    const shot = play(start, [add(4, 2)], [...faces(3, "critical"), ...faces(3, "blank")]).state;
    const over = keys(shot)[0]?.startsWith("wound") ? play(shot, [wound("p2.0.0")]).state : shot;
    return tokensOf(over.units[1]?.tokens ?? [], "ion");
  };

  it("[leg.kw.ion-x.gain] repulsor vehicles gain its tokens as those on the ground do", () => {
    const pair: Spots = [
      [300, 600],
      [300, 680],
    ];
    expect(stunned("74-z-speeder-bikes", pair)).toBe(1);
    expect(stunned("at-rt-rebel-alliance", pair.slice(1))).toBe(1);
  });
});

describe("Tactical and Agile", () => {
  it("[leg.kw.tactical-x] [leg.kw.agile-x] [leg.move.non-standard] a climb is no standard move and gives no token", () => {
    const officer = { unit: "imperial-officer-ruthless-efficiency", upgrades: ["tip-of-the-spear"] } as const;
    const gained = (who: Fielding, token: TokenKind, type: "climb" | "standard") => {
      const table = { terrain: [piece("ledge", rectangle(340, 100, 200, 400), 40)] };
      const up = { ...straight(1, EAST, [368, 300]), type, to: { x: 368_00, y: 300_00, z: 40_00 } } as const;
      const moved = play(movingScene([[{ ...who, at: [300, 300] }], []], { table }), [moving(up)]).state;
      return tokensOf(moved.units[0]?.tokens ?? [], token);
    };
    const rebels = { unit: "rebel-troopers" } as const;
    expect([gained(officer, "aim", "standard"), gained(officer, "aim", "climb")]).toEqual([1, 0]);
    expect([gained(rebels, "dodge", "standard"), gained(rebels, "dodge", "climb")]).toEqual([1, 0]);
  });
});

describe("Detachment", () => {
  it("[leg.kw.detachment.deploy] takes nothing over from a unit of the other player", () => {
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
});

describe("Cumbersome", () => {
  it("[leg.kw.cumbersome] any move of the own activation downgrades the dice, a compulsory one and a withdrawal too; none of another's does", () => {
    const dice = (unit: number, moved: readonly string[]) => {
      const armies = [[{ unit: "stormtroopers" }], [{ unit: "rebel-troopers" }]] as const;
      const state = scene({ armies, frames: [acting(unit, { done: moved })] });
      return box.keywords["cumbersome"]?.weapon?.dice?.({ box, state }, 0, [0, 2, 1]);
    };
    for (const move of ["move", "withdraw", "compulsory-move"]) {
      expect([move, dice(0, ["aim", move])]).toEqual([move, [2, 1, 0]]);
      expect([move, dice(1, [move])]).toEqual([move, [0, 2, 1]]);
    }
    expect(dice(0, ["aim", "dodge"])).toEqual([0, 2, 1]);
  });
});
