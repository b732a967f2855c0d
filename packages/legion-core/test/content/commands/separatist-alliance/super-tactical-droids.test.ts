import { describe, expect, it } from "vitest";
import { game } from "../../../../src/index.ts";
import type { State } from "../../../../src/state/state.ts";
import { play, type Scenario, type SideSpec, scenario, type UnitSpec } from "../../../../src/testing/index.ts";
import { chooseCard, DONE, effect, order } from "../../../helpers/actions.ts";
import { answers, FAR_SIDE, playing } from "../../../helpers/commands.ts";
import { called, lent, offered, suppressionOf, tokensOf } from "../../../helpers/reading.ts";

const REBELS = "rebel-troopers";
const KALANI = "kalani-super-tactical-droid";
const B1 = "b1-battle-droids";

/** Set-up effects: whoever may hold such a card is asked. */
const setUp = (mine: SideSpec, more: Partial<Scenario> = {}): State =>
  scenario({
    phase: "setup",
    "player-1": mine,
    "player-2": { ...FAR_SIDE, hand: [] },
    frames: [{ kind: "hand", side: 0, moment: "setup-effects", about: null }],
    ...more,
  });

const card = "do-not-underestimate-our-means";

it.each(["rebel-commandos", "at-rt-rebel-alliance", "t-47-airspeeder"])(
  "[leg.order-pool.create] They Too Will Suffer can return the order of %s, which is corps, special forces, support or heavy",
  (unit) => {
    const kraken: UnitSpec = { unit: "kraken-super-tactical-droid", at: [400, 300] };
    const foes = {
      units: [
        { unit: "leia-organa-fearless-and-inventive", at: [400, 800], order: "faceup" },
        { unit, at: [900, 700], order: "faceup" },
        { unit: REBELS, at: [1500, 800], order: "faceup" },
      ],
    } as const;
    const { state } = playing("they-too-will-suffer", { units: [kraken] }, foes);
    expect(offered(state)).toEqual(["choose-unit p2.1", "choose-unit p2.2"]);
  },
);

it("[leg.command.timing-4-start-activation] The card Do Not Underestimate Our Means lets up to two units with faceup orders recover", () => {
  const shaken = { tokens: { suppression: 2 } } as const;
  const mine: SideSpec = {
    units: [
      { unit: KALANI, at: [400, 200] },
      ...[700, 1000, 1300].map((x) => ({ unit: B1, at: [x, 200] as const, ...shaken })),
    ],
  };
  const { state } = playing(card, mine, FAR_SIDE, effect(0), DONE, order("p1.1"), order("p1.2"), order("p1.3"));
  expect(offered(state)).toEqual(["choose-unit p1.1", "choose-unit p1.2", "choose-unit p1.3", "done"]);
  const calmed = answers(state, "choose-unit p1.1", "choose-unit p1.2");
  expect(["p1.1", "p1.2", "p1.3"].map((unit) => suppressionOf(calmed, unit))).toEqual([0, 0, 2]);
});

it("[leg.kw.divulge] Playing Do Not Underestimate Our Means lets units recover unless its player has divulged it", () => {
  const shaken = { tokens: { suppression: 2 } } as const;
  const troops = [700, 1000, 1300].map((x) => ({ unit: B1, at: [x, 200] as const, ...shaken }));
  const asked = (counts: Readonly<Record<string, number>>): readonly string[] => {
    const phase = scenario({
      phase: "command",
      mission: { counts },
      "player-1": { hand: [card], units: [{ unit: KALANI, at: [400, 200] }, ...troops] },
      "player-2": { hand: [], ...FAR_SIDE },
    });
    const orders = ["p1.1", "p1.2", "p1.3"].map(order);
    return offered(play(phase, [chooseCard(card), effect(0), DONE, ...orders]).state);
  };
  const recovering = ["choose-unit p1.1", "choose-unit p1.2", "choose-unit p1.3", "done"];
  expect(asked({})).toEqual(recovering);
  expect(asked({ [`divulged ${card} player-2`]: 1 })).toEqual(recovering);
  expect(asked({ [`divulged ${card} player-1`]: 1 })).not.toContain("choose-unit p1.1");
});

it("[leg.kw.divulge] The card Do Not Underestimate Our Means, if divulged, gives up to three units with AI Reinforcements for the game", () => {
  const state = setUp({
    hand: [card],
    units: [KALANI, B1, B1, "t-series-tactical-droid-programmed-for-strategy", B1, B1],
  });
  const asked = play(state, [chooseCard(card)]).state;
  expect(offered(asked)).toEqual([
    "choose-unit p1.1",
    "choose-unit p1.2",
    "choose-unit p1.4",
    "choose-unit p1.5",
    "done",
  ]);
  const given = answers(asked, "choose-unit p1.1", "choose-unit p1.4", "choose-unit p1.5");
  expect(lent(given)).toEqual(["1 reinforcements 1 game", "4 reinforcements 1 game", "5 reinforcements 1 game"]);
});

it("[leg.command.timing-3-issue-orders] Preservation Protocols gives ordered units a dodge token, Disengage and Impervious", () => {
  const mine: SideSpec = {
    units: [
      { unit: called("Kalani"), at: [400, 200] },
      { unit: "b2-super-battle-droids", at: [700, 200] },
    ],
  };
  const { state } = playing("preservation-protocols", mine, FAR_SIDE, effect(0), DONE, order("p1.1"));
  expect(tokensOf(state, "p1.1")).toEqual({ dodge: 1 });
  expect(lent(state).filter((one) => one.startsWith("1 "))).toEqual(["1 disengage 1 round", "1 impervious 1 round"]);
});

describe("They Too Will Suffer", () => {
  const KRAKEN = { unit: "kraken-super-tactical-droid", at: [400, 200] } as const;
  const LEIA = { unit: "leia-organa-fearless-and-inventive", at: [400, 800] } as const;
  const card = "they-too-will-suffer";

  it("[leg.order-pool.create] They Too Will Suffer makes the opponent return an order of a corps, special forces, support or heavy unit to the pool", () => {
    const foes: SideSpec = {
      units: [
        { ...LEIA, order: "faceup" },
        { unit: REBELS, at: [900, 800], order: "faceup" },
        { unit: "at-rt-rebel-alliance", at: [1200, 800], order: "faceup" },
        { unit: REBELS, at: [1500, 800] },
      ],
    };
    const { state } = playing(card, { units: [KRAKEN] }, foes);
    expect(game.decision(state)).toMatchObject({ seat: "player-2", kind: "mission", context: { card } });
    expect(offered(state)).toEqual(["choose-unit p2.1", "choose-unit p2.2"]);
    const given = answers(state, "choose-unit p2.2");
    expect(given.units.slice(1).map(({ order }) => order)).toEqual(["faceup", "faceup", "none", "none"]);
    expect(given.sides[1].orderPool).toMatchObject({ support: 1, corps: 1 });
  });

  it("[leg.activation.choose-draw] They Too Will Suffer lets its player name the rank of the first token that the opponent draws", () => {
    const state = scenario({
      active: "player-2",
      "player-1": {
        hand: [],
        revealed: card,
        nominated: "p1.0",
        units: [KRAKEN, { unit: "b1-battle-droids", at: [900, 200] }],
      },
      "player-2": {
        hand: [],
        units: [
          LEIA,
          { unit: REBELS, at: [900, 800] },
          { unit: REBELS, at: [1500, 800] },
          { unit: "at-rt-rebel-alliance", at: [1200, 800] },
        ],
      },
    });
    // Nothing but drawing is open to the opponent.
    const asked = play(state, []).state;
    expect(game.decision(asked)).toMatchObject({
      seat: "player-1",
      kind: "mission",
      context: { card, choice: "rank" },
    });
    expect(offered(asked)).toEqual(
      ["drawn-by-chance", "draws-commander", "draws-corps", "draws-support"].map((one) => `choose-option ${one}`),
    );
    const named = answers(asked, "choose-option draws-corps");
    expect(game.decision(named)).toMatchObject({ seat: "player-2", kind: "activate", context: { drawn: "corps" } });
    expect(offered(named)).toEqual(["activate p2.1", "activate p2.2"]);
    expect(named.sides[1].orderPool.corps).toBe(1);
    const chance = play(asked, [{ type: "choose-option", subject: "drawn-by-chance" }], {
      draws: ["commander"],
    }).state;
    expect(game.decision(chance)).toMatchObject({ kind: "action", context: { unit: "p2.0" } });
    const drawn: string[] = [];
    let now = answers(named, "activate p2.1");
    while (now.phase === "activation") {
      const { state: next, events } = play(now, [game.legalActions(now).at(-1) ?? DONE]);
      for (const event of events) if (event.type === "order-drawn") drawn.push(event.seat);
      expect(game.decision(next)?.kind).not.toBe("mission");
      now = next;
    }
    expect(drawn).toContain("player-2");
  });
});
