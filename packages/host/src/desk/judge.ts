import type { GameTypes, Violation } from "@sw/tabletop";
import type { Delivery } from "@sw/tabletop/referee";
import type { Beside } from "../store/store.ts";
import { asJson } from "./as-json.ts";
import { endOfTime, leftAt, startedClock, tickedClock } from "./clock.ts";
import {
  awaitedBots,
  awaitedOf,
  type ChatLine,
  type Desk,
  type DeskRules,
  isOver,
  type Place,
  personsOf,
} from "./desk.ts";
import { openTableOf } from "./lobby.ts";
import type { HandedTo, HostMessage, Recorded, SeatMessage } from "./messages.ts";

/** Why a host refuses a message that does not concern the referee. */
export type Fault =
  | "bad-message"
  | "no-such-table"
  | "no-such-seat"
  | "not-your-seat"
  | "not-started"
  | "seat-taken"
  | "token-in-use"
  | "wrong-invitation"
  | "paused"
  | "not-paused"
  | "not-absent"
  | "no-such-bot"
  | "not-away"
  | "over"
  | "not-over"
  | "too-many"
  | "unavailable";

/** A desk after a message, with what to send. */
export interface Moved {
  readonly desk: Desk;
  /** The referee's reports for each seat and for spectators. */
  readonly deliveries: readonly Delivery<GameTypes>[];
  /** The new line of chat; null if none was sent. */
  readonly said: ChatLine | null;
}

/** The result of judging a message: the next desk, or the rule or fault that refuses it. */
export type Judged =
  | { readonly ok: true; readonly moved: Moved }
  | { readonly ok: false; readonly violation: Violation }
  | { readonly ok: false; readonly fault: Fault };

/** The largest numbers of chat lines and of message keys that a desk remembers. */
const [MOST_CHAT, MOST_KEYS] = [50, 32] as const;
/** How long the process that appended an action has to run its bot before other processes help, in milliseconds. */
const HELP_AFTER = 5000;

/**
 * Judges one message. The same desk, message and rules give the same result in every process and at every reading of
 * the log. A refusal changes nothing.
 */
export function judge(rules: DeskRules, desk: Desk, recorded: Recorded, key: string): Judged {
  const judged = judgedBy(rules, desk, recorded);
  if (!judged.ok) return judged;
  const next = judged.moved.desk;
  const keys = [...desk.keys, key].slice(-MOST_KEYS);
  return { ok: true, moved: { ...judged.moved, desk: { ...ticked(rules, desk, next, recorded.at), keys } } };
}

/**
 * Returns what a store keeps with a desk: whether the lobby lists it, and when it needs attention without a message.
 */
export function besideOf(rules: DeskRules, desk: Desk, at: number): Omit<Beside, "snapshot"> {
  const shown = openTableOf(rules, desk);
  const listed = shown === undefined ? {} : { listed: { since: desk.opened, shown: asJson(shown) } };
  return { deadline: deadlineOf(rules, desk, at), ...listed };
}

/** Returns when a clock expires, or when other processes help with an awaited bot; null for never. */
function deadlineOf(rules: DeskRules, desk: Desk, at: number): number | null {
  const end = endOfTime(desk.clock);
  const bot = awaitedBots(rules, desk).length === 0 ? null : at + HELP_AFTER;
  return end === null || bot === null ? (end ?? bot) : Math.min(end, bot);
}

/** Begins the game of a desk once all its seats are taken; returns the desk unchanged while seats are free. */
export function begun(rules: DeskRules, desk: Desk, at: number): Judged {
  const { config, seed, places, time } = desk;
  const seats = rules.game.seats;
  const isFull = seats.every((seat) => places[seat]?.bot !== null || places[seat]?.holder !== null);
  if (!isFull) return moved(desk);
  const mixedIn = seats.flatMap((seat) => {
    const word = places[seat]?.word ?? null;
    return word === null ? [] : [{ seat, word }];
  });
  const opening = { config, seed, mixedIn, seats: Object.fromEntries(seats.map((seat) => [seat, seat])) };
  const opened = rules.referee.open(opening);
  if (!opened.ok) return opened;
  const table = opened.value;
  const awaited = rules.referee.awaited(table);
  const clock = startedClock(time, seats, { at, awaited, played: 0 });
  const deliveries = [...seats, "spectator"].flatMap((to) => syncOf(rules, { ...desk, table }, to));
  return { ok: true, moved: { desk: { ...desk, table, clock }, deliveries, said: null } };
}

/** Returns the whole position for a seat or spectators; nothing before the game begins. */
export function syncOf({ referee }: DeskRules, { table }: Desk, to: string): readonly Delivery<GameTypes>[] {
  if (table === null) return [];
  const progress = referee.receive(table, to, { type: "sync" });
  return progress.ok ? progress.value.deliveries : [];
}

function judgedBy(rules: DeskRules, desk: Desk, recorded: Recorded): Judged {
  if (recorded.from === "host") return judgedHost(rules, desk, recorded.message, recorded.at);
  if (recorded.from === "seat") return judgedSeat(rules, desk, recorded.seat, recorded.message, recorded.at);
  return played(rules, desk, recorded);
}

function judgedHost(rules: DeskRules, desk: Desk, message: HostMessage, at: number): Judged {
  if (message.type === "claim") return claimed(rules, desk, message, at);
  if (message.type === "rest") return moved(desk);
  const { table, clock } = desk;
  if (table === null) return fault("not-started");
  if (leftAt(clock, message.seat, at) !== 0) return fault("not-absent");
  const over = rules.referee.timeout(table, message.seat, table.seq);
  if (!over.ok) return over;
  return {
    ok: true,
    moved: { desk: { ...desk, table: over.value.table }, deliveries: over.value.deliveries, said: null },
  };
}

function claimed(
  rules: DeskRules,
  desk: Desk,
  { seat, holder, invitation, name, word }: Extract<HostMessage, { type: "claim" }>,
  at: number,
): Judged {
  const place = desk.places[seat];
  if (place === undefined) return fault("no-such-seat");
  // the answer to a claim may have been lost
  if (place.holder === holder) return moved(desk);
  if (Object.values(desk.places).some((other) => other.holder === holder)) return fault("token-in-use");
  const isFree = place.holder === null && place.bot === null;
  if (place.invitation === null ? !isFree : place.invitation !== invitation) {
    return fault(place.invitation === null ? "seat-taken" : "wrong-invitation");
  }
  const taken: Place = { holder, invitation: null, bot: null, name, word: desk.table === null ? word : place.word };
  const seated = withPlace(desk, seat, taken);
  return desk.table === null ? begun(rules, seated, at) : moved(seated);
}

function played(rules: DeskRules, desk: Desk, recorded: Extract<Recorded, { readonly from: "player" }>): Judged {
  const { table, pause, places, memories } = desk;
  const { seat, message, memory } = recorded;
  if (table === null) return fault("not-started");
  if (pause.isOn && !isOver(rules, table)) return fault("paused");
  const progress = rules.referee.receive(table, seat, message);
  if (!progress.ok) return progress;
  const place = places[seat];
  // whoever answers is not away
  const isBack = place !== undefined && place.bot === null && place.invitation !== null;
  const here = isBack ? withPlace(desk, seat, { ...place, invitation: null }) : desk;
  const next = { ...here, memories: memory === undefined ? memories : { ...memories, [seat]: memory } };
  return {
    ok: true,
    moved: { desk: { ...next, table: progress.value.table }, deliveries: progress.value.deliveries, said: null },
  };
}

function judgedSeat(rules: DeskRules, desk: Desk, seat: string, message: SeatMessage, at: number): Judged {
  switch (message.type) {
    case "chat": {
      const line = { seat, at, text: message.text };
      const chat = [...desk.chat, line].slice(-MOST_CHAT);
      return { ok: true, moved: { desk: { ...desk, chat }, deliveries: [], said: line } };
    }
    case "pause":
      return paused(rules, desk, seat);
    case "resume":
      if (desk.pause.agreed.length === 0) return fault("not-paused");
      return moved({ ...desk, pause: { agreed: [], isOn: false } });
    case "return": {
      const place = desk.places[seat];
      if (place === undefined || place.bot === null) return fault("not-away");
      return moved(withPlace(desk, seat, { ...place, bot: null }));
    }
    case "rematch":
      if (!isOver(rules, desk.table)) return fault("not-over");
      return moved({ ...desk, rematch: [...new Set([...desk.rematch, seat])] });
    case "hand-over":
      return handedOver(rules, desk, seat, message.seat, message.to, at);
  }
}

function paused(rules: DeskRules, desk: Desk, seat: string): Judged {
  if (desk.table === null) return fault("not-started");
  if (isOver(rules, desk.table)) return fault("over");
  const agreed = [...new Set([...desk.pause.agreed, seat])];
  const isOn = personsOf(desk).every((person) => agreed.includes(person));
  return moved({ ...desk, pause: { agreed, isOn } });
}

function handedOver(rules: DeskRules, desk: Desk, by: string, seat: string, to: HandedTo, at: number): Judged {
  const place = desk.places[seat];
  if (place === undefined || seat === by) return fault("no-such-seat");
  const asked = desk.clock.asked[seat];
  const isAwaited = awaitedOf(rules, desk).includes(seat);
  if (desk.absence === null || !isAwaited || asked === undefined || at - asked.at < desk.absence)
    return fault("not-absent");
  if (to.type === "person") return moved(withPlace(desk, seat, { ...place, invitation: to.invitation }));
  if (!rules.bots.includes(to.bot)) return fault("no-such-bot");
  return moved(withPlace(desk, seat, { ...place, bot: to.bot }));
}

/** Returns the desk with its clocks updated after a message. */
function ticked(rules: DeskRules, before: Desk, desk: Desk, at: number): Desk {
  if (before.table === null || desk.table === null) return desk;
  const awaited = awaitedOf(rules, desk);
  const isResumed = before.pause.isOn && !desk.pause.isOn;
  // nobody was absent during a pause
  const from = isResumed ? { ...desk.clock, asked: {} } : desk.clock;
  const clock = tickedClock(desk.time, from, { at, awaited, played: desk.table.played.length });
  return { ...desk, clock };
}

function withPlace(desk: Desk, seat: string, place: Place): Desk {
  return { ...desk, places: { ...desk.places, [seat]: place } };
}

function moved(desk: Desk): Judged {
  return { ok: true, moved: { desk, deliveries: [], said: null } };
}

function fault(name: Fault): Judged {
  return { ok: false, fault: name };
}
