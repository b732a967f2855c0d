import type { Advantage, MapPoint, PrimaryObjective, SecondaryObjective } from "../../catalogue/battle-entries.ts";
import type { BattleCard } from "../../state/hooks/battle-card.ts";
import { type CardFile, cardsOf, type Figures, nameOf, type Played } from "./cards.ts";

type PlayedInBattle = Played<Omit<BattleCard, "id">>;

/** A file of primary objective cards with their maps. */
export type PrimaryObjectiveFile = CardFile<object, Figures<PrimaryObjective> & PlayedInBattle>;

/** A file of secondary objective cards. */
export type SecondaryObjectiveFile = CardFile<object, Figures<SecondaryObjective> & PlayedInBattle>;

/** A file of advantage cards. */
export type AdvantageFile = CardFile<object, Figures<Advantage> & PlayedInBattle>;

/** Creates a file of primary objective cards. */
export function primaryObjectives(cards: PrimaryObjectiveFile["cards"]): PrimaryObjectiveFile {
  return { shared: {}, cards };
}

/** Creates a file of secondary objective cards. */
export function secondaryObjectives(cards: SecondaryObjectiveFile["cards"]): SecondaryObjectiveFile {
  return { shared: {}, cards };
}

/** Creates a file of advantage cards. */
export function advantages(cards: AdvantageFile["cards"]): AdvantageFile {
  return { shared: {}, cards };
}

/** Returns the catalogue entries of the primary objective cards in these files. */
export function primaryObjectiveFigures(files: readonly PrimaryObjectiveFile[]): readonly PrimaryObjective[] {
  return cardsOf(files, (id, { name, en, es, choices, tokens, does, ...figures }) => ({
    id,
    name: nameOf(name),
    ...figures,
  }));
}

/** Returns the catalogue entries of the secondary objective cards in these files. */
export function secondaryObjectiveFigures(files: readonly SecondaryObjectiveFile[]): readonly SecondaryObjective[] {
  return cardsOf(files, (id, { name, en, es, choices, tokens, does, ...figures }) => ({
    id,
    name: nameOf(name),
    ...figures,
  }));
}

/** Returns the catalogue entries of the advantage cards in these files. */
export function advantageFigures(files: readonly AdvantageFile[]): readonly Advantage[] {
  return cardsOf(files, (id, { name, en, es, choices, tokens, does, ...figures }) => ({
    id,
    name: nameOf(name),
    ...figures,
  }));
}

/** Returns a rectangular territory of a map card, given its lower left and upper right corners. */
export function rectangle(left: number, near: number, right: number, far: number): readonly MapPoint[] {
  return [
    [left, near],
    [right, near],
    [right, far],
    [left, far],
  ];
}
