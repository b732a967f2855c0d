import { at } from "@sw/tabletop";
import type { CardSide } from "../catalogue/entries.ts";
import type { Cause } from "../state/events.ts";
import { oneOf } from "../state/hooks/played.ts";
import { type UnitIndex, unitId } from "../state/ids.ts";
import type { Look } from "../state/look.ts";
import { fallsOut, optionOut } from "../state/missed.ts";
import type { CardState } from "../state/state.ts";
import type { GameWork } from "../state/work.ts";
import { markActivation } from "./activation.ts";
import { profileOf } from "./profiles.ts";
import { shedSuppression } from "./unit-tokens.ts";

/** Returns the index of an upgrade card among those of a unit by its id, or -1 if the unit does not have it. */
export function placeOfCard(look: Look, unit: UnitIndex, card: string): number {
  return profileOf(look, unit).upgrades.findIndex(({ id }) => id === card);
}

/** Whether a unit has an upgrade card. */
export function hasCard(look: Look, unit: UnitIndex, card: string): boolean {
  return placeOfCard(look, unit, card) >= 0 || fallsOut(look, unit, "unit-without-card", { card });
}

/** Whether a double-sided upgrade card of a unit has this side faceup. */
export function isTurnedTo(look: Look, unit: UnitIndex, card: string, side: CardSide): boolean {
  return at(look.state.units, unit).sides[placeOfCard(look, unit, card)] === side;
}

/** An upgrade of a unit with its index among the unit's cards. */
export interface PlacedCard {
  readonly id: string;
  readonly place: number;
}

/** Returns the name of the choice to ready this card. */
export function toReady({ id }: PlacedCard): string {
  return `ready ${id}`;
}

/** Lists the exhausted Force upgrades of a unit, or its other exhausted upgrades. */
export function exhaustedUpgrades(look: Look, unit: UnitIndex, kind: "force" | "other"): readonly PlacedCard[] {
  const { cards } = at(look.state.units, unit);
  const placed = profileOf(look, unit).upgrades.map(({ id, type }, place) => ({
    id,
    place,
    isForce: type === "force",
  }));
  return placed.filter((one) => {
    const card = one.id;
    if (one.isForce !== (kind === "force"))
      return optionOut(look, toReady(one), one.isForce ? "card-of-the-force" : "card-not-of-the-force", { card });
    return cards[one.place] === "exhausted" || optionOut(look, toReady(one), "card-not-exhausted", { card });
  });
}

/** Whether an upgrade card of a unit is readied (leg.upgrade.only-readied). */
export function isReadied(look: Look, unit: UnitIndex, card: string): boolean {
  const state = at(look.state.units, unit).cards[placeOfCard(look, unit, card)];
  return state === "readied" || fallsOut(look, unit, "card-not-ready", { card });
}

/** Readies, exhausts, expends or discards an upgrade card of a unit, given by its index. */
export function turnCard(work: GameWork, unit: UnitIndex, place: number, state: CardState, cause: Cause): void {
  const card = profileOf(work, unit).upgrades[place];
  if (card === undefined) return;
  work.unit(unit).cards = at(work.state.units, unit).cards.map((one, index) => (index === place ? state : one));
  if (state === "exhausted") markActivation(work, unit, usedMark(card.id));
  work.emit({ type: "card-turned", unit: unitId(work.state, unit), card: card.id, state, ...cause });
}

/** Returns the mark with which an activation records that a card was exhausted. */
export function usedMark(card: string): string {
  return `used ${card}`;
}

/** Asks the player for the side of each double-sided card of a deploying unit (leg.upgrade.double-sided-choose). */
export function askForSides(work: GameWork, unit: UnitIndex): void {
  const { upgrades } = profileOf(work, unit);
  const { sides } = at(work.state.units, unit);
  for (const [card, { id, doubleSided }] of upgrades.entries()) {
    if (!doubleSided || at(sides, card) !== null) continue;
    const because: Cause = { rule: "leg.upgrade.double-sided-choose", cause: null };
    const starts = oneOf(work.box.keywords, id, "starts");
    if (starts === undefined) work.later({ kind: "side", unit, card, ...because });
    else chooseSide(work, unit, card, starts, because);
  }
}

/**
 * Turns a side of a double-sided card faceup. The state of the card does not change
 * (leg.upgrade.double-sided-active-side).
 */
export function chooseSide(work: GameWork, unit: UnitIndex, place: number, side: CardSide, cause: Cause): void {
  const { upgrades } = profileOf(work, unit);
  work.unit(unit).sides = at(work.state.units, unit).sides.map((one, index) => (index === place ? side : one));
  work.emit({ type: "side-chosen", unit: unitId(work.state, unit), card: at(upgrades, place).id, side, ...cause });
  shedSuppression(work, unit, at(upgrades, place).id);
}
