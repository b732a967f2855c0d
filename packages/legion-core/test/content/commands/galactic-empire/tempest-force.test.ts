import { at } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import { game } from "../../../../src/index.ts";
import type { State } from "../../../../src/state/state.ts";
import { dice, play, type SideSpec, scenario, type UnitSpec } from "../../../../src/testing/index.ts";
import { activate, DONE, order, perform } from "../../../helpers/actions.ts";
import { answers, FAR_SIDE, LOST, playing, revealing } from "../../../helpers/commands.ts";
import { lent, offered, tokensOf } from "../../../helpers/reading.ts";

const OFFICER = { unit: "imperial-officer-ruthless-efficiency", at: [100, 100] } as const;
const SINGLE = { unit: "stormtroopers", at: [400, 400], defeated: 3 } as const;
const troops = (...more: SideSpec["units"] & {}): SideSpec => ({ units: [OFFICER, ...more] });
const REBELS = "rebel-troopers";

it("[leg.cards.command-use] Constantly Alert gives a unit an aim token for each enemy unit at range 1, or a standby token if there is none", () => {
  const near = [400, 450] as const;
  const mine = troops({ unit: "stormtroopers", at: near }, { unit: "stormtroopers", at: [100, 300] });
  const enemies = {
    units: [
      [400, 560],
      [480, 540],
      [800, 800],
    ].map(([x = 0, y = 0]) => ({ unit: "rebel-troopers", at: [x, y] as const })),
  };
  const { state } = playing("constantly-alert", mine, enemies, order("p1.0"), order("p1.1"));
  expect(tokensOf(state, "p1.1")).toEqual({ aim: 2 });
  expect(tokensOf(state, "p1.2")).toEqual({ standby: 1 });
  expect(tokensOf(state, "p1.0")).toEqual({ standby: 1 });
});

it("[leg.kw.disengage] We Need Reinforcements lets ordered units leave a melee by a normal move this round", () => {
  const enemies: SideSpec = {
    units: [
      { unit: "rebel-troopers", at: [400, 427], defeated: 3 },
      { unit: "rebel-troopers", at: [700, 427], defeated: 3 },
    ],
  };
  const mine = troops(SINGLE, { ...SINGLE, at: [700, 400] });
  const { state } = playing("we-need-reinforcements", mine, enemies, order("p1.0"), order("p1.1"));
  const fighting = play(state, [activate("p1.1")]).state;
  expect(offered(fighting)).toContain("perform move");
  const free = play(fighting, [
    perform("move"),
    at(game.legalActions(play(fighting, [perform("move")]).state), 0),
  ]).state;
  expect(offered(free)).toContain("perform attack");
  const other = play(playing("ambush", mine, enemies, order("p1.1")).state, [activate("p1.1")]).state;
  expect(offered(other)).toContain("perform withdraw");
  expect(offered(other)).not.toContain("perform move");
});

it("[leg.kw.disengage] A unit engaged with two enemy units cannot leave melee under We Need Reinforcements", () => {
  const enemies: SideSpec = {
    units: [
      { unit: "rebel-troopers", at: [400, 427], defeated: 3 },
      { unit: "rebel-troopers", at: [427, 400], defeated: 3 },
    ],
  };
  const mine = troops(SINGLE);
  const { state } = playing("we-need-reinforcements", mine, enemies, order("p1.1"));
  const fighting = play(state, [activate("p1.1")]).state;
  expect(offered(fighting)).not.toContain("perform move");
});

describe("Drive Them Out", () => {
  const REBELS = "rebel-troopers";
  const OFFICER: UnitSpec = { unit: "imperial-officer-ruthless-efficiency", at: [1700, 100] };

  /** A unit of either side acts, the first player having revealed a card. */
  function acting(revealed: string, activating: string, mine: SideSpec, theirs: readonly UnitSpec[]): State {
    return scenario({
      activating,
      "player-1": { hand: [], revealed, ...mine },
      "player-2": { hand: [], units: theirs },
    });
  }

  it("[leg.command.timing-5-during-activation] Drive Them Out applies after a friendly vehicle moves, but not after it aims", () => {
    const walker = (x: number, y: number): UnitSpec => ({
      unit: "at-st",
      at: [x, y],
      order: "faceup",
      heading: { x: 0, y: 1 },
    });
    const rolled = (activating: string, mine: UnitSpec, theirs: UnitSpec, action: "move" | "aim"): boolean => {
      const asked = answers(
        acting("drive-them-out", activating, { units: [OFFICER, mine] }, [theirs, LOST]),
        `perform ${action}`,
      );
      const pivot = game.legalActions(asked).find((one) => one.type === "move" && one.move.type === "pivot");
      const [first] = game.legalActions(asked).filter(({ type }) => type === "move");
      const { state, events } =
        action === "move"
          ? play(asked, [pivot ?? first ?? DONE], { draws: dice(["blank"]) })
          : { state: asked, events: [] };
      return events.some(({ type }) => type === "dice-rolled") || lent(state).includes("1 drive-them-out 1 round");
    };
    const foe: UnitSpec = { unit: REBELS, at: [400, 380], defeated: 3 };
    expect(rolled("p1.1", walker(400, 250), foe, "move")).toBe(true);
    expect(rolled("p1.1", walker(400, 250), foe, "aim")).toBe(false);
  });
});

it("[leg.command.timing-5-during-activation] Under Drive Them Out the first ordered vehicle that ends a move near enemies makes one of them roll for wounds", () => {
  const walker = (x: number, order: "faceup" | "none") =>
    ({ unit: "at-st", at: [x, 250], order, heading: { x: 0, y: 1 } }) as const;
  const officer = { unit: "imperial-officer-ruthless-efficiency", at: [1700, 100] } as const;
  const near: SideSpec = {
    units: [
      { unit: REBELS, at: [380, 400], defeated: 1 },
      { unit: REBELS, at: [440, 355], defeated: 3 },
      { unit: REBELS, at: [1000, 400], defeated: 3 },
    ],
  };
  expect(lent(playing("drive-them-out", { units: [officer, walker(400, "none")] }, FAR_SIDE).state)).toEqual([
    "1 demoralize 1 round",
  ]);
  const turned = (order: "faceup" | "none", x = 400, faces: readonly string[] = []): State => {
    const state = revealing(
      "drive-them-out",
      "p1.1",
      { units: [officer, walker(x, order), walker(1000, "faceup")] },
      near,
    );
    const moving = answers(state, "perform move");
    const pivot = game.legalActions(moving).find((action) => action.type === "move" && action.move.type === "pivot");
    return play(moving, [pivot ?? DONE], { draws: dice(faces) }).state;
  };
  const asked = turned("faceup");
  expect(game.decision(asked)).toMatchObject({
    kind: "choose-unit",
    context: { keyword: "drive-them-out", unit: "p1.1" },
  });
  expect(offered(asked)).toEqual(["choose-unit p2.0", "choose-unit p2.1"]);
  const rolled = play(asked, [{ type: "choose-unit", subject: "p2.0" }], {
    draws: dice(["block", "blank", "defense-surge"]),
  });
  expect(game.decision(rolled.state)).toMatchObject({
    seat: "player-2",
    kind: "wounds",
    context: { unit: "p2.0", wounds: 2 },
  });
  expect(lent(asked)).toEqual(["1 drive-them-out 1 round"]);
  expect(game.decision(turned("none"))?.kind).toBe("action");
  expect(game.decision(turned("faceup", 700))?.kind).toBe("action");
  for (const first of [{}, { defeated: [0] }]) {
    const later = scenario({
      activating: "p1.1",
      "player-1": {
        hand: [],
        revealed: "drive-them-out",
        units: [officer, walker(400, "faceup"), { ...walker(1300, "none"), ...first }],
      },
      "player-2": near,
      ongoing: [{ unit: "p1.2", keyword: "drive-them-out", value: 1, until: "round" }],
    });
    const moving = answers(later, "perform move");
    const pivot = game.legalActions(moving).find((action) => action.type === "move" && action.move.type === "pivot");
    expect(game.decision(play(moving, [pivot ?? DONE]).state)?.kind).toBe("action");
  }
});
