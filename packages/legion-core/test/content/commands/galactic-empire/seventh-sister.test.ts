import { describe, expect, it } from "vitest";
import { dice, play, type SideSpec, scenario, type UnitSpec } from "../../../../src/testing/index.ts";
import { DONE, gun, order, PASS, perform } from "../../../helpers/actions.ts";
import { attacking } from "../../../helpers/attacks.ts";
import { answers, FAR_SIDE, playing, revealing } from "../../../helpers/commands.ts";
import { asked, dealt, held, lent, offered, suppressionOf, tokensOf } from "../../../helpers/reading.ts";
import { follow } from "../../../helpers/script.ts";
import { apart } from "../reach.ts";

const REBELS = "rebel-troopers";
const STORM = "stormtroopers";
const SISTER = { unit: "seventh-sister-compelled-to-inflict-pain", at: [400, 300] } as const;
const BROTHER = { unit: "fifth-brother-the-kill-is-mine", at: [900, 300] } as const;

it("[leg.range.at] You Hide Your Fear Well affects enemies at range 1 of the Sister, but none farther away", () => {
  const rerolled = (gap: number): number => {
    const tokens = { aim: 1, suppression: 1 } as const;
    const behind = [300, 340, 260].map((y) => [470 + gap, y] as const);
    const shaken = apart(REBELS, gap, { defeated: 0, others: behind, tokens });
    const state = scenario({
      activating: "p2.0",
      "player-1": {
        units: [{ unit: "seventh-sister-compelled-to-inflict-pain", at: [400, 300] }],
        hand: [],
        revealed: "you-hide-your-fear-well",
      },
      "player-2": { units: [shaken], hand: [] },
    });
    const aimed = answers(attacking(state), "choose-option aim");
    return aimed.frames.flatMap((frame) => (frame.kind === "pool" ? [frame.pool.picking?.left ?? 0] : []))[0] ?? 0;
  };
  expect([rerolled(150), rerolled(151)]).toEqual([1, 2]);
});

describe("Come and Prove It", () => {
  // Command cards drawn at random (seed 20261128): what their players would expect of them.

  const STORM: UnitSpec = { unit: "stormtroopers", at: [300, 550] };
  const REBELS: UnitSpec = { unit: "rebel-troopers", at: [300, 550] };
  const FAR: UnitSpec = { unit: "rebel-veterans", at: [1700, 850] };

  it("[leg.cards.command-use] Come and Prove It gives a defending Seventh Sister one more die, and also a dodge token if her order is faceup", () => {
    const attacked = (order: "faceup" | "facedown") =>
      scenario({
        activating: "p2.0",
        active: "player-2",
        "player-1": {
          units: [
            { unit: "seventh-sister-compelled-to-inflict-pain", at: [300, 550], order },
            { ...STORM, at: [1700, 100] },
          ],
          hand: [],
          revealed: "come-and-prove-it",
        },
        "player-2": { units: [{ ...REBELS, at: [300, 300] }, FAR], hand: [] },
      });
    const hit = follow(attacked("faceup"), "perform attack", gun("p2.0.0", 1), DONE, ["hit"]);
    expect([held(hit, "p1.0", "dodge"), asked(hit.state)]).toEqual([1, "player-1 pool"]);
    const defended = follow(hit.state, PASS, ["blank", "blank"]);
    expect(dealt(defended)).toEqual([1]);
    const shot = follow(attacked("facedown"), "perform attack", gun("p2.0.0", 1), DONE, ["hit", "blank", "blank"]);
    expect([held(shot, "p1.0", "dodge"), dealt(shot)]).toEqual([0, [1]]);
  });
});

it("[leg.kw.indomitable] Come and Prove It gives both Inquisitors Indomitable this round", () => {
  const { state } = playing("come-and-prove-it", { units: [SISTER, BROTHER, { unit: STORM, at: [1500, 100] }] });
  expect(lent(state)).toEqual(["1 indomitable 1 round", "0 indomitable 1 round"]);
});

it("[leg.roll-defense.gather] Under Come and Prove It the Inquisitors roll one more defense die, and an ordered Sister gains a dodge", () => {
  const shot = (order: "faceup" | "facedown", target: "p1.0" | "p1.1" | "p1.2") => {
    const x = { "p1.0": 400, "p1.1": 900, "p1.2": 1300 }[target];
    const state = scenario({
      activating: "p2.0",
      "player-1": {
        hand: [],
        revealed: "come-and-prove-it",
        units: [
          { ...SISTER, order },
          { ...BROTHER, order },
          { unit: STORM, at: [1300, 300], order, defeated: 3 },
        ],
      },
      "player-2": { hand: [], units: [{ unit: REBELS, at: [x, 327], defeated: 3 }] },
    });
    const hit = play(state, [perform("attack")], {
      draws: dice([
        "critical",
        ...(target === "p1.2" ? ["block"] : order === "faceup" && target === "p1.0" ? [] : ["block", "block"]),
      ]),
    });
    return hit;
  };
  expect(tokensOf(shot("faceup", "p1.0").state, "p1.0")).toEqual({ dodge: 1 });
  expect(tokensOf(shot("facedown", "p1.0").state, "p1.0")).toEqual({});
  expect(tokensOf(shot("faceup", "p1.1").state, "p1.1")).toEqual({});
  expect(tokensOf(shot("faceup", "p1.2").state, "p1.2")).toEqual({});
});

it("[leg.roll-attack.aim-two-different] Under You Hide Your Fear Well suppressed enemies at range 1 of the Sister reroll one die fewer per aim token", () => {
  expect(lent(playing("you-hide-your-fear-well", { units: [SISTER] }).state)).toEqual(["0 demoralize 1 round"]);
  const rerolls = (suppression: number, at: readonly [number, number], card: string | undefined): number => {
    const state = scenario({
      activating: "p2.0",
      "player-1": {
        hand: [],
        ...(card === undefined ? {} : { revealed: card }),
        units: [SISTER, { unit: STORM, at: [at[0] + 150, at[1] + 100], defeated: 3 }],
      },
      "player-2": { hand: [], units: [{ unit: REBELS, at, defeated: 1, tokens: { aim: 1, suppression } }] },
    });
    const rolled = answers(attacking(state), "choose-option aim");
    for (const frame of rolled.frames) if (frame.kind === "pool") return frame.pool.picking?.left ?? 0;
    return 0;
  };
  expect(rerolls(1, [400, 420], "you-hide-your-fear-well")).toBe(1);
  expect(rerolls(0, [400, 420], "you-hide-your-fear-well")).toBe(2);
  expect(rerolls(1, [400, 420], undefined)).toBe(2);
  expect(rerolls(1, [800, 600], "you-hide-your-fear-well")).toBe(2);
});

it("[leg.command.timing-3-issue-orders] Unexpected but Not Unwelcome lets ordered units recover", () => {
  const shaken = { suppression: 2 };
  const mine: SideSpec = {
    units: [
      { ...SISTER, tokens: shaken },
      { ...BROTHER, tokens: shaken },
      { unit: STORM, at: [1500, 100], tokens: shaken },
    ],
  };
  const { state } = playing("unexpected-but-not-unwelcome", mine, FAR_SIDE, order("p1.0"));
  const calmed = answers(state, "effect 1");
  expect([0, 1, 2].map((unit) => suppressionOf(calmed, `p1.${unit}`))).toEqual([0, 0, 2]);
});

it("[leg.command.timing-5-during-activation] Unexpected but Not Unwelcome lets the Sister gain suppression for aims when she attacks a commander or operative with a facedown order", () => {
  const open = (unit: string, order: "faceup" | "facedown"): readonly string[] => {
    const foes: SideSpec = {
      units: [
        { unit, at: [400, 327], order, defeated: unit === REBELS ? 3 : 0 },
        { unit: REBELS, at: [1700, 800] },
      ],
    };
    return offered(attacking(revealing("unexpected-but-not-unwelcome", "p1.0", { units: [SISTER] }, foes)));
  };
  const luke = "luke-skywalker-hero-of-the-rebellion";
  const ways = ["choose-option take-none", "choose-option take-1", "choose-option take-2"];
  expect(open("leia-organa-fearless-and-inventive", "facedown")).toEqual(ways);
  expect(open("chewbacca-walking-carpet", "facedown")).toEqual(ways);
  expect(open(luke, "faceup")).not.toContain("choose-option take-1");
  expect(open(REBELS, "facedown")).not.toContain("choose-option take-1");
  const foes: SideSpec = { units: [{ unit: luke, at: [400, 327], order: "facedown" }] };
  const asked = attacking(revealing("unexpected-but-not-unwelcome", "p1.0", { units: [SISTER] }, foes));
  expect(tokensOf(answers(asked, "choose-option take-2"), "p1.0")).toMatchObject({ suppression: 2, aim: 2 });
});

it("[leg.cards.command-use] [leg.kw.detonate-x.attack] Seventh Sister may spend the dodge token of Come and Prove It against the charge that attacks her", () => {
  const mined = scenario({
    activating: "p2.0",
    tokens: [{ kind: "charge", name: "thermal-charge", owner: "player-2", at: [400, 420] }],
    "player-1": { units: [{ ...SISTER, order: "faceup" }], hand: [], revealed: "come-and-prove-it" },
    "player-2": {
      units: [{ unit: "sabine-wren-explosive-artist", at: [1200, 800] }],
      hand: [],
      permanents: ["explosions"],
    },
  });
  const blown = follow(mined, "perform aim", "choose-option thermal-charge.0", ["hit", "hit"]);
  expect(offered(blown.state)).toEqual(["choose-option dodge", "pass"]);
});
