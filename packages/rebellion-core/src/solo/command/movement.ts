import { at, nearest } from "@sw/tabletop";
import { captivesAt } from "../../leaders/leaders.ts";
import { captorLeaves } from "../../movement/captor.ts";
import { type Action, actionKey } from "../../state/actions.ts";
import type { UnitKind } from "../../state/box.ts";
import { type LeaderIndex, NO_LEADER, type TheaterIndex } from "../../state/codes.ts";
import type { Look } from "../../state/look.ts";
import { type Contingent, gathered, type Preference } from "../board/gather.ts";
import { tacticValue } from "../board/leaders.ts";
import { cardMoves } from "../effects/moves.ts";
import { type Criterion, most } from "../judge.ts";
import { type Answer, answerOf, type Sitting } from "../sitting.ts";
import type { QuestionId } from "../words.ts";

/**
 * Chooses the units that move into an activated system: all that can be gathered (solo.move.gather), with captives and
 * their captors.
 */
export const moveIn: Answer = (sitting) => {
  const { look } = sitting;
  const frame = nearest(look.state, "move");
  const leader = (frame?.why === "card" ? nearest(look.state, "effect") : nearest(look.state, "activation"))?.leader;
  const done: Action = { type: "done" };
  if (frame === undefined) return [done];
  const ofCard = cardMoves(sitting, frame);
  if (ofCard !== undefined) return ofCard;
  const contingents = gathered(look, frame.to, {
    loading: preference(sitting, "loading", betterTheater(look, leader ?? NO_LEADER)),
    staying: preference(sitting, "garrison", []),
  });
  const legal = new Set(sitting.options.map(actionKey));
  const picks = [...contingents].sort((one, other) => one.from - other.from).flatMap((one) => picksOf(look, one));
  // A card may bar some of the units. Those that need transport become legal only after their ship.
  const start = picks.findIndex((pick) => legal.has(actionKey(pick)));
  return answerOf([...(start < 0 ? [] : picks.slice(start)), done], done);
};

/**
 * Returns the criterion that prefers, among equally strong units, those of the theater in which the activating leader
 * is better.
 */
function betterTheater(look: Look, leader: LeaderIndex): readonly Criterion<UnitKind>[] {
  if (leader === NO_LEADER) return [];
  const value = ({ theater }: { readonly theater: TheaterIndex }): number => tacticValue(look, leader, theater);
  return [most("better-theater", value)];
}

function preference({ judge }: Sitting, question: QuestionId, criteria: readonly Criterion<UnitKind>[]): Preference {
  return (kinds) =>
    judge.choose({ question, rule: "solo.move.gather", candidates: kinds, nameOf: ({ id }) => id, criteria });
}

function picksOf(look: Look, { from, units }: Contingent): readonly Action[] {
  const { box } = look;
  const place = at(box.placeIds, from);
  const moves = box.units.flatMap(({ id, index }) =>
    Array.from({ length: at(units, index) }, (): Action => ({ type: "move", subject: id, from: place })),
  );
  return [...moves, ...captivesTaken(look, { from, units }, place)];
}

/**
 * Returns the moves of captives that go along because one of the units that may hold them leaves
 * (solo.captured.captor).
 */
function captivesTaken({ box, state }: Look, { from, units }: Contingent, place: string): readonly Action[] {
  const picked = box.units.map(({ index }) => ({ from, unit: index, count: at(units, index) }));
  if (!captorLeaves({ box, state }, picked, from)) return [];
  return captivesAt({ box, state }, from).map(
    (leader): Action => ({ type: "move-captive", subject: at(box.leaders, leader).id, from: place }),
  );
}
