import { at } from "../../at.ts";
import { pileCards } from "../../piles/pile.ts";
import type { ConformanceOptions } from "../options.ts";
import { TOY_BUGS, type ToyBug } from "./bugs/index.ts";
import { toyTruth } from "./determinize.ts";
import { healthyToy, type ToyGame, type ToyTypes } from "./game.ts";
import { TOY_RULES } from "./rules.ts";
import { TOY_CARDS, TOY_SEATS, type ToyState } from "./state.ts";

/** The toy game, healthy or with one bug planted. */
export function toyGame(bug?: ToyBug): ToyGame {
  return bug === undefined ? healthyToy : TOY_BUGS[bug].plant(healthyToy);
}

/** What the law suite needs to know of the toy game: a model for a package's own. */
export const TOY_CONFORMANCE: Pick<
  ConformanceOptions<ToyTypes>,
  "rules" | "askedAnyway" | "words" | "components" | "truth" | "frameKind"
> = {
  rules: TOY_RULES,
  askedAnyway: ["turn"],
  words: (state) => state.words,
  components: cardCounts,
  truth: toyTruth,
  frameKind: (state) => state.stack.at(-1)?.kind ?? "none",
};

/** Copies of each kind of card that each seat owns, wherever they lie. */
function cardCounts({ sides }: ToyState): Readonly<Record<string, number>> {
  const counts = TOY_SEATS.flatMap((seat, number) => {
    const { deck, hand, open } = at(sides, number);
    const all = [...pileCards(deck), ...pileCards(hand), ...open];
    return TOY_CARDS.map((card, code) => [`${seat} ${card}`, all.filter((other) => other === code).length] as const);
  });
  return Object.fromEntries(counts);
}
