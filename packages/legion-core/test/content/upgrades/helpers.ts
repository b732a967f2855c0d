import type { ScriptedAnswer, Step } from "@sw/tabletop";
import type { Action } from "../../../src/state/actions.ts";
import type { Event } from "../../../src/state/events.ts";
import type { ActivationFrame, GameFrame } from "../../../src/state/frames.ts";
import type { State } from "../../../src/state/state.ts";
import type { TokenKind } from "../../../src/state/tokens.ts";
import { unitTokens } from "../../../src/units/conditions.ts";
import { DONE, faces } from "../../attack/on-table/scenes.ts";
import { box, engine, type Fielding, play, type SceneOptions, scene, settled } from "../../helpers.ts";
import { acting } from "../../moving/moving.ts";

/** The bottom of an Activation Phase. */
export const PHASE: GameFrame = { kind: "activation-phase", side: 0, drawn: null, mayPass: false };

/** A unit with an order to act on. */
export const READY = { order: "faceup", ordered: true } as const;

/** An enemy out of everybody's way, which keeps the phase going. */
export const FAR: Fielding = { unit: "rebel-troopers", at: [1500, 800], state: READY };

export const perform = (subject: string): Action => ({ type: "perform", subject });
export const unitChosen = (subject: string): Action => ({ type: "choose-unit", subject });
export const effect = (place = 0): Action => ({ type: "effect", subject: place });

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

/** How many of a token each unit has. */
export function tokensOf(state: State, kind: TokenKind): readonly number[] {
  return state.units.map((_, unit) => unitTokens(state, unit, kind));
}

/** The state after some actions. */
export function after(state: State, actions: readonly Action[], draws: readonly ScriptedAnswer[] = []): State {
  return play(state, actions, draws).state;
}

/** The state after an attack with the first weapon that may be added, whose dice show nothing. */
export function missed(state: State): State {
  const weapon = engine.legalActions(state).find(({ type }) => type === "add-weapon");
  if (weapon === undefined) throw new Error("no weapon");
  const formed = after(state, [weapon]);
  const pools = formed.frames.flatMap((frame) => (frame.kind === "attack" ? frame.pools : []));
  const dice = pools.flatMap((pool) => pool.dice.flat()).reduce((sum, count) => sum + count, 0);
  return after(formed, [DONE], faces(dice, "blank"));
}
