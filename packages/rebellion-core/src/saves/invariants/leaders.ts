import { at, brokenAmong, firstFlaw, type Params } from "@sw/tabletop";
import { isCaptured, servesSide } from "../../leaders/leaders.ts";
import type { Box } from "../../state/box.ts";
import type { GameFrame } from "../../state/frames.ts";
import { IMPERIAL, REBEL } from "../../state/seats.ts";
import type { LeaderState, State } from "../../state/state.ts";
import { isAnswered } from "../../state/unsettled.ts";
import { hasSide } from "../../units/units.ts";
import type { Broken, OwnInvariant } from "./invariant.ts";

const INVARIANTS: readonly OwnInvariant[] = [
  ["reb.limits.leaders-and-rings", "leader-count", (box, { leaders }) => wrongNumber(box, leaders)],
  ["reb.ring.one-per-leader", "ring-twice", (_, { leaders }) => ringTwice(leaders)],
  ["reb.ring.removed", "ring-out-of-play", (box, state) => ringOutOfPlay(box, state)],
  ["reb.captured.by-cards", "imperial-captive", (box, state) => imperialCaptive(box, state)],
  ["reb.captured.no-pool", "captive-off-board", (box, state) => captiveOffBoard(box, state)],
  ["reb.rescue.automatic", "unguarded-captive", (box, state) => unguarded(box, state)],
  ["reb.faq.detained-ends-on-capture", "detained-captive", (box, state) => detainedCaptive(box, state)],
  ["reb.base.space-not-a-system", "imperial-leader-at-base-space", intruder],
  ["reb.assignment.one-or-two", "leaders-on-mission", wrongCompany],
  ["reb.assignment.procedure", "leader-without-mission", (box, state) => idleOnMission(box, state)],
  ["reb.team.own-pool", "foreign-leader-on-mission", (box, state) => foreignCompany(box, state)],
];

/** What the leaders of a state break. */
export const brokenLeaders: Broken = brokenAmong(INVARIANTS);

function wrongNumber(box: Box, leaders: readonly LeaderState[]): Params | undefined {
  return leaders.length === box.leaders.length ? undefined : { leaders: leaders.length, inBox: box.leaders.length };
}

function ringTwice(leaders: readonly LeaderState[]): Params | undefined {
  const rings = leaders.flatMap(({ ring }) => (ring === null ? [] : [ring]));
  return new Set(rings).size === rings.length ? undefined : { rings };
}

function firstLeader(
  box: Box,
  { leaders }: State,
  holds: (own: LeaderState, leader: number) => boolean,
): Params | undefined {
  return firstFlaw(
    leaders.entries(),
    ([leader, own]) => holds(own, leader),
    ([leader]) => ({ leader: at(box.leaders, leader).id }),
  );
}

/** Nobody out of the game bears a ring; beside the board only one that a card attached to a leader it shows. */
function ringOutOfPlay(box: Box, state: State): Params | undefined {
  return firstLeader(box, state, ({ at: spot, ring, detained }) => {
    if (spot === "eliminated") return ring === null && !detained;
    return spot !== "supply" || (!detained && (ring === null || at(box.rings, ring).faction === "rebel"));
  });
}

/** Rings of the Empire are for Rebel leaders: captured, in carbonite, lured. */
function imperialCaptive(box: Box, state: State): Params | undefined {
  return firstLeader(box, state, ({ ring }, leader) => {
    const imperial = ring !== null && at(box.rings, ring).faction === "imperial";
    return !imperial || at(box.leaders, leader).side === REBEL;
  });
}

function captiveOffBoard(box: Box, state: State): Params | undefined {
  return firstLeader(box, state, (own) => !isCaptured(box, own) || typeof own.at === "number");
}

/** Where no Imperial unit is left, nobody stays captured but while the capture is being answered. */
function unguarded(box: Box, state: State): Params | undefined {
  if (state.outcome !== null) return undefined;
  return firstLeader(
    box,
    state,
    (own) =>
      !isCaptured(box, own) ||
      typeof own.at !== "number" ||
      hasSide(box, state, own.at, IMPERIAL) ||
      isAnswered(state, own.at),
  );
}

function detainedCaptive(box: Box, state: State): Params | undefined {
  return firstLeader(box, state, (own) => !own.detained || (!isCaptured(box, own) && typeof own.at === "number"));
}

function intruder(box: Box, state: State): Params | undefined {
  return firstLeader(
    box,
    state,
    (own, leader) => own.at !== box.baseSpace || (servesSide(box, state, leader) === REBEL && !isCaptured(box, own)),
  );
}

/** One or two leaders on each card, ascending, and each on one card only. */
function wrongCompany(box: Box, state: State): Params | undefined {
  const { sides, leaders } = state;
  const all = sides.flatMap(({ assigned }) => assigned.flatMap((one) => one.leaders));
  if (new Set(all).size !== all.length) return { leaders: all.map((leader) => at(box.leaders, leader).id) };
  return firstFlaw(
    sides.flatMap(({ assigned }) => assigned),
    ({ leaders: [first, second, ...more] }) =>
      first !== undefined &&
      at(leaders, first).at === "mission" &&
      (second === undefined || (second > first && at(leaders, second).at === "mission")) &&
      more.length === 0,
    (one) => ({ leaders: one.leaders.map((leader) => at(box.leaders, leader).id) }),
  );
}

/** A leader on a mission card is on one that is assigned or being turned up. */
function idleOnMission(box: Box, state: State): Params | undefined {
  if (state.outcome !== null) return undefined;
  const busy = new Set(state.sides.flatMap(({ assigned }) => assigned.flatMap((one) => one.leaders)));
  for (const frame of state.frames) {
    if (isOfMission(box, frame)) for (const leader of frame.leaders) busy.add(leader);
    if (frame.kind === "round-card" && frame.stage === "reveal") for (const leader of frame.leaders) busy.add(leader);
  }
  for (const { leader } of state.solo?.reserved ?? []) busy.add(leader);
  return firstLeader(box, state, (own, leader) => own.at !== "mission" || busy.has(leader));
}

/** A mission being turned up, or its effect; action cards borrow the leaders of missions that are under way. */
function isOfMission(box: Box, frame: GameFrame): frame is Extract<GameFrame, { kind: "mission" | "effect" }> {
  return frame.kind === "mission" || (frame.kind === "effect" && at(box.cards, frame.card).type === "mission");
}

function foreignCompany(box: Box, state: State): Params | undefined {
  return firstFlaw(
    [REBEL, IMPERIAL] as const,
    (side) => state.sides[side].assigned.every((one) => one.leaders.every((of) => servesSide(box, state, of) === side)),
    (side) => ({ side }),
  );
}
