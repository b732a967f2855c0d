import { expect, it } from "vitest";
import { game } from "../../../../src/index.ts";
import type { State } from "../../../../src/state/state.ts";
import { play, type SideSpec } from "../../../../src/testing/index.ts";
import { DONE, effect, order, perform } from "../../../helpers/actions.ts";
import { answers, FAR_SIDE, playing } from "../../../helpers/commands.ts";
import { lent, offered, tokensOf } from "../../../helpers/reading.ts";
import { through } from "../reach.ts";

const REBELS = "rebel-troopers";

const MARQUAND = {
  unit: "major-marquand-tempest-scout-2",
  at: [900, 450],
  heading: { x: 0, y: 1 },
  commander: true,
} as const;

const STORM = "stormtroopers";

it("[leg.range.at] Squadron, on Me! lets vehicles at range 4 of Marquand move, but none farther away", () => {
  const called = (gap: number): boolean => {
    const mine: SideSpec = {
      units: [
        { unit: "major-marquand-tempest-scout-2", at: [400, 300], commander: true },
        { unit: "at-st", at: [500 + gap, 300] },
      ],
    };
    const { state } = playing("squadron-on-me", mine, { units: [{ unit: REBELS, at: [1700, 800] }] });
    return offered(through(state, "effect 1", "done", "activate p1.0")).includes("choose-unit p1.1");
  };
  expect([called(600), called(601)]).toEqual([true, false]);
});

it("[leg.arcs.four] Armored Cavalry offers a dodge, an aim or a move, by the arc of Marquand in which the ordered vehicle is", () => {
  const bikes = (x: number, y: number) => ({ unit: "74-z-speeder-bikes", at: [x, y] }) as const;
  const mine: SideSpec = {
    units: [MARQUAND, bikes(900, 700), bikes(1200, 450), bikes(900, 150), "74-z-speeder-bikes"],
  };
  const ordered = (unit: string): State =>
    playing("armored-cavalry", mine, FAR_SIDE, effect(0), DONE, order(unit)).state;
  expect(offered(ordered("p1.1"))).toEqual(["choose-option gain-dodge", "choose-option decline"]);
  expect(tokensOf(answers(ordered("p1.1"), "choose-option gain-dodge"), "p1.1")).toEqual({ dodge: 1 });
  expect(tokensOf(answers(ordered("p1.1"), "choose-option decline"), "p1.1")).toEqual({});
  expect(tokensOf(answers(ordered("p1.2"), "choose-option gain-aim"), "p1.2")).toEqual({ aim: 1 });
  const moving = answers(ordered("p1.3"), "choose-option move-slowly");
  expect(game.decision(moving)).toMatchObject({ kind: "move", context: { speed: 1 } });
  expect(tokensOf(answers(ordered("p1.4"), "choose-option gain-dodge"), "p1.4")).toEqual({ dodge: 1 });
  expect(game.decision(ordered("p1.0"))?.kind).toBe("orders");
});

it("[leg.arcs.four] Armored Cavalry lets a vehicle in two arcs of Marquand choose between their effects", () => {
  const mine: SideSpec = { units: [MARQUAND, { unit: "at-st", at: [1100, 650] }] };
  const { state } = playing("armored-cavalry", mine, FAR_SIDE, effect(0), DONE, order("p1.1"));
  expect(offered(state)).toEqual(["choose-option gain-dodge", "choose-option gain-aim", "choose-option decline"]);
});

it("[leg.move.granted-speed] Squadron, on Me! lets other vehicles at range 4 of Marquand pivot and then move at speed 1", () => {
  const marquand = { unit: "major-marquand-tempest-scout-2", at: [400, 200], commander: true } as const;
  const mine: SideSpec = {
    units: [
      marquand,
      { unit: "at-st", at: [800, 200] },
      { unit: "at-st", at: [400, 800] },
      { unit: "at-st", at: [1700, 800] },
      { unit: STORM, at: [600, 500] },
    ],
  };
  const { state } = playing("squadron-on-me", mine, { units: [{ unit: REBELS, at: [1000, 800] }] }, effect(0), DONE);
  const asked = answers(state, "activate p1.0");
  expect(game.decision(asked)).toMatchObject({
    kind: "choose-unit",
    context: { keyword: "squadron-on-me", unit: "p1.0" },
  });
  expect(offered(asked)).toEqual(["choose-unit p1.1", "choose-unit p1.2", "done"]);
  const pivoting = answers(asked, "choose-unit p1.2", "done");
  const kinds = new Set(
    game.legalActions(pivoting).map((action) => (action.type === "move" ? action.move.type : action.type)),
  );
  expect(kinds).toEqual(new Set(["pivot", "pass"]));
  const moving = answers(pivoting, "pass");
  expect(game.decision(moving)).toMatchObject({ kind: "move", context: { unit: "p1.2", speed: 1, optional: true } });
  expect(game.decision(answers(moving, "pass"))).toMatchObject({ kind: "action", context: { unit: "p1.0" } });
});

it("[leg.cards.command-use] Gunner Infantry gives Marquand Tactical 1 and Suppressive, and makes him 1 slower in his activation", () => {
  const { state } = playing("gunner-infantry", { units: [MARQUAND] }, FAR_SIDE, effect(1));
  expect(lent(state)).toEqual(["0 tactical 1 round", "0 suppressive 1 round", "0 gunner-infantry 1 activation"]);
  const speeds = game
    .legalActions(play(state, [perform("move")]).state)
    .flatMap((action) => (action.type === "move" && "tool" in action.move ? [action.move.tool.speed] : []));
  expect(Math.max(...speeds)).toBe(1);
  expect(lent(play(state, [DONE]).state)).toEqual(["0 tactical 1 round", "0 suppressive 1 round"]);
});
