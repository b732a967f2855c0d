import type { Advantage, MapPoint, PrimaryObjective, SecondaryObjective } from "../../catalogue/battle-entries.ts";
import type { BattleCard } from "../../state/hooks/battle-card.ts";
import { type CardFile, cardsOf, type Figures, nameOf, type Played } from "./cards.ts";

type PlayedInBattle = Played<Omit<BattleCard, "id">>;

/** A file of objective cards with their maps. */
export type PrimaryObjectiveFile = CardFile<object, Figures<PrimaryObjective> & PlayedInBattle>;

/** A file of secondary objective cards. */
export type SecondaryObjectiveFile = CardFile<object, Figures<SecondaryObjective> & PlayedInBattle>;

/** A file of advantage cards. */
export type AdvantageFile = CardFile<object, Figures<Advantage> & PlayedInBattle>;

/** Writes down the objective cards of a file. */
export function primaryObjectives(cards: PrimaryObjectiveFile["cards"]): PrimaryObjectiveFile {
  return { shared: {}, cards };
}

/** Writes down the secondary objective cards of a file. */
export function secondaryObjectives(cards: SecondaryObjectiveFile["cards"]): SecondaryObjectiveFile {
  return { shared: {}, cards };
}

/** Writes down the advantage cards of a file. */
export function advantages(cards: AdvantageFile["cards"]): AdvantageFile {
  return { shared: {}, cards };
}

/** Reads the figures of the objective cards of some files. */
export function primaryObjectiveFigures(files: readonly PrimaryObjectiveFile[]): readonly PrimaryObjective[] {
  return cardsOf(files, (id, { name, en, es, choices, tokens, does, ...figures }) => ({
    id,
    name: nameOf(name),
    ...figures,
  }));
}

/** Reads the figures of the secondary objective cards of some files. */
export function secondaryObjectiveFigures(files: readonly SecondaryObjectiveFile[]): readonly SecondaryObjective[] {
  return cardsOf(files, (id, { name, en, es, choices, tokens, does, ...figures }) => ({
    id,
    name: nameOf(name),
    ...figures,
  }));
}

/** Reads the figures of the advantage cards of some files. */
export function advantageFigures(files: readonly AdvantageFile[]): readonly Advantage[] {
  return cardsOf(files, (id, { name, en, es, choices, tokens, does, ...figures }) => ({
    id,
    name: nameOf(name),
    ...figures,
  }));
}

/** A rectangular territory of a map card, from its lower left to its upper right corner. */
export function rectangle(left: number, near: number, right: number, far: number): readonly MapPoint[] {
  return [
    [left, near],
    [right, near],
    [right, far],
    [left, far],
  ];
}
