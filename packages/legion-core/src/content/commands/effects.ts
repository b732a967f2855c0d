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
import { askUnits } from "../../units/choosing.ts";
import { hasOrder } from "../../units/conditions.ts";
import { enemiesAt, engagedBy, friendsAt, inSight } from "../../units/near.ts";
import { beginOngoing } from "../../units/ongoing.ts";
import { statusOf } from "../../units/positions.ts";
import { fitsAny, rankOf } from "../../units/ranks.ts";
import { gainTokens } from "../../units/unit-tokens.ts";
import { dealWounds } from "../../units/wounds/casualties.ts";

/** A move that a card gives at a speed. */
const SLOW = { speed: 1 } as const;

/** What makes the effects of a card happen. */
export function byCard(card: string): Cause {
  return { rule: "leg.cards.command-use", cause: card };
}

/** What happens to each unit as the card orders it. */
export function onOrder(run: (work: GameWork, unit: UnitIndex) => void): CardPart {
  return onOrderIf(false, () => true, run);
}

/** What may happen to a unit as the card orders it, if its player likes. */
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

/** What a card does at a moment about one of its player's units, if the player likes. */
export function ownMay(at: Moment, applies: AboutUnit, run: DoesToUnit): CardPart {
  return aboutUnit(at, true, (look, unit, side) => isOwn(look, side, unit) && applies(look, unit, side), run);
}

/** What a card does by itself at a moment about one of its player's units. */
export function ownMust(at: Moment, applies: AboutUnit, run: DoesToUnit): CardPart {
  return aboutUnit(at, false, (look, unit, side) => isOwn(look, side, unit) && applies(look, unit, side), run);
}

/** Whether there is anything to do about a unit, for a player. */
export type AboutUnit = (look: Look, unit: UnitIndex, side: Side) => boolean;
/** What is done to a unit, for a player. */
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

/** What happens as the card is resolved, if nothing says when (leg.command.timing-2-untimed). */
export function untimed(run: (work: GameWork, side: Side) => void): CardPart {
  return playerMust("determine-priority", () => true, run);
}

/** A unit has a keyword for the rest of the round. */
export function lend(work: GameWork, unit: UnitIndex, keyword: string, value: number, card: string): void {
  beginOngoing(work, { unit, keyword, value, until: "round" }, byCard(card));
}

/** A unit has a keyword for the rest of the game. */
export function lendForGood(work: GameWork, unit: UnitIndex, keyword: string, card: string, value = 1): void {
  beginOngoing(work, { unit, keyword, value, until: "game" }, byCard(card));
}

/** Tokens that a card gives to a unit. */
export function give(work: GameWork, unit: UnitIndex, token: TokenKind, amount: number, card: string): void {
  gainTokens(work, unit, token, amount, byCard(card));
}

/** A friend at range 2 of a unit, if its player likes, gains a token that a card gives. */
export function friendGains(card: string, token: TokenKind): ChoiceHook {
  return mayChoose(
    "leg.cards.command-use",
    (look, unit) => friendsAt(look, unit, 2),
    (work, unit) => give(work, unit, token, 1, card),
  );
}

/** What a card gives to units: tokens, and keywords with their figures for the round. */
export interface Given {
  readonly tokens?: readonly TokenKind[];
  readonly keywords?: Readonly<Record<string, number>>;
}

/** A unit gets what a card gives. */
export function giveAll(work: GameWork, unit: UnitIndex, { tokens = [], keywords = {} }: Given, card: string): void {
  for (const token of tokens) give(work, unit, token, 1, card);
  for (const [keyword, value] of Object.entries(keywords)) lend(work, unit, keyword, value, card);
}

/** What each unit that the card orders gets. */
export function givenOnOrder(card: string, given: Given): CardPart {
  return onOrder((work, unit) => giveAll(work, unit, given, card));
}

/** What the units of the player that fit a match get as the card is resolved. */
export function givenTo(card: string, match: UnitMatch, given: Given): CardPart {
  return untimed((work, side) => {
    for (const unit of ownUnits(work, side, match)) giveAll(work, unit, given, card);
  });
}

/** Each unit that the card orders may move at speed 1. */
export const MAY_MOVE: CardPart = /* @__PURE__ */ mayOnOrder(
  (look, unit) => moveBan(look, unit, "effect", SLOW) === undefined,
  (work, unit) => startMove(work, unit, "effect", SLOW),
);

/** The undefeated units of a player that fit a match. */
export function ownUnits(look: Facts, side: Side, match: UnitMatch): readonly number[] {
  return undefeated(look.state, side).filter((unit) => fitsAny(look, unit, [match]));
}

/** What happens at a moment about one of the player's units that fit a match; `may` if the player likes. */
export function aboutOwn(
  moment: Moment,
  match: UnitMatch,
  run: (work: GameWork, unit: UnitIndex) => void,
  may = false,
): CardPart {
  return aboutOneOf(moment, [match], run, may);
}

/** What happens at a moment about one of the player's units that fit any of some matches; `may` if the player likes. */
export function aboutOneOf(
  moment: Moment,
  matches: readonly UnitMatch[],
  run: (work: GameWork, unit: UnitIndex) => void,
  may = false,
): CardPart {
  return (may ? ownMay : ownMust)(moment, (look, unit) => fitsAny(look, unit, matches), run);
}

/** A free move action that a card gives, once in an activation. */
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

/** What happens as one of the player's units is activated, on the battlefield or not; `may` if the player likes. */
export function whenActivated(
  applies: (look: Look, unit: UnitIndex) => boolean,
  run: (work: GameWork, unit: UnitIndex) => void,
  may = false,
): readonly CardPart[] {
  const own = may ? ownMay : ownMust;
  return [own("activation-start", applies, run), own("undeployed-activation-start", applies, run)];
}

/** What happens as one of the player's units that fit a match is activated, on the battlefield or not. */
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

/** The units of a player that fit a match and have an enemy at a range of them and in sight. */
export function ownNear(look: Look, side: Side, match: UnitMatch, enemy: UnitIndex, range: Range): readonly number[] {
  return ownUnits(look, side, match).filter((one) => inSight(look, one, enemiesAt(look, one, range)).includes(enemy));
}

/** Attacks with the weapons of the card as a unit ends its activation: so many at most, or one on each enemy unit. */
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

/** An effect that does nothing by itself: lent to a unit it marks for the round that the card was used. */
export const MARK: Gift = { effect: [], to: [] };

/** Whether a card is the one that a player has revealed this round: permanent ones act later too. */
export function isRevealed({ box, state }: Facts, side: Side, card: string): boolean {
  const { revealed } = state.sides[side];
  return revealed !== null && commandId(box, revealed) === card;
}

/** Whether a unit has the effect that a card lends. */
export function isLent({ state }: Look, unit: UnitIndex, card: string): boolean {
  return state.ongoing.some((one) => one.unit === unit && one.keyword === card);
}

/**
 * The order token of a unit goes back into the pool of its player, so that it can be drawn. While orders are issued that pool is yet
 * to be made, of all units without a token (leg.order-pool.create).
 */
export function returnOrder(work: GameWork, side: Side, unit: UnitIndex, card: string): void {
  const rank = rankOf(work, unit);
  work.unit(unit).order = "none";
  const own = work.side(side);
  if (hasPools(work.state)) own.orderPool = { ...own.orderPool, [rank]: own.orderPool[rank] + 1 };
  work.emit({ type: "order-pool-changed", seat: seatOf(side), tokens: poolInSight(own), ...byCard(card) });
}

/**
 * A unit takes an order token of its rank out of the pool of its player, as far as there is one: it is activated, or turned
 * facedown, without being drawn.
 */
export function orderFromPool(work: GameWork, unit: UnitIndex, card: string): void {
  takeFromPool(work, unit, byCard(card));
}

/** The order token of a unit that was not activated is turned facedown, or one of its rank is laid there so: it will not be. */
export function turnOrder(work: GameWork, unit: UnitIndex, card: string): void {
  if (at(work.state.units, unit).order === "none") orderFromPool(work, unit, card);
  work.unit(unit).order = "facedown";
  work.emit({ type: "order-turned", unit: unitId(work.state, unit), ...byCard(card) });
}

/** Whether what has just happened is a move of a unit, and nothing that came of it. */
export function hasJustMoved({ state: { frames } }: Pick<Look, "state">, unit: UnitIndex): boolean {
  const window = frames.map(({ kind }) => kind).lastIndexOf("standby");
  const before = frames[window - 1];
  return before?.kind === "move" && before.unit === unit && before.made !== null;
}

/**
 * A unit rolls a white defense die for each of its miniatures, and suffers a wound for each block and each surge
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

/** A choice of one of some units that is activated at once, or of none. */
export function activating(candidates: (look: Look, unit: UnitIndex) => readonly number[]): ChoiceHook {
  return mayChoose("leg.cards.command-use", candidates, (work, unit) => activate(work, unit, false));
}

/** Those of some units with a faceup order. */
export function withOrder(look: Look, units: readonly number[]): readonly number[] {
  return units.filter((unit) => hasOrder(look, unit));
}

/** A vehicle that the card orders picks a friend at range 2 of a kind, which is issued an order too: by itself or by the nominated commander. */
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
 * After a unit of these ranks attacks, the faceup orders of those that it attacked go back into their pool. A unit in the
 * middle of its activation keeps its token, which is being used.
 */
export function pinning(card: string, ranks: readonly Rank[]): CardPart {
  const pinned = ({ state }: Look, unit: UnitIndex): readonly number[] => {
    const attack = nearest(state, "attack");
    const defenders = attack?.attacker === unit ? attack.pools.map(({ defender }) => defender) : [];
    return [...new Set(defenders)].filter((one) => isWaiting(state, one));
  };
  return ownMust(
    "after-attack",
    (look, about) => ranks.includes(rankOf(look, about)) && pinned(look, about).length > 0,
    (work, unit, side) => {
      for (const one of pinned(work, unit)) returnOrder(work, opponentOf(side), one, card);
    },
  );
}

/** Whether a unit on the battlefield has an order that it has yet to act on. */
function isWaiting(state: State, unit: UnitIndex): boolean {
  const own = at(state.units, unit);
  return statusOf(own) === "deployed" && own.order === "faceup" && nearest(state, "activation")?.unit !== unit;
}

/** Whether the command card of a player has just given a unit its order: nothing but orders comes between. */
export function isOrderedByCard({ state }: Pick<Look, "state">, side: Side, unit: UnitIndex | null): unit is number {
  const orders = nearest(state, "orders");
  return unit !== null && orders?.side === side && orders.issued.includes(unit);
}

/** Whether a unit is a player's. */
export function isOwn({ state }: Pick<Look, "state">, side: Side, unit: UnitIndex | null): unit is number {
  return unit !== null && at(state.units, unit).owner === side;
}
