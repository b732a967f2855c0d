import { cardsWithTokens, spendFromCard } from "../mission/stock.ts";
import type { Cause } from "../state/events.ts";
import { oneOf } from "../state/hooks/played.ts";
import type { Shapes } from "../state/hooks/steps.ts";
import { unitId, unitOfId } from "../state/ids.ts";
import type { Look } from "../state/look.ts";
import { isGreen, ON_CARDS, type TokenKind } from "../state/tokens.ts";
import type { GameWork } from "../state/work.ts";
import { isUnitAtRange, measuredAll, type Range } from "../table/range.ts";
import type { Company, Scene } from "../table/scene.ts";
import { seesUnit } from "../table/sight/seen.ts";
import { isWithheld, unitTokens } from "../units/conditions.ts";
import { hasPermit, partsOf } from "../units/keywords.ts";
import { fieldedFriends } from "../units/near.ts";
import { type Hung, happens, hung } from "../units/parts.ts";
import { battlefieldOf } from "../units/positions.ts";
import { profileOf } from "../units/profiles.ts";
import { unitsWith } from "../units/roster.ts";
import { loseTokens } from "../units/unit-tokens.ts";
import type { LentToken } from "./pools/keyword.ts";
import { LENT } from "./pools/offers.ts";
import { CACHED, CLONES, type Lender } from "./pools/situation.ts";

/** From how far away tokens are lent. */
const LENDING_REACH = 2;

/** Where a token that a unit spends lies: beside a unit or on its cards, by the place of the unit, or on a command card, by its id. */
export interface Payment {
  readonly payer: number | string;
  readonly token: TokenKind;
}

/**
 * Whose tokens a unit may spend as its own: those of friends near and in sight (leg.type.clone-share, leg.kw.exemplar) and of
 * those who share theirs, then those on command cards and on its own cards (leg.kw.cache).
 */
export function lendersOf(look: Look, unit: number, scene: Scene, company: Company): readonly Lender[] {
  const lent = (count: (token: LentToken) => number): Lender["tokens"] => {
    const left = (token: LentToken): number => (isWithheld(look, unit, token) ? 0 : count(token));
    return { aim: left("aim"), dodge: left("dodge"), surge: left("surge") };
  };
  const found: Lender[] = [];
  const lending = lendingTo(look, unit);
  fieldedFriends(look, unit, (other, friend) => {
    if (!lending(other)) return false;
    const loan = loanOf(look, other, unit, scene, friend, company);
    if (loan.by.length === 0) return false;
    found.push({
      id: unitId(look.state, other),
      ...loan,
      tokens: lent((token) => unitTokens(look.state, other, token)),
    });
    return true;
  });
  for (const { card, tokens, freely } of cardsWithTokens(look, unit)) {
    const reasons = freely ? { by: [card], freely: [card] } : { by: [card] };
    found.push({ id: card, ...reasons, tokens: lent((token) => tokens[token]) });
  }
  const tokens = onCards(look, unit);
  if (LENT.every((token) => tokens[token] === 0)) return found;
  return [...found, { id: unitId(look.state, unit), by: [CACHED], tokens, own: true }];
}

/** What keywords of a friend may say of its tokens. */
const LENDING = ["lends", "lends-freely", "shares", "pairs"] as const;

/** Whether friends of a unit may have a reason to lend it tokens at all: most have none. */
function lendingTo(look: Look, unit: number): (friend: number) => boolean {
  if (unitsWith(look, "pairs").includes(unit)) return () => true;
  const able = LENDING.map((part) => unitsWith(look, part));
  const isClone = profileOf(look, unit).type === CLONES;
  return (friend) =>
    able.some((units) => units.includes(friend)) || (isClone && profileOf(look, friend).type === CLONES);
}

/** The green tokens on the cards of a unit that it can spend (leg.kw.cache). */
export function onCards(look: Look, unit: number): Lender["tokens"] {
  const left = (token: LentToken): number =>
    isWithheld(look, unit, token) ? 0 : unitTokens(look.state, unit, ON_CARDS[token]);
  return { aim: left("aim"), dodge: left("dodge"), surge: left("surge") };
}

/** Why a friend may lend a unit its tokens as both stand: those who do so share them, or lend one from near and in sight. */
function loanOf(
  look: Look,
  other: number,
  unit: number,
  scene: Scene,
  friend: Company,
  company: Company,
): Pick<Lender, "by" | "freely" | "withheld"> {
  const isNear = (range: Range): boolean => isUnitAtRange(scene.table, measuredAll(friend), company, range);
  const shared = hung(partsOf(look, other), "shares").flatMap(({ keyword, does }) => (isNear(does) ? [keyword] : []));
  const given = lendsFreely(look, other, unit);
  const freely = [...shared, ...pairedBy(look, unit, other), ...pairedBy(look, other, unit), ...given.by];
  const usual = lendsBy(look, other, unit);
  const lends =
    usual.by.length > 0 && isNear(LENDING_REACH) && friend.figures.some((figure) => seesUnit(scene, figure, company));
  const own = lends ? usual : { by: [] };
  if (freely.length === 0) return own;
  const withheld = [...(own.withheld ?? []), ...(given.withheld ?? [])];
  const all = { by: [...own.by, ...freely], freely };
  return withheld.length > 0 ? { ...all, withheld } : all;
}

/** By which of its keywords a unit and a friend spend each other's tokens. */
function pairedBy(look: Look, unit: number, friend: number): readonly string[] {
  return hung(partsOf(look, unit), "pairs").flatMap(({ keyword, does, value }) =>
    does(look, { unit, value }, { friend }) ? [keyword] : [],
  );
}

/** A unit has spent a token that another lends it for a reason: that tells on the keyword which is the reason, if one is. */
export function tellBorrowed(work: GameWork, unit: number, reason: string): void {
  oneOf(work.box.keywords, reason, "borrowed")?.(work, { unit, value: 1 });
}

/** Why a friend may lend a unit its tokens, if it may, and which of them not. */
function lendsBy(look: Look, friend: number, unit: number): Pick<Lender, "by" | "withheld"> {
  const isClone = (one: number): boolean => profileOf(look, one).type === CLONES;
  const clones = isClone(friend) && isClone(unit);
  if (clones && [friend, unit].some((one) => hasPermit(look, one, "no-clone-tokens"))) return { by: [] };
  const able = loansBy(look, friend, unit, hung(partsOf(look, friend), "lends"));
  return clones ? { ...able, by: [CLONES, ...able.by] } : able;
}

/** By which of its keywords a friend lends a unit any number of tokens, and which of them not. */
function lendsFreely(look: Look, friend: number, unit: number): Pick<Lender, "by" | "withheld"> {
  const all = hung(partsOf(look, friend), "lends-freely");
  return all.length === 0 ? NO_LOANS : loansBy(look, friend, unit, all);
}

const NO_LOANS: Pick<Lender, "by"> = { by: [] };

/** Those of some keywords of a friend that lend a unit tokens, and what they keep back. */
function loansBy(
  look: Look,
  friend: number,
  unit: number,
  all: readonly Hung<Shapes["lends"]>[],
): Pick<Lender, "by" | "withheld"> {
  const able = all
    .map(({ keyword, does, value }) => ({ keyword, tokens: does(look, { unit: friend, value }, { friend: unit }) }))
    .filter(({ tokens }) => tokens.length > 0);
  const by = able.map(({ keyword }) => keyword);
  const withheld = able.flatMap(({ keyword, tokens }) =>
    LENT.filter((token) => !tokens.includes(token)).map((token) => `${keyword} ${token}`),
  );
  return withheld.length > 0 ? { by, withheld } : { by };
}

/** Those who may lend a unit tokens while it attacks. */
export function lendersFor(look: Look, unit: number): readonly Lender[] {
  const { scene, companies } = battlefieldOf(look);
  const company = companies[unit];
  return company === undefined ? [] : lendersOf(look, unit, scene, company);
}

/** The lenders without the reasons for which one has lent a token already, while the attack was declared. */
export function stillLending(lenders: readonly Lender[], used: readonly string[]): readonly Lender[] {
  const spent = used.flatMap((use) => / of \S+ by (\S+)$/.exec(use)?.[1] ?? []);
  if (spent.length === 0) return lenders;
  return lenders
    .map((lender) => {
      const isLeft = (reason: string): boolean => !spent.includes(reason) || lender.freely?.includes(reason) === true;
      return lender.own === true ? lender : { ...lender, by: lender.by.filter(isLeft) };
    })
    .filter(({ by }) => by.length > 0);
}

/** Where the token lies that a lender lends. */
export function lentBy({ state }: Pick<Look, "state">, { id, own }: Lender, token: LentToken): Payment {
  return { payer: unitOfId(state, id) ?? id, token: own === true ? ON_CARDS[token] : token };
}

/** A unit spends tokens in an attack, wherever they lie. */
export function pay(work: GameWork, unit: number, { payer, token }: Payment, count: number, cause: Cause): void {
  if (typeof payer === "number") loseTokens(work, payer, token, count, cause);
  else if (isGreen(token)) for (let spent = 0; spent < count; spent++) spendFromCard(work, unit, payer, token);
}

/** A unit has spent so many green tokens of a kind in an attack, on either side: that tells on some of its keywords. */
export function tellAllSpent(work: GameWork, unit: number, token: LentToken, count: number): void {
  happens(work, partsOf(work, unit), "spent", { token, count });
}

/** A unit has spent green tokens of a kind in its own attack: that tells on some of its keywords. */
export function tellSpent(work: GameWork, unit: number, token: LentToken): void {
  happens(work, partsOf(work, unit), "spends", { token });
}
