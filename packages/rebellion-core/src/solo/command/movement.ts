import { at, nearest } from "@sw/tabletop";
import { captivesAt } from "../../leaders/leaders.ts";
import type { Action } from "../../state/actions.ts";
import type { UnitKind } from "../../state/box.ts";
import { type LeaderIndex, NO_LEADER, SPACE, type TheaterIndex } from "../../state/codes.ts";
import { IMPERIAL } from "../../state/seats.ts";
import type { Board } from "../board/board.ts";
import { type Contingent, gathered, type Preference } from "../board/gather.ts";
import { tacticValue } from "../board/leaders.ts";
import { strengthOf } from "../board/values.ts";
import { type Criterion, most } from "../judge.ts";
import type { Answer, Sitting } from "../sitting.ts";
import type { QuestionId } from "../words.ts";

/** The units that move into an activated system: all that can be gathered (solo.move.gather), captives with their captors. */
export const moveIn: Answer = (sitting) => {
  const { board } = sitting;
  const frame = nearest(board.state, "move");
  const leader = nearest(board.state, "activation")?.leader ?? NO_LEADER;
  const done: Action = { type: "done" };
  if (frame === undefined) return [done];
  const contingents = gathered(board, frame.to, {
    loading: preference(sitting, "loading", betterTheater(board, leader)),
    staying: preference(sitting, "garrison", []),
  });
  const picks = [...contingents].sort((one, other) => one.from - other.from).flatMap((one) => picksOf(board, one));
  const [first, ...others] = picks;
  return first === undefined ? [done] : [first, ...others, done];
};

/** Units aboard, of equal strength, are of the theater in which the activating leader is better. */
function betterTheater(board: Board, leader: LeaderIndex): readonly Criterion<UnitKind>[] {
  if (leader === NO_LEADER) return [];
  const value = ({ theater }: { readonly theater: TheaterIndex }): number => tacticValue(board, leader, theater);
  return [most("better-theater", value)];
}

function preference({ judge }: Sitting, question: QuestionId, criteria: readonly Criterion<UnitKind>[]): Preference {
  return (kinds) =>
    judge.choose({ question, rule: "solo.move.gather", candidates: kinds, nameOf: ({ id }) => id, criteria });
}

function picksOf(board: Board, { from, units }: Contingent): readonly Action[] {
  const { box } = board;
  const place = at(box.placeIds, from);
  const moves = box.units.flatMap(({ id, index }) =>
    Array.from({ length: at(units, index) }, (): Action => ({ type: "move", subject: id, from: place })),
  );
  return [...moves, ...captivesTaken(board, { from, units }, place)];
}

/** Captives go with the strongest ship of their system if it leaves (solo.captured.captor). */
function captivesTaken({ box, state }: Board, { from, units }: Contingent, place: string): readonly Action[] {
  const there = at(state.places, from).units;
  const ships = box.units.filter(
    ({ side, theater, index }) => side === IMPERIAL && theater === SPACE && at(there, index) > 0,
  );
  const strongest = Math.max(0, ...ships.map(strengthOf));
  const leaves = ships.some((kind) => strengthOf(kind) === strongest && at(units, kind.index) > 0);
  if (!leaves) return [];
  return captivesAt(box, state, from).map(
    (leader): Action => ({ type: "move-captive", subject: at(box.leaders, leader).id, from: place }),
  );
}
