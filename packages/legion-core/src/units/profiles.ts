import { at, type CardCode } from "@sw/tabletop";
import type { ArmyList } from "../army/list.ts";
import { allUpgrades, type Fielded, muster, rankAsOf } from "../army/muster.ts";
import { stackedKeywords, type UnitView, viewOf } from "../army/view.ts";
import type { AttackSurge, KeywordValues } from "../attack/pools/situation.ts";
import type { KeywordUse, Unit, Upgrade, Weapon } from "../catalogue/entries.ts";
import type { Rank } from "../catalogue/words.ts";
import { type Box, commandOf } from "../state/box.ts";
import type { Config } from "../state/config.ts";
import { oneOf } from "../state/hooks/played.ts";
import type { Shapes } from "../state/hooks/steps.ts";
import type { UnitIndex } from "../state/ids.ts";
import type { Facts } from "../state/look.ts";
import { keptByText, keptLast, keptWhile } from "../state/memo/memo.ts";
import type { Side } from "../state/seats.ts";
import type { State } from "../state/state.ts";
import type { BaseSize } from "../table/bases.ts";
import { NOTCHED_TROOPER_HEIGHT, SMALL_TROOPER_HEIGHT } from "../table/lengths.ts";
import { isNotched, isVehicle, type UnitType } from "../table/unit-types.ts";
import { inForce } from "./force-keywords.ts";

/** A unit with all its cards taken together, as it plays; never part of a state. */
export interface Profile {
  /** The cards it is made of, as restrictions and orders match them. */
  readonly fielded: Fielded;
  readonly card: Unit;
  /** The battle force of its army. */
  readonly force: string | undefined;
  /** Its upgrades, then those of its counterpart, as unit states list them. */
  readonly upgrades: readonly Upgrade[];
  readonly type: UnitType;
  /** Its rank in play, whatever it counts as when its army is built. */
  readonly rank: Rank;
  readonly points: number;
  readonly speed: number;
  /** Null courage for a dash (leg.courage.null-never). */
  readonly courage: number | null;
  readonly resilience: number | null;
  /** Place of the defense die among the colours: 0 white, 1 red. */
  readonly die: number;
  readonly attackSurge: AttackSurge;
  readonly surgeToBlock: boolean;
  readonly keywords: KeywordValues;
  /** The same keywords with all that cards say beside a figure. */
  readonly uses: readonly KeywordUse[];
  readonly base: BaseSize;
  /** Whether others treat it as a ground vehicle when they look for lines of sight, by what its cards print. */
  readonly blocksSight: boolean;
  /** Height of the silhouette in 1/100 mm (leg.los.trooper-template), unless the players agreed on another. */
  readonly height: number;
  /** One for each miniature, in the order of the state. */
  readonly miniatures: readonly MiniatureProfile[];
  /** What a figure X on its unit card is worth, if its cards print one and say that. */
  readonly figureOfX: Shapes["x"] | undefined;
  /** Weapons that upgrades make of the melee weapons of the unit, for attacks by these cards alone; by the id of the card. */
  readonly made: Readonly<Record<string, readonly Weapon[]>>;
  /**
   * Those, then weapons of the command cards of its player in play, which these let some units use (leg.cards.command-weapon), and of those
   * whose tokens lie facedown.
   */
  readonly lent: readonly Weapon[];
}

/** A miniature of a unit. */
export interface MiniatureProfile {
  /** Id of the card it came with. */
  readonly card: string;
  readonly wounds: number;
  readonly weapons: readonly Weapon[];
  /** What the upgrade or counterpart card that it came with prints; nothing for the miniatures of the Unit Card. */
  readonly keywords: readonly KeywordUse[];
}

/** An army and the catalogue that it is of. */
interface Brought {
  readonly box: Box;
  readonly list: ArmyList;
}

/** Profiles by the lists of units, which all states of a game share, made up ones too. */
const profilesBy = keptWhile(
  (_: ArmyList["units"], { box, list }: Brought): readonly Profile[] => armyProfiles(box, list),
  (one, other) => one.box === other.box && isAlike(one.list, other.list),
);

/** The profiles of an army, unit by unit. Much is asked of the armies of both players of a game. */
export const profilesOf: (box: Box, list: ArmyList) => readonly Profile[] = /* @__PURE__ */ keptLast(
  (box: Box, list: ArmyList) => [box, list],
  (box, list) => profilesBy(list.units, { box, list }),
  2,
);

/** Whether two armies of the same units play alike: hands and decks do not count. */
function isAlike(one: ArmyList, other: ArmyList): boolean {
  return one.faction === other.faction && one.battleForce === other.battleForce;
}

/** The profile of a unit of a game. */
export function profileOf(look: Facts, unit: UnitIndex): Profile {
  const { box, state } = look;
  const { owner, listed } = at(state.units, unit);
  const { revealed, permanents } = state.sides[owner];
  const printed = listedProfile(box, state.config, owner, listed);
  const profile = printed.figureOfX === undefined ? printed : figured(printed, box, printed.figureOfX(look, owner));
  const brought = bringers(box, state.tokens, owner, revealed);
  if (revealed !== null && lends(box, revealed)) return armed(profile, box, [revealed, ...permanents, ...brought]);
  if (permanents.length + brought.length === 0) return profile;
  const others = [...permanents, ...brought];
  return others.some((card) => lends(box, card)) ? armed(profile, box, others) : profile;
}

const NO_CARDS: readonly number[] = [];

/** The command cards, but for the one revealed, whose tokens lie facedown: what they show may attack with the weapons of the card. */
function bringers(box: Box, tokens: State["tokens"], owner: Side, revealed: number | null): readonly number[] {
  const cards = new Set<string>();
  for (const token of tokens) {
    if (token.face !== undefined && token.owner === owner && !token.removed) cards.add(token.face.card);
  }
  if (cards.size === 0) return NO_CARDS;
  const { commands } = box.cards.catalogue;
  return commands.flatMap(({ id }, place) => (cards.has(id) && place !== revealed ? [place] : []));
}

/** Whether a command card has weapons that units may use. */
function lends(box: Box, card: CardCode): boolean {
  return commandOf(box, card).weapons !== undefined;
}

/** A profile with the weapons of command cards in play; by the profile and these cards. */
const armed = keptByText(
  (_: Profile, _box: Box, cards: readonly number[]): string => cards.join(" "),
  (profile, box, cards): Profile => ({
    ...profile,
    lent: [...profile.lent, ...cards.flatMap((card) => commandOf(box, card).weapons ?? [])],
  }),
);

/** The profile of the `listed`-th unit of a player's army. */
export function listedProfile(box: Box, config: Config, side: Side, listed: number): Profile {
  return at(profilesOf(box, config.armies[side]), listed);
}

function armyProfiles(box: Box, list: Config["armies"][number]): readonly Profile[] {
  const { units } = muster(box.cards, list);
  return units.map((fielded) => profileFrom(box, bySides(box, fielded), units, list.battleForce));
}

/** A unit with upgrades whose entries tell what stands on which of their sides. */
function bySides({ keywords }: Box, fielded: Fielded): Fielded {
  if (allUpgrades(fielded).every(({ id }) => oneOf(keywords, id, "by-sides") === undefined)) return fielded;
  const { upgrades, counterpartUpgrades } = fielded;
  const sided = (card: Upgrade): Upgrade => oneOf(keywords, card.id, "by-sides")?.(card) ?? card;
  return { ...fielded, upgrades: upgrades.map(sided), counterpartUpgrades: counterpartUpgrades.map(sided) };
}

function profileFrom(box: Box, fielded: Fielded, units: readonly Fielded[], force: string | undefined): Profile {
  const { card, upgrades: own } = fielded;
  const upgrades = allUpgrades(fielded);
  const view = viewOf(fielded, units);
  const made = madeOf(box, view, own);
  return {
    fielded,
    card,
    force,
    upgrades,
    type: view.type,
    rank: rankAsOf(own) ?? card.rank,
    points: view.points,
    resilience: card.resilience ?? null,
    ...givenBy(box, fielded, force, view),
    base: card.base,
    blocksSight: view.keywords.some(({ over }) => over === "ground"),
    height: heightOf(view.type, card),
    miniatures: view.miniatures.flatMap(({ card: id, count, wounds, weapons }) =>
      Array.from({ length: count }, () => ({ card: id, wounds, weapons, keywords: keywordsOnCard(fielded, id) })),
    ),
    figureOfX: view.keywords.map(({ id }) => oneOf(box.keywords, id, "x")).find((figure) => figure !== undefined),
    made,
    lent: Object.values(made).flat(),
  };
}

/** What the cards of a unit give it, as long as they count. */
export type CardFigures = Pick<
  Profile,
  "speed" | "courage" | "die" | "attackSurge" | "surgeToBlock" | "keywords" | "uses"
>;

/** What the cards of a unit give it together. */
export function givenBy(
  box: Box,
  fielded: Fielded,
  force: string | undefined,
  view: UnitView = viewOf(fielded, [fielded]),
): CardFigures {
  return {
    speed: view.speed,
    courage: typeof view.courage === "number" ? view.courage : null,
    die: view.defenseDie === "red" ? 1 : 0,
    attackSurge: view.surge.attack === "crit" ? "critical" : (view.surge.attack ?? null),
    surgeToBlock: view.surge.defense === "block",
    keywords: fieldedValues(box, fielded, force),
    uses: view.keywords,
  };
}

/** The weapons that upgrades make of the melee weapons of a unit, each of these once. */
function madeOf(
  { keywords }: Box,
  { miniatures }: Pick<UnitView, "miniatures">,
  upgrades: Fielded["upgrades"],
): Profile["made"] {
  const making = upgrades.flatMap(({ id }) => {
    const makes = oneOf(keywords, id, "makes");
    return makes === undefined ? [] : [[id, makes] as const];
  });
  if (making.length === 0) return NONE_MADE;
  const melee = [...new Set(miniatures.flatMap(({ weapons }) => weapons))].filter(({ range }) => range.melee);
  return Object.fromEntries(making.map(([id, makes]) => [id, melee.map(makes)]));
}

const NONE_MADE: Profile["made"] = {};

/** A profile in which X on the unit card is a number; by the profile and that. */
const figured = keptByText(
  (_: Profile, _box: Box, x: number): string => String(x),
  (profile, box, x): Profile => {
    const { fielded, force, points } = profile;
    const own = { ...fielded, card: withFigure(profile.card, x) };
    return { ...profileFrom(box, own, [own], force), points };
  },
);

/** A unit card with a number in place of X. */
function withFigure(card: Unit, x: number): Unit {
  const keywords = card.keywords.map((use): KeywordUse => {
    const { value, gains } = use;
    const options = gains?.options.map((one) => (one.n === "X" ? { ...one, n: x } : one));
    return {
      ...use,
      ...(value === "X" ? { value: x } : {}),
      ...(gains === undefined || options === undefined ? {} : { gains: { ...gains, options } }),
    };
  });
  return card.courage === "X" ? { ...card, courage: x, keywords } : { ...card, keywords };
}

const NONE: readonly KeywordUse[] = [];

/** The keywords of the upgrade or counterpart with which miniatures came. */
function keywordsOnCard({ upgrades, counterpart }: Fielded, id: string): readonly KeywordUse[] {
  const card = upgrades.find((upgrade) => upgrade.id === id) ?? (counterpart?.id === id ? counterpart : undefined);
  return card?.keywords ?? NONE;
}

/** Figures of the keywords of a weapon: the same object for every use of it, by the weapon and the table of keywords. */
export const weaponValues: (weapon: Weapon, table: Box["keywords"]) => KeywordValues = keptWhile(
  ({ keywords }: Weapon, table: Box["keywords"]) => valuesOf(keywords, table),
);

/**
 * The keywords of a unit with their figures, under their own ids its upgrades that do more than their keywords, and what its
 * battle force gives.
 */
function fieldedValues(
  { keywords, upgrades, forces }: Box,
  fielded: Fielded,
  force: string | undefined,
): KeywordValues {
  const special = allUpgrades(fielded)
    .filter(({ id }) => upgrades[id] !== undefined)
    .map(({ id }) => [id, 1] as const);
  const printed = { ...valuesOf(stackedKeywords(fielded), keywords), ...Object.fromEntries(special) };
  const entry = force === undefined ? undefined : forces[force];
  return entry === undefined ? printed : inForce(entry, fielded, printed);
}

/** Figures of keywords by id: the height where they print one; those printed without any count as the table of keywords says. */
function valuesOf(uses: readonly KeywordUse[], table: Box["keywords"]): KeywordValues {
  const values: Record<string, number> = {};
  for (const { id, height, value = height } of uses) {
    const own = typeof value === "number" ? value : (table[id]?.withoutValue ?? 1);
    values[id] = (values[id] ?? 0) + own;
  }
  return values;
}

/** Height of a silhouette: troopers have the two templates; a vehicle of unknown height counts as tall as the taller one. */
function heightOf(type: UnitType, { height }: Unit): number {
  if (isVehicle(type) && height !== undefined) return height;
  return isNotched(type) || isVehicle(type) ? NOTCHED_TROOPER_HEIGHT : SMALL_TROOPER_HEIGHT;
}

/** The height of a unit's silhouettes in a game, by what the players agreed on (leg.los.vehicle-agree). */
export function agreedHeight({ heights }: Config, { card, height }: Profile): number {
  return heights?.[card.id] ?? height;
}
