import { addToBag, at, type CardCode, EMPTY_PILE, nearest } from "@sw/tabletop";
import { filterTest } from "../conditions/where.ts";
import type { AdvancedTacticHalf, AdvancedTacticStep } from "../language/language.ts";
import { isWorthCapturing } from "../leaders/captives.ts";
import { leadersAt } from "../leaders/leaders.ts";
import { cardId, type UnitKind } from "../state/box.ts";
import { NO_CARD, SPACE, type TheaterIndex } from "../state/codes.ts";
import { BLACK, RED } from "../state/dice.ts";
import type { BattleFrame, CombatFrame, TacticFrame } from "../state/frames.ts";
import type { Look } from "../state/look.ts";
import { modifiersOf } from "../state/modifiers.ts";
import { IMPERIAL, opponentOf, PUBLIC, REBEL, type Side } from "../state/seats.ts";
import type { State } from "../state/state.ts";
import type { GameWork } from "../state/work.ts";
import { hasUnit } from "../units/units.ts";
import { unitsThere } from "./attack/attack.ts";
import { firstAttacker, isBarredFromCards, withSide } from "./cinematic/battle.ts";
import { advancedOf, availableCards, chosenCard } from "./cinematic/decks.ts";
import { cancelingHalves, cancels, doesAnything, HALVES, halfOf, isAvailable } from "./cinematic/halves.ts";
import { damageTargets, healTargets } from "./cinematic/targets.ts";

/** Whether the side draws its tactic cards at random: the Empire of a solo game. */
export function isDrawn({ solo }: Pick<State, "solo">, side: Side): boolean {
  return solo !== undefined && side === IMPERIAL;
}

/**
 * Lists the cards to draw from at random: the deck of the theater. With Good Intel only those whose units are there
 * (solo.combat.imperial-card, solo.decision.good-intel).
 */
export function drawable(look: Look, combat: CombatFrame, theater: TheaterIndex): readonly CardCode[] {
  const cards = availableCards(look, IMPERIAL, theater);
  if (modifiersOf(look.state, "open-tactics").every(({ effect }) => effect.faction !== "rebel")) return cards;
  const fitting = cards.filter((card) =>
    isAvailable(look, combat, IMPERIAL, halfOf(advancedOf(look.box, card), "upper")),
  );
  return fitting.length > 0 ? fitting : cards;
}

/**
 * Returns the bonus that cards give the Empire of a solo game in a theater for this combat
 * (solo.decision.more-dangerous-than-you-realize).
 */
export function moreTactics(state: State, theater: TheaterIndex): number {
  const name = theater === SPACE ? "space" : "ground";
  return modifiersOf(state, "more-tactics").reduce(
    (sum, { effect }) => sum + (effect.faction === "imperial" && effect.theater === name ? effect.count : 0),
    0,
  );
}

/**
 * Draws a random card of the theater for the Empire of a solo game, unless it plays none (solo.combat.imperial-card,
 * solo.var.combat.no-cards). If it draws several, one of them is its card in the battle and the others are additional
 * cards, in the order that suits it best (solo.golden.rule).
 */
export function drawCard(work: GameWork, frame: BattleFrame): BattleFrame {
  const { state } = work;
  const combat = nearest(state, "combat");
  if (!isDrawn(state, IMPERIAL) || combat === undefined || state.config.solo?.originalCombat) return frame;
  if (isBarredFromCards(state, combat, IMPERIAL, frame.theater)) return frame;
  const cards = drawnCards(work, drawable(work, combat, frame.theater), frame.theater);
  const [card, ...others] = inOrder(work, combat, frame, cards);
  if (card === undefined) return frame;
  const chosen = withSide(frame.chosen, IMPERIAL, addToBag(EMPTY_PILE, card, PUBLIC));
  return { ...frame, chosen, additional: [...frame.additional, ...others].sort((one, other) => one - other) };
}

/**
 * Returns drawn cards with the Empire's card in the battle first: the most useful one. If the Rebel card could cancel
 * it, the least useful one is first, unless one of them cancels itself. Additional cards cannot be canceled
 * (rote.cinematic.additional-card).
 */
function inOrder(
  look: Look,
  combat: CombatFrame,
  { chosen }: BattleFrame,
  cards: readonly CardCode[],
): readonly CardCode[] {
  const useful = (card: CardCode): number => usefulness(look, combat, card);
  const sorted = [...cards].sort((one, other) => useful(other) - useful(one));
  const [best] = sorted;
  const rebel = chosenCard(chosen[REBEL]);
  if (best === undefined || useful(best) === CANCELING || rebel === NO_CARD) return sorted;
  return cancelingHalves(look, combat, REBEL, rebel).length > 0 ? sorted.reverse() : sorted;
}

/** Draws cards at random: one unless a card grants more. */
function drawnCards(work: GameWork, from: readonly CardCode[], theater: TheaterIndex): readonly CardCode[] {
  const label = theater === SPACE ? "draw:imperial-space-tactic" : "draw:imperial-ground-tactic";
  const left = [...from];
  const drawn: CardCode[] = [];
  for (let more = Math.max(1, moreTactics(work.state, theater)); more > 0 && left.length > 0; more--) {
    const index = work.pick(label, left.length, (one) => cardId(work.box, at(left, one)));
    drawn.push(...left.splice(index, 1));
  }
  return drawn;
}

/** How useful a card is that cancels the Rebel card. */
const CANCELING = 3;

/**
 * Returns how useful a card is: canceling cards come first because only the first card can cancel. Then come upper
 * halves, lower halves and cards without effect (solo.golden.rule).
 */
function usefulness(look: Look, combat: CombatFrame, code: CardCode): number {
  const half = drawnHalf(look, combat, code);
  if (half === null) return 0;
  if (cancels(halfOf(advancedOf(look.box, code), half))) return CANCELING;
  return half === "upper" ? 2 : 1;
}

/** Lists the additional cards that the Empire of a solo game has drawn, in the order in which they are resolved. */
export function drawnBesides(look: Look, combat: CombatFrame, frame: BattleFrame): readonly CardCode[] {
  const { box, state } = look;
  if (!isDrawn(state, IMPERIAL) || moreTactics(state, frame.theater) === 0) return [];
  return frame.additional
    .filter((card) => advancedOf(box, card).side === IMPERIAL)
    .sort((one, other) => usefulness(look, combat, other) - usefulness(look, combat, one));
}

/**
 * Returns the half that the Empire of a solo game uses: the first half, upper before lower, that it may use and that
 * has an effect. Returns null if there is none. `additional` is true for a card that another card let it play.
 */
export function drawnHalf(
  look: Look,
  combat: CombatFrame,
  code: CardCode,
  additional = false,
): TacticFrame["half"] | null {
  const card = advancedOf(look.box, code);
  const half = HALVES.find((one) => {
    const entry = halfOf(card, one);
    return isAvailable(look, combat, IMPERIAL, entry) && acts(look, combat, { card: code, additional }, entry);
  });
  return half ?? null;
}

/** A card that the Empire uses, and whether it is an additional one. */
type Drawn = Pick<TacticFrame, "card" | "additional">;

function acts(look: Look, combat: CombatFrame, drawn: Drawn, half: AdvancedTacticHalf): boolean {
  if (!doesAnything(look, combat, IMPERIAL, half)) return false;
  return half.steps.some((step) => hasAim(look, combat, drawn, step));
}

/** Whether the step has something to act on. An additional card cancels nothing (rote.cinematic.additional-card). */
function hasAim(look: Look, combat: CombatFrame, { card, additional }: Drawn, step: AdvancedTacticStep): boolean {
  const { box, state } = look;
  const enemy = (test: (kind: UnitKind) => boolean): boolean =>
    hasUnit(box, unitsThere(state, combat), (kind) => kind.side === opponentOf(IMPERIAL) && test(kind));
  if (step.op === "deal-damage") return damageTargets(look, { side: IMPERIAL, card }, step).length > 0;
  if (step.op === "capture-at-the-end") {
    return leadersAt(look, combat.system, opponentOf(IMPERIAL)).some((leader) => isWorthCapturing(look, leader));
  }
  if (step.op === "bar-specials") return couldHeal(look, combat, advancedOf(box, card).theater);
  if (step.op === "cancel") {
    return !additional && chosenCard(nearest(state, "battle")?.chosen[opponentOf(IMPERIAL)] ?? []) !== NO_CARD;
  }
  if (step.op !== "destroy-unit") return true;
  const { shape } = step.filter;
  const fits = filterTest(step.filter);
  return enemy((kind) => fits(kind) && (shape === undefined || kind.entry.buildIcon?.shape === shape));
}

/**
 * Whether a special icon of the Rebels could remove damage in this battle: they roll a die of the color of a unit that
 * is damaged already, or that the Empire attacks before them.
 */
function couldHeal({ box, state }: Look, combat: CombatFrame, theater: TheaterIndex): boolean {
  const rebel = (test: (kind: UnitKind) => boolean): boolean =>
    hasUnit(box, unitsThere(state, combat), (kind) => kind.side === REBEL && kind.theater === theater && test(kind));
  return ([RED, BLACK] as const).some((color) => {
    const isOf = (kind: UnitKind): boolean => kind.color === color;
    if (!rebel(({ red, black }) => (color === RED ? red : black) > 0)) return false;
    if (firstAttacker(combat, theater) === IMPERIAL) return rebel(isOf);
    return healTargets(box, combat, REBEL, theater, isOf).length > 0;
  });
}
