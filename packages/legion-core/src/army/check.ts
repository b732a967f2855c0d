import { deckFaults, handFaults, unknownFaults } from "./check-cards.ts";
import { mercenaryFaults, rankFaults } from "./check-ranks.ts";
import { detachmentFaults, forceFaults, nameFaults, unitFaults } from "./check-units.ts";
import { upgradeFaults } from "./check-upgrades.ts";
import { type ArmyFault, fault } from "./fault.ts";
import { formatOf, pointsLimit } from "./limits.ts";
import type { Fielded, Muster } from "./muster.ts";
import { armyPoints } from "./points.ts";

/** Checks that look at all units together, the cheapest first. */
export const WHOLE_ARMY: readonly ((muster: Muster) => readonly ArmyFault[])[] = [
  formatFaults,
  rankFaults,
  mercenaryFaults,
  detachmentFaults,
  nameFaults,
  forceFaults,
];

/** Lists what is wrong with one unit, without looking at the other units. */
export function singleFaults(muster: Muster, unit: Fielded): readonly ArmyFault[] {
  return [...unitFaults(muster, unit), ...upgradeFaults(muster, unit)];
}

/** Lists everything that is wrong with an army. */
export function armyFaults(muster: Muster): readonly ArmyFault[] {
  return [
    ...unknownFaults(muster),
    ...WHOLE_ARMY.flatMap((faultsOf) => faultsOf(muster)),
    ...muster.units.flatMap((unit) => singleFaults(muster, unit)),
    ...handFaults(muster),
    ...deckFaults(muster),
  ];
}

function formatFaults(muster: Muster): readonly ArmyFault[] {
  const { list, force } = muster;
  const faults: ArmyFault[] = [];
  const format = formatOf(list);
  const have = armyPoints(muster);
  const most = pointsLimit(list);
  if (have > most) faults.push(fault("leg.army.points-limit", "over-the-points", { have, most }));
  if (format === "standard" && list.pointsLimit !== undefined) {
    faults.push(fault("leg.army.points-limit", "limit-of-the-smaller-format", { most }));
  }
  if (format === "skirmish" && list.battleForce === undefined) {
    faults.push(fault("leg.battle-force.own-rules", "skirmish-needs-a-battle-force", {}));
  }
  if (force !== undefined && force.faction !== list.faction) {
    const params = { battleForce: force.id, faction: force.faction, army: list.faction };
    faults.push(fault("leg.battle-force.own-rules", "battle-force-of-another-faction", params));
  }
  return faults;
}
