import { describe, expect, it } from "vitest";
import { carried } from "../../../../src/attack/armoury.ts";
import { game } from "../../../../src/index.ts";
import { BOX } from "../../../../src/testing/box.ts";
import { dice, play, type SideSpec, scenario, type UnitSpec } from "../../../../src/testing/index.ts";
import { readUnit } from "../../../../src/units/reading.ts";
import { activate, DONE, effect, order, perform } from "../../../helpers/actions.ts";
import { attacking, playOn } from "../../../helpers/attacks.ts";
import { answers, FAR_SIDE, playing, revealing } from "../../../helpers/commands.ts";
import { lent, offered, tokensOf } from "../../../helpers/reading.ts";

const R2: UnitSpec = { unit: "r2-d2-independent-astromech", at: [400, 200] };
const REBELS = "rebel-troopers";
const STORM = "stormtroopers";
const r2 = { unit: "r2-d2-independent-astromech", at: [400, 300] } as const;
const mine: SideSpec = { units: [r2, { unit: REBELS, at: [900, 300], defeated: 3 }] };

const foes: SideSpec = {
  units: [
    { unit: STORM, at: [400, 360], defeated: 3 },
    { unit: STORM, at: [900, 380], defeated: 3 },
  ],
};

it("[leg.cards.command-use] Blast Off! gives R2-D2 Disengage and Jump 1 this round", () => {
  const { state } = playing("blast-off", { units: [R2] });
  expect(lent(state)).toEqual(["0 disengage 1 round", "0 jump 1 round"]);
});

describe("Smoke Screen", () => {
  const PADME = "padme-amidala-spirited-senator";
  const R2 = { unit: "r2-d2-independent-astromech", at: [400, 200] } as const;

  it("[leg.kw.smoke-x] Smoke Screen lets the other ordered unit move at speed 1, and lets R2-D2 place a smoke token as the Activation Phase starts", () => {
    const mine: SideSpec = {
      units: [R2, { unit: PADME, at: [800, 200] }, { unit: "clone-trooper-infantry", at: [1200, 200] }],
    };
    const { state } = playing("smoke-screen", mine, FAR_SIDE, order("p1.0"));
    expect(game.decision(state)?.kind).toBe("orders");
    const asked = play(state, [order("p1.2")]).state;
    expect(offered(asked)).toEqual(["effect 0", "pass"]);
    const moving = play(asked, [effect(0)]).state;
    expect(moving.frames.at(-1)).toMatchObject({ kind: "move", unit: 2, terms: { speed: 1 } });
    const phase = answers(asked, "pass");
    const effects = game.decision(phase)?.context;
    expect(effects).toMatchObject({ effects: expect.arrayContaining([{ effect: "smoke-screen", unit: null }]) });
    const laying = play(phase, [effect(offered(phase).length - 1)]).state;
    expect(game.decision(laying)).toMatchObject({ kind: "mission", context: { card: "smoke", about: "p1.0" } });
    const [spot] = game.legalActions(laying);
    const laid = play(laying, [spot ?? DONE]).state;
    expect(laid.tokens.map(({ kind }) => kind)).toEqual(["smoke"]);
    expect(game.decision(laid)?.kind).toBe("activate");
  });
});

it("[leg.move.granted-speed] Blast Off! makes R2-D2 1 faster, and lets him jump and disengage this round", () => {
  const r2 = { unit: "r2-d2-independent-astromech", at: [400, 200] } as const;
  const { state } = playing("blast-off", { units: [r2, { unit: "rebel-troopers", at: [1700, 100] }] });
  expect(tokensOf(state, "p1.0")).toMatchObject({ dodge: 1, suppression: 1 });
  const active = play(state, [activate("p1.0"), { type: "choose-unit", subject: "p1.0" }], {
    draws: dice(["block"]),
  }).state;
  expect(offered(active)).toContain("perform jump");
  const speeds = game
    .legalActions(play(active, [perform("move")]).state)
    .flatMap((action) => (action.type === "move" && "tool" in action.move ? [action.move.tool.speed] : []));
  expect(Math.max(...speeds)).toBe(2);
});

it("[leg.cards.command-weapon] Impromptu Immolation gives its weapon only to R2-D2, and only during his activation", () => {
  const weapons = (unit: string): number => {
    const declared = play(revealing("impromptu-immolation", unit, mine, foes), [perform("attack")]).state;
    return game.legalActions(declared).filter(({ type }) => type === "add-weapon").length;
  };
  expect(weapons("p1.0")).toBe(2);
  expect(weapons("p1.1")).toBe(0);
  const profile = readUnit({ box: BOX, state: revealing("impromptu-immolation", "p1.1", mine, foes) }, 0).profile;
  const sequence = { attacker: 0, only: null, with: null, pools: [] } as const;
  const armed = (activating: string): number =>
    carried({ box: BOX, state: revealing("impromptu-immolation", activating, mine, foes) }, sequence, profile).length;
  expect([armed("p1.0"), armed("p1.1")]).toEqual([2, 1]);
  const state = revealing("impromptu-immolation", "p1.0", mine, foes);
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
  const attacked = playOn(attacking(revealing("impromptu-immolation", "p1.0", mine, foes)));
  expect(offered(attacked)).toEqual(["effect 0", "pass"]);
  expect(game.decision(answers(attacked, "effect 0"))).toMatchObject({ kind: "move", context: { unit: "p1.0" } });
  const other = playOn(attacking(revealing("impromptu-immolation", "p1.1", mine, foes)));
  expect(game.decision(other)?.kind).toBe("action");
});

it("[leg.actions.free-action-window] Impromptu Immolation lets R2-D2 move freely also after an attack outside of his activation, without the weapon of the card", () => {
  const waiting = { ...r2, at: [400, 300], order: "facedown", tokens: { standby: 1 } } as const;
  const foe: UnitSpec = { unit: STORM, at: [400, 420], defeated: 3 };
  const start = scenario({
    activating: "p2.0",
    "player-1": { units: [waiting, { unit: REBELS, at: [900, 300] }], hand: [], revealed: "impromptu-immolation" },
    "player-2": { units: [foe, { unit: STORM, at: [1700, 850] }], hand: [] },
  });
  const shot = playOn(attacking(answers(start, "perform aim", "choose-unit p1.0")));
  expect(offered(shot)).toEqual(["effect 0", "pass"]);
  expect(game.decision(answers(shot, "effect 0"))).toMatchObject({ kind: "move", context: { unit: "p1.0" } });
  expect(game.decision(answers(shot, "pass"))).toMatchObject({ kind: "action", seat: "player-2" });
});
