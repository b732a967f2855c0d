import type { Action } from "../../src/state/actions.ts";
import type { AttackKind } from "../../src/state/frames.ts";
import { mm } from "../../src/table/lengths.ts";
import type { Move } from "../../src/table/movement/moves.ts";

export const PASS: Action = { type: "pass" };
export const DONE: Action = { type: "done" };

export const chooseCard = (subject: string): Action => ({ type: "choose-command", subject });
export const order = (subject: string): Action => ({ type: "order", subject });
export const activate = (subject: string): Action => ({ type: "activate", subject });
export const perform = (subject: string): Action => ({ type: "perform", subject });
export const effect = (place = 0): Action => ({ type: "effect", subject: place });
export const unitChosen = (subject: string): Action => ({ type: "choose-unit", subject });
export const declare = (subject: string): Action => ({ type: "declare", subject });
export const declareAgain = (subject: string, keyword: string): Action => ({ type: "declare-again", subject, keyword });
export const wound = (subject: string): Action => ({ type: "wound", subject });

/** Chooses one of the named things that are offered. */
export const choose = (subject: string): Action => ({ type: "choose-option", subject });

/** Adds a weapon of a miniature to a pool, by its number on its card. */
export function gun(subject: string, weapon: number, kind: AttackKind = "ranged"): Action {
  return { type: "add-weapon", subject, weapon, kind };
}

/** Adds a weapon of a miniature of the first unit, by its number on its card. */
export function add(miniature: number, weapon: number, kind: AttackKind = "ranged"): Action {
  return gun(`p1.0.${miniature}`, weapon, kind);
}

/** Rolls so many dice of one face. */
export function faces(count: number, face: string): string[] {
  return Array.from({ length: count }, () => face);
}

/** Places a token at a spot in millimetres. */
export function put(subject: string, x: number, y: number): Action {
  return { type: "place-token", subject, to: { x: mm(x), y: mm(y), z: 0 } };
}

/** Makes a move. */
export function moving(move: Move): Action {
  return { type: "move", move };
}

/** Makes a straight standard or climbing move of a small base between two spots in millimetres. */
export function walk(
  from: readonly [x: number, y: number],
  to: readonly [x: number, y: number, z?: number],
  speed: 1 | 2 | 3 = 2,
  type: "standard" | "climb" = "standard",
): Action {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const first = { x: Math.round((1000 * dx) / length), y: Math.round((1000 * dy) / length) };
  const spot = { x: Math.round(to[0] * 100), y: Math.round(to[1] * 100), z: (to[2] ?? 0) * 100 };
  return type === "climb"
    ? moving({ type, tool: { speed: 1, first, second: first }, to: spot, followers: "auto" })
    : moving({ type, tool: { speed, first, second: first }, to: spot, followers: "auto" });
}
