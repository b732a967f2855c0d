import { describe, expect, it } from "vitest";
import { game } from "../../../../src/index.ts";
import type { State } from "../../../../src/state/state.ts";
import { dice, play, type SideSpec, scenario, type UnitSpec } from "../../../../src/testing/index.ts";
import { activate, order, perform } from "../../../helpers/actions.ts";
import { playOn } from "../../../helpers/attacks.ts";
import { answers, FAR_SIDE, playing } from "../../../helpers/commands.ts";
import { lent, offered, suppressionOf } from "../../../helpers/reading.ts";

const STORM = "stormtroopers";
const REBELS = "rebel-troopers";
const OFFICER: UnitSpec = { unit: "imperial-officer-ruthless-efficiency", at: [1700, 100] };

it("[leg.command.timing-5-during-activation] Inexorable Advance lets a friendly corps unit that can move do so after an enemy panics", () => {
  const panics = (unit: "p1.1" | "p2.0", tokens: UnitSpec["tokens"] & {} = {}): State => {
    const shaken = { order: "faceup", tokens: { suppression: 2 } } as const;
    const state = scenario({
      active: unit === "p1.1" ? "player-1" : "player-2",
      "player-1": {
        hand: [],
        revealed: "inexorable-advance",
        units: [OFFICER, { unit: STORM, at: [700, 200], ...shaken }, { unit: STORM, at: [1000, 200], tokens }],
      },
      "player-2": {
        hand: [],
        units: [
          { unit: REBELS, at: [900, 800], ...shaken },
          { unit: REBELS, at: [1500, 800], order: "faceup" },
        ],
      },
    });
    return play(state, [activate(unit)], { draws: dice(["blank", "blank"]) }).state;
  };
  expect(offered(panics("p2.0"))).toContain("choose-unit p1.2");
  expect(offered(panics("p2.0", { immobilize: 2 }))).not.toContain("choose-unit p1.2");
  expect(game.decision(panics("p1.1"))?.context).not.toMatchObject({ card: "inexorable-advance" });
});

describe("Inexorable Advance", () => {
  const OFFICER = { unit: "imperial-officer-ruthless-efficiency", at: [400, 200] } as const;

  it("[leg.kw.suppressive] Inexorable Advance gives ordered corps troopers Suppressive only in ranged attacks", () => {
    const suppressed = (at: readonly [number, number], ordered: boolean): number => {
      const state = scenario({
        activating: "p1.1",
        "player-1": {
          hand: [],
          revealed: "inexorable-advance",
          units: [
            { ...OFFICER, at: [100, 100] },
            { unit: STORM, at, defeated: 3 },
          ],
        },
        "player-2": { hand: [], units: [{ unit: REBELS, at: [400, 500], defeated: 3 }] },
        ongoing: ordered ? [{ unit: "p1.1", keyword: "inexorable-advance", value: 1, until: "round" }] : [],
      });
      return suppressionOf(playOn(play(state, [perform("attack")], { draws: dice(["blank"]) }).state), "p2.0");
    };
    expect([suppressed([400, 300], true), suppressed([400, 300], false), suppressed([400, 473], true)]).toEqual([
      1, 0, 0,
    ]);
    const mine: SideSpec = {
      units: [OFFICER, { unit: STORM, at: [700, 200] }, { unit: "imperial-death-troopers", at: [1000, 200] }],
    };
    expect(lent(playing("inexorable-advance", mine, FAR_SIDE, order("p1.0"), order("p1.1")).state)).toEqual([
      "1 inexorable-advance 1 round",
    ]);
  });

  it("[leg.command.timing-5-during-activation] Inexorable Advance lets a corps unit move at speed 1 after an enemy panics", () => {
    const frightened = (tokens: number): State => {
      const state = scenario({
        active: "player-2",
        "player-1": {
          hand: [],
          revealed: "inexorable-advance",
          units: [OFFICER, { unit: STORM, at: [700, 200] }, { unit: STORM, at: [1000, 200] }],
        },
        "player-2": {
          hand: [],
          units: [
            { unit: REBELS, at: [900, 800], order: "faceup", tokens: { suppression: tokens } },
            { unit: REBELS, at: [1500, 800], order: "faceup" },
          ],
        },
      });
      return play(state, [activate("p2.0")], { draws: dice(Array.from({ length: tokens }, () => "blank")) }).state;
    };
    const asked = frightened(2);
    expect(game.decision(asked)).toMatchObject({
      seat: "player-1",
      kind: "mission",
      context: { card: "inexorable-advance" },
    });
    expect(offered(asked)).toEqual(["choose-unit p1.1", "choose-unit p1.2", "done"]);
    const moving = answers(asked, "choose-unit p1.2");
    expect(game.decision(moving)).toMatchObject({ kind: "move", context: { unit: "p1.2", speed: 1 } });
    expect(game.decision(frightened(1))?.kind).toBe("action");
  });
});
