import { fc, test } from "@fast-check/vitest";
import { at, expectOk } from "@sw/tabletop";
import { describe, expect } from "vitest";
import { brokenTable } from "../../src/saves/invariants/table.ts";
import type { Action } from "../../src/state/actions.ts";
import type { State } from "../../src/state/state.ts";
import type { TerrainPiece } from "../../src/table/documents.ts";
import type { Move, Travel } from "../../src/table/movement/moves.ts";
import type { Point3 } from "../../src/table/vectors.ts";
import { standing } from "../helpers/moves.ts";
import { box, engine, type Fielding, scene } from "../helpers/scene.ts";
import { piece, rectangle } from "../helpers/terrain.ts";
import { straysAfter } from "./formation.ts";

/** Something to walk around, over and through, close to both sides: much of it impassable. */
const TERRAIN: readonly TerrainPiece[] = [
  piece("rock", rectangle(345, 380, 75, 60), 200, { movement: "impassable" }),
  piece("chasm", rectangle(520, 300, 40, 220), 5, { kind: "area", movement: "impassable" }),
  piece("wall", rectangle(240, 330, 10, 40), 30),
  piece("fence", rectangle(250, 385, 6, 30), 200, { movement: "impassable" }),
  piece("post", rectangle(290, 350, 8, 8), 200, { movement: "impassable" }),
  piece("stump", rectangle(210, 460, 12, 12), 200, { movement: "impassable" }),
  piece("ledge", rectangle(120, 380, 90, 70), 60),
  piece("swamp", rectangle(420, 450, 90, 90), 1, { kind: "area", movement: "difficult" }),
];

const MINE: readonly Fielding[] = [
  { unit: "stormtroopers", at: [300, 300] },
  {
    unit: "74-z-speeder-bikes",
    state: standing(
      [
        [450, 270],
        [450, 330],
      ],
      { x: 0, y: 1 },
    ),
  },
  { unit: "e-web-heavy-blaster-team", state: standing([[150, 300]], { x: 0, y: 1 }) },
];
const THEIRS: readonly Fielding[] = [
  { unit: "rebel-troopers", at: [300, 470] },
  {
    unit: "tauntaun-riders",
    state: standing(
      [
        [440, 590],
        [500, 590],
      ],
      { x: 0, y: -1 },
    ),
  },
  { unit: "wookiee-warriors-freedom-fighters", at: [170, 490] },
];

/** Both sides with an order for each unit, about to take turns. */
function start(): State {
  const ordered = (units: readonly Fielding[]): readonly Fielding[] =>
    units.map((one) => ({ ...one, state: { ...one.state, order: "faceup", ordered: true } }));
  const frames = [{ kind: "activation-phase", side: 0, drawn: null, mayPass: false }] as const;
  return scene({ armies: [ordered(MINE), ordered(THEIRS)], table: { terrain: TERRAIN }, frames });
}

/** What is done next: mostly moves and attacks, moves into contact as often as all others. */
function chosen(state: State, open: readonly Action[], choice: number): Action {
  const wanted = choice % 4 === 0 ? "attack" : choice % 4 === 3 ? "dodge" : "move";
  const acts = open.find((action) => action.type === "perform" && action.subject === wanted);
  return acts ?? ((choice >> 2) % 2 === 0 ? intoContact(state, open) : undefined) ?? at(open, choice % open.length);
}

/** A move that brings the leader into contact with an enemy. */
function intoContact(state: State, open: readonly Action[]): Action | undefined {
  return open.find((action) => {
    if (action.type !== "move" || typeof to(action.move) !== "object") return false;
    const next = expectOk(engine.apply(state, action)).state;
    return next.frames.some(({ kind }) => kind === "melee");
  });
}

function to(move: Move): Point3 | Travel | undefined {
  return "to" in move ? move.to : undefined;
}

/** Plays on by these choices; every transition is looked at. */
function played(choices: readonly number[]): void {
  let now = start();
  for (const choice of choices) {
    if (engine.decision(now) === undefined) return;
    const action = chosen(now, engine.legalActions(now), choice);
    const step = expectOk(engine.apply(now, action));
    expect(straysAfter(now, action, step)).toEqual([]);
    expect(brokenTable({ box, state: step.state })).toEqual([]);
    now = step.state;
  }
}

describe("units in play", () => {
  test.prop([fc.array(fc.nat({ max: 9999 }), { minLength: 70, maxLength: 70 })], { numRuns: 10 })(
    "[leg.cohesion.trigger] [leg.units.stay-in-cohesion] [leg.overlap.mini-not-on-mini] The miniatures of a unit are in cohesion and do not overlap after every move",
    (choices) => played(choices),
  );
});
