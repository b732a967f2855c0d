import type { Catalogue } from "../catalogue/entries.ts";
import { cardIndex } from "./card-index.ts";
import { armyFaults } from "./check.ts";
import type { ArmyFault } from "./fault.ts";
import type { ArmyList } from "./list.ts";
import { muster } from "./muster.ts";
import { type ArmyOptions, optionsOf } from "./options.ts";
import { ALL_PLAYED, type Unplayable, type Unplayed, unplayable } from "./playable.ts";
import { armyPoints } from "./points.ts";
import { type UnitView, viewOf } from "./view.ts";

/** The rules of building an army with the cards of one catalogue. */
export interface ArmyRules {
  /**
   * Everything that is wrong with an army, each with its rule: cards that the catalogue does not hold, units that the
   * army may not include, limits, upgrades, the command hand, the battle deck. Empty if the army is legal.
   */
  check(list: ArmyList): readonly ArmyFault[];
  /**
   * What may be added, one item at a time, so that nothing new is wrong and nothing that is wrong gets worse; and
   * everything for which that is so.
   */
  options(list: ArmyList): ArmyOptions;
  /** Points of all units and upgrades (leg.army.points-sum); cards that the catalogue does not hold cost nothing. */
  points(list: ArmyList): number;
  /**
   * Every card of the army that is not wholly played: that games refuse, or of which no source tells all (see `incomplete`
   * and `doubts`). Of the whole catalogue without a list. Empty if everything plays as printed.
   */
  playable(list?: ArmyList): readonly Unplayable[];
  /** The units of the list that the catalogue holds, with all their cards taken together. */
  units(list: ArmyList): readonly UnitView[];
}

/** The rules of building an army with the cards of a catalogue, which is compiled once; and what games do not play of it. */
export function createArmyRules(catalogue: Catalogue, unplayed: Unplayed = ALL_PLAYED): ArmyRules {
  const lookup = cardIndex(catalogue);
  return {
    check: (list) => armyFaults(muster(lookup, list)),
    options: (list) => optionsOf(lookup, list),
    points: (list) => armyPoints(muster(lookup, list)),
    playable: (list) => unplayable(lookup, unplayed, list),
    units: (list) => {
      const { units } = muster(lookup, list);
      return units.map((unit) => viewOf(unit, units));
    },
  };
}
