import type { ScriptedAnswer, Step } from "@sw/tabletop";
import { moveFrame } from "../../src/moving/moves.ts";
import { atMoment } from "../../src/rounds/moments.ts";
import { issueOrder } from "../../src/rounds/orders.ts";
import type { Action } from "../../src/state/actions.ts";
import type { Event } from "../../src/state/events.ts";
import type { ActivationFrame, ActivationPhaseFrame, MoveFrame } from "../../src/state/frames.ts";
import type { SideState, State } from "../../src/state/state.ts";
import { box, done, type Fielding, playOut, type SceneOptions, scene, settled } from "./scene.ts";

/** The bottom of an Activation Phase. */
export const PHASE: ActivationPhaseFrame = { kind: "activation-phase", side: 0, drawn: null, mayPass: false };

/** What a unit has that has an order to act on. */
export const READY = { order: "faceup", ordered: true } as const;

/** An enemy out of everybody's way, which keeps the phase going. */
export const FAR: Fielding = { unit: "rebel-troopers", at: [1500, 800], state: READY };

/** The activation of a unit in the middle of its actions. */
export function acting(unit: number, more: Partial<ActivationFrame> = {}): ActivationFrame {
  return {
    kind: "activation",
    unit,
    stage: "actions",
    actions: 2,
    done: [],
    marks: [],
    panicked: false,
    drawn: false,
    ...more,
  };
}

const MOVED: MoveFrame = { ...moveFrame(0, "action"), stage: "over", made: "standard" };

export const STORM: Fielding = { unit: "stormtroopers" };

export const SLOWED = "leg.move.difficult-tool";

export const TALL = "leg.move.obstacle-tool-overlap";

/** The first unit has just finished a move action. */
export function moved(
  mine: Fielding,
  theirs: readonly Fielding[],
  frame: Partial<MoveFrame> = {},
  active: Partial<ActivationFrame> = {},
): State {
  const frames = [acting(0, { actions: 1, done: ["move"], ...active }), { ...MOVED, ...frame }];
  const start = scene({ armies: [[mine], theirs], frames });
  return done(start, (work) => atMoment(work, "after-move-action", 0)).state;
}

/** Puts the first unit of the first player at a step of its activation, with two enemies that are yet to act. */
export function activation(stage: ActivationFrame["stage"], units: readonly Fielding[]): State {
  const enemy: Fielding = { unit: "rebel-troopers", state: READY };
  return scene({ armies: [units, [enemy, enemy]], frames: [{ ...PHASE, side: 1 }, acting(0, { stage })] });
}

export type Spots = readonly (readonly [x: number, y: number])[];

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
  const start = having(scene({ armies: [[unit], [FAR]], frames: [PHASE], players: [POOLED, {}] }), 0, keywords);
  return done(start, (work) => issueOrder(work, 0, { rule: "leg.command.issue-token", cause: null })).state;
}

/** What units have for the whole game beside their cards, for the state of a scene. */
export function given(unit: number, ...keywords: readonly string[]): Pick<State, "ongoing"> {
  return { ongoing: keywords.map((keyword) => ({ unit, keyword, value: 1, until: "game" })) };
}

/** A unit of the first army in the middle of its actions, or where its activation stands otherwise. */
export function acts(
  mine: readonly Fielding[],
  theirs: readonly Fielding[] = [FAR],
  more: Partial<ActivationFrame> & { readonly unit?: number } & Pick<SceneOptions, "state" | "table"> = {},
  draws: readonly ScriptedAnswer[] = [],
): Step<State, Event> {
  const { unit = 0, state, table, ...activation } = more;
  const options = { ...(state === undefined ? {} : { state }), ...(table === undefined ? {} : { table }) };
  for (const { unit: id } of [...mine, ...theirs]) if (!box.cards.units.has(id)) throw new Error(`no unit ${id}`);
  return settled(scene({ armies: [mine, theirs], frames: [PHASE, acting(unit, activation)], ...options }), draws);
}

/** The state after some actions. */
export function after(state: State, actions: readonly Action[], draws: readonly ScriptedAnswer[] = []): State {
  return playOut(state, actions, draws).state;
}
