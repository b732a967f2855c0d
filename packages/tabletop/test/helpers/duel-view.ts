import { at } from "../../src/at.ts";
import type { Chance } from "../../src/chance/chance.ts";
import type { Words } from "../../src/chance/generator.ts";
import type { DecisionView, Spectator } from "../../src/contract/contract.ts";
import {
  type Dealer,
  dealBag,
  dealDeck,
  dealer,
  HIDDEN,
  type Hidden,
  isHidden,
  type PileView,
  shownCards,
  viewBag,
  viewDeck,
} from "../../src/piles/knowledge.ts";
import {
  BIT,
  type BySeat,
  DUEL_CARDS,
  DUEL_SEATS,
  type DuelFrame,
  type DuelPlay,
  type DuelSeat,
  type DuelState,
} from "./duel-state.ts";

/** What a seat, or a spectator, knows of a duel. */
export interface DuelView {
  readonly seat: DuelSeat | Spectator;
  readonly rounds: number;
  readonly sealing: boolean;
  readonly round: number;
  readonly stake: number;
  readonly deck: PileView<number>;
  readonly hands: BySeat<PileView<number>>;
  readonly chosen: BySeat<number | null | Hidden>;
  readonly doubled: BySeat<boolean | Hidden>;
  readonly discard: readonly number[];
  readonly score: BySeat<number>;
  readonly stack: readonly DuelFrame[];
  readonly decision: DecisionView<DuelPlay> | null;
}

const same = (card: number): number => card;

/** The view of a duel, by allow-list. */
export function viewDuel(
  state: DuelState,
  to: DuelSeat | Spectator,
  decision: DecisionView<DuelPlay> | null,
): DuelView {
  const { rounds, sealing, round, stake, discard, score, stack, chosen, doubled } = state;
  const own = <Value>(seat: DuelSeat, value: Value): Value | Hidden => (seat === to ? value : HIDDEN);
  return {
    seat: to,
    rounds,
    sealing,
    round,
    stake,
    deck: viewDeck(state.deck, BIT[to], same),
    hands: each((seat) => viewBag(state.hands[seat], BIT[to], BIT[seat], same)),
    chosen: each((seat) => (chosen[seat] === null ? null : own(seat, chosen[seat]))),
    doubled: each((seat) => own(seat, doubled[seat])),
    discard,
    score,
    stack,
    decision,
  };
}

/** A full state that the view could be: what is hidden is dealt from the cards it does not show. */
export function determinizeDuel(view: DuelView, chance: Chance, words: Words): DuelState {
  const from = dealer(unseen(view), chance, "determinize", String);
  const { rounds, sealing, round, stake, discard, score, stack } = view;
  return {
    words,
    rounds,
    sealing,
    round,
    stake,
    deck: dealDeck(view.deck, same, from),
    hands: each((seat) => dealBag(view.hands[seat], same, from, () => [])),
    chosen: each((seat) => dealChoice(view.chosen[seat], from)),
    doubled: each((seat) => dealDoubled(view, seat, chance)),
    discard,
    score,
    stack,
  };
}

function dealChoice(choice: number | null | Hidden, from: Dealer): number | null {
  return isHidden(choice) ? at(from.deal(1), 0) : choice;
}

function dealDoubled(view: DuelView, seat: DuelSeat, chance: Chance): boolean {
  const { chosen, doubled, sealing, stack } = view;
  if (!isHidden(doubled[seat])) return doubled[seat];
  const hasSealed = sealing && chosen[seat] !== null && stack.at(-1)?.seat !== seat;
  return hasSealed && chance.pick("doubled", 2, String) === 1;
}

function unseen(view: DuelView): readonly number[] {
  const shown = shownCards([view.deck, ...Object.values(view.hands)].flat());
  const pool = [...DUEL_CARDS];
  const chosen = DUEL_SEATS.map((seat) => view.chosen[seat]).filter((card) => typeof card === "number");
  for (const card of [...shown, ...chosen, ...view.discard]) pool.splice(pool.indexOf(card), 1);
  return pool;
}

function each<Value>(of: (seat: DuelSeat) => Value): BySeat<Value> {
  return { north: of("north"), east: of("east"), south: of("south") };
}
