import { type CardCode, type Chance, freshWords, isHidden } from "@sw/tabletop";
import { type Faction, OBJECTIVE_LEVELS } from "../language/language.ts";
import type { Box } from "../state/box.ts";
import type { TheaterIndex } from "../state/codes.ts";
import { hasExpansion } from "../state/config.ts";
import type { GameFrame } from "../state/frames.ts";
import { bitOf, IMPERIAL_BIT, opponentOf, REBEL_BIT, sideOfFaction } from "../state/seats.ts";
import type { HeldProbe, SideState, State } from "../state/state.ts";
import type { Back } from "./backs.ts";
import { dealActions } from "./determinize/actions.ts";
import { dealBase, dealCandidates, probesBesideBase } from "./determinize/base.ts";
import { dealBattle } from "./determinize/battle.ts";
import { type Dealers, dealBag, dealDeck, dealersOf, dealOne, UNSEEN } from "./determinize/deal.ts";
import { dealExpansion, partObjectives } from "./determinize/expansion.ts";
import { dealMissions } from "./determinize/missions.ts";
import { codeOf, codesOf, leaderRead, placeRead, placeShown, unitsRead } from "./determinize/reading.ts";
import { dealSolo, partProjects, probesByHand } from "./determinize/solo.ts";
import type { Cards, FrameView, View } from "./shapes.ts";

/**
 * Returns a full state that fits the view. Chance is drawn in this order:
 * - the base (`base`),
 * - the orders of the hidden cards of each kind (`deal:KIND`): shared ones, those of the Rebels, those of the Empire,
 * - which missions are in a row (`hold:SIDE`),
 * - for a spectator, which hidden cards of a hand the other side has seen (`seen:HAND`), and which systems are ruled
 *   out by planted cards (`common:SYSTEM`),
 * - the tactic cards of a combat, or of decks that a card has ordered (`deal:space`, `deal:ground`, `seen:tactics`),
 * - the chosen cards of a cinematic battle (`chosen:SIDE`): the first in a random order of all possible cards,
 * - the generator's words (`words`, byte by byte).
 */
export function determinizeView(box: Box, view: View, chance: Chance): State {
  const system = dealBase(box, view, chance);
  const besideBase = probesBesideBase(box, view, system);
  const ordered = dealersOf(
    box,
    [
      { back: "project", label: "deal:project", cards: codesOf(box, view.hiddenProjects) },
      ...levelsOf(box, view),
      { back: "planted", label: "deal:planted", cards: codesOf(box, view.plantedProbes) },
      { back: "probe", label: "deal:probe", cards: besideBase },
    ],
    chance,
  );
  const dealt = probesByHand(box, view, ordered, besideBase.length);
  const { boxed, others } = partObjectives(box, view, dealt);
  const { shared, mixed } = partProjects(view, others);
  const seen = viewersIn(view, chance);
  const rebel = dealSide(box, view, "rebel", shared, chance);
  const imperial = dealSide(box, view, "imperial", shared, chance, mixed);
  const objectives = dealBag(box, view.objectives, shared, seen("objectives", IMPERIAL_BIT));
  const probes = dealBag(box, view.probes, shared, seen("probes", REBEL_BIT));
  const aside = {
    rebel: dealBag(box, view.sides.rebel.aside, rebel.dealers, UNSEEN),
    imperial: dealBag(box, view.sides.imperial.aside, imperial.dealers, UNSEEN),
  };
  const probeDeck = dealDeck(box, view.probeDeck, shared);
  const held = dealHeld(box, view, shared);
  return {
    format: view.format,
    game: view.game,
    catalogue: view.catalogue,
    config: view.config,
    round: view.round,
    phase: view.phase,
    current: view.current,
    time: view.time,
    reputation: view.reputation,
    places: view.places.map((place) => placeRead(box, place)),
    leaders: view.leaders.map((leader) => leaderRead(box, leader)),
    sides: [
      { ...rebel.state, aside: aside.rebel },
      { ...imperial.state, aside: aside.imperial },
    ],
    ...dealCandidates(box, view, { system, probeDeck, probes, held }, chance),
    probeDeck,
    probes,
    probesBoxed: codesOf(box, view.probesBoxed),
    projectDeck: dealDeck(box, view.projectDeck, shared),
    projectDiscard: codesOf(box, view.projectDiscard),
    objectives,
    objectiveDeck: dealDeck(box, view.objectiveDeck, shared),
    objectivesPlayed: codesOf(box, view.objectivesPlayed),
    rerollUsed: view.rerollUsed,
    modifiers: view.modifiers,
    delayed: view.delayed,
    ...(view.targets && {
      targets: view.targets.map((one) => ({ card: codeOf(box, one.card), system: placeShown(box, one.system) })),
    }),
    ...(view.held && { held }),
    ...(view.objectivesInPlay && { objectivesInPlay: codesOf(box, view.objectivesInPlay) }),
    ...dealTacticDecks(box, view, chance),
    ...advancedRead(box, view),
    frames: view.frames.map((frame) => dealFrame(box, frame, view, chance)),
    outcome: view.outcome,
    words: freshWords(chance),
    ...dealExpansion(box, view, boxed),
    ...dealSolo(box, view, imperial.dealers),
  };
}

/** Deals the probe cards under action cards. */
function dealHeld(box: Box, { held = [] }: View, dealers: Dealers): readonly HeldProbe[] {
  return held.map(({ card, probe, chair }) => ({
    card: codeOf(box, card),
    probe: isHidden(probe) ? dealOne(dealers, "probe") : codeOf(box, probe),
    chair,
  }));
}

function levelsOf(box: Box, { hiddenObjectives }: View): Parameters<typeof dealersOf>[1] {
  return OBJECTIVE_LEVELS.map((level) => ({
    back: level,
    label: `deal:${level}`,
    cards: codesOf(box, hiddenObjectives).filter((code) => {
      const card = box.cards[code];
      return card?.type === "objective" && card.entry.level === level;
    }),
  }));
}

/**
 * Returns functions that choose which other sides know a hidden card of a hand. Only a spectator cannot tell what the
 * other side has seen.
 */
function viewersIn(view: View, chance: Chance): (hand: string, other: number) => () => number {
  if (view.viewer !== "spectator") return () => UNSEEN;
  return (hand, other) => () =>
    chance.pick(`seen:${hand}`, 2, (index) => (index === 0 ? "unseen" : "seen")) === 0 ? 0 : other;
}

/**
 * Returns a function that chooses who knows a hidden mission of a hand. With the expansion, cards show missions to the
 * other side (Stolen Intel).
 */
function missionViewers(view: View, faction: Faction, chance: Chance): () => number {
  if (!hasExpansion(view.config)) return UNSEEN;
  return viewersIn(view, chance)(`${faction}-missions`, bitOf(opponentOf(sideOfFaction(faction))));
}

interface DealtSide {
  readonly state: Omit<SideState, "aside">;
  /** The dealers of the cards that the side has aside. */
  readonly dealers: Dealers;
}

/** Deals the cards of a side. `mixed` are the projects among its hidden missions. */
function dealSide(
  box: Box,
  view: View,
  faction: Faction,
  shared: Dealers,
  chance: Chance,
  mixed: readonly CardCode[] = [],
): DealtSide {
  const own = view.sides[faction];
  const pool = (back: Back, cards: readonly CardCode[]) => ({ back, label: `deal:${faction}-${back}`, cards });
  const starting = faction === "imperial" && view.solo !== undefined ? view.solo.hiddenStarting : own.hiddenStarting;
  const regular = [...codesOf(box, own.hiddenMissions), ...mixed].sort((a, b) => a - b);
  const missionPools = [pool("starting-mission", codesOf(box, starting)), pool("mission", regular)];
  const ownMissions = dealersOf(box, missionPools, chance);
  const actions = dealActions(box, own, view.config, faction, chance);
  const dealers: Dealers = new Map([...shared, ...ownMissions, ...actions.others]);
  const { missions, assigned } = dealMissions(
    box,
    own,
    faction,
    dealers,
    chance,
    missionViewers(view, faction, chance),
  );
  const [admiral, general] = own.actions;
  const [inAdmiral, inGeneral] = actions.hands;
  const [one, two, three] = own.queue;
  return {
    dealers,
    state: {
      missions,
      missionDeck: dealDeck(box, own.missionDeck, dealers),
      missionDiscard: codesOf(box, own.missionDiscard),
      assigned,
      actions: [dealBag(box, admiral, inAdmiral, UNSEEN), dealBag(box, general, inGeneral, UNSEEN)],
      actionsBoxed: dealDeck(box, own.actionsBoxed, dealers),
      actionDeck: dealDeck(box, own.actionDeck, dealers),
      actionsUsed: codesOf(box, own.actionsUsed),
      queue: [unitsRead(box, one), unitsRead(box, two), unitsRead(box, three)],
      passed: own.passed,
    },
  };
}

function advancedRead(box: Box, { advancedTactics }: View): Pick<State, "advancedTactics"> {
  if (advancedTactics === undefined) return {};
  const { discards, removed } = advancedTactics;
  const of = ([space, ground]: (typeof discards)[0]) => [codesOf(box, space), codesOf(box, ground)] as const;
  return { advancedTactics: { discards: [of(discards[0]), of(discards[1])], removed: codesOf(box, removed) } };
}

function dealTacticDecks(box: Box, { tacticDecks }: View, chance: Chance): Pick<State, "tacticDecks"> {
  if (tacticDecks === undefined) return {};
  const [space, ground] = tacticDecks.decks;
  const dealers = tacticDealers(box, tacticDecks.hiddenTactics, chance);
  return { tacticDecks: [dealDeck(box, space, dealers), dealDeck(box, ground, dealers)] };
}

function tacticDealers(box: Box, hiddenTactics: readonly string[], chance: Chance): Dealers {
  const codes = codesOf(box, hiddenTactics);
  const of = (theater: TheaterIndex): readonly number[] =>
    codes.filter((code) => {
      const card = box.cards[code];
      return card?.type === "tactic" && card.theater === theater;
    });
  return dealersOf(
    box,
    [
      { back: "space", label: "deal:space", cards: of(0) },
      { back: "ground", label: "deal:ground", cards: of(1) },
    ],
    chance,
  );
}

function dealFrame(box: Box, frame: FrameView, view: View, chance: Chance): GameFrame {
  if (frame.kind === "battle") return dealBattle(box, frame, view, chance);
  if (frame.kind !== "combat") return frame;
  const { decks, discards, hands, hiddenTactics } = frame.tactics;
  const dealers = tacticDealers(box, hiddenTactics, chance);
  const seen = viewersIn(view, chance);
  const hand = (cards: Cards, other: number) => dealBag(box, cards, dealers, seen("tactics", other));
  const rebel = [hand(hands[0][0], IMPERIAL_BIT), hand(hands[0][1], IMPERIAL_BIT)] as const;
  const imperial = [hand(hands[1][0], REBEL_BIT), hand(hands[1][1], REBEL_BIT)] as const;
  return {
    ...frame,
    tactics: {
      decks: [dealDeck(box, decks[0], dealers), dealDeck(box, decks[1], dealers)],
      discards: [codesOf(box, discards[0]), codesOf(box, discards[1])],
      hands: [rebel, imperial],
    },
  };
}
