import { at, type CardCode, EMPTY_PILE, nearest, pileCards } from "@sw/tabletop";
import { seen, type Way } from "../../decks/told.ts";
import type { RuleId } from "../../rules/ids.ts";
import { type Box, type CardOf, cardOf } from "../../state/box.ts";
import { GROUND, NO_CARD, SPACE, type TheaterIndex } from "../../state/codes.ts";
import type { Cause } from "../../state/events.ts";
import type { BattleFrame } from "../../state/frames.ts";
import type { Look } from "../../state/look.ts";
import { factionOf, IMPERIAL, PUBLIC, REBEL, type Side } from "../../state/seats.ts";
import type { AdvancedTactics, State } from "../../state/state.ts";
import type { GameWork } from "../../state/work.ts";
import { TACTIC_DECKS } from "../tactic-decks.ts";

type Discards = AdvancedTactics["discards"];

/** The advanced tactic cards at the start of a game: all are in their decks. */
export const WHOLE_DECKS: AdvancedTactics = {
  discards: [
    [[], []],
    [[], []],
  ],
  removed: [],
};

/** Returns an advanced tactic card by its code. */
export function advancedOf(box: Box, code: CardCode): CardOf<"advanced-tactic"> {
  return cardOf(box, code, "advanced-tactic");
}

/** Returns the discards of a side's deck. */
export function discardsOf(
  { advancedTactics = WHOLE_DECKS }: State,
  side: Side,
  theater: TheaterIndex,
): readonly CardCode[] {
  return advancedTactics.discards[side][theater];
}

/**
 * Lists the cards of a side's deck that it may use now, in ascending order: those not discarded, not removed from the
 * game and not in use (rote.cinematic.own-decks).
 */
export function availableCards({ box, state }: Look, side: Side, theater: TheaterIndex): readonly CardCode[] {
  const battle = nearest(state, "battle");
  const cards: CardCode[] = [];
  for (const card of box.advancedTactics[side][theater]) {
    if (isAvailable(state, battle, side, theater, card)) cards.push(card);
  }
  return cards;
}

/** Whether a side's deck still has a card that it may use now. */
export function hasCards({ box, state }: Look, side: Side, theater: TheaterIndex): boolean {
  const battle = nearest(state, "battle");
  for (const card of box.advancedTactics[side][theater]) {
    if (isAvailable(state, battle, side, theater, card)) return true;
  }
  return false;
}

function isAvailable(
  { advancedTactics = WHOLE_DECKS }: State,
  battle: BattleFrame | undefined,
  side: Side,
  theater: TheaterIndex,
  card: CardCode,
): boolean {
  const { discards, removed } = advancedTactics;
  if (discards[side][theater].includes(card) || removed.includes(card)) return false;
  return battle === undefined || !isInUse(battle, side, card);
}

function isInUse({ chosen, additional }: BattleFrame, side: Side, card: CardCode): boolean {
  return chosenCard(chosen[side]) === card || additional.includes(card);
}

/** Returns the card that a side has put down, or {@link NO_CARD} if it has none. */
export function chosenCard(chosen: BattleFrame["chosen"][Side]): CardCode {
  return pileCards(chosen)[0] ?? NO_CARD;
}

/**
 * Discards used cards beside their deck. If that leaves the deck empty, the earlier discards return to it
 * (rote.cinematic.last-card-returns).
 */
export function discardUsed(work: GameWork, side: Side, theater: TheaterIndex, used: readonly CardCode[]): void {
  if (work.state.solo !== undefined && side === IMPERIAL) return shuffleBack(work, theater, used);
  const earlier = discardsOf(work.state, side, theater);
  if (used.length > 0) {
    tellMoved(
      work,
      side,
      theater,
      used,
      { from: "open", to: "discard" },
      { rule: "rote.cinematic.discard-face-up", cause: null },
    );
    setDiscards(work, side, theater, [...earlier, ...used]);
  }
  // A card that has left the game may have been the last of its deck: so this is asked although nothing is discarded.
  if (earlier.length === 0 || hasCards(work, side, theater)) return;
  tellMoved(
    work,
    side,
    theater,
    earlier,
    { from: "discard", to: "deck" },
    { rule: "rote.cinematic.last-card-returns", cause: null },
  );
  setDiscards(work, side, theater, used);
}

/** Shuffles cards of the Empire back into their deck in a solo game (solo.combat.return-card). */
function shuffleBack(work: GameWork, theater: TheaterIndex, cards: readonly CardCode[]): void {
  if (cards.length === 0) return;
  const cause = { rule: "solo.combat.return-card", cause: null } as const;
  tellMoved(work, IMPERIAL, theater, cards, { from: "open", to: "deck" }, cause);
  work.emit({ type: "deck-shuffled", deck: at(TACTIC_DECKS, theater), discards: false, ...cause });
}

/** Returns a card from the discards to its deck. */
export function takeBack(work: GameWork, side: Side, theater: TheaterIndex, card: CardCode, cause: Cause): void {
  const rest = discardsOf(work.state, side, theater).filter((other) => other !== card);
  setDiscards(work, side, theater, rest);
  tellMoved(work, side, theater, [card], { from: "discard", to: "deck" }, cause);
}

/** Returns all discards of a side to their decks. */
export function takeAllBack(work: GameWork, side: Side, cause: Cause): void {
  for (const theater of [SPACE, GROUND] as const) {
    const cards = discardsOf(work.state, side, theater);
    if (cards.length === 0) continue;
    setDiscards(work, side, theater, []);
    tellMoved(work, side, theater, cards, { from: "discard", to: "deck" }, cause);
  }
}

/** Removes a card from the game, whether it is in use in the current battle or beside its deck. It is not discarded. */
export function removeFromGame(work: GameWork, card: CardCode, rule: RuleId): void {
  const { side, theater } = advancedOf(work.box, card);
  const { discards, removed } = work.state.advancedTactics ?? WHOLE_DECKS;
  const others = (cards: readonly CardCode[]): readonly CardCode[] => cards.filter((other) => other !== card);
  const wasDiscarded = discards[side][theater].includes(card);
  work.state.advancedTactics = { discards, removed: [...removed, card].sort((a, b) => a - b) };
  setDiscards(work, side, theater, others(discards[side][theater]));
  work.changeNearest("battle", (battle) => {
    const [rebels, imperials] = battle.chosen;
    const left = chosenCard(battle.chosen[side]) === card ? EMPTY_PILE : battle.chosen[side];
    const chosen = side === REBEL ? ([left, imperials] as const) : ([rebels, left] as const);
    return { chosen, additional: others(battle.additional) };
  });
  tellMoved(
    work,
    side,
    theater,
    [card],
    { from: wasDiscarded ? "discard" : "open", to: "box" },
    { rule, cause: work.cause(card) },
  );
}

function setDiscards(work: GameWork, side: Side, theater: TheaterIndex, cards: readonly CardCode[]): void {
  const { discards, removed } = work.state.advancedTactics ?? WHOLE_DECKS;
  const own = discards[side];
  const changed = theater === SPACE ? ([cards, own[1]] as const) : ([own[0], cards] as const);
  const all: Discards = side === REBEL ? [changed, discards[1]] : [discards[0], changed];
  work.state.advancedTactics = { discards: all, removed };
}

function tellMoved(
  work: GameWork,
  side: Side,
  theater: TheaterIndex,
  cards: readonly CardCode[],
  way: Way,
  cause: Cause,
): void {
  work.emit({
    type: "cards-moved",
    faction: factionOf(side),
    deck: at(TACTIC_DECKS, theater),
    cards: cards.map((card) => seen(work.box, card, PUBLIC)),
    ...way,
    ...cause,
  });
}
