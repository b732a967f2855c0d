import type { ArmyList, ListedUnit } from "../list.ts";
import type { Muster } from "../muster.ts";
import { upgradePoints } from "../points.ts";
import { bareCosts, type Chosen } from "./choose.ts";
import type { Draft, DraftUnit } from "./draft.ts";
import { type ExchangeNote, note } from "./notes.ts";

/** A unit of a list with its cards resolved. */
export interface Settled {
  readonly listed: ListedUnit;
  /** The unit as the list names it. */
  readonly drafted: DraftUnit;
  /** The resolved upgrades of the unit, its counterpart and the counterpart's upgrades. */
  readonly chosen: readonly Chosen[];
}

/** Lists notes on cards whose points in the list differ from ours, each card once. */
export function toldPoints(army: Muster, units: readonly Settled[], draft: Draft): readonly ExchangeNote[] {
  const notes = new Map<string, ExchangeNote>();
  const compare = (card: string, told: readonly number[], points: number | undefined) => {
    const [first] = told;
    if (first === undefined || points === undefined || told.includes(points)) return;
    notes.set(`${card} ${first}`, note("other-points", { card, told: first, points }));
  };
  let index = 0;
  for (const { listed, drafted, chosen } of units) {
    const unit = army.units[index];
    index += drafted.count;
    if (unit === undefined) continue;
    compare(listed.unit, bareCosts(drafted, draft), unit.card.cost);
    for (const { id, mention } of chosen) {
      if (mention.cost === undefined) continue;
      const upgrade = [...unit.upgrades, ...unit.counterpartUpgrades].find((one) => one.id === id);
      const counterpart = unit.counterpart?.id === id ? unit.counterpart.cost : undefined;
      compare(id, [mention.cost], upgrade === undefined ? counterpart : upgradePoints(upgrade, unit, army.units));
    }
  }
  return [...notes.values()];
}

/** Lists notes on the totals of a list that differ from ours. */
export function toldSums(draft: Draft, { units }: ArmyList, points: number): readonly ExchangeNote[] {
  const notes: ExchangeNote[] = [];
  const { points: told = points, activations = units.length } = draft;
  if (told !== points) notes.push(note("other-total", { told, points }));
  if (activations !== units.length) notes.push(note("other-activations", { told: activations, have: units.length }));
  return notes;
}
