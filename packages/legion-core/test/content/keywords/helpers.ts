import type { Pool } from "../../../src/attack/pools/pool.ts";
import { isWithinTerritory } from "../../../src/mission/territory.ts";
import { moveFrame } from "../../../src/moving/moves.ts";
import { atMoment } from "../../../src/rounds/moments.ts";
import { issueOrder } from "../../../src/rounds/orders.ts";
import type { Action } from "../../../src/state/actions.ts";
import type { ActivationFrame, GameFrame, MoveFrame } from "../../../src/state/frames.ts";
import type { SideState, State } from "../../../src/state/state.ts";
import type { TokenKind } from "../../../src/state/tokens.ts";
import type { TableSpec } from "../../../src/table/documents.ts";
import { unitTokens } from "../../../src/units/conditions.ts";
import { keywordsOf } from "../../../src/units/keywords.ts";
import { sceneOf } from "../../../src/units/positions.ts";
import { add, attackOf, HERE } from "../../attack/on-table/scenes.ts";
import { box, done, type Fielding, play, scene, settled } from "../../helpers.ts";
import { acting } from "../../moving/moving.ts";
import { piece, rectangle } from "../../table/helpers.ts";

export const READY = { order: "faceup", ordered: true } as const;

export const perform = (subject: string): Action => ({ type: "perform", subject });

export const OVER: GameFrame = { kind: "activation-phase", side: 0, drawn: null, mayPass: false };

export const chosen = (subject: string): Action => ({ type: "choose-unit", subject });

export const tokens = (state: State, unit: number, token: TokenKind): number => unitTokens(state, unit, token);

export const EAST = { x: 1, y: 0 };

const ACTIVE: ActivationFrame = {
  kind: "activation",
  unit: 0,
  stage: "actions",
  actions: 1,
  done: ["move"],
  marks: [],
  panicked: false,
  drawn: false,
};

const MOVED: MoveFrame = { ...moveFrame(0, "action"), stage: "over", made: "standard" };

export const topKind = ({ frames }: State): string | undefined => frames[frames.length - 1]?.kind;

export const STORM: Fielding = { unit: "stormtroopers" };

export const again = (subject: string, keyword: string): Action => ({ type: "declare-again", subject, keyword });

export const SNOW: { readonly unit: "snowtroopers"; readonly at: typeof HERE } = { unit: "snowtroopers", at: HERE };

export const SLOWED = "leg.move.difficult-tool";

export const TALL = "leg.move.obstacle-tool-overlap";

/** The first unit has just finished a move action. */
export function moved(
  mine: Fielding,
  theirs: readonly Fielding[],
  frame: Partial<MoveFrame> = {},
  active: Partial<ActivationFrame> = {},
): State {
  const frames = [
    { ...ACTIVE, ...active },
    { ...MOVED, ...frame },
  ];
  const start = scene({ armies: [[mine], theirs], frames });
  return done(start, (work) => atMoment(work, "after-move-action", 0)).state;
}

/** The first unit of the first army in the middle of its actions, with enemies far away unless said otherwise. */
export function acts(
  mine: readonly Fielding[],
  theirs: readonly Fielding[] = [{ unit: "rebel-troopers", at: [1500, 800], state: READY }],
  step: ActivationFrame["stage"] = "actions",
): State {
  return settled(scene({ armies: [mine, theirs], frames: [OVER, acting(0, { stage: step })] })).state;
}

/** The first unit of the first player at a step of its activation. */
export function activation(step: ActivationFrame["stage"], units: readonly Fielding[]): State {
  const frame: ActivationFrame = {
    kind: "activation",
    unit: 0,
    stage: step,
    actions: 2,
    done: [],
    marks: [],
    panicked: false,
    drawn: false,
  };
  const phase: GameFrame = { kind: "activation-phase", side: 1, drawn: null, mayPass: false };
  const ready = { ordered: true, order: "faceup" } as const;
  const enemies = [
    { unit: "rebel-troopers", state: ready },
    { unit: "rebel-troopers", state: ready },
  ];
  return scene({ armies: [units, enemies], frames: [phase, frame] });
}

/** A table with one piece across the way east of x = 350 mm. */
export function across(top: number, more: Parameters<typeof piece>[3] = {}, from = 350, long = 60): TableSpec {
  return { terrain: [piece("block", rectangle(from, 100, long, 400), top, more)] };
}

export type Spots = readonly (readonly [x: number, y: number])[];

/** Whether all miniatures of the first unit but its leader are completely in the territory of their side. */
export function isHome(state: State): boolean {
  const [, ...others] = sceneOf({ box, state }).figures.filter(({ id }) => id.startsWith("p1.0."));
  return others.every(({ shape }) => isWithinTerritory({ box, state }, 0, shape));
}

/** Ids of the keywords that the first unit has now. */
export function keysIn(state: State): readonly string[] {
  return Object.keys(keywordsOf({ box, state }, 0));
}

/** Whether the second unit backs the first up against a unit at range 3. */
export function isBacked(defender: Fielding, helper: Fielding, differs: Partial<State> = {}): boolean {
  const attacker: Fielding = { unit: "snowtroopers", at: HERE, tokens: { aim: 1 } };
  const state = attackOf([attacker], [defender, helper], { only: 1, state: differs });
  const { frames } = play(state, [add(0, 1), { type: "done" }], ["hit"]).state;
  const pool = frames[frames.length - 1];
  if (pool?.kind !== "pool") throw new Error("no pool");
  return pool.situation.backup;
}

/** Two units far away that have their orders, so that the Activation Phase waits for them. */
export const WAITING: readonly Fielding[] = [500, 800].map((y) => ({
  unit: "rebel-troopers",
  at: [1500, y],
  state: READY,
}));

/** The state in which a unit has keywords for the whole game, beside those of its cards. */
export function having(state: State, unit: number, keywords: Readonly<Record<string, number>>): State {
  const given = Object.entries(keywords).map(([keyword, value]) => ({ unit, keyword, value, until: "game" }) as const);
  return { ...state, ongoing: [...state.ongoing, ...given] };
}

/** The order pool of a player with a token of each rank, so that a unit can be issued an order in the Activation Phase. */
export const POOLED: Partial<SideState> = {
  orderPool: { commander: 1, operative: 1, corps: 1, "special-forces": 1, support: 1, heavy: 1 },
};

/** The first unit, with keywords beside its own, has just been issued an order; the enemy stands far away. */
export function ordered(unit: Fielding, keywords: Readonly<Record<string, number>> = {}): State {
  const enemy: Fielding = { unit: "rebel-troopers", at: [1500, 800], state: READY };
  const start = having(scene({ armies: [[unit], [enemy]], frames: [OVER], players: [POOLED, {}] }), 0, keywords);
  return done(start, (work) => issueOrder(work, 0, { rule: "leg.command.issue-token", cause: null })).state;
}

/** The pool that waits for a choice. */
export function poolOf({ frames }: State): Pool {
  const top = frames[frames.length - 1];
  if (top?.kind !== "pool") throw new Error("no pool waits");
  return top.pool;
}

/** What units have for the whole game beside their cards, for the state of a scene. */
export function given(unit: number, ...keywords: readonly string[]): Pick<State, "ongoing"> {
  return { ongoing: keywords.map((keyword) => ({ unit, keyword, value: 1, until: "game" })) };
}
