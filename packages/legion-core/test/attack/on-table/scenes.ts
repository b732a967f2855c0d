import type { ScriptedAnswer, Step } from "@sw/tabletop";
import { startAttack } from "../../../src/rounds/performing.ts";
import type { Action } from "../../../src/state/actions.ts";
import type { Event } from "../../../src/state/events.ts";
import type { AttackKind } from "../../../src/state/frames.ts";
import type { State } from "../../../src/state/state.ts";
import type { CoverKind, TableSpec } from "../../../src/table/documents.ts";
import { mm } from "../../../src/table/lengths.ts";
import { done, type Fielding, keys, type SceneOptions, scene } from "../../helpers.ts";

/** Where the attacking leader of most scenes stands, and a spot at range 2 of it. */
export const HERE = [300, 300] as const;
export const THERE = [300, 550] as const;

/** The first unit of the first army attacks; the others stand as said, in millimetres. */
export function attackOf(
  mine: readonly Fielding[],
  theirs: readonly Fielding[],
  more: Pick<SceneOptions, "table" | "state"> & { readonly only?: number; readonly with?: AttackKind } = {},
): State {
  const start = scene({ armies: [mine, theirs], ...more });
  return done(start, (work) => startAttack(work, 0, "attack", more.only ?? null, more.with ?? null)).state;
}

/** A wall of a hand's thickness that nothing sees through, from one corner to the other in millimetres. */
export function wall(
  x: number,
  y: number,
  length: number,
  width: number,
  top = 200,
  cover: CoverKind = "heavy",
): TableSpec {
  const corners = [
    { x: mm(x), y: mm(y) },
    { x: mm(x + length), y: mm(y) },
    { x: mm(x + length), y: mm(y + width) },
    { x: mm(x), y: mm(y + width) },
  ];
  const outline = { kind: "polygon", corners } as const;
  const part = { outline, top: mm(top), movement: "open" } as const;
  return { terrain: [{ id: "wall", kind: "obstacle", cover, parts: [part] }] };
}

/** The weapons that may be added now, as "miniature weapon kind". */
export function weapons(state: State): readonly string[] {
  return keys(state).flatMap((key) => (key.startsWith("add-weapon ") ? [key.slice("add-weapon ".length)] : []));
}

/** Adds the weapon of a miniature of the first unit, by its number on its card. */
export function add(miniature: number, weapon: number, kind: AttackKind = "ranged"): Action {
  return { type: "add-weapon", subject: `p1.0.${miniature}`, weapon, kind };
}

export const declare = (subject: string): Action => ({ type: "declare", subject });
export const choose = (subject: string): Action => ({ type: "choose-option", subject });
export const wound = (subject: string): Action => ({ type: "wound", subject });
export const DONE: Action = { type: "done" };
export const PASS: Action = { type: "pass" };

/** So many draws of one face. */
export function faces(count: number, face: string): ScriptedAnswer[] {
  return Array.from({ length: count }, () => face);
}

/** Miniatures of a unit that are still there. */
export function left({ units }: Pick<State, "units">, unit: number): readonly number[] {
  const { miniatures } = units[unit] ?? { miniatures: [] };
  return miniatures.flatMap(({ status }, place) => (status === "defeated" ? [] : [place]));
}

/** Types of the events, in order. */
export function types({ events }: Pick<Step<State, Event>, "events">): readonly string[] {
  return events.map(({ type }) => type);
}
