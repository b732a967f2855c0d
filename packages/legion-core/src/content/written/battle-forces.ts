import type { BattleForce } from "../../catalogue/entries.ts";
import type { BattleForceEntry } from "../../state/hooks/battle-force.ts";
import { type CardFile, cardsOf, type Figures, nameOf, type Played } from "./cards.ts";

/** A file of battle forces. */
export type BattleForceFile = CardFile<object, Figures<BattleForce> & Played<Omit<BattleForceEntry, "id">>>;

/** Writes down the battle forces of a file. */
export function battleForces(cards: BattleForceFile["cards"]): BattleForceFile {
  return { shared: {}, cards };
}

/** Reads the figures of the battle forces of some files. */
export function battleForceFigures(files: readonly BattleForceFile[]): readonly BattleForce[] {
  return cardsOf(files, (id, { name, en, es, choices, tokens, does, ...figures }) => ({
    id,
    name: nameOf(name),
    ...figures,
  }));
}
