import { describe, expect, it } from "vitest";
import { poolSituation } from "../../../src/attack/from-table.ts";
import { startActivationPhase } from "../../../src/rounds/phases.ts";
import type { GameFrame } from "../../../src/state/frames.ts";
import type { State, TableToken } from "../../../src/state/state.ts";
import { mm } from "../../../src/table/lengths.ts";
import { keywordsOf } from "../../../src/units/keywords.ts";
import { dealWounds } from "../../../src/units/wounds/casualties.ts";
import { add, choose, DONE, effect, moving, PASS, perform, unitChosen } from "../../helpers/actions.ts";
import { acts, after, FAR, READY } from "../../helpers/activations.ts";
import { attackOf, missed } from "../../helpers/attacks.ts";
import { movingScene, onMission, standing, straight } from "../../helpers/moves.ts";
import { eventsOf, offered, tokensByUnit } from "../../helpers/reading.ts";
import { box, done, engine, type Fielding, playOut, scene, settled } from "../../helpers/scene.ts";

const STORM: Fielding = { unit: "stormtroopers", at: [300, 300] };
const equipped = (card: string, more: Partial<Fielding> = {}): Fielding => ({ ...STORM, upgrades: [card], ...more });
const CAUSE = { rule: "leg.compare.wounds", cause: null } as const;

describe("wounds and attacks", () => {
  it("Anger gives an aim token each time the unit suffers wounds", () => {
    const vader: Fielding = { unit: "darth-vader-dark-lord-of-the-sith", upgrades: ["anger"], at: [300, 300] };
    const hurt = done(scene({ armies: [[vader], [FAR]] }), (work) => dealWounds(work, 0, 3, CAUSE)).state;
    expect(tokensByUnit(hurt, "aim")).toEqual([1, 0]);
    const none = done(scene({ armies: [[vader], [FAR]] }), (work) => dealWounds(work, 1, 1, CAUSE)).state;
    expect(tokensByUnit(none, "aim")).toEqual([0, 0]);
    const dead = done(scene({ armies: [[vader], [FAR]] }), (work) => dealWounds(work, 0, 8, CAUSE)).state;
    expect(tokensByUnit(dead, "aim")).toEqual([0, 0]);
  });

  /** A unit's own attack at the first enemy misses. */
  function misses(mine: readonly Fielding[], theirs: readonly Fielding[]): State {
    return missed(attackOf(mine, theirs, { only: mine.length }));
  }

  it("Up Close and Personal gives a dodge token after a ranged attack against a unit at range 2", () => {
    const shot = (y: number, upgrades: readonly string[]) =>
      misses([{ ...STORM, upgrades }], [{ unit: "rebel-troopers", at: [300, y] }]);
    expect(tokensByUnit(shot(560, ["up-close-and-personal"]), "dodge")).toEqual([1, 0]);
    expect(tokensByUnit(shot(700, ["up-close-and-personal"]), "dodge")).toEqual([0, 0]);
    expect(tokensByUnit(shot(560, []), "dodge")).toEqual([0, 0]);
  });

  it("A unit with Terror suppresses an enemy at range 2 in sight that has shot at another friend", () => {
    const shot = (y: number, upgrades: readonly string[]) =>
      misses(
        [STORM],
        [
          { unit: "rebel-troopers", at: [300, 560] },
          { unit: "luke-skywalker-hero-of-the-rebellion", upgrades, at: [y, 300] },
        ],
      );
    expect(tokensByUnit(shot(560, ["terror"]), "suppression")).toEqual([1, 0, 0]);
    expect(tokensByUnit(shot(700, ["terror"]), "suppression")).toEqual([0, 0, 0]);
    expect(tokensByUnit(shot(560, []), "suppression")).toEqual([0, 0, 0]);
    const own = attackOf(
      [STORM],
      [{ unit: "luke-skywalker-hero-of-the-rebellion", upgrades: ["terror"], at: [560, 300] }],
    );
    expect(tokensByUnit(missed(own), "suppression")).toEqual([0, 0]);
  });

  it("The 327th Star Corps Pilot gives an observation token to each defender of an attack action", () => {
    const pilot = equipped("327th-star-corps-pilot");
    const start = attackOf([pilot], [{ unit: "rebel-troopers", at: [560, 300] }]);
    expect(tokensByUnit(missed(start), "observation")).toEqual([0, 1]);
    const { miniatures } = standing([[560, 300]]);
    const leia: Fielding = {
      unit: "leia-organa-fearless-and-inventive",
      state: { miniatures: miniatures.map((miniature) => ({ ...miniature, wounds: 5 })) },
    };
    const last = playOut(attackOf([pilot], [leia, FAR], { only: 1 }), [add(0, 1), DONE], ["critical", "blank"]);
    expect(eventsOf(last, "miniature-defeated")).toHaveLength(1);
    expect(tokensByUnit(last.state, "observation")).toEqual([0, 0, 0]);
  });

  it("The Clone Shock Trooper Pilot gives one friendly unit at range 1 a surge token after an attack action", () => {
    const tank = equipped("clone-shock-trooper-pilot");
    const friends = [420, 600].map((y): Fielding => ({ ...STORM, at: [300, y] }));
    const asked = misses([tank, ...friends], [{ unit: "rebel-troopers", at: [700, 300] }]);
    expect(offered(asked)).toEqual(["choose-unit p1.0", "choose-unit p1.1"]);
    expect(tokensByUnit(after(asked, [unitChosen("p1.1")]), "surge")).toEqual([0, 1, 0, 0]);
  });

  it("Strike and Fade may be exhausted for a move action after an attack action", () => {
    const bikes: Fielding = { unit: "74-z-speeder-bikes", upgrades: ["strike-and-fade"], at: [600, 300] };
    const start = onMission(acts([bikes], [{ ...FAR, at: [900, 300] }]).state);
    const aimed = after(start, [perform("attack")]);
    const shot = missed(aimed);
    expect(offered(shot)).toEqual(["effect 0", "pass"]);
    const fades = after(shot, [effect()]);
    expect(engine.decision(fades)).toMatchObject({ kind: "move", context: { reason: "action" } });
    expect(fades.units[0]?.cards).toEqual(["exhausted"]);
    expect(engine.decision(after(shot, [PASS]))?.kind).toBe("action");
  });

  it("[leg.actions.free-action-window] Strike and Fade is not offered after an attack outside the activation of its unit", () => {
    const bikes: Fielding = { unit: "74-z-speeder-bikes", upgrades: ["strike-and-fade"], at: [600, 300] };
    const outside = missed(attackOf([bikes], [{ ...FAR, at: [900, 300] }]));
    expect(eventsOf(playOut(attackOf([bikes], [{ ...FAR, at: [900, 300] }]), []), "card-turned")).toEqual([]);
    expect([offered(outside), outside.units[0]?.cards]).toEqual([[], ["readied"]]);
  });
});

describe("choices of setup", () => {
  const SETUP: GameFrame = { kind: "setup", stage: "setup-effects", turn: 0, first: 0, done: [] };
  const start = (army: readonly Fielding[]) =>
    settled({
      ...onMission(scene({ armies: [army, [{ ...FAR, at: null }]], frames: [SETUP] })),
      phase: "setup",
      round: 0,
    }).state;

  it("A Strike Team Leader chooses a special forces unit, which provides backup to him and gains an aim or a dodge token near him", () => {
    const luke: Fielding = { unit: "luke-skywalker-hero-of-the-rebellion", upgrades: ["strike-team-leader"], at: null };
    const others = ["rebel-commandos", "rebel-troopers", "rebel-commandos"].map(
      (unit): Fielding => ({ unit, at: null }),
    );
    const asked = start([luke, ...others]);
    expect(offered(asked)).toEqual(["choose-unit p1.1", "choose-unit p1.3"]);
    const { ongoing } = after(asked, [unitChosen("p1.3")], ["block"]);
    expect(ongoing).toEqual([{ unit: 3, keyword: "strike-team-leader lent", value: 1, until: "game" }]);
    const army = [luke, ...others].map(
      (one, place): Fielding => ({ ...one, at: [300 + 60 * place, 300 + 60 * place], state: READY }),
    );
    const phase = (y: number) =>
      done(
        scene({
          armies: [[...army.slice(0, 3), { unit: "rebel-commandos", at: [300, y], state: READY }], [FAR]],
          state: { ongoing },
        }),
        startActivationPhase,
      ).state;
    const near = phase(540);
    expect(offered(near)).toEqual(["choose-option gain-aim", "choose-option gain-dodge"]);
    expect(tokensByUnit(after(near, [choose("gain-dodge")]), "dodge")).toEqual([0, 0, 0, 1, 0]);
    expect(engine.decision(phase(700))?.kind).toBe("activate");
  });

  it("Only the special forces chosen by a Strike Team Leader provide backup to him", () => {
    const luke: Fielding = {
      unit: "luke-skywalker-hero-of-the-rebellion",
      upgrades: ["strike-team-leader"],
      at: [900, 300],
    };
    const team: Fielding = { unit: "rebel-commandos", at: [940, 300] };
    const backup = (keyword: string) => {
      const ongoing = [{ unit: 2, keyword, value: 1, until: "game" } as const];
      const state = scene({ armies: [[STORM], [luke, team]], state: { ongoing } });
      const pool = {
        defender: 1,
        attack: "ranged",
        weapons: [{ miniature: 0, weapon: 1 }],
        dice: [[1, 0, 0]],
      } as const;
      return poolSituation({ box, state }, 0, { ...pool, resolved: false, again: null })?.situation.backup;
    };
    expect([backup("strike-team-leader lent"), backup("vigilance lent")]).toEqual([true, false]);
  });

  it("An Unseen Saboteur gives Prepared Position to another friendly trooper unit that is no commander or operative", () => {
    const others = [
      "leia-organa-fearless-and-inventive",
      "rebel-troopers",
      "at-rt-rebel-alliance",
      "rebel-veterans",
      "ahsoka-tano-fulcrum",
    ];
    const agent: Fielding = { unit: "rebel-troopers", upgrades: ["unseen-saboteur"], at: null };
    const asked = start([agent, ...others.map((unit): Fielding => ({ unit, at: null }))]);
    expect(offered(asked)).toEqual(["choose-unit p1.2", "choose-unit p1.4"]);
    const state = after(asked, [unitChosen("p1.2")]);
    expect(keywordsOf({ box, state }, 2)["prepared-position"]).toBe(1);
  });
});

describe("Astromech", () => {
  it("The Astromech gives its unit a dodge token when a move ends at range 1 of an objective token", () => {
    const token = (x: number): TableToken => ({
      kind: "poi",
      name: "bunker",
      owner: null,
      x: mm(x),
      y: mm(300),
      z: 0,
      holder: null,
      removed: false,
    });
    const walk = (x: number, upgrades: readonly string[]) => {
      const cell: Fielding = { unit: "rebel-sleeper-cell-ready-to-strike", upgrades, at: [300, 300] };
      const start = movingScene([[cell], [FAR]], { state: { tokens: [token(x)] } });
      const moved = after(start, [moving(straight(1, { x: 1, y: 0 }, [380, 300]))]);
      return offered(moved).includes("effect 1") ? after(moved, [effect()]) : moved;
    };
    expect(tokensByUnit(walk(560, ["astromech"]), "dodge")).toEqual([1, 0]);
    expect(tokensByUnit(walk(600, ["astromech"]), "dodge")).toEqual([0, 0]);
    expect(tokensByUnit(walk(560, []), "dodge")).toEqual([0, 0]);
  });
});
