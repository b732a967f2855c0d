import { at } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import { game } from "../../../src/index.ts";
import type { Action } from "../../../src/state/actions.ts";
import { dice, play, type SideSpec, scenario } from "../../../src/testing/index.ts";
import {
  activate,
  chooseCard,
  DONE,
  declare,
  effect,
  FAR,
  handOf,
  offered,
  order,
  PASS,
  perform,
  playing,
  tokensOf,
  unitChosen,
} from "./helpers.ts";

const OFFICER = { unit: "imperial-officer-ruthless-efficiency", at: [100, 100] } as const;
const SINGLE = { unit: "stormtroopers", at: [400, 400], defeated: 3 } as const;
const LEIA = { unit: "leia-organa-fearless-and-inventive", at: [400, 100] } as const;

describe("a card that goes back to the hand", () => {
  it("[leg.cards.command-use] Standing Orders is in the hand again as the Command Phase ends, and all know it", () => {
    const { state, events } = playing("standing-orders", { units: [OFFICER] });
    expect(state.phase).toBe("activation");
    expect(handOf(state, 0)).toEqual(["standing-orders"]);
    expect(state.sides[0].revealed).toBeNull();
    expect(events).toContainEqual(expect.objectContaining({ type: "command-returned", card: "standing-orders" }));
    expect(game.view(state, "player-2").sides["player-1"].hand).toMatchObject([{ cards: ["standing-orders"] }]);
  });

  it("[leg.end.discard] Command cards without another rule are gone after the round", () => {
    const { state } = playing("ambush", { units: [OFFICER] });
    expect(handOf(state, 0)).toEqual([]);
    expect(state.sides[0].revealed).not.toBeNull();
  });
});

describe("command cards of Tempest Force", () => {
  const troops = (...more: SideSpec["units"] & {}): SideSpec => ({ units: [OFFICER, ...more] });

  it("[leg.cards.command-use] Constantly Alert gives an aim token for each enemy unit at range 1, or a standby token", () => {
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

  it("[leg.command.timing-3-issue-orders] Covert Observation suppresses enemy units that their own command card orders", () => {
    const mine = troops({ unit: "scout-troopers", at: [400, 300] });
    const theirs: SideSpec = {
      hand: ["push"],
      units: [LEIA, { unit: "rebel-troopers", at: [800, 800] }, { unit: "rebel-troopers", at: [1000, 800] }],
    };
    const actions = [chooseCard("push"), order("p2.0"), order("p2.1")];
    const { state } = playing("covert-observation", mine, theirs, ...actions);
    expect(["p2.0", "p2.1", "p2.2", "p1.1"].map((unit) => tokensOf(state, unit)["suppression"] ?? 0)).toEqual([
      1, 1, 0, 0,
    ]);
  });

  it("[leg.kw.disengage] We Need Reinforcements lets ordered units leave a melee by an ordinary move, this round", () => {
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

  it("[leg.kw.disengage] Two enemy units hold a unit in melee in spite of We Need Reinforcements", () => {
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
});

describe("command cards of the Rebels", () => {
  const STORM = "stormtroopers";
  const targets: SideSpec = {
    units: [
      { unit: STORM, at: [300, 650] },
      { unit: STORM, at: [500, 650] },
      { unit: STORM, at: [400, 750] },
      { unit: STORM, at: [700, 650] },
      { unit: STORM, at: [400, 300] },
    ],
  };
  const bombard = (unit: string): Action => declare(unit);

  it("[leg.cards.command-weapon] Coordinated Bombardment makes up to three attacks on different far units as Leia's activation ends", () => {
    const { state } = playing("coordinated-bombardment", { units: [LEIA] }, targets);
    const active = play(state, [activate("p1.0")]).state;
    const attacking = play(active, [perform("attack")]).state;
    expect(offered(attacking)).not.toContain("declare p2.0");
    const over = play(active, [DONE]).state;
    expect(game.decision(over)).toMatchObject({ kind: "volley", context: { left: 3 } });
    expect(offered(over)).toEqual(["declare p2.0", "declare p2.1", "declare p2.2", "declare p2.3", "done"]);
    const hit = dice(["hit", "hit", "block", "block"]);
    const first = play(over, [bombard("p2.0")], { draws: hit });
    const declared = first.events.flatMap((event) => (event.type === "attack-declared" ? [event] : []));
    expect(declared).toMatchObject([{ defender: "p2.0", dice: [0, 0, 2], cause: "coordinated-bombardment" }]);
    expect(offered(first.state)).toEqual(["declare p2.1", "declare p2.2", "declare p2.3", "done"]);
    const miss = ["blank", "blank"];
    const third = play(first.state, [bombard("p2.1"), bombard("p2.3")], {
      draws: dice([...miss, ...miss, "corps"]),
    }).state;
    expect(third.frames.map(({ kind }) => kind)).not.toContain("volley");
    expect(third.units[0]?.order).toBe("facedown");
  });

  it("[leg.cards.command-weapon] The player of Coordinated Bombardment may stop before the third attack", () => {
    const { state } = playing("coordinated-bombardment", { units: [LEIA] }, targets);
    const over = play(state, [activate("p1.0"), DONE, DONE]).state;
    expect(over.units[0]?.order).toBe("facedown");
  });

  it("[leg.command.timing-3-issue-orders] No Time for Sorrows lets each ordered unit move at speed 1", () => {
    const mine: SideSpec = { units: [LEIA, { unit: "rebel-troopers", at: [800, 100] }] };
    const { state } = playing("no-time-for-sorrows", mine, FAR, order("p1.1"));
    expect(game.decision(state)).toMatchObject({
      kind: "effects",
      context: { effects: [{ effect: "no-time-for-sorrows" }] },
    });
    expect(offered(state)).toEqual(["effect 0", "pass"]);
    const moving = play(state, [effect(0)]).state;
    const moves = game.legalActions(moving);
    expect(moves.length).toBeGreaterThan(0);
    expect(
      moves.every((action) => action.type === "move" && "tool" in action.move && action.move.tool.speed === 1),
    ).toBe(true);
    expect(game.decision(play(moving, [at(moves, 0), PASS]).state)).toMatchObject({ kind: "activate" });
    expect(game.decision(play(state, [PASS, PASS]).state)).toMatchObject({ kind: "activate" });
  });

  it("[leg.command.timing-5-during-activation] Covering Fire lets a friend at range 2 dodge after a ranged attack of corps", () => {
    const mine: SideSpec = {
      units: [
        LEIA,
        { unit: "rebel-troopers", at: [400, 250], defeated: 3 },
        { unit: "rebel-troopers", at: [1200, 100] },
        { unit: "rebel-commandos", at: [600, 250], defeated: 3 },
      ],
    };
    const enemy: SideSpec = { units: [{ unit: STORM, at: [400, 500] }] };
    const { state } = playing("covering-fire", mine, enemy, order("p1.1"));
    const miss = dice(["blank"]);
    const { state: shot } = play(state, [activate("p1.1"), perform("attack")], { draws: miss });
    expect(game.decision(shot)).toMatchObject({
      kind: "choose-unit",
      context: { keyword: "covering-fire", unit: "p1.1" },
    });
    expect(offered(shot)).toEqual(["choose-unit p1.0", "choose-unit p1.3", "done"]);
    expect(tokensOf(play(shot, [unitChosen("p1.0")]).state, "p1.0")).toEqual({ dodge: 1 });
    expect(tokensOf(play(shot, [DONE]).state, "p1.0")).toEqual({});
  });

  it("[leg.command.timing-5-during-activation] Covering Fire does not work after melee, nor for other units than corps", () => {
    const melee: SideSpec = {
      units: [
        { ...LEIA, at: [400, 200] },
        { unit: "rebel-troopers", at: [400, 300], defeated: 3 },
      ],
    };
    const close: SideSpec = { units: [{ unit: STORM, at: [400, 327], defeated: 3 }] };
    const fighting = playing("covering-fire", melee, close).state;
    const fought = play(fighting, [activate("p1.1"), perform("attack")], { draws: dice(["blank"]) });
    expect(fought.events).toContainEqual(expect.objectContaining({ type: "pool-resolved" }));
    expect(game.decision(fought.state)).toMatchObject({ kind: "action" });
    const commandos = { unit: "rebel-commandos", at: [400, 300], defeated: 3 } as const;
    const state = scenario({
      activating: "p1.1",
      "player-1": { units: [{ ...LEIA, at: [400, 200] }, commandos], hand: [], revealed: "covering-fire" },
      "player-2": { units: [{ unit: STORM, at: [400, 500] }] },
    });
    const { state: shot, events } = play(state, [perform("attack")], { draws: dice(["blank"]) });
    expect(events).toContainEqual(expect.objectContaining({ type: "pool-resolved" }));
    expect(shot.frames.some(({ kind }) => kind === "choice")).toBe(false);
  });
});
