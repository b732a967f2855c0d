import type { BattleForce, RankLimit, RankLimits } from "../../catalogue/entries.ts";
import type { Rank } from "../../catalogue/words.ts";
import type { BattleForceEntry } from "../../state/hooks/battle-force.ts";
import { type CardFile, cardsOf, type Figures, nameOf, type Played } from "./cards.ts";

/** Rank requirements of an army: least and most units of each rank, `"1-2"`, or `"0"` where both are the same. */
interface WrittenLimits extends Omit<RankLimits, "ranks"> {
  readonly ranks: Readonly<Record<Rank, `${number}` | `${number}-${number}`>>;
}

/** A battle force, as its file has it. */
type WrittenForce = Figures<BattleForce, never, "standard" | "skirmish"> &
  Played<Omit<BattleForceEntry, "id">> & { readonly standard: WrittenLimits; readonly skirmish: WrittenLimits };

/** A file of battle forces. */
export type BattleForceFile = CardFile<object, WrittenForce>;

/** Writes down the battle forces of a file. */
export function battleForces(cards: BattleForceFile["cards"]): BattleForceFile {
  return { shared: {}, cards };
}

/** Reads the figures of the battle forces of some files. */
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
