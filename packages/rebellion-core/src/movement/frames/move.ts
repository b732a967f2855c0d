import { at, keptBy, type Violation } from "@sw/tabletop";
import { captivesAt, isPinned } from "../../leaders/leaders.ts";
import type { RuleId } from "../../rules/ids.ts";
import type { Action, UnitDamage } from "../../state/actions.ts";
import { type Box, leaderNamed, neighborIds, placeNamed, unitNamed } from "../../state/box.ts";
import {
  type LeaderIndex,
  NO_LEADER,
  NO_PICK,
  NO_UNIT,
  type PlaceIndex,
  SPACE,
  type UnitIndex,
} from "../../state/codes.ts";
import type { MoveFrame } from "../../state/frames.ts";
import { forbidden, type Kind, notAsked } from "../../state/kinds.ts";
import type { Look } from "../../state/look.ts";
import { DONE, placeOffers } from "../../state/offers.ts";
import { IMPERIAL, seatAt } from "../../state/seats.ts";
import type { State } from "../../state/state.ts";
import type { GameWork } from "../../state/work.ts";
import { movedAt } from "../../units/moved.ts";
import { needsTransport } from "../../units/transport.ts";
import { captorLeaves } from "../captor.ts";
import { freeAt, leavesNobody } from "../garrison.ts";
import { byDamage, eachLike } from "../likeness.ts";
import {
  allFrom,
  carryOutMove,
  goes,
  hintPick,
  hints,
  leadsTo,
  type MoveTerms,
  moveRule,
  termsOf,
  withinHealth,
  withinLimit,
} from "../movement.ts";
import { carrierLeaves, type Piece, pickedFrom, pickedLike, roomAboard, withoutPick, withPick } from "../picks.ts";

/**
 * Units are picked one by one and then move together. Any order is accepted, except that carriers come before what they
 * carry. Options: `move` by place, then by type; `move-captive` after the units of its place; `done`.
 */
export const moveKind: Kind<"move"> = {
  run,
  question: ({ box, state }, frame) => ({
    seat: seatAt(state.config, frame.chair),
    kind: "move-units",
    rule: moveRule(frame),
    context: { to: at(box.placeIds, frame.to) },
  }),
  options(look, frame) {
    const options: Action[] = [];
    eachPick(look, frame, { truly: true, inOrder: true }, (...pick) => options.push(pickAt(look.box, ...pick)) > 0);
    if (mayEnd(frame)) options.push(DONE);
    return options;
  },
  picks(look, frame) {
    const { box, state } = look;
    const open: Action[] = [];
    eachPick(look, frame, { truly: true, inOrder: false }, (...pick) => open.push(pickAt(box, ...pick)) > 0);
    const units = frame.picked.flatMap(({ count, ...piece }) =>
      mayTakeBack(look, frame, piece)
        ? new Array<Action>(count).fill(pickAt(box, piece.from, piece.unit, NO_LEADER, piece.damage))
        : [],
    );
    const along = frame.captives.map((leader) =>
      pickAt(box, Number(at(state.leaders, leader).at), NO_UNIT, leader, undefined),
    );
    return { open, picked: [...units, ...along], takeBack: (work, pick) => takeBack(work, frame, pick) };
  },
  check(look, frame, action) {
    if (action.type === "done") return mayEnd(frame) ? undefined : forbidden(NO_UNITS, "nothing-moves");
    if (action.type === "move") return checkUnit(look, frame, action);
    if (action.type === "move-captive") return checkCaptive(look, frame, action);
    return notAsked(moveRule(frame), action, ["move", "move-captive", "done"]);
  },
  take(work, frame, action) {
    if (action.type === "move") {
      const piece = pieceOf(work.box, action);
      work.change(frame, { picked: withPick(frame.picked, piece) });
      hintPick(work, frame, piece.from);
    } else if (action.type === "move-captive") {
      const leader = leaderNamed(work.box, action.subject);
      work.change(frame, { captives: withCaptive(work.state, frame.captives, leader) });
    } else {
      work.pop(frame);
      carryOutMove(work, frame);
    }
  },
};

const movesOf = /* @__PURE__ */ keptBy((box: Box) =>
  placeOffers(box, (unit, from) => ({ type: "move", subject: unit, from })),
);
const captivesOf = /* @__PURE__ */ keptBy((box: Box) =>
  box.placeIds.map((from) =>
    box.leaders.map(({ id }): Action => Object.freeze({ type: "move-captive", subject: id, from })),
  ),
);

/** Returns the action that picks a captive, or a unit if `leader` is none. */
function pickAt(
  box: Box,
  from: PlaceIndex,
  unit: UnitIndex,
  leader: LeaderIndex,
  damage: UnitDamage | undefined,
): Action {
  if (leader !== NO_LEADER) return at(at(captivesOf(box), from), leader);
  const move = at(at(movesOf(box), from), unit);
  return damage === undefined || move.type !== "move" ? move : { ...move, damage };
}

function pieceOf(box: Box, { subject, from, damage }: Extract<Action, { type: "move" }>): Piece {
  const piece = { from: placeNamed(box, from), unit: unitNamed(box, subject) };
  return damage === undefined ? piece : { ...piece, damage };
}

const NO_UNITS: RuleId = "reb.retreat.leader-needs-units";

/** Picks the units that a retreat must take, then asks for the others. Whether any others can go is public. */
function run(work: GameWork, frame: MoveFrame): boolean {
  if (frame.why === "retreat" && frame.picked.length === 0) {
    const picked = frame.from.flatMap((from) => allFrom(work, from, (kind) => mustRetreat(kind, frame)));
    if (picked.length > 0) {
      work.change(frame, { picked });
      return false;
    }
  }
  let open = false;
  eachPick(work, frame, { truly: false, inOrder: false }, () => {
    open = true;
    return false;
  });
  if (open) return true;
  work.pop(frame);
  carryOutMove(work, frame);
  return false;
}

/**
 * Whether a retreat must take the unit: every ship except TIE Fighters and immobile ones (reb.retreat.all-ships,
 * may-leave-tie, immobile-stay).
 */
function mustRetreat(kind: Box["units"][number], { side }: MoveFrame): boolean {
  return kind.side === side && kind.theater === SPACE && !kind.carried && !kind.immobile;
}

/** Whether the movement may end now. A retreat needs at least one unit (reb.retreat.leader-needs-units). */
function mayEnd({ why, picked }: MoveFrame): boolean {
  return why !== "retreat" || picked.length > 0;
}

/** Returns the captives with one more, by place and then by leader. */
function withCaptive(
  { leaders }: State,
  captives: readonly LeaderIndex[],
  leader: LeaderIndex,
): readonly LeaderIndex[] {
  const placeOf = (one: LeaderIndex): number => Number(at(leaders, one).at);
  return [...captives, leader].sort((a, b) => placeOf(a) - placeOf(b) || a - b);
}

/**
 * Whether a pick can be taken back. Units that a retreat must take stay picked, as do units that have hinted at the
 * base's location, and a ship whose passengers have no other place.
 */
function mayTakeBack(look: Look, frame: MoveFrame, piece: Piece): boolean {
  if (frame.why === "retreat" && mustRetreat(at(look.box.units, piece.unit), frame)) return false;
  if (hints(look, frame, piece.from)) return false;
  return !termsOf(look, frame).transport || roomAboard(look.box, withoutPick(frame.picked, piece), piece.from) >= 0;
}

/** Takes back a pick, and the picks of captives that then have no ship to move with. */
function takeBack(work: GameWork, frame: MoveFrame, pick: Action): void {
  const { box, state } = work;
  if (pick.type === "move-captive") {
    const leader = leaderNamed(box, pick.subject);
    work.change(frame, { captives: frame.captives.filter((one) => one !== leader) });
  } else if (pick.type === "move") {
    const picked = withoutPick(frame.picked, pieceOf(box, pick));
    const terms = termsOf(work, frame);
    const goAlong = (leader: LeaderIndex): boolean =>
      openCaptives(work, { ...frame, picked }, terms, Number(at(state.leaders, leader).at)).includes(leader);
    work.change(frame, { picked, captives: frame.captives.filter(goAlong) });
  }
}

/** How picks are listed. `truly` means as the mover knows them, otherwise as everybody can tell. */
interface Listing {
  readonly truly: boolean;
  /** Whether only picks after the last pick are listed. Otherwise all are, in any order. */
  readonly inOrder: boolean;
}

/** Calls `each` for every unit and captive that can be picked, by place, then by damage, until it returns false. */
function eachPick(
  look: Look,
  frame: MoveFrame,
  { truly, inOrder }: Listing,
  each: (from: PlaceIndex, unit: UnitIndex, leader: LeaderIndex, damage: UnitDamage | undefined) => boolean,
): void {
  const { box, state } = look;
  const terms = termsOf(look, frame);
  const last = inOrder ? lastKey(look, frame) : NO_PICK;
  const width = box.units.length + box.leaders.length;
  const leads = (from: PlaceIndex): boolean => !truly || leadsTo(look, from, frame.to, terms);
  for (const from of frame.from) {
    if (from * width + width <= last || !isOpen(frame, terms, from) || !leads(from)) continue;
    const { units } = at(state.places, from);
    const room = terms.transport ? roomAboard(box, frame.picked, from) : 1;
    for (let unit = Math.max(0, last - from * width); unit < units.length; unit++) {
      if (at(units, unit) === 0 || !fits(look, frame, terms, from, unit, room)) continue;
      const offer = (damage: UnitDamage | undefined): boolean => each(from, unit, NO_LEADER, damage);
      if (!eachLike(state, frame, { from, unit }, inOrder, offer)) return;
    }
    const first = last - from * width - box.units.length;
    const captives = openCaptives(look, frame, terms, from).filter((leader) => !frame.captives.includes(leader));
    if (!captives.every((leader) => leader <= first || each(from, NO_UNIT, leader, undefined))) return;
  }
}

function fits(
  look: Look,
  frame: MoveFrame,
  terms: MoveTerms,
  from: PlaceIndex,
  unit: UnitIndex,
  room: number,
): boolean {
  const { box, state } = look;
  const { side, picked } = frame;
  const there = at(at(state.places, from).units, unit);
  const kind = at(box.units, unit);
  return (
    goes(kind, side, terms) &&
    (room > 0 || !needsTransport(kind)) &&
    there > pickedFrom(picked, from, unit) &&
    withinLimit(kind, picked, terms.limit) &&
    withinHealth(box, kind, picked, terms.health) &&
    !(terms.garrison && mustStay(look, frame, from, unit))
  );
}

/**
 * Whether units may be picked from a place. If the movement is limited to one system, that is the system of the first
 * pick.
 */
function isOpen({ picked }: MoveFrame, { oneSource }: MoveTerms, from: PlaceIndex): boolean {
  return !oneSource || picked[0] === undefined || picked[0].from === from;
}

/**
 * Returns the captured leaders that may move along, because a ship that could carry them leaves the same place. They
 * need no transport capacity (reb.captured.no-capacity).
 */
function openCaptives(
  look: Look,
  { side, picked }: MoveFrame,
  { captives }: MoveTerms,
  from: PlaceIndex,
): readonly LeaderIndex[] {
  if (!captives || side !== IMPERIAL) return [];
  const leaves =
    look.state.solo === undefined ? carrierLeaves(look.box, picked, from) : captorLeaves(look, picked, from);
  if (!leaves) return [];
  return captivesAt(look, from);
}

/** Returns the key of the last pick, or {@link NO_PICK}. Keys go by place, then type, then captives. */
function lastKey({ box, state }: Look, { picked, captives }: MoveFrame): number {
  const width = box.units.length + box.leaders.length;
  const unit = picked[picked.length - 1];
  const leader = captives[captives.length - 1];
  const unitKey = unit === undefined ? NO_PICK : unit.from * width + unit.unit;
  if (leader === undefined) return unitKey;
  return Math.max(unitKey, Number(at(state.leaders, leader).at) * width + box.units.length + leader);
}

/** Returns why a unit cannot be picked, by the most specific rule, or undefined if it can. */
function checkUnit(
  look: Look,
  frame: MoveFrame,
  action: Extract<Action, { type: "move" }>,
): Violation<RuleId> | undefined {
  const { box, state } = look;
  const kind = box.unitsById.get(action.subject);
  const from = box.places.get(action.from);
  const named = { unit: action.subject, from: action.from, to: at(box.placeIds, frame.to) };
  if (kind?.side !== frame.side) return forbidden("reb.activation.ltp-own-units-only", "not-own-unit", named);
  const terms = termsOf(look, frame);
  if (from === undefined) return forbidden(moveRule(frame), "no-such-place", named);
  const barred = checkSource(look, frame, terms, from, named);
  if (barred !== undefined) return barred;
  if (kind.immobile) return forbidden("reb.move.immobile", "immobile", named);
  if (!goes(kind, frame.side, terms)) return forbidden(moveRule(frame), "other-units", named);
  if (at(at(state.places, from).units, kind.index) <= pickedFrom(frame.picked, from, kind.index)) {
    return forbidden(moveRule(frame), "no-such-unit", named);
  }
  const unlike = checkLike(state, frame, { from, unit: kind.index }, action, named);
  if (unlike !== undefined) return unlike;
  if (terms.garrison && mustStay(look, frame, from, kind.index)) {
    const still = at(at(state.places, from).units, kind.index) - movedAt(state, from, kind.index);
    const isTired = still <= pickedFrom(frame.picked, from, kind.index);
    return isTired
      ? forbidden("solo.command.activate.once", "has-moved", named)
      : forbidden("solo.move.leave-garrison", "garrison-stays", named);
  }
  if (!withinLimit(kind, frame.picked, terms.limit)) return forbidden(moveRule(frame), "limit-reached", named);
  if (!withinHealth(box, kind, frame.picked, terms.health)) return forbidden(moveRule(frame), "limit-reached", named);
  if (!terms.transport || !needsTransport(kind) || roomAboard(box, frame.picked, from) > 0) {
    return frame.from.includes(from) ? undefined : forbidden(moveRule(frame), "not-from-there", named);
  }
  return carrierLeaves(box, frame.picked, from)
    ? forbidden("reb.transport.one-each", "no-room-aboard", named)
    : forbidden("reb.move.restriction-icon", "no-carrier", named);
}

/** Checks the damage in a move: required for units of a retreat that differ in damage, otherwise absent. */
function checkLike(
  state: State,
  frame: MoveFrame,
  piece: Piece,
  { damage }: Extract<Action, { type: "move" }>,
  named: Readonly<Record<string, string>>,
): Violation<RuleId> | undefined {
  const alike = byDamage(state, frame, piece.unit);
  if (damage === undefined) return alike.length === 0 ? undefined : forbidden(moveRule(frame), "which-damage", named);
  const left = alike.find((one) => one.damage === damage)?.count ?? 0;
  if (left > pickedLike(frame.picked, { ...piece, damage })) return undefined;
  return forbidden(moveRule(frame), "no-such-unit", named);
}

/** Whether a unit of the solo Empire must stay: it has moved in this round, or is the last to hold its place. */
function mustStay(look: Look, { picked }: MoveFrame, from: PlaceIndex, unit: UnitIndex): boolean {
  if (at(freeAt(look, from), unit) <= pickedFrom(picked, from, unit)) return true;
  return leavesNobody(look, picked, from, unit);
}

/** Returns the rule that closes a place to this movement, or undefined. Ignores whether a unit there can move. */
function checkSource(
  look: Look,
  frame: MoveFrame,
  terms: MoveTerms,
  from: PlaceIndex,
  named: Readonly<Record<"unit" | "from" | "to", string>>,
): Violation<RuleId> | undefined {
  const { baseSpace } = look.box;
  if (frame.from.includes(from)) {
    if (!leadsTo(look, from, frame.to, terms)) {
      return forbidden("reb.base.space-adjacent-only", "base-not-near", named);
    }
    return isOpen(frame, terms, from) ? undefined : forbidden(moveRule(frame), "one-system", named);
  }
  if (terms.pins && isPinned(look, from, frame.side)) {
    const rule = from === baseSpace ? "reb.move.leader-pin-base-space" : "reb.move.leader-pin";
    return forbidden(rule, "leader-pins", named);
  }
  if (frame.why !== "activation") return forbidden(moveRule(frame), "not-from-there", named);
  if (!leadsTo(look, from, frame.to, terms)) {
    return forbidden("reb.base.space-adjacent-only", "base-not-near", named);
  }
  const viaBase = from === baseSpace || frame.to === baseSpace;
  if (viaBase || at(look.box.systems, from).neighbors.includes(frame.to)) return undefined;
  const { from: place, to } = named;
  return forbidden("reb.move.one-step", "not-adjacent", { from: place, to, systems: neighborIds(look.box, frame.to) });
}

function checkCaptive(
  look: Look,
  frame: MoveFrame,
  action: Extract<Action, { type: "move-captive" }>,
): Violation<RuleId> | undefined {
  const leader = leaderNamed(look.box, action.subject);
  const from = look.box.places.get(action.from);
  const named = { leader: action.subject, from: action.from };
  if (frame.why === "retreat") return forbidden("reb.captured.no-retreat", "captives-stay", named);
  if (frame.side !== IMPERIAL) return forbidden("reb.captured.no-rebel-move", "captives-stay", named);
  if (from === undefined || !captivesAt(look, from).includes(leader)) {
    return forbidden("reb.captured.imperial-moves", "no-such-captive", named);
  }
  const terms = termsOf(look, frame);
  const open = frame.from.includes(from) && openCaptives(look, frame, terms, from).includes(leader);
  if (open && !frame.captives.includes(leader)) return undefined;
  const code = open ? "picked-already" : terms.captives ? "no-carrier" : "captives-stay";
  return forbidden("reb.captured.imperial-moves", code, named);
}
