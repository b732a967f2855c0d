import { keptBy, type PickRun } from "@sw/tabletop";
import type { Action, PlaceId, UnitId } from "./actions.ts";
import type { Box } from "./box.ts";
import type { Play } from "./kinds.ts";
import type { GameWork } from "./work.ts";

/** Shared action objects for each place and unit type. */
export type PlaceOffers = readonly (readonly Action[])[];

/** Creates the shared actions for every unit type at every place, once per box. */
export function placeOffers(box: Box, make: (unit: UnitId, place: PlaceId) => Action): PlaceOffers {
  return box.placeIds.map((place) => box.units.map(({ id }) => Object.freeze(make(id, place))));
}

/** Creates the shared actions for every unit type, once per box. */
export function unitOffers(box: Box, make: (unit: UnitId) => Action): readonly Action[] {
  return box.units.map(({ id }) => Object.freeze(make(id)));
}

/** Returns the shared actions that choose a leader, by its number. */
export const leaderChoices: (box: Box) => readonly Action[] = /* @__PURE__ */ keptBy((box: Box) =>
  box.leaders.map(({ id }): Action => Object.freeze({ type: "choose-leader", subject: id })),
);

/** Returns the shared actions that choose a place, by its number. */
export const placeChoices: (box: Box) => readonly Action[] = /* @__PURE__ */ keptBy((box: Box) =>
  box.placeIds.map((system): Action => Object.freeze({ type: "choose-system", subject: system })),
);

/** Returns the shared actions that take a card, by its number. */
export const cardTakes: (box: Box) => readonly Action[] = /* @__PURE__ */ keptBy((box: Box) =>
  box.cards.map(({ id }): Action => Object.freeze({ type: "take-card", subject: id })),
);

/** The shared action that passes or declines. */
export const PASS: Action = Object.freeze({ type: "pass" });

/** The shared action that ends a series of picks. */
export const DONE: Action = Object.freeze({ type: "done" });

/** Returns a series of picks in any order, each carried out at once, so that none can be taken back. */
export function openRun(open: readonly Action[]): PickRun<Play, GameWork> {
  return { open, picked: [], takeBack: () => undefined };
}
