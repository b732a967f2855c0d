import { at, brokenAmong, firstFlaw, type Params } from "@sw/tabletop";
import { isCaptured, servesSide } from "../../leaders/leaders.ts";
import type { Box } from "../../state/box.ts";
import type { GameFrame } from "../../state/frames.ts";
import type { Look } from "../../state/look.ts";
import { IMPERIAL, REBEL } from "../../state/seats.ts";
import type { LeaderState } from "../../state/state.ts";
import { isAnswered } from "../../state/unsettled.ts";
import { hasSide } from "../../units/units.ts";
import type { Broken, OwnInvariant } from "./invariant.ts";

const INVARIANTS: readonly OwnInvariant[] = [
  ["reb.limits.leaders-and-rings", "leader-count", ({ box, state: { leaders } }) => wrongNumber(box, leaders)],
  ["reb.ring.one-per-leader", "ring-twice", ({ state: { leaders } }) => ringTwice(leaders)],
  ["reb.ring.removed", "ring-out-of-play", ringOutOfPlay],
  ["reb.captured.by-cards", "imperial-captive", imperialCaptive],
  ["reb.captured.no-pool", "captive-off-board", captiveOffBoard],
  ["reb.rescue.automatic", "unguarded-captive", unguarded],
  ["reb.faq.detained-ends-on-capture", "detained-captive", detainedCaptive],
  ["reb.base.space-not-a-system", "imperial-leader-at-base-space", intruder],
  ["reb.assignment.one-or-two", "leaders-on-mission", wrongCompany],
  ["reb.assignment.procedure", "leader-without-mission", idleOnMission],
  ["reb.team.own-pool", "foreign-leader-on-mission", foreignCompany],
];

/** Lists the invariants of leaders that a state breaks. */
export const brokenLeaders: Broken = brokenAmong(INVARIANTS);

function wrongNumber(box: Box, leaders: readonly LeaderState[]): Params | undefined {
  return leaders.length === box.leaders.length ? undefined : { leaders: leaders.length, inBox: box.leaders.length };
}

function ringTwice(leaders: readonly LeaderState[]): Params | undefined {
  const rings = leaders.flatMap(({ ring }) => (ring === null ? [] : [ring]));
  return new Set(rings).size === rings.length ? undefined : { rings };
}

function firstLeader(
  { box, state: { leaders } }: Look,
  holds: (own: LeaderState, leader: number) => boolean,
): Params | undefined {
  return firstFlaw(
    leaders.entries(),
    ([leader, own]) => holds(own, leader),
    ([leader]) => ({ leader: at(box.leaders, leader).id }),
  );
}

/**
 * Checks that no eliminated leader has a ring. A leader beside the board may have only one that a card attached to a
 * leader it shows.
 */
function ringOutOfPlay(look: Look): Params | undefined {
  return firstLeader(look, ({ at: spot, ring, detained }) => {
    if (spot === "eliminated") return ring === null && !detained;
    return spot !== "supply" || (!detained && (ring === null || at(look.box.rings, ring).faction === "rebel"));
  });
}

/** Checks that only Rebel leaders have Imperial rings: captured, in carbonite or lured. */
function imperialCaptive(look: Look): Params | undefined {
  return firstLeader(look, ({ ring }, leader) => {
    const imperial = ring !== null && at(look.box.rings, ring).faction === "imperial";
    return !imperial || at(look.box.leaders, leader).side === REBEL;
  });
}

function captiveOffBoard(look: Look): Params | undefined {
  return firstLeader(look, (own) => !isCaptured(look.box, own) || typeof own.at === "number");
}

/** Checks that captured leaders are with an Imperial unit, unless their capture is being answered. */
function unguarded(look: Look): Params | undefined {
  const { box, state } = look;
  if (state.outcome !== null) return undefined;
  return firstLeader(
    look,
    (own) =>
      !isCaptured(box, own) ||
      typeof own.at !== "number" ||
      hasSide(look, own.at, IMPERIAL) ||
      isAnswered(state, own.at),
  );
}

function detainedCaptive(look: Look): Params | undefined {
  return firstLeader(look, (own) => !own.detained || (!isCaptured(look.box, own) && typeof own.at === "number"));
}

function intruder(look: Look): Params | undefined {
  return firstLeader(
    look,
    (own, leader) =>
      own.at !== look.box.baseSpace || (servesSide(look, leader) === REBEL && !isCaptured(look.box, own)),
  );
}

/** Checks that each assigned card has one or two leaders, ascending, and that each leader is on one card only. */
function wrongCompany({ box, state }: Look): Params | undefined {
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

/** Checks that a leader on a mission card is on one that is assigned or being turned up. */
function idleOnMission(look: Look): Params | undefined {
  const { box, state } = look;
  if (state.outcome !== null) return undefined;
  const busy = new Set(state.sides.flatMap(({ assigned }) => assigned.flatMap((one) => one.leaders)));
  for (const frame of state.frames) {
    if (isOfMission(box, frame)) for (const leader of frame.leaders) busy.add(leader);
    if (frame.kind === "round-card") for (const leader of frame.leaders) busy.add(leader);
  }
  for (const { leader } of state.solo?.reserved ?? []) busy.add(leader);
  return firstLeader(look, (own, leader) => own.at !== "mission" || busy.has(leader));
}

/**
 * Whether a frame is a mission being turned up or its effect. Effects of action cards only use the leaders of a mission
 * in progress.
 */
function isOfMission(box: Box, frame: GameFrame): frame is Extract<GameFrame, { kind: "mission" | "effect" }> {
  return frame.kind === "mission" || (frame.kind === "effect" && at(box.cards, frame.card).type === "mission");
}

function foreignCompany(look: Look): Params | undefined {
  return firstFlaw(
    [REBEL, IMPERIAL] as const,
    (side) => look.state.sides[side].assigned.every((one) => one.leaders.every((of) => servesSide(look, of) === side)),
    (side) => ({ side }),
  );
}
