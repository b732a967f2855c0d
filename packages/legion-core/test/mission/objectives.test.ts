import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import { claim, claimable, dropTokens } from "../../src/mission/assets.ts";
import { contesting, contests, securedBy, tokenShape } from "../../src/mission/contest.ts";
import { unitDefeated } from "../../src/mission/defeat.ts";
import { tokenFault } from "../../src/mission/placing.ts";
import { dropSpots } from "../../src/mission/spots.ts";
import type { Action } from "../../src/state/actions.ts";
import type { State, TableToken } from "../../src/state/state.ts";
import { withTokens } from "../../src/state/tokens.ts";
import type { TerrainPart, TerrainPiece } from "../../src/table/documents.ts";
import { mm } from "../../src/table/lengths.ts";
import type { Point3 } from "../../src/table/vectors.ts";
import { battlefieldOf } from "../../src/units/battlefield.ts";
import { sceneOf } from "../../src/units/positions.ts";
import { gainTokens } from "../../src/units/unit-tokens.ts";
import { acting, PHASE } from "../helpers/activations.ts";
import { beaten, mission, tokenAt } from "../helpers/missions.ts";
import { eventsOf } from "../helpers/reading.ts";
import { done, engine, type Fielding, look, playOut, scene, settled } from "../helpers/scene.ts";

const TROOPS = { unit: "stormtroopers" };
const REBEL = { unit: "rebel-troopers" };

/** Troops of both sides at these spots, and tokens. */
function field(
  mine: readonly Fielding[],
  theirs: readonly Fielding[],
  tokens: readonly TableToken[],
  terrain: readonly TerrainPiece[] = [],
): State {
  return scene({
    armies: [mine, theirs],
    table: { terrain },
    state: { tokens, mission: mission("close-the-pocket", "recon-mission") },
  });
}

const POI = tokenAt("stockpile", [900, 450]);
const scanner = (at: readonly [number, number], owner: 0 | 1 = 0): TableToken =>
  tokenAt("scanner", at, { kind: "asset", owner });

function piece(x: number, y: number, more: Partial<TerrainPiece & TerrainPart> = {}): TerrainPiece {
  const { kind = "obstacle", top = mm(100), movement = "open", barricade = false } = more;
  const corner = (dx: number, dy: number) => ({ x: mm(x + dx), y: mm(y + dy) });
  const corners = [corner(-60, -60), corner(60, -60), corner(60, 60), corner(-60, 60)];
  return {
    id: "piece",
    kind,
    barricade,
    cover: "heavy",
    parts: [{ outline: { kind: "polygon", corners }, top, movement }],
  };
}

describe("contesting and securing", () => {
  it("[leg.objective.contest] A unit contests an objective token while its leader is at half-range of it", () => {
    const near = field([{ ...TROOPS, at: [900, 450 + 25 + 75 + 13.5] }], [REBEL], [POI]);
    expect(contests(look(near), 0, 0)).toBe(true);
    const far = field([{ ...TROOPS, at: [900, 450 + 25 + 75 + 13.6] }], [REBEL], [POI]);
    expect(contests(look(far), 0, 0)).toBe(false);
    const aside = field([{ ...TROOPS, at: null }], [REBEL], [POI]);
    expect(contests(look(aside), 0, 0)).toBe(false);
  });

  it("[leg.objective.contest] A token that a unit holds, or that has left the battlefield, cannot be contested", () => {
    const beside: Fielding = { ...TROOPS, at: [900, 500] };
    const contested = (token: Partial<typeof POI>): boolean =>
      contests(look(field([beside], [REBEL], [{ ...POI, ...token }])), 0, 0);
    expect([contested({}), contested({ holder: 1 }), contested({ removed: true })]).toEqual([true, false, false]);
  });

  it("[leg.objective.contest] A panicked unit cannot contest", () => {
    const shaken = field([{ ...TROOPS, at: [900, 500], tokens: { suppression: 2 } }], [REBEL], [POI]);
    expect(contests(look(shaken), 0, 0)).toBe(false);
    const holding = field([{ ...TROOPS, at: [900, 500], tokens: { suppression: 1 } }], [REBEL], [POI]);
    expect(contests(look(holding), 0, 0)).toBe(true);
    const veers: Fielding = { unit: "general-veers-master-tactician", at: [900, 700] };
    const led = field([{ ...TROOPS, at: [900, 500], tokens: { suppression: 2 } }, veers], [REBEL], [POI]);
    expect(contests(look(led), 0, 0)).toBe(true);
  });

  it("[leg.objective.secure] The player with more units contesting an objective token secures it, and neither does with equal numbers", () => {
    const spots = [
      { ...TROOPS, at: [800, 400] },
      { ...TROOPS, at: [800, 500] },
    ] as const;
    const both = field(spots, [{ ...REBEL, at: [1000, 450] }], [POI]);
    expect(contesting(look(both), 0, 0)).toEqual([0, 1]);
    expect(securedBy(look(both), 0)).toBe(0);
    expect(securedBy(look(beaten(both, 0)), 0)).toBe(null);
    expect(securedBy(look(beaten(both, 0, 1)), 0)).toBe(1);
    expect(securedBy(look(beaten(both, 0, 1, 2)), 0)).toBe(null);
  });

  it("[leg.tokens.poi-size] [leg.tokens.asset-size] [leg.tokens.advantage-size] Points of interest are 5 cm across, and other tokens half of that", () => {
    const table = battlefieldOf(field([TROOPS], [REBEL], []));
    const across = (kind: TableToken["kind"]) => 2 * tokenShape(table, kind, { x: 0, y: 0 }).radius;
    expect([across("poi"), across("asset"), across("advantage")]).toEqual([mm(50), mm(25), mm(25)]);
  });
});

describe("claiming", () => {
  it("[leg.objective.claim-action] [leg.objective.claim-condition] A unit may claim a token that it contests if a card allows it", () => {
    const state = field([{ ...TROOPS, at: [900, 450] }], [REBEL], [scanner([900, 400]), scanner([900, 500], 1)]);
    expect(claimable(look(state), 0)).toEqual([0]);
    expect(claimable(look({ ...state, mission: mission("close-the-pocket", "marked-targets") }), 0)).toEqual([]);
    const far = field([{ ...TROOPS, at: [900, 450] }], [REBEL], [scanner([900, 200])]);
    expect(claimable(look(far), 0)).toEqual([]);
  });

  it("[leg.objective.claim-condition] A point of interest cannot be claimed, even beside an asset that can", () => {
    const beside = field([{ ...TROOPS, at: [900, 510] }], [REBEL], [POI, scanner([900, 560])]);
    const { state } = settled({ ...beside, frames: [PHASE, acting(0)] });
    const why = (subject: string) => engine.why(state, { type: "perform", subject })?.code;
    expect(["claim stockpile.0", "claim scanner.1"].map(why)).toEqual(["token-no-asset", undefined]);
  });

  it("[leg.objective.claim-effect] [leg.objective.unclaimed-on-battlefield] A claimed token leaves the table, and no other unit can claim it", () => {
    const at = [
      { ...TROOPS, at: [900, 450] },
      { ...TROOPS, at: [900, 350] },
    ] as const;
    const state = field(at, [REBEL], [scanner([900, 400])]);
    expect(claimable(look(state), 1)).toEqual([0]);
    const step = done(state, (work) => claim(work, 0, 0));
    expect(step.state.units[0]?.holds).toEqual([0]);
    expect(step.state.tokens[0]?.holder).toBe(0);
    expect(sceneOf({ box: look(state).box, state: step.state }).tokens).toEqual([]);
    expect(claimable(look(step.state), 1)).toEqual([]);
    expect(eventsOf(step, "token-claimed")).toMatchObject([{ token: "scanner.0", unit: "p1.0" }]);
  });
});

describe("dropping", () => {
  const holding = (at: readonly [number, number], terrain: readonly TerrainPiece[] = []): State =>
    field(
      [
        { ...TROOPS, at, state: { holds: [0] } },
        { ...TROOPS, at: [100, 100] },
      ],
      [REBEL],
      [{ ...scanner([0, 0]), holder: 0 }],
      terrain,
    );
  const put = (x: number, y: number): Action => ({
    type: "place-token",
    subject: "scanner.0",
    to: { x: mm(x), y: mm(y), z: 0 },
  });

  it("[leg.objective.drop-placement] The opponent places a dropped token at half-range of the leader, not under its miniatures", () => {
    const dropped = done(holding([900, 450]), (work) => dropTokens(work, 0)).state;
    expect(engine.decision(dropped)).toMatchObject({ seat: "player-2", space: "sampled", context: { unit: "p1.0" } });
    expect(dropped.units[0]?.holds).toEqual([]);
    expectIllegal(engine.apply(dropped, put(900, 450 - 13.5 - 75 - 12.6)), "leg.objective.drop-placement");
    expectIllegal(engine.apply(dropped, put(900, 460)), "leg.overlap.token-not-on-mini");
    const down = playOut(dropped, [put(900, 450 - 13.5 - 75 - 12.5)]);
    expect(down.state.tokens[0]).toMatchObject({ holder: null, x: mm(900), y: mm(349) });
    expect(down.state.frames).toEqual([]);
    expect(eventsOf(down, "token-placed")).toMatchObject([{ token: "scanner.0" }]);
  });

  it("[leg.objective.drop-placement] Sampled spots for a dropped token are legal, and denser samples give more of them", () => {
    const dropped = done(holding([900, 450]), (work) => dropTokens(work, 0)).state;
    const few = engine.legalActions(dropped);
    const many = engine.legalActions(dropped, { density: 3 });
    expect(many.length).toBeGreaterThan(few.length);
    for (const action of [...few, ...many]) expect(engine.why(dropped, action)).toBeUndefined();
  });

  it("[leg.objective.drop-on-defeat] A defeated unit drops all its tokens where its leader was", () => {
    const dropped = done(holding([900, 450]), (work) => unitDefeated(work, 0, null)).state;
    expect(engine.decision(dropped)).toMatchObject({ kind: "drop", seat: "player-2" });
    expect(dropSpots(look(dropped), 0, 1).length).toBeGreaterThan(0);
    const nothing = done(holding([900, 450]), (work) => unitDefeated(work, 1, null)).state;
    expect(nothing.frames).toEqual([]);
  });

  it("[leg.objective.drop-on-panic] A unit that panics drops all its tokens", () => {
    const shaken = holding([900, 450]);
    const units = shaken.units.map((unit, place) =>
      place === 0 ? { ...unit, tokens: withTokens(unit.tokens, "suppression", 2) } : unit,
    );
    const { state } = settled({ ...shaken, units, frames: [acting(0, { stage: "panic" })] });
    expect(engine.decision(state)).toMatchObject({
      kind: "drop",
      seat: "player-2",
      context: { tokens: ["scanner.0"] },
    });
  });

  it("[leg.objective.drop-on-panic] A unit that panics drops its tokens at once in either player's turn, unless a commander's courage prevents the panic", () => {
    const shake = (state: State) =>
      done({ ...state, frames: [acting(2)] }, (work) =>
        gainTokens(work, 0, "suppression", 2, { rule: "leg.tokens.suppression", cause: null }),
      ).state;
    const alone = shake(holding([900, 450]));
    expect(engine.decision(alone)).toMatchObject({ kind: "drop", seat: "player-2" });
    const down = playOut(alone, [put(900, 450 - 13.5 - 75 - 12.5)]).state;
    expect(engine.decision(down)).toMatchObject({ kind: "action", seat: "player-2" });
    expect(down.units[0]?.holds).toEqual([]);
    const veers: Fielding = { unit: "general-veers-master-tactician", at: [900, 300] };
    const led = field(
      [{ ...TROOPS, at: [900, 450], state: { holds: [0] } }, veers],
      [REBEL],
      [{ ...scanner([0, 0]), holder: 0 }],
    );
    const steady = done({ ...led, frames: [acting(2)] }, (work) =>
      gainTokens(work, 0, "suppression", 2, { rule: "leg.tokens.suppression", cause: null }),
    ).state;
    expect(engine.decision(steady)).toMatchObject({ kind: "action", seat: "player-2" });
    const bereft = done(steady, (work) => {
      work.unit(1).miniatures = steady.units[1]?.miniatures.map((one) => ({ ...one, status: "defeated" })) ?? [];
    }).state;
    expect(engine.decision(bereft)).toMatchObject({ kind: "drop", seat: "player-2" });
  });

  it("[leg.objective.drop-placement] An undeployed unit that panics keeps its tokens, because it has no position", () => {
    const aside = field([{ ...TROOPS, at: null, state: { holds: [0] } }], [REBEL], [{ ...scanner([0, 0]), holder: 0 }]);
    const { state } = done(aside, (work) => dropTokens(work, 0));
    expect(state).toMatchObject({ frames: [], tokens: [{ holder: 0 }] });
    expect(state.units[0]?.holds).toEqual([0]);
  });

  it("[leg.objective.place-later-conflict] A dropped token without room at half-range is placed at the nearest free spot", () => {
    const corner = (x: number, y: number) => ({ x: mm(900 + x), y: mm(450 + y) });
    // A marsh that reaches as far to each side of the leader, and how far the spots of the token beyond it are.
    for (const [half, least, most] of [
      [120, 132.5, 136],
      [95, 107.5, 111],
    ] as const) {
      const around = piece(900, 450, { kind: "area", movement: "impassable" });
      const corners = [corner(-half, -half), corner(half, -half), corner(half, half), corner(-half, half)];
      const parts = around.parts.map((part) => ({ ...part, outline: { kind: "polygon", corners } as const }));
      const dropped = done(holding([900, 450], [{ ...around, parts }]), (work) => dropTokens(work, 0)).state;
      const [only, other] = engine.legalActions(dropped);
      expect(other).toBeUndefined();
      if (only?.type !== "place-token") throw new Error("no spot");
      const { x, y } = only.to;
      const away = Math.hypot(x - mm(900), y - mm(450));
      expect(away).toBeGreaterThanOrEqual(mm(least) - 10);
      expect(away).toBeLessThanOrEqual(mm(most));
      expectIllegal(engine.apply(dropped, put(900, 349)), "leg.objective.place-later-conflict");
      expect(playOut(dropped, [only]).state.tokens[0]?.holder).toBe(null);
    }
  });
});

describe("where objective tokens may lie", () => {
  const at = (x: number, y: number, z = 0): Point3 => ({ x: mm(x), y: mm(y), z });
  const rule = (state: State, to: Point3, kind: TableToken["kind"] = "asset") =>
    tokenFault(look(state), kind, to)?.rule;
  const withPiece = (more: Partial<TerrainPiece & TerrainPart>): State =>
    field([TROOPS], [REBEL], [], [piece(900, 450, more)]);

  it("[leg.objective.place-not-impassable] An objective token cannot be placed even partly on impassable terrain", () => {
    const state = withPiece({ kind: "area", movement: "impassable" });
    expect(rule(state, at(955, 450))).toBe("leg.objective.place-not-impassable");
    expect(rule(state, at(975, 450))).toBeUndefined();
  });

  it("[leg.objective.place-no-partial] An objective token must be wholly on terrain or wholly off it, except for area terrain", () => {
    const state = withPiece({});
    expect(rule(state, at(955, 450, mm(100)))).toBe("leg.objective.place-no-partial");
    expect(rule(state, at(955, 450))).toBe("leg.objective.place-no-partial");
    expect(rule(state, at(900, 450, mm(100)))).toBeUndefined();
    expect(rule(withPiece({ kind: "area" }), at(955, 450))).toBeUndefined();
  });

  it("[leg.objective.place-not-on-tall] An objective token cannot be placed on an obstacle of height 2", () => {
    expect(rule(withPiece({ top: mm(160) }), at(900, 450, mm(160)))).toBe("leg.objective.place-not-on-tall");
    expect(rule(withPiece({ top: mm(150) }), at(900, 450, mm(150)))).toBeUndefined();
    expect(rule(withPiece({ top: mm(160), kind: "scatter" }), at(900, 450, mm(160)))).toBeUndefined();
  });

  it("[leg.objective.poi-no-overlap] Points of interest cannot overlap other tokens or miniatures", () => {
    const state = field([{ ...TROOPS, at: [900, 600] }], [REBEL], [POI, scanner([500, 450])]);
    expect(rule(state, at(930, 450))).toBe("leg.objective.poi-no-overlap");
    expect(rule(state, at(530, 450), "poi")).toBe("leg.objective.poi-no-overlap");
    expect(rule(state, at(510, 450))).toBeUndefined();
    expect(rule(state, at(900, 570), "poi")).toBe("leg.overlap.token-not-on-mini");
    const advantage = { ...scanner([500, 450]), kind: "advantage" } as const;
    const open = field([{ ...TROOPS, at: [900, 600] }], [REBEL], [POI, advantage]);
    expect(rule(open, at(930, 450), "advantage")).toBe("leg.objective.poi-no-overlap");
    expect(rule(open, at(530, 450), "poi")).toBe("leg.objective.poi-no-overlap");
    expect([rule(open, at(510, 450)), rule(open, at(510, 450), "advantage")]).toEqual([undefined, undefined]);
  });

  it("[leg.overlap.token-not-on-mini] [leg.objective.poi-no-overlap] An objective token may lie on a bridge, above a miniature or another token that is well below it", () => {
    const bridged = (top: number, tokens: readonly TableToken[], troops: Fielding = TROOPS): State =>
      field([troops], [REBEL], tokens, [piece(900, 450, { bottom: mm(60), top: mm(top) })]);
    const under: Fielding = { ...TROOPS, at: [900, 450] };
    expect(rule(bridged(100, [], under), at(900, 450, mm(100)))).toBeUndefined();
    expect(rule(bridged(100, [POI]), at(900, 450, mm(100)))).toBeUndefined();
    expect(rule(bridged(70, [POI]), at(900, 450, mm(70)))).toBe("leg.objective.poi-no-overlap");
  });

  it("[leg.setup.battlefield-size] An objective token cannot be placed beyond the edge of the battlefield", () => {
    const state = field([TROOPS], [REBEL], []);
    for (const [x, y] of [
      [12.4, 450],
      [1787.6, 450],
      [900, 12.4],
      [900, 887.6],
    ] as const) {
      expect(rule(state, at(x, y))).toBe("leg.setup.battlefield-size");
    }
    expect([rule(state, at(12.5, 887.5)), rule(state, at(1787.5, 12.5))]).toEqual([undefined, undefined]);
  });
});
