import { addToBag, at, type CardCode, EMPTY_PILE, type Pile, pileCards, placeOnTop, shuffled } from "@sw/tabletop";
import { OBJECTIVE_LEVELS } from "../language/language.ts";
import type { CardId, LeaderId } from "../state/actions.ts";
import { type Box, type CardKind, type CardOf, placeNamed } from "../state/box.ts";
import { NO_CARD } from "../state/codes.ts";
import { bitOf, factionOf, IMPERIAL, IMPERIAL_BIT, PLANTED_BIT, PUBLIC, REBEL_BIT, type Side } from "../state/seats.ts";
import type { Assigned, SideState, State } from "../state/state.ts";
import type { AssignedSpec, EffectSpec, HeldCard, Scenario, SideSpec } from "./spec.ts";
import { deckFor, onTop, type Supply } from "./supply.ts";

/** The cards of a side that a scenario names. The others are added by {@link withRest}. */
export type NamedCards = Omit<SideState, "queue" | "passed">;

/**
 * Puts the cards that a scenario names for a side in their locations. An action card whose effect is in progress counts
 * as used.
 */
export function namedCards(box: Box, supply: Supply, side: Side, { config, effect, ...sides }: Scenario): NamedCards {
  const spec = sides[factionOf(side)] ?? {};
  const owner = bitOf(side);
  // Those of a solo Empire lie open.
  const user = side === IMPERIAL && config?.solo !== undefined ? PUBLIC : owner;
  const actions = spec.actions ?? [];
  const byRole = "admiral" in actions || "general" in actions ? actions : { admiral: actions as readonly HeldCard[] };
  return {
    missions: supply.hand(spec.missions ?? [], owner),
    missionDeck: onTop(EMPTY_PILE, supply.seen(spec.missionTop)),
    missionDiscard: supply.takeAll(spec.missionDiscard),
    assigned: (spec.assigned ?? []).map((one) => assignedOf(supply, one)),
    actions: [supply.hand(byRole.admiral ?? [], user), supply.hand(byRole.general ?? [], user)],
    actionDeck: onTop(EMPTY_PILE, supply.seen(spec.actionTop)),
    actionsUsed: ascending(supply.takeAll(usedCards(supply, side, spec, effect))),
    actionsBoxed: shuffled(supply.takeAll(spec.actionsBoxed)),
    aside: supply.hand(
      (spec.aside ?? []).map((id) => asideName(box, id)),
      owner,
    ),
  };
}

function usedCards(supply: Supply, side: Side, { actionsUsed = [] }: SideSpec, effect?: EffectSpec): readonly CardId[] {
  if (effect === undefined || actionsUsed.includes(effect.card)) return actionsUsed;
  const card = supply.card(effect.card);
  return card.type === "action" && card.side === side ? [...actionsUsed, effect.card] : actionsUsed;
}

/** Returns the card id of a name; the name of a system stands for its probe card. */
function asideName(box: Box, id: CardId): CardId {
  return box.cardsById.has(`probe:${id}`) ? `probe:${id}` : id;
}

function assignedOf(supply: Supply, { card, leaders, known }: AssignedSpec): Assigned {
  return {
    card: supply.take(card),
    leaders: ascending(leaders.map((id: LeaderId) => supply.leader(id))),
    known: known ?? null,
  };
}

/** Adds what no scenario named: starting missions to the hand, regular cards to the decks, starting actions to the box. */
export function withRest(supply: Supply, side: Side, named: NamedCards): NamedCards {
  const of = factionOf(side);
  const starting = supply.takeRest((card) => isMission(card, side, "starting"));
  const regular = supply.takeRest((card) => isMission(card, side, "regular"));
  const boxed = supply.takeRest((card) => isAction(card, "starting") && card.entry.faction === of);
  const recruit = supply.takeRest((card) => isAction(card, "recruit") && card.entry.faction === of);
  return {
    ...named,
    missions: starting.reduce<Pile>((bag, code) => addToBag(bag, code, bitOf(side)), named.missions),
    missionDeck: [...named.missionDeck, ...shuffled(regular)],
    actionsBoxed: shuffled([...pileCards(named.actionsBoxed), ...boxed]),
    actionDeck: [...named.actionDeck, ...shuffled(recruit)],
  };
}

/**
 * Makes the Main Missions deck of a solo game: it includes one project of each type that is in no other location, and
 * the hand has no starting missions.
 */
export function withMainDeck(supply: Supply, named: NamedCards, projects: readonly CardCode[]): NamedCards {
  const rest = withRest(supply, IMPERIAL, named);
  const deck = pileCards(rest.missionDeck.slice(named.missionDeck.length));
  return {
    ...rest,
    missions: named.missions,
    missionDeck: [...named.missionDeck, ...shuffled([...deck, ...projects])],
  };
}

/** The objectives, probe cards and projects: those named, and all others in their decks. */
type SharedCards = Pick<
  State,
  | "objectives"
  | "objectiveDeck"
  | "objectivesPlayed"
  | "probes"
  | "probeDeck"
  | "probesBoxed"
  | "projectDeck"
  | "projectDiscard"
>;

/** Puts all cards other than missions and action cards in their locations, except for the base's probe card. */
export function sharedCards(box: Box, supply: Supply, spec: Scenario, base: CardCode | undefined): SharedCards {
  const objectives = supply.hand(spec.objectives ?? [], REBEL_BIT);
  const objectivesPlayed = supply.takeAll(spec.objectivesPlayed);
  const objectiveTop = supply.seen(spec.objectiveTop);
  // In a solo game those of remote systems lie open.
  const isOpen = (id: string): boolean =>
    spec.config?.solo !== undefined && box.systems[supply.system(id)]?.populous === false;
  const probes = (spec.probes ?? []).reduce<Pile>(
    (bag, id) => addToBag(bag, supply.takeProbe(id), isOpen(id) ? PUBLIC : IMPERIAL_BIT),
    EMPTY_PILE,
  );
  const planted = (spec.base?.planted ?? []).map((id) => ({
    card: supply.takeProbe(id),
    knownTo: REBEL_BIT | PLANTED_BIT,
  }));
  const probeTop = [...(spec.probeTop ?? []).map((id) => ({ card: supply.takeProbe(id), knownTo: 0 })), ...planted];
  const boxedIds = spec.probesBoxed ?? defaultBoxed(box, supply, base);
  const probesBoxed = ascending(boxedIds.map((id) => supply.takeProbe(id)));
  const projectTop = supply.seen(spec.projectTop);
  const projectDiscard = supply.takeAll(spec.projectDiscard);
  return {
    objectives,
    objectivesPlayed,
    objectiveDeck: onTop(
      OBJECTIVE_LEVELS.flatMap((level) =>
        shuffled(supply.takeRest((card) => card.type === "objective" && card.entry.level === level)),
      ),
      objectiveTop,
    ),
    probes,
    probesBoxed,
    probeDeck: deckFor(
      probeTop,
      supply.takeRest((card) => card.type === "probe" && card.code !== base),
    ),
    projectDiscard,
    projectDeck: deckFor(
      projectTop,
      supply.takeRest((card) => isMission(card, IMPERIAL, "project")),
    ),
  };
}

/** Returns tactic decks with the named cards on top, known to the Rebels. Returns no decks if no card is named. */
export function tacticDecksOf(box: Box, supply: Supply, { tacticTop }: Scenario): Pick<State, "tacticDecks"> {
  if (tacticTop === undefined) return {};
  const named = supply.takeAll(tacticTop);
  const of = (theater: 0 | 1): Pile => {
    const isOf = (card: CardKind): boolean => card.type === "tactic" && card.theater === theater;
    const top = named.filter((code) => isOf(at(box.cards, code)));
    return top.reduceRight<Pile>((pile, code) => placeOnTop(pile, code, REBEL_BIT), shuffled(supply.takeRest(isOf)));
  };
  return { tacticDecks: [of(0), of(1)] };
}

/**
 * Returns the systems whose probe cards the first game puts back into the box, if the cards are in no other location.
 */
function defaultBoxed(box: Box, supply: Supply, base: CardCode | undefined): readonly string[] {
  return box.catalogue.board.firstGame.flatMap(({ at: id, marker }) => {
    const code = box.probeOf[placeNamed(box, id)] ?? NO_CARD;
    const imperial = marker === "imperial" || marker === "subjugation";
    return imperial && code >= 0 && code !== base && supply.has(code) ? [id] : [];
  });
}

function isMission(card: CardKind, side: Side, set: CardOf<"mission">["entry"]["set"]): boolean {
  return card.type === "mission" && card.side === side && card.entry.set === set;
}

function isAction(card: CardKind, set: CardOf<"action">["entry"]["set"]): card is CardOf<"action"> {
  return card.type === "action" && card.entry.set === set;
}

function ascending(numbers: readonly number[]): readonly number[] {
  return [...numbers].sort((a, b) => a - b);
}
