import { expect, it } from "vitest";
import { duelOf } from "../../../src/attack/duel.ts";
import type { State, TableToken, UnitState } from "../../../src/state/state.ts";
import { GameWork } from "../../../src/state/work.ts";
import { mm } from "../../../src/table/lengths.ts";
import { keywordsOf } from "../../../src/units/keywords.ts";
import { sceneOf } from "../../../src/units/positions.ts";
import { attackOf, HERE, THERE } from "../../helpers/attacks.ts";
import { offered } from "../../helpers/reading.ts";
import { box, scene } from "../../helpers/scene.ts";
import { wall } from "../../helpers/terrain.ts";

/** What is measured of the second unit of a state from the first. */
function measured(state: State, defender: number): readonly unknown[] {
  const duel = duelOf({ box, state }, 0, defender);
  if (duel === undefined) throw new Error("a unit is not on the battlefield");
  return [
    duel.range,
    duel.isSeenBy(duel.attacker.leader),
    duel.cover,
    duel.melee,
    duel.attackerEngaged || duel.defenderEngaged,
  ];
}

/** The state with a unit moved by so many millimetres. */
function moved(state: State, moving: number, dx: number, dy: number): State {
  const units = state.units.map((unit, index) => {
    if (index !== moving) return unit;
    const miniatures = unit.miniatures.map((one) => ({ ...one, x: one.x + mm(dx), y: one.y + mm(dy) }));
    return { ...unit, miniatures };
  });
  return { ...state, units };
}

/** The unit with all its miniatures defeated. */
function offTable(unit: UnitState): UnitState {
  return { ...unit, miniatures: unit.miniatures.map((one) => ({ ...one, status: "defeated" })) };
}

/** The same state with nothing known of it. */
function afresh(state: State): State {
  return JSON.parse(JSON.stringify(state));
}

const VADER = { unit: "darth-vader-dark-lord-of-the-sith", at: HERE } as const;

it("[leg.type.ground-blocks-los] A ground vehicle that moves away opens line of sight between two other units, and blocks it again on its return", () => {
  const walker = { unit: "at-st", at: [300, 430] } as const;
  const between = scene({ armies: [[VADER, walker], [{ unit: "rebel-troopers", at: [300, 600] }]] });
  const away = moved(between, 1, 400, 0);
  const states = [between, away, moved(away, 1, -400, 0), away];
  expect(states.map((state) => measured(state, 2)[1])).toEqual([false, true, false, true]);
  for (const state of states) expect(measured(state, 2)).toEqual(measured(afresh(state), 2));
});

it("[leg.defender.range] [leg.kw.incognito.protection] The legal defenders are recomputed after a unit moves or temporarily gains a keyword", () => {
  const theirs = [500, 640].map((y) => ({ unit: "rebel-troopers", at: [300, y] }) as const);
  const asked = attackOf([{ unit: "stormtroopers", at: HERE }], theirs);
  const both = ["declare p2.0", "declare p2.1"];
  const hidden = { ...asked, ongoing: [{ unit: 1, keyword: "incognito", value: 1, until: "round" }] } as const;
  expect([asked, moved(asked, 2, 0, 900), asked, hidden, asked].map(offered)).toEqual([
    both,
    ["declare p2.0"],
    both,
    ["declare p2.1"],
    both,
  ]);
});

it("[leg.defender.range] The range to a unit is measured again after it moves away, and again after it moves back", () => {
  const near = scene({ armies: [[VADER], [{ unit: "rebel-troopers", at: [300, 450] }]] });
  const states = [near, moved(near, 1, 0, 300), near];
  expect(states.map((state) => measured(state, 1)[0])).toEqual([1, 3, 1]);
});

it("[leg.type.ground-blocks-los] Line of sight is recomputed when either of two ground vehicles moves into the line, out of it or off the table", () => {
  const [one, other] = [{ unit: "at-st", at: [700, 430] } as const, { unit: "at-st", at: [900, 430] } as const];
  const open = scene({ armies: [[VADER, one, other], [{ unit: "rebel-troopers", at: [300, 600] }]] });
  const first = moved(open, 1, -400, 0);
  const second = moved(open, 2, -600, 0);
  const gone = { ...second, units: second.units.map((unit, place) => (place === 2 ? offTable(unit) : unit)) };
  const states = [open, first, open, second, open, second, gone];
  expect(states.map((state) => measured(state, 3)[1])).toEqual([true, false, true, false, true, false, true]);
  for (const state of states) expect(measured(state, 3)).toEqual(measured(afresh(state), 3));
});

it("[leg.cover.half-obscured] A new point of interest gives cover to units in its place, until it is removed", () => {
  const poi: TableToken = {
    kind: "poi",
    name: "bunker",
    owner: null,
    x: mm(300),
    y: mm(500),
    z: 0,
    holder: null,
    removed: false,
  };
  const open = scene({ armies: [[VADER], [{ unit: "leia-organa-fearless-and-inventive", at: THERE }]] });
  const covered: State = { ...open, tokens: [poi] };
  const states = [open, covered, { ...covered, tokens: [{ ...poi, removed: true }] }, covered];
  expect(states.map((state) => measured(state, 1)[2])).toEqual([0, 2, 0, 2]);
  for (const state of states) expect(measured(state, 1)).toEqual(measured(afresh(state), 1));
});

it("[leg.engaged.no-ranged-pools] A unit that does not move is engaged while another unit is in contact with it, and no longer", () => {
  const theirs = [
    { unit: "leia-organa-fearless-and-inventive", at: THERE },
    { unit: "rebel-troopers", at: [600, 300] },
  ] as const;
  const apart = scene({ armies: [[VADER], theirs] });
  const touching = moved(apart, 2, -300 + 27, 0);
  const states = [apart, touching, apart];
  expect(states.map((state) => measured(state, 1)[4])).toEqual([false, true, false]);
  for (const state of states) expect(measured(state, 1)).toEqual(measured(afresh(state), 1));
});

it("[leg.los.test] Walls placed during the game block line of sight, and the same units on another table are measured again", () => {
  const theirs = [{ unit: "leia-organa-fearless-and-inventive", at: THERE }] as const;
  const open = scene({ armies: [[VADER], theirs] });
  const walled: State = { ...open, terrain: wall(200, 420, 200, 10).terrain };
  const states = [open, walled, open, { ...walled, terrain: wall(600, 420, 200, 10).terrain }];
  expect(states.map((state) => measured(state, 1)[1])).toEqual([true, false, true, true]);
});

it("[leg.keywords.numeric-stack] A temporary keyword counts only while it lasts", () => {
  const plain = scene({ armies: [[VADER], [{ unit: "rebel-troopers", at: THERE }]] });
  const lent = (value: number): State => ({
    ...plain,
    ongoing: [{ unit: 0, keyword: "pierce", value, until: "round" }],
  });
  const figure = (state: State): number | undefined => keywordsOf({ box, state }, 0)["pierce"];
  const own = figure(plain) ?? 0;
  expect([plain, lent(1), lent(3), plain].map(figure)).toEqual([figure(plain), own + 1, own + 3, figure(plain)]);
  expect(keywordsOf({ box, state: lent(1) }, 0)).toBe(keywordsOf({ box, state: lent(1) }, 0));
});

/** What lies and stands on the table of a state. */
function onTable(state: State): readonly string[] {
  const { figures, tokens } = sceneOf({ box, state });
  return [...figures, ...tokens].map(({ id }) => id);
}

it("[leg.wounds.remove] Two miniatures of a unit defeated in one transition are both removed, even if distances were measured between", () => {
  const work = new GameWork(box, scene({ armies: [[{ unit: "stormtroopers" }], [VADER]] }), undefined);
  const standing = [3, 2, 1].map((place) => {
    work.miniature(0, place).status = "defeated";
    return onTable(work.state);
  });
  expect(standing.map((ids) => ids.length)).toEqual([4, 3, 2]);
  expect(standing[2]).toEqual(onTable(afresh(work.state)));
});

it("[leg.objective.claim-effect] Two tokens removed in one transition are both gone, even if distances were measured between", () => {
  const lying = (x: number): TableToken => {
    return { kind: "asset", name: "scanner", owner: 0, x: mm(x), y: mm(500), z: 0, holder: null, removed: false };
  };
  const start = scene({ armies: [[VADER], [VADER]], state: { tokens: [lying(700), lying(900)] } });
  const work = new GameWork(box, start, undefined);
  const left = [0, 1].map((token) => {
    work.token(token).removed = true;
    return onTable(work.state).filter((id) => id.startsWith("scanner"));
  });
  expect(left).toEqual([["scanner.1"], []]);
});

it("A unit that is moved twice in one transition is at its last position", () => {
  const work = new GameWork(box, scene({ armies: [[VADER], [VADER]] }), undefined);
  const at = [400, 500].map((x) => {
    work.miniature(0, 0).x = mm(x);
    return sceneOf(work).figures[0]?.x;
  });
  expect(at).toEqual([mm(400), mm(500)]);
});
