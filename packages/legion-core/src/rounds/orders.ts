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
import { fitsAny, mayTakeOrders, rankOf, takesOrdersFrom } from "../units/ranks.ts";
import { readUnit } from "../units/reading.ts";
import { unitsWith } from "../units/roster.ts";
import { atMoment } from "./moments.ts";

const ONCE: RuleId = "leg.command.one-order-per-round";
const NOT_TWICE: RuleId = "leg.command.issue-not-twice";

/**
 * A unit is issued an order: its token lies faceup beside it (leg.command.issue-token). Once the order pools are made it comes from
 * there, whichever phase it is, so that without one of its rank nothing happens (leg.command.other-sources).
 */
export function issueOrder(work: GameWork, unit: UnitIndex, cause: Cause): void {
  if (hasPools(work.state) && !takeFromPool(work, unit, cause)) return;
  const ordered = work.unit(unit);
  ordered.ordered = true;
  ordered.order = "faceup";
  work.emit({ type: "order-issued", unit: unitId(work.state, unit), ...cause });
  atMoment(work, "order-issued", unit);
}

/** A unit is issued an order by another or itself, if it may, whatever the phase. */
export function orderAnytime(work: GameWork, unit: UnitIndex, by: number, cause: Cause): void {
  if (mayBeOrdered(work, unit, by)) issueOrder(work, unit, cause);
}

/** Whether the order pools of the round are there: from the step of the Command Phase on in which they are made, to the End Phase. */
export function hasPools({ frames }: Pick<State, "frames">): boolean {
  const [floor] = frames;
  if (floor?.kind === "command") return floor.stage === "pass-pool" || floor.stage === "end";
  return floor?.kind === "activation-phase";
}

/** A unit takes an order token of its rank out of the pool of its player; false where there is none. */
export function takeFromPool(work: GameWork, unit: UnitIndex, cause: Cause): boolean {
  const { owner } = at(work.state.units, unit);
  const rank = rankOf(work, unit);
  const own = work.side(owner);
  if (own.orderPool[rank] === 0) return false;
  own.orderPool = { ...own.orderPool, [rank]: own.orderPool[rank] - 1 };
  work.emit({ type: "order-pool-changed", seat: seatOf(owner), tokens: poolInSight(own), ...cause });
  return true;
}

/** Whether a unit has no order token and was issued no order this round (leg.command.one-order-per-round), and is not acting on one drawn. */
function isWithoutOrder(look: Look, unit: UnitIndex): boolean {
  const { units, frames } = look.state;
  const { ordered, order, miniatures } = at(units, unit);
  if (ordered) return fallsOut(look, unit, "ordered-already", {}, ONCE);
  if (order !== "none") return fallsOut(look, unit, "has-an-order-token", {}, ONCE);
  if (miniatures.every(({ status }) => status === "defeated")) return false;
  const isActing = frames.some((frame) => frame.kind === "activation" && frame.unit === unit && frame.drawn);
  return !isActing || fallsOut(look, unit, "acts-on-a-drawn-order", {}, ONCE);
}

/** Whether a token is there that can be laid beside a unit: any until the pools are made, then one of its rank there. */
function hasToken(look: Look, unit: UnitIndex): boolean {
  if (!hasPools(look.state)) return true;
  const { owner } = at(look.state.units, unit);
  const rank = rankOf(look, unit);
  if (look.state.sides[owner].orderPool[rank] > 0) return true;
  return fallsOut(look, unit, "no-order-token-left", { rank }, "leg.command.other-sources");
}

/**
 * Whether a unit may still be issued an order this round (leg.command.one-order-per-round), by another unit or itself; without
 * one by an effect of no unit. A unit with an affiliation takes orders from its own alone (leg.affiliation.orders). Keywords of the
 * unit may take orders of some alone, those of enemies near it none but its own.
 */
export function mayBeOrdered(look: Look, unit: UnitIndex, by?: number): boolean {
  if (!isWithoutOrder(look, unit) || !hasToken(look, unit)) return false;
  if (!allHold(look, readUnit(look, unit), "heeds", { by })) return fallsOut(look, unit, "heeds-others-alone");
  if (by !== undefined && !(takesOrdersFrom(look, unit, by) && mayTakeOrders(look, unit, by))) return false;
  return by === unit || !isJammed(look, unit) || fallsOut(look, unit, "orders-jammed");
}

/** Whether enemies near a unit keep others from issuing it orders. */
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
 * The units that the commander of a player can still issue orders to, given those that received orders of the card: any
 * that leaves all of them within the groups of the card, whichever group each counts for, or any at all if the card orders
 * every eligible unit (leg.command.issue-limit, leg.command.issue-type-match, leg.affiliation.orders). A commander who has
 * been defeated issues none.
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

/** Says of a unit for which a card has no order left whether it ever had one; always false. */
function isNoneOfCard(look: Look, card: CardCode, unit: UnitIndex): false {
  const { id, orders } = commandOf(look.box, card);
  const isMeant = orders.some(({ of }) => fitsAny(look, unit, of));
  return isMeant
    ? fallsOut(look, unit, "orders-for-it-are-out", { card: id }, "leg.command.issue-limit")
    : fallsOut(look, unit, "not-of-the-card", { card: id }, "leg.command.issue-type-match");
}

/** Whether the command cards that a player has in play let a unit be issued an order by its card. */
function isLetBy(look: Look, side: Side, unit: UnitIndex): boolean {
  const barring = commandsInPlay(look, side).find((card) => card.mayOrder?.(look, side, unit) === false);
  return barring === undefined || fallsOut(look, unit, "order-forbidden-by-card", { card: barring.id });
}

/** How many orders the card of a player gives at most, because of what the opponent has in play. */
function mostOrders(look: Look, side: Side): number {
  return Math.min(...commandsInPlay(look, opponentOf(side)).map(({ mostAgainst = Infinity }) => mostAgainst));
}

/** How many orders of the card a commander has left, given those issued. */
export function ordersLeft({ box, state }: Look, side: Side, issued: readonly number[]): number {
  const { revealed } = state.sides[side];
  if (revealed === null) return 0;
  return commandOf(box, revealed).orders.reduce((sum, { count }) => sum + count, 0) - issued.length;
}

/** Whether every unit can be given a place of its own in a group that it fits. */
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
