import {
  addAllToBag,
  at,
  type CardCode,
  type Chance,
  drawTop,
  EMPTY_PILE,
  isSeed,
  type Pile,
  pileCards,
  type Seed,
  shuffled,
  type Words,
  wordsOfSeed,
} from "@sw/tabletop";
import { WHOLE_DECKS } from "../combat/cinematic/decks.ts";
import { shuffleDeck } from "../decks/decks.ts";
import { drawObjectives, resolveImmediates } from "../decks/objective-hand.ts";
import { seen } from "../decks/told.ts";
import { type FirstGamePlacement, OBJECTIVE_LEVELS } from "../language/language.ts";
import { setLoyalty } from "../markers/loyalty.ts";
import { setSubjugated } from "../markers/subjugation.ts";
import type { RuleId } from "../rules/ids.ts";
import { type Box, type CardOf, cardOf, copiesOf, placeNamed } from "../state/box.ts";
import { NO_CARD, NOWHERE, type SystemIndex } from "../state/codes.ts";
import { type Config, hasExpansion, isSolo, storedConfig } from "../state/config.ts";
import type { SeenCard } from "../state/events.ts";
import { bitOf, type FACTIONS, factionOf, IMPERIAL, PUBLIC, REBEL, type Side, sideOfFaction } from "../state/seats.ts";
import { type PlaceState, type SideState, STATE_FORMAT, type State } from "../state/state.ts";
import { GameWork } from "../state/work.ts";
import { placeUnits } from "../units/board.ts";
import { hasSide, totalUnits } from "../units/units.ts";
import { keepSet, NEW_EXPANSION, stackObjectives } from "./expansion.ts";
import { beginExpansionUnits, expansionStart } from "./expansion-units.ts";
import { unitsNamed } from "./lists.ts";
import { NEW_SOLO, prepareSolo, removeSubversion } from "./solo.ts";
import { isRemoved } from "./solo-removed.ts";
import { laySoloUnits } from "./solo-units.ts";

/**
 * The number of Rebel symbols that set-up looks for on probe cards. `IMPERIAL_SYSTEMS` is the number of Imperial ones,
 * of which `SUBJUGATED_SYSTEMS` are subjugated.
 */
const REBEL_SYSTEMS = 3;
const IMPERIAL_SYSTEMS = 5;
const SUBJUGATED_SYSTEMS = 2;

/**
 * Sets the game up as far as no player must choose (reb.setup.*, reb.first-game.*): markers, decks, loyalty, and in a
 * first game also the units. A `setup` frame asks for the choices.
 */
export function setUp(box: Box, config: Config, chance: Seed | Chance): GameWork {
  const state = emptyBoard(box, config, wordsOfSeed(isSeed(chance) ? chance : 0));
  const work = new GameWork(box, state, isSeed(chance) ? undefined : chance);
  const first = config.setup === "first-game";
  const rule: RuleId = first ? "reb.first-game.fixed-setup" : "reb.setup.advanced-is-standard";
  work.emit({ type: "game-started", players: config.players, setup: config.setup, rule, cause: null });
  const { expansion } = work.state;
  if (expansion !== undefined) stackObjectives(work, expansion);
  if (isSolo(config)) prepareSolo(work);
  drawObjectives(work, 1, { rule: "reb.setup.s4-draw", cause: null });
  if (first) layFirstGame(work);
  else if (expansion === undefined) layAdvanced(work);
  else chooseMissionSets(work);
  resolveImmediates(work);
  return work;
}

/** Creates the board before the first card is turned up. */
function emptyBoard(box: Box, config: Config, words: Words): State {
  const { timeStart, reputationStart } = box.catalogue.board;
  const expanded = hasExpansion(config);
  const candidates = box.systems.flatMap((_, system) => (box.probeOf[system] === NO_CARD ? [] : [system]));
  return {
    format: STATE_FORMAT,
    game: "rebellion",
    catalogue: box.hash,
    config: storedConfig(config),
    words,
    round: 0,
    phase: "setup",
    current: null,
    time: timeStart,
    reputation: config.solo?.reputationStart ?? reputationStart,
    places: [...box.systems, undefined].map((system) => emptyPlace(box, system?.entry.fixedLoyalty ?? false)),
    leaders: box.leaders.map(({ entry }) => ({
      at: entry.start === "starting" ? "pool" : "supply",
      ring: null,
      detained: false,
    })),
    sides: [emptySide(box, config, REBEL), emptySide(box, config, IMPERIAL)],
    base: {
      system: null,
      revealed: false,
      publicCandidates: candidates,
      planted: false,
      commonCandidates: candidates,
    },
    baseCandidates: candidates,
    probeDeck: shuffled(box.probeOf.filter((code) => code !== NO_CARD)),
    probes: EMPTY_PILE,
    probesBoxed: [],
    projectDeck: shuffled(missionsOf(box, IMPERIAL, "project")),
    projectDiscard: [],
    objectives: EMPTY_PILE,
    objectiveDeck: expanded ? EMPTY_PILE : objectiveDeck(box, isSolo(config)),
    objectivesPlayed: [],
    rerollUsed: false,
    modifiers: [],
    delayed: [],
    ...(box.cinematic ? { advancedTactics: WHOLE_DECKS } : {}),
    frames: [],
    outcome: null,
    ...(expanded ? { expansion: NEW_EXPANSION } : {}),
    ...(isSolo(config) ? { solo: NEW_SOLO } : {}),
  };
}

function emptyPlace(box: Box, fixedLoyalty: boolean): PlaceState {
  const loyalty = fixedLoyalty ? IMPERIAL : null;
  return { loyalty, subjugated: false, sabotaged: false, destroyed: false, units: box.noUnits };
}

/** Creates a side at the start. Its hand already holds its starting missions, which players set aside until step 10. */
function emptySide(box: Box, config: Config, side: Side): SideState {
  const starting = actionsOf(box, side, "starting");
  const unused = config.setup === "first-game";
  return {
    missions: addAllToBag(EMPTY_PILE, missionsOf(box, side, "starting"), bitOf(side)),
    missionDeck: shuffled(missionsOf(box, side, "regular")),
    missionDiscard: [],
    assigned: [],
    actions: [EMPTY_PILE, EMPTY_PILE],
    actionDeck: shuffled(actionsOf(box, side, "recruit")),
    actionsUsed: unused ? starting : [],
    actionsBoxed: unused ? EMPTY_PILE : shuffled(starting),
    aside: EMPTY_PILE,
    queue: [box.noUnits, box.noUnits, box.noUnits],
    passed: [false, false],
  };
}

/** Returns every copy of the missions of a side and set. */
function missionsOf(box: Box, side: Side, set: CardOf<"mission">["entry"]["set"]): readonly CardCode[] {
  return box.cards.flatMap((card) =>
    card.type === "mission" && card.side === side && card.entry.set === set
      ? Array.from({ length: copiesOf(card) }, () => card.code)
      : [],
  );
}

/** Returns the starting action cards of a side, or those of its deck (reb.action.action-decks). */
function actionsOf(box: Box, side: Side, set: CardOf<"action">["entry"]["set"]): readonly CardCode[] {
  return box.actions.filter((card) => card.side === side && card.entry.set === set).map(({ code }) => code);
}

/** Creates the objective deck: three separately shuffled levels, I on top of II on top of III (reb.setup.s4-stack). */
function objectiveDeck(box: Box, solo: boolean): Pile {
  return OBJECTIVE_LEVELS.flatMap((level) => {
    const cards = box.objectives.filter(({ code, entry }) => entry.level === level && !(solo && isRemoved(box, code)));
    return shuffled(cards.map(({ code }) => code));
  });
}

/** Makes the fixed placements of a first game (reb.first-game.*). Only the base and the hands remain to be chosen. */
function layFirstGame(work: GameWork): void {
  const { box, state } = work;
  for (const placement of box.catalogue.board.firstGame) layPlacement(work, placement);
  const held = state.base.publicCandidates.filter((system) => hasSide(work, system, IMPERIAL));
  boxProbes(work, held, "reb.first-game.remove-probes");
  const near = (system: SystemIndex): boolean =>
    at(box.systems, system).neighbors.some((other) => hasSide(work, other, IMPERIAL));
  setCandidates(work, (system) => !near(system));
  work.enter({ kind: "setup", stage: "base", left: box.noUnits, rebelSystem: NOWHERE });
}

function layPlacement(work: GameWork, { at: id, marker, units }: FirstGamePlacement): void {
  const { box } = work;
  const place = placeNamed(box, id);
  const cause = { rule: "reb.first-game.fixed-setup", cause: null } as const;
  if (marker === "subjugation") setSubjugated(work, place, true, cause);
  else if (marker !== null) setLoyalty(work, place, sideOfFaction(marker), cause);
  for (const side of [REBEL, IMPERIAL] as const) {
    const own = unitsNamed(box, units).map((count, unit) => (at(box.units, unit).side === side ? count : 0));
    if (totalUnits(own) > 0) placeUnits(work, side, own, place, "setup", cause);
  }
}

/**
 * Fixes the mission set of each side in a game with the expansion, or lets it be picked in secret before the board is
 * laid out (rote.setup.mission-sets).
 */
function chooseMissionSets(work: GameWork): void {
  const { missionSets = "secret" } = work.state.config;
  if (missionSets === "secret") {
    work.enter({ kind: "setup", stage: "mission-sets", left: work.box.noUnits, rebelSystem: NOWHERE });
    return;
  }
  for (const side of isSolo(work.state.config) ? ([REBEL] as const) : ([REBEL, IMPERIAL] as const)) {
    keepSet(work, side, missionSets[factionOf(side)], "rote.setup.mission-sets-fixed");
  }
  layAdvanced(work);
}

/**
 * Sets loyalty by the first probe cards (reb.setup.s8-reveal-probes and following). The players then place the units.
 */
export function layAdvanced(work: GameWork): void {
  const { box, state } = work;
  const solo = isSolo(state.config);
  if (solo) beginSoloBoard(work);
  const turned = turnUpProbes(work);
  const of = (faction: (typeof FACTIONS)[number], most: number): readonly SystemIndex[] =>
    turned.filter((system) => at(box.systems, system).entry.setupProbe === faction).slice(0, most);
  for (const system of of("rebel", REBEL_SYSTEMS)) {
    setLoyalty(work, system, REBEL, { rule: "reb.setup.s8-rebel-loyalty", cause: null });
  }
  const imperial = of("imperial", IMPERIAL_SYSTEMS);
  for (const [index, system] of imperial.entries()) {
    if (index < SUBJUGATED_SYSTEMS) setSubjugated(work, system, true, { rule: "reb.setup.s8-subjugated", cause: null });
    else setLoyalty(work, system, IMPERIAL, { rule: "reb.setup.s8-imperial-loyalty", cause: null });
  }
  turnDown(work, turned);
  boxProbes(work, imperial, "reb.setup.s8-remove-imperial-probes");
  if (solo) return laySolo(work, imperial);
  shuffleDeck(work, "probe", { rule: "reb.setup.s8-reshuffle-probes", cause: null });
  if (state.config.startingUnits === "expansion") return beginExpansionUnits(work);
  const left = unitsNamed(box, box.catalogue.board.startingUnits.imperial);
  work.enter({ kind: "setup", stage: "imperial-units", left, rebelSystem: NOWHERE });
}

/**
 * Separates the remote systems' probe cards before any card is turned up, for a solo game: the base is in one of these
 * systems (solo.setup.remote-probes).
 */
function beginSoloBoard(work: GameWork): void {
  const { box, state } = work;
  removeSubversion(work, REBEL);
  const remote = (code: CardCode): boolean => !at(box.systems, cardOf(box, code, "probe").system).populous;
  const cards = pileCards(state.probeDeck);
  const others = shuffled(cards.filter((code) => !remote(code)));
  state.probeDeck = [...others, ...shuffled(cards.filter(remote))];
  setCandidates(work, (system) => !at(box.systems, system).populous);
}

/** Places the Empire's units by dice, then asks the Rebels to place theirs. */
function laySolo(work: GameWork, imperial: readonly SystemIndex[]): void {
  const { box, state } = work;
  const yard = laySoloUnits(work, imperial);
  if (yard !== NOWHERE) boxProbes(work, [yard], "solo.setup.units.dsuc");
  shuffleDeck(work, "probe", { rule: "solo.setup.choose-base", cause: null });
  const left = unitsNamed(box, expansionStart(box, state)?.rebel ?? box.catalogue.board.startingUnits.rebel);
  work.enter({ kind: "setup", stage: "rebel-units", left, rebelSystem: NOWHERE });
}

/** Turns up probe cards until enough symbols of both sides have appeared, or no card is left. */
function turnUpProbes(work: GameWork): readonly SystemIndex[] {
  const { box, state } = work;
  const turned: SystemIndex[] = [];
  const cards: SeenCard[] = [];
  const missing = { rebel: REBEL_SYSTEMS, imperial: IMPERIAL_SYSTEMS };
  const isOpen = (): boolean => state.config.solo === undefined || state.probeDeck.length > 1;
  while ((missing.rebel > 0 || missing.imperial > 0) && state.probeDeck.length > 0 && isOpen()) {
    const { card, pile } = drawTop(state.probeDeck, work, "draw:probe", work.nameOf, PUBLIC);
    state.probeDeck = pile;
    const { system } = cardOf(box, card, "probe");
    const symbol = at(box.systems, system).entry.setupProbe;
    if (symbol !== null) missing[symbol] -= 1;
    turned.push(system);
    cards.push(seen(box, card, PUBLIC));
  }
  const rule = "reb.setup.s8-reveal-probes";
  work.emit({
    type: "cards-drawn",
    faction: "imperial",
    deck: "probe",
    cards,
    from: "deck",
    to: "open",
    rule,
    cause: null,
  });
  return turned;
}

/**
 * Returns the turned-up probe cards to the deck; the caller then removes the Imperial ones
 * (reb.setup.s8-reshuffle-probes).
 */
function turnDown(work: GameWork, turned: readonly SystemIndex[]): void {
  const { box, state } = work;
  const codes = turned.map((system) => at(box.probeOf, system));
  state.probeDeck = [...state.probeDeck, { cards: codes, ordered: false, knownTo: PUBLIC }];
  const cards = codes.map((code) => seen(box, code, PUBLIC));
  const way = { from: "open", to: "deck" } as const;
  const rule = "reb.setup.s8-reshuffle-probes";
  work.emit({ type: "cards-moved", faction: "imperial", deck: "probe", cards, ...way, rule, cause: null });
}

/** Puts the probe cards of systems back into the box: the base cannot be there (reb.setup.s9-base-not-imperial-start). */
export function boxProbes(work: GameWork, systems: readonly SystemIndex[], rule: RuleId): void {
  const { box, state } = work;
  const codes = systems.map((system) => at(box.probeOf, system));
  state.probeDeck = state.probeDeck.map((part) => ({
    ...part,
    cards: part.cards.filter((code) => !codes.includes(code)),
  }));
  state.probesBoxed = [...state.probesBoxed, ...codes].sort((a, b) => a - b);
  const cards = codes.map((code) => seen(box, code, PUBLIC));
  const way = { from: "deck", to: "box" } as const;
  work.emit({ type: "cards-moved", faction: "imperial", deck: "probe", cards, ...way, rule, cause: null });
  setCandidates(work, (system) => !systems.includes(system));
}

function setCandidates(work: GameWork, among: (system: SystemIndex) => boolean): void {
  const { state } = work;
  const publicCandidates = state.base.publicCandidates.filter(among);
  const { system, revealed, planted } = state.base;
  state.base = { system, revealed, publicCandidates, planted, commonCandidates: publicCandidates };
  state.baseCandidates = publicCandidates;
}
