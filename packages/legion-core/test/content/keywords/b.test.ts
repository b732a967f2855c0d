import { nearest, type ScriptedAnswer } from "@sw/tabletop";
import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import { poolAgainst, weaponOptions } from "../../../src/attack/eligible.ts";
import { Reach } from "../../../src/attack/reach.ts";
import { startAttack } from "../../../src/rounds/performing.ts";
import type { State } from "../../../src/state/state.ts";
import type { Scenario, UnitSpec } from "../../../src/testing/index.ts";
import { unitTokens } from "../../../src/units/conditions.ts";
import { readUnit } from "../../../src/units/reading.ts";
import { dealWounds } from "../../../src/units/wounds/casualties.ts";
import { add, choose, DONE, declare, declareAgain, faces, perform, unitChosen } from "../../helpers/actions.ts";
import { acting, acts, given, PHASE } from "../../helpers/activations.ts";
import { attackOf, HERE, THERE } from "../../helpers/attacks.ts";
import { standing } from "../../helpers/moves.ts";
import { eventsOf, offered, weapons } from "../../helpers/reading.ts";
import { box, done, engine, type Fielding, playOut, scene, settled } from "../../helpers/scene.ts";
import { baited, facedown, nearestMove, VETERANS } from "./bane.ts";
import { bounties, detonated, inSetUp, mined, pointsOfBoth, unitsDefeated } from "./helpers.ts";

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

  it("[leg.standby.target] [leg.kw.beam-x.declare] A weapon with Beam X goes on to no other unit in the free attack of a standby token", () => {
    const start = scene({ armies: [[GUN], chain] });
    const tempted = done(start, (work) => startAttack(work, 0, "tempted", 1)).state;
    expect(offered(tempted)).toEqual(["declare-again p2.1 beam", "done"]);
    const reacting = done(start, (work) => startAttack(work, 0, "standby", 1), faces(2, "blank"));
    expect(eventsOf(reacting, "attack-declared").map(({ defender }) => defender)).toEqual(["p2.0"]);
    expect(eventsOf(reacting, "pool-resolved")).toHaveLength(1);
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

describe("Bounty", () => {
  const BOSSK = "bossk-trandoshan-terror";

  const LEIA = "leia-organa-fearless-and-inventive";

  const CHEWIE = "chewbacca-walking-carpet";

  /** A unit with Bounty beside a friend without, before an enemy who is down to the last wound. */
  const hunt = (prey: Fielding, wounds: number, hunter: Fielding = { unit: BOSSK, at: HERE }): State => {
    const friend: Fielding = { unit: "stormtroopers", at: [450, 300] };
    const armies = [
      [hunter, friend],
      [prey, { unit: "rebel-troopers", at: [1500, 800] }],
    ] as const;
    return wounded(scene({ armies }), 2, wounds);
  };

  const leia = (bounty: number): Fielding => ({ unit: LEIA, at: THERE, tokens: { bounty } });

  /** The first unit attacks: five dice of the mortar, then the defense. */
  const shoot = (state: State, draws: readonly ScriptedAnswer[]) =>
    done(state, (work) => startAttack(work, 0, "attack", 2), draws);

  const points = ({ sides: players }: State): readonly number[] => players.map((own) => own.points);

  const FATAL = [...faces(4, "blank"), "critical", "blank"];

  const BECAUSE = { rule: "leg.timing.own-order", cause: null } as const;

  /** The unit with its leader alone. */
  function lone(unit: State["units"][number]): State["units"][number] {
    return {
      ...unit,
      miniatures: unit.miniatures.map((one, rank) => (rank === 0 ? one : { ...one, status: "defeated" })),
    };
  }

  /** The state with wounds on the first miniature of a unit. */
  function wounded(state: State, unit: number, wounds: number): State {
    const units = state.units.map((one, place) => {
      if (place !== unit) return one;
      return { ...one, miniatures: one.miniatures.map((mini, rank) => (rank === 0 ? { ...mini, wounds } : mini)) };
    });
    return { ...state, units };
  }

  it("[leg.kw.bounty.mark] In set-up a unit with Bounty marks one enemy commander or operative", () => {
    const asked = inSetUp(
      [BOSSK],
      [{ unit: LEIA }, { unit: "rebel-troopers" }, { unit: CHEWIE }, { unit: "rebel-commandos" }],
    );
    expect(engine.decision(asked)).toMatchObject({ seat: "player-1", rule: "leg.kw.bounty.mark" });
    expect(offered(asked)).toEqual(["choose-unit p2.0", "choose-unit p2.2"]);
    const marked = playOut(asked, [unitChosen("p2.2")]);
    expect(bounties(marked.state)).toEqual([0, 0, 0, 1, 0]);
    expect(eventsOf(marked, "tokens-gained")).toMatchObject([{ unit: "p2.2", token: "bounty", cause: "bounty" }]);
  });

  it("[leg.kw.bounty.mark] A sole enemy commander is marked automatically, and no unit is marked if there is none", () => {
    expect(bounties(inSetUp([BOSSK], [{ unit: LEIA }, { unit: "rebel-troopers" }]))).toEqual([0, 1, 0]);
    expect(bounties(inSetUp([BOSSK], [{ unit: "rebel-troopers" }]))).toEqual([0, 0]);
  });

  it("[leg.kw.bounty.mark] Units with Bounty of both players mark their enemies, those of the blue player first", () => {
    const first = inSetUp([BOSSK], [{ unit: BOSSK }, { unit: LEIA }], { blue: 1 });
    // The only enemy of the blue player's hunter was marked at once.
    expect(bounties(first)).toEqual([1, 0, 0]);
    expect(engine.decision(first)?.seat).toBe("player-1");
  });

  it("[leg.kw.bounty.score] Defeating an enemy with bounty tokens by an attack scores 1 victory point, however many tokens it has", () => {
    for (const bounty of [1, 2]) {
      const shot = shoot(hunt(leia(bounty), 5), FATAL);
      expect(points(shot.state)).toEqual([1, 0]);
      expect(eventsOf(shot, "points-scored")).toMatchObject([{ rule: "leg.kw.bounty.score", cause: "bounty" }]);
    }
  });

  it("[leg.kw.bounty.score] No bounty is scored for an enemy that has no token, survives or is defeated by other units", () => {
    expect(points(shoot(hunt(leia(0), 5), FATAL).state)).toEqual([0, 0]);
    expect(points(shoot(hunt(leia(1), 4), FATAL).state)).toEqual([0, 0]);
    const byFriend = done(hunt(leia(1), 5), (work) => dealWounds(work, 2, 1, BECAUSE, 1));
    expect(points(byFriend.state)).toEqual([0, 0]);
    const byNobody = done(hunt(leia(1), 5), (work) => dealWounds(work, 2, 1, BECAUSE));
    expect(points(byNobody.state)).toEqual([0, 0]);
    const own = { ...hunt(leia(1), 5), ongoing: [{ unit: 3, keyword: "bounty", value: 1, until: "game" } as const] };
    expect(points(done(own, (work) => dealWounds(work, 2, 1, BECAUSE, 3)).state)).toEqual([0, 0]);
  });

  it("[leg.kw.bounty.score] A bounty is scored when an effect of the unit with Bounty defeats the marked enemy", () => {
    const dealt = done(hunt(leia(1), 5), (work) => dealWounds(work, 2, 1, BECAUSE, 0));
    expect(points(dealt.state)).toEqual([1, 0]);
    const start = scene({
      armies: [
        [{ unit: "darth-vader-dark-lord-of-the-sith", upgrades: ["force-choke"], at: HERE }],
        [
          { unit: "rebel-troopers", at: [300, 400], tokens: { bounty: 1 } },
          { unit: "rebel-troopers", at: [1500, 800] },
        ],
      ],
      frames: [PHASE, acting(0)],
      state: { ongoing: [{ unit: 0, keyword: "bounty", value: 1, until: "game" }] },
    });
    const choked = playOut(
      settled({ ...start, units: start.units.map((one, unit) => (unit === 1 ? lone(one) : one)) }).state,
      [perform("force-choke")],
    );
    expect(points(choked.state)).toEqual([1, 0]);
  });

  it("[leg.kw.bounty.score] A unit with Bounty scores the bounty of an attacker that its Deflect defeats", () => {
    const points = (bounty: number): readonly number[] => {
      const ventress: Fielding = { unit: "asajj-ventress-separatist-assassin", at: THERE };
      const mine: Fielding = { unit: LEIA, at: HERE, tokens: { bounty } };
      const start = scene({
        armies: [
          [mine, { unit: "rebel-troopers", at: [1500, 100] }],
          [ventress, { unit: "b1-battle-droids", at: [1500, 800] }],
        ],
        state: { ongoing: [{ unit: 2, keyword: "bounty", value: 1, until: "game" }] },
      });
      const weak = wounded(start, 0, 5);
      const dice = [...faces(2, "blank"), "critical"];
      const shot = done(weak, (work) => startAttack(work, 0, "attack", 2), [...dice, "defense-surge"]);
      expect(eventsOf(shot, "unit-defeated").map(({ unit }) => unit)).toEqual(["p1.0"]);
      return shot.state.sides.map((side) => side.points);
    };
    expect([points(1), points(0)]).toEqual([
      [0, 1],
      [0, 0],
    ]);
  });

  it("[leg.kw.bounty.score] A unit with Bounty that is defeated in its own attack scores nothing", () => {
    const luke: Fielding = { unit: "luke-skywalker-jedi-knight", at: THERE, tokens: { bounty: 1, dodge: 1 } };
    const start = wounded(hunt(luke, 6), 0, 6);
    const asked = shoot(start, [...faces(3, "blank"), "critical", "critical"]).state;
    const shot = playOut(asked, [choose("dodge")], ["defense-surge", "blank"]);
    expect(eventsOf(shot, "unit-defeated").map(({ unit }) => unit)).toEqual(["p1.0", "p2.0"]);
    expect(points(shot.state)).toEqual([0, 0]);
  });
});

describe("Bounty, further", () => {
  const bounty = (unit: string): NonNullable<Scenario["ongoing"]>[number] => ({
    unit,
    keyword: "bounty",
    value: 1,
    until: "game",
  });

  const TROOPER: UnitSpec = { unit: "stormtroopers", at: [600, 400], defeated: 3, order: "faceup" };

  it("[leg.kw.bounty.score] A bounty is scored for a unit defeated by a charge that the unit with Bounty detonated", () => {
    const marked: UnitSpec = { ...TROOPER, tokens: { bounty: 1 } };
    const shot = detonated(mined(marked, {}, { ongoing: [bounty("p1.0")] }));
    expect(unitsDefeated(shot)).toEqual(["p2.0"]);
    expect(pointsOfBoth(shot.state)).toEqual([1, 0]);
    expect(pointsOfBoth(detonated(mined(marked)).state)).toEqual([0, 0]);
  });

  it("[leg.kw.bounty.score] No bounty is scored for a unit defeated by Kablamo!, because no unit detonates it", () => {
    const prey: UnitSpec = { ...VETERANS, tokens: { bounty: 1 } };
    const rebels: UnitSpec = { unit: "rebel-troopers", at: [100, 850] };
    const start = baited(
      [facedown("kablamo", 1000, 300)],
      { at: [300, 200] },
      {
        "player-2": { units: [prey, rebels], hand: [] },
      },
    );
    const asked = playOut(start, [perform("move")]).state;
    const shot = playOut(
      asked,
      [nearestMove(asked, 1000, 440)],
      [...faces(4, "critical"), ...faces(4, "blank"), "operative"],
    );
    expect(unitsDefeated(shot)).toEqual(["p2.0"]);
    expect(pointsOfBoth(shot.state)).toEqual([0, 0]);
  });
});
