import { type Knowledge as Knows, type Line, type Locale, quoted, say, titled } from "@sw/tabletop/text";
import { type ArmedUpgrade, counterpartGroup, type Group, groupsOf } from "../../army/miniatures.ts";
import type { Catalogue } from "../../catalogue/entries.ts";
import type { Config } from "../../state/config.ts";
import { TOKENS, type TokenKind } from "../../state/tokens.ts";
import type { ArmyView, View } from "../../views/shapes.ts";
import { cardName, isCard, type Naming, namingOf, plainName } from "../cards/names.ts";
import { keywordName } from "../keywords.ts";
import type { KnownCards } from "../known-cards.ts";
import { PIECE_NAMES } from "./names.ts";
import { ACTION_NAMES, RULE_NAMES, SEAT_NAMES, TOKEN_NAMES } from "./words.ts";

export { listed, say } from "@sw/tabletop/text";

/** The data for texts: the language and cards, the armies for unit names, and what the reader knows. */
export interface Knowledge extends Knows<View>, Naming {
  readonly armies: readonly [Army, Army] | undefined;
}

/** The language of a text, with the knowledge of its reader. */
export interface TextOptions {
  readonly locale: Locale;
  /** The view of the reader, which gives the names of units, pools and effects. Defaults to none. */
  readonly view?: View;
  /** The armies to use without a view. Without either, units are shown by id. */
  readonly config?: Config;
  /** The cards of the game. Defaults to those of this package. */
  readonly catalogue?: Catalogue;
}

/** Gathers the data for texts with these options. */
export function knowledgeOf({ locale, view, config, catalogue }: TextOptions): Knowledge {
  return { ...namingOf(locale, catalogue), view, armies: (view?.config ?? config)?.armies };
}

type Army = Config["armies"][number] | ArmyView;

const UNIT = /^p([12])\.(\d+)$/;
const MINIATURE = /^(p[12]\.\d+)\.(\d+)$/;
const PIECE = /^([a-z-]+)\.(\d+)$/;

const OF_PLAYER: Line = { en: "{name} of player {number}", es: "{name} del jugador {number}" };
const OF_UNIT: Line = { en: "miniature {number} of {unit}", es: "la miniatura {number} de {unit}" };
const WEAPON: Line = { en: "weapon {number}", es: "el arma {number}" };

/**
 * Returns a unit's name: that of its card, with a number if its army has several and with its owner if both armies have
 * it. Returns the id if the armies are unknown.
 */
export function unitName(knowledge: Knowledge, id: string): string {
  const { armies } = knowledge;
  const [, seat, place] = UNIT.exec(id) ?? [];
  if (armies === undefined || seat === undefined) return id;
  const names = armies.map(({ units }) => units.map(({ unit }) => plainName(unit, knowledge)));
  const [own = [], other = []] = seat === "1" ? names : [...names].reverse();
  const name = own[Number(place)];
  if (name === undefined) return id;
  const number = own.slice(0, Number(place) + 1).filter((one) => one === name).length;
  const numbered = own.filter((one) => one === name).length > 1 ? `${name} ${number}` : name;
  return other.includes(name) ? say(knowledge, OF_PLAYER, { name: numbered, number: seat }) : numbered;
}

/** Returns a miniature as the number in its unit, or as the unit's name if it is the only miniature. */
function miniatureName(knowledge: Knowledge, id: string): string {
  const [, unit = "", place] = MINIATURE.exec(id) ?? [];
  if (knowledge.armies === undefined || place === undefined) return id;
  const name = unitName(knowledge, unit);
  if (name === unit) return id;
  return weaponsOf(knowledge, unit).length === 1
    ? name
    : say(knowledge, OF_UNIT, { number: String(Number(place) + 1), unit: name });
}

/** Returns the name of a unit, miniature or token on the battlefield by its id, or undefined for other texts. */
export function pieceName(knowledge: Knowledge, id: string): string | undefined {
  if (UNIT.test(id)) return unitName(knowledge, id);
  if (MINIATURE.test(id)) return miniatureName(knowledge, id);
  const [, name = "", place] = PIECE.exec(id) ?? [];
  const line = PIECE_NAMES[name];
  return line === undefined ? undefined : `${say(knowledge, line)} ${Number(place) + 1}`;
}

/** Returns the name of a miniature's weapon, given by its index. */
export function weaponName(knowledge: Knowledge, miniature: string, weapon: number): string {
  const [, unit = "", place] = MINIATURE.exec(miniature) ?? [];
  const own = weaponsOf(knowledge, unit)[Number(place)] ?? [];
  const name = own[weapon] ?? lentWeapons(knowledge, unit)[weapon - own.length];
  return name ?? say(knowledge, WEAPON, { number: String(weapon + 1) });
}

/** Lists the names of the weapons that command cards in play lend to a unit's player. */
function lentWeapons({ cards: { lent }, view }: Knowledge, id: string): readonly string[] {
  if (view === undefined) return [];
  const { revealed, permanents } = view.sides[id.startsWith("p2") ? "player-2" : "player-1"];
  const inPlay = revealed === null ? permanents : [revealed, ...permanents];
  return inPlay.flatMap((card) => known(lent, card) ?? []);
}

/** Lists the names of the weapons of each miniature of a unit. */
function weaponsOf({ armies, cards }: Knowledge, id: string): readonly (readonly string[])[] {
  const [, seat, place] = UNIT.exec(id) ?? [];
  const listed = armies?.[seat === "2" ? 1 : 0].units[Number(place)];
  const unit = known(cards.units, listed?.unit);
  if (listed === undefined || unit === undefined) return [];
  const groups = [...groupsOf(unit, upgradesOf(cards, listed.upgrades)), ...counterpartOf(cards, listed)];
  return groups.flatMap(({ count, weapons }) => Array.from({ length: count }, () => weapons));
}

function counterpartOf(cards: KnownCards, { counterpart }: Army["units"][number]): readonly Group<string>[] {
  const card = known(cards.counterparts, counterpart?.counterpart);
  return counterpart === undefined || card === undefined
    ? []
    : [counterpartGroup(card, upgradesOf(cards, counterpart.upgrades))];
}

function upgradesOf(cards: KnownCards, ids: readonly string[]): readonly ArmedUpgrade<string>[] {
  return ids.flatMap((id) => known(cards.upgrades, id) ?? []);
}

function known<Card>(cards: Readonly<Record<string, Card>>, id: string | undefined): Card | undefined {
  return id !== undefined && Object.hasOwn(cards, id) ? cards[id] : undefined;
}

/** Returns a card's name in quotation marks, as used in sentences. */
export function cardTitle(knowledge: Knowledge, id: string): string {
  return quoted(knowledge, cardName(id, knowledge));
}

/** Returns the name of the card, keyword, token or action behind something. */
export function sourceName(knowledge: Knowledge, source: string): string {
  // What a card lends has the name of the card, and so has each further effect that it gives, which is numbered.
  const id = source.replace(/ (?:lent|\d+)$/, "");
  if (isCard(id, knowledge)) return cardTitle(knowledge, id);
  const line = (isToken(id) ? TOKEN_NAMES[id] : undefined) ?? RULE_NAMES[id] ?? ACTION_NAMES[id];
  return keywordName(id, knowledge.locale) ?? (line === undefined ? titled(id) : say(knowledge, line));
}

/** Whether an id is a kind of token that units have. */
export function isToken(id: string): id is TokenKind {
  return TOKENS.some((token) => token === id);
}

/** Returns a seat as text, or undefined for other texts. */
export function seatName(knowledge: Knowledge, seat: string): string | undefined {
  return seat === "player-1" || seat === "player-2" ? say(knowledge, SEAT_NAMES[seat]) : undefined;
}
