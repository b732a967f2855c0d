import { describe, expect, it } from "vitest";
import { startAttack } from "../../../../../src/rounds/performing.ts";
import type { Action } from "../../../../../src/state/actions.ts";
import type { AttackKind } from "../../../../../src/state/frames.ts";
import type { UnitSpec } from "../../../../../src/testing/index.ts";
import { add, choose, effect, faces, PASS, unitChosen } from "../../../../helpers/actions.ts";
import { after } from "../../../../helpers/activations.ts";
import { eventsOf, offered } from "../../../../helpers/reading.ts";
import { done, engine, type Fielding, playOut, scene } from "../../../../helpers/scene.ts";
import {
  answersTo,
  chances,
  expectKept,
  fire,
  firstActs,
  fought,
  inquisitor,
  TRAINED_LUKE,
  worth,
} from "../../helpers.ts";

describe("Force Barrier", () => {
  const REBELS = "rebel-troopers";

  const LUKE = "luke-skywalker-hero-of-the-rebellion";

  const STORM: Fielding = { unit: "stormtroopers", at: [300, 300] };

  const luke = (at: readonly [number, number]): Fielding => ({
    unit: "luke-skywalker-hero-of-the-rebellion",
    upgrades: ["force-barrier"],
    at,
  });

  const LEIA: Fielding = { unit: "leia-organa-fearless-and-inventive", at: [560, 300] };

  const SHOTS: readonly Action[] = [0, 1, 2, 3].map((place) => add(place, 1));

  const FACES = ["hit", "hit", "hit", "critical"];

  it("[leg.upgrade.force-measure] Force Barrier is offered for troopers attacked at range at range 1 of its unit, while it is readied", () => {
    const lent = (kind: AttackKind, bearer: Partial<UnitSpec>, defender = REBELS): number => {
      const x = kind === "melee" ? 427 : 520;
      const bearing: UnitSpec = { unit: LUKE, upgrades: ["force-barrier"], at: [x, 400], ...bearer };
      const start = firstActs(
        [{ unit: LUKE, at: [400, 300], tokens: { aim: 1 } }],
        [{ unit: defender, at: [x, 300], defeated: defender === REBELS ? 3 : 0 }, bearing],
      );
      return worth(fought(start, kind), "defender", "force-barrier lent");
    };
    expect(lent("ranged", {})).toBe(1);
    expect(lent("melee", {})).toBe(0);
    expect(lent("ranged", {}, "at-rt-rebel-alliance")).toBe(0);
    expect(lent("ranged", { upgrades: [{ card: "force-barrier", state: "exhausted" }] })).toBe(0);
    expect(lent("ranged", { at: [520, 490] })).toBe(0);
    expect(lent("ranged", { upgrades: [] })).toBe(0);
  });

  it("[leg.upgrade.force-measure] Only Force Barriers at range 1 of the defender are offered, and each use exhausts one of them", () => {
    const lukes = [luke([680, 300]), luke([560, 420]), luke([560, 900])];
    const start = done(scene({ armies: [[STORM], [LEIA, ...lukes]] }), (work) =>
      startAttack(work, 0, "attack", 1),
    ).state;
    const which = after(after(start, SHOTS, FACES), [choose("force-barrier hits")]);
    expect(offered(which)).toEqual(["choose-unit p2.1", "choose-unit p2.2"]);
    const used = after(which, [unitChosen("p2.1")]);
    expect(used.units.slice(2).map(({ cards }) => cards[0])).toEqual(["exhausted", "readied", "readied"]);
    expect(answersTo(used)).toEqual(["choose-option force-barrier hits", "choose-option force-barrier critical"]);
  });

  it("[leg.upgrade.only-readied] The Force Barrier of the defender itself gives no second use beside that of its friend", () => {
    const barred = { ...luke([560, 300]), unit: "luke-skywalker-jedi-knight" };
    const start = done(scene({ armies: [[STORM], [barred, luke([680, 300])]] }), (work) =>
      startAttack(work, 0, "attack", 1),
    ).state;
    const over = playOut(after(start, SHOTS, faces(4, "hit")), [choose("force-barrier hits")], faces(2, "block"));
    expect(eventsOf(over, "pool-resolved")).toMatchObject([{ wounds: 0 }]);
    expect(over.state.units.slice(1).map(({ cards }) => cards[0])).toEqual(["readied", "exhausted"]);
  });

  it("[leg.upgrade.only-readied] Force Barrier protects trooper units, but no vehicles", () => {
    const barred = (unit: string): boolean => {
      const start = done(scene({ armies: [[STORM], [{ unit, at: [560, 300] }, luke([680, 300])]] }), (work) =>
        startAttack(work, 0, "attack", 1),
      ).state;
      return answersTo(after(start, SHOTS, FACES)).includes("choose-option force-barrier critical");
    };
    expect([barred(LEIA.unit), barred("at-rt-rebel-alliance")]).toEqual([true, false]);
  });
});

describe("Force Barrier, further", () => {
  const leia: Fielding = { unit: "leia-organa-fearless-and-inventive", at: [560, 300] };

  const luke: Fielding = { ...TRAINED_LUKE, upgrades: ["force-barrier"], at: [680, 300] };

  const storm: Fielding = { unit: "stormtroopers", at: [300, 300] };

  it("A Force Barrier cancelled by Inquisitorius Training cancels no hits and cannot be used again", () => {
    const begun = done(
      scene({
        armies: [
          [storm, { ...inquisitor(680), at: [680, 430] }],
          [leia, luke],
        ],
      }),
      (work) => startAttack(work, 0, "attack", 2),
    ).state;
    const pool = after(
      begun,
      Array.from({ length: 4 }, (_, place) => add(place, 1)),
      ["hit", "hit", "hit", "critical"],
    );
    const asked = after(pool, [choose("force-barrier hits")]);
    expect(engine.decision(asked)).toMatchObject({ seat: "player-1", kind: "effects" });
    expectKept(asked);
    const cancelled = playOut(asked, [effect()], ["block", ...faces(4, "blank")]);
    expect(eventsOf(cancelled, "pool-resolved")).toMatchObject([{ wounds: 4 }]);
    expect(cancelled.state.units[3]?.cards).toEqual(["exhausted"]);
    const held = playOut(asked, [effect()], ["blank", ...faces(2, "blank")]);
    expect(eventsOf(held, "pool-resolved")).toMatchObject([{ wounds: 2 }]);
    expect(eventsOf(held, "card-turned")).toEqual([]);
    expect(eventsOf(playOut(asked, [PASS], faces(2, "blank")), "pool-resolved")).toMatchObject([{ wounds: 2 }]);
  });
});

describe("Force Barrier, again", () => {
  const STORM: Fielding = { unit: "stormtroopers", at: [300, 300] };

  const LEIA: Fielding = { unit: "leia-organa-fearless-and-inventive", at: [560, 300] };

  it("A Force Barrier near a defending friend exhausts to cancel a critical or two hits", () => {
    const luke = (x: number): Fielding => ({
      unit: "luke-skywalker-hero-of-the-rebellion",
      upgrades: ["force-barrier"],
      at: [x, 300],
    });
    const start = (x: number) =>
      done(scene({ armies: [[STORM], [LEIA, luke(x)]] }), (work) => startAttack(work, 0, "attack", 1)).state;
    const asked = after(start(680), fire(4), ["hit", "hit", "hit", "critical"]);
    expect(chances(asked)).toEqual(["choose-option force-barrier hits", "choose-option force-barrier critical"]);
    const hits = playOut(asked, [choose("force-barrier hits")], faces(2, "blank"));
    expect(eventsOf(hits, "pool-resolved")).toMatchObject([{ wounds: 2 }]);
    expect(hits.state.units[2]?.cards).toEqual(["exhausted"]);
    const critical = playOut(asked, [choose("force-barrier critical")], faces(3, "blank"));
    expect(eventsOf(critical, "pool-resolved")).toMatchObject([{ wounds: 3 }]);
    expect(eventsOf(playOut(start(900), fire(1), ["hit", "blank"]), "pool-resolved")).toHaveLength(1);
    const two = done(scene({ armies: [[STORM], [LEIA, luke(680), { ...luke(680), at: [560, 420] }]] }), (work) =>
      startAttack(work, 0, "attack", 1),
    ).state;
    const which = after(after(two, fire(4), ["hit", "hit", "hit", "critical"]), [choose("force-barrier hits")]);
    expect(offered(which)).toEqual(["choose-unit p2.1", "choose-unit p2.2"]);
    const other = after(which, [unitChosen("p2.2")]);
    expect(other.units.slice(2).map(({ cards }) => cards[0])).toEqual(["readied", "exhausted"]);
    expect(chances(other)).toEqual(["choose-option force-barrier hits", "choose-option force-barrier critical"]);
  });
});
