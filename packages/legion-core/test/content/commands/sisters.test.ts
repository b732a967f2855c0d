import { describe, expect, it } from "vitest";
import { carried } from "../../../src/attack/armoury.ts";
import { game } from "../../../src/index.ts";
import type { State } from "../../../src/state/state.ts";
import { BOX } from "../../../src/testing/box.ts";
import { dice, play, type SideSpec, scenario } from "../../../src/testing/index.ts";
import { readUnit } from "../../../src/units/reading.ts";
import {
  acting,
  answers,
  attacking,
  DONE,
  effect,
  FAR,
  lent,
  offered,
  order,
  perform,
  playing,
  playOn,
  suppressionOf,
  tokensOf,
} from "./helpers.ts";

const REBELS = "rebel-troopers";
const STORM = "stormtroopers";
const SISTER = { unit: "seventh-sister-compelled-to-inflict-pain", at: [400, 300] } as const;
const BROTHER = { unit: "fifth-brother-the-kill-is-mine", at: [900, 300] } as const;
const MARQUAND = {
  unit: "major-marquand-tempest-scout-2",
  at: [900, 450],
  heading: { x: 0, y: 1 },
  commander: true,
} as const;

describe("cards of the Seventh Sister", () => {
  it("[leg.kw.indomitable] Come and Prove It gives both Inquisitors Indomitable this round", () => {
    const { state } = playing("come-and-prove-it", { units: [SISTER, BROTHER, { unit: STORM, at: [1500, 100] }] });
    expect(lent(state)).toEqual(["1 indomitable 1 round", "0 indomitable 1 round"]);
  });

  it("[leg.roll-defense.gather] Under Come and Prove It the Inquisitors roll a defense die more, and an ordered Sister dodges", () => {
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

  it("[leg.command.timing-3-issue-orders] Unexpected but Not Unwelcome lets ordered units recover", () => {
    const shaken = { suppression: 2 };
    const mine: SideSpec = {
      units: [
        { ...SISTER, tokens: shaken },
        { ...BROTHER, tokens: shaken },
        { unit: STORM, at: [1500, 100], tokens: shaken },
      ],
    };
    const { state } = playing("unexpected-but-not-unwelcome", mine, FAR, order("p1.0"));
    const calmed = answers(state, "effect 1");
    expect([0, 1, 2].map((unit) => suppressionOf(calmed, `p1.${unit}`))).toEqual([0, 0, 2]);
  });

  it("[leg.command.timing-5-during-activation] Unexpected but Not Unwelcome lets the Sister take suppression for aims against leaders that have acted", () => {
    const open = (unit: string, order: "faceup" | "facedown"): readonly string[] => {
      const foes: SideSpec = {
        units: [
          { unit, at: [400, 327], order, defeated: unit === REBELS ? 3 : 0 },
          { unit: REBELS, at: [1700, 800] },
        ],
      };
      return offered(attacking(acting("unexpected-but-not-unwelcome", "p1.0", { units: [SISTER] }, foes)));
    };
    const luke = "luke-skywalker-hero-of-the-rebellion";
    const ways = ["choose-option take-none", "choose-option take-1", "choose-option take-2"];
    expect(open("leia-organa-fearless-and-inventive", "facedown")).toEqual(ways);
    expect(open("chewbacca-walking-carpet", "facedown")).toEqual(ways);
    expect(open(luke, "faceup")).not.toContain("choose-option take-1");
    expect(open(REBELS, "facedown")).not.toContain("choose-option take-1");
    const foes: SideSpec = { units: [{ unit: luke, at: [400, 327], order: "facedown" }] };
    const asked = attacking(acting("unexpected-but-not-unwelcome", "p1.0", { units: [SISTER] }, foes));
    expect(tokensOf(answers(asked, "choose-option take-2"), "p1.0")).toMatchObject({ suppression: 2, aim: 2 });
  });

  it("[leg.roll-attack.aim-two-different] You Hide Your Fear Well: suppressed enemies at range 1 of the Sister reroll a die less for an aim", () => {
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
});

describe("cards of Major Marquand and Tempest Force", () => {
  it("[leg.cards.command-use] Gunner Infantry gives Marquand Tactical 1 and Suppressive, and slows him by 1 in his activation", () => {
    const { state } = playing("gunner-infantry", { units: [MARQUAND] }, FAR);
    expect(lent(state)).toEqual(["0 tactical 1 round", "0 suppressive 1 round", "0 gunner-infantry 1 activation"]);
    const speeds = game
      .legalActions(play(state, [perform("move")]).state)
      .flatMap((action) => (action.type === "move" && "tool" in action.move ? [action.move.tool.speed] : []));
    expect(Math.max(...speeds)).toBe(1);
    expect(lent(play(state, [DONE]).state)).toEqual(["0 tactical 1 round", "0 suppressive 1 round"]);
  });

  it("[leg.arcs.four] Armored Cavalry gives by the arc of Marquand in which a vehicle stands, or none at all", () => {
    const bikes = (x: number, y: number) => ({ unit: "74-z-speeder-bikes", at: [x, y] }) as const;
    const mine: SideSpec = {
      units: [MARQUAND, bikes(900, 700), bikes(1200, 450), bikes(900, 150), "74-z-speeder-bikes"],
    };
    const ordered = (unit: string): State => playing("armored-cavalry", mine, FAR, effect(0), DONE, order(unit)).state;
    expect(offered(ordered("p1.1"))).toEqual(["choose-option gain-dodge", "choose-option decline"]);
    expect(tokensOf(answers(ordered("p1.1"), "choose-option gain-dodge"), "p1.1")).toEqual({ dodge: 1 });
    expect(tokensOf(answers(ordered("p1.1"), "choose-option decline"), "p1.1")).toEqual({});
    expect(tokensOf(answers(ordered("p1.2"), "choose-option gain-aim"), "p1.2")).toEqual({ aim: 1 });
    const moving = answers(ordered("p1.3"), "choose-option move-slowly");
    expect(game.decision(moving)).toMatchObject({ kind: "move", context: { speed: 1 } });
    expect(tokensOf(answers(ordered("p1.4"), "choose-option gain-dodge"), "p1.4")).toEqual({ dodge: 1 });
    expect(game.decision(ordered("p1.0"))?.kind).toBe("orders");
  });

  it("[leg.arcs.four] Armored Cavalry lets a vehicle in two arcs of Marquand choose", () => {
    const mine: SideSpec = { units: [MARQUAND, { unit: "at-st", at: [1100, 650] }] };
    const { state } = playing("armored-cavalry", mine, FAR, effect(0), DONE, order("p1.1"));
    expect(offered(state)).toEqual(["choose-option gain-dodge", "choose-option gain-aim", "choose-option decline"]);
  });

  it("[leg.command.timing-5-during-activation] Drive Them Out: the first ordered vehicle that ends a move near enemies drives one of them out", () => {
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
    expect(lent(playing("drive-them-out", { units: [officer, walker(400, "none")] }, FAR).state)).toEqual([
      "1 demoralize 1 round",
    ]);
    const turned = (order: "faceup" | "none", x = 400, faces: readonly string[] = []): State => {
      const state = acting(
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
    const later = scenario({
      activating: "p1.1",
      "player-1": {
        hand: [],
        revealed: "drive-them-out",
        units: [officer, walker(400, "faceup"), walker(1300, "faceup")],
      },
      "player-2": near,
      ongoing: [{ unit: "p1.2", keyword: "drive-them-out", value: 1, until: "round" }],
    });
    const moving = answers(later, "perform move");
    const pivot = game.legalActions(moving).find((action) => action.type === "move" && action.move.type === "pivot");
    expect(game.decision(play(moving, [pivot ?? DONE]).state)?.kind).toBe("action");
  });
});

describe("Impromptu Immolation", () => {
  const r2 = { unit: "r2-d2-independent-astromech", at: [400, 300] } as const;
  const mine: SideSpec = { units: [r2, { unit: REBELS, at: [900, 300], defeated: 3 }] };
  const foes: SideSpec = {
    units: [
      { unit: STORM, at: [400, 360], defeated: 3 },
      { unit: STORM, at: [900, 380], defeated: 3 },
    ],
  };

  it("[leg.cards.command-weapon] Impromptu Immolation arms R2-D2, and nobody else, with its weapon while he is activated", () => {
    const weapons = (unit: string): number => {
      const declared = play(acting("impromptu-immolation", unit, mine, foes), [perform("attack")]).state;
      return game.legalActions(declared).filter(({ type }) => type === "add-weapon").length;
    };
    expect(weapons("p1.0")).toBe(2);
    expect(weapons("p1.1")).toBe(0);
    const profile = readUnit({ box: BOX, state: acting("impromptu-immolation", "p1.1", mine, foes) }, 0).profile;
    const sequence = { attacker: 0, only: null, with: null, pools: [] } as const;
    const armed = (activating: string): number =>
      carried({ box: BOX, state: acting("impromptu-immolation", activating, mine, foes) }, sequence, profile).length;
    expect([armed("p1.0"), armed("p1.1")]).toEqual([2, 1]);
    const state = acting("impromptu-immolation", "p1.0", mine, foes);
    const declared = play(state, [perform("attack")]).state;
    const own =
      game
        .legalActions(declared)
        .filter(({ type }) => type === "add-weapon")
        .at(-1) ?? DONE;
    const { events } = play(declared, [own]);
    expect(events).toContainEqual(expect.objectContaining({ type: "attack-declared", dice: [2, 0, 0] }));
  });

  it("[leg.actions.free-action-window] Impromptu Immolation lets R2-D2 move freely after each of his attacks", () => {
    const attacked = playOn(attacking(acting("impromptu-immolation", "p1.0", mine, foes)));
    expect(offered(attacked)).toEqual(["effect 0", "pass"]);
    expect(game.decision(answers(attacked, "effect 0"))).toMatchObject({ kind: "move", context: { unit: "p1.0" } });
    const other = playOn(attacking(acting("impromptu-immolation", "p1.1", mine, foes)));
    expect(game.decision(other)?.kind).toBe("action");
  });
});
