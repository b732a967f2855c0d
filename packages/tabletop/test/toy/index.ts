import { at } from "../../src/at.ts";
import type { ConformanceOptions, Measured } from "../../src/conformance/options.ts";
import type { PileView } from "../../src/piles/knowledge.ts";
import { pileCards } from "../../src/piles/pile.ts";
import { TOY_BUGS, type ToyBug } from "./bugs/index.ts";
import { toyTruth } from "./determinize.ts";
import { healthyToy, type ToyGame, type ToyTypes } from "./game.ts";
import { TOY_RULES } from "./rules.ts";
import { toyScreen } from "./screen.ts";
import { TOY_CARDS, TOY_SEATS, type ToyEvent, type ToyState } from "./state.ts";
import type { ToyView } from "./view.ts";

/** The toy game, healthy or with one bug planted. */
export function toyGame(bug?: ToyBug): ToyGame {
  return bug === undefined ? healthyToy : TOY_BUGS[bug].plant(healthyToy);
}

/** A toy game in which nobody may play a crown, healthy or with one bug planted: it stands beside the toy game. */
export function toyWithoutCrowns(bug?: ToyBug): ToyGame {
  const game: ToyGame = {
    ...healthyToy,
    legalActions: (state, options) =>
      healthyToy.legalActions(state, options).filter((action) => action.type !== "play" || action.subject !== "crown"),
  };
  return bug === undefined ? game : TOY_BUGS[bug].plant(game);
}

/** What the law suite needs to know of the toy game: a model for a package's own. */
export const TOY_CONFORMANCE: Pick<
  ConformanceOptions<ToyTypes>,
  | "rules"
  | "askedAnyway"
  | "generic"
  | "words"
  | "components"
  | "truth"
  | "frameKind"
  | "following"
  | "screens"
  | "beside"
> = {
  rules: TOY_RULES,
  askedAnyway: ["turn"],
  generic: ["not-an-option"],
  words: (state) => state.words,
  components: cardCounts,
  truth: toyTruth,
  frameKind: (state) => state.stack.at(-1)?.kind ?? "none",
  following: { read: pointsAndPiles, change: asTold },
  screens: [toyScreen],
  beside: toyWithoutCrowns(),
};

/** Points and the number of cards in each place, by seat. */
function pointsAndPiles({ sides }: ToyView): Measured {
  const readings = TOY_SEATS.flatMap((seat, number) => {
    const { deck, hand, open, points } = at(sides, number);
    const counts = { deck: sizeOf(deck), hand: sizeOf(hand), open: open.length, points };
    return Object.entries(counts).map(([place, count]) => [`${seat} ${place}`, count] as const);
  });
  return Object.fromEntries(readings);
}

function sizeOf(pile: PileView<unknown>): number {
  return pile.reduce((sum, { count }) => sum + count, 0);
}

function asTold(kept: Measured, { kind, seat, card, points }: ToyEvent): void {
  const add = (place: string, amount: number): void => {
    kept[`${seat} ${place}`] = Number(kept[`${seat} ${place}`]) + amount;
  };
  const moved = (from: string, to: string): void => {
    add(from, -1);
    add(to, 1);
  };
  if (kind === "drew") moved("deck", "hand");
  else if (kind === "played" || (kind === "bids-shown" && card !== "hold")) moved("hand", "open");
  else if (kind === "scored") add("points", points);
}

/** Copies of each kind of card that each seat owns, wherever they lie. */
function cardCounts({ sides }: ToyState): Readonly<Record<string, number>> {
  const counts = TOY_SEATS.flatMap((seat, number) => {
    const { deck, hand, open } = at(sides, number);
    const all = [...pileCards(deck), ...pileCards(hand), ...open];
    return TOY_CARDS.map((card, code) => [`${seat} ${card}`, all.filter((other) => other === code).length] as const);
  });
  return Object.fromEntries(counts);
}
