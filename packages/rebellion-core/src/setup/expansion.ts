import { type CardCode, drawTop, EMPTY_PILE, type Pile, pileCards, shuffled } from "@sw/tabletop";
import { missionDeck } from "../decks/decks.ts";
import { seen } from "../decks/told.ts";
import { type MissionSet, OBJECTIVE_LEVELS, type ObjectiveEntry } from "../language/language.ts";
import type { RuleId } from "../rules/ids.ts";
import { missionOf } from "../state/box.ts";
import { isSolo } from "../state/config.ts";
import { factionOf, PUBLIC, REBEL, type Side } from "../state/seats.ts";
import { type ExpansionState, POOL_LIMIT } from "../state/state.ts";
import type { GameWork } from "../state/work.ts";
import { isRemoved } from "./solo-removed.ts";

/** The parts of a state that only a game with the expansion has, before the first card is dealt. */
export const NEW_EXPANSION: ExpansionState = Object.freeze({
  poolLimits: [POOL_LIMIT, POOL_LIMIT],
  objectivesBoxed: EMPTY_PILE,
  missionsBoxed: [[], []],
} as const);

/** The number of objectives of each level in the deck of the expansion, including Death Star Plans. */
const OBJECTIVES_OF_LEVEL = 5;

/**
 * Stacks the objective deck of both boxes, I on top of II on top of III, each level shuffled
 * (rote.setup.objective-deck). Each level has five objectives; the upper two have one Death Star Plans and four others.
 * The remaining objectives go back to the box unseen.
 */
export function stackObjectives(work: GameWork, expansion: ExpansionState): void {
  const rest: CardCode[] = [];
  const deck: Pile[] = [];
  for (const level of OBJECTIVE_LEVELS) {
    const { plans, others } = objectivesOf(work, level);
    const isAll = plans.length + others.length <= OBJECTIVES_OF_LEVEL;
    const kept = isAll ? [...plans, ...others] : plans;
    let pile = isAll ? EMPTY_PILE : shuffled(others);
    while (kept.length < OBJECTIVES_OF_LEVEL && pile.length > 0) {
      const drawn = drawTop(pile, work, `objective:${level}`, work.nameOf);
      kept.push(drawn.card);
      pile = drawn.pile;
    }
    deck.push(shuffled(kept));
    rest.push(...pileCards(pile));
  }
  work.state.objectiveDeck = deck.flat();
  work.state.expansion = { ...expansion, objectivesBoxed: shuffled(rest) };
  if (rest.length === 0) return;
  const cards = rest.map((card) => seen(work.box, card, 0));
  const rule = "rote.setup.objective-rest";
  work.emit({
    type: "cards-moved",
    faction: "rebel",
    deck: "objective",
    cards,
    from: "deck",
    to: "box",
    rule,
    cause: null,
  });
}

function objectivesOf(work: GameWork, level: ObjectiveEntry["level"]): Record<"plans" | "others", CardCode[]> {
  const removed = (code: CardCode): boolean => isSolo(work.state.config) && isRemoved(work.box, code);
  const cards = work.box.objectives.filter(({ entry, code }) => entry.level === level && !removed(code));
  const arePlans = ({ entry: { test } }: (typeof cards)[number]): boolean => test.type === "death-star-run";
  return {
    plans: cards.filter(arePlans).map(({ code }) => code),
    others: cards.filter((card) => !arePlans(card)).map(({ code }) => code),
  };
}

/**
 * Returns the mission set that a card of the mission deck belongs to. Cards without the Darth Vader icon belong to the
 * base set (rote.setup.mission-sets).
 */
export function setOf(work: GameWork, card: CardCode): MissionSet {
  return missionOf(work.box, card).entry.missionSet ?? "base";
}

/** Keeps one set of missions for a side: all cards of the other set go from its mission deck to the box. */
export function keepSet(work: GameWork, side: Side, set: MissionSet, rule: RuleId): void {
  const { expansion } = work.state;
  if (expansion === undefined) return;
  const own = work.side(side);
  const cards = pileCards(own.missionDeck);
  const leaves = (card: CardCode): boolean => {
    const { missionSet } = missionOf(work.box, card).entry;
    return missionSet !== undefined && missionSet !== set;
  };
  const gone = cards.filter(leaves).sort((a, b) => a - b);
  own.missionDeck = shuffled(cards.filter((card) => !leaves(card)));
  const [rebels, imperials] = expansion.missionsBoxed;
  work.state.expansion = { ...expansion, missionsBoxed: side === REBEL ? [gone, imperials] : [rebels, gone] };
  if (gone.length === 0) return;
  const told = gone.map((card) => seen(work.box, card, PUBLIC));
  const faction = factionOf(side);
  work.emit({
    type: "cards-moved",
    faction,
    deck: missionDeck(side),
    cards: told,
    from: "deck",
    to: "box",
    rule,
    cause: null,
  });
}
