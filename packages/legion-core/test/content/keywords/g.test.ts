import { nearest } from "@sw/tabletop";
import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import { atMoment } from "../../../src/rounds/moments.ts";
import type { Action } from "../../../src/state/actions.ts";
import type { State } from "../../../src/state/state.ts";
import { scenario, type UnitSpec } from "../../../src/testing/index.ts";
import { unitTokens } from "../../../src/units/conditions.ts";
import { add, DONE, declare, declareAgain, faces, gun, perform, unitChosen } from "../../helpers/actions.ts";
import { acting, acts, PHASE, READY, WAITING } from "../../helpers/activations.ts";
import { attackOf, HERE, THERE } from "../../helpers/attacks.ts";
import { standing } from "../../helpers/moves.ts";
import { eventsOf, offered, refusal } from "../../helpers/reading.ts";
import { done, engine, type Fielding, playOut, scene, settled } from "../../helpers/scene.ts";
import { BYSTANDERS, battle, follow } from "../../helpers/script.ts";

const STORM: UnitSpec = { unit: "stormtroopers", at: [300, 550] };

describe("Gunslinger", () => {
  const REBELS = { unit: "rebel-troopers", at: THERE } as const;

  const HAN = { unit: "han-solo-unorthodox-general", at: HERE } as const;

  const three = [REBELS, { ...REBELS, at: [450, 480] }, { ...REBELS, at: [150, 480] }] as const;

  const shoot = (start: Parameters<typeof follow>[0], ...rest: Parameters<typeof follow>[1][]) =>
    follow(start, "perform attack", ...rest);

  it("[leg.kw.gunslinger] [leg.kw.gunslinger.limit] A unit with Gunslinger may use one ranged weapon against a second unit, once per attack", () => {
    const state = attackOf([HAN], three);
    const first = playOut(state, [declare("p2.0")]).state;
    expect(offered(first)).toEqual(["declare-again p2.1 gunslinger", "declare-again p2.2 gunslinger", "done"]);
    const second = playOut(first, [declareAgain("p2.1", "gunslinger")]);
    expect(eventsOf(second, "attack-declared")).toMatchObject([
      { defender: "p2.1", dice: [0, 0, 2], cause: "gunslinger" },
    ]);
    expect(offered(second.state)).toEqual(["resolve 0", "resolve 1"]);
  });

  it("[leg.kw.gunslinger] [leg.upgrade.exhaust-blocks-second-pool] Gunslinger cannot repeat a weapon whose card was exhausted by its use", () => {
    const state = attackOf([{ ...HAN, upgrades: ["dc-17m-icws-config"] }], [REBELS, three[1]]);
    const shot = playOut(state, [declare("p2.0"), add(0, 2)], faces(2, "blank"));
    expect(shot.state.units[0]?.cards).toEqual(["exhausted"]);
    expect(eventsOf(shot, "attack-declared").map(({ defender }) => defender)).toEqual(["p2.0"]);
    expect(eventsOf(shot, "pool-resolved")).toHaveLength(1);
  });

  it("[leg.kw.gunslinger] Gunslinger gives no second pool in melee, even with two enemies in contact", () => {
    const han = { unit: "han-solo-unorthodox-general", state: standing([[300, 300]]) } as const;
    const enemy = (x: number): Fielding => ({ unit: "stormtroopers", state: standing([[x, 300]]) });
    const state = attackOf([han], [enemy(327), enemy(273)]);
    expect(offered(state)).toEqual(["declare p2.0", "declare p2.1"]);
    const fought = playOut(state, [declare("p2.0")], faces(3, "blank")).state;
    expect(offered(fought).filter((key) => key.startsWith("declare-again"))).toEqual([]);
  });

  it("[leg.kw.gunslinger] [leg.weapon.both] Sabine Wren shoots her pistols at two enemies, but attacks only one in melee", () => {
    const sabine: UnitSpec = { unit: "sabine-wren-explosive-artist", at: [300, 300] };
    const two = [
      { ...STORM, at: [300, 550] },
      { ...STORM, at: [500, 450] },
    ] as const;
    const far = shoot(battle([sabine], two), { type: "declare", subject: "p2.0" });
    expect(offered(far.state)).toContain("declare-again p2.1 gunslinger");
    const near = shoot(
      battle(
        [sabine],
        [
          {
            ...STORM,
            at: [327, 300],
            others: [
              [355, 300],
              [355, 330],
              [355, 270],
            ],
          },
          { ...STORM, at: [300, 550] },
        ],
      ),
    );
    expect(eventsOf(near, "attack-declared").length).toBe(1);
    expect(offered(near.state).filter((key) => key.startsWith("declare"))).toEqual([]);
  });
});

describe("Generator", () => {
  it("[leg.kw.generator-x] A unit with Generator X may flip up to X inactive shields in the End Phase", () => {
    const ends = (unit: string, inactive: number): State => {
      const fielded: Fielding = { unit, at: [300, 300], tokens: { "inactive-shield": inactive } };
      const start = scene({ armies: [[fielded], []], state: { phase: "end" } });
      return done(start, (work) => atMoment(work, "end-phase", null)).state;
    };
    const asked = ends("droidekas", 2);
    const before = unitTokens(asked, 0, "shield");
    expect(offered(asked)).toEqual(["choose-unit p1.0", "done"]);
    const flipped = playOut(asked, [unitChosen("p1.0")]).state;
    expect([unitTokens(flipped, 0, "shield"), unitTokens(flipped, 0, "inactive-shield")]).toEqual([before + 1, 1]);
    expect(engine.decision(ends("droidekas", 0))).toBe(undefined);
    expect(engine.decision(ends("at-st", 2))).toBe(undefined);
  });

  it("[leg.kw.generator-x] A unit without inactive shields is not offered Generator", () => {
    const droidekas = (y: number, inactive: number): Fielding => {
      return { unit: "droidekas", at: [300, y], tokens: { "inactive-shield": inactive } };
    };
    const start = scene({ armies: [[droidekas(300, 0), droidekas(600, 1)], []], state: { phase: "end" } });
    const { state } = done(start, (work) => atMoment(work, "end-phase", null));
    expect(offered(state)).toEqual(["choose-unit p1.1", "done"]);
  });
});

describe("Guidance", () => {
  const lando: Fielding = { unit: "lando-calrissian-canny-general", at: HERE };

  const corps = (x: number): Fielding => ({ unit: "rebel-troopers", at: [x, 450] });

  const guided = (units: readonly Fielding[]) => playOut(acts(units, WAITING).state, [perform("guidance")]);

  const pick = (subject: string): Action => ({ type: "choose-option", subject });

  it("[leg.kw.guidance] Guidance lets another unit at range 2, of the kind that its card names, perform a free action", () => {
    const special: Fielding = { unit: "rebel-commandos", at: [450, 300] };
    const asked = guided([lando, corps(250), corps(400), corps(1400), special]).state;
    expect(offered(asked)).toEqual(["choose-unit p1.1", "choose-unit p1.2"]);
    const what = playOut(asked, [unitChosen("p1.2")]).state;
    expect(offered(what)).toEqual(
      expect.arrayContaining([
        "choose-option perform aim",
        "choose-option perform dodge",
        "choose-option perform move",
        "choose-option enough",
      ]),
    );
    const aimed = playOut(what, [pick("perform aim")]);
    expect(unitTokens(aimed.state, 2, "aim")).toBe(1);
    expect(eventsOf(aimed, "action-performed")).toMatchObject([
      { unit: "p1.2", action: "aim", free: true, cause: "guidance" },
    ]);
    expect(nearest(aimed.state, "activation")).toMatchObject({ unit: 0, actions: 1, done: ["guidance"] });
    const moved = playOut(what, [pick("perform move")]).state;
    expect(engine.decision(moved)).toMatchObject({ kind: "move", context: { unit: "p1.2" } });
    expect(unitTokens(playOut(what, [pick("enough")]).state, 2, "aim")).toBe(0);
  });

  it("[leg.kw.guidance] Guidance does not allow an attack", () => {
    const near: Fielding = { unit: "stormtroopers", at: [300, 700], state: READY };
    const start = scene({
      armies: [
        [lando, corps(300)],
        [near, ...WAITING],
      ],
      frames: [PHASE, acting(0)],
    });
    const what = playOut(settled(start).state, [perform("guidance")]).state;
    expect(offered(what)).toContain("choose-option perform aim");
    expect(offered(what)).not.toContain("choose-option perform attack");
    expectIllegal(engine.apply(what, pick("perform attack")), "leg.kw.guidance");
  });

  it("[leg.kw.guidance] Veers can use Guidance on ground vehicles, as his card says, but not on troopers", () => {
    const veers: Fielding = { unit: "general-veers-master-tactician", at: HERE };
    const walker: Fielding = { unit: "at-st", at: [450, 450] };
    const start = acts([veers, { unit: "stormtroopers", at: [300, 450] }], WAITING).state;
    expect(offered(start)).not.toContain("perform guidance");
    const what = guided([veers, { unit: "stormtroopers", at: [300, 450] }, walker]).state;
    expect(unitTokens(playOut(what, [pick("perform aim")]).state, 2, "aim")).toBe(1);
  });
});

describe("Guidance, further", () => {
  it("[leg.kw.guidance] Guidance does not allow Saber Throw, which is an attack action", () => {
    const anakin: UnitSpec = {
      unit: "anakin-skywalker-the-chosen-one",
      at: [400, 300],
      upgrades: ["saber-throw"],
    };
    const yoda: UnitSpec = { unit: "yoda-grand-master-of-the-jedi-order", at: [300, 300] };
    const start = (activating: string) =>
      scenario({
        activating,
        "player-1": { units: [yoda, anakin], hand: [] },
        "player-2": { units: [{ unit: "b1-battle-droids", at: [400, 500] }], hand: [] },
      });
    expect(offered(start("p1.1"))).toContain("perform saber-throw");
    const what = offered(follow(start("p1.0"), "perform guidance").state);
    expect(what).toContain("choose-option perform jump");
    expect(what).not.toContain("choose-option perform saber-throw");
  });

  it("[leg.withdraw.definition] [leg.kw.guidance] Guidance cannot make a unit withdraw, which units do only in their own activations", () => {
    const rebels: UnitSpec = {
      unit: "rebel-troopers",
      at: [300, 450],
      others: [
        [330, 450],
        [270, 450],
        [300, 420],
      ],
    };
    const storm: UnitSpec = {
      unit: "stormtroopers",
      at: [300, 477],
      others: [
        [330, 477],
        [270, 477],
        [300, 510],
      ],
    };
    const lando: UnitSpec = { unit: "lando-calrissian-canny-general", at: [300, 300] };
    const fighting = (activating: string) =>
      scenario({
        activating,
        "player-1": { units: [lando, rebels], hand: [] },
        "player-2": { units: [storm], hand: [] },
      });
    expect(offered(fighting("p1.1"))).toContain("perform withdraw");
    const guided = follow(fighting("p1.0"), "perform guidance").state;
    expect(offered(guided)).toContain("choose-option perform aim");
    expect(offered(guided)).not.toContain("choose-option perform withdraw");
  });

  it("[leg.kw.guidance] [leg.actions.card-action-double] Yoda's Guidance cannot give Din Djarin a double action", () => {
    const din: UnitSpec = { unit: "din-djarin-the-mandalorian", upgrades: ["dins-amban-rifle"], at: [300, 300] };
    const yoda: UnitSpec = { unit: "yoda-grand-master-of-the-jedi-order", at: [450, 300] };
    const start = scenario({
      activating: "p1.0",
      "player-1": { units: [yoda, din], hand: [], faction: "galactic-republic" },
      "player-2": { units: [{ unit: "b1-battle-droids", at: [300, 600] }], hand: [] },
    });
    const guided = follow(start, "perform guidance").state;
    expect(offered(guided)).toContain("choose-option perform aim");
    expect(offered(guided)).not.toContain("choose-option perform dins-amban-rifle");
    expect(refusal(guided, { type: "choose-option", subject: "perform dins-amban-rifle" })).toBe(
      "leg.actions.card-action-double action-takes-two",
    );
  });
});

describe("Guardian", () => {
  it("[leg.kw.guardian-x.courage] [leg.kw.enrage-x.on] An enraged Chewbacca may use Guardian because he has no suppression", () => {
    const chewie = (wounds: number): UnitSpec => ({
      unit: "chewbacca-walking-carpet",
      at: [400, 550],
      wounds: [wounds],
      tokens: { suppression: wounds < 4 ? 2 : 0 },
    });
    const shot = (wounds: number) =>
      offered(
        follow(
          battle(
            [{ ...STORM, at: [300, 300] }],
            [{ unit: "leia-organa-fearless-and-inventive", at: [300, 550] }, chewie(wounds)],
          ),
          "perform attack",
          { type: "declare", subject: "p2.0" },
          gun("p1.0.0", 1),
          DONE,
          wounds < 4 ? ["hit", "blank"] : ["hit"],
        ).state,
      );
    expect(shot(4)).toContain("choose-option guardian p2.1");
    expect(shot(0)).not.toContain("choose-option guardian p2.1");
  });

  it("[leg.kw.guardian-x.pierce] [leg.kw.immune-melee-pierce.guardian] Pierce cancels blocks of a MagnaGuard that uses Guardian against a ranged attack", () => {
    const dooku: UnitSpec = { unit: "kalani-super-tactical-droid", at: [300, 550] };
    const guards: UnitSpec = { unit: "ig-100-magnaguard", at: [400, 550] };
    const start = scenario({
      activating: "p1.0",
      "player-1": {
        units: [{ unit: "boba-fett-infamous-bounty-hunter", at: [300, 300] }, BYSTANDERS[0]],
        hand: [],
        faction: "galactic-empire",
      },
      "player-2": { units: [dooku, guards, { unit: "b1-battle-droids", at: [1700, 850] }], hand: [] },
    });
    const shot = follow(start, "perform attack", { type: "declare", subject: "p2.0" }, gun("p1.0.0", 2), DONE, DONE, [
      "hit",
      "hit",
    ]);
    const guarding = follow(shot.state, "choose-option guardian p2.1", "choose-option cancel", ["block", "block"]);
    expect(offered(guarding.state)).toContain("choose-option pierce");
  });
});
