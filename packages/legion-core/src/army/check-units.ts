import type { Entry } from "../catalogue/entries.ts";
import { type ArmyFault, fault, unitParams } from "./fault.ts";
import { fits } from "./match.ts";
import { allUpgrades, belongsTo, type Fielded, keywordOf, type Muster, rankIn } from "./muster.ts";

/** Lists the reasons why the army may not include a unit. */
export function unitFaults(muster: Muster, unit: Fielded): readonly ArmyFault[] {
  const { list, force } = muster;
  const faults: ArmyFault[] = [];
  const { card, counterpart } = unit;
  if (force === undefined) faults.push(...factionFaults(muster, unit));
  else if (!force.units.includes(card.id)) {
    const params = { ...unitParams(unit), card: card.id, battleForce: force.id };
    faults.push(fault("leg.battle-force.own-rules", "not-in-the-battle-force", params));
  }
  const issue = keywordOf(unit, "special-issue")?.battleForce;
  if (issue !== undefined && issue !== list.battleForce) {
    faults.push(fault("leg.kw.special-issue", "only-for-a-battle-force", { ...unitParams(unit), battleForce: issue }));
  }
  if (force?.build?.noDetachments && keywordOf(unit, "detachment") !== undefined) {
    faults.push(fault("leg.battle-force.own-rules", "no-detachments", { ...unitParams(unit), battleForce: force.id }));
  }
  if (counterpart === undefined) return faults;
  if (!belongsTo(counterpart, card.id, unit.upgrades)) {
    const params = { ...unitParams(unit), card: counterpart.id, partner: counterpart.counterpartOf };
    faults.push(fault("leg.kw.counterpart.combined-profile", "counterpart-of-another-unit", params));
  }
  if (force !== undefined && !force.counterparts?.includes(counterpart.id)) {
    const params = { ...unitParams(unit), card: counterpart.id, battleForce: force.id };
    faults.push(fault("leg.battle-force.own-rules", "not-in-the-battle-force", params));
  }
  return faults;
}

function factionFaults({ list }: Muster, unit: Fielded): readonly ArmyFault[] {
  const { faction } = unit.card;
  if (faction === list.faction) return [];
  const params = unitParams(unit);
  if (faction !== "mercenary") {
    return [fault("leg.army.single-faction", "unit-of-another-faction", { ...params, faction, army: list.faction })];
  }
  const hirers = keywordOf(unit, "mercenary")?.factions ?? [];
  if (hirers.length === 0) return [fault("leg.mercenary.unavailable", "mercenary-of-no-faction", params)];
  if (hirers.some((hirer) => hirer === list.faction)) return [];
  const told = { ...params, factions: hirers, army: list.faction };
  return [fault("leg.mercenary.card-lists-factions", "mercenary-of-other-factions", told)];
}

/**
 * Lists the units with Detachment that have no partner: each needs its own copy of the unit that it names, without
 * Detachment (leg.kw.detachment.requires).
 */
export function detachmentFaults({ force, units }: Muster): readonly ArmyFault[] {
  const free = force?.build?.freeDetachments ?? [];
  const isDetachment = (unit: Fielded) => keywordOf(unit, "detachment") !== undefined;
  const detachments = units.filter((unit) => isDetachment(unit) && !free.some((match) => fits(unit, match)));
  if (detachments.length === 0) return [];
  const others = units.filter((unit) => !isDetachment(unit));
  const wanted = new Map(
    detachments.map((unit) => {
      const { of = [] } = keywordOf(unit, "detachment") ?? {};
      return [unit, others.filter((other) => of.some((match) => fits(other, match)))] as const;
    }),
  );
  const takenBy = new Map<Fielded, Fielded>();
  return detachments
    .filter((unit) => !paired(unit, wanted, takenBy, new Set()))
    .map((unit) =>
      fault("leg.kw.detachment.requires", "without-its-unit", { ...unitParams(unit), needs: named(unit) }),
    );
}

/** Finds a partner for the unit, moving the partners of other units where needed. No unit loses its partner. */
function paired(
  unit: Fielded,
  wanted: ReadonlyMap<Fielded, readonly Fielded[]>,
  takenBy: Map<Fielded, Fielded>,
  tried: Set<Fielded>,
): boolean {
  for (const other of wanted.get(unit) ?? []) {
    if (tried.has(other)) continue;
    tried.add(other);
    const holder = takenBy.get(other);
    if (holder === undefined || paired(holder, wanted, takenBy, tried)) {
      takenBy.set(other, unit);
      return true;
    }
  }
  return false;
}

function named(unit: Fielded): readonly string[] {
  const { of = [] } = keywordOf(unit, "detachment") ?? {};
  return of.map((match) => match.unit ?? match.type ?? match.rank ?? "");
}

interface Bearer extends Pick<Entry, "id" | "name"> {
  readonly title?: string;
  readonly bullets?: number;
  readonly bulletsOn?: "title";
}

/**
 * Lists the names of which the army has too many cards: bullets limit units and upgrades together
 * (leg.army.bullet-limit).
 */
export function nameFaults({ units }: Muster): readonly ArmyFault[] {
  const groups = new Map<string, { have: number; most: number; units: number; readonly name: string }>();
  const add = (card: Bearer, isUnit: boolean) => {
    const name = card.bulletsOn === "title" ? `${card.name.en}, ${card.title}` : card.name.en;
    const group = groups.get(name) ?? { have: 0, most: Number.POSITIVE_INFINITY, units: 0, name };
    groups.set(name, group);
    group.have += 1;
    if (isUnit) group.units += 1;
    if (card.bullets !== undefined) group.most = Math.min(group.most, card.bullets);
  };
  for (const unit of units) {
    add(unit.card, true);
    if (unit.counterpart !== undefined) add(unit.counterpart, true);
    for (const upgrade of allUpgrades(unit)) add(upgrade, false);
  }
  const faults: ArmyFault[] = [];
  for (const { name, have, most, units: cards } of groups.values()) {
    if (have <= most) continue;
    const mixed = cards > 0 && cards < have;
    const rule = mixed ? "leg.army.bullet-limit-cross-type" : "leg.army.bullet-limit";
    faults.push(fault(rule, "too-many-of-a-name", { name, have, most }));
  }
  return faults;
}

/** Lists which demands of its battle force the units of an army do not meet (leg.battle-force.own-rules). */
export function forceFaults({ lookup, force, units }: Muster): readonly ArmyFault[] {
  if (force?.build === undefined) return [];
  const { limits = [], atLeast = [], oneOfEachCorpsFirst } = force.build;
  const faults: ArmyFault[] = [];
  const rule = "leg.battle-force.own-rules";
  for (const { units: ids, min, max } of limits) {
    const have = units.filter(({ card }) => ids.includes(card.id)).length;
    if (have < min) faults.push(fault(rule, "too-few-of-these", { cards: ids, have, least: min }));
    if (have > max) faults.push(fault(rule, "too-many-of-these", { cards: ids, have, most: max }));
  }
  for (const { of, min } of atLeast) {
    const have = units.filter((unit) => fits(unit, of)).length;
    if (have < min) faults.push(fault(rule, "too-few-of-a-kind", { needs: { ...of }, have, least: min }));
  }
  if (!oneOfEachCorpsFirst) return faults;
  const kinds = force.units.filter((id) => {
    const card = lookup.units.get(id);
    return card !== undefined && rankIn(card, force) === "corps";
  });
  const corps = units.map(({ card }) => card.id).filter((id) => kinds.includes(id));
  const present = new Set(corps).size;
  if (present === corps.length || present === kinds.length) return faults;
  const params = { cards: kinds, have: present, least: kinds.length };
  return [...faults, fault(rule, "one-of-each-corps-first", params)];
}
