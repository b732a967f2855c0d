import { at, nearest } from "@sw/tabletop";
import { possibleBases } from "../../base/pbr.ts";
import { type Action, actionKey } from "../../state/actions.ts";
import { type Box, instructionAt, placeNamed, type UnitKind, unitNamed } from "../../state/box.ts";
import { GROUND, type PlaceIndex, SPACE, type TheaterIndex } from "../../state/codes.ts";
import type { MoveFrame } from "../../state/frames.ts";
import type { Look } from "../../state/look.ts";
import { IMPERIAL, REBEL } from "../../state/seats.ts";
import { strengthOf } from "../../units/strength.ts";
import { countUnits } from "../../units/units.ts";
import { modeOf } from "../board/board.ts";
import { distance, hasRebels } from "../board/geography.ts";
import { type Criterion, least, most, rather } from "../judge.ts";
import { type Answer, answerOf, optionsOf, type Sitting } from "../sitting.ts";

type Move = Extract<Action, { type: "move" }>;
/** The maximum number of units of each type that a card moves. */
type MostOfEach = Readonly<Record<string, number>>;

/** Returns the units that a card moves without a fleet, or undefined if the card gathers units like an activation. */
export function cardMoves(sitting: Sitting, frame: MoveFrame): ReturnType<Answer> | undefined {
  const step = frame.step === null ? undefined : instructionAt(sitting.look.box, frame.step);
  if (step?.op !== "move-units") return undefined;
  const moves = optionsOf(sitting, "move");
  if (moves.length === 0) return [at(sitting.options, 0)];
  const { limit } = step;
  if (typeof limit === "object" && limit !== null) return fromOneSystem(sitting, moves, frame.to, limit);
  if (typeof limit === "number") return farthest(sitting, moves, frame.to, limit);
  if (frame.side === REBEL) return ofTheBase(sitting, moves, step.health ?? Number.POSITIVE_INFINITY);
  return undefined;
}

function copiesOf({ look }: Sitting, moves: readonly Move[]): readonly Move[] {
  const { box, state } = look;
  return moves.flatMap((move) => {
    const count = at(at(state.places, placeNamed(box, move.from)).units, unitNamed(box, move.subject));
    return Array.from({ length: count }, () => move);
  });
}

/** Picks as many units as possible from one system, one by one (solo.decision.planetary-conquest). */
function fromOneSystem(
  sitting: Sitting,
  moves: readonly Move[],
  to: PlaceIndex,
  limit: MostOfEach,
): ReturnType<Answer> {
  const { look, judge } = sitting;
  const { box } = look;
  const sources = [...new Set(moves.map(({ from }) => placeNamed(box, from)))];
  const source = judge.choose({
    question: "card-moves",
    subject: "planetary-conquest",
    rule: "solo.decision.planetary-conquest",
    candidates: sources,
    nameOf: (place) => at(box.placeIds, place),
    criteria: [
      modeOf(look) === "revealed"
        ? most<PlaceIndex>("distance", (place) => distance(look, place, to))
        : least<PlaceIndex>("possible-base", (place) => basesOfRegion(look, place)),
      most<PlaceIndex>("units-moved", (place) => conquering(look, place, limit)),
      rather<PlaceIndex>("garrison", (place) => groundUnits(look, place) > conquering(look, place, limit)),
      most<PlaceIndex>("strength", (place) => conquering(look, place, limit, strengthOf)),
    ],
  });
  const id = at(box.placeIds, source);
  const own = copiesOf(
    sitting,
    moves.filter(({ from }) => from === id),
  );
  return withDone(sitting, own);
}

function withDone({ options }: Sitting, picks: readonly Move[]): ReturnType<Answer> {
  const order = options.map(actionKey);
  const sorted = [...picks].sort((one, other) => order.indexOf(actionKey(one)) - order.indexOf(actionKey(other)));
  const done = options.filter(({ type }) => type === "done");
  return answerOf([...sorted, ...done], at(options, 0));
}

function basesOfRegion(look: Look, place: PlaceIndex): number {
  const { systems } = look.box;
  const region = systems[place]?.region;
  return possibleBases(look).filter((one) => at(systems, one).region === region).length;
}

/**
 * Returns the number of units that a card's limits by type let leave a place, each weighted by `worth`. Defaults to 1
 * per unit.
 */
function conquering(
  { box, state }: Look,
  place: PlaceIndex,
  limit: MostOfEach,
  worth: (kind: UnitKind) => number = () => 1,
): number {
  return Object.entries(limit).reduce((sum, [id, most]) => {
    const unit = unitNamed(box, id);
    return sum + Math.min(most, at(at(state.places, place).units, unit)) * worth(at(box.units, unit));
  }, 0);
}

function groundUnits({ box, state }: Look, place: PlaceIndex): number {
  return box.units.reduce(
    (sum, { index, side, theater }) =>
      side === IMPERIAL && theater === GROUND ? sum + at(at(state.places, place).units, index) : sum,
    0,
  );
}

/**
 * Picks a few units from anywhere: those without Rebels in their system or adjacent ones first, then the farthest away
 * (solo.decision.scouting-mission).
 */
function farthest(sitting: Sitting, moves: readonly Move[], to: PlaceIndex, limit: number): ReturnType<Answer> {
  const { look, judge } = sitting;
  const placeOf = ({ from }: Move): PlaceIndex => placeNamed(look.box, from);
  const criteria: readonly Criterion<Move>[] = [
    rather("away-from-rebels", (move) => !besideRebels(look, placeOf(move))),
    most("distance", (move) => distance(look, placeOf(move), to)),
  ];
  const waiting = [...copiesOf(sitting, moves)];
  const left = limit - (nearest(look.state, "move")?.picked.reduce((sum, { count }) => sum + count, 0) ?? 0);
  const chosen: Move[] = [];
  while (chosen.length < left && waiting.length > 0) {
    const move = judge.choose({
      question: "card-moves",
      subject: "scouting-mission",
      rule: "solo.decision.scouting-mission",
      candidates: [...new Set(waiting)],
      nameOf: actionKey,
      criteria,
    });
    waiting.splice(waiting.indexOf(move), 1);
    chosen.push(move);
  }
  return withDone(sitting, chosen);
}

function besideRebels(look: Look, place: PlaceIndex): boolean {
  return hasRebels(look, place) || at(look.box.systems, place).neighbors.some((next) => hasRebels(look, next));
}

/**
 * Picks Rebel units of the base within a limit of health: the strongest of the theater in which the base has more units,
 * counting those that cannot move. Both theaters count if they have equally many, or if no unit of that one fits
 * (solo.decision.were-the-bait, solo.decision.order).
 */
function ofTheBase(sitting: Sitting, moves: readonly Move[], health: number): ReturnType<Answer> {
  const { look, judge } = sitting;
  const { box } = look;
  const kindOf = (move: Move) => at(box.units, unitNamed(box, move.subject));
  const copies = copiesOf(sitting, moves);
  const larger = largerTheater(look, placeNamed(box, at(moves, 0).from));
  const wanted = copies.filter((move) => larger === undefined || kindOf(move).theater === larger);
  const waiting = wanted.length > 0 ? wanted : [...copies];
  const chosen: Move[] = [];
  let left = health - pickedHealth(box, look);
  for (;;) {
    const fits = waiting.filter((move) => kindOf(move).health <= left);
    if (fits.length === 0) return withDone(sitting, chosen);
    const move = judge.choose({
      question: "card-moves",
      subject: "were-the-bait",
      rule: "solo.decision.were-the-bait",
      candidates: [...new Set(fits)],
      nameOf: actionKey,
      criteria: [most<Move>("unit-strength", (one) => strengthOf(kindOf(one)))],
    });
    waiting.splice(waiting.indexOf(move), 1);
    chosen.push(move);
    left -= kindOf(move).health;
  }
}

/** Returns the theater in which the Rebels have more units there, or undefined if they have equally many in both. */
function largerTheater({ box, state }: Look, place: PlaceIndex): TheaterIndex | undefined {
  const { units } = at(state.places, place);
  const count = (theater: TheaterIndex): number =>
    countUnits(box, units, (kind) => kind.side === REBEL && kind.theater === theater);
  const more = count(SPACE) - count(GROUND);
  if (more === 0) return undefined;
  return more > 0 ? SPACE : GROUND;
}

function pickedHealth(box: Box, { state }: Look): number {
  return (
    nearest(state, "move")?.picked.reduce((sum, { unit, count }) => sum + count * at(box.units, unit).health, 0) ?? 0
  );
}
