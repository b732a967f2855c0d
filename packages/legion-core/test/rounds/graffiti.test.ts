import { describe, expect, it } from "vitest";
import { game } from "../../src/index.ts";
import type { State } from "../../src/state/state.ts";
import { mm } from "../../src/table/lengths.ts";
import { dice, play, type Scenario, scenario, type TokenSpec, type UnitSpec } from "../../src/testing/index.ts";
import { activate, effect, PASS, perform } from "../helpers/actions.ts";
import { LOST } from "../helpers/commands.ts";
import { straight } from "../helpers/moves.ts";
import { offered, suppressionOf } from "../helpers/reading.ts";
import { piece, rectangle } from "../helpers/terrain.ts";

const OURS = (x: number): TokenSpec => ({ kind: "marker", name: "graffiti", owner: "player-1", at: [x, 300] });
const THEIRS = (x: number): TokenSpec => ({ ...OURS(x), owner: "player-2" });

/** A unit that is about to be activated, with suppression and graffiti around it; it stands at 300, 300. */
function shaken(suppression: number, tokens: readonly TokenSpec[], more: Scenario = {}): State {
  const unit: UnitSpec = { unit: "stormtroopers", at: [300, 300], order: "faceup", tokens: { suppression } };
  return scenario({
    "player-1": { units: [unit, { ...LOST, order: "faceup" }], hand: [] },
    "player-2": { units: [{ unit: "rebel-troopers", at: [1700, 100] }], hand: [] },
    tokens,
    ...more,
  });
}

/** How many dice the unit rolls to rally, after these answers. */
function rolled(state: State, ...answered: readonly Parameters<typeof play>[1][number][]): number {
  const { events } = play(state, [activate("p1.0"), ...answered]);
  return events.flatMap((event) => (event.type === "dice-rolled" ? event.dice : [])).length;
}

describe("graffiti tokens", () => {
  it("[leg.kw.graffiti-tokens.rally-malus] A unit near enemy graffiti that it sees rallies with one die fewer, but at least one", () => {
    expect(rolled(shaken(3, [THEIRS(400)]))).toBe(2);
    expect(rolled(shaken(1, [THEIRS(400)]))).toBe(1);
    expect(rolled(shaken(3, [THEIRS(400), THEIRS(450)]))).toBe(2);
    expect(rolled(shaken(0, [THEIRS(400)]))).toBe(0);
  });

  it("[leg.kw.graffiti-tokens.rally-malus] Graffiti counts for a unit if one of its miniatures is at range 2", () => {
    const spots = shaken(3, []).units[0]?.miniatures.map(({ x, y }) => ({ x: x / mm(1), y: y / mm(1) })) ?? [];
    const [first = { x: 0, y: 0 }] = [...spots].sort((one, other) => other.x - one.x);
    const beside = (gap: number): TokenSpec => ({ ...THEIRS(0), at: [first.x + 13.5 + gap + 12.5, first.y] });
    expect([rolled(shaken(3, [beside(299)])), rolled(shaken(3, [beside(301)]))]).toEqual([2, 3]);
  });

  it("[leg.kw.graffiti-tokens.rally-bonus] A unit near friendly graffiti that it sees may rally with one more die", () => {
    const asked = play(shaken(2, [OURS(400)]), [activate("p1.0")]).state;
    expect(offered(asked)).toEqual(["effect 0", "pass"]);
    expect(game.decision(asked)).toMatchObject({
      kind: "effects",
      context: { moment: "rally", effects: [{ effect: "graffiti", unit: "p1.0" }] },
    });
    expect(rolled(shaken(2, [OURS(400)]), effect(0))).toBe(3);
    expect(rolled(shaken(2, [OURS(400)]), PASS)).toBe(2);
    expect(rolled(shaken(2, [OURS(400), OURS(450)]), effect(0))).toBe(3);
    expect(offered(play(shaken(0, [OURS(400)]), [activate("p1.0")]).state)).not.toContain("pass");
  });

  it("[leg.kw.graffiti-tokens.rally-bonus] More successes than suppression tokens remove only the tokens that the unit has", () => {
    const calm = play(shaken(1, [OURS(400)]), [activate("p1.0"), effect(0)], { draws: dice(["block", "block"]) }).state;
    expect(suppressionOf(calm, "p1.0")).toBe(0);
  });

  it("[leg.kw.graffiti-tokens.rally-malus] Friendly and enemy graffiti near a unit cancel each other", () => {
    expect(rolled(shaken(2, [OURS(400), THEIRS(450)]), effect(0))).toBe(2);
    expect(rolled(shaken(2, [OURS(400), THEIRS(450)]), PASS)).toBe(1);
    expect(rolled(shaken(1, [OURS(400), THEIRS(450)]), effect(0))).toBe(1);
  });

  it("[leg.kw.graffiti-tokens.rally-malus] Graffiti out of range or out of sight has no effect", () => {
    const wall = piece("wall", rectangle(390, 100, 20, 600), 100);
    expect(rolled(shaken(2, [THEIRS(900)]))).toBe(2);
    expect(rolled(shaken(2, [THEIRS(500)], { table: { terrain: [wall] } }))).toBe(2);
    expect(rolled(shaken(2, [OURS(500)], { table: { terrain: [wall] } }))).toBe(2);
    expect(rolled(shaken(2, [THEIRS(500)]))).toBe(1);
  });

  it("[leg.kw.graffiti-tokens.placing] Graffiti stays until the end of the game, and units may end moves on it", () => {
    const walking = play(shaken(0, [OURS(400)], { activating: "p1.0" }), [perform("move")]).state;
    const onto = straight(1, { x: 1, y: 0 }, [400, 300]);
    expect(game.apply(walking, { type: "move", move: onto }).ok).toBe(true);
    const end = scenario({ phase: "end", tokens: [OURS(400)], "player-1": { units: [LOST], hand: [] } });
    expect([end.round, end.tokens[0]?.removed]).toEqual([3, false]);
  });
});
