import type { ScriptedAnswer } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import { atMoment } from "../../../src/rounds/moments.ts";
import { startAttack } from "../../../src/rounds/performing.ts";
import type { State } from "../../../src/state/state.ts";
import { unitTokens } from "../../../src/units/conditions.ts";
import { dealWounds } from "../../../src/units/wounds/casualties.ts";
import { choose, faces, perform, unitChosen } from "../../helpers/actions.ts";
import { acting, PHASE } from "../../helpers/activations.ts";
import { HERE, THERE } from "../../helpers/attacks.ts";
import { eventsOf, offered } from "../../helpers/reading.ts";
import { done, engine, type Fielding, playOut, scene, settled } from "../../helpers/scene.ts";

const BOSSK = "bossk-trandoshan-terror";
const LEIA = "leia-organa-fearless-and-inventive";
const CHEWIE = "chewbacca-walking-carpet";

/** Set-up comes to its effects. */
function setUp(mine: readonly string[], theirs: readonly Fielding[], more: Partial<State> = {}): State {
  const armies = [mine.map((unit) => ({ unit, at: null })), theirs.map((one) => ({ ...one, at: null }))] as const;
  const start = scene({ armies, state: { phase: "setup", ...more } });
  return done(start, (work) => atMoment(work, "setup-effects", null)).state;
}

const bounties = (state: State): readonly number[] => state.units.map((_, unit) => unitTokens(state, unit, "bounty"));

describe("Bounty", () => {
  it("[leg.kw.bounty.mark] In set-up a unit with Bounty marks one enemy commander or operative", () => {
    const asked = setUp(
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
    expect(bounties(setUp([BOSSK], [{ unit: LEIA }, { unit: "rebel-troopers" }]))).toEqual([0, 1, 0]);
    expect(bounties(setUp([BOSSK], [{ unit: "rebel-troopers" }]))).toEqual([0, 0]);
  });

  it("[leg.kw.bounty.mark] Units with Bounty of both players mark their enemies, those of the blue player first", () => {
    const first = setUp([BOSSK], [{ unit: BOSSK }, { unit: LEIA }], { blue: 1 });
    // The only enemy of the blue player's hunter was marked at once.
    expect(bounties(first)).toEqual([1, 0, 0]);
    expect(engine.decision(first)?.seat).toBe("player-1");
  });

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

describe("Hunted", () => {
  it("[leg.kw.hunted] In set-up a unit with Hunted gains a bounty token if an enemy has Bounty", () => {
    const hunted = { ongoing: [{ unit: 1, keyword: "hunted", value: 1, until: "game" }] } as const;
    const rebels: Fielding = { unit: "rebel-troopers" };
    expect(bounties(setUp([BOSSK], [rebels], hunted))).toEqual([0, 1]);
    expect(bounties(setUp(["stormtroopers"], [rebels], hunted))).toEqual([0, 0]);
    const own = { ongoing: [...hunted.ongoing, { unit: 2, keyword: "bounty", value: 1, until: "game" }] } as const;
    expect(bounties(setUp(["stormtroopers"], [rebels, rebels], own))).toEqual([0, 0, 0]);
  });
});

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
