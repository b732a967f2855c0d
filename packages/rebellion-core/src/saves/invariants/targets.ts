import { at, brokenAmong, firstFlaw, type Params } from "@sw/tabletop";
import { targetMarkersOf, targetsOn } from "../../markers/targets.ts";
import { cardId } from "../../state/box.ts";
import type { Look } from "../../state/look.ts";
import { sideOf } from "../../state/seats.ts";
import type { Broken, OwnInvariant } from "./invariant.ts";

const INVARIANTS: readonly OwnInvariant[] = [
  ["rote.marker.card-says", "target-markers-made", tooMany],
  ["rote.marker.card-says", "target-markers-unsorted", unsorted],
  ["rote.objective.stays-in-play", "objective-without-markers", idle],
  ["rote.card.held-probe", "held-card-unused", unused],
];

/** Lists the invariants of target markers, and of cards that hold a probe card, that a state breaks. */
export const brokenTargets: Broken = (look) =>
  look.state.targets === undefined && look.state.held === undefined && look.state.objectivesInPlay === undefined
    ? []
    : brokenAmong(INVARIANTS)(look);

/** Checks that a card has no more markers on the board than it provides. */
function tooMany({ box, state }: Look): Params | undefined {
  return firstFlaw(
    targetsOn(state),
    ({ card }) => {
      const lying = targetsOn(state).filter((other) => other.card === card).length;
      return lying <= (targetMarkersOf(box, card)?.count ?? 0);
    },
    ({ card }) => ({ card: cardId(box, card) }),
  );
}

/** Checks that markers are sorted by system, then by card, and that a card has at most one in a system. */
function unsorted({ box, state }: Look): Params | undefined {
  const targets = targetsOn(state);
  return firstFlaw(
    targets.slice(1),
    (target) => {
      const before = at(targets, targets.indexOf(target) - 1);
      return before.system < target.system || (before.system === target.system && before.card < target.card);
    },
    ({ card }) => ({ card: cardId(box, card) }),
  );
}

/** Checks that an objective in play has a marker on the board, unless its effect is in progress. */
function idle({ box, state }: Look): Params | undefined {
  return firstFlaw(
    state.objectivesInPlay ?? [],
    (card) =>
      targetsOn(state).some((target) => target.card === card) ||
      state.outcome !== null ||
      state.frames.some((frame) => frame.kind === "effect" && frame.card === card),
    (card) => ({ card: cardId(box, card) }),
  );
}

/** Checks that a card that holds a probe card was used by its owner. */
function unused({ box, state }: Look): Params | undefined {
  return firstFlaw(
    state.held ?? [],
    ({ card, chair }) => state.sides[sideOf(chair)].actionsUsed.includes(card),
    ({ card }) => ({ card: cardId(box, card) }),
  );
}
