import { expect, it } from "vitest";
import { game } from "../../../../src/index.ts";
import type { State } from "../../../../src/state/state.ts";
import { mm } from "../../../../src/table/lengths.ts";
import { play, type Scenario, scenario } from "../../../../src/testing/index.ts";
import { activate, choose, DONE, order, perform } from "../../../helpers/actions.ts";
import { answers, playing } from "../../../helpers/commands.ts";
import { lent, offered, suppressionOf, tokensOf } from "../../../helpers/reading.ts";
import { piece, rectangle } from "../../../helpers/terrain.ts";

const SABINE = { unit: "sabine-wren-explosive-artist", at: [400, 200] } as const;
const REBELS = "rebel-troopers";
const MINE = { unit: "stormtroopers", at: [1200, 100], defeated: 3 } as const;
const LOST = { unit: REBELS, at: [1700, 850], defeated: 3 } as const;
const wall = piece("wall", rectangle(380, 300, 200, 20), 60);

const scene = (terrain: Scenario["table"] = { terrain: [wall] }): State =>
  scenario({
    table: terrain,
    "player-1": {
      units: [
        { ...SABINE, order: "faceup", tokens: { suppression: 1 } },
        { ...MINE, unit: REBELS },
      ],
      revealed: "symbol-of-rebellion",
      hand: [],
    },
    "player-2": { units: [LOST], hand: [] },
  });

const spray = (x: number, y: number) =>
  ({ type: "place-token", subject: "graffiti", to: { x: mm(x), y: mm(y), z: 0 } }) as const;

const TROOPS = { unit: "rebel-troopers", at: [700, 200] } as const;
const COMMANDOS = { unit: "rebel-commandos", at: [1000, 200] } as const;

it("[leg.command.timing-5-during-activation] Symbol of Rebellion lets Sabine recover when she activates, and place a graffiti token on terrain as a free action", () => {
  const asked = play(scene(), [activate("p1.0")]).state;
  expect(offered(asked)).toEqual(["effect 0", "pass"]);
  const active = answers(asked, "effect 0");
  expect(suppressionOf(active, "p1.0")).toBe(0);
  const spraying = play(active, [perform("symbol-of-rebellion")]).state;
  for (const action of game.legalActions(spraying)) expect(game.apply(spraying, action).ok).toBe(true);
  const free = game.apply(spraying, spray(320, 240));
  expect(free.ok ? undefined : free.violation).toMatchObject({ code: "not-beside-terrain" });
  const spots = game.legalActions(spraying);
  expect(spots.length).toBeGreaterThan(0);
  const done = play(spraying, [spots[0] ?? DONE]).state;
  expect(done.tokens).toMatchObject([{ kind: "marker", name: "graffiti", owner: 0 }]);
  expect(offered(done)).not.toContain("perform symbol-of-rebellion");
  expect(game.decision(done)).toMatchObject({ kind: "action", context: { actions: 2 } });
});

it("[leg.cards.command-use] Symbol of Rebellion places no graffiti if the only terrain is area terrain", () => {
  const wood = piece("wood", rectangle(350, 250, 200, 100), 60, { kind: "area" });
  const active = answers(play(scene({ terrain: [wood] }), [activate("p1.0")]).state, "pass");
  const over = play(active, [perform("symbol-of-rebellion")]).state;
  expect([over.tokens, game.decision(over)?.kind]).toEqual([[], "action"]);
});

it("[leg.command.timing-3-issue-orders] Legacy of Mandalore gives Sabine Inspire, and an aim or a dodge each time she orders a commander, an operative or special forces", () => {
  const { state } = playing("legacy-of-mandalore", {
    units: [SABINE, COMMANDOS, TROOPS, { ...TROOPS, at: [1600, 200] }],
  });
  expect(lent(state)).toEqual(["0 inspire 1 round"]);
  const first = play(state, [order("p1.0")]).state;
  expect(game.decision(first)).toMatchObject({ kind: "mission", context: { about: "p1.0" } });
  const second = play(first, [choose("gain-dodge"), order("p1.1")]).state;
  expect(offered(second)).toEqual(["choose-option gain-aim", "choose-option gain-dodge"]);
  const third = play(second, [choose("gain-aim"), order("p1.2")]).state;
  expect(third.phase).toBe("activation");
  expect([0, 1, 2].map((unit) => tokensOf(third, `p1.${unit}`))).toEqual([{ aim: 1, dodge: 1 }, {}, {}]);
});
