import type { Upgrade } from "../../catalogue/entries.ts";
import { pipsInHand } from "../../catalogue/faults.ts";
import { RANKS } from "../../catalogue/words.ts";
import { formatOf } from "../limits.ts";
import type { ArmyList } from "../list.ts";
import { type Fielded, muster } from "../muster.ts";
import { armyPoints, counterpartPoints, unitPoints, upgradePoints } from "../points.ts";
import type { Books } from "./books.ts";
import { byPips, placesOf, stacksOf } from "./order.ts";
import { MODE_POINTS, RANK_HEADERS } from "./words.ts";

/** A unit as texts write it, with the number of equal units. */
interface Told {
  readonly unit: Fielded;
  readonly count: number;
  readonly name: string;
  /** Points of one unit with its upgrades and counterpart. */
  readonly each: number;
  readonly upgrades: readonly ToldUpgrade[];
  readonly partner?: ToldPartner;
}

interface ToldUpgrade {
  readonly name: string;
  readonly cost: number;
}

interface ToldPartner {
  readonly name: string;
  readonly cost: number;
  /** Points of the counterpart with its upgrades. */
  readonly total: number;
  readonly upgrades: readonly ToldUpgrade[];
}

function toldUnits(books: Books, list: ArmyList): readonly Told[] {
  const { lookup, lexicon } = books;
  const army = muster(lookup, list);
  return stacksOf(list.units, Number.POSITIVE_INFINITY).flatMap(({ count, index }) => {
    const unit = army.units.find((one) => one.index === index);
    if (unit === undefined) return [];
    const upgrades = (id: string, cards: readonly Upgrade[]) => toldUpgrades(books, id, cards, unit, army.units);
    const { card, counterpart } = unit;
    return {
      unit,
      count,
      name: lexicon.textName("units", card.id),
      each: unitPoints(unit, army.units),
      upgrades: upgrades(card.id, unit.upgrades),
      ...(counterpart === undefined
        ? {}
        : {
            partner: {
              name: lexicon.textName("counterparts", counterpart.id),
              cost: counterpart.cost,
              total: counterpartPoints(unit, army.units),
              upgrades: upgrades(counterpart.id, unit.counterpartUpgrades),
            },
          }),
    };
  });
}

function toldUpgrades(
  { lookup, codes, lexicon }: Books,
  id: string,
  cards: readonly Upgrade[],
  unit: Fielded,
  units: readonly Fielded[],
): readonly ToldUpgrade[] {
  const ids = cards.map((card) => card.id);
  return placesOf(lookup, codes, id, ids).flatMap((one) => {
    const card = cards.find((upgrade) => upgrade.id === one);
    return card === undefined
      ? []
      : { name: lexicon.textName("upgrades", card.id), cost: upgradePoints(card, unit, units) };
  });
}

function sums({ lookup }: Books, list: ArmyList): string {
  const { length } = list.units;
  const points = armyPoints(muster(lookup, list));
  return `${points}/${MODE_POINTS[formatOf(list)]} (${length} activation${length === 1 ? "" : "s"})`;
}

function commandWords({ lookup, lexicon }: Books, { commandHand }: ArmyList, between: string): readonly string[] {
  return byPips(lookup, commandHand).flatMap((id) => {
    const card = lookup.commands.get(id);
    return card === undefined ? [] : `${"•".repeat(pipsInHand(card))}${between}${lexicon.textName("commands", id)}`;
  });
}

function listed(upgrades: readonly ToldUpgrade[]): string {
  return upgrades.map(({ name, cost }) => `${name} (${cost})`).join(", ");
}

/** Writes the standard text of LegionHQ: units by rank, with all points. */
export function writeStandard(books: Books, list: ArmyList, title: string): string {
  const told = toldUnits(books, list);
  const blocks = RANKS.map((rank) => {
    const lines = told.filter(({ unit }) => unit.rank === rank).map(standardLine);
    return { rank, lines: lines.length === 0 ? [] : [`${RANK_HEADERS[rank]}:`, ...lines] };
  });
  const partners = told.flatMap(({ partner }) => {
    return partner === undefined
      ? []
      : ` - ${partner.name} (${partner.cost})${partner.upgrades.length === 0 ? "" : `: ${listed(partner.upgrades)}`} = ${partner.total}`;
  });
  const after = list.faction === "galactic-empire" ? "commander" : "operative";
  const lines = blocks.flatMap(({ rank, lines }) =>
    rank === after && partners.length > 0 ? [...lines, "Counterparts:", ...partners] : lines,
  );
  const commands = commandWords(books, list, " ");
  return [
    title,
    sums(books, list),
    ...lines,
    ...(commands.length === 0 ? [] : ["", `Commands: ${commands.join(", ")}`]),
  ].join("\n");
}

function standardLine({ unit, count, name, each, upgrades, partner }: Told): string {
  const copies = count === 1 ? "" : `${count}× `;
  const isPlain = count === 1 && upgrades.length === 0 && partner === undefined;
  const cost = isPlain ? "" : ` (${unit.card.cost})`;
  return ` - ${copies}${name}${cost}${upgrades.length === 0 ? "" : `: ${listed(upgrades)}`} = ${each * count}`;
}

/** Writes the minimal text of LegionHQ: only the names and numbers of units. */
export function writeMinimal(books: Books, list: ArmyList): string {
  const line = (copies: string, name: string, upgrades: readonly ToldUpgrade[]) =>
    `${copies}${name}${upgrades.length === 0 ? "" : ` (${upgrades.map((one) => one.name).join(", ")})`}`;
  const lines = toldUnits(books, list).flatMap(({ count, name, upgrades, partner }) => [
    line(count === 1 ? "" : `${count}× `, name, upgrades),
    ...(partner === undefined ? [] : [line("", partner.name, partner.upgrades)]),
  ]);
  const commands = commandWords(books, list, " ");
  return [sums(books, list), ...lines, ...(commands.length === 0 ? [] : [`Commands: ${commands.join(", ")}`])].join(
    "\n",
  );
}

/** Writes the tournament text of LegionHQ: one line for each unit, then the battle deck. */
export function writeTournament(books: Books, list: ArmyList, title: string): string {
  const card = (name: string, points: number, upgrades: readonly ToldUpgrade[]) => [
    `${name} (${points})`,
    ...upgrades.map((one) => ` - ${one.name} (${one.cost})`),
  ];
  const units = toldUnits(books, list).flatMap(({ count, name, each, upgrades, partner }) => {
    const one = [
      ...card(name, each, upgrades),
      ...(partner === undefined ? [] : card(partner.name, partner.total, partner.upgrades)),
    ];
    return Array.from({ length: count }, () => one).flat();
  });
  const commands = commandWords(books, list, "");
  return [
    title,
    sums(books, list),
    ...units,
    ...(commands.length === 0 ? [] : ["", "Commands:", ...commands]),
    ...deckLines(books, list),
  ].join("\n");
}

function deckLines({ lexicon }: Books, { battleDeck }: ArmyList): readonly string[] {
  const { primary, secondary, advantages } = battleDeck;
  const part = (header: string, ids: readonly string[]) =>
    ids.length === 0 ? [] : [header, ...ids.map((id) => ` - ${lexicon.textName("battleCards", id)}`)];
  const lines = [
    ...part("Objectives:", primary),
    ...part("Secondaries:", secondary),
    ...part("Advantages:", advantages),
  ];
  return lines.length === 0 ? [] : ["", "Battle Deck", ...lines];
}
