import { deckFaults, handFaults, unknownFaults } from "./check-cards.ts";
import { mercenaryFaults, rankFaults } from "./check-ranks.ts";
import { detachmentFaults, forceFaults, nameFaults, unitFaults } from "./check-units.ts";
import { upgradeFaults } from "./check-upgrades.ts";
import { type ArmyFault, fault } from "./fault.ts";
import { formatOf, POINTS } from "./limits.ts";
import type { Muster } from "./muster.ts";
import { pointsOf } from "./points.ts";

/** Everything that is wrong with an army. */
export function armyFaults(muster: Muster): readonly ArmyFault[] {
  return [
    ...unknownFaults(muster),
    ...formatFaults(muster),
    ...rankFaults(muster),
    ...mercenaryFaults(muster),
    ...muster.units.flatMap((unit) => [...unitFaults(muster, unit), ...upgradeFaults(muster, unit)]),
    ...detachmentFaults(muster),
    ...nameFaults(muster),
    ...forceFaults(muster),
    ...handFaults(muster),
    ...deckFaults(muster),
  ];
}

function formatFaults(muster: Muster): readonly ArmyFault[] {
  const { list, force } = muster;
  const faults: ArmyFault[] = [];
  const format = formatOf(list);
  const have = pointsOf(muster);
  const most = POINTS[format];
  if (have > most) faults.push(fault("leg.army.points-limit", "over-the-points", { have, most }));
  if (format === "skirmish" && list.battleForce === undefined) {
    faults.push(fault("leg.battle-force.own-rules", "skirmish-needs-a-battle-force", {}));
  }
  if (force !== undefined && force.faction !== list.faction) {
    const params = { battleForce: force.id, faction: force.faction, army: list.faction };
    faults.push(fault("leg.battle-force.own-rules", "battle-force-of-another-faction", params));
  }
  return faults;
}
