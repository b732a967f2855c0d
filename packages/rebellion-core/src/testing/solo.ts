import { type CardCode, EMPTY_PILE, PUBLIC, shuffled } from "@sw/tabletop";
import { GATHER_INTEL } from "../decks/solo-decks.ts";
import { isRemoved } from "../setup/solo-removed.ts";
import type { Box } from "../state/box.ts";
import { IMPERIAL } from "../state/seats.ts";
import type { SoloState } from "../state/solo.ts";
import type { SoloSpec } from "./spec.ts";
import { onTop, type Supply } from "./supply.ts";

/**
 * The data of a solo game, and the projects of its Main Missions deck: one of each type that is in no other named
 * location.
 */
export interface LaidSolo {
  readonly state: SoloState;
  readonly main: readonly CardCode[];
}

/**
 * Builds the data of a solo scenario. Starting missions that are not named are in their deck, but Gather Intel is aside
 * if the base is revealed. Cards that no solo game uses are in the box.
 */
export function soloOf(box: Box, supply: Supply, spec: SoloSpec, isRevealed: boolean): LaidSolo {
  const ascending = (numbers: readonly number[]): readonly number[] => [...numbers].sort((a, b) => a - b);
  const round = supply.seen(spec.round);
  const reserved = (spec.reserved ?? []).map(({ card, leader }) => ({
    card: supply.take(card),
    leader: supply.leader(leader),
  }));
  const under = reserved.map(({ card }) => card);
  const named = {
    projects: shuffled(supply.takeAll(spec.projects)),
    returning: supply.takeAll(spec.returning),
    startingUsed: supply.takeAll(spec.startingUsed),
    boxed: ascending([...supply.takeAll(spec.boxed), ...supply.takeRest(({ code }) => isRemoved(box, code))]),
  };
  const top = supply.seen(spec.startingTop);
  const out = supply.takeAll(spec.startingOut);
  const startingOut = isRevealed ? [...out, ...supply.takeRest(({ id }) => id === GATHER_INTEL)] : out;
  const starting = supply.takeRest(
    (card) => card.type === "mission" && card.side === IMPERIAL && card.entry.set === "starting",
  );
  const state: SoloState = {
    startingDeck: onTop(shuffled(starting), top),
    roundDeck: [
      ...onTop(EMPTY_PILE, round),
      ...(under.length === 0 ? [] : [{ cards: under, ordered: true, knownTo: PUBLIC }]),
    ],
    roundProjects: spec.roundProjects ?? 0,
    ...named,
    startingOut,
    reserved,
    garrisoned: ascending((spec.garrisoned ?? []).map((id) => supply.system(id))),
    moved: Object.entries(spec.moved ?? {})
      .map(([id, units]) => ({ at: supply.place(id), units: supply.units(units) }))
      .sort((a, b) => a.at - b.at),
    found: spec.found ?? false,
    nothingPlayable: spec.nothingPlayable ?? false,
    bunkerBuilt: spec.bunkerBuilt ?? false,
    memory: spec.memory ?? null,
  };
  return { state, main: projectsOf(box, supply) };
}

function projectsOf(box: Box, supply: Supply): readonly CardCode[] {
  return box.cards.flatMap((card) => {
    const isProject = card.type === "mission" && card.side === IMPERIAL && card.entry.set === "project";
    return isProject && supply.has(card.code) ? [supply.take(card.id)] : [];
  });
}
