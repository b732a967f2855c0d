import { describe, expect, it } from "vitest";
import type { State } from "../../../../src/state/state.ts";
import { play, type Scenario, type SideSpec, scenario, type UnitSpec } from "../../../../src/testing/index.ts";
import { order } from "../../../helpers/actions.ts";
import { answers, FAR_SIDE, playing } from "../../../helpers/commands.ts";
import { called, held, offered, tokensOf } from "../../../helpers/reading.ts";
import { follow, type Scripted } from "../../../helpers/script.ts";
import { apart, through } from "../reach.ts";

const STORM = "stormtroopers";

const crowd = (unit: string, ...spots: readonly (readonly [number, number])[]): readonly UnitSpec[] =>
  spots.map((at) => apart(unit, 0, { at: [...at] }));

const KRENNIC = { unit: "director-orson-krennic-architect-of-terror", at: [400, 200] } as const;

const REBELS = { unit: "rebel-troopers", at: [1700, 850], defeated: 3 } as const;
const stand = (unit: string, x: number, more: object = {}) => ({ unit, at: [x, 100] as const, defeated: 3, ...more });

it("[leg.cards.command-use] Deploy the Garrison lets at most two troopers stand by, even if more have an order", () => {
  const krennic: UnitSpec = { unit: "director-orson-krennic-architect-of-terror", at: [100, 800], order: "faceup" };
  const troops = crowd(STORM, [400, 300], [500, 300], [600, 300]).map((one) => ({ ...one, order: "faceup" }) as const);
  const { state } = playing("deploy-the-garrison", { units: [krennic, ...troops] });
  const two = through(state, "choose-unit p1.1", "choose-unit p1.2");
  expect(offered(two).filter((key) => key.startsWith("choose-unit"))).toEqual([]);
  expect([1, 2, 3].map((unit) => tokensOf(two, `p1.${unit}`)["standby"] ?? 0)).toEqual([1, 1, 0]);
});

it("[leg.command.timing-4-start-activation] Deploy the Garrison lets up to two troopers with a faceup order on the battlefield stand by", () => {
  const mine: SideSpec = {
    units: [KRENNIC, { unit: STORM, at: [700, 200] }, { unit: STORM, at: [1000, 200] }, STORM],
  };
  const { state } = playing("deploy-the-garrison", mine, FAR_SIDE, order("p1.1"), order("p1.3"));
  expect(offered(state)).toEqual(["choose-unit p1.1", "done"]);
  const { state: both } = playing("deploy-the-garrison", mine, FAR_SIDE, order("p1.0"), order("p1.1"));
  const stood = answers(both, "choose-unit p1.0", "choose-unit p1.1");
  expect([tokensOf(stood, "p1.0"), tokensOf(stood, "p1.1")]).toEqual([{ standby: 1 }, { standby: 1 }]);
  expect(tokensOf(answers(both, "done"), "p1.1")).toEqual({});
});

it("[leg.kw.ready-x] Death Troopers who stand by for Deploy the Garrison gain the aim token of Ready", () => {
  const mine: SideSpec = {
    units: [KRENNIC, { unit: "imperial-death-troopers", at: [700, 200] }, { unit: STORM, at: [1000, 200] }],
  };
  const { state } = playing("deploy-the-garrison", mine);
  const ordered = through(state, "effect 1", "order p1.1", "order p1.2");
  const stood = answers(ordered, "choose-unit p1.1", "choose-unit p1.2");
  expect([tokensOf(stood, "p1.1"), tokensOf(stood, "p1.2")]).toEqual([{ standby: 1, aim: 1 }, { standby: 1 }]);
});

it("[leg.command.timing-2-untimed] Annihilation Looms suppresses troopers of both sides on the battlefield, with more tokens in later rounds", () => {
  const krennic = { unit: called("Director Orson Krennic"), at: [400, 200] } as const;
  const looming = (round: number): State =>
    play(
      scenario({
        phase: "command",
        round,
        "player-1": {
          units: [krennic, { unit: "74-z-speeder-bikes", at: [800, 200] }, STORM],
          hand: ["annihilation-looms"],
        },
        "player-2": { units: [{ unit: "rebel-troopers", at: [1700, 800] }], hand: [] },
      }),
      [{ type: "choose-command", subject: "annihilation-looms" }],
    ).state;
  const suppression = (state: State) =>
    ["p1.0", "p1.1", "p1.2", "p2.0"].map((unit) => tokensOf(state, unit)["suppression"] ?? 0);
  expect(suppression(looming(3))).toEqual([2, 0, 0, 2]);
  expect(suppression(looming(4))).toEqual([3, 0, 0, 3]);
});

it("[leg.command.timing-4-start-activation] Voracious Ambition puts three random tokens of the pool facedown on it, and its player may use one instead of drawing", () => {
  const units = [
    KRENNIC,
    stand(STORM, 800),
    stand(STORM, 1000),
    stand("scout-troopers", 1200),
    stand("scout-troopers", 1400),
  ];
  const { state } = playing("voracious-ambition", { units }, { units: [REBELS] });
  const pool = Object.values(state.sides[0].orderPool).reduce((sum, count) => sum + count, 0);
  expect([state.sides[0].heldOrders?.length, pool]).toEqual([3, 1]);
  const [rank = ""] = state.sides[0].heldOrders ?? [];
  const asked = answers(state, "draw-order");
  expect(offered(asked)).toContain("choose-option from-the-pool");
  expect(offered(asked)).toContain(`choose-option uses-${rank}`);
});

describe("Annihilation Looms", () => {
  // Command cards drawn at random (seed 20261128): what their players would expect of them.

  const STORM: UnitSpec = { unit: "stormtroopers", at: [300, 550] };
  const REBELS: UnitSpec = { unit: "rebel-troopers", at: [300, 550] };
  const FAR: UnitSpec = { unit: "rebel-veterans", at: [1700, 850] };

  /** The Command Phase once the first player has chosen a card; the other player has none to choose. */
  function chosen(
    card: string,
    mine: SideSpec,
    theirs: SideSpec = { units: [FAR] },
    more: Partial<Scenario> = {},
  ): Scripted {
    const start = scenario({
      phase: "command",
      "player-1": { hand: [card], ...mine },
      "player-2": { hand: [], ...theirs },
      ...more,
    });
    return follow(start, `choose-command ${card}`);
  }

  it.each([
    [3, 2],
    [4, 3],
  ])(
    "[leg.cards.command-use] Annihilation Looms in round %i gives every trooper unit on the battlefield %i suppression tokens, including friendly units",
    (round, count) => {
      const krennic: UnitSpec = { unit: "director-orson-krennic-architect-of-terror", at: [300, 200] };
      const over = chosen(
        "annihilation-looms",
        { units: [krennic, STORM, { unit: "scout-troopers" }] },
        {
          units: [
            { ...REBELS, at: [900, 500] },
            { unit: "at-rt-rebel-alliance", at: [1300, 500] },
          ],
        },
        { round },
      );
      expect(["p1.0", "p1.1", "p1.2", "p2.0", "p2.1"].map((unit) => held(over, unit, "suppression"))).toEqual([
        count,
        count,
        0,
        count,
        0,
      ]);
    },
  );
});

describe("Annihilation Looms", () => {
  const REBELS = "rebel-troopers";

  it("[leg.cards.command-use] Annihilation Looms suppresses troopers of both sides, but no vehicles", () => {
    const krennic: UnitSpec = { unit: "director-orson-krennic-architect-of-terror", at: [400, 300] };
    const mine: SideSpec = { units: [krennic, { unit: STORM, at: [700, 300] }, { unit: "at-st", at: [1000, 300] }] };
    const foes: SideSpec = {
      units: [
        { unit: REBELS, at: [700, 700] },
        { unit: "at-rt-rebel-alliance", at: [1000, 700] },
      ],
    };
    const { state } = playing("annihilation-looms", mine, foes);
    const units = ["p1.1", "p1.2", "p2.0", "p2.1"];
    expect(units.map((unit) => tokensOf(state, unit)["suppression"] ?? 0)).toEqual([2, 0, 2, 0]);
  });
});
