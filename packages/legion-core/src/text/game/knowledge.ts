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

/** What a text can draw on: its language and its cards, the armies whose units it names, and what the reader knows. */
export interface Knowledge extends Knows<View>, Naming {
  readonly armies: readonly [Army, Army] | undefined;
}

/** The language of a text, and what its reader may know of the game. */
export interface TextOptions {
  readonly locale: Locale;
  /** What the reader knows: it names units, pools and effects. */
  readonly view?: View;
  /** The armies, where there is no view; without either units go by their ids. */
  readonly config?: Config;
  /** The cards of the game. Defaults to those of this package. */
  readonly catalogue?: Catalogue;
}

/** Gathers what the texts for these options can draw on. */
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
 * A unit by the name of its card, with a number if its army has several of the name, and whose it is if both armies
 * have it; by its id where the armies are not known.
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

/** A miniature by its number in its unit; units of one miniature by the name of the unit. */
function miniatureName(knowledge: Knowledge, id: string): string {
  const [, unit = "", place] = MINIATURE.exec(id) ?? [];
  if (knowledge.armies === undefined || place === undefined) return id;
  const name = unitName(knowledge, unit);
  if (name === unit) return id;
  return weaponsOf(knowledge, unit).length === 1
    ? name
    : say(knowledge, OF_UNIT, { number: String(Number(place) + 1), unit: name });
}

/** A unit, a miniature or a token of the battlefield by its id; undefined for another text. */
export function pieceName(knowledge: Knowledge, id: string): string | undefined {
  if (UNIT.test(id)) return unitName(knowledge, id);
  if (MINIATURE.test(id)) return miniatureName(knowledge, id);
  const [, name = "", place] = PIECE.exec(id) ?? [];
  const line = PIECE_NAMES[name];
  return line === undefined ? undefined : `${say(knowledge, line)} ${Number(place) + 1}`;
}

/** The weapon of a miniature, by its place among those it has. */
export function weaponName(knowledge: Knowledge, miniature: string, weapon: number): string {
  const [, unit = "", place] = MINIATURE.exec(miniature) ?? [];
  const own = weaponsOf(knowledge, unit)[Number(place)] ?? [];
  const name = own[weapon] ?? lentWeapons(knowledge, unit)[weapon - own.length];
  return name ?? say(knowledge, WEAPON, { number: String(weapon + 1) });
}

/** The names of the weapons of the command cards in play of the player whose unit it is. */
function lentWeapons({ cards: { lent }, view }: Knowledge, id: string): readonly string[] {
  if (view === undefined) return [];
  const { revealed, permanents } = view.sides[id.startsWith("p2") ? "player-2" : "player-1"];
  const inPlay = revealed === null ? permanents : [revealed, ...permanents];
  return inPlay.flatMap((card) => known(lent, card) ?? []);
}

/** The names of the weapons of each miniature of a unit. */
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

/** A card's name as it stands in a sentence, in quotation marks. */
export function cardTitle(knowledge: Knowledge, id: string): string {
  return quoted(knowledge, cardName(id, knowledge));
}

/** A card, a keyword, a token or an action that something comes from. */
export function sourceName(knowledge: Knowledge, source: string): string {
  // What a card lends has the name of the card, and so has each further effect that it gives, which is numbered.
  const id = source.replace(/ (?:lent|\d+)$/, "");
  if (isCard(id, knowledge)) return cardTitle(knowledge, id);
  const line = (isToken(id) ? TOKEN_NAMES[id] : undefined) ?? RULE_NAMES[id] ?? ACTION_NAMES[id];
  return keywordName(id, knowledge.locale) ?? (line === undefined ? titled(id) : say(knowledge, line));
}

/** Whether it is a kind of token of units. */
export function isToken(id: string): id is TokenKind {
  return TOKENS.some((token) => token === id);
}

/** A seat in words; undefined for another text. */
export function seatName(knowledge: Knowledge, seat: string): string | undefined {
  return seat === "player-1" || seat === "player-2" ? say(knowledge, SEAT_NAMES[seat]) : undefined;
}
