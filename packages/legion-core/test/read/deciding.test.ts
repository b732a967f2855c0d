import { game, type State } from "@sw/legion-core";
import { attackOdds } from "@sw/legion-core/odds";
import { reader } from "@sw/legion-core/read";
import { mm } from "@sw/legion-core/table";
import { dice, play, scenario } from "@sw/legion-core/testing";
import { uiIn } from "@sw/legion-core/ui";
import { at, expectOk } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import { battle, follow } from "../helpers/script.ts";
import { wall } from "../helpers/terrain.ts";

const others = (y: number) =>
  [
    [370, y],
    [400, y],
    [430, y],
  ] as const;

const state = scenario({
  "player-1": {
    units: [{ unit: "stormtroopers", at: [400, 200], others: others(170), tokens: { aim: 1 }, order: "faceup" }],
  },
  "player-2": { units: [{ unit: "rebel-troopers", at: [400, 430], others: others(460) }] },
  activating: "p1.0",
});

describe("readings of a move", () => {
  const { state: moving } = play(state, [{ type: "perform", subject: "move" }]);
  const view = game.view(moving, "player-1");

  it("[leg.cards.unit-speed] A reader returns the unit and speed of the move that is asked for, and nothing if no move is asked", () => {
    expect(reader.moving(view)).toMatchObject({ unit: "p1.0", allowance: { speed: 2 } });
    expect([reader.moving(state), reader.triedMove(state, at(reader.moveEnds(moving), 0).move)]).toEqual([
      undefined,
      undefined,
    ]);
    expect(reader.moveEnds(state)).toEqual([]);
  });

  it("A reader returns each offered move with the position of its leader", () => {
    const moves = game.options(view).flatMap((action) => (action.type === "move" ? [action.move] : []));
    const ends = reader.moveEnds(view, moves);
    expect(ends.map(({ move }) => move)).toEqual(moves);
    for (const { move, leader } of ends) expect("to" in move && move.to).toMatchObject({ x: leader.x, y: leader.y });
    expect(reader.moveEnds(view).length).toBeGreaterThan(moves.length);
  });

  it("[leg.move.standard-bend] A spot is reached with the shortest straight tool, or with a longer tool that is bent", () => {
    const spot = { x: mm(400), y: mm(325) };
    const [straight, ...bent] = reader.movesTo(view, spot);
    expect(straight).toMatchObject({ leader: spot, move: { type: "standard", tool: { speed: 2 } } });
    expect(bent.map(({ move }) => ("tool" in move ? move.tool.speed : 0))).toEqual([2, 2]);
    for (const { move, tool } of bent) {
      expect(expectOk(reader.triedMove(view, move) ?? expect.fail()).miniatures[0]).toMatchObject(spot);
      expect(tool?.joint.x === mm(400)).toBe(false);
    }
    expect(reader.movesTo(view, { x: mm(400), y: mm(600) })).toEqual([]);
  });

  it("The grid of legal end positions contains every grid point that a move reaches, and no other", () => {
    const step = mm(20);
    const grid = reader.moveGrid(view, step);
    expect(grid.length).toBeGreaterThan(100);
    const spots = new Set(grid.map(({ leader }) => `${leader.x} ${leader.y}`));
    for (const [x, y] of [
      [400, 340],
      [400, 380],
      [300, 240],
      [400, 220],
      [540, 200],
      [560, 200],
    ] as const) {
      const spot = { x: mm(x), y: mm(y) };
      expect(spots.has(`${spot.x} ${spot.y}`)).toBe(reader.movesTo(view, spot).length > 0);
    }
    expect(reader.moveGrid(state, step)).toEqual([]);
  });

  it("[leg.move.standard-tool] A tried move returns the positions of all miniatures, or the violation of its rule", () => {
    const tool = { speed: 3, first: { x: 0, y: 1 }, second: { x: 0, y: 1 } } as const;
    const to = { x: mm(400), y: mm(300), z: 0 };
    const move = { type: "standard", tool, to, followers: "auto" } as const;
    expect(reader.triedMove(view, move)).toMatchObject({ ok: false, violation: { rule: "leg.move.standard-tool" } });
    const shorter = { ...move, tool: { ...tool, speed: 2 } } as const;
    const tried = expectOk(reader.triedMove(view, shorter) ?? expect.fail());
    const { state: moved } = play(moving, [{ type: "move", move: shorter }]);
    const spots = reader.unit(moved, "p1.0")?.standing.map(({ x, y }) => [x, y]);
    expect(tried.miniatures.map(({ x, y }) => [x, y])).toEqual(spots);
  });
});

describe("readings of what is put on the table", () => {
  it("[leg.deploy.start-edge] A unit that deploys can reach any spot that its tool reaches straight from its edge", () => {
    const waiting = scenario({
      mission: { primary: "breakthrough" },
      "player-1": { units: [{ unit: "stormtroopers", order: "faceup" }] },
      "player-2": { units: [{ unit: "rebel-troopers", at: [400, 800] }] },
      activating: "p1.0",
    });
    const { state: moving } = play(
      waiting,
      game.decision(waiting)?.kind === "move" ? [] : [{ type: "perform", subject: "move" }],
    );
    const view = game.view(moving, "player-1");
    const spot = { x: mm(507), y: mm(61) };
    const [end] = reader.movesTo(view, spot);
    expect(end).toMatchObject({ leader: spot, move: { type: "deploy", edge: { x: spot.x, y: 0 } } });
    expect(game.why(moving, { type: "move", move: end?.move ?? expect.fail() })).toBeUndefined();
    expect(reader.movesTo(view, { x: mm(507), y: mm(600) })).toEqual([]);
  });

  it("A piece may be placed on any legal spot, not only on the samples, and an illegal spot is refused with its reason", () => {
    const placing = scenario({
      mission: { primary: "breakthrough" },
      "player-1": { units: ["imperial-special-forces"] },
      "player-2": { units: [{ unit: "rebel-troopers", at: [400, 800] }] },
      frames: [{ kind: "place", unit: 0, enemies: [], left: [0, 1, 2, 3], rule: "leg.kw.infiltrate", cause: null }],
    });
    const view = game.view(placing, "player-1");
    const put = (x: number, y: number) =>
      ({ type: "place", subject: "p1.0.0", to: { x: mm(x), y: mm(y), z: 0 }, heading: { x: 0, y: 1 } }) as const;
    expect(game.options(view)).not.toContainEqual(put(531, 77));
    expect(reader.triedPlacing(view, put(531, 77))).toEqual({ ok: true, value: put(531, 77) });
    const refused = { ok: false, violation: game.why(placing, put(531, 700)) };
    expect(refused.violation).toBeDefined();
    expect(reader.triedPlacing(view, put(531, 700))).toEqual(refused);
    expect(reader.triedPlacing(state, put(531, 77))).toBeUndefined();
  });
});

describe("readings of a pool", () => {
  const blasters = [0, 1, 2, 3].map(
    (n) => ({ type: "add-weapon", subject: `p1.0.${n}`, weapon: 1, kind: "ranged" }) as const,
  );
  const { state: rolled } = play(state, [{ type: "perform", subject: "attack" }, ...blasters], {
    draws: dice(["hit", "blank", "critical", "blank"]),
  });
  const after = (...picks: readonly string[]): State =>
    play(
      rolled,
      picks.map((subject) => ({ type: "choose-option", subject }) as const),
    ).state;

  it("[leg.attack.sequence] A reader lists rolled dice by colour and face, with the step and the results so far", () => {
    const pool = reader.pool(game.view(rolled, "spectator"));
    expect(pool).toMatchObject({ attacker: "p1.0", defender: "p2.0", kind: "ranged", step: "reroll", picking: null });
    expect(pool).toMatchObject({ hits: 1, criticals: 1, blanks: 2, surges: 0, blocks: 0, cover: "none" });
    expect(pool?.attack).toEqual([
      { colour: "white", face: "blank", count: 2, taken: 0, place: 0 },
      { colour: "white", face: "hit", count: 1, taken: 0, place: 2 },
      { colour: "white", face: "critical", count: 1, taken: 0, place: 3 },
    ]);
    expect(reader.pool(state)).toBeUndefined();
  });

  it("A reader marks a die that is chosen for a reroll, and the choice has the die as its subject", () => {
    const aiming = after("aim", "pick 0");
    expect(reader.pool(aiming)).toMatchObject({ picking: 2, attack: [{ face: "blank", count: 2, taken: 1 }, {}, {}] });
    const view = game.view(after("aim"), "player-1");
    const picks = game.options(view).flatMap((action) => uiIn("en").subjects(action, view));
    expect(picks.map(({ at: place }) => place)).toEqual(["die/attack/0", "die/attack/2", "die/attack/3"]);
  });

  it("The odds of a pool include the dice already rolled and the tokens not yet spent", () => {
    const now = reader.poolOdds(rolled);
    const sure = expectOk(
      attackOdds({
        weapons: [{ count: 2, dice: { white: 1 } }],
        attacker: { surge: "hit" },
        defender: { die: "white", surge: "block" },
      }),
    );
    expect(now?.wounds.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
    expect(now?.meanWounds).toBeGreaterThan(sure.meanWounds + 1);
    expect(reader.poolOdds(state)).toBeUndefined();
  });

  it("The odds of a pool that is being formed change with each added weapon", () => {
    const forming = (count: number): State =>
      play(state, [{ type: "perform", subject: "attack" }, ...blasters.slice(0, count)]).state;
    expect(reader.poolOdds(forming(0))).toBeUndefined();
    const means = [1, 2, 3].map((count) => reader.poolOdds(game.view(forming(count), "player-1"))?.meanWounds ?? 0);
    expect(means[0]).toBeGreaterThan(0);
    expect(means[1]).toBeGreaterThan(means[0] ?? 0);
    expect(means[2]).toBeGreaterThan(means[1] ?? 0);
  });

  it("[leg.wounds.los-cap] The odds of a pool against a unit of which one miniature is in sight end at one wound", () => {
    const behind = [345, 380, 415].map((x) => [x, 540] as const);
    const start = battle(
      [{ unit: "general-veers-master-tactician", at: [300, 250] }],
      [{ unit: "rebel-troopers", at: [300, 500], others: behind, tokens: { dodge: 1 } }],
      { table: wall(325, 505, 140, 10) },
    );
    const shot = follow(start, "perform attack", ["critical", "critical", "critical"]).state;
    expect(reader.poolOdds(shot)?.wounds).toHaveLength(2);
  });
});

describe("readings of a unit's cards", () => {
  it("A reader returns weapons with the miniatures that have them, and keywords with their values", () => {
    const profile = reader.profile(state, "p1.0");
    expect(profile).toMatchObject({ speed: 2, health: 1, attackSurge: "hit", keywords: { precise: 1 } });
    expect(profile?.weapons.map(({ name, uses }) => [name, uses.length])).toEqual([
      ["Bludgeon", 4],
      ["E-11 Blaster Rifle", 4],
    ]);
    expect(profile?.weapons[1]?.uses[2]).toEqual({ miniature: "p1.0.2", weapon: 1 });
    expect(reader.profile(state, "p7.0")).toBeUndefined();
  });

  it("A reader returns the miniatures of the scene, and no territory until the mission is built", () => {
    expect(reader.scene(state).figures.length).toBe(8);
    expect(reader.territory(state, "player-1")).toEqual([]);
  });
});
