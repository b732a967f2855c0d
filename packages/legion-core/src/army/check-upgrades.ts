import type { KeywordUse, Upgrade } from "../catalogue/entries.ts";
import type { UpgradeType } from "../catalogue/words.ts";
import type { RuleId } from "../rules/ids.ts";
import { type ArmyFault, fault, unitParams } from "./fault.ts";
import { fits, type Guise, meetsRestriction, ownGuise, toldRestriction } from "./match.ts";
import { allUpgrades, type Fielded, keywordOf, type Muster } from "./muster.ts";
import { fitOnBar } from "./slots.ts";

/** Lists what is wrong with the upgrades of a unit. */
export function upgradeFaults(muster: Muster, unit: Fielded): readonly ArmyFault[] {
  const { card, upgrades, counterpart, counterpartUpgrades } = unit;
  if (upgrades.length === 0 && counterpartUpgrades.length === 0 && card.keywords.length === 0) return [];
  const faults = [...slotFaults(unit, card.upgradeBar, upgrades)];
  if (counterpart !== undefined) faults.push(...slotFaults(unit, counterpart.upgradeBar, counterpartUpgrades));
  for (const upgrade of upgrades) {
    if (!mayEquip(muster, unit, upgrade)) faults.push(restrictionFault(unit, upgrade));
  }
  for (const upgrade of counterpartUpgrades) {
    if (!mayEquip(muster, unit, upgrade, true)) faults.push(restrictionFault(unit, upgrade));
  }
  return [...faults, ...togetherFaults(unit), ...requiredFaults(unit), ...battleForceFaults(muster, unit)];
}

function slotFaults(unit: Fielded, bar: readonly UpgradeType[], upgrades: readonly Upgrade[]): readonly ArmyFault[] {
  return fitOnBar(bar, upgrades, (upgrade) => needsSlot(unit, upgrade)).left.map(({ id, type }) =>
    fault("leg.upgrade.slot-match", "no-slot", { ...unitParams(unit), upgrade: id, type }),
  );
}

/** Whether the upgrade occupies an icon of the unit's upgrade bar. */
export function needsSlot(unit: Fielded, { withoutSlot }: Upgrade): boolean {
  return withoutSlot === undefined || !withoutSlot.some((match) => fits(unit, match));
}

/**
 * Whether the printed restriction of an upgrade lets the unit equip it. On a counterpart, the type of the counterpart
 * counts (leg.kw.counterpart.upgrade-type). In some battle forces units share their heavy weapons.
 */
export function mayEquip({ force }: Muster, unit: Fielded, upgrade: Upgrade, onCounterpart = false): boolean {
  const own = ownGuise(unit.card);
  if (onCounterpart && unit.counterpart !== undefined) {
    return meetsRestriction(unit, upgrade, { ...own, type: unit.counterpart.type });
  }
  if (meetsRestriction(unit, upgrade)) return true;
  const sharing = force?.build?.sharedHeavyWeapons;
  if (sharing === undefined || upgrade.type !== "heavy-weapon") return false;
  if (!fits(unit, { type: "trooper" }) || fits(unit, { type: "droid-trooper" })) return false;
  return sharing.some((name) => {
    const guise: Guise = { ...own, name };
    return meetsRestriction(unit, upgrade, guise);
  });
}

function restrictionFault(unit: Fielded, { id, restriction }: Upgrade): ArmyFault {
  const params = {
    ...unitParams(unit),
    upgrade: id,
    needs: restriction === undefined ? {} : toldRestriction(restriction),
  };
  return fault("leg.upgrade.obey-restrictions", "restriction-not-met", params);
}

/**
 * Lists duplicates and surplus leaders among the upgrades of a unit (leg.upgrade.no-duplicates-on-unit, leg.kw.leader).
 */
function togetherFaults(unit: Fielded): readonly ArmyFault[] {
  const faults: ArmyFault[] = [];
  const copies = new Map<string, number>();
  let leaders = 0;
  for (const { id, keywords = [] } of allUpgrades(unit)) {
    copies.set(id, (copies.get(id) ?? 0) + 1);
    if (keywords.some((one) => one.id === "leader")) leaders += 1;
  }
  for (const [upgrade, have] of copies) {
    if (have === 1) continue;
    const params = { ...unitParams(unit), upgrade, have, most: 1 };
    faults.push(fault("leg.upgrade.no-duplicates-on-unit", "another-copy-on-the-unit", params));
  }
  if (leaders > 1) {
    faults.push(fault("leg.kw.leader", "too-many-leaders", { ...unitParams(unit), have: leaders, most: 1 }));
  }
  return faults;
}

/** The upgrades that a unit must be equipped with. */
export interface Demand {
  readonly rule: RuleId;
  /** Ids of upgrades that the unit must have. */
  readonly cards: readonly string[];
  /** Number of upgrades of each type that the unit must have. */
  readonly types: ReadonlyMap<UpgradeType, number>;
}

const NO_TYPES: ReadonlyMap<UpgradeType, number> = new Map();

/** Returns the upgrades that the keywords of a unit demand. */
export function demandsOf(unit: Fielded): readonly Demand[] {
  const demands: Demand[] = [];
  const heavy = (rule: RuleId, number: number) =>
    demands.push({ rule, cards: [], types: new Map([["heavy-weapon", number]]) });
  const equip = keywordOf(unit, "equip");
  if (equip !== undefined) demands.push(equipDemand(equip));
  if (keywordOf(unit, "heavy-weapon-team") !== undefined) heavy("leg.kw.heavy-weapon-team", 1);
  const flexible = keywordOf(unit, "flexible-response")?.value;
  if (typeof flexible === "number") heavy("leg.kw.flexible-response-x", flexible);
  if (keywordOf(unit, "programmed") !== undefined) {
    demands.push({ rule: "leg.kw.programmed", cards: [], types: new Map([["programming", 1]]) });
  }
  return demands;
}

function equipDemand({ equip = [] }: KeywordUse): Demand {
  const types = new Map<UpgradeType, number>();
  const cards: string[] = [];
  for (const one of equip) {
    if (typeof one === "string") cards.push(one);
    else types.set(one.type, (types.get(one.type) ?? 0) + 1);
  }
  return { rule: "leg.kw.equip", cards, types: types.size === 0 ? NO_TYPES : types };
}

function requiredFaults(unit: Fielded): readonly ArmyFault[] {
  const faults: ArmyFault[] = [];
  const upgrades = allUpgrades(unit);
  const count = (wanted: UpgradeType) => upgrades.filter(({ type }) => type === wanted).length;
  for (const { rule, cards, types } of demandsOf(unit)) {
    for (const id of cards) {
      if (upgrades.some((upgrade) => upgrade.id === id)) continue;
      faults.push(fault(rule, "must-equip", { ...unitParams(unit), upgrade: id }));
    }
    for (const [type, least] of types) {
      const have = count(type);
      if (have < least) faults.push(fault(rule, "must-equip-a-type", { ...unitParams(unit), type, have, least }));
    }
  }
  for (const { id, mustEquip = [] } of upgrades) {
    for (const type of mustEquip) {
      if (count(type) > 0) continue;
      const params = { ...unitParams(unit), upgrade: id, type };
      faults.push(fault("leg.upgrade.obey-restrictions", "card-asks-for-a-type", params));
    }
  }
  return faults;
}

/**
 * Lists the upgrades of a unit that its battle force forbids: unique ones it does not name, and others it excludes
 * (leg.battle-force.own-rules).
 */
function battleForceFaults({ force }: Muster, unit: Fielded): readonly ArmyFault[] {
  if (force === undefined) return [];
  return allUpgrades(unit)
    .filter(({ id, bullets }) =>
      bullets === 1 ? !force.uniqueUpgrades.includes(id) : force.forbiddenUpgrades?.includes(id),
    )
    .map(({ id }) => {
      const params = { ...unitParams(unit), upgrade: id, battleForce: force.id };
      return fault("leg.battle-force.own-rules", "forbidden-by-the-battle-force", params);
    });
}
