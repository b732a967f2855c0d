import { type CardCode, EMPTY_PILE, pileCards, shuffled } from "@sw/tabletop";
import { makeRoundDeck } from "../decks/round-deck.ts";
import { seen } from "../decks/told.ts";
import type { MissionSet } from "../language/language.ts";
import { recruitFromDeck } from "../recruitment/solo.ts";
import type { RuleId } from "../rules/ids.ts";
import { missionOf } from "../state/box.ts";
import { hasExpansion } from "../state/config.ts";
import { factionOf, IMPERIAL, PUBLIC, REBEL, type Side } from "../state/seats.ts";
import type { SoloState } from "../state/solo.ts";
import { rollD8 } from "../state/solo-dice.ts";
import type { GameWork } from "../state/work.ts";
import { keepSet } from "./expansion.ts";
import { isRemoved } from "./solo-removed.ts";

/** The parts of a state that only a solo game has, before the first card is dealt. */
export const NEW_SOLO: SoloState = Object.freeze({
  startingDeck: EMPTY_PILE,
  roundDeck: EMPTY_PILE,
  roundProjects: 0,
  projects: EMPTY_PILE,
  returning: [],
  startingUsed: [],
  startingOut: [],
  boxed: [],
  reserved: [],
  garrisoned: [],
  moved: [],
  found: false,
  nothingPlayable: false,
  bunkerBuilt: false,
  memory: null,
});

/**
 * Prepares the Empire of a solo game before the board is laid out. Unused objectives and missions leave the game, a
 * fifth leader is recruited, and the mission decks and the first Round Deck are made.
 */
export function prepareSolo(work: GameWork): void {
  const { box, state } = work;
  const heart = box.objectives.filter(({ code }) => isRemoved(box, code)).map(({ code }) => code);
  boxCards(work, "objective", REBEL, heart, "solo.setup.objectives.remove-heart");
  recruitFromDeck(work, "solo.setup.fifth-leader");
  if (hasExpansion(state.config)) chooseImperialSet(work);
  removeSubversion(work, IMPERIAL);
  makeDecks(work);
  makeRoundDeck(work, 1, "solo.setup.first-round-deck");
}

/** Puts cards that are not used back into the box, face up. */
function boxCards(
  work: GameWork,
  deck: "objective" | "rebel-mission" | "imperial-mission",
  side: Side,
  codes: readonly CardCode[],
  rule: RuleId,
): void {
  if (codes.length === 0) return;
  work.changeSolo({ boxed: [...work.solo.boxed, ...codes].sort((a, b) => a - b) });
  const cards = codes.map((code) => seen(work.box, code, PUBLIC));
  const way = { from: "deck", to: "box" } as const;
  work.emit({ type: "cards-moved", faction: factionOf(side), deck, cards, ...way, rule, cause: null });
}

/**
 * Chooses the mission set of the Empire: by the configuration, or by a die, where 1-4 is the base set
 * (solo.setup.imperial-set).
 */
function chooseImperialSet(work: GameWork): void {
  const { missionSets = "secret" } = work.state.config;
  const rolled = (): MissionSet => (rollD8(work, "imperial missions") <= 4 ? "base" : "rise-of-the-empire");
  keepSet(work, IMPERIAL, missionSets === "secret" ? rolled() : missionSets.imperial, "solo.setup.imperial-set");
}

/** Removes Subversion from a side's mission deck, for either set (solo.setup.rebel-missions, imperial-set). */
export function removeSubversion(work: GameWork, side: Side): void {
  const { box } = work;
  const own = work.side(side);
  const cards = pileCards(own.missionDeck);
  const opposes = (code: CardCode): boolean => missionOf(box, code).entry.mode === "oppose";
  const gone = cards.filter(opposes);
  if (gone.length === 0) return;
  own.missionDeck = shuffled(cards.filter((code) => !opposes(code)));
  const rule = side === REBEL ? "solo.setup.rebel-missions" : "solo.setup.imperial-set";
  boxCards(work, side === REBEL ? "rebel-mission" : "imperial-mission", side, gone, rule);
}

/**
 * Makes the Starting Missions deck, and adds one project of each type to the main missions
 * (solo.setup.imperial-starting-deck, projects).
 */
function makeDecks(work: GameWork): void {
  const { state } = work;
  const own = work.side(IMPERIAL);
  work.changeSolo({ startingDeck: shuffled(pileCards(own.missions)) });
  own.missions = EMPTY_PILE;
  const projects = pileCards(state.projectDeck);
  const one = [...new Set(projects)];
  const rest = projects.filter((code, place) => projects.indexOf(code) !== place);
  own.missionDeck = shuffled([...pileCards(own.missionDeck), ...one]);
  state.projectDeck = shuffled(rest);
  for (const deck of ["imperial-starting", "imperial-mission", "project"] as const) {
    const rule = deck === "imperial-starting" ? "solo.setup.imperial-starting-deck" : "solo.setup.projects";
    work.emit({ type: "deck-shuffled", deck, discards: false, rule, cause: null });
  }
}
