import { type Action, game } from "@sw/legion-core";
import { laidOut, play, scenario, type UnitSpec } from "@sw/legion-core/testing";
import { describe as told } from "@sw/legion-core/text";
import { nearest } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import { atMoment } from "../../../src/rounds/moments.ts";
import type { State } from "../../../src/state/state.ts";
import { GameWork } from "../../../src/state/work.ts";
import { mm } from "../../../src/table/lengths.ts";
import { BOX } from "../../../src/testing/box.ts";
import { firstKeywords, sidesWith, suppressedAfter } from "./helpers.ts";

describe("Tempest Force", () => {
  const OFFICER: UnitSpec = { unit: "imperial-officer-ruthless-efficiency", at: [100, 100] };

  const TEMPEST_FORCE = "tempest-force";

  /** Set-up has come to the step of set-up effects. */
  function settingAside(units: readonly string[], battleForce: string | undefined): State {
    const { "player-1": own, ...rest } = sidesWith([], battleForce);
    const work = new GameWork(BOX, laidOut({ ...rest, "player-1": { ...own, units }, phase: "setup" }), undefined);
    atMoment(work, "setup-effects", null);
    return work.finish().state;
  }

  /** The speeders that were set aside have just been activated. */
  function activatedAside(): State {
    const start = scenario({
      ...sidesWith([{ unit: "74-z-speeder-bikes", order: "faceup" }, OFFICER], TEMPEST_FORCE),
      mission: { primary: "close-the-pocket" },
      ongoing: [{ unit: "p1.0", keyword: TEMPEST_FORCE, value: 1, until: "game" }],
    });
    return play(start, [{ type: "activate", subject: "p1.0" }]).state;
  }

  const troopers = (x: number, more: Partial<UnitSpec> = {}): UnitSpec => {
    return { unit: "stormtroopers", at: [x, 100], tokens: { suppression: 2 }, ...more };
  };

  it("[leg.battle-force.own-rules] Vehicles of Tempest Force have Scout 2; its troopers and vehicles of other armies have only their printed keywords", () => {
    const speeders = { unit: "74-z-speeder-bikes", at: [500, 500] } as const;
    expect(firstKeywords(speeders, TEMPEST_FORCE)).toMatchObject({ scout: 2 });
    expect(firstKeywords(speeders)).not.toHaveProperty("scout");
    expect(firstKeywords(troopers(500), TEMPEST_FORCE)).not.toHaveProperty("scout");
    expect(firstKeywords({ unit: "scout-troopers", at: [500, 500] }, TEMPEST_FORCE)["scout"]).toBe(
      firstKeywords({ unit: "scout-troopers", at: [500, 500] })["scout"],
    );
  });

  it("[leg.kw.scout-x.deploy] A vehicle of Tempest Force in reserve may deploy with a free move of speed 2", () => {
    const offered = (battleForce?: string) => {
      const units: readonly UnitSpec[] = [{ unit: "at-st", order: "faceup" }, OFFICER];
      const start = scenario({ ...sidesWith(units, battleForce), mission: { primary: "close-the-pocket" } });
      const { state } = play(start, [{ type: "activate", subject: "p1.0" }]);
      const scouting = { type: "effect", subject: 0 } as const;
      if (game.why(state, scouting) !== undefined) return undefined;
      return nearest(play(state, [scouting]).state, "move")?.terms.speed;
    };
    expect(offered(TEMPEST_FORCE)).toBe(2);
    expect(offered()).toBeUndefined();
  });

  it("[leg.end.remove-suppression] A unit of Tempest Force far from commanders and without a comms upgrade keeps its suppression", () => {
    const units = [OFFICER, troopers(480), troopers(680)];
    expect(suppressedAfter(units, TEMPEST_FORCE)).toEqual([0, 1, 2]);
    expect(suppressedAfter(units)).toEqual([0, 1, 1]);
  });

  it("[leg.end.remove-suppression] A unit of Tempest Force with a comms upgrade that is not discarded, or a promoted one, removes suppression normally", () => {
    const relay = (state: "readied" | "discarded") =>
      troopers(1200, { upgrades: [{ card: "onboard-comms-channel", state }] });
    expect(suppressedAfter([OFFICER, relay("readied")], TEMPEST_FORCE)).toEqual([0, 1]);
    expect(suppressedAfter([OFFICER, relay("discarded")], TEMPEST_FORCE)).toEqual([0, 2]);
    expect(suppressedAfter([OFFICER, troopers(1200, { commander: true })], TEMPEST_FORCE)).toEqual([0, 1]);
  });

  it("[leg.battle-force.own-rules] Tempest Force may set aside one undeployed special forces or support unit in set-up", () => {
    const units = ["imperial-officer-ruthless-efficiency", "stormtroopers", "scout-troopers", "74-z-speeder-bikes"];
    const asked = settingAside(units, TEMPEST_FORCE);
    expect(game.decision(asked)?.context).toMatchObject({
      effects: [
        { effect: TEMPEST_FORCE, unit: "p1.2" },
        { effect: TEMPEST_FORCE, unit: "p1.3" },
      ],
    });
    const aside = play(asked, [{ type: "effect", subject: 1 }]).state;
    expect(aside.ongoing).toEqual([{ unit: 3, keyword: TEMPEST_FORCE, value: 1, until: "game" }]);
    expect(game.decision(aside)?.kind).not.toBe("effects");
    expect(play(asked, [{ type: "pass" }]).state.ongoing).toEqual([]);
    expect(settingAside(units, undefined).frames.at(-1)).toMatchObject({ moment: "setup-effects", pending: [] });
  });

  it("[leg.battle-force.own-rules] Tempest Force cannot set aside a unit that holds an asset", () => {
    const units = [OFFICER, { unit: "scout-troopers" }];
    const start = laidOut({
      ...sidesWith(units, TEMPEST_FORCE),
      phase: "setup",
      tokens: [{ kind: "asset", name: "bomb", owner: "player-1", holder: "p1.1" }],
    });
    const work = new GameWork(BOX, start, undefined);
    atMoment(work, "setup-effects", null);
    expect(work.finish().state.frames.at(-1)).toMatchObject({ moment: "setup-effects", pending: [] });
  });

  it("[leg.battle-force.own-rules] The unit set aside by Tempest Force is placed anywhere beyond range 2 of enemies and then has no actions", () => {
    const asked = activatedAside();
    expect(game.decision(asked)).toMatchObject({ kind: "place", rule: "leg.battle-force.own-rules" });
    const spots = game.legalActions(asked).flatMap((action) => (action.type === "place" ? [action.to] : []));
    const far = spots.map(({ x, y }) => Math.sqrt((x - mm(1700)) ** 2 + (y - mm(800)) ** 2));
    expect(Math.min(...far)).toBeGreaterThan(mm(304.8));
    expect(spots.some(({ y }) => y > mm(700))).toBe(true);
    const near: Action = {
      type: "place",
      subject: "p1.0.0",
      to: { x: mm(1500), y: mm(800), z: 0 },
      heading: { x: 1, y: 0 },
    };
    const refused = game.why(asked, near);
    expect(refused).toMatchObject({ rule: "leg.battle-force.own-rules", code: "too-near-enemies" });
    if (refused !== undefined) expect(told({ violation: refused }, { locale: "es" })).toContain("cerca");
    // Of the speeders' bases, 50 mm wide, and that of a trooper.
    const { x: left = 0 } = asked.units[2]?.miniatures.reduce((one, other) => (other.x < one.x ? other : one)) ?? {};
    const beside = (gap: number) =>
      game.why(asked, { ...near, to: { x: left - mm(13.5 + gap + 25), y: mm(800), z: 0 } });
    expect([beside(300)?.code, beside(301)?.code === "too-near-enemies"]).toEqual(["too-near-enemies", false]);
    let state = asked;
    while (game.decision(state)?.kind === "place") {
      const [first] = game.legalActions(state);
      if (first !== undefined) state = play(state, [first]).state;
    }
    expect(state.units[0]?.order).toBe("facedown");
    expect(state.units[0]?.miniatures.every(({ status }) => status === "standing")).toBe(true);
    expect(state.ongoing).toEqual([]);
    expect(game.decision(state)).toMatchObject({ seat: "player-2", context: { unit: "p2.0" } });
  });
});
