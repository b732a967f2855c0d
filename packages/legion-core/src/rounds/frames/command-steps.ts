import { addToBag, at, takeFromBag } from "@sw/tabletop";
import { inOrder, nominees, revealedPips } from "../../cards/commands/playing.ts";
import type { Rank } from "../../catalogue/words.ts";
import type { RuleId } from "../../rules/ids.ts";
import { commandId, commandOf } from "../../state/box.ts";
import { rollDice } from "../../state/dice.ts";
import type { CommandStage } from "../../state/frames.ts";
import { type UnitIndex, undefeated, unitId } from "../../state/ids.ts";
import type { FrameOf } from "../../state/kinds.ts";
import { opponentOf, PUBLIC, type Side, seatOf } from "../../state/seats.ts";
import { emptyPool } from "../../state/state.ts";
import type { GameWork } from "../../state/work.ts";
import { unitAmount } from "../../units/keywords.ts";
import { hung } from "../../units/parts.ts";
import { statusOf } from "../../units/positions.ts";
import { rankOf } from "../../units/ranks.ts";
import { readUnit } from "../../units/reading.ts";
import { atMoment } from "../moments.ts";
import { startActivationPhase } from "../phases.ts";
import { ruleEffectsAt } from "./rule-effects.ts";

type Frame = FrameOf<"command">;

/** Runs a step until a decision is needed. */
export function runStep(work: GameWork, frame: Frame, side: Side): void {
  switch (frame.stage) {
    case "start":
      return start(work, frame);
    case "choose":
      return onward(work, frame, "reveal");
    case "reveal":
      return reveal(work, frame);
    case "priority":
      return settlePriority(work, frame);
    case "nominate":
      return nominate(work, frame, side, nominees(work, side)[0]);
    case "orders":
      return orders(work, frame);
    case "order-pool":
      return orderPools(work, frame);
    case "pass-pool":
      return passPools(work, frame);
    case "end":
      return end(work);
  }
}

/** Continues with the other player, or after both with the next step. */
function onward(work: GameWork, frame: Frame, step: CommandStage): void {
  work.setTop(frame, frame.turn === 0 ? { ...frame, turn: 1 } : { kind: "command", stage: step, turn: 0 });
}

function to(work: GameWork, frame: Frame, step: CommandStage): void {
  work.setTop(frame, { kind: "command", stage: step, turn: 0 });
}

function start(work: GameWork, frame: Frame): void {
  onward(work, frame, "choose");
  atMoment(work, frame.turn === 0 ? "start-of-round" : "command-start", null);
}

/**
 * Chooses a card facedown, or none. The card stays in the hand, so that the opponent cannot see which one is missing.
 */
export function choose(work: GameWork, frame: Frame, side: Side, id: string | null): void {
  const { commands } = work.box.cards.catalogue;
  work.side(side).chosen = id === null ? null : commands.findIndex((card) => card.id === id);
  const seat = seatOf(side);
  const card = id === null ? null : { card: id, seenBy: [seat] };
  work.emit({ type: "command-chosen", seat, card, rule: "leg.command.select-secret", cause: null });
  onward(work, frame, "reveal");
}

/**
 * Reveals both cards at once (leg.command.reveal-together), then starts the effects of revealing, those of the blue
 * player first.
 */
function reveal(work: GameWork, frame: Frame): void {
  to(work, frame, "priority");
  work.revealed = true;
  for (const side of inOrder(work)) {
    const own = work.side(side);
    const { chosen } = own;
    const card = chosen === null ? null : commandId(work.box, chosen);
    if (chosen !== null) own.hand = takeFromBag(own.hand, chosen)?.pile ?? own.hand;
    own.revealed = chosen;
    if (chosen !== null) own.lastPips = commandOf(work.box, chosen).pips;
    own.chosen = null;
    work.emit({
      type: "command-revealed",
      seat: seatOf(side),
      card,
      rule: "leg.command.reveal-together",
      cause: null,
    });
  }
  atMoment(work, "cards-revealed", null);
  atMoment(work, "before-card-effects", null);
}

function settlePriority(work: GameWork, frame: Frame): void {
  onward(work, frame, "nominate");
  if (frame.turn === 0) return atMoment(work, "determine-priority", null);
  const [one, other] = inOrder(work);
  const [mine, theirs] = tiedApart(work, one, other);
  if (mine === theirs) return rollForPriority(work, one, mine === null);
  const ahead = theirs === null || (mine !== null && mine < theirs) ? one : other;
  const missing = mine === null || theirs === null;
  give(work, ahead, missing ? "leg.command.priority-no-card" : "leg.command.priority-fewest-pips", null);
}

/** Returns the pips of both cards. If they are tied, adds the pips that keywords of all units give. */
function tiedApart(work: GameWork, one: Side, other: Side): readonly [number | null, number | null] {
  const [mine, theirs] = [revealedPips(work, one), revealedPips(work, other)];
  if (mine === null || mine !== theirs) return [mine, theirs];
  return [mine + tiePips(work, one), theirs + tiePips(work, other)];
}

/** Returns the pips that keywords add to a player's revealed card in a tie, each keyword once. */
function tiePips(work: GameWork, side: Side): number {
  const added = new Map<string, number>();
  for (const unit of work.state.units.keys()) {
    if (statusOf(at(work.state.units, unit)) === "defeated") continue;
    for (const { keyword, does, value } of hung(readUnit(work, unit), "tie-pips")) {
      const own = does(work, { unit, value }, { side });
      if (own !== 0) added.set(keyword, own);
    }
  }
  return [...added.values()].reduce((sum, own) => sum + own, 0);
}

/** Rolls the red die for the blue player, who has priority on a block. Otherwise the opponent has it. */
function rollForPriority(work: GameWork, side: Side, withoutCards: boolean): void {
  const [face = ""] = rollDice(work, "priority", ["red-defense"]);
  const rule = withoutCards ? "leg.command.priority-neither-card" : "leg.command.priority-tie-roll";
  give(work, face === "block" ? side : opponentOf(side), rule, face);
}

function give(work: GameWork, side: Side, rule: RuleId, roll: string | null): void {
  work.state.priority = side;
  work.emit({ type: "priority-settled", seat: seatOf(side), roll, rule, cause: null });
}

/** Nominates a unit as commander. Without one the orders of the card are lost (leg.command.issue-excess-lost). */
export function nominate(work: GameWork, frame: Frame, side: Side, unit: UnitIndex | undefined): void {
  work.side(side).nominated = unit ?? null;
  if (unit !== undefined) {
    const { revealed } = work.state.sides[side];
    const card = revealed === null ? null : commandOf(work.box, revealed);
    const rule = card?.requires === undefined ? "leg.command.nominate-any" : "leg.command.nominate-specific";
    work.emit({
      type: "unit-nominated",
      seat: seatOf(side),
      unit: unitId(work.state, unit),
      rule,
      cause: card?.id ?? null,
    });
  }
  onward(work, frame, "orders");
}

/** Starts issuing orders. The player with priority is first, and orders the card and keywords freely. */
function orders(work: GameWork, frame: Frame): void {
  onward(work, frame, "order-pool");
  if (frame.turn === 1) return;
  const players = inOrder(work).map((owner) => ({ owner, unit: null }));
  atMoment(work, "issue-orders", null, ruleEffectsAt(work, "issue-orders", players));
}

/**
 * Fills the order pools: a token of its rank for each unit without an order, and those that keywords add
 * (leg.order-pool.create, leg.kw.unstoppable.pool).
 */
function orderPools(work: GameWork, frame: Frame): void {
  to(work, frame, "pass-pool");
  for (const side of inOrder(work)) {
    const pool: Record<Rank, number> = { ...emptyPool() };
    for (const unit of undefeated(work.state, side)) {
      const drawn = at(work.state.units, unit).order === "none" ? 1 : 0;
      pool[rankOf(work, unit)] += drawn + unitAmount(work, unit, "order-tokens");
    }
    work.side(side).orderPool = pool;
    work.emit({
      type: "order-pool-changed",
      seat: seatOf(side),
      tokens: pool,
      rule: "leg.order-pool.create",
      cause: null,
    });
  }
  atMoment(work, "order-pool", null);
}

/** Gives pass tokens to a player with fewer units than the opponent (leg.pass-pool.size). */
function passPools(work: GameWork, frame: Frame): void {
  to(work, frame, "end");
  for (const side of inOrder(work)) {
    const units = undefeated(work.state, side).length;
    const more = undefeated(work.state, opponentOf(side)).length - units - 1;
    if (more <= 0) continue;
    const own = work.side(side);
    own.passPool += more;
    const tokens = own.passPool;
    work.emit({ type: "pass-pool-changed", seat: seatOf(side), tokens, rule: "leg.pass-pool.size", cause: null });
  }
  atMoment(work, "command-end", null);
}

/** Ends the phase after the pass pools and the effects at that moment (leg.pass-pool.ends-phase). */
function end(work: GameWork): void {
  returnCards(work);
  startActivationPhase(work);
}

/** Returns command cards to the hand where a card says so. They stay public there. */
function returnCards(work: GameWork): void {
  for (const side of inOrder(work)) {
    const { revealed } = work.state.sides[side];
    if (revealed === null) continue;
    const { id, returns } = commandOf(work.box, revealed);
    if (returns === undefined) continue;
    const own = work.side(side);
    own.hand = addToBag(own.hand, revealed, PUBLIC);
    own.revealed = null;
    work.emit({
      type: "command-returned",
      seat: seatOf(side),
      card: id,
      rule: "leg.pass-pool.ends-phase",
      cause: id,
    });
  }
}
