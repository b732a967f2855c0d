import { at, type CardCode, EMPTY_PILE, pileCards, shuffled } from "@sw/tabletop";
import { returnMission } from "../decks/assigned.ts";
import { placeGatherIntel } from "../decks/gather-intel.ts";
import { missionSetOf } from "../decks/solo-decks.ts";
import { isCaptured, keepDetained, moveLeader } from "../leaders/leaders.ts";
import { IMPERIAL, PROJECT_BIT, PUBLIC, REBEL } from "../state/seats.ts";
import type { GameWork } from "../state/work.ts";

/**
 * Returns all leaders to their pools (reb.refresh.retrieve-leaders). Those on mission cards return too, and their cards
 * go back to the hand. Captured leaders stay (reb.refresh.captured-not-retrieved), and detained leaders stay once.
 */
export function retrieveLeaders(work: GameWork): void {
  const { box } = work;
  for (const side of [REBEL, IMPERIAL] as const) {
    while (work.state.sides[side].assigned.length > 0) {
      const { leaders } = at(work.state.sides[side].assigned, 0);
      const cause = { rule: "reb.refresh.retrieve-from-missions", cause: null } as const;
      returnMission(work, side, 0, cause);
      for (const leader of leaders) moveLeader(work, leader, "pool", cause);
    }
  }
  for (let index = 0; index < work.state.leaders.length; index++) {
    const leader = at(work.state.leaders, index);
    if (typeof leader.at !== "number" || isCaptured(box, leader)) continue;
    const cause = { rule: "reb.refresh.retrieve-leaders", cause: null } as const;
    if (leader.detained) keepDetained(work, index, cause);
    else moveLeader(work, index, "pool", cause);
  }
}

/**
 * Returns the missions of a solo game's Empire to their decks, which are shuffled. Starting missions go to theirs. On
 * the main missions go first the cards not turned up, then the projects gained, then the missions that return after a
 * failure (solo.refresh.discard-missions, solo.refresh.unrevealed).
 */
export function tidyMissions(work: GameWork): void {
  const { box, solo } = work;
  const unrevealed = pileCards(solo.roundDeck);
  const isStarting = (card: CardCode): boolean => missionSetOf(box, card) === "starting";
  const starting = [...pileCards(solo.startingDeck), ...solo.startingUsed, ...unrevealed.filter(isStarting)];
  const own = work.side(IMPERIAL);
  const projects = shuffled(pileCards(solo.projects));
  own.missionDeck = [
    ...(solo.returning.length > 0 ? [{ cards: solo.returning, ordered: true, knownTo: PUBLIC }] : []),
    ...projects.map((part) => ({ ...part, knownTo: PROJECT_BIT })),
    ...shuffled(unrevealed.filter((card) => !isStarting(card))),
    ...shuffled(pileCards(own.missionDeck)),
  ];
  for (const { leader, card } of solo.reserved) {
    moveLeader(work, leader, "pool", { rule: "solo.refresh.unrevealed", cause: work.cause(card) });
  }
  work.changeSolo({
    startingDeck: shuffled(starting),
    startingUsed: [],
    roundDeck: EMPTY_PILE,
    roundProjects: 0,
    projects: EMPTY_PILE,
    returning: [],
    reserved: [],
  });
  for (const deck of ["imperial-starting", "imperial-mission"] as const) {
    work.emit({ type: "deck-shuffled", deck, discards: false, rule: "solo.refresh.discard-missions", cause: null });
  }
  placeGatherIntel(work);
}
