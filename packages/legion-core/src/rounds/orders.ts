import { at, type CardCode } from "@sw/tabletop";
import type { OrderGroup } from "../catalogue/entries.ts";
import type { RuleId } from "../rules/ids.ts";
import { commandOf } from "../state/box.ts";
import type { Cause } from "../state/events.ts";
import { type UnitIndex, undefeated, unitId } from "../state/ids.ts";
import type { Look } from "../state/look.ts";
import { fallsOut } from "../state/missed.ts";
import { opponentOf, type Side, seatOf } from "../state/seats.ts";
import { poolInSight, type State } from "../state/state.ts";
import type { GameWork } from "../state/work.ts";
import { commandsInPlay } from "../units/commands-in-play.ts";
import { enemiesAt } from "../units/near.ts";
import { allHold, hung } from "../units/parts.ts";
import { fitsAny, rankOf } from "../units/ranks.ts";
import { readUnit } from "../units/reading.ts";
import { unitsWith } from "../units/roster.ts";
import { mayTakeOrders, takesOrdersFrom } from "../units/taking-orders.ts";
import { atMoment } from "./moments.ts";

const ONCE: RuleId = "leg.command.one-order-per-round";
const NOT_TWICE: RuleId = "leg.command.issue-not-twice";

/**
 * Issues a unit an order: its token is placed faceup beside it (leg.command.issue-token). Once the order pools exist,
 * the token comes from its pool in any phase. If none of its rank is left, nothing happens (leg.command.other-sources).
 * `by` is the unit that issues the order, where it may be the unit itself.
 */
export function issueOrder(work: GameWork, unit: UnitIndex, cause: Cause, by?: UnitIndex): void {
  if (hasPools(work.state) && !takeFromPool(work, unit, cause)) return;
  const ordered = work.unit(unit);
  ordered.ordered = true;
  ordered.order = "faceup";
  work.emit({ type: "order-issued", unit: unitId(work.state, unit), ...cause });
  if (by === unit) atMoment(work, "orders-itself", unit);
  atMoment(work, "order-issued", unit);
}

/** Issues a unit an order from another unit or itself, in any phase, if it may be issued one. */
export function orderAnytime(work: GameWork, unit: UnitIndex, by: number, cause: Cause): void {
  if (mayBeOrdered(work, unit, by)) issueOrder(work, unit, cause, by);
}

/**
 * Whether the order pools of the round exist: from the step of the Command Phase that creates them to the End Phase.
 */
export function hasPools({ frames }: Pick<State, "frames">): boolean {
  const [floor] = frames;
  if (floor?.kind === "command") return floor.stage === "pass-pool" || floor.stage === "end";
  return floor?.kind === "activation-phase";
}

/** Moves an order token of a unit's rank from its player's pool to the unit. Returns false if there is none. */
export function takeFromPool(work: GameWork, unit: UnitIndex, cause: Cause): boolean {
  const { owner } = at(work.state.units, unit);
  const rank = rankOf(work, unit);
  const own = work.side(owner);
  if (own.orderPool[rank] === 0) return false;
  own.orderPool = { ...own.orderPool, [rank]: own.orderPool[rank] - 1 };
  work.emit({ type: "order-pool-changed", seat: seatOf(owner), tokens: poolInSight(own), ...cause });
  return true;
}

/**
 * Whether a unit has no order token, was issued no order this round (leg.command.one-order-per-round), and is not
 * activated by a drawn one.
 */
function isWithoutOrder(look: Look, unit: UnitIndex): boolean {
  const { units, frames } = look.state;
  const { ordered, order, miniatures } = at(units, unit);
  if (ordered) return fallsOut(look, unit, "ordered-already", {}, ONCE);
  if (order !== "none") return fallsOut(look, unit, "has-an-order-token", {}, ONCE);
  if (miniatures.every(({ status }) => status === "defeated")) return false;
  const isActing = frames.some((frame) => frame.kind === "activation" && frame.unit === unit && frame.drawn);
  return !isActing || fallsOut(look, unit, "acts-on-a-drawn-order", {}, ONCE);
}

/**
 * Whether an order token can be placed beside a unit: before the pools exist always, then only if the pool has one of
 * its rank.
 */
function hasToken(look: Look, unit: UnitIndex): boolean {
  if (!hasPools(look.state)) return true;
  const { owner } = at(look.state.units, unit);
  const rank = rankOf(look, unit);
  if (look.state.sides[owner].orderPool[rank] > 0) return true;
  return fallsOut(look, unit, "no-order-token-left", { rank }, "leg.command.other-sources");
}

/**
 * Whether a unit may still be issued an order this round (leg.command.one-order-per-round), by unit `by`, which may be
 * itself, or by an effect without a unit. Units with an affiliation accept only their own (leg.affiliation.orders).
 * Keywords of the unit, or of enemies near it, may exclude other units.
 */
export function mayBeOrdered(look: Look, unit: UnitIndex, by?: number): boolean {
  if (!isWithoutOrder(look, unit) || !hasToken(look, unit)) return false;
  if (!allHold(look, readUnit(look, unit), "heeds", { by })) return fallsOut(look, unit, "heeds-others-alone");
  if (by !== undefined && !(takesOrdersFrom(look, unit, by) && mayTakeOrders(look, unit, by))) return false;
  return by === unit || !isJammed(look, unit) || fallsOut(look, unit, "orders-jammed");
}

/** Whether enemies near a unit keep other units from issuing it orders. */
function isJammed(look: Look, unit: UnitIndex): boolean {
  const { units } = look.state;
  const { owner } = at(units, unit);
  return unitsWith(look, "jams").some(
    (enemy) =>
      at(units, enemy).owner !== owner &&
      hung(readUnit(look, enemy), "jams").some(({ does }) => enemiesAt(look, enemy, does).includes(unit)),
  );
}

/**
 * Lists the units that a player's commander can still issue orders to, after those that received orders of the card.
 * All of them must fit into the groups of the card, in any assignment, unless it orders every eligible unit
 * (leg.command.issue-limit, leg.command.issue-type-match, leg.affiliation.orders). A defeated commander issues none.
 */
export function orderable(look: Look, side: Side, issued: readonly number[]): readonly number[] {
  const { revealed, nominated } = look.state.sides[side];
  if (revealed === null || nominated === null) return [];
  const { orders, ordersEligible = false } = commandOf(look.box, revealed);
  const own = undefeated(look.state, side);
  if (!own.includes(nominated) || issued.length >= mostOrders(look, side)) return [];
  return own.filter(
    (unit) =>
      (!at(look.state.units, unit).ordered || fallsOut(look, unit, "ordered-already", {}, NOT_TWICE)) &&
      mayBeOrdered(look, unit, nominated) &&
      isLetBy(look, side, unit) &&
      (ordersEligible || haveRoom(look, orders, [...issued, unit]) || isNoneOfCard(look, revealed, unit)),
  );
}

/**
 * Reports whether a card never had an order for a unit or has no more, for explaining a refusal. Always returns false.
 */
function isNoneOfCard(look: Look, card: CardCode, unit: UnitIndex): false {
  const { id, orders } = commandOf(look.box, card);
  const isMeant = orders.some(({ of }) => fitsAny(look, unit, of));
  return isMeant
    ? fallsOut(look, unit, "orders-for-it-are-out", { card: id }, "leg.command.issue-limit")
    : fallsOut(look, unit, "not-of-the-card", { card: id }, "leg.command.issue-type-match");
}

/** Whether the command cards that a player has in play allow its card to issue a unit an order. */
function isLetBy(look: Look, side: Side, unit: UnitIndex): boolean {
  const barring = commandsInPlay(look, side).find((card) => card.mayOrder?.(look, side, unit) === false);
  return barring === undefined || fallsOut(look, unit, "order-forbidden-by-card", { card: barring.id });
}

/** Returns the maximum number of orders of a player's card, as limited by the opponent's cards in play. */
function mostOrders(look: Look, side: Side): number {
  return Math.min(...commandsInPlay(look, opponentOf(side)).map(({ mostAgainst = Infinity }) => mostAgainst));
}

/**
 * Returns how many more orders of the card a commander can issue after those issued. The others are lost
 * (leg.command.issue-excess-lost).
 */
export function ordersLeft(look: Look, side: Side, issued: readonly number[]): number {
  let ordered = issued;
  let [next] = orderable(look, side, ordered);
  while (next !== undefined) {
    ordered = [...ordered, next];
    next = orderable(look, side, ordered).find((unit) => !ordered.includes(unit));
  }
  return ordered.length - issued.length;
}

/** Whether each unit can be assigned its own place in a group that it fits. */
function haveRoom(look: Look, groups: readonly OrderGroup[], units: readonly number[]): boolean {
  const places = groups.flatMap(({ count, of }) => Array.from({ length: count }, () => of));
  if (units.length > places.length) return false;
  const fitting = units.map((unit) => places.flatMap((of, place) => (fitsAny(look, unit, of) ? [place] : [])));
  const takenBy = new Map<number, number>();
  const seat = (unit: UnitIndex, tried: Set<number>): boolean =>
    at(fitting, unit).some((place) => {
      if (tried.has(place)) return false;
      tried.add(place);
      const other = takenBy.get(place);
      if (other !== undefined && !seat(other, tried)) return false;
      takenBy.set(place, unit);
      return true;
    });
  return units.every((_, unit) => seat(unit, new Set()));
}
