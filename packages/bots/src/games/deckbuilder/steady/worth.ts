import type { Amount, CardEntry, Condition, EffectStep, Selector } from "@sw/deckbuilder-core/catalogue";
import { cardOf } from "./cards.ts";
import { baseRoom, forceRoom, hasForce, knownHand, type Seen } from "./seen.ts";

/**
 * The worth of one resource in points of attack. `FORCE` is that of a space of the Force track, `DRAW` that of a drawn
 * card.
 */
const RESOURCE = 0.9;
const FORCE = 0.7;
const DRAW = 2;
/** The worth of one repaired damage. `RESCUE` is that on a base that is about to be destroyed. */
const REPAIR = 0.7;
const RESCUE = 1.2;
/** The remaining hit points up to which a base counts as about to be destroyed. */
const FRAIL = 5;
/** The worth of exiling a starter card. `THEIR_CARD` is that of a card the opponent loses. */
const THINNED = 1.5;
const THEIR_CARD = 1.5;
/** The strength below which a card is better exiled. */
export const WEAK = 1.6;

/** Returns how good a card is to own, from its cost and its printed figures. */
export function strengthOf(card: CardEntry | undefined): number {
  if (card === undefined) return 0;
  const { cost, attack, resources, force, hitPoints } = card;
  return cost + (attack + resources + force) / 2 + (hitPoints ?? 0) / 3;
}

/** Returns the worth of a step for the seat now. */
export function worthOf(step: EffectStep, seen: Seen): number {
  switch (step.op) {
    case "seq":
      return step.steps.reduce((sum, one) => sum + worthOf(one, seen), 0);
    case "if":
      return worthOfBranch(step, seen);
    case "choose": {
      const worths = step.options.map((option) => worthOf(option.step, seen));
      return step.by === "opponent" ? Math.min(...worths) : Math.max(...worths);
    }
    case "may":
      return Math.max(0, worthOf(step.step, seen));
    case "pay":
      return worthOf(step.then, seen) + worthOf(step.cost, seen);
    case "delayed":
      return worthOf(step.step, seen);
    case "gain":
      return worthOfGain(step.stat, amountOf(step.amount), seen);
    case "spend":
      return -RESOURCE * step.amount;
    case "draw":
      return DRAW * amountOf(step.amount);
    case "repair":
      return worthOfRepair(amountOf(step.amount), seen);
    case "deal-damage":
      return worthOfDamage(amountOf(step.amount), seen);
    default:
      return worthOfCards(step, seen);
  }
}

function worthOfBranch({ cond, then, else: otherwise }: Extract<EffectStep, { op: "if" }>, seen: Seen): number {
  const yes = worthOf(then, seen);
  const no = otherwise === undefined ? 0 : worthOf(otherwise, seen);
  const known = knownTruth(cond, seen);
  return known === undefined ? (yes + no) / 2 : known ? yes : no;
}

function knownTruth(condition: Condition, seen: Seen): boolean | undefined {
  return condition.is === "force-with-you" ? hasForce(seen) : undefined;
}

function worthOfGain(stat: "attack" | "resources" | "force", amount: number, seen: Seen): number {
  if (stat === "attack") return amount;
  return stat === "resources" ? RESOURCE * amount : FORCE * Math.min(amount, forceRoom(seen));
}

function worthOfRepair(amount: number, { mine }: Seen): number {
  const repaired = Math.min(amount, mine.base?.damage ?? 0);
  return repaired * (baseRoom(mine) <= FRAIL ? RESCUE : REPAIR);
}

/** Returns the worth of damage to the opponent's base, with a bonus if it destroys the base. */
function worthOfDamage(amount: number, { theirs }: Seen): number {
  const room = baseRoom(theirs);
  return room > 0 && room <= amount ? amount + 10 : amount;
}

type CardStep = Extract<
  EffectStep,
  { op: "discard" | "exile" | "destroy" | "move" | "swap" | "purchase" | "look" | "reveal" }
>;

function worthOfCards(step: CardStep, seen: Seen): number {
  switch (step.op) {
    case "discard":
      return worthOfDiscard(step.cards, seen);
    case "exile":
      return worthOfExile(step.cards, seen);
    case "destroy":
      return Math.max(0, ...seen.theirs.pieces.map(({ card }) => shipStrength(card)), ...rowShips(seen));
    case "move":
      return step.to === "opp-deck-top" ? THEIR_CARD : Math.max(0, ...reachable(step.cards, seen)) / 2;
    case "purchase":
      return Math.max(0, ...reachable(step.cards, seen)) * (step.price === "free" ? 1 : 0.3);
    case "swap":
      return 0;
    default:
      return 0.1;
  }
}

function worthOfDiscard(cards: Selector, seen: Seen): number {
  if (from(cards, "opp-hand")) return seen.theirs.hand.length > 0 ? THEIR_CARD : 0;
  if (from(cards, "own-hand")) return -Math.min(...knownHand(seen.mine).map((ref) => valueNow(cardOf(ref))));
  return 0.5;
}

function worthOfExile(cards: Selector, seen: Seen): number {
  if ("ref" in cards) return cards.ref === "self" ? -3 : 0;
  const most = typeof cards.count === "object" ? cards.count.upTo : (cards.count ?? 1);
  const weak = [...knownHand(seen.mine), ...seen.mine.discard].filter((ref) => strengthOf(cardOf(ref)) < WEAK);
  return weak.length === 0 ? -1 : THINNED * Math.min(most, weak.length);
}

/** Returns what a card in hand gives this turn. */
export function valueNow(card: CardEntry | undefined): number {
  return card === undefined ? 0 : card.attack + card.resources + card.force * FORCE;
}

function shipStrength(ref: string): number {
  const card = cardOf(ref);
  return card?.type === "capital-ship" ? strengthOf(card) : 0;
}

function rowShips({ view, seat }: Seen): readonly number[] {
  return view.row.map((ref) => (ref === null || cardOf(ref)?.faction === seat ? 0 : shipStrength(ref) / 2));
}

/** Returns the strengths of the seat's and neutral cards in the zones of a selector, whatever else it requires. */
function reachable(cards: Selector, { view, seat, mine }: Seen): readonly number[] {
  const row = from(cards, "galaxy-row") ? view.row.flatMap((ref) => (ref === null ? [] : [ref])) : [];
  const own = from(cards, "own-discard") ? mine.discard : [];
  const galaxy = from(cards, "galaxy-discard") ? view.galaxyDiscard : [];
  const found = [...row, ...own, ...galaxy].map(cardOf);
  return found.filter((card) => card?.faction === seat || card?.faction === "neutral").map(strengthOf);
}

function from(cards: Selector, zone: string): boolean {
  if ("ref" in cards) return false;
  const zones = "anyOf" in cards ? cards.anyOf.flatMap((one) => one.zones) : cards.zones;
  return zones.some((one) => one === zone);
}

/** Returns an amount; one that depends on the table counts as 2. */
function amountOf(amount: Amount): number {
  return typeof amount === "number" ? amount : 2;
}
