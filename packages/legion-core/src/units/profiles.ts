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

/** A unit with all its cards combined for play. Never part of a state. */
export interface Profile {
  /** The unit's cards, in the form that restrictions and orders match. */
  readonly fielded: Fielded;
  readonly card: Unit;
  /** The battle force of the unit's army, or undefined if there is none. */
  readonly force: string | undefined;
  /** The unit's upgrades, then those of its counterpart, in the order of unit states. */
  readonly upgrades: readonly Upgrade[];
  readonly type: UnitType;
  /** The unit's rank in play, which may differ from its rank in army building. */
  readonly rank: Rank;
  readonly points: number;
  readonly speed: number;
  /** The unit's courage, or null for a dash (leg.courage.null-never). */
  readonly courage: number | null;
  readonly resilience: number | null;
  /** The index of the defense die's colour: 0 white, 1 red. */
  readonly die: number;
  readonly attackSurge: AttackSurge;
  readonly surgeToBlock: boolean;
  readonly keywords: KeywordValues;
  /** The keywords with all their printed details besides values. */
  readonly uses: readonly KeywordUse[];
  readonly base: BaseSize;
  /** Whether the unit's cards make its silhouettes block lines of sight like those of a ground vehicle. */
  readonly blocksSight: boolean;
  /** Height of the silhouette in 1/100 mm (leg.los.trooper-template), unless the players agree on another. */
  readonly height: number;
  /** The profile of each miniature, in the order of the state. */
  readonly miniatures: readonly MiniatureProfile[];
  /** The function for the value of X on the unit card, if its cards define one. */
  readonly figureOfX: Shapes["x"] | undefined;
  /** Weapons that upgrades make from the unit's melee weapons, only for attacks started by these cards, by card id. */
  readonly made: Readonly<Record<string, readonly Weapon[]>>;
  /**
   * The weapons of `made`, then those that the unit's player's command cards in play lend to units
   * (leg.cards.command-weapon), then those of cards with facedown tokens.
   */
  readonly lent: readonly Weapon[];
}

/** A miniature of a unit, with what the cards say about it. */
export interface MiniatureProfile {
  /** Id of the card that added the miniature. */
  readonly card: string;
  readonly wounds: number;
  readonly weapons: readonly Weapon[];
  /**
   * The keywords printed on the upgrade or counterpart card that added the miniature. Empty for miniatures of the unit
   * card.
   */
  readonly keywords: readonly KeywordUse[];
}

/** An army together with its box. */
interface Brought {
  readonly box: Box;
  readonly list: ArmyList;
}

/** Profiles cached by lists of units. All states of a game share these lists, including determinized states. */
const profilesBy = keptWhile(
  (_: ArmyList["units"], { box, list }: Brought): readonly Profile[] => armyProfiles(box, list),
  (one, other) => one.box === other.box && isAlike(one.list, other.list),
);

/** Returns the profile of each unit of an army. Cached for the two armies of a game. */
export const profilesOf: (box: Box, list: ArmyList) => readonly Profile[] = /* @__PURE__ */ keptLast(
  (box: Box, list: ArmyList) => [box, list],
  (box, list) => profilesBy(list.units, { box, list }),
  2,
);

/** Whether two armies with the same units have the same profiles. Hands and decks do not matter. */
function isAlike(one: ArmyList, other: ArmyList): boolean {
  return one.faction === other.faction && one.battleForce === other.battleForce;
}

/** Returns the profile of a unit of a game. */
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

/**
 * Lists the command cards with facedown tokens, without the revealed card. What the tokens show may attack with the
 * weapons of their card.
 */
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

/** Returns a profile with the weapons of command cards in play, cached by the profile and these cards. */
const armed = keptByText(
  (_: Profile, _box: Box, cards: readonly number[]): string => cards.join(" "),
  (profile, box, cards): Profile => ({
    ...profile,
    lent: [...profile.lent, ...cards.flatMap((card) => commandOf(box, card).weapons ?? [])],
  }),
);

/** Returns the profile of the `listed`-th unit of a player's army. */
export function listedProfile(box: Box, config: Config, side: Side, listed: number): Profile {
  return at(profilesOf(box, config.armies[side]), listed);
}

function armyProfiles(box: Box, list: Config["armies"][number]): readonly Profile[] {
  const { units } = muster(box.cards, list);
  return units.map((fielded) => profileFrom(box, bySides(box, fielded), units, list.battleForce));
}

/** Returns a unit with its double-sided upgrades separated by side, as their entries define. */
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

/** The part of a profile that comes from a unit's cards while they count. */
export type CardFigures = Pick<
  Profile,
  "speed" | "courage" | "die" | "attackSurge" | "surgeToBlock" | "keywords" | "uses"
>;

/** Combines what the cards of a unit give it. */
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

/** Returns the weapons that upgrades make from the melee weapons of a unit, once for each weapon. */
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

/** Returns a profile in which X on the unit card is a number, cached by the profile and the number. */
const figured = keptByText(
  (_: Profile, _box: Box, x: number): string => String(x),
  (profile, box, x): Profile => {
    const { fielded, force, points } = profile;
    const own = { ...fielded, card: withFigure(profile.card, x) };
    return { ...profileFrom(box, own, [own], force), points };
  },
);

/** Returns a unit card with a number in place of X. */
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

/** Returns the keywords of the upgrade or counterpart that added miniatures. */
function keywordsOnCard({ upgrades, counterpart }: Fielded, id: string): readonly KeywordUse[] {
  const card = upgrades.find((upgrade) => upgrade.id === id) ?? (counterpart?.id === id ? counterpart : undefined);
  return card?.keywords ?? NONE;
}

/**
 * Returns the values of a weapon's keywords. Cached by the weapon and the table of keywords, so that the result is
 * always the same object.
 */
export const weaponValues: (weapon: Weapon, table: Box["keywords"]) => KeywordValues = keptWhile(
  ({ keywords }: Weapon, table: Box["keywords"]) => valuesOf(keywords, table),
);

/**
 * Returns the keywords of a unit with their values, including upgrades with effects (under their own ids) and keywords
 * of its battle force.
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

/**
 * Returns the values of keywords by id. A printed height is the value; keywords without a value get the default of the
 * keyword table.
 */
function valuesOf(uses: readonly KeywordUse[], table: Box["keywords"]): KeywordValues {
  const values: Record<string, number> = {};
  for (const { id, height, value = height } of uses) {
    const own = typeof value === "number" ? value : (table[id]?.withoutValue ?? 1);
    values[id] = (values[id] ?? 0) + own;
  }
  return values;
}

/**
 * Returns the height of a silhouette. Troopers have the two templates; a vehicle of unknown height gets the taller one.
 */
function heightOf(type: UnitType, { height }: Unit): number {
  if (isVehicle(type) && height !== undefined) return height;
  return isNotched(type) || isVehicle(type) ? NOTCHED_TROOPER_HEIGHT : SMALL_TROOPER_HEIGHT;
}

/** Returns the height of a unit's silhouettes in a game, as agreed by the players (leg.los.vehicle-agree). */
export function agreedHeight({ heights }: Config, { card, height }: Profile): number {
  return heights?.[card.id] ?? height;
}
