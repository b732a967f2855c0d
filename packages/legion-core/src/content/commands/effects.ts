import type { LegionDie } from "@sw/dice";
import { at, nearest } from "@sw/tabletop";
import type { UnitMatch } from "../../catalogue/entries.ts";
import type { Rank } from "../../catalogue/words.ts";
import { mayMove, moveBan, startMove } from "../../moving/moves.ts";
import { RECOVER } from "../../rounds/actions-list.ts";
import { activate } from "../../rounds/activate.ts";
import { hasPools, issueOrder, mayBeOrdered, takeFromPool } from "../../rounds/orders.ts";
import { commandId } from "../../state/box.ts";
import { rollDice } from "../../state/dice.ts";
import type { Cause } from "../../state/events.ts";
import type { CommandCard, Gift } from "../../state/hooks/command-card.ts";
import type { CardPart, ChoiceHook } from "../../state/hooks/keyword.ts";
import type { Moment } from "../../state/hooks/moments.ts";
import type { Part } from "../../state/hooks/steps.ts";
import { mayChoose, mustChoose, on, playerMust } from "../../state/hooks/words.ts";
import { type UnitIndex, undefeated, unitId } from "../../state/ids.ts";
import type { Facts, Look } from "../../state/look.ts";
import { opponentOf, type Side, seatOf } from "../../state/seats.ts";
import { poolInSight, type State } from "../../state/state.ts";
import type { TokenKind } from "../../state/tokens.ts";
import type { GameWork } from "../../state/work.ts";
import type { Range } from "../../table/range.ts";
import { markActivation, ORDER_RETURNED } from "../../units/activation.ts";
import { askUnits } from "../../units/choosing.ts";
import { hasOrder } from "../../units/conditions.ts";
import { enemiesAt, engagedBy, friendsAt, inSight } from "../../units/near.ts";
import { beginOngoing } from "../../units/ongoing.ts";
import { statusOf } from "../../units/positions.ts";
import { fitsAny, rankOf } from "../../units/ranks.ts";
import { gainTokens } from "../../units/unit-tokens.ts";
import { dealWounds } from "../../units/wounds/casualties.ts";

/** A speed-1 move that a card grants. */
const SLOW = { speed: 1 } as const;

/** Returns the cause of the effects of a command card. */
export function byCard(card: string): Cause {
  return { rule: "leg.cards.command-use", cause: card };
}

/** Creates an effect that happens to each unit when the card orders it. */
export function onOrder(run: (work: GameWork, unit: UnitIndex) => void): CardPart {
  return onOrderIf(false, () => true, run);
}

/** Creates an effect that a player may use on each unit when the card orders it. */
export function mayOnOrder(
  applies: (look: Look, unit: UnitIndex) => boolean,
  run: (work: GameWork, unit: UnitIndex) => void,
): CardPart {
  return onOrderIf(true, applies, run);
}

function onOrderIf(
  may: boolean,
  applies: (look: Look, unit: UnitIndex) => boolean,
  run: (work: GameWork, unit: UnitIndex) => void,
): CardPart {
  return aboutUnit(
    "order-issued",
    may,
    (look, unit, side) => isOrderedByCard(look, side, unit) && applies(look, unit),
    run,
  );
}

/** Creates an effect of a card at a moment about one of its player's units, which the player may use. */
export function ownMay(at: Moment, applies: AboutUnit, run: DoesToUnit): CardPart {
  return aboutUnit(at, true, (look, unit, side) => isOwn(look, side, unit) && applies(look, unit, side), run);
}

/** Creates an effect of a card at a moment about one of its player's units, which always happens. */
export function ownMust(at: Moment, applies: AboutUnit, run: DoesToUnit): CardPart {
  return aboutUnit(at, false, (look, unit, side) => isOwn(look, side, unit) && applies(look, unit, side), run);
}

/** A test whether an effect applies to a unit of a player. */
export type AboutUnit = (look: Look, unit: UnitIndex, side: Side) => boolean;
/** A function that applies an effect to a unit of a player. */
export type DoesToUnit = (work: GameWork, unit: UnitIndex, side: Side) => void;

function aboutUnit(at: Moment, may: boolean, applies: AboutUnit, run: DoesToUnit): CardPart {
  return {
    at,
    does: {
      may,
      applies: (look, side, about) => about !== null && applies(look, about, side),
      run(work, side, about) {
        if (about !== null) run(work, about, side);
      },
    },
  };
}

/**
 * Creates an effect that happens when the card is resolved, for cards without another timing
 * (leg.command.timing-2-untimed).
 */
export function untimed(run: (work: GameWork, side: Side) => void): CardPart {
  return playerMust("determine-priority", () => true, run);
}

/** Gives a unit a keyword until the end of the round. */
export function lend(work: GameWork, unit: UnitIndex, keyword: string, value: number, card: string): void {
  beginOngoing(work, { unit, keyword, value, until: "round" }, byCard(card));
}

/** Gives a unit a keyword for the rest of the game. `value` is the figure of the keyword. Defaults to 1. */
export function lendForGood(work: GameWork, unit: UnitIndex, keyword: string, card: string, value = 1): void {
  beginOngoing(work, { unit, keyword, value, until: "game" }, byCard(card));
}

/** Gives a unit tokens from a card. */
export function give(work: GameWork, unit: UnitIndex, token: TokenKind, amount: number, card: string): void {
  gainTokens(work, unit, token, amount, byCard(card));
}

/** Creates the choice of a friendly unit at range 2 that may gain a token from a card. */
export function friendGains(card: string, token: TokenKind): ChoiceHook {
  return mayChoose(
    "leg.cards.command-use",
    (look, unit) => friendsAt(look, unit, 2),
    (work, unit) => give(work, unit, token, 1, card),
  );
}

/** The things that a card gives to units: tokens, and keywords with their figures until the end of the round. */
export interface Given {
  readonly tokens?: readonly TokenKind[];
  readonly keywords?: Readonly<Record<string, number>>;
}

/** Gives a unit everything that a card gives. */
export function giveAll(work: GameWork, unit: UnitIndex, { tokens = [], keywords = {} }: Given, card: string): void {
  for (const token of tokens) give(work, unit, token, 1, card);
  for (const [keyword, value] of Object.entries(keywords)) lend(work, unit, keyword, value, card);
}

/** Creates an effect that gives things to each unit that the card orders. */
export function givenOnOrder(card: string, given: Given): CardPart {
  return onOrder((work, unit) => giveAll(work, unit, given, card));
}

/**
 * Creates an effect that gives things to the player's units that fit a match, by default when the card is resolved. At
 * `score-points`, the last moment before the card is discarded, it can lend its own gift for the rest of the round.
 */
export function givenTo(card: string, match: UnitMatch, given: Given, at: Moment = "determine-priority"): CardPart {
  return playerMust(
    at,
    () => true,
    (work, side) => {
      for (const unit of ownUnits(work, side, match)) giveAll(work, unit, given, card);
    },
  );
}

/** Each unit that the card orders may make a speed-1 move. */
export const MAY_MOVE: CardPart = /* @__PURE__ */ mayOnOrder(
  (look, unit) => moveBan(look, unit, "effect", SLOW) === undefined,
  (work, unit) => startMove(work, unit, "effect", SLOW),
);

/** Lists a player's undefeated units that fit a match. */
export function ownUnits(look: Facts, side: Side, match: UnitMatch): readonly number[] {
  return undefeated(look.state, side).filter((unit) => fitsAny(look, unit, [match]));
}

/**
 * Creates an effect at a moment about one of the player's units that fit a match. With `may` the player can decline.
 * Defaults to false.
 */
export function aboutOwn(
  moment: Moment,
  match: UnitMatch,
  run: (work: GameWork, unit: UnitIndex) => void,
  may = false,
): CardPart {
  return aboutOneOf(moment, [match], run, may);
}

/**
 * Creates an effect at a moment about one of the player's units that fit any of several matches. With `may` the player
 * can decline. Defaults to false.
 */
export function aboutOneOf(
  moment: Moment,
  matches: readonly UnitMatch[],
  run: (work: GameWork, unit: UnitIndex) => void,
  may = false,
): CardPart {
  return (may ? ownMay : ownMust)(moment, (look, unit) => fitsAny(look, unit, matches), run);
}

/** Creates a free move action granted by a card, once per activation. */
export function freeMove(card: string): Part<"action"> {
  return on("action", {
    id: card,
    free: true,
    cost: 0,
    moves: true,
    available: (look, { unit }) => mayMove(look, unit, "action"),
    ban: (look, { unit }) => moveBan(look, unit, "action")?.rule,
    run: (work, { unit }) => startMove(work, unit, "action"),
  });
}

/**
 * Creates the effects that happen when one of the player's units is activated, whether or not it is on the battlefield.
 * With `may` the player can decline. Defaults to false.
 */
export function whenActivated(applies: AboutUnit, run: DoesToUnit, may = false): readonly CardPart[] {
  const own = may ? ownMay : ownMust;
  return [own("activation-start", applies, run), own("undeployed-activation-start", applies, run)];
}

/**
 * Creates the effects that happen when one of the player's units that fit a match is activated, whether or not it is on
 * the battlefield.
 */
export function asActivated(
  match: UnitMatch,
  run: (work: GameWork, unit: UnitIndex) => void,
  may = false,
): readonly CardPart[] {
  return whenActivated((look, unit) => fitsAny(look, unit, [match]), run, may);
}

/** Whether a unit is engaged with an enemy unit that fits a match. */
export function isEngagedWith(look: Look, unit: UnitIndex, match: UnitMatch): boolean {
  return engagedBy(look, unit).some((enemy) => fitsAny(look, enemy, [match]));
}

/** Lists a player's units that fit a match, have the enemy within a range and see it. */
export function ownNear(look: Look, side: Side, match: UnitMatch, enemy: UnitIndex, range: Range): readonly number[] {
  return ownUnits(look, side, match).filter((one) => inSight(look, one, enemiesAt(look, one, range)).includes(enemy));
}

/**
 * Creates an effect that attacks with the weapons of the card at the end of a unit's activation. `attacks` is the
 * maximum number of attacks, or `"each"` for one on each enemy unit.
 */
export function volley(card: string, match: UnitMatch, attacks: number | "each"): CardPart {
  return aboutOwn("activation-end", match, (work, unit) => {
    const enemies = undefeated(work.state, opponentOf(at(work.state.units, unit).owner)).length;
    work.push({ kind: "volley", unit, card, left: attacks === "each" ? enemies : attacks, attacked: [] });
  });
}

/** Each unit that the card orders may perform a recover action at once. */
export const MAY_RECOVER: CardPart = /* @__PURE__ */ mayOnOrder(
  () => true,
  (work, unit) => RECOVER.run(work, unit),
);

/** A gift without effects. A unit that is lent it is marked for the round, to record that the card was used. */
export const MARK: Gift = { effect: [], to: [] };

/** Whether a player revealed this card in this round. False in later rounds, in which permanent cards still act. */
export function isRevealed({ box, state }: Facts, side: Side, card: string): boolean {
  const { revealed } = state.sides[side];
  return revealed !== null && commandId(box, revealed) === card;
}

/** Whether a unit has been lent the effect of a card. */
export function isLent({ state }: Look, unit: UnitIndex, card: string): boolean {
  return state.ongoing.some((one) => one.unit === unit && one.keyword === card);
}

/** Whether some unit of a player has been lent the effect of a card, and may have been defeated since. */
export function isLentToSide({ state }: Look, side: Side, card: string): boolean {
  return state.ongoing.some(({ unit, keyword }) => keyword === card && at(state.units, unit).owner === side);
}

/**
 * Returns the order token of a unit to its player's order pool, so that it can be drawn. While orders are issued the
 * pool does not exist yet: it will be formed from all units without a token (leg.order-pool.create).
 */
export function returnOrder(work: GameWork, side: Side, unit: UnitIndex, card: string): void {
  const rank = rankOf(work, unit);
  work.unit(unit).order = "none";
  markActivation(work, unit, ORDER_RETURNED);
  work.emit({ type: "order-returned", unit: unitId(work.state, unit), ...byCard(card) });
  const own = work.side(side);
  if (hasPools(work.state)) own.orderPool = { ...own.orderPool, [rank]: own.orderPool[rank] + 1 };
  work.emit({ type: "order-pool-changed", seat: seatOf(side), tokens: poolInSight(own), ...byCard(card) });
}

/**
 * Takes an order token of the unit's rank from its player's order pool, if there is one. Used when a unit is activated
 * or its token turned facedown without a draw.
 */
export function orderFromPool(work: GameWork, unit: UnitIndex, card: string): void {
  takeFromPool(work, unit, byCard(card));
}

/**
 * Turns the order token of a unit facedown, or gives it a facedown token of its rank, so that the unit will not be
 * activated.
 */
export function turnOrder(work: GameWork, unit: UnitIndex, card: string): void {
  if (at(work.state.units, unit).order === "none") orderFromPool(work, unit, card);
  work.unit(unit).order = "facedown";
  work.emit({ type: "order-turned", unit: unitId(work.state, unit), ...byCard(card) });
}

/** Whether the last thing that happened is the unit's own move, not something that resulted from it. */
export function hasJustMoved({ state: { frames } }: Pick<Look, "state">, unit: UnitIndex): boolean {
  const window = frames.map(({ kind }) => kind).lastIndexOf("standby");
  const before = frames[window - 1];
  return before?.kind === "move" && before.unit === unit && before.made !== null;
}

/**
 * Rolls a white defense die for each miniature of a unit and deals it a wound for each block and each surge
 * (leg.wounds.outside-attack).
 */
export function rollForWounds(work: GameWork, unit: UnitIndex, card: string): void {
  const standing = at(work.state.units, unit).miniatures.filter(({ status }) => status === "standing");
  const dice = standing.map((): LegionDie => "white-defense");
  const id = unitId(work.state, unit);
  const faces = rollDice(work, id, dice);
  work.emit({ type: "dice-rolled", unit: id, dice, faces, ...byCard(card) });
  dealWounds(work, unit, faces.filter((face) => face !== "blank").length, byCard(card));
}

/** Creates a choice of one unit that is activated at once, or of none. */
export function activating(candidates: (look: Look, unit: UnitIndex) => readonly number[]): ChoiceHook {
  return mayChoose("leg.cards.command-use", candidates, (work, unit) => activate(work, unit, false));
}

/** Returns the units that have a faceup order. */
export function withOrder(look: Look, units: readonly number[]): readonly number[] {
  return units.filter((unit) => hasOrder(look, unit));
}

/**
 * Creates the effect that each vehicle ordered by the card picks a friendly unit at range 2 that fits a match, which is
 * also issued an order: by itself or by the nominated commander.
 */
export function ordersAlong(
  id: string,
  match: UnitMatch,
  by: "itself" | "nominated",
): Pick<CommandCard, "moments" | "choice"> {
  const orderedBy = ({ state }: Look, unit: UnitIndex): number | undefined =>
    by === "itself" ? unit : (state.sides[at(state.units, unit).owner].nominated ?? undefined);
  return {
    moments: [onOrder((work, unit) => askUnits(work, id, unit))],
    choice: mustChoose(
      "leg.cards.command-use",
      (look, unit) =>
        friendsAt(look, unit, 2).filter(
          (one) => mayBeOrdered(look, one, orderedBy(look, one)) && fitsAny(look, one, [match]),
        ),
      (work, unit) => issueOrder(work, unit, byCard(id)),
    ),
  };
}

/**
 * Creates the effect that, after a unit of these ranks attacks, the faceup orders of the units it attacked return to
 * their order pool. That includes the order of a unit in the middle of its activation, which may then be activated again.
 */
export function pinning(card: string, ranks: readonly Rank[]): CardPart {
  const pinned = ({ state }: Look, unit: UnitIndex): readonly number[] => {
    const attack = nearest(state, "attack");
    const defenders = attack?.attacker === unit ? attack.pools.map(({ defender }) => defender) : [];
    return [...new Set(defenders)].filter((one) => hasFaceupOrder(state, one));
  };
  return ownMust(
    "after-attack",
    (look, about) => ranks.includes(rankOf(look, about)) && pinned(look, about).length > 0,
    (work, unit, side) => {
      for (const one of pinned(work, unit)) returnOrder(work, opponentOf(side), one, card);
    },
  );
}

/** Whether a unit on the battlefield has a faceup order. */
function hasFaceupOrder(state: State, unit: UnitIndex): boolean {
  const own = at(state.units, unit);
  return statusOf(own) === "deployed" && own.order === "faceup";
}

/** Whether the command card of a player has just issued an order to a unit, with nothing but other orders since. */
export function isOrderedByCard({ state }: Pick<Look, "state">, side: Side, unit: UnitIndex | null): unit is number {
  const orders = nearest(state, "orders");
  return unit !== null && orders?.side === side && orders.issued.includes(unit);
}

/** Whether a unit belongs to the player. */
export function isOwn({ state }: Pick<Look, "state">, side: Side, unit: UnitIndex | null): unit is number {
  return unit !== null && at(state.units, unit).owner === side;
}
