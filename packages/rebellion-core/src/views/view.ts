import {
  at,
  type CardCode,
  type DecisionView,
  EMPTY_PILE,
  HIDDEN,
  hiddenPool,
  type Pile,
  type SeatMask,
} from "@sw/tabletop";
import { knowersOf } from "../cards/held.ts";
import type { RebellionTypes } from "../game.ts";
import { spotId } from "../leaders/leaders.ts";
import { type Box, cardId } from "../state/box.ts";
import type { SystemIndex } from "../state/codes.ts";
import type { Look } from "../state/look.ts";
import {
  bitOfViewer,
  factionOf,
  IMPERIAL,
  IMPERIAL_BIT,
  PLANTED_BIT,
  REBEL,
  REBEL_BIT,
  SPECTATOR_BIT,
  type Viewer,
} from "../state/seats.ts";
import type { HeldProbe, LeaderState, PlaceState } from "../state/state.ts";
import { listed } from "../units/units.ts";
import { bagView, deckView, named, poolView } from "./cards.ts";
import { frameView } from "./frames.ts";
import type { BaseView, HeldView, LeaderView, PlaceView, Table, View } from "./shapes.ts";
import { isSet, sideView } from "./side.ts";
import { soloView } from "./solo.ts";

export type { Back } from "./backs.ts";
export { redactEvent } from "./redact.ts";
export type * from "./shapes.ts";

/**
 * Returns the view of a state. `decision` must already be redacted for the viewer. Teammates' views differ in nothing
 * else.
 */
export function viewOf(look: Look, viewer: Viewer, decision: DecisionView<RebellionTypes> | null): View {
  return { ...tableOf(look, bitOfViewer(viewer)), viewer, decision };
}

/** Returns the game of a state as the sides in `mask` see it. A mask of all sides sees everything. */
export function tableOf(look: Look, mask: SeatMask): Table {
  const { box, state } = look;
  const { sides, probeDeck, probes } = state;
  return {
    game: "rebellion",
    format: state.format,
    catalogue: state.catalogue,
    config: state.config,
    round: state.round,
    phase: state.phase,
    current: state.current,
    time: state.time,
    reputation: state.reputation,
    places: state.places.map((place, index) => placeView(box, place, index)),
    leaders: state.leaders.map((leader, index) => leaderView(box, leader, index)),
    sides: { rebel: sideView(look, REBEL, mask), imperial: sideView(look, IMPERIAL, mask) },
    base: baseView(look, mask),
    baseCandidates: (mask & IMPERIAL_BIT) !== 0 ? systems(box, state.baseCandidates) : HIDDEN,
    probeDeck: deckView(box, probeDeck, mask),
    probes: bagView(box, probes, mask, IMPERIAL_BIT),
    probesBoxed: named(box, state.probesBoxed),
    ...hiddenProbesOf(look, mask),
    projectDeck: deckView(box, state.projectDeck, mask),
    projectDiscard: named(box, state.projectDiscard),
    hiddenProjects: hiddenProjectsOf(look, mask),
    objectives: bagView(box, state.objectives, mask, REBEL_BIT),
    objectiveDeck: deckView(box, state.objectiveDeck, mask),
    objectivesPlayed: named(box, state.objectivesPlayed),
    hiddenObjectives: poolView(
      box,
      [state.objectives, state.objectiveDeck, sides[REBEL].aside, state.expansion?.objectivesBoxed ?? EMPTY_PILE],
      mask,
      (code) => at(box.cards, code).type === "objective",
    ),
    rerollUsed: state.rerollUsed,
    modifiers: state.modifiers,
    delayed: state.delayed,
    ...inPlayView(look, mask),
    ...tacticDecksView(look, mask),
    ...advancedView(look),
    frames: state.frames.map((frame) => frameView(box, frame, mask)),
    outcome: state.outcome,
    ...expansionView(look, mask),
    ...soloView(look, mask),
  };
}

/** Returns the target markers, and the cards of the expansion that stay in play. */
function inPlayView(look: Look, mask: number): Pick<View, "targets" | "held" | "objectivesInPlay"> {
  const { box, state } = look;
  const { targets, held, objectivesInPlay } = state;
  return {
    ...(targets && {
      targets: targets.map(({ card, system }) => ({ card: cardId(box, card), system: at(box.placeIds, system) })),
    }),
    ...(held && { held: held.map((one) => heldView(look, one, mask)) }),
    ...(objectivesInPlay && { objectivesInPlay: named(box, objectivesInPlay) }),
  };
}

function heldView(look: Look, held: HeldProbe, mask: number): HeldView {
  const { card, probe, chair } = held;
  const shown = (mask & knowersOf(look, held)) !== 0;
  return { card: cardId(look.box, card), probe: shown ? cardId(look.box, probe) : HIDDEN, chair };
}

/** Returns the data of the expansion; no field for a base game. */
function expansionView({ box, state: { expansion } }: Look, mask: number): Pick<View, "expansion"> {
  if (expansion === undefined) return {};
  const { poolLimits, objectivesBoxed, missionsBoxed } = expansion;
  const [rebels, imperials] = missionsBoxed;
  const missions = [named(box, rebels), named(box, imperials)] as const;
  return { expansion: { poolLimits, objectivesBoxed: deckView(box, objectivesBoxed, mask), missionsBoxed: missions } };
}

function tacticDecksView({ box, state: { tacticDecks } }: Look, mask: number): Pick<View, "tacticDecks"> {
  if (tacticDecks === undefined) return {};
  const [space, ground] = tacticDecks;
  const decks = [deckView(box, space, mask), deckView(box, ground, mask)] as const;
  return { tacticDecks: { decks, hiddenTactics: poolView(box, tacticDecks, mask) } };
}

function advancedView({ box, state: { advancedTactics } }: Look): Pick<View, "advancedTactics"> {
  if (advancedTactics === undefined) return {};
  const { discards, removed } = advancedTactics;
  const of = ([space, ground]: (typeof discards)[0]) => [named(box, space), named(box, ground)] as const;
  return { advancedTactics: { discards: [of(discards[0]), of(discards[1])], removed: named(box, removed) } };
}

function placeView(box: Box, place: PlaceState, index: number): PlaceView {
  const { loyalty, subjugated, sabotaged, destroyed, units } = place;
  return {
    id: at(box.placeIds, index),
    loyalty: loyalty === null ? null : factionOf(loyalty),
    subjugated,
    sabotaged,
    destroyed,
    units: listed(box, units),
  };
}

function leaderView(box: Box, { at: spot, ring, detained }: LeaderState, index: number): LeaderView {
  const name = ring === null ? null : at(box.rings, ring).id;
  return { id: at(box.leaders, index).id, at: spotId(box, spot), ring: name, detained };
}

function baseView({ box, state: { base } }: Look, mask: number): BaseView {
  const { system, revealed, publicCandidates, planted, commonCandidates } = base;
  const shown = revealed || (mask & REBEL_BIT) !== 0;
  return {
    system: system === null ? null : shown ? at(box.placeIds, system) : HIDDEN,
    revealed,
    publicCandidates: systems(box, publicCandidates),
    planted,
    commonCandidates: planted && mask === SPECTATOR_BIT ? HIDDEN : systems(box, commonCandidates),
  };
}

function systems(box: Box, indices: readonly SystemIndex[]): readonly string[] {
  return indices.map((system) => at(box.placeIds, system));
}

/**
 * Returns the probe cards that the sides in `mask` cannot locate. The Empire knows those in planted places as a
 * separate set.
 */
function hiddenProbesOf(look: Look, mask: number): Pick<View, "hiddenProbes" | "plantedProbes"> {
  const { box, state } = look;
  const { probeDeck, probes, base, sides } = state;
  const aside: Pile = sides[REBEL].aside.map((part) => ({
    ...part,
    cards: part.cards.filter((code) => isProbe(box, code)),
  }));
  const all = [...probeDeck, ...probes, ...aside, ...heldPile(look)];
  const marked = all.filter(({ knownTo }) => (mask & IMPERIAL_BIT) !== 0 && (knownTo & PLANTED_BIT) !== 0);
  const plain = all.filter((part) => !marked.includes(part));
  const hiddenBase = base.system !== null && !base.revealed && (mask & REBEL_BIT) === 0;
  const card = hiddenBase && base.system !== null ? [at(box.probeOf, base.system)] : [];
  return {
    hiddenProbes: named(
      box,
      [...hiddenPool([plain], mask), ...card].sort((a, b) => a - b),
    ),
    plantedProbes: named(box, hiddenPool([marked], mask)),
  };
}

/** Returns the probe cards under action cards. */
function heldPile(look: Look): Pile {
  const { held = [] } = look.state;
  return held.map((one) => ({ cards: [one.probe], ordered: false, knownTo: knowersOf(look, one) }));
}

function isProbe(box: Box, code: CardCode): boolean {
  return at(box.cards, code).type === "probe";
}

/** Returns the hidden projects in the deck, the Imperial hand and row, and aside; in a solo game also in its decks. */
function hiddenProjectsOf({ box, state: { projectDeck, sides, solo } }: Look, mask: number): readonly string[] {
  const { missions, aside, assigned, missionDeck } = sides[IMPERIAL];
  const row: Pile = [{ cards: assigned.map(({ card }) => card), ordered: false, knownTo: IMPERIAL_BIT }];
  const decks = solo === undefined ? [] : [missionDeck, solo.roundDeck, solo.projects];
  return poolView(box, [projectDeck, missions, aside, row, ...decks], mask, (code) => isSet(box, code, "project"));
}
