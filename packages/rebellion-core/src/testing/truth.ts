import {
  at,
  type CardCode,
  isHidden,
  isKnown,
  type Pile,
  type ScriptedAnswer,
  type SeatMask,
  wordAnswers,
} from "@sw/tabletop";
import { knowersOf } from "../cards/held.ts";
import { defaultCatalogue } from "../catalogue/index.ts";
import { WHOLE_DECKS } from "../combat/cinematic/decks.ts";
import type { Catalogue } from "../language/language.ts";
import { type Box, cardId } from "../state/box.ts";
import { hasExpansion } from "../state/config.ts";
import type { BattleFrame, CombatFrame } from "../state/frames.ts";
import type { Look } from "../state/look.ts";
import {
  bitOf,
  bitOfViewer,
  factionOf,
  IMPERIAL,
  IMPERIAL_BIT,
  opponentOf,
  PLANTED_BIT,
  PUBLIC,
  REBEL,
  REBEL_BIT,
  type Side,
} from "../state/seats.ts";
import type { State } from "../state/state.ts";
import { BACKS, type Back, backOf } from "../views/backs.ts";
import type { View } from "../views/shapes.ts";
import { boxFor } from "./box.ts";

/** Hidden cards, in the order in which `determinize` deals them. */
type Hidden = readonly { readonly card: CardCode; readonly knownTo: SeatMask }[];

/** Answers which of some hidden cards the other side has seen, if the viewer cannot tell. */
type Seen = (hand: string, other: number, cards: Hidden) => readonly ScriptedAnswer[];

/**
 * Returns the answers with which `determinize(view, scripted(answers))` returns exactly this state. They name the
 * hidden cards of each location in the order in which `determinize` deals them.
 */
export function truth(state: State, view: View, catalogue: Catalogue = defaultCatalogue): readonly ScriptedAnswer[] {
  const box = boxFor(state.config, catalogue);
  const mask = bitOfViewer(view.viewer);
  const { base, objectives, probes } = state;
  const seen: Seen = (hand, other, cards) => (view.viewer === "spectator" ? seenAnswers(hand, other, cards) : []);
  const inHand = (pile: Pile): Hidden => hiddenInBag(box, pile, mask);
  const combat = state.frames.find((frame): frame is CombatFrame => frame.kind === "combat");
  return [
    ...(isHidden(view.base.system) ? [{ label: "base", answer: at(box.placeIds, base.system ?? 0) }] : []),
    ...sharedAnswers({ box, state }, mask),
    ...sideAnswers({ box, state }, REBEL, mask, seen),
    ...sideAnswers({ box, state }, IMPERIAL, mask, seen),
    ...seen("objectives", IMPERIAL_BIT, inHand(objectives)),
    ...seen("probes", REBEL_BIT, inHand(probes)),
    ...commonAnswers({ box, state }, view),
    ...(combat === undefined
      ? orders(
          box,
          (state.tacticDecks ?? []).flatMap((pile) => hiddenIn(pile, mask)),
          "",
          mask,
        )
      : tacticAnswers(box, combat, mask, seen)),
    ...chosenAnswers({ box, state }, mask),
    ...wordAnswers(state.words),
  ];
}

function hiddenIn(pile: Pile, mask: SeatMask): Hidden {
  return pile
    .filter((segment) => !isKnown(segment, mask))
    .flatMap(({ cards, knownTo }) => cards.map((card) => ({ card, knownTo })));
}

/** Returns the hidden cards of a hand, grouped by their backs. */
function hiddenInBag(box: Box, pile: Pile, mask: SeatMask): Hidden {
  const rank = ({ card, knownTo }: Hidden[number]): number => BACKS.indexOf(backOf(box, card, isPlanted(knownTo)));
  return [...hiddenIn(pile, mask)].sort((a, b) => rank(a) - rank(b));
}

function isPlanted(knownTo: SeatMask): boolean {
  return (knownTo & PLANTED_BIT) !== 0;
}

/**
 * Returns the answers to the questions that order hidden cards, one for each back with at least two of them. Only the
 * Empire distinguishes planted cards from others.
 */
function orders(box: Box, hidden: Hidden, label: string, mask: SeatMask): readonly ScriptedAnswer[] {
  const tells = mask === IMPERIAL_BIT;
  return BACKS.flatMap((back): readonly ScriptedAnswer[] => {
    const cards = hidden.filter(({ card, knownTo }) => backOf(box, card, tells && isPlanted(knownTo)) === back);
    const answer = cards.map(({ card }) => cardId(box, card));
    return answer.length < 2 ? [] : [{ label: `deal:${label}${back}`, answer }];
  });
}

function ofBack(box: Box, hidden: Hidden, backs: readonly Back[]): Hidden {
  return hidden.filter(({ card }) => backs.includes(backOf(box, card, false)));
}

function sharedAnswers(look: Look, mask: SeatMask): readonly ScriptedAnswer[] {
  const { box, state } = look;
  const { sides, objectives, probes, probeDeck, projectDeck, objectiveDeck, held = [] } = state;
  const aside = [...hiddenInBag(box, sides[REBEL].aside, mask), ...hiddenInBag(box, sides[IMPERIAL].aside, mask)];
  const { known, mixed } = projectsOf(look);
  const hidden = [
    ...hiddenIn(state.expansion?.objectivesBoxed ?? [], mask),
    ...known.inMainDeck,
    ...ofBack(box, heldOf(state, IMPERIAL, mask).inDealingOrder, ["project"]),
    ...hiddenInBag(box, objectives, mask),
    ...hiddenInBag(box, probes, mask),
    ...ofBack(box, aside, ["project", "I", "II", "III", "probe"]),
    ...hiddenIn(projectDeck, mask),
    ...known.elsewhere,
    ...ofBack(box, mixed, ["project"]),
    ...hiddenIn(objectiveDeck, mask),
    ...hiddenIn(probeDeck, mask),
    ...held
      .map((one) => ({ card: one.probe, knownTo: knowersOf(look, one) }))
      .filter(({ knownTo }) => (mask & knownTo) === 0),
  ];
  return orders(box, hidden, "", mask);
}

interface Held {
  /** The hidden missions in dealing order: those assigned openly come first. */
  readonly inDealingOrder: Hidden;
  /** The other hidden missions; those in the row come first. */
  readonly loose: Hidden;
  /** Whether a card of the row is completely unknown. */
  readonly inRow: boolean;
}

/** Returns the missions in a side's hand and row that the viewers in `mask` cannot see. */
function heldOf(state: State, side: Side, mask: SeatMask): Held {
  const { missions, assigned } = state.sides[side];
  const row = (mask & bitOf(side)) === 0 ? assigned : [];
  const told = (cards: typeof row): Hidden => cards.map(({ card }) => ({ card, knownTo: bitOf(side) }));
  const open = told(row.filter(({ known }) => known !== null));
  const unknown = told(row.filter(({ known }) => known === null));
  const loose = [...unknown, ...hiddenIn(missions, mask)];
  return { inDealingOrder: [...open, ...loose], loose, inRow: unknown.length > 0 };
}

/** The hidden missions of the Empire in a solo game, which nobody has seen. Empty in other games. */
interface DrawnMissions {
  /** The projects known to be projects: in the Main Missions deck, and in the Round Deck and aside. */
  readonly known: { readonly inMainDeck: Hidden; readonly elsewhere: Hidden };
  /** All other main missions, including projects: those of the Main Missions deck, then those of the Round Deck. */
  readonly mixed: Hidden;
}

function projectsOf({ box, state: { solo, sides } }: Look): DrawnMissions {
  if (solo === undefined) return { known: { inMainDeck: [], elsewhere: [] }, mixed: [] };
  const inDeck = hiddenIn(sides[IMPERIAL].missionDeck, PUBLIC);
  const round = hiddenIn(solo.roundDeck, PUBLIC);
  const projects = ofBack(box, round, ["project"]);
  const known = projects.slice(0, solo.roundProjects);
  const others = round.filter((one) => !known.includes(one));
  return {
    known: {
      inMainDeck: inDeck.filter(({ knownTo }) => isPlanted(knownTo)),
      elsewhere: [...known, ...hiddenIn(solo.projects, PUBLIC)],
    },
    mixed: [...inDeck.filter(({ knownTo }) => !isPlanted(knownTo)), ...ofBack(box, others, ["mission", "project"])],
  };
}

/** Returns the answers for the order of a solo game's starting missions and main missions. */
function drawnAnswers(look: Look): readonly ScriptedAnswer[] {
  const { box, state } = look;
  const { solo } = state;
  if (solo === undefined) return [];
  const starting = [...hiddenIn(solo.startingDeck, PUBLIC), ...hiddenIn(solo.roundDeck, PUBLIC)];
  const answer = projectsOf(look).mixed.map(({ card }) => cardId(box, card));
  return [
    ...orders(box, ofBack(box, starting, ["starting-mission"]), "imperial-", PUBLIC),
    ...(answer.length < 2 ? [] : [{ label: "deal:imperial-mission", answer }]),
  ];
}

function sideAnswers(look: Look, side: Side, mask: SeatMask, seen: Seen): readonly ScriptedAnswer[] {
  const { box, state } = look;
  const isDrawn = side === IMPERIAL && state.solo !== undefined;
  const { missions, missionDeck, actions, actionsBoxed, actionDeck, aside } = state.sides[side];
  const { inDealingOrder, loose, inRow } = heldOf(state, side, mask);
  const hidden = [
    ...ofBack(box, inDealingOrder, ["starting-mission", "mission"]),
    ...(isDrawn ? [] : hiddenIn(missionDeck, mask)),
    ...actions.flatMap((pile) => hiddenInBag(box, pile, mask)),
    ...hiddenIn(actionsBoxed, mask),
    ...hiddenIn(actionDeck, mask),
    ...ofBack(box, hiddenInBag(box, aside, mask), ["mission", "starting-action", "recruit-action"]),
  ];
  const faction = factionOf(side);
  const hold = inRow && loose.length > 1 ? [holdAnswer(box, faction, loose)] : [];
  const drawn = isDrawn ? drawnAnswers(look) : [];
  const hand = inRow ? hiddenIn(missions, mask) : hiddenInBag(box, missions, mask);
  const shown = hasExpansion(state.config) ? seen(`${faction}-missions`, bitOf(opponentOf(side)), hand) : [];
  return [...drawn, ...orders(box, hidden, `${faction}-`, mask), ...hold, ...shown];
}

function holdAnswer(box: Box, faction: string, loose: Hidden): ScriptedAnswer {
  return { label: `hold:${faction}`, answer: loose.map(({ card }) => cardId(box, card)) };
}

/** Returns the answers for a spectator: which hidden cards of a hand the other side has seen. */
function seenAnswers(hand: string, other: number, cards: Hidden): readonly ScriptedAnswer[] {
  return cards.map(({ knownTo }) => ({
    label: `seen:${hand}`,
    answer: (knownTo & other) === 0 ? "unseen" : "seen",
  }));
}

/** Returns the answers for a spectator once cards were planted: which systems both sides have ruled out. */
function commonAnswers({ box, state: { base, probeDeck } }: Look, view: View): readonly ScriptedAnswer[] {
  if (!isHidden(view.base.commonCandidates)) return [];
  const marked = probeDeck.flatMap(({ cards, knownTo }) => (isPlanted(knownTo) ? cards : []));
  return base.publicCandidates
    .filter((system) => system !== base.system && !marked.includes(at(box.probeOf, system)))
    .map((system) => ({
      label: `common:${at(box.placeIds, system)}`,
      answer: base.commonCandidates.includes(system) ? "open" : "planted",
    }));
}

/**
 * Returns the answers for each secretly chosen card: the card itself, then the others that its side may have chosen.
 */
function chosenAnswers({ box, state }: Look, mask: SeatMask): readonly ScriptedAnswer[] {
  const battle = state.frames.find((frame): frame is BattleFrame => frame.kind === "battle");
  if (battle === undefined) return [];
  return ([REBEL, IMPERIAL] as const).flatMap((side) => {
    const [hidden] = hiddenIn(battle.chosen[side], mask);
    if (hidden === undefined) return [];
    const { discards, removed } = state.advancedTactics ?? WHOLE_DECKS;
    const gone = [...discards[side][battle.theater], ...removed, hidden.card];
    const others = box.advancedTactics[side][battle.theater].filter((card) => !gone.includes(card));
    if (others.length === 0) return [];
    return [{ label: `chosen:${factionOf(side)}`, answer: [hidden.card, ...others].map((card) => cardId(box, card)) }];
  });
}

function tacticAnswers(
  box: Box,
  { tactics: { hands, decks } }: CombatFrame,
  mask: SeatMask,
  seen: Seen,
): readonly ScriptedAnswer[] {
  const hidden = [
    ...hands.flat().flatMap((pile) => hiddenInBag(box, pile, mask)),
    ...decks.flatMap((pile) => hiddenIn(pile, mask)),
  ];
  return [
    ...orders(box, hidden, "", mask),
    ...hands[REBEL].flatMap((pile) => seen("tactics", IMPERIAL_BIT, hiddenInBag(box, pile, mask))),
    ...hands[IMPERIAL].flatMap((pile) => seen("tactics", REBEL_BIT, hiddenInBag(box, pile, mask))),
  ];
}
