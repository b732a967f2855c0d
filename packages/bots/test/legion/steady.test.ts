import { steadyBot } from "@sw/bots/legion";
import { type Action, game, type State } from "@sw/legion-core";
import { mm } from "@sw/legion-core/table";
import { type Scenario, scenario } from "@sw/legion-core/testing";
import { expectOk } from "@sw/tabletop";
import { describe, expect, test } from "vitest";
import { bounty, errand, goalsOf } from "../../src/games/legion/steady/goals.ts";

function choice(state: State): Action {
  const seat = game.decision(state)?.seat ?? "player-1";
  const view = game.view(state, seat);
  return steadyBot(view, game.options(view));
}

/** What the bot does until somebody else decides or the activation ends. */
function activation(state: State): { readonly made: readonly Action[]; readonly after: State } {
  const seat = game.decision(state)?.seat;
  const made: Action[] = [];
  let now = state;
  while (
    game.decision(now)?.seat === seat &&
    made.length < 40 &&
    now.frames.some(({ kind }) => kind === "activation")
  ) {
    const action = choice(now);
    made.push(action);
    now = expectOk(game.apply(now, action)).state;
  }
  return { made, after: now };
}

function subjects(actions: readonly Action[]): readonly unknown[] {
  return actions.flatMap((action) => (action.type === "perform" ? [action.subject] : []));
}

const POI = { kind: "poi", name: "stockpile" } as const;
const poi = (x: number, y: number) => ({ ...POI, at: [x, y] as const });
const TROOPERS = "stormtroopers";
/** A unit of courage 2: with 3 suppression tokens it is suppressed, but not panicked. */
const BRAVE = "imperial-death-troopers";
const REBELS = "rebel-troopers";
/** Beyond the range of every weapon. */
const FAR_AWAY = [850, 850] as const;

function activating(spec: Scenario): State {
  return scenario({ activating: "p1.0", blue: "player-1", ...spec });
}

describe("the goals of a mission", () => {
  const spec = (mission: Scenario["mission"], tokens: Scenario["tokens"], more: Scenario = {}): Scenario => ({
    mission: mission ?? {},
    tokens: tokens ?? [],
    "player-1": { units: [{ unit: TROOPERS, at: [300, 200] }] },
    "player-2": { units: [{ unit: REBELS, at: FAR_AWAY }] },
    ...more,
  });
  const worths = (one: Scenario): readonly number[] => {
    const view = game.view(activating(one), "player-1");
    const [unit] = view.units;
    return unit === undefined ? [] : goalsOf(view, unit).map(({ worth }) => worth);
  };

  test("The center of Close the Pocket is worth more than its wings", () => {
    const tokens = [poi(200, 450), poi(450, 450), poi(700, 450)];
    const [left = 0, centre = 0, right = 0] = worths(spec({ primary: "close-the-pocket" }, tokens));
    expect(left).toBe(right);
    expect(centre).toBeGreaterThan(left);
  });

  test("A token that a friendly unit secures needs no other unit, and a token held by two enemies needs two", () => {
    const tokens = [poi(150, 450), poi(450, 450), poi(750, 450)];
    const guard = { unit: TROOPERS, at: [150, 420] } as const;
    const enemies = [
      { unit: REBELS, at: [750, 480] },
      { unit: REBELS, at: [700, 430] },
    ] as const;
    const [held = 0, free = 0, lost = 0] = worths(
      spec({ primary: "recover-the-research" }, tokens, {
        "player-1": { units: [{ unit: TROOPERS, at: [300, 200] }, guard] },
      }),
    );
    expect(free).toBeGreaterThan(held);
    expect(lost).toBe(free);
    const [, , outnumbered = 0] = worths(
      spec({ primary: "close-the-pocket" }, tokens, { "player-2": { units: [...enemies] } }),
    );
    const [, , alone = 0] = worths(spec({ primary: "close-the-pocket" }, tokens));
    expect(outnumbered).toBe(alone / 2);
  });

  test("Enemy checkpoints are worth moving to, and own checkpoints only while an enemy is there", () => {
    const tokens = [poi(600, 800), poi(550, 100)];
    const breakthrough = { primary: "breakthrough" };
    const [theirs = 0, mine = 0] = worths(spec(breakthrough, tokens));
    expect(theirs).toBeGreaterThan(1);
    expect(mine).toBeLessThan(1);
    const [, taken = 0] = worths(
      spec(breakthrough, tokens, { "player-2": { units: [{ unit: REBELS, at: [550, 40] }] } }),
    );
    expect(taken).toBeGreaterThan(1);
  });

  test("A scanner is worth more outside its own territory, or near two enemies", () => {
    const view = (secondary: string) => {
      const state = activating(
        spec({ primary: "close-the-pocket", secondary }, [], {
          "player-2": {
            units: [
              { unit: REBELS, at: [300, 700] },
              { unit: REBELS, at: [420, 700] },
            ],
          },
        }),
      );
      const [first, ...rest] = state.units;
      const units = first === undefined ? [] : [{ ...first, holds: [0] }, ...rest];
      const scanner = {
        kind: "asset",
        name: "scanner",
        owner: 0,
        x: 0,
        y: 0,
        z: 0,
        holder: 0,
        removed: false,
      } as const;
      return game.view({ ...state, units, tokens: [scanner] }, "player-1");
    };
    const worth = (secondary: string, x: number, y: number): number => {
      const seen = view(secondary);
      const [unit] = seen.units;
      return unit === undefined ? 0 : errand(seen, unit, { x: mm(x), y: mm(y) });
    };
    expect([worth("surface-scan", 100, 100), worth("surface-scan", 450, 450)]).toEqual([0, 1]);
    expect([worth("recon-mission", 350, 300), worth("recon-mission", 360, 640)]).toEqual([0, 1]);
  });

  test("An enemy unit is worth more if the mission scores for defeating it, or if it holds a token", () => {
    const tokens = [poi(800, 800)];
    const paid = (secondary: string): number => {
      const seen = game.view(activating(spec({ primary: "close-the-pocket", secondary }, tokens)), "player-1");
      const enemy = seen.units.find(({ owner }) => owner === "player-2");
      return enemy === undefined ? 0 : bounty(seen, enemy);
    };
    expect(paid("recon-mission")).toBe(0.5);
    expect(paid("sweep-and-clear")).toBe(1.5);
  });
});

describe("an activation", () => {
  test("The steady bot of Legion moves toward the token that scores most, not the nearest one", () => {
    const state = activating({
      mission: { primary: "close-the-pocket" },
      tokens: [poi(150, 400), poi(450, 450), poi(750, 450)],
      "player-1": { units: [{ unit: TROOPERS, at: [300, 200] }] },
      "player-2": { units: [{ unit: REBELS, at: FAR_AWAY }] },
    });
    const { made, after } = activation(state);
    expect(subjects(made)).toContain("move");
    const leader = after.units[0]?.miniatures[after.units[0].leader];
    const gap = Math.sqrt(((leader?.x ?? 0) - mm(450)) ** 2 + ((leader?.y ?? 0) - mm(450)) ** 2);
    expect(gap).toBeLessThan(mm(150));
  });

  test("The steady bot of Legion stays where it scores, and aims before it shoots", () => {
    const state = activating({
      mission: { primary: "close-the-pocket" },
      tokens: [poi(150, 450), poi(450, 450), poi(750, 450)],
      "player-1": { units: [{ unit: TROOPERS, at: [450, 420] }] },
      "player-2": { units: [{ unit: REBELS, at: [450, 640] }] },
    });
    expect(subjects(activation(state).made)).toEqual(["aim", "attack"]);
  });

  test("The steady bot of Legion attacks the unit that would suffer more: the one whose last miniature may be defeated", () => {
    const state = activating({
      "player-1": { units: [{ unit: TROOPERS, at: [450, 420] }] },
      "player-2": {
        units: [
          { unit: REBELS, at: [350, 640] },
          { unit: REBELS, at: [550, 640], defeated: 3 },
        ],
      },
    });
    const { made } = activation(state);
    const declared = made.find(({ type }) => type === "declare");
    expect(declared).toMatchObject({ subject: "p2.1" });
  });

  test("The steady bot of Legion recovers when it is under fire and has no target", () => {
    const spec = (suppression: number): State =>
      activating({
        "player-1": { units: [{ unit: BRAVE, at: [450, 100], tokens: { suppression } }] },
        "player-2": { units: [{ unit: REBELS, at: FAR_AWAY }] },
        seed: 3,
      });
    expect(choice(spec(3))).toMatchObject({ subject: "recover" });
    expect(choice(spec(0))).not.toMatchObject({ subject: "recover" });
  });
});
