import { describe, expect, it } from "vitest";
import { game } from "../../../../src/index.ts";
import { startAttack } from "../../../../src/rounds/performing.ts";
import type { AttackKind } from "../../../../src/state/frames.ts";
import type { MiniatureState, State, TableToken } from "../../../../src/state/state.ts";
import { mm } from "../../../../src/table/lengths.ts";
import { play, type UnitSpec } from "../../../../src/testing/index.ts";
import { add, choose, DONE, faces, gun, PASS, unitChosen } from "../../../helpers/actions.ts";
import { acts, after } from "../../../helpers/activations.ts";
import { attackOf, HERE, playOn } from "../../../helpers/attacks.ts";
import { LOST } from "../../../helpers/commands.ts";
import { onMission } from "../../../helpers/moves.ts";
import { eventsOf, offered, offeredAs, tokensByUnit, tokensOf } from "../../../helpers/reading.ts";
import { done, engine, type Fielding, playOut, scene } from "../../../helpers/scene.ts";
import { battle, follow } from "../../../helpers/script.ts";
import { chances, duel, fire, firstActs, fought, ownAttackMisses, withUpgrades, worth } from "../helpers.ts";

const STORM = "stormtroopers";

const REBELS = "rebel-troopers";

const LEIA: Fielding = { unit: "leia-organa-fearless-and-inventive", at: [560, 300] };

describe("Up Close and Personal", () => {
  const STORM: Fielding = { unit: "stormtroopers", at: [300, 300] };

  it("Up Close and Personal gives a dodge token after a ranged attack against a unit at range 2", () => {
    const shot = (y: number, upgrades: readonly string[]) =>
      ownAttackMisses([{ ...STORM, upgrades }], [{ unit: "rebel-troopers", at: [300, y] }]);
    expect(tokensByUnit(shot(560, ["up-close-and-personal"]), "dodge")).toEqual([1, 0]);
    expect(tokensByUnit(shot(700, ["up-close-and-personal"]), "dodge")).toEqual([0, 0]);
    expect(tokensByUnit(shot(560, []), "dodge")).toEqual([0, 0]);
  });
});

describe("Up Close and Personal, further", () => {
  it("[leg.upgrade.static-by-default] Up Close and Personal gives its token if one pool of the ranged attack is against a unit at range 2", () => {
    const shooter: UnitSpec = {
      unit: STORM,
      upgrades: ["up-close-and-personal", "dlt-19-stormtrooper"],
      at: [400, 300],
    };
    const two = (near: number): number => {
      let now = firstActs(
        [shooter],
        [
          { unit: REBELS, at: [400 + near, 300], defeated: 3 },
          { unit: REBELS, at: [1000, 300], defeated: 3 },
        ],
      );
      now = playOn(fought(now, "ranged"));
      return tokensOf(now, "p1.0")["dodge"] ?? 0;
    };
    expect([two(300), two(500)]).toEqual([1, 0]);
  });
});

describe("Tenacity", () => {
  it("[leg.upgrade.static-by-default] Tenacity applies only in melee attacks of a unit with a wound or a lost miniature", () => {
    const hurt = { upgrades: ["tenacity"], wounds: [1] } as const;
    expect(worth(duel("melee", hurt), "attacker", "tenacity")).toBe(1);
    expect(worth(duel("ranged", hurt), "attacker", "tenacity")).toBe(0);
    expect(worth(duel("melee", { ...hurt, wounds: [0] }), "attacker", "tenacity")).toBe(0);
    const squad = { unit: STORM, upgrades: ["tenacity"] } as const;
    expect(worth(duel("melee", { ...squad, defeated: 1 }), "attacker", "tenacity")).toBe(1);
    expect(worth(duel("melee", squad), "attacker", "tenacity")).toBe(0);
  });

  it("Tenacity may add a red die to melee pools once the unit is wounded", () => {
    const luke = (wounds: number): Fielding => {
      const spot = { status: "standing", x: 30_000, y: 30_000, z: 0, heading: { x: 1, y: 0 }, wounds } as const;
      const upgrades = ["tenacity"];
      return { unit: "luke-skywalker-hero-of-the-rebellion", upgrades, at: HERE, state: { miniatures: [spot] } };
    };
    const enemy: Fielding = { unit: "rebel-troopers", at: [300, 327] };
    const melee = (wounds: number) => attackOf([luke(wounds)], [enemy], { with: "melee" });
    const hurt = melee(2);
    expect(offered(hurt)).toEqual(["choose-option tenacity", "pass"]);
    const dice = (state: State) => state.frames.flatMap((frame) => (frame.kind === "pool" ? [frame.pool.dice] : []))[0];
    const [white = 0, black = 0, red = 0] = dice(hurt) ?? [];
    const blanks = Array.from({ length: white + black + red + 1 }, () => "blank");
    const rolled = eventsOf(playOut(hurt, [choose("tenacity")], blanks), "dice-rolled");
    expect(rolled[0]?.dice.filter((die) => die === "red-attack")).toHaveLength(red + 1);
    const start = scene({ armies: [[luke(0)], [enemy]] });
    const whole = done(start, (work) => startAttack(work, 0, "attack", null, "melee"), blanks.slice(1));
    expect(eventsOf(whole, "pool-resolved")).toHaveLength(1);
  });
});

describe("On The Hunt", () => {
  it("[leg.upgrade.static-by-default] On The Hunt applies against wounded troopers, but not against a wounded vehicle", () => {
    const hunter = { unit: STORM, upgrades: ["on-the-hunt"] } as const;
    expect(worth(duel("ranged", hunter, { wounds: [1] }), "attacker", "on-the-hunt")).toBe(1);
    const vehicle = { unit: "at-rt-rebel-alliance", wounds: [1] } as const;
    expect(worth(duel("ranged", hunter, vehicle), "attacker", "on-the-hunt")).toBe(0);
  });
});

describe("On The Hunt, further", () => {
  const STORM: Fielding = { unit: "stormtroopers", at: [300, 300] };

  /** A unit of one miniature with wounds. */
  function hurt(fielding: Fielding, wounds: number): Fielding {
    const [x, y] = fielding.at ?? [0, 0];
    const spot: MiniatureState = { status: "standing", x: mm(x), y: mm(y), z: 0, heading: { x: -1, y: 0 }, wounds };
    return { ...fielding, state: { miniatures: [spot] } };
  }

  it("On The Hunt may give an aim token against a wounded trooper unit, to spend in that attack", () => {
    const hunter = withUpgrades(STORM, "on-the-hunt");
    const asked = after(attackOf([hunter], [hurt(LEIA, 1)]), fire(1));
    expect(chances(asked)).toEqual(["choose-option on-the-hunt"]);
    const aimed = after(asked, [choose("on-the-hunt")], ["blank"]);
    expect(tokensByUnit(aimed, "aim")).toEqual([1, 0]);
    expect(chances(aimed)).toEqual(["choose-option aim"]);
    const spent = playOut(aimed, [choose("aim")], ["blank"]);
    expect(tokensByUnit(spent.state, "aim")).toEqual([0, 0]);
    expect(tokensByUnit(after(asked, [PASS], ["blank"]), "aim")).toEqual([0, 0]);
    expect(eventsOf(playOut(attackOf([hunter], [hurt(LEIA, 0)]), fire(1), ["blank"]), "pool-resolved")).toHaveLength(1);
  });
});

describe("On The Hunt, again", () => {
  const STORM: UnitSpec = { unit: "stormtroopers", at: [300, 300] };

  it("[leg.upgrade.static-by-default] On the Hunt may give an aim token against a wounded trooper unit, but not against an unwounded one or a vehicle", () => {
    const shot = (target: UnitSpec) => {
      const start = battle([{ ...STORM, unit: "imperial-death-troopers", upgrades: ["on-the-hunt"] }], [target]);
      return offered(follow(start, "perform attack", gun("p1.0.0", 2), DONE).state);
    };
    const leia: UnitSpec = { unit: "leia-organa-fearless-and-inventive", at: [300, 550] };
    expect(shot({ ...leia, wounds: [1] })).toContain("choose-option on-the-hunt");
    expect(shot(leia)).not.toContain("choose-option on-the-hunt");
    expect(shot({ unit: "at-rt-rebel-alliance", at: [300, 560], wounds: [1] })).not.toContain(
      "choose-option on-the-hunt",
    );
  });
});

describe("On The Hunt and Aid", () => {
  const HUNTER: UnitSpec = { unit: "logray-superstitious-shaman", upgrades: ["on-the-hunt"], at: [400, 300] };

  const EWOKS: UnitSpec = { unit: "ewok-skirmishers", at: [300, 300] };

  const VADER_HURT: UnitSpec = { unit: "darth-vader-dark-lord-of-the-sith", at: [427, 300], wounds: [1] };

  it("[leg.kw.aid] A unit with Aid may pass on the aim token of On The Hunt, and then cannot spend it in the attack", () => {
    const asked = fought(firstActs([HUNTER, EWOKS], [VADER_HURT, LOST]), "melee");
    expect(chances(asked)).toContain("choose-option on-the-hunt");
    const used = play(asked, [choose("on-the-hunt")]).state;
    expect(game.decision(used)).toMatchObject({ kind: "redirect", rule: "leg.kw.aid" });
    const passed = play(used, [unitChosen("p1.1")]).state;
    expect(["p1.0", "p1.1"].map((unit) => tokensOf(passed, unit))).toEqual([{ suppression: 1 }, { aim: 1 }]);
    expect(offered(passed)).not.toContain("choose-option aim");
    const kept = play(used, [DONE]).state;
    expect(tokensOf(kept, "p1.0")).toEqual({ aim: 1 });
    expect(offered(kept)).toContain("choose-option aim");
  });
});

describe("Duck and Cover", () => {
  it("[leg.upgrade.static-by-default] Duck and Cover is offered only in ranged attacks, and only to units that can be suppressed", () => {
    const ducking = { unit: REBELS, upgrades: ["duck-and-cover"], defeated: 3 } as const;
    const inPool = (kind: AttackKind, theirs: Partial<UnitSpec>): boolean =>
      worth(duel(kind, {}, theirs), "defender", "duck-and-cover") > 0;
    expect(inPool("ranged", ducking)).toBe(true);
    expect(inPool("melee", ducking)).toBe(false);
    expect(inPool("ranged", { ...ducking, unit: "at-rt-rebel-alliance", defeated: 0 })).toBe(false);
  });
});

describe("Duck and Cover, further", () => {
  const STORM: Fielding = { unit: "stormtroopers", at: [300, 300] };

  const REBELS: Fielding = { unit: "rebel-troopers", at: [560, 300] };

  const hit = (start: State, rifles: number): State => after(start, fire(rifles), faces(rifles, "hit"));

  it("Duck and Cover may give a suppression token before cover is determined, which then counts for cover", () => {
    const asked = hit(attackOf([STORM], [withUpgrades(REBELS, "duck-and-cover")]), 1);
    expect(engine.decision(asked)).toMatchObject({ seat: "player-2", context: { stage: "before-cover" } });
    const ducked = playOut(asked, [choose("duck-and-cover")], ["block"]);
    expect(eventsOf(ducked, "tokens-gained")).toMatchObject([
      { unit: "p2.0", token: "suppression", amount: 1 },
      { token: "suppression" },
    ]);
    expect(eventsOf(ducked, "dice-rolled")).toMatchObject([{ dice: ["white-defense"] }]);
    expect(eventsOf(ducked, "pool-resolved")).toMatchObject([{ wounds: 0 }]);
    const stood = playOut(asked, [PASS], ["blank"]);
    expect(eventsOf(stood, "pool-resolved")).toMatchObject([{ wounds: 1 }]);
    const brave = hit(attackOf([STORM], [withUpgrades(LEIA, "duck-and-cover")]), 1);
    expect(eventsOf(playOut(brave, [choose("duck-and-cover")], ["blank"]), "pool-resolved")).toMatchObject([
      { wounds: 1 },
    ]);
    const already = hit(
      attackOf([STORM], [{ ...withUpgrades(REBELS, "duck-and-cover"), tokens: { suppression: 1 } }]),
      1,
    );
    const twice = playOut(already, [choose("duck-and-cover")], ["blank", "blank"]);
    expect(eventsOf(twice, "dice-rolled").map(({ dice }) => dice.length)).toEqual([1, 1]);
  });

  it("[leg.upgrade.static-by-default] Duck and Cover gives only one token per attack, whatever is used later in it", () => {
    const fett: Fielding = { unit: "boba-fett-infamous-bounty-hunter", at: [300, 300] };
    const asked = playOut(
      attackOf([fett], [withUpgrades(REBELS, "duck-and-cover")]),
      [add(0, 2), DONE],
      ["critical", "blank"],
    ).state;
    const pierced = playOut(asked, [choose("duck-and-cover"), choose("pierce")], ["block"]);
    expect(eventsOf(pierced, "pool-resolved")).toMatchObject([{ wounds: 1 }]);
    expect(eventsOf(pierced, "tokens-gained")).toMatchObject([{ unit: "p2.0", amount: 1, cause: "duck-and-cover" }]);
  });
});

describe("Mission Objective", () => {
  const STORM: Fielding = { unit: "stormtroopers", at: [300, 300] };

  it("Mission Objective exhausts to reroll one die against a unit that contests an objective, and readies when its unit activates", () => {
    const token: TableToken = {
      kind: "poi",
      name: "bunker",
      owner: null,
      x: mm(600),
      y: mm(300),
      z: 0,
      holder: null,
      removed: false,
    };
    const start = (tokens: readonly TableToken[], cards: State["units"][number]["cards"] = ["readied"]) =>
      attackOf([{ ...withUpgrades(STORM, "mission-objective"), state: { cards } }], [LEIA], { state: { tokens } });
    const rolled = after(start([token]), fire(2), ["blank", "blank"]);
    expect(chances(rolled)).toEqual(["choose-option mission-objective"]);
    const again = playOut(rolled, [choose("mission-objective")], ["blank"]);
    expect(again.state.units[0]?.cards).toEqual(["exhausted"]);
    expect(eventsOf(again, "dice-rolled")[0]?.dice).toEqual(["white-attack"]);
    expect(eventsOf(again, "pool-resolved")).toHaveLength(1);
    expect(eventsOf(playOut(start([]), fire(1), ["blank"]), "pool-resolved")).toHaveLength(1);
    expect(eventsOf(playOut(start([token], ["exhausted"]), fire(1), ["blank"]), "pool-resolved")).toHaveLength(1);
    const next = acts([{ ...withUpgrades(STORM, "mission-objective"), state: { cards: ["exhausted"] } }], [LEIA], {
      stage: "start",
    });
    expect(next.state.units[0]?.cards).toEqual(["readied"]);
  });

  it("[leg.upgrade.static-by-default] Mission Objective also applies against a unit that holds an asset token, but not against its friends", () => {
    const asset: TableToken = {
      kind: "asset",
      name: "research",
      owner: null,
      x: 0,
      y: 0,
      z: 0,
      holder: 1,
      removed: false,
    };
    const hunter = withUpgrades(STORM, "mission-objective");
    const shot = (holder: number) => {
      const armies = [LEIA, { unit: "rebel-troopers", at: [1500, 800] }] as const;
      const holding = armies.map((one, place) => ({ ...one, state: { holds: place + 1 === holder ? [0] : [] } }));
      const tokens = [{ ...asset, holder }];
      return chances(after(attackOf([hunter], holding, { only: 1, state: { tokens } }), fire(2), ["blank", "blank"]));
    };
    expect([shot(1), shot(2)]).toEqual([["choose-option mission-objective"], []]);
  });
});

describe("Dug In", () => {
  it("Dug In units roll red cover dice while wholly in friendly territory, unless their order token is facedown", () => {
    const cover = (y: number, order: "none" | "facedown", upgrades: readonly string[] = ["dug-in"]) => {
      const defender: Fielding = {
        unit: "rebel-troopers",
        upgrades,
        at: [600, y],
        tokens: { suppression: 1 },
        state: { order },
      };
      const from: Fielding = { unit: "stormtroopers", at: [600, y - 250] };
      const begun = done(onMission(scene({ armies: [[from], [defender]] })), (work) =>
        startAttack(work, 0, "attack"),
      ).state;
      return eventsOf(playOut(begun, fire(1), ["hit", "blank", "blank"]), "dice-rolled")[1]?.dice;
    };
    expect(cover(780, "none")).toEqual(["red-defense"]);
    expect(cover(780, "facedown")).toEqual(["white-defense"]);
    expect(cover(500, "none")).toEqual(["white-defense"]);
    expect(cover(780, "none", [])).toEqual(["white-defense"]);
  });
});

describe("Dug In, further", () => {
  it("[leg.upgrade.static-by-default] A unit is not Dug In while one of its miniatures is outside friendly territory", () => {
    const cover = (outside: number) => {
      const defender: Fielding = {
        unit: "rebel-troopers",
        upgrades: ["dug-in"],
        at: [600, 780],
        tokens: { suppression: 1 },
      };
      const start = onMission(scene({ armies: [[{ unit: "stormtroopers", at: [600, 530] }], [defender]] }));
      const units = start.units.map((one, unit) => ({
        ...one,
        miniatures: one.miniatures.map((miniature, place) =>
          unit === 1 && place === outside ? { ...miniature, x: mm(760), y: mm(580) } : miniature,
        ),
      }));
      const begun = done({ ...start, units }, (work) => startAttack(work, 0, "attack")).state;
      return eventsOf(playOut(begun, fire(1), ["hit", "blank", "blank"]), "dice-rolled")[1]?.dice;
    };
    expect([cover(-1), cover(3)]).toEqual([["red-defense"], ["white-defense"]]);
  });
});

describe("Tenacity, further", () => {
  it("[leg.upgrade.static-by-default] Tenacity may add a red die to each of two melee pools", () => {
    const squad: UnitSpec = {
      unit: STORM,
      upgrades: ["tenacity", "agent-kallus"],
      at: [300, 300],
      others: [
        [300, 330],
        [300, 360],
        [300, 390],
        [330, 327],
      ],
      defeated: [1, 2, 3],
    };
    const foes = [
      [273, 300],
      [327, 300],
    ].map(([x = 0, y = 0]): UnitSpec => ({ unit: REBELS, at: [x, y], defeated: 3 }));
    const formed = follow(
      firstActs([squad], [...foes, LOST]),
      "perform attack",
      "declare p2.0",
      "add-weapon p1.0.0 0 melee",
      "done",
      "declare p2.1",
    );
    let now = formed.state;
    const added: unknown[] = [];
    for (let step = 0; step < 12 && game.decision(now)?.kind !== "action"; step++) {
      const offers = offered(now);
      const adds = offers.includes("choose-option tenacity");
      const next = play(now, [offeredAs(now, adds ? "choose-option tenacity" : (offers[0] ?? ""))]);
      if (adds) added.push(eventsOf(next, "dice-rolled")[0]?.dice.filter((die) => die === "red-attack"));
      now = next.state;
    }
    expect(added).toEqual([["red-attack"], ["red-attack"]]);
  });
});
