import type { RuleEntry, RuleIndex } from "../../src/contract/rules.ts";

/** The rules of the toy game. */
export type ToyRule =
  | "toy.turn.one-action"
  | "toy.draw.deck"
  | "toy.play.hand"
  | "toy.lamp.peek"
  | "toy.blade.duel"
  | "toy.sort.last"
  | "toy.coin.point"
  | "toy.crown.points"
  | "toy.end.turns"
  | "toy.state.sound";

/** Rule index of the toy game: a model of what a package's `/rules` exports. */
export const TOY_RULES: RuleIndex<ToyRule> = {
  "toy.turn.one-action": rule(
    "procedure",
    "The seats take turns, red first; a turn is one action: draw, play a card, sort, or rest.",
  ),
  "toy.draw.deck": rule("restriction", "A seat may draw the top card of its own deck while there is one."),
  "toy.play.hand": rule("restriction", "A seat may play a card that is in its hand; the card goes to its open pile."),
  "toy.lamp.peek": rule(
    "procedure",
    "A lamp lets its seat look at the top card of the other's deck, in secret, and leave it or bury it under the deck.",
  ),
  "toy.blade.duel": rule(
    "procedure",
    "A blade starts a duel: each seat secretly commits a card of its hand or holds back. Both are shown; the higher card scores a point.",
  ),
  "toy.sort.last": rule(
    "procedure",
    "A seat with three open cards or more may put two or three of them last, lower cards before higher ones.",
  ),
  "toy.coin.point": rule("procedure", "A coin scores one point."),
  "toy.crown.points": rule("procedure", "A crown scores two points."),
  "toy.end.turns": rule(
    "procedure",
    "After the agreed number of turns the seat with more points wins; equal points are a draw.",
  ),
  "toy.state.sound": rule("definition", "Each seat always owns its full deck, wherever the cards lie."),
};

function rule(kind: RuleEntry["kind"], text: string): RuleEntry {
  return { source: "the toy game", kind, rule: text };
}
