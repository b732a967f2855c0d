import {
  at,
  brokenAmong,
  type CardCode,
  firstFlaw,
  type Invariant,
  isBag,
  isDeck,
  type Params,
  type Pile,
  pileCards,
  pileSize,
} from "@sw/tabletop";
import { HAND_LIMIT } from "../../language/language.ts";
import type { RuleId } from "../../rules/ids.ts";
import { type Box, type CardKind, cardId, copiesOf } from "../../state/box.ts";
import type { TheaterIndex } from "../../state/codes.ts";
import type { Look } from "../../state/look.ts";
import { bitOf, IMPERIAL, PUBLIC, REBEL, type Side, SPECTATOR_BIT } from "../../state/seats.ts";
import type { State } from "../../state/state.ts";
import { cardCounts } from "../components.ts";
import type { Broken, OwnInvariant } from "./invariant.ts";

/** The number of copies of each card in a state, by code. */
interface Counted {
  readonly box: Box;
  readonly counts: readonly number[];
}

/** The invariants of the number of cards. */
const COUNTS: readonly Invariant<Counted, RuleId>[] = [
  ["reb.setup.s7-mission-deck", "missions-lost-or-made", uncounted("mission")],
  ["reb.action.action-decks", "actions-lost-or-made", uncounted("action")],
  ["reb.setup.s4-stack", "objectives-lost-or-made", uncounted("objective")],
  ["reb.probe.one-per-system", "probes-lost-or-made", uncounted("probe")],
  ["reb.tactic.two-decks", "tactics-lost-or-made", uncounted("tactic")],
  ["rote.cinematic.own-decks", "advanced-tactics-lost-or-made", uncounted("advanced-tactic")],
];

/** The invariants of the locations of cards. */
const PLACES: readonly OwnInvariant[] = [
  ["reb.limits.cards-reshuffle", "card-in-wrong-place", misplaced],
  ["reb.starting-mission.no-discard", "starting-mission-away", startingAway],
  ["reb.setup.s10-secret", "unknown-to-owner", ({ state }) => unknownToOwner(state)],
  ["reb.assignment.procedure", "mission-known-as-another", knownAsAnother],
  ["reb.setup.s5-action-decks", "pile-not-well-formed", ({ state }) => illFormed(state)],
  ["reb.refresh.hand-limit", "too-many-missions", ({ state }) => tooMany(state)],
];

const brokenCounts = brokenAmong(COUNTS);
const brokenPlaces: Broken = brokenAmong(PLACES);

/** Lists the invariants of cards that a state breaks. */
export const brokenCards: Broken = (look) => [
  ...brokenCounts({ box: look.box, counts: cardCounts(look) }),
  ...brokenPlaces(look),
];

/** Creates the check that a state holds as many copies of each card of a type as the box. */
function uncounted(type: CardKind["type"]): (counted: Counted) => Params | undefined {
  return ({ box, counts }) =>
    firstFlaw(
      box.cards,
      (card) => card.type !== type || at(counts, card.code) === copiesOf(card),
      (card) => ({ card: card.id, found: at(counts, card.code), copies: copiesOf(card) }),
    );
}

type Test = (card: CardKind) => boolean;

const isMission =
  (side: Side, ...sets: readonly string[]): Test =>
  (card) =>
    card.type === "mission" && card.side === side && sets.includes(card.entry.set);
const isAction =
  (side: Side): Test =>
  (card) =>
    card.type === "action" && card.side === side;
const isType =
  (type: CardKind["type"]): Test =>
  (card) =>
    card.type === type;
const hasMarkers: Test = (card) => card.type === "objective" && card.entry.targetMarkers !== undefined;
const isHolding: Test = (card) => card.type === "action" && card.entry.held !== undefined;
const isTactic =
  (theater: number): Test =>
  (card) =>
    card.type === "tactic" && card.theater === theater;

const isAdvanced =
  (theater: TheaterIndex, side?: Side): Test =>
  (card) =>
    card.type === "advanced-tactic" && card.theater === theater && (side === undefined || card.side === side);

/** Checks that every card is in a location for its kind. */
function misplaced({ box, state }: Look): Params | undefined {
  for (const [place, cards, test] of spots(state)) {
    const wrong = cards.find((code) => !test(at(box.cards, code)));
    if (wrong !== undefined) return { card: cardId(box, wrong), place };
  }
  return undefined;
}

type Spot = readonly [place: string, cards: readonly CardCode[], test: Test];

function spots(state: State): readonly Spot[] {
  const shared: readonly Spot[] = [
    ["probe-deck", pileCards(state.probeDeck), isType("probe")],
    ["probes", pileCards(state.probes), isType("probe")],
    ["probes-boxed", state.probesBoxed, isType("probe")],
    ["project-deck", [...pileCards(state.projectDeck), ...state.projectDiscard], isMission(IMPERIAL, "project")],
    ["objectives", [...pileCards(state.objectives), ...state.objectivesPlayed], isType("objective")],
    ["objectives-in-play", state.objectivesInPlay ?? [], hasMarkers],
    ["held-probes", (state.held ?? []).map(({ probe }) => probe), isType("probe")],
    ["holding-cards", (state.held ?? []).map(({ card }) => card), isHolding],
    ["objective-deck", pileCards(state.objectiveDeck), isType("objective")],
    ["objectives-boxed", pileCards(state.expansion?.objectivesBoxed ?? []), isType("objective")],
    ...soloSpots(state),
  ];
  return [
    ...shared,
    ...sideSpots(state, REBEL),
    ...sideSpots(state, IMPERIAL),
    ...combatSpots(state),
    ...(state.tacticDecks ?? []).map((pile, theater): Spot => ["tactics", pileCards(pile), isTactic(theater)]),
    ...advancedSpots(state),
  ];
}

/** Returns the locations of cards that only a solo game has, each with its cards and the test that they must pass. */
function soloSpots({ solo, frames }: State): readonly Spot[] {
  if (solo === undefined) return [];
  const { startingDeck, roundDeck, projects, returning, startingUsed, startingOut } = solo;
  const turnedUp = frames.flatMap((frame) => (frame.kind === "round-card" ? [frame.card] : []));
  const starting = [...pileCards(startingDeck), ...startingUsed, ...startingOut];
  return [
    ["starting-deck", starting, isMission(IMPERIAL, "starting")],
    ["round-deck", [...pileCards(roundDeck), ...turnedUp], isMission(IMPERIAL, "starting", "regular", "project")],
    ["projects-gained", pileCards(projects), isMission(IMPERIAL, "project")],
    ["returning", returning, isMission(IMPERIAL, "regular", "project")],
    [
      "boxed",
      solo.boxed,
      (card) => isType("objective")(card) || (card.type === "mission" && card.entry.set === "regular"),
    ],
  ];
}

function sideSpots({ sides, solo }: State, side: Side): readonly Spot[] {
  const own = sides[side];
  const { missions, missionDeck, missionDiscard, assigned, actions, actionDeck, actionsUsed, actionsBoxed } = own;
  const held = isMission(side, "starting", "regular", "project");
  return [
    ["missions", [...pileCards(missions), ...assigned.map(({ card }) => card)], held],
    ["mission-deck", pileCards(missionDeck), deckTest(side, solo !== undefined)],
    ["mission-discard", missionDiscard, isMission(side, "regular")],
    ["actions", [...actions.flatMap(pileCards), ...pileCards(actionsBoxed), ...actionsUsed], isAction(side)],
    ["action-deck", pileCards(actionDeck), (card) => isAction(side)(card) && !isStarting(card)],
  ];
}

/** Returns the test of the cards in a side's mission deck. In a solo game the Empire's deck may also hold projects. */
function deckTest(side: Side, isSolo: boolean): Test {
  return isSolo && side === IMPERIAL ? isMission(side, "regular", "project") : isMission(side, "regular");
}

function isStarting(card: CardKind): boolean {
  return card.type === "action" && card.entry.set === "starting";
}

/** Returns the locations of advanced tactic cards: beside their deck, or in use in a battle of their theater. */
function advancedSpots({ advancedTactics, frames }: State): readonly Spot[] {
  const spots: Spot[] = [];
  for (const side of [REBEL, IMPERIAL] as const) {
    for (const theater of [0, 1] as const) {
      spots.push(["tactics", advancedTactics?.discards[side][theater] ?? [], isAdvanced(theater, side)]);
    }
  }
  spots.push(["tactics", advancedTactics?.removed ?? [], isType("advanced-tactic")]);
  for (const frame of frames) {
    if (frame.kind !== "battle") continue;
    const { theater, chosen, additional } = frame;
    spots.push(["tactics", pileCards(chosen[REBEL]), isAdvanced(theater, REBEL)]);
    spots.push(["tactics", pileCards(chosen[IMPERIAL]), isAdvanced(theater, IMPERIAL)]);
    spots.push(["tactics", additional, isAdvanced(theater)]);
  }
  return spots;
}

function combatSpots({ frames }: State): readonly Spot[] {
  return frames.flatMap((frame): readonly Spot[] => {
    if (frame.kind === "mission") return [["mission", [frame.card], isType("mission")]];
    if (frame.kind !== "combat") return [];
    const { decks, discards, hands } = frame.tactics;
    return ([0, 1] as const).map((theater): Spot => {
      const piles = [decks[theater], hands[0][theater], hands[1][theater]];
      return ["tactics", [...piles.flatMap(pileCards), ...discards[theater]], isTactic(theater)];
    });
  });
}

/** Checks that every starting mission is in its owner's hand, assigned or being carried out. */
function startingAway({ box, state }: Look): Params | undefined {
  const own = (side: Side): readonly CardCode[] => [
    ...pileCards(state.sides[side].missions),
    ...state.sides[side].assigned.map(({ card }) => card),
  ];
  const kept = new Set([...own(REBEL), ...own(IMPERIAL)]);
  for (const frame of state.frames) if (frame.kind === "mission" || frame.kind === "round-card") kept.add(frame.card);
  for (const card of startingOfSolo(state)) kept.add(card);
  return firstFlaw(
    box.cards,
    (card) => card.type !== "mission" || card.entry.set !== "starting" || kept.has(card.code),
    ({ id }) => ({ card: id }),
  );
}

function startingOfSolo({ solo }: State): readonly CardCode[] {
  if (solo === undefined) return [];
  return [...[solo.startingDeck, solo.roundDeck].flatMap(pileCards), ...solo.startingUsed, ...solo.startingOut];
}

/** Checks that missions assigned openly belong to the set that everybody knows them to be of. */
function knownAsAnother({ box, state: { sides } }: Look): Params | undefined {
  return firstFlaw(
    sides.flatMap(({ assigned }) => assigned),
    ({ card, known }) => {
      const kind = at(box.cards, card);
      return known === null || (kind.type === "mission" && kind.entry.set === known);
    },
    ({ known }) => ({ known }),
  );
}

/** Checks that an owner knows all cards of a hand. */
function unknownToOwner(state: State): Params | undefined {
  return firstFlaw(
    handsOf(state),
    ([side, hand]) => hand.every(({ knownTo }) => (knownTo & bitOf(side)) !== 0),
    ([side]) => ({ side }),
  );
}

/** Checks that hands are bags and piles are decks, and that everything spectators know is known to both sides. */
function illFormed(state: State): Params | undefined {
  const hands = handsOf(state).map(([, hand]) => hand);
  const bag = firstFlaw(hands, isBag, (hand) => ({ size: pileSize(hand) }));
  return (
    bag ??
    firstFlaw(
      [...hands, ...decksOf(state)],
      (pile) =>
        isDeck(pile) &&
        pile.every(({ knownTo }) => (knownTo & PUBLIC) < SPECTATOR_BIT || (knownTo & PUBLIC) === PUBLIC),
      (pile) => ({ size: pileSize(pile) }),
    )
  );
}

/** Returns the hands and the cards drawn to choose from, each with its side. */
function handsOf({ sides, objectives, probes, frames }: State): readonly (readonly [Side, Pile])[] {
  return ([REBEL, IMPERIAL] as const).flatMap((side) => {
    const { missions, actions, aside } = sides[side];
    const tactics = frames.flatMap((frame) => {
      if (frame.kind === "battle") return [frame.chosen[side]];
      return frame.kind === "combat" ? frame.tactics.hands[side] : [];
    });
    const others = side === REBEL ? objectives : probes;
    return [missions, ...actions, aside, others, ...tactics].map((pile) => [side, pile] as const);
  });
}

function decksOf(state: State): readonly Pile[] {
  const { probeDeck, projectDeck, objectiveDeck, sides, frames, expansion, solo, tacticDecks = [] } = state;
  return [
    ...tacticDecks,
    expansion?.objectivesBoxed ?? [],
    ...(solo === undefined ? [] : [solo.startingDeck, solo.roundDeck, solo.projects]),
    probeDeck,
    projectDeck,
    objectiveDeck,
    ...sides.flatMap(({ missionDeck, actionDeck, actionsBoxed }) => [missionDeck, actionDeck, actionsBoxed]),
    ...frames.flatMap((frame) => (frame.kind === "combat" ? frame.tactics.decks : [])),
  ];
}

/** Checks the hand limit between the draw of missions and the end of the Refresh Phase, unless a side is discarding. */
function tooMany({ frames, sides }: State): Params | undefined {
  const refresh = frames[0];
  if (refresh?.kind !== "refresh") return undefined;
  if (refresh.stage === "objective" || refresh.stage === "retrieve" || refresh.stage === "missions") return undefined;
  return firstFlaw(
    [REBEL, IMPERIAL] as const,
    (side) =>
      pileSize(sides[side].missions) <= HAND_LIMIT ||
      frames.some((frame) => frame.kind === "discard" && frame.side === side),
    (side) => ({ side, cards: pileSize(sides[side].missions) }),
  );
}
