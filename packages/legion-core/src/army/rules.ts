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
   * Lists everything that is wrong with an army, each with its rule: unknown cards, units that the army may not
   * include, limits, upgrades, the command hand, the battle deck. Empty if the army is legal.
   */
  check(list: ArmyList): readonly ArmyFault[];
  /** Lists everything that may be added, one item at a time, without causing a new fault or making one worse. */
  options(list: ArmyList): ArmyOptions;
  /**
   * Returns the points of all units and upgrades (leg.army.points-sum). Cards that the catalogue does not hold cost
   * nothing.
   */
  points(list: ArmyList): number;
  /**
   * Lists every card of the army that games refuse or that no source fully describes (see `incomplete` and `doubts`).
   * Without a list, checks the whole catalogue. Empty if all cards play as printed.
   */
  playable(list?: ArmyList): readonly Unplayable[];
  /** Lists the units of the list that the catalogue holds, each with the combined values of its cards. */
  units(list: ArmyList): readonly UnitView[];
}

/**
 * Creates the rules of building an army for a catalogue, which is compiled once. `unplayed` names what games do not
 * implement.
 */
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
