import { at, type CardCode, type Params, pileCards, pileSize } from "@sw/tabletop";
import { meets, toldRestriction } from "../../army/match.ts";
import type { Restriction, UnitMatch } from "../../catalogue/entries.ts";
import type { RuleId } from "../../rules/ids.ts";
import { commandId, commandOf } from "../../state/box.ts";
import { type UnitIndex, undefeated } from "../../state/ids.ts";
import type { Facts, Look } from "../../state/look.ts";
import { fallsOutBy } from "../../state/missed.ts";
import { opponentOf, type Side } from "../../state/seats.ts";
import { hasPermit } from "../../units/keywords.ts";
import { fitsAny, isOfRank, rankOf } from "../../units/ranks.ts";
import { mustBeChosen } from "./divulged.ts";

const NEEDS_UNIT: RuleId = "leg.command.unit-cards-need-unit";

/** Whether a player may play command cards (leg.command.no-card-without-commander). */
function leads(look: Look, side: Side): boolean {
  return undefeated(look.state, side).some((unit) => {
    const rank = rankOf(look, unit);
    return rank === "commander" || rank === "operative" || at(look.state.units, unit).commander;
  });
}

/** Whether a player is asked for a card. Hands are secret, but their size and the units that may lead are public. */
export function mustChoose(look: Look, side: Side): boolean {
  return leads(look, side) && pileSize(look.state.sides[side].hand) > 0;
}

/** Lists the command cards in the hand of a player that may be played now, in the order of the catalogue. */
export function playableCards(look: Look, side: Side): readonly number[] {
  if (!leads(look, side)) return [];
  const cards = [...new Set(pileCards(look.state.sides[side].hand))].sort((a, b) => a - b);
  const playable = cards.filter((card) => isPlayable(look, side, card) && !isBarred(look, side, card));
  const first = mustBeChosen(look, side).filter((card) => playable.includes(card));
  if (first.length === 0) return playable;
  const ids = first.map((card) => commandId(look.box, card));
  for (const card of playable) if (!first.includes(card)) cardOut(look, card, "another-card-first", { cards: ids });
  return first;
}

/** Reports why a command card cannot be chosen, for explaining a refusal. Always returns false. */
export function cardOut(look: Look, card: CardCode, code: string, params?: Params, rule?: RuleId): false {
  const { id } = commandOf(look.box, card);
  return fallsOutBy(look, id, () => ({
    code,
    params: { card: id, ...params },
    ...(rule === undefined ? {} : { rule }),
  }));
}

/** Whether a card was sent back to the hand in a repeated choice of cards, so that it cannot be chosen again. */
function isBarred(look: Look, side: Side, card: CardCode): boolean {
  const [floor] = look.state.frames;
  const isBack = floor?.kind === "command" && floor.barred?.side === side && floor.barred.card === card;
  if (isBack) cardOut(look, card, "card-sent-back");
  return isBack;
}

/**
 * Whether the units that a card belongs to are in the army and undefeated (leg.command.unit-cards-need-unit), and the
 * card is not one that is only used from the hand at other times.
 */
export function isPlayable(look: Look, side: Side, card: CardCode): boolean {
  if (commandOf(look.box, card).playedFromHand) return cardOut(look, card, "card-used-from-hand");
  if (!hasItsUnits(look, side, card)) return false;
  if (look.box.commands[commandId(look.box, card)]?.mayBeChosen?.(look, side) === false) {
    return cardOut(look, card, "card-condition-not-met");
  }
  const commander = commanderOf(look, card);
  if (commander === undefined || undefeated(look.state, side).some((unit) => fitsAny(look, unit, [commander])))
    return true;
  return cardOut(look, card, "card-without-its-unit", { needs: { ...commander } }, NEEDS_UNIT);
}

/** Returns the only units that a card may nominate, or undefined if it does not restrict them. */
function commanderOf({ box }: Look, card: CardCode): UnitMatch | undefined {
  return box.commands[commandId(box, card)]?.commander;
}

/** Whether the units that a card belongs to are in the army and undefeated. */
export function hasItsUnits(look: Look, side: Side, card: CardCode): boolean {
  const { requires } = commandOf(look.box, card);
  const own = undefeated(look.state, side);
  if (requires === undefined || meets(requires, (match) => own.some((unit) => fitsAny(look, unit, [match]))))
    return true;
  return (
    look.missed !== undefined &&
    cardOut(look, card, "card-without-its-unit", { needs: toldRestriction(requires) }, NEEDS_UNIT)
  );
}

/**
 * Lists the units that a player may nominate with the revealed card (leg.command.nominate-specific,
 * leg.command.nominate-any).
 */
export function nominees(look: Look, side: Side): readonly number[] {
  const { revealed } = look.state.sides[side];
  if (revealed === null) return [];
  const tied = tiedTo(commandOf(look.box, revealed).requires);
  const own = undefeated(look.state, side);
  const commander = commanderOf(look, revealed);
  if (commander !== undefined) return own.filter((unit) => fitsAny(look, unit, [commander]));
  if (tied.length > 0) return own.filter((unit) => fitsAny(look, unit, tied));
  return own.filter((unit) => hasPermit(look, unit, "issues-orders") || isOfRank(look, unit, ["commander"]));
}

/** Returns the units that a restriction names. */
function tiedTo(restriction: Restriction | undefined): readonly UnitMatch[] {
  if (restriction === undefined || "not" in restriction) return [];
  if ("any" in restriction) return restriction.any.flatMap(tiedTo);
  return "all" in restriction ? restriction.all.flatMap(tiedTo) : [restriction];
}

/**
 * Returns the players in the order in which they act: the one with priority first, or without priority the blue player
 * (leg.timing.*).
 */
export function inOrder({ state }: Pick<Look, "state">): readonly [Side, Side] {
  const first = state.priority ?? state.blue ?? 0;
  return [first, opponentOf(first)];
}

/** Returns the pips of the command card that a player has revealed this round, or null without one. */
export function revealedPips({ box, state }: Facts, side: Side): number | null {
  const { revealed } = state.sides[side];
  return revealed === null ? null : commandOf(box, revealed).pips;
}

/** Whether the command card that a player has revealed this round belongs to this unit of the player. */
export function hasRevealedOwnCard(look: Look, side: Side, unit: UnitIndex): boolean {
  const { revealed } = look.state.sides[side];
  if (revealed === null || at(look.state.units, unit).owner !== side) return false;
  return fitsAny(look, unit, tiedTo(commandOf(look.box, revealed).requires));
}
