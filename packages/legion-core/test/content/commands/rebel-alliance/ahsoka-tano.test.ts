import { expect, it } from "vitest";
import { game } from "../../../../src/index.ts";
import type { State } from "../../../../src/state/state.ts";
import { play, scenario } from "../../../../src/testing/index.ts";
import { activate, choose, declare, effect, order, PASS, perform, unitChosen } from "../../../helpers/actions.ts";
import { thrown } from "../../../helpers/attacks.ts";
import { FAR_SIDE, fight, LOST, playing } from "../../../helpers/commands.ts";
import { lent, offered, speeds, tokensOf } from "../../../helpers/reading.ts";

const STORM = "stormtroopers";
const ONE = { unit: STORM, at: [400, 400], defeated: 3 } as const;
const AHSOKA = { unit: "ahsoka-tano-fulcrum", at: [400, 200] } as const;

const TROOPS = { unit: "rebel-troopers", at: [700, 200] } as const;
const SABINE = { unit: "sabine-wren-explosive-artist", at: [500, 200] } as const;

const COMMANDOS = { unit: "rebel-commandos", at: [1000, 200] } as const;
const WALKER = { unit: "at-rt-rebel-alliance", at: [1300, 200] } as const;

it("[leg.pool.definition] I Am No Jedi adds a white die per dodge token of Ahsoka, at most 3, and gives her Agile 1", () => {
  const joining = (dodge: number): unknown =>
    thrown(
      fight({
        revealed: "i-am-no-jedi",
        mine: [{ ...AHSOKA, tokens: { dodge } }],
        theirs: [{ ...ONE, at: [400, 227] }],
      }),
      perform("attack"),
    );
  expect([0, 2, 4].map(joining)).toEqual([
    { red: 2, black: 2, white: 2 },
    { red: 2, black: 2, white: 4 },
    { red: 2, black: 2, white: 5 },
  ]);
  expect(lent(playing("i-am-no-jedi", { units: [AHSOKA] }).state)).toEqual(["0 agile 1 round"]);
});

it("[leg.cards.command-use] Family Reunion offers Sabine a move when Ahsoka activates only if Sabine can move", () => {
  const moves = (immobilize: number): boolean =>
    offered(
      play(
        scenario({
          active: "player-1",
          "player-1": {
            hand: [],
            revealed: "family-reunion",
            units: [
              { unit: "ahsoka-tano-fulcrum", at: [400, 200], order: "faceup" },
              { unit: "sabine-wren-explosive-artist", at: [700, 200], tokens: { immobilize } },
            ],
          },
          "player-2": { hand: [], units: [LOST] },
        }),
        [activate("p1.0")],
      ).state,
    ).includes("choose-unit p1.1");
  expect([moves(0), moves(3)]).toEqual([true, false]);
});

it("[leg.cards.command-use] Family Reunion offers Sabine a move when Ahsoka activates undeployed", () => {
  const start = scenario({
    mission: { primary: "close-the-pocket" },
    "player-1": {
      hand: [],
      revealed: "family-reunion",
      units: [
        { unit: "ahsoka-tano-fulcrum", order: "faceup" },
        { ...SABINE, order: "facedown" },
        { ...TROOPS, order: "faceup" },
      ],
    },
    "player-2": { hand: [], units: [LOST] },
  });
  expect(offered(play(start, [activate("p1.0")]).state)).toEqual(["choose-unit p1.1", "done"]);
});

it("[leg.attack.sequence] Swift Protector gives Ahsoka Guardian 2, and a small trooper unit beside her a dodge token when it is attacked", () => {
  expect(lent(playing("swift-protector", { units: [AHSOKA] }).state)).toEqual(["0 guardian 2 round"]);
  const attacked = (x: number, unit: string = TROOPS.unit): State =>
    play(
      scenario({
        activating: "p2.0",
        "player-1": { units: [AHSOKA, { unit, at: [x, 200] }], hand: [], revealed: "swift-protector" },
        "player-2": { units: [{ unit: STORM, at: [600, 400], defeated: 3 }], hand: [] },
      }),
      [perform("attack"), declare("p1.1")],
    ).state;
  const near = attacked(530);
  expect(game.decision(near)).toMatchObject({ seat: "player-1", kind: "effects" });
  expect(offered(near)).toEqual(["effect 0", "pass"]);
  expect(tokensOf(play(near, [effect(0)]).state, "p1.1")["dodge"]).toBe(1);
  expect(tokensOf(play(near, [PASS]).state, "p1.1")["dodge"] ?? 0).toBe(0);
  expect(game.decision(attacked(700))?.kind).not.toBe("effects");
  expect(game.decision(attacked(530, "at-rt-rebel-alliance"))?.kind).not.toBe("effects");
});

it("[leg.kw.teamwork] Family Reunion gives Ahsoka Teamwork with Sabine, and lets each of them move at speed 2 when the other activates", () => {
  const { state } = playing("family-reunion", { units: [AHSOKA, SABINE, TROOPS] }, FAR_SIDE, order("p1.0"));
  expect([tokensOf(state, "p1.0"), tokensOf(state, "p1.1")]).toEqual([{ dodge: 1 }, { dodge: 1 }]);
  for (const [acting, other] of [
    ["p1.0", "p1.1"],
    ["p1.1", "p1.0"],
  ] as const) {
    const asked = play(state, [activate(acting)]).state;
    expect(offered(asked)).toEqual([`choose-unit ${other}`, "done"]);
    expect(speeds(play(asked, [unitChosen(other)]).state)).toEqual([1, 2]);
  }
  const far = playing(
    "family-reunion",
    { units: [AHSOKA, { ...SABINE, at: [1500, 200] }] },
    FAR_SIDE,
    order("p1.0"),
  ).state;
  expect(tokensOf(far, "p1.1")).toEqual({});
});

it("[leg.command.timing-3-issue-orders] A New Beginning gives small ordered trooper units an aim or a dodge token, and Ahsoka Inspire 2 and a recover", () => {
  const shaken = { ...AHSOKA, tokens: { suppression: 2 } } as const;
  const { state } = playing("a-new-beginning", { units: [shaken, TROOPS, COMMANDOS, WALKER] });
  expect(lent(state)).toEqual(["0 inspire 2 round"]);
  const hers = play(state, [order("p1.0")]).state;
  const asked = play(hers, [effect(1)]).state;
  expect(offered(asked)).toEqual(["choose-option gain-aim", "choose-option gain-dodge"]);
  const troops = play(asked, [choose("gain-aim"), order("p1.3"), order("p1.1")]).state;
  expect(offered(troops)).toEqual(["choose-option gain-aim", "choose-option gain-dodge"]);
  const given = play(troops, [choose("gain-dodge")]).state;
  expect([1, 2, 3].map((unit) => tokensOf(given, `p1.${unit}`))).toEqual([{ dodge: 1 }, {}, {}]);
  expect(tokensOf(given, "p1.0")).toMatchObject({ aim: 1, suppression: 2 });
  expect(tokensOf(play(given, [activate("p1.0")]).state, "p1.0")["suppression"]).toBeUndefined();
});
