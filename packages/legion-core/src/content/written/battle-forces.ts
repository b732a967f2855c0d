import type { BattleForce, RankLimit, RankLimits } from "../../catalogue/entries.ts";
import type { Rank } from "../../catalogue/words.ts";
import type { BattleForceEntry } from "../../state/hooks/battle-force.ts";
import { type CardFile, cardsOf, type Figures, nameOf, type Played } from "./cards.ts";

/**
 * Limits on the units of an army. Each rank has its minimum and maximum as `"1-2"`, or one number, such as `"0"`, if
 * both are equal.
 */
interface WrittenLimits extends Omit<RankLimits, "ranks"> {
  readonly ranks: Readonly<Record<Rank, `${number}` | `${number}-${number}`>>;
}

/** A battle force in the form in which files write it. */
type WrittenForce = Figures<BattleForce, never, "standard" | "skirmish"> &
  Played<Omit<BattleForceEntry, "id">> & { readonly standard: WrittenLimits; readonly skirmish: WrittenLimits };

/** A file of battle forces. */
export type BattleForceFile = CardFile<object, WrittenForce>;

/** Creates a file of battle forces. */
export function battleForces(cards: BattleForceFile["cards"]): BattleForceFile {
  return { shared: {}, cards };
}

/** Returns the catalogue entries of the battle forces in these files. */
export function battleForceFigures(files: readonly BattleForceFile[]): readonly BattleForce[] {
  return cardsOf(files, (id, { name, standard, skirmish, en, es, choices, tokens, does, ...figures }) => ({
    id,
    name: nameOf(name),
    ...figures,
    standard: limitsOf(standard),
    skirmish: limitsOf(skirmish),
  }));
}

function limitsOf({ ranks, ...limits }: WrittenLimits): RankLimits {
  const limit = (rank: Rank): RankLimit => {
    const [min = 0, max = min] = ranks[rank].split("-").map(Number);
    return { min, max };
  };
  return {
    ranks: {
      commander: limit("commander"),
      operative: limit("operative"),
      corps: limit("corps"),
      "special-forces": limit("special-forces"),
      support: limit("support"),
      heavy: limit("heavy"),
    },
    ...limits,
  };
}
