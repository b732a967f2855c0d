import { at, type Chance, seeded } from "@sw/tabletop";
import type { Arbitrary } from "fast-check";
import { type ArmyList, type ArmyOptions, army, type ListedUnit } from "../content/army.ts";
import { type Allegiance, defaultCatalogue, FACTIONS, RANKS } from "../content/catalogue.ts";

/** The faction, battle force and format of an army. */
export interface Banner {
  readonly faction: Allegiance;
  readonly battleForce?: string;
  /** The format of the army. Defaults to `"standard"`. */
  readonly format?: "standard" | "skirmish";
}

/** Every faction without a battle force, and every battle force in both formats. */
export const BANNERS: readonly Banner[] = [
  ...FACTIONS.map((faction): Banner => ({ faction })),
  ...defaultCatalogue.battleForces.flatMap(({ id, faction }): Banner[] => [
    { faction, battleForce: id },
    { faction, battleForce: id, format: "skirmish" },
  ]),
];

/** Options for drawing a random army. */
export interface ArmyWishes {
  /** The banners from which one is drawn. Defaults to {@link BANNERS}. */
  readonly banners?: readonly Banner[];
  /** Ids of units, upgrades and command cards that are chosen first wherever they may be added. Defaults to none. */
  readonly wanted?: ReadonlySet<string>;
}

/**
 * The maximum number of attempts to draw an army. An attempt fails, for example, if no points are left for a third
 * corps unit.
 */
const TRIES = 200;

/** The share of the points limit above which no more units are added. */
const ENOUGH = 0.85;

/**
 * Draws a legal army with command hand and battle deck, card by card from the options of `army.options`. The result is
 * always the same for the same seed and wishes; primary objectives of a skirmish army have maps for the smaller table.
 * Throws if no legal army was found.
 */
export function anyArmy(seed: string, { banners = BANNERS, wanted = new Set() }: ArmyWishes = {}): ArmyList {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const chance = seeded(`${seed} ${attempt}`);
    const banner = oneOf(chance, banners, () => false);
    if (banner === undefined) break;
    const list = drawn(banner, chance, wanted);
    if (army.check(list).length === 0) return list;
  }
  throw new Error(`No legal army was found for the seed "${seed}"`);
}

/** The parts of fast-check that {@link armies} uses. */
export interface FastCheck {
  /** Draws a natural number. */
  nat(): Arbitrary<number>;
  /** Draws the same values without shrinking. */
  noShrink<Value>(arbitrary: Arbitrary<Value>): Arbitrary<Value>;
}

/**
 * Returns the fast-check arbitrary of {@link anyArmy}: `fc.assert(fc.property(armies(fc), ...))`. Failing armies are
 * not shrunk, because a smaller army would be a different one.
 */
export function armies(fc: FastCheck, wishes: ArmyWishes = {}): Arbitrary<ArmyList> {
  return fc.noShrink(fc.nat().map((seed) => anyArmy(String(seed), wishes)));
}

function drawn({ format, ...banner }: Banner, chance: Chance, wanted: ReadonlySet<string>): ArmyList {
  const isSkirmish = format === "skirmish";
  let list: ArmyList = {
    ...(isSkirmish ? { format } : {}),
    ...banner,
    units: [],
    commandHand: [],
    battleDeck: { primary: [], secondary: [], advantages: [] },
  };
  const enough = (isSkirmish ? 600 : 1000) * ENOUGH;
  let before: ArmyList;
  do {
    before = list;
    const options = army.options(list);
    for (const changes of equipmentOf(list, options)) {
      list = taken(list, oneOf(chance, changes, isWanted(list.units, wanted)));
    }
    const more = unitsFor(list, options, enough);
    if (more.length === 0) break;
    list = taken(list, oneOf(chance, more, isWanted(list.units, wanted)));
  } while (list !== before);
  for (let isOpen = true; isOpen; ) {
    const kinds = cardsFor(army.options(list), isSkirmish ? SMALL_MAPS : undefined);
    for (const [kind, cards] of kinds) {
      const card = oneOf(chance, cards, (id) => wanted.has(id));
      if (card !== undefined) list = withCard(list, kind, card);
    }
    isOpen = kinds.some(([, cards]) => cards.length > 0);
  }
  return list;
}

type Units = ArmyList["units"];

/** Returns the list with these units, or without them if they cause faults that no further card can fix. */
function taken(list: ArmyList, units: Units | undefined): ArmyList {
  if (units === undefined) return list;
  const changed = { ...list, units };
  return wrongIn(changed) <= wrongIn(list) ? changed : list;
}

/** Counts the faults of an army that no further card can fix. */
function wrongIn(list: ArmyList): number {
  return army.check(list).filter(({ code }) => !code.startsWith("too-few")).length;
}

/** Returns a test of whether a list of units has a wanted card that `before` does not have. */
function isWanted(before: Units, wanted: ReadonlySet<string>): (after: Units) => boolean {
  if (wanted.size === 0) return () => false;
  const had = new Set(before.flatMap(cardsOf));
  return (after) => after.some((unit) => cardsOf(unit).some((id) => wanted.has(id) && !had.has(id)));
}

function cardsOf({ unit, upgrades, counterpart }: ListedUnit): readonly string[] {
  return [unit, ...upgrades, ...(counterpart === undefined ? [] : [counterpart.counterpart, ...counterpart.upgrades])];
}

/** Lists the ways to add one unit: one that the army lacks, or any while the army is not big enough. */
function unitsFor(list: ArmyList, { units }: ArmyOptions, enough: number): readonly Units[] {
  const lacking = lackingIn(list);
  if (lacking === 0 && army.points(list) >= enough) return [];
  const open = RANKS.flatMap((rank) => units[rank]).map((unit) => [...list.units, unit]);
  return lacking === 0 ? open : open.filter((one) => lackingIn({ ...list, units: one }) < lacking);
}

/** Returns how many units an army lacks. */
function lackingIn(list: ArmyList): number {
  const faults = army.check(list).filter(({ code }) => /^too-few-(of|units)/.test(code));
  return faults.reduce((sum, { params: { least, have } }) => sum + Number(least) - Number(have), 0);
}

/** Lists, for each unit, the ways to add one upgrade or counterpart to it, or one upgrade to its counterpart. */
function equipmentOf({ units }: ArmyList, { upgrades }: ArmyOptions): readonly (readonly Units[])[] {
  return units.map((unit, place) => {
    const options = at(upgrades, place);
    const { counterpart } = unit;
    const equipped: readonly ListedUnit[] = [
      ...Object.values(options.upgrades)
        .flat()
        .map((ids) => ({ ...unit, upgrades: [...unit.upgrades, ...ids] })),
      ...options.counterparts.map((one) => ({ ...unit, counterpart: one })),
      ...(counterpart === undefined
        ? []
        : options.counterpartUpgrades.map((id) => {
            return { ...unit, counterpart: { ...counterpart, upgrades: [...counterpart.upgrades, id] } };
          })),
    ];
    return equipped.map((one) => units.map((same, other) => (other === place ? one : same)));
  });
}

type CardKind = "commandHand" | keyof ArmyList["battleDeck"];

/** The primary objectives with a map for the smaller table. */
const SMALL_MAPS: readonly string[] = defaultCatalogue.primaryObjectives.flatMap(({ id, skirmishMap }) =>
  skirmishMap === undefined ? [] : [id],
);

/** Lists the command cards and battle cards that may be added, by kind. Primary objectives are limited to `maps`. */
function cardsFor(
  { commandHand, battleDeck }: ArmyOptions,
  maps: readonly string[] = battleDeck.primary,
): readonly (readonly [CardKind, readonly string[]])[] {
  const { primary, secondary, advantages } = battleDeck;
  return [
    ["commandHand", commandHand],
    ["primary", primary.filter((id) => maps.includes(id))],
    ["secondary", secondary],
    ["advantages", advantages],
  ];
}

function withCard(list: ArmyList, kind: CardKind, card: string): ArmyList {
  if (kind === "commandHand") return { ...list, commandHand: [...list.commandHand, card] };
  return { ...list, battleDeck: { ...list.battleDeck, [kind]: [...list.battleDeck[kind], card] } };
}

/** Returns a random item, one of the preferred items if there are any, or undefined for an empty list. */
function oneOf<Item>(chance: Chance, items: readonly Item[], isPreferred: (item: Item) => boolean): Item | undefined {
  const preferred = items.filter(isPreferred);
  const open = preferred.length > 0 ? preferred : items;
  return open.length === 0 ? undefined : open[chance.pick("card", open.length, String)];
}
