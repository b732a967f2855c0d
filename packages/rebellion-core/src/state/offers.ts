import { keptBy, type PickRun } from "@sw/tabletop";
import type { Action, PlaceId, UnitId } from "./actions.ts";
import type { Box } from "./box.ts";
import type { Play } from "./kinds.ts";
import type { GameWork } from "./work.ts";

/** Shared objects of actions about one type of unit and one place, by place and unit. */
export type PlaceOffers = readonly (readonly Action[])[];

/** Makes the shared actions of every type of unit at every place, once per box. */
export function placeOffers(box: Box, make: (unit: UnitId, place: PlaceId) => Action): PlaceOffers {
  return box.placeIds.map((place) => box.units.map(({ id }) => Object.freeze(make(id, place))));
}

/** Makes the shared actions of every type of unit, once per box. */
export function unitOffers(box: Box, make: (unit: UnitId) => Action): readonly Action[] {
  return box.units.map(({ id }) => Object.freeze(make(id)));
}

/** Shared: choosing each leader, by its number. */
export const leaderChoices: (box: Box) => readonly Action[] = /* @__PURE__ */ keptBy((box: Box) =>
  box.leaders.map(({ id }): Action => Object.freeze({ type: "choose-leader", subject: id })),
);

/** Shared: choosing each place, by its number. */
export const placeChoices: (box: Box) => readonly Action[] = /* @__PURE__ */ keptBy((box: Box) =>
  box.placeIds.map((system): Action => Object.freeze({ type: "choose-system", subject: system })),
);

/** Shared: taking each card, by its number. */
export const cardTakes: (box: Box) => readonly Action[] = /* @__PURE__ */ keptBy((box: Box) =>
  box.cards.map(({ id }): Action => Object.freeze({ type: "take-card", subject: id })),
);

/** Shared: lets a window go by, or passes. */
export const PASS: Action = Object.freeze({ type: "pass" });

/** Shared: ends a run. */
export const DONE: Action = Object.freeze({ type: "done" });

/** What can be picked in any order where each pick is carried out at once, so that none is taken back. */
export function openRun(open: readonly Action[]): PickRun<Play, GameWork> {
  return { open, picked: [], takeBack: () => undefined };
}
