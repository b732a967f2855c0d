import { at, brokenAmong, type CardCode, firstFlaw, type Params, type Pile, pileCards, pileSize } from "@sw/tabletop";
import { hasSeen } from "../../base/base.ts";
import { hasTroops } from "../../base/pbr.ts";
import { GATHER_INTEL, missionSetOf } from "../../decks/solo-decks.ts";
import { servesSide } from "../../leaders/leaders.ts";
import { isRemoved } from "../../setup/solo-removed.ts";
import type { LeaderSpot } from "../../state/codes.ts";
import { isSolo } from "../../state/config.ts";
import type { Look } from "../../state/look.ts";
import { IMPERIAL, PROJECT_BIT, PUBLIC, REBEL, sideOf } from "../../state/seats.ts";
import type { State } from "../../state/state.ts";
import type { Broken, OwnInvariant } from "./invariant.ts";

const INVARIANTS: readonly OwnInvariant[] = [
  ["solo.scope.roles", "solo-state", ({ state }) => straySolo(state)],
  ["solo.missions.face-down", "round-deck-known", knownDecks],
  ["solo.refresh.discard-missions", "round-deck-left", ({ state }) => deckLeft(state)],
  ["solo.missions.no-hand", "imperial-missions-held", ({ state }) => heldMissions(state)],
  ["solo.missions.projects-aside", "projects-in-round-deck", fewerProjects],
  ["solo.var.unplayable.retry", "missions-reserved", strangeReserve],
  ["solo.move.take-probe-card", "garrisoned-without-card", strangeGarrison],
  ["solo.command.activate.once", "units-moved", movedAway],
  ["solo.command.mission.play", "leaders-picked", strangeCrew],
  ["solo.refresh.probes", "remote-probe-unseen", unseenRemote],
  ["solo.refresh.recruit.empire", "imperial-action-unseen", unseenAction],
  ["solo.scope.base-in-remote", "base-in-populous", populousBase],
  ["solo.base.remove-gather-intel", "starting-missions-out", strangeOut],
  ["solo.setup.objectives.remove-heart", "objective-in-play", removedObjective],
  ["solo.refresh.build.bunker", "bunker-without-box", strangeBunker],
  ["solo.var.combat.no-cards", "imperial-tactics-drawn", ({ state }) => drawnTactics(state)],
];

/** Lists the invariants of solo games that a state breaks. */
export const brokenSolo: Broken = brokenAmong(INVARIANTS);

/** Checks that a state has the data of solo games exactly if it is one. */
function straySolo({ config, solo, frames }: State): Params | undefined {
  if (isSolo(config) !== (solo !== undefined)) return { solo: solo !== undefined };
  const turnedUp = solo === undefined && frames.some(({ kind }) => kind === "round-card");
  return turnedUp ? { solo: false } : undefined;
}

/**
 * Checks that each card of the decks is known to everybody or to nobody, and that all cards marked as projects are
 * projects.
 */
function knownDecks({ box, state: { solo, sides, projectDeck } }: Look): Params | undefined {
  if (solo === undefined) return undefined;
  const main = sides[IMPERIAL].missionDeck;
  const decks: readonly Pile[] = [solo.startingDeck, solo.roundDeck, solo.projects, projectDeck, main];
  return firstFlaw(
    decks.flatMap((pile) => pile.map((part) => ({ part, isMain: pile === main }))),
    ({ part: { cards, knownTo }, isMain }) => {
      if ((knownTo & PUBLIC) !== 0 && (knownTo & PUBLIC) !== PUBLIC) return false;
      if ((knownTo & PROJECT_BIT) === 0) return true;
      return isMain && (knownTo & PUBLIC) === 0 && cards.every((code) => missionSetOf(box, code) === "project");
    },
    ({ part: { knownTo } }) => ({ knownTo }),
  );
}

/**
 * Checks that there is no Round Deck after its missions have gone back in the Refresh Phase, until a new one is made
 * after the Rebels' assignments.
 */
function deckLeft({ solo, frames: [phase], round }: State): Params | undefined {
  if (solo === undefined || phase === undefined) return undefined;
  const isTidied = phase.kind === "refresh" && phase.stage !== "objective" && phase.stage !== "retrieve";
  const isNotLaid = phase.kind === "assignment" && sideOf(phase.chair) === REBEL && round > 1;
  const cards = pileSize(solo.roundDeck);
  return (isTidied || isNotLaid) && cards > 0 ? { cards } : undefined;
}

/** Checks that the Empire neither holds nor assigns missions. */
function heldMissions({ solo, sides }: State): Params | undefined {
  if (solo === undefined) return undefined;
  const { missions, assigned } = sides[IMPERIAL];
  return missions.length + assigned.length === 0 ? undefined : { assigned: assigned.length };
}

/** Checks that the Round Deck has at least as many projects as everybody knows of. */
function fewerProjects({ box, state: { solo } }: Look): Params | undefined {
  if (solo === undefined) return undefined;
  const hidden = solo.roundDeck.filter(({ knownTo }) => (knownTo & PUBLIC) === 0);
  const projects = pileCards(hidden).filter((code) => missionSetOf(box, code) === "project").length;
  return solo.roundProjects <= projects ? undefined : { projects, known: solo.roundProjects };
}

/** Checks that missions kept for a second try lie open under the Round Deck, each with its own Imperial leader. */
function strangeReserve(look: Look): Params | undefined {
  const { solo, leaders } = look.state;
  if (solo === undefined) return undefined;
  const open = pileCards(solo.roundDeck.filter(({ knownTo }) => (knownTo & PUBLIC) === PUBLIC));
  const { reserved } = solo;
  const isKept = open.length === reserved.length && reserved.every(({ card }, place) => open[place] === card);
  const isTwice = new Set(reserved.map(({ leader }) => leader)).size < reserved.length;
  const isWaiting = reserved.every(
    ({ leader }) => servesSide(look, leader) === IMPERIAL && at(leaders, leader).at === "mission",
  );
  return isKept && isWaiting && !isTwice ? undefined : { missions: reserved.length };
}

/** Checks the garrisoned systems: each is remote, and the Empire has its probe card or ground units there. */
function strangeGarrison(look: Look): Params | undefined {
  const { box, state } = look;
  return firstFlaw(
    state.solo?.garrisoned ?? [],
    (system) =>
      !at(box.systems, system).populous && (hasSeen(state, at(box.probeOf, system)) || hasTroops(look, system)),
    (system) => ({ system: at(box.systems, system).id }),
  );
}

/**
 * Checks that no more Imperial units have moved than are there, and that the list is ascending without empty entries.
 */
function movedAway({ box, state: { solo, places } }: Look): Params | undefined {
  const moved = solo?.moved ?? [];
  return firstFlaw(
    moved.entries(),
    ([index, { at: place, units }]) =>
      (index === 0 || at(moved, index - 1).at < place) &&
      units.some((count) => count > 0) &&
      units.every((count, unit) => {
        if (count === 0) return true;
        return at(box.units, unit).side === IMPERIAL && count <= at(at(places, place).units, unit);
      }),
    ([, { at: place }]) => ({ at: at(box.placeIds, place) }),
  );
}

/**
 * Checks that leaders being sent on a mission are Imperial, each once, at most two, and in the pool until the last is
 * picked.
 */
function strangeCrew(look: Look): Params | undefined {
  const { frames, leaders: all } = look.state;
  return firstFlaw(
    frames,
    (frame) => {
      if (frame.kind !== "round-card") return true;
      const { leaders, stage } = frame;
      // A leader who was reserved for the mission is on it already.
      const spots: readonly LeaderSpot[] = stage === "reveal" ? ["mission"] : ["pool", "mission"];
      const isSound = leaders.every((one) => servesSide(look, one) === IMPERIAL && spots.includes(at(all, one).at));
      const most = stage === "leaders" ? 1 : stage === "reveal" ? 2 : 0;
      return isSound && leaders.length <= most && new Set(leaders).size === leaders.length;
    },
    ({ kind }) => ({ kind }),
  );
}

/** Checks that probe cards of remote systems lie open in the Imperial hand. */
function unseenRemote({ box, state: { solo, probes } }: Look): Params | undefined {
  if (solo === undefined) return undefined;
  const hidden = pileCards(probes.filter(({ knownTo }) => (knownTo & PUBLIC) !== PUBLIC));
  return firstFlaw(
    hidden,
    (code) => {
      const card = at(box.cards, code);
      return card.type !== "probe" || at(box.systems, card.system).populous;
    },
    (code) => ({ card: at(box.cards, code).id }),
  );
}

/** Checks that all action cards of the Empire lie open. */
function unseenAction({ box, state: { solo, sides } }: Look): Params | undefined {
  if (solo === undefined) return undefined;
  return firstFlaw(
    sides[IMPERIAL].actions.flat(),
    ({ knownTo }) => (knownTo & PUBLIC) === PUBLIC,
    ({ cards }) => ({ card: at(box.cards, at(cards, 0)).id }),
  );
}

/** Checks that the base is in a remote system. */
function populousBase({
  box,
  state: {
    solo,
    base: { system },
  },
}: Look): Params | undefined {
  if (solo === undefined || system === null || !at(box.systems, system).populous) return undefined;
  return { system: at(box.systems, system).id };
}

/** Checks that only Gather Intel is ever out of its deck, and exactly while the base is revealed. */
function strangeOut({
  box,
  state: {
    solo,
    base: { revealed },
  },
}: Look): Params | undefined {
  if (solo === undefined) return undefined;
  const isIntel = (code: CardCode): boolean => at(box.cards, code).id === GATHER_INTEL;
  const isSound = solo.startingOut.every(isIntel) && (revealed || solo.startingOut.length === 0);
  const isLeft = revealed && pileCards(solo.startingDeck).some(isIntel);
  return isSound && !isLeft ? undefined : { out: solo.startingOut.length, revealed };
}

/** Checks that objectives removed in set-up are nowhere in the game. */
function removedObjective({
  box,
  state: { solo, objectiveDeck, objectives, objectivesPlayed },
}: Look): Params | undefined {
  if (solo === undefined) return undefined;
  return firstFlaw(
    [...[objectiveDeck, objectives].flatMap(pileCards), ...objectivesPlayed],
    (code) => !isRemoved(box, code),
    (code) => ({ card: at(box.cards, code).id }),
  );
}

/** Checks that a built Shield Bunker is recorded only in a game that has one. */
function strangeBunker({ box, state: { solo } }: Look): Params | undefined {
  return solo?.bunkerBuilt && !box.abilities.has("deploys-beside-ground") ? {} : undefined;
}

/** Checks that the Empire has no tactic cards in original combats. */
function drawnTactics({ config, frames }: State): Params | undefined {
  if (!config.solo?.originalCombat) return undefined;
  return firstFlaw(
    frames,
    (frame) => {
      if (frame.kind === "battle") return pileCards(frame.chosen[IMPERIAL]).length === 0;
      return frame.kind !== "combat" || frame.tactics.hands[IMPERIAL].every((hand) => pileCards(hand).length === 0);
    },
    ({ kind }) => ({ kind }),
  );
}
