import { at, brokenAmong, firstFlaw, type Params } from "@sw/tabletop";
import { canBeSubjugated } from "../../markers/subjugation.ts";
import type { Box } from "../../state/box.ts";
import { GROUND } from "../../state/codes.ts";
import type { Look } from "../../state/look.ts";
import { IMPERIAL, opponentOf, REBEL, type Side } from "../../state/seats.ts";
import type { PlaceState } from "../../state/state.ts";
import { isUnsettled } from "../../state/unsettled.ts";
import { overflowOf } from "../../units/transport.ts";
import { hasSide, hasUnit } from "../../units/units.ts";
import { unitCounts } from "../components.ts";
import type { Broken, OwnInvariant } from "./invariant.ts";

const INVARIANTS: readonly OwnInvariant[] = [
  ["reb.limits.units", "units-lost-or-made", wrongCounts],
  ["reb.loyalty.rebel-base-space", "marker-at-base-space", ({ box, state: { places } }) => markedSpace(box, places)],
  ["reb.base.space-enter-leave", "imperial-unit-at-base-space", ({ box, state: { places } }) => intruder(box, places)],
  ["reb.remote-system.no-loyalty", "loyalty-in-remote", (look) => markedRemote(look, "loyalty")],
  ["reb.remote-system.no-subjugation", "subjugated-remote", (look) => markedRemote(look, "subjugated")],
  ["reb.destroyed-system.no-loyalty", "loyalty-in-destroyed", (look) => markedRuin(look, "loyalty")],
  ["reb.destroyed-system.no-subjugation", "subjugated-destroyed", (look) => markedRuin(look, "subjugated")],
  ["reb.faq.destroyed-removes-sabotage", "sabotaged-destroyed", sabotagedRuin],
  ["reb.loyalty.coruscant-imperial", "fixed-loyalty-gone", unfixed],
  ["reb.subjugation.neutral-gains-imperial", "loyal-and-subjugated", loyalSubjugated],
  ["reb.subjugation.removed", "subjugated-without-ground-unit", emptySubjugated],
  ["reb.subjugation.condition", "occupied-but-not-subjugated", notSubjugated],
  ["reb.destroyed-system.ongoing-overflow", "units-beyond-transport", overflowing],
  ["reb.time.advance", "time-off-track", offTrack],
  ["reb.reputation.win", "markers-met", metMarkers],
  [
    "reb.round.game-round",
    "round-and-phase",
    ({ state: { round, phase } }) => (round > 0 === (phase !== "setup") ? undefined : { round, phase }),
  ],
];

/** Lists the invariants of units, markers and tracks that a state breaks. */
export const brokenBoard: Broken = brokenAmong(INVARIANTS);

function wrongCounts(look: Look): Params | undefined {
  const { box, state } = look;
  const counts = unitCounts(look);
  const piles = [...state.places.map(({ units }) => units), ...state.sides.flatMap(({ queue }) => queue)];
  const below = piles.some((units) => units.length !== box.units.length || units.some((count) => count < 0));
  if (below) return { found: "negative" };
  return firstFlaw(
    box.units,
    ({ index, entry }) => at(counts, index) <= entry.count && queuedBySide(look, index),
    ({ id, index, entry }) => ({ unit: id, found: at(counts, index), count: entry.count }),
  );
}

/** Whether units are only on the queue of their own side, and only leave it for their own side. */
function queuedBySide({ box, state: { sides, frames } }: Look, unit: number): boolean {
  const other = opponentOf(at(box.units, unit).side);
  const deployed = frames.some((frame) => frame.kind === "deploy" && frame.side === other && at(frame.ready, unit) > 0);
  return !deployed && sides[other].queue.every((units) => at(units, unit) === 0);
}

function markedSpace(box: Box, places: readonly PlaceState[]): Params | undefined {
  const { loyalty, subjugated, sabotaged, destroyed } = at(places, box.baseSpace);
  return loyalty === null && !subjugated && !sabotaged && !destroyed ? undefined : {};
}

function intruder(box: Box, places: readonly PlaceState[]): Params | undefined {
  return hasUnit(box, at(places, box.baseSpace).units, ({ side }) => side === IMPERIAL) ? {} : undefined;
}

function firstSystem(
  { box, state: { places } }: Look,
  holds: (place: PlaceState, system: number) => boolean,
): Params | undefined {
  return firstFlaw(
    box.systems.keys(),
    (system) => holds(at(places, system), system),
    (system) => ({ system: at(box.systems, system).id }),
  );
}

function markedRemote(look: Look, marker: "loyalty" | "subjugated"): Params | undefined {
  return firstSystem(look, (place, system) => at(look.box.systems, system).populous || !hasMarker(place, marker));
}

function markedRuin(look: Look, marker: "loyalty" | "subjugated"): Params | undefined {
  return firstSystem(look, (place) => !place.destroyed || !hasMarker(place, marker));
}

function hasMarker({ loyalty, subjugated }: PlaceState, marker: "loyalty" | "subjugated"): boolean {
  return marker === "loyalty" ? loyalty !== null : subjugated;
}

function sabotagedRuin(look: Look): Params | undefined {
  if (look.state.config.rulings === "book") return undefined;
  return firstSystem(look, ({ destroyed, sabotaged }) => !destroyed || !sabotaged);
}

function unfixed(look: Look): Params | undefined {
  return firstSystem(
    look,
    ({ loyalty, destroyed }, system) =>
      !at(look.box.systems, system).entry.fixedLoyalty || destroyed || loyalty === IMPERIAL,
  );
}

function loyalSubjugated(look: Look): Params | undefined {
  return firstSystem(look, ({ loyalty, subjugated }) => !subjugated || loyalty !== IMPERIAL);
}

/**
 * Checks that subjugated systems have Imperial ground units. In set-up, before these are placed, the probe cards of
 * subjugated systems must be back in the box instead.
 */
function emptySubjugated(look: Look): Params | undefined {
  const { box, state } = look;
  const [floor] = state.frames;
  if (floor?.kind === "setup" && (floor.stage === "station" || floor.stage === "imperial-units")) {
    return firstSystem(
      look,
      ({ subjugated }, system) => !subjugated || state.probesBoxed.includes(at(box.probeOf, system)),
    );
  }
  return firstSystem(look, ({ subjugated }, system) => !subjugated || hasSide(look, system, IMPERIAL, GROUND));
}

function notSubjugated(look: Look): Params | undefined {
  if (look.state.phase === "setup" || look.state.outcome !== null) return undefined;
  return firstSystem(
    look,
    ({ subjugated }, system) =>
      subjugated ||
      !hasSide(look, system, IMPERIAL, GROUND) ||
      !canBeSubjugated(look, system) ||
      isUnsettled(look, system),
  );
}

/** Checks that a side with units beyond the transport of a destroyed system is asked which are lost. */
function overflowing(look: Look): Params | undefined {
  const { box, state } = look;
  if (state.outcome !== null) return undefined;
  const asked = (system: number, side: Side): boolean =>
    state.frames.some((frame) => frame.kind === "overflow" && frame.system === system && frame.side === side);
  return firstSystem(look, ({ destroyed, units }, system) =>
    ([REBEL, IMPERIAL] as const).every(
      (side) => !destroyed || asked(system, side) || overflowOf(box, units, side) === 0,
    ),
  );
}

function offTrack({ box, state: { time, reputation } }: Look): Params | undefined {
  const { trackLength } = box.catalogue.board;
  const onTrack = time >= 1 && time <= trackLength && reputation >= 1 && reputation <= trackLength;
  return onTrack ? undefined : { time, reputation };
}

/** Checks that the Rebels have won exactly if the markers have met. */
function metMarkers({ state: { time, reputation, outcome } }: Look): Params | undefined {
  const won = outcome?.winners.some((seat) => seat.startsWith("rebel")) ?? false;
  return time <= reputation && (time === reputation) === won ? undefined : { time, reputation };
}
