import { nearest } from "@sw/tabletop";
import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import { poolAgainst, weaponOptions } from "../../../src/attack/eligible.ts";
import { Reach } from "../../../src/attack/reach.ts";
import type { State } from "../../../src/state/state.ts";
import { unitTokens } from "../../../src/units/conditions.ts";
import { readUnit } from "../../../src/units/reading.ts";
import { add, DONE, declare, declareAgain, faces, perform, unitChosen } from "../../helpers/actions.ts";
import { acting, acts, given, PHASE } from "../../helpers/activations.ts";
import { attackOf, HERE } from "../../helpers/attacks.ts";
import { standing } from "../../helpers/moves.ts";
import { eventsOf, offered, weapons } from "../../helpers/reading.ts";
import { box, engine, type Fielding, playOut, scene, settled } from "../../helpers/scene.ts";

describe("Beam", () => {
  const GUN = { unit: "at-rt-rebel-alliance", upgrades: ["beam-turret"], at: [300, 300] } as const;

  // The first within range 4, the next two each within range 1 of the one before and out of range, the last far from all.
  const chain = [
    { unit: "rebel-troopers", at: [880, 300] },
    { unit: "rebel-troopers", at: [1050, 300] },
    { unit: "rebel-troopers", at: [1230, 300] },
    { unit: "rebel-troopers", at: [1700, 300] },
  ] as const;

  it("[leg.kw.beam-x.declare] [leg.kw.beam-x.targets] A weapon with Beam X attacks up to X more units in turn, even beyond its range", () => {
    const state = attackOf([GUN], chain);
    expect(offered(state)).toEqual(["declare-again p2.1 beam", "done"]);
    const second = playOut(state, [declareAgain("p2.1", "beam")]).state;
    expect(offered(second)).toEqual(["declare-again p2.2 beam", "done"]);
    const third = playOut(second, [declareAgain("p2.2", "beam")]);
    expect(eventsOf(third, "attack-declared")).toMatchObject([{ defender: "p2.2", dice: [0, 0, 2] }]);
    expect(offered(third.state)).toEqual(["resolve 0", "resolve 1", "resolve 2"]);
  });

  it("[leg.kw.beam-x.declare] [leg.kw.beam-x.targets] Beam X attacks at most X more units, each at range 1 of the last", () => {
    const line = (...xs: readonly number[]) => xs.map((x) => ({ unit: "rebel-troopers", at: [x, 300] }) as const);
    const long = attackOf([GUN], line(880, 1050, 1230, 1410));
    const twice = playOut(long, [declareAgain("p2.1", "beam"), declareAgain("p2.2", "beam")]).state;
    expect(offered(twice).filter((key) => key.startsWith("declare-again"))).toEqual([]);
    // 150 mm from the last base of the one unit to the first of the other, 30 mm before and behind their leaders.
    const beside = { unit: "rebel-troopers", at: [880, 450] } as const;
    const reached = (x: number) => {
      const start = attackOf([GUN], [...line(880, x), beside]);
      const state = offered(start).includes("declare p2.0") ? playOut(start, [declare("p2.0")]).state : start;
      return offered(state).filter((key) => key.startsWith("declare-again"));
    };
    expect(reached(1117)).toEqual(["declare-again p2.1 beam", "declare-again p2.2 beam"]);
    expect(reached(1118)).toEqual(["declare-again p2.2 beam"]);
  });

  it("[leg.kw.beam-x.gunslinger] An attack may continue with Beam or with Gunslinger, but not with both", () => {
    const han = { unit: "han-solo-unorthodox-general", upgrades: ["beam-turret"], at: [300, 300] } as const;
    const near = [
      { unit: "rebel-troopers", at: [450, 450] },
      { unit: "rebel-troopers", at: [450, 300] },
      { unit: "rebel-troopers", at: [450, 150] },
    ] as const;
    const state = attackOf([han], near);
    const first = playOut(state, [declare("p2.0"), add(0, 2)]).state;
    expect(offered(first)).toContain("declare-again p2.1 gunslinger");
    expect(offered(first)).toContain("declare-again p2.1 beam");
    const beamed = playOut(first, [declareAgain("p2.1", "beam")]).state;
    expect(offered(beamed)).toEqual(["declare-again p2.2 beam", "done"]);
  });
});

describe("Bolster", () => {
  const near: Fielding = { unit: "b1-battle-droids", at: [450, 300] };

  it("[leg.kw.bolster-x] Bolster X is a card action that gives up to X friends at range 2 a surge token each", () => {
    const droid: Fielding = { unit: "t-series-tactical-droid-programmed-for-strategy", at: HERE };
    const asked = playOut(acts([droid, near, { ...near, at: [720, 300] }]).state, [perform("bolster")]).state;
    expectIllegal(engine.apply(asked, unitChosen("p1.2")), "leg.kw.bolster-x");
    const given = playOut(asked, [unitChosen("p1.1"), DONE]).state;
    expect([0, 1, 2].map((unit) => unitTokens(given, unit, "surge"))).toEqual([0, 1, 0]);
  });
});

describe("Barrage", () => {
  const tank = (done: readonly string[], marks: readonly string[] = []) => {
    const frames = [PHASE, acting(0, { done, marks, actions: 2 })];
    const mine: Fielding = {
      unit: "at-st",
      upgrades: ["88i-twin-light-blaster"],
      state: standing([[300, 300]]),
    };
    const armies = [[mine], [{ unit: "rebel-troopers", at: [500, 300] }]] as const;
    return settled(scene({ armies, frames, state: given(0, "barrage") })).state;
  };

  it("[leg.kw.barrage] A unit with Barrage may perform two attack actions but not three, and only one if it has used Arsenal", () => {
    const open = (done: readonly string[], marks: readonly string[] = []) =>
      offered(tank(done, marks)).includes("perform attack");
    expect([open([]), open(["attack"]), open(["attack", "attack"])]).toEqual([true, true, false]);
    expect(open(["attack"], ["several-weapons"])).toBe(false);
  });

  it("[leg.kw.barrage] A unit with Barrage that used one weapon, even at two enemies with Gunslinger, may attack once more", () => {
    const han: Fielding = { unit: "han-solo-unorthodox-general", at: HERE };
    const enemy = (x: number): Fielding => ({ unit: "stormtroopers", state: standing([[x, 400]]) });
    const start = scene({
      armies: [[han], [enemy(250), enemy(350)]],
      frames: [PHASE, acting(0)],
      state: given(0, "barrage"),
    });
    const declared = playOut(settled(start).state, [perform("attack"), declare("p2.0")]).state;
    const one = playOut(declared, [DONE], faces(2, "blank")).state;
    expect(offered(one)).toContain("perform attack");
    const both = playOut(
      declared,
      [declareAgain("p2.1", "gunslinger"), { type: "resolve", subject: 0 }],
      faces(4, "blank"),
    ).state;
    expect(offered(both)).toContain("perform attack");
  });

  it("[leg.kw.barrage] A unit with Barrage may use Arsenal in its first attack, but not in its second", () => {
    const options = (state: State, count: number) => {
      const weapon = { miniature: 0, weapon: 0 } as const;
      const pool = { ...poolAgainst(1, null), attack: "ranged", weapons: [weapon] } as const;
      const sequence = { attacker: 0, only: null, with: null, pools: [pool] };
      expect(count).toBe(nearest(state, "activation")?.done.length);
      return weaponOptions(new Reach({ box, state }, sequence), pool).length;
    };
    expect([options(tank([]), 0) > 0, options(tank(["attack"]), 1)]).toEqual([true, 0]);
    const forming = playOut(tank([]), [perform("attack")]).state;
    const both = weapons(forming)
      .slice(0, 2)
      .map((key) => Number(key.split(" ")[1]));
    const cards = readUnit({ box, state: forming }, 0).profile.miniatures[0]?.weapons ?? [];
    const dice = both.map((weapon) => Object.values(cards[weapon]?.dice ?? {}).reduce((sum, count) => sum + count, 0));
    const used = playOut(
      forming,
      both.map((weapon) => add(0, weapon)),
      faces((dice[0] ?? 0) + (dice[1] ?? 0), "blank"),
    ).state;
    expect(nearest(used, "activation")).toMatchObject({ done: ["attack"], marks: ["several-weapons"] });
    expect(offered(used)).not.toContain("perform attack");
  });
});
