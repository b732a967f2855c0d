import { at } from "@sw/tabletop";
import { issueOrder, mayBeOrdered } from "../../rounds/orders.ts";
import type { Cause } from "../../state/events.ts";
import type { Bearer } from "../../state/hooks/keyword.ts";
import type { Part } from "../../state/hooks/steps.ts";
import { lentBy } from "../../state/hooks/upgrade-card.ts";
import { freeCardAction, may, must } from "../../state/hooks/words.ts";
import type { UnitIndex } from "../../state/ids.ts";
import type { Look } from "../../state/look.ts";
import type { Ongoing } from "../../state/state.ts";
import type { GameWork } from "../../state/work.ts";
import { isReadied, placeOfCard, turnCard } from "../../units/cards.ts";
import { askUnits } from "../../units/choosing.ts";
import { beginOngoing } from "../../units/ongoing.ts";

/** Returns the cause of the effects of a card that is exhausted or expended for them. */
export function byUpgrade(card: string): Cause {
  return { rule: "leg.upgrade.action-exhaust-icons", cause: card };
}

/** Returns the cause of the effects of a card that stays readied. */
export function byStatic(card: string): Cause {
  return { rule: "leg.upgrade.static-by-default", cause: card };
}

/** Creates the free action of a card that exhausts it (leg.upgrade.action-exhaust-icons). */
export function exhaustingAction(
  card: string,
  run: (work: GameWork, bearer: Bearer) => void,
  available: (look: Look, unit: UnitIndex) => boolean = () => true,
): Part<"action"> {
  return freeAction(
    card,
    (work, bearer) => {
      spend(work, bearer.unit, card, "exhausted");
      run(work, bearer);
    },
    (look, unit) => isReadied(look, unit, card) && available(look, unit),
  );
}

/** Creates the free action of a card that stays readied. */
export function freeAction(
  card: string,
  run: (work: GameWork, bearer: Bearer) => void,
  available: (look: Look, unit: UnitIndex) => boolean = () => true,
): Part<"action"> {
  return freeCardAction(card, (look, { unit }) => available(look, unit), run);
}

/**
 * Creates the effect that a player may use at the start of the unit's activation by exhausting or expending the card,
 * whether or not the unit is on the battlefield.
 */
export function turnedAtStart(
  card: string,
  state: "exhausted" | "expended",
  run: (work: GameWork, bearer: Bearer) => void,
  available: (look: Look, unit: UnitIndex) => boolean = () => true,
): readonly Part[] {
  return (["activation-start", "undeployed-activation-start"] as const).map((moment) =>
    may(
      moment,
      (look, { unit }, about) => about === unit && isReadied(look, unit, card) && available(look, unit),
      (work, bearer) => {
        spend(work, bearer.unit, card, state);
        run(work, bearer);
      },
    ),
  );
}

/** Lends a unit the effect of a card until the end of its activation, the round or the game. */
export function lendFor(work: GameWork, unit: UnitIndex, card: string, until: Ongoing["until"]): void {
  beginOngoing(work, { unit, keyword: lentBy(card), value: 1, until }, byUpgrade(card));
}

/** Exhausts or expends a card for its effect. */
export function spend(work: GameWork, unit: UnitIndex, card: string, state: "exhausted" | "expended"): void {
  turnCard(work, unit, placeOfCard(work, unit, card), state, byUpgrade(card));
}

/** Returns a function that asks for the units that the choice of a card allows. */
export function askFor(card: string): (work: GameWork, bearer: Bearer) => void {
  return (work, { unit, value }) => askUnits(work, card, unit, value);
}

/** Creates the effect that a unit issues an order to itself, which exhausts or expends the card. */
export function ordersItself(card: string, state: "exhausted" | "expended"): Part {
  return may(
    "issue-orders",
    (look, { unit }) => isReadied(look, unit, card) && mayBeOrdered(look, unit, unit),
    (work, { unit }) => {
      spend(work, unit, card, state);
      issueOrder(work, unit, byUpgrade(card), unit);
    },
  );
}

/** Readies an exhausted card by its own effect. */
export function readyCard(work: GameWork, unit: UnitIndex, card: string): void {
  const place = placeOfCard(work, unit, card);
  if (at(work.state.units, unit).cards[place] === "exhausted") turnCard(work, unit, place, "readied", byUpgrade(card));
}

/** Creates the effect that a card readies in each End Phase. */
export function readiesInEndPhase(card: string): Part {
  return must(
    "end-phase",
    (look, { unit }) => at(at(look.state.units, unit).cards, placeOfCard(look, unit, card)) === "exhausted",
    (work, { unit }) => readyCard(work, unit, card),
  );
}
