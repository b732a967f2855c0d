import { RANKS, type Rank } from "../catalogue/words.ts";
import { type ArmyFault, fault } from "./fault.ts";
import { limitsOf, mercenaryLimit, rankRule } from "./limits.ts";
import { fits, includes } from "./match.ts";
import { type Fielded, isMercenary, keywordOf, type Muster } from "./muster.ts";

type Counts = Record<Rank, number>;

/** Lists what is wrong with the number of units of each rank. */
export function rankFaults(muster: Muster): readonly ArmyFault[] {
  const { list, force, units } = muster;
  const { ranks, commandersAndOperatives } = limitsOf(list, force);
  const needed = countsOf(force?.build?.mercenariesCount ? units : units.filter((unit) => !isMercenary(unit)));
  const counted = countedForMaximum(muster);
  const faults: ArmyFault[] = [];
  for (const rank of RANKS) {
    const { min, max } = ranks[rank];
    const least = rank === "commander" && hasFieldCommander(muster) ? 0 : min;
    const rule = rankRule(rank, force);
    if (needed[rank] < least) faults.push(fault(rule, "too-few-of-a-rank", { rank, have: needed[rank], least }));
    if (counted[rank] > max) faults.push(fault(rule, "too-many-of-a-rank", { rank, have: counted[rank], most: max }));
  }
  const together = counted.commander + counted.operative;
  if (commandersAndOperatives !== undefined && together > commandersAndOperatives) {
    const params = { have: together, most: commandersAndOperatives };
    faults.push(fault("leg.battle-force.own-rules", "too-many-commanders-and-operatives", params));
  }
  return faults;
}

function countsOf(units: readonly Fielded[]): Counts {
  const counts: Counts = { commander: 0, operative: 0, corps: 0, "special-forces": 0, support: 0, heavy: 0 };
  for (const { rank } of units) counts[rank] += 1;
  return counts;
}

/** Whether a unit has Field Commander, which lifts the minimum of commanders (leg.kw.field-commander.army). */
function hasFieldCommander({ force, units }: Muster): boolean {
  return !force?.build?.noFieldCommander && units.some((unit) => keywordOf(unit, "field-commander") !== undefined);
}

/** Counts the units of each rank, without those that do not count towards its maximum. */
function countedForMaximum({ list, force, units }: Muster): Counts {
  const counting = units.filter((unit) => keywordOf(unit, "detachment") === undefined && !isAssociated(unit, units));
  const counts = countsOf(counting);
  const { ranks } = limitsOf(list, force);
  const hosts = units.flatMap((unit) => keywordOf(unit, "entourage")?.of ?? []);
  const free = new Set(counting);
  // Which unit of an entourage does not count is the player's choice: those of a rank that is over its maximum first.
  for (const rank of RANKS) {
    for (let index = 0; index < hosts.length && counts[rank] > ranks[rank].max; ) {
      const host = hosts[index];
      const follower = host && [...free].find((unit) => unit.rank === rank && fits(unit, host));
      if (follower === undefined) {
        index += 1;
        continue;
      }
      free.delete(follower);
      hosts.splice(index, 1);
      counts[rank] -= 1;
    }
  }
  return counts;
}

/** Whether the army also includes the unit that this unit names with Associate (leg.kw.associate). */
function isAssociated(unit: Fielded, units: readonly Fielded[]): boolean {
  const associates = keywordOf(unit, "associate")?.of ?? [];
  return associates.some((match) => includes(units, match));
}

/** Lists what is wrong with the number of mercenaries (leg.mercenary.limit-corps, leg.mercenary.limit-others). */
export function mercenaryFaults({ list, force, units }: Muster): readonly ArmyFault[] {
  if (list.faction === "mercenary" && force === undefined) {
    return [fault("leg.mercenary.only-army", "mercenaries-need-a-battle-force", {})];
  }
  if (force?.build?.mercenariesCount) return [];
  const faults: ArmyFault[] = [];
  const counts = countsOf(units.filter(isMercenary));
  let beyond = 0;
  for (const rank of RANKS) {
    const { most, rule } = mercenaryLimit(rank);
    if (counts[rank] <= most) continue;
    beyond += counts[rank] - most;
    faults.push(fault(rule, "too-many-mercenaries", { rank, have: counts[rank], most }));
  }
  const allies = units.some((unit) => keywordOf(unit, "allies-of-convenience") !== undefined);
  const tooMany = beyond > (allies ? 1 : 0) ? faults : [];
  if (list.faction === "mercenary" || units.some((unit) => !isMercenary(unit))) return tooMany;
  const params = { faction: list.faction, have: 0, least: 1 };
  return [...tooMany, fault("leg.mercenary.only-army", "too-few-units-of-the-faction", params)];
}
