import { expect, it } from "vitest";
import { game } from "../../../../src/index.ts";
import { dice, play, type SideSpec, scenario } from "../../../../src/testing/index.ts";
import { activate, DONE, declare, effect, order } from "../../../helpers/actions.ts";
import { FAR_SIDE, LOST, playing, revealing } from "../../../helpers/commands.ts";
import { lent, offered, suppressionOf } from "../../../helpers/reading.ts";
import { apart } from "../reach.ts";

const REBELS = "rebel-troopers";
const OFFICER = { unit: "imperial-officer-ruthless-efficiency", at: [400, 200] } as const;

it("[leg.cards.command-use] Under Unrelenting Fire an enemy unit removes only one suppression token in its Rally step, even with more successes", () => {
  const state = scenario({
    active: "player-1",
    "player-1": {
      units: [
        apart(REBELS, 0, { order: "faceup", tokens: { suppression: 3 } }),
        { unit: "leia-organa-fearless-and-inventive", at: [500, 300], order: "faceup" },
      ],
      hand: [],
    },
    "player-2": { units: [LOST], hand: [], revealed: "unrelenting-fire" },
  });
  const { events } = play(state, [activate("p1.0")], { draws: dice(["block", "defense-surge", "block"]) });
  const lost = events.flatMap((one) => (one.type === "tokens-lost" && one.token === "suppression" ? [one.amount] : []));
  expect(lost[0]).toBe(1);
});

it("[leg.cards.command-use] Under Unrelenting Fire an enemy unit removes at most one suppression token in its Rally step", () => {
  const rallied = (player: "player-1" | "player-2"): number => {
    const shaken: SideSpec = {
      units: [
        { unit: REBELS, at: [900, 700], order: "faceup", tokens: { suppression: 2 } },
        { unit: REBELS, at: [1400, 700], order: "faceup" },
      ],
    };
    const other: SideSpec = { units: [{ ...OFFICER, at: [100, 100] }] };
    const state = scenario({
      active: "player-1",
      "player-1": { hand: [], ...shaken, ...(player === "player-1" ? { revealed: "unrelenting-fire" } : {}) },
      "player-2": { hand: [], ...other, ...(player === "player-2" ? { revealed: "unrelenting-fire" } : {}) },
    });
    return suppressionOf(play(state, [activate("p1.0")], { draws: dice(["block", "defense-surge"]) }).state, "p1.0");
  };
  expect([rallied("player-1"), rallied("player-2")]).toEqual([0, 1]);
});

it("[leg.command.timing-3-issue-orders] Debark for Ground Assault gives ordered corps troopers Spur and Suppressive", () => {
  const mine: SideSpec = {
    units: [OFFICER, { unit: "snowtroopers", at: [700, 200] }, { unit: "at-st", at: [1000, 200] }],
  };
  const { state } = playing("debark-for-ground-assault", mine, FAR_SIDE, order("p1.0"), order("p1.1"));
  expect(lent(state)).toEqual(["1 spur 1 round", "1 suppressive 1 round"]);
});

it("[leg.cards.command-weapon] Overwhelming Barrage allows one attack per round, as the activation of a commander ends", () => {
  const enemies: SideSpec = {
    units: [
      { unit: REBELS, at: [400, 850], defeated: 3 },
      { unit: REBELS, at: [400, 400], defeated: 3 },
    ],
  };
  const mine: SideSpec = {
    units: [OFFICER, { ...OFFICER, at: [700, 200] }, { unit: "snowtroopers", at: [1000, 200] }],
  };
  const ended = play(revealing("overwhelming-barrage", "p1.0", mine, enemies), [DONE]).state;
  expect(offered(ended)).toEqual(["effect 0", "pass"]);
  const struck = play(ended, [effect(0)]).state;
  expect(offered(struck)).toEqual(["declare p2.0", "done"]);
  const { events } = play(struck, [declare("p2.0")]);
  expect(events).toContainEqual(expect.objectContaining({ type: "attack-declared", dice: [0, 4, 0] }));
  expect(game.decision(play(revealing("overwhelming-barrage", "p1.2", mine, enemies), [DONE]).state)?.kind).not.toBe(
    "effects",
  );
});

it("[leg.kw.beam-x.declare] The Beam of Overwhelming Barrage continues from the first defender to another unit at range 1 of it", () => {
  const attacked = (x: number): readonly string[] => {
    const enemies: SideSpec = {
      units: [
        { unit: "rebel-troopers", at: [400, 850], defeated: 3 },
        { unit: "rebel-troopers", at: [x, 850], defeated: 3 },
      ],
    };
    const ended = play(
      revealing(
        "overwhelming-barrage",
        "p1.0",
        { units: [{ unit: "imperial-officer-ruthless-efficiency", at: [400, 200] }] },
        enemies,
      ),
      [DONE, effect(0), declare("p2.0")],
    );
    return offered(ended.state);
  };
  expect(attacked(500)).toContain("declare-again p2.1 beam");
  expect(attacked(900)).not.toContain("declare-again p2.1 beam");
});
