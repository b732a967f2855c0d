import { describe, expect, it } from "vitest";
import { tokensOf } from "../../../src/state/tokens.ts";
import { add, attackOf, choose, DONE, declare, faces, HERE, THERE, weapons } from "../../attack/on-table/scenes.ts";
import { eventsOf, keys, play } from "../../helpers.ts";

const SNOW = { unit: "snowtroopers", at: HERE } as const;
const REBELS = { unit: "rebel-troopers", at: THERE } as const;
const again = (subject: string, keyword: string) => ({ type: "declare-again", subject, keyword }) as const;

describe("Arsenal", () => {
  const WALKER = { unit: "at-st", upgrades: ["at-st-mortar-launcher"], at: [300, 300] } as const;
  const far = { unit: "rebel-troopers", at: [900, 300] } as const;

  it("[leg.kw.arsenal-x.contribute] [leg.kw.arsenal-x.once-each] a miniature adds X weapons, each of them once", () => {
    const state = attackOf([WALKER], [far]);
    expect(weapons(state)).toEqual(["p1.0.0 1 ranged", "p1.0.0 2 ranged"]);
    const first = play(state, [add(0, 1)]).state;
    expect(weapons(first)).toEqual(["p1.0.0 2 ranged"]);
    const both = play(first, [add(0, 2)], faces(9, "blank"));
    expect(eventsOf(both, "attack-declared")).toMatchObject([{ dice: [5, 2, 2] }]);
  });

  it("[leg.kw.arsenal-x.contribute] or spreads them over pools", () => {
    const state = attackOf([WALKER], [far, { ...far, at: [900, 450] }]);
    const two = play(state, [declare("p2.0"), add(0, 1), DONE, declare("p2.1")]);
    expect(eventsOf(two, "attack-declared").map(({ defender, dice }) => [defender, dice])).toEqual([
      ["p2.0", [2, 2, 2]],
      ["p2.1", [3, 0, 0]],
    ]);
  });
});

describe("Gunslinger", () => {
  const HAN = { unit: "han-solo-unorthodox-general", at: HERE } as const;
  const three = [REBELS, { ...REBELS, at: [450, 480] }, { ...REBELS, at: [150, 480] }] as const;

  it("[leg.kw.gunslinger] [leg.kw.gunslinger.limit] one ranged weapon fires again at another unit, once in an attack", () => {
    const state = attackOf([HAN], three);
    const first = play(state, [declare("p2.0")]).state;
    expect(keys(first)).toEqual(["declare-again p2.1 gunslinger", "declare-again p2.2 gunslinger", "done"]);
    const second = play(first, [again("p2.1", "gunslinger")]);
    expect(eventsOf(second, "attack-declared")).toMatchObject([
      { defender: "p2.1", dice: [0, 0, 2], cause: "gunslinger" },
    ]);
    expect(keys(second.state)).toEqual(["resolve 0", "resolve 1"]);
  });

  it("[leg.kw.gunslinger] [leg.upgrade.exhaust-blocks-second-pool] not a weapon whose card that use has exhausted", () => {
    const state = attackOf([{ ...HAN, upgrades: ["dc-17m-icws-config"] }], [REBELS, three[1]]);
    const shot = play(state, [declare("p2.0"), add(0, 2)], faces(2, "blank"));
    expect(shot.state.units[0]?.cards).toEqual(["exhausted"]);
    expect(eventsOf(shot, "attack-declared").map(({ defender }) => defender)).toEqual(["p2.0"]);
    expect(eventsOf(shot, "pool-resolved")).toHaveLength(1);
  });
});

describe("Beam", () => {
  const GUN = { unit: "at-rt-rebel-alliance", upgrades: ["beam-turret"], at: [300, 300] } as const;
  // The first within range 4, the next two each within range 1 of the one before and out of range, the last far from all.
  const chain = [
    { unit: "rebel-troopers", at: [880, 300] },
    { unit: "rebel-troopers", at: [1050, 300] },
    { unit: "rebel-troopers", at: [1230, 300] },
    { unit: "rebel-troopers", at: [1700, 300] },
  ] as const;

  it("[leg.kw.beam-x.declare] [leg.kw.beam-x.targets] the weapon alone goes on from unit to unit, X times, beyond its range", () => {
    const state = attackOf([GUN], chain);
    expect(keys(state)).toEqual(["declare-again p2.1 beam", "done"]);
    const second = play(state, [again("p2.1", "beam")]).state;
    expect(keys(second)).toEqual(["declare-again p2.2 beam", "done"]);
    const third = play(second, [again("p2.2", "beam")]);
    expect(eventsOf(third, "attack-declared")).toMatchObject([{ defender: "p2.2", dice: [0, 0, 2] }]);
    expect(keys(third.state)).toEqual(["resolve 0", "resolve 1", "resolve 2"]);
  });

  it("[leg.kw.beam-x.declare] [leg.kw.beam-x.targets] no more than X times, however long the line, and to the edge of range 1", () => {
    const line = (...xs: readonly number[]) => xs.map((x) => ({ unit: "rebel-troopers", at: [x, 300] }) as const);
    const long = attackOf([GUN], line(880, 1050, 1230, 1410));
    const twice = play(long, [again("p2.1", "beam"), again("p2.2", "beam")]).state;
    expect(keys(twice).filter((key) => key.startsWith("declare-again"))).toEqual([]);
    // 150 mm from the last base of the one unit to the first of the other, 30 mm before and behind their leaders.
    const beside = { unit: "rebel-troopers", at: [880, 450] } as const;
    const reached = (x: number) => {
      const start = attackOf([GUN], [...line(880, x), beside]);
      const state = keys(start).includes("declare p2.0") ? play(start, [declare("p2.0")]).state : start;
      return keys(state).filter((key) => key.startsWith("declare-again"));
    };
    expect(reached(1117)).toEqual(["declare-again p2.1 beam", "declare-again p2.2 beam"]);
    expect(reached(1118)).toEqual(["declare-again p2.2 beam"]);
  });

  it("[leg.kw.beam-x.gunslinger] an attack goes on by one of Beam and Gunslinger", () => {
    const han = { unit: "han-solo-unorthodox-general", upgrades: ["beam-turret"], at: [300, 300] } as const;
    const near = [
      { unit: "rebel-troopers", at: [450, 450] },
      { unit: "rebel-troopers", at: [450, 300] },
      { unit: "rebel-troopers", at: [450, 150] },
    ] as const;
    const state = attackOf([han], near);
    const first = play(state, [declare("p2.0"), add(0, 2)]).state;
    expect(keys(first)).toContain("declare-again p2.1 gunslinger");
    expect(keys(first)).toContain("declare-again p2.1 beam");
    const beamed = play(first, [again("p2.1", "beam")]).state;
    expect(keys(beamed)).toEqual(["declare-again p2.2 beam", "done"]);
  });
});

describe("keywords of weapons in a pool", () => {
  it("[leg.kw.spray] the dice of a spraying weapon count once for each miniature in sight", () => {
    const state = attackOf([{ ...SNOW, upgrades: ["flametrooper"] }], [{ ...REBELS, at: [300, 420] }]);
    const formed = play(state, [add(4, 2)], faces(4, "blank"));
    expect(eventsOf(formed, "attack-declared")).toMatchObject([{ dice: [0, 4, 0] }]);
  });

  it("[leg.kw.ion-x.gain] vehicles that suffer wounds gain ion tokens, unwounded ones and troopers none", () => {
    const shooters = { ...SNOW, upgrades: ["t-7-ion-snowtrooper"] };
    const walker = attackOf([shooters], [{ unit: "at-st", at: [300, 600] }], { only: 1 });
    const hit = play(walker, [add(4, 2)], [...faces(3, "critical"), ...faces(3, "blank")]);
    expect(tokensOf(hit.state.units[1]?.tokens ?? [], "ion")).toBe(1);
    const saved = play(walker, [add(4, 2)], [...faces(3, "critical"), ...faces(3, "block")]);
    expect(tokensOf(saved.state.units[1]?.tokens ?? [], "ion")).toBe(0);
    const troopers = attackOf([shooters], [REBELS]);
    const shot = play(troopers, [add(4, 2)], [...faces(3, "critical"), ...faces(3, "blank")]).state;
    expect(tokensOf(shot.units[1]?.tokens ?? [], "ion")).toBe(0);
  });

  it("[leg.kw.nimble] [leg.tokens.dodge] a defender that dodges loses the token and gains one again", () => {
    const state = attackOf([SNOW], [{ ...REBELS, tokens: { dodge: 1 } }]);
    const shot = play(state, [add(0, 1), DONE, choose("dodge")], ["hit"]);
    expect(tokensOf(shot.state.units[1]?.tokens ?? [], "dodge")).toBe(1);
    expect(eventsOf(shot, "tokens-gained")).toContainEqual(
      expect.objectContaining({ token: "dodge", rule: "leg.kw.nimble" }),
    );
    expect(eventsOf(shot, "tokens-lost")).toMatchObject([{ unit: "p2.0", token: "dodge" }]);
  });
});
