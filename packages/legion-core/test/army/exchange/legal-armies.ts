import fc from "fast-check";
import { type ArmyFault, type ArmyList, army, type Format, type ListedUnit } from "../../../src/content/army.ts";
import {
  type Allegiance,
  type BattleForce,
  catalogue,
  FACTIONS,
  RANKS,
  type Rank,
} from "../../../src/content/catalogue.ts";

/** For whom an army is built. */
export interface Banner {
  readonly faction: Allegiance;
  readonly force?: BattleForce;
  readonly format: Format;
}

/** Every faction, and every battle force in both formats. */
export const BANNERS: readonly Banner[] = [
  ...FACTIONS.map((faction): Banner => ({ faction, format: "standard" })),
  ...catalogue.battleForces.flatMap((force): Banner[] => [
    { faction: force.faction, force, format: "standard" },
    { faction: force.faction, force, format: "skirmish" },
  ]),
];

/** What an army may still lack while it is built. */
const MISSING = /^(too-few|no-standing-orders|must-equip|card-asks-for)/;

function isFine(list: ArmyList): boolean {
  return army.check(list).every(({ code }: ArmyFault) => MISSING.test(code));
}

/** Draws numbers from a list, over and over. */
class Picks {
  private at = 0;
  private readonly numbers: readonly number[];

  constructor(numbers: readonly number[]) {
    this.numbers = numbers;
  }

  /** A number below the limit. */
  below(limit: number): number {
    this.at += 1;
    // Different each time round: the numbers are few, the questions many.
    const number = (this.numbers[this.at % this.numbers.length] ?? 0) + this.at * 7919;
    return number % limit;
  }

  shuffled<One>(items: readonly One[]): readonly One[] {
    const left = [...items];
    return items.flatMap(() => left.splice(this.below(left.length), 1));
  }
}

/** An army that grows card by card, each of which has to be allowed. */
class Growing {
  list: ArmyList;
  readonly picks: Picks;

  constructor({ faction, force, format }: Banner, picks: Picks) {
    this.picks = picks;
    this.list = {
      ...(format === "skirmish" ? { format } : {}),
      faction,
      ...(force === undefined ? {} : { battleForce: force.id }),
      units: [],
      commandHand: [],
      battleDeck: { primary: [], secondary: [], advantages: [] },
    };
  }

  take(next: ArmyList): boolean {
    const isTaken = isFine(next);
    if (isTaken) this.list = next;
    return isTaken;
  }

  /** Adds a unit with all that it must be equipped with; not without. */
  takeUnit(id: string): boolean {
    const before = this.list;
    const isComplete = this.take({ ...before, units: [...before.units, { unit: id, upgrades: [] }] }) && this.equip();
    if (!isComplete) this.list = before;
    return isComplete;
  }

  /** Gives the last unit what it must be equipped with. */
  private equip(): boolean {
    const index = this.list.units.length - 1;
    const demands = () => army.check(this.list).filter(({ code }) => /^(must-equip|card-asks-for)/.test(code));
    for (let demand = demands()[0], tries = 0; demand !== undefined && tries < 4; demand = demands()[0], tries++) {
      const { upgrade, type } = demand.params;
      const wanted = demand.code === "must-equip" ? upgrade : undefined;
      const fitting = catalogue.upgrades.filter((one) =>
        wanted === undefined ? one.type === type : one.id === wanted,
      );
      if (!this.picks.shuffled(fitting).some((one) => this.takeUpgrade(index, one.id))) return false;
    }
    return demands().length === 0;
  }

  takeUpgrade(index: number, id: string): boolean {
    return this.change(index, (unit) => ({ ...unit, upgrades: [...unit.upgrades, id] }));
  }

  change(index: number, to: (unit: ListedUnit) => ListedUnit): boolean {
    const { list } = this;
    return this.take({ ...list, units: list.units.map((unit, at) => (at === index ? to(unit) : unit)) });
  }
}

function minimum(rank: Rank, force: BattleForce | undefined, format: Format): number {
  if (force !== undefined) return force[format].ranks[rank].min;
  return rank === "corps" ? 3 : rank === "commander" ? 1 : 0;
}

/** Adds units: first of the ranks that an army needs, until too few points are left for another or nobody wants more. */
function recruit(growing: Growing, { faction, force, format }: Banner): void {
  const { picks } = growing;
  const pool = catalogue.units.filter(({ id, faction: of, keywords }) =>
    force === undefined
      ? of === faction || keywords.some(({ factions }) => factions?.some((one) => one === faction))
      : force.units.includes(id),
  );
  const needed = RANKS.flatMap((rank) => Array.from({ length: minimum(rank, force, format) }, () => rank));
  const ranks = [...needed, ...RANKS, ...RANKS];
  for (const rank of ranks) {
    for (const { id } of picks.shuffled(pool.filter((card) => card.rank === rank)).slice(0, 5)) {
      if (growing.takeUnit(id) && picks.below(4) > 0) break;
    }
  }
}

/** Adds counterparts, and some upgrades to units and counterparts. */
function arm(growing: Growing): void {
  const { picks } = growing;
  for (const [index, { unit }] of growing.list.units.entries()) {
    for (const { id } of catalogue.counterparts.filter(({ counterpartOf }) => counterpartOf === unit)) {
      if (picks.below(4) === 0) continue;
      growing.change(index, (one) => ({ ...one, counterpart: { counterpart: id, upgrades: [] } }));
    }
    for (const { id } of picks.shuffled(catalogue.upgrades).slice(0, 60)) {
      if (growing.takeUpgrade(index, id) || growing.list.units[index]?.counterpart === undefined) continue;
      growing.change(index, (one) => {
        const { counterpart: partner = "", upgrades = [] } = one.counterpart ?? {};
        return { ...one, counterpart: { counterpart: partner, upgrades: [...upgrades, id] } };
      });
    }
  }
}

const DECK = [
  ["primary", catalogue.primaryObjectives],
  ["secondary", catalogue.secondaryObjectives],
  ["advantages", catalogue.advantages],
] as const;

function built(banner: Banner, numbers: readonly number[]): ArmyList {
  const growing = new Growing(banner, new Picks(numbers));
  recruit(growing, banner);
  arm(growing);
  for (const { id } of growing.picks.shuffled(catalogue.commands)) {
    growing.take({ ...growing.list, commandHand: [...growing.list.commandHand, id] });
  }
  for (const [category, cards] of DECK) {
    for (const { id } of growing.picks.shuffled<{ readonly id: string }>(cards)) {
      const deck = growing.list.battleDeck;
      growing.take({ ...growing.list, battleDeck: { ...deck, [category]: [...deck[category], id] } });
    }
  }
  return growing.list;
}

/** Legal armies at random, of every faction and every battle force. */
export const legalArmy: fc.Arbitrary<ArmyList> = fc
  .tuple(fc.constantFrom(...BANNERS), fc.array(fc.nat(100_000), { minLength: 40, maxLength: 40 }))
  .map(([banner, numbers]) => built(banner, numbers))
  .filter((list) => army.check(list).length === 0);

/** A legal army for each of {@link BANNERS}. */
export const LEGAL_ARMIES: readonly ArmyList[] = BANNERS.map((banner) => {
  for (let seed = 1; seed < 40; seed++) {
    const numbers = Array.from({ length: 40 }, (_, index) => (index * 7 + 3) * 31 * seed + index);
    const list = built(banner, numbers);
    if (army.check(list).length === 0) return list;
  }
  throw new Error(`no legal army of ${banner.force?.id ?? banner.faction}`);
});
