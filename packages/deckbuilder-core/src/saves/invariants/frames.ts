import type { CardCode } from "@sw/tabletop";
import { type Box, kindIn } from "../../state/box.ts";
import { markOf, NO_MARK } from "../../state/codes.ts";
import type { Bound, EffectFrame, GameFrame, Pending, PhaseFrame } from "../../state/frames.ts";
import type { Look } from "../../state/look.ts";
import { cardOf } from "../../state/pieces.ts";
import type { Delayed, State } from "../../state/state.ts";

/** Frame kinds that can only be at the bottom of the stack, one at a time. */
const FLOORS: readonly GameFrame["kind"][] = [
  "secret-bases",
  "turn-start",
  "actions",
  "turn-end",
] satisfies PhaseFrame["kind"][];

/**
 * Whether the bottom frame is a part of a turn, or the choice of bases before the first turn, and no other frame is.
 */
export function isFloorRight({ frames, turn }: State): boolean {
  const [floor, ...above] = frames;
  if (floor === undefined) return true;
  const isFloor = ({ kind }: GameFrame): boolean => FLOORS.includes(kind);
  return isFloor(floor) && !above.some(isFloor) && (turn === 0) === (floor.kind === "secret-bases");
}

/**
 * Whether each delayed effect waits for the moment that its card names, and each pending item is a triggered ability or
 * a delayed effect.
 */
export function areWaitingRight({ box, state: { delayed, frames, nextId } }: Look): boolean {
  const pending = frames.flatMap((frame) => (frame.kind === "triggers" ? frame.pending : []));
  return (
    delayed.every((one) => isPutOff(box, one, one.at)) &&
    pending.every((one) => (one.mandatory ? isPutOff(box, one) : isTriggered(box, one))) &&
    [...delayed, ...pending, ...effectsIn(frames)].every(({ self }) => self < nextId)
  );
}

function effectsIn(frames: readonly GameFrame[]): readonly EffectFrame[] {
  return frames.filter((frame) => frame.kind === "effect");
}

function isPutOff(box: Box, { card, pc }: Pick<Delayed, "card" | "pc">, until?: Delayed["at"]): boolean {
  const program = kindIn(box, card).active?.program ?? [];
  return program.some((step) => step.op === "delay" && step.pc === pc && step.at === (until ?? step.at));
}

function isTriggered(box: Box, { card, pc }: Pending): boolean {
  return pc === 0 && kindIn(box, card).active?.timing.kind === "triggered";
}

/**
 * Whether marks are consistent: each is on one card, and something in progress will take it off. None remain when the
 * game is over.
 */
export function areMarksKept(state: State): boolean {
  const marks = markedCards(state).map(markOf);
  const followed = followedBy(state);
  const given = [...marks, ...followed].every((mark) => mark <= state.nextMark);
  const kept = marks.every((mark) => followed.has(mark));
  const waiting = state.frames.flatMap((frame) => (frame.kind === "triggers" ? frame.pending : []));
  const setOff = [...waiting, ...effectsIn(state.frames)].every(
    ({ triggering }) => triggering === NO_MARK || followed.has(triggering),
  );
  return given && kept && setOff && new Set(marks).size === marks.length;
}

/** Lists the cards that have a mark, in all zones. */
function markedCards({ row, galaxyDeck, galaxyDiscard, sides }: State): readonly CardCode[] {
  const shared = [...row.flatMap((code) => code ?? []), ...galaxyDiscard, ...galaxyDeck.flatMap(({ cards }) => cards)];
  const owned = sides.flatMap(({ hand, deck, discard, play }) => [
    ...[hand, deck].flatMap((pile) => pile.flatMap(({ cards }) => cards)),
    ...discard,
    ...play.map(cardOf),
  ]);
  return [...shared, ...owned].filter((code) => markOf(code) !== NO_MARK);
}

/** Lists the marks that something in progress or delayed will take off when it is done. */
function followedBy({ frames, delayed }: State): ReadonlySet<number> {
  const followed = new Set<number>();
  const follow = (bound: readonly Bound[]): void => {
    for (const one of bound) if ("marks" in one) for (const mark of one.marks) followed.add(mark);
  };
  for (const { at, bound, triggering } of delayed) {
    follow(bound);
    if (at === "end-of-turn") followed.add(triggering);
  }
  for (const frame of frames) {
    if (frame.kind === "effect") follow(frame.bound);
    if (frame.kind !== "triggers") continue;
    followed.add(frame.release);
    for (const { bound } of frame.pending) follow(bound);
  }
  return followed;
}
