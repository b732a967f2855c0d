import { cardsWithTokens, spendFromCard } from "../mission/stock.ts";
import type { Cause } from "../state/events.ts";
import type { LendHook } from "../state/hooks/keyword.ts";
import { oneOf } from "../state/hooks/played.ts";
import { type UnitIndex, unitId, unitOfId } from "../state/ids.ts";
import type { Look } from "../state/look.ts";
import { isGreen, ON_CARDS, type TokenKind } from "../state/tokens.ts";
import type { GameWork } from "../state/work.ts";
import { isUnitAtRange, measuredAll, type Range } from "../table/range.ts";
import type { Company, Scene } from "../table/scene.ts";
import { seesUnit } from "../table/sight/seen.ts";
import { isWithheld, unitTokens } from "../units/conditions.ts";
import { hasPermit } from "../units/keywords.ts";
import { fieldedFriends } from "../units/near.ts";
import { happens, hung } from "../units/parts.ts";
import { sceneWithUnits } from "../units/positions.ts";
import { profileOf } from "../units/profiles.ts";
import { readUnit } from "../units/reading.ts";
import { unitsWith } from "../units/roster.ts";
import { loseTokens } from "../units/unit-tokens.ts";
import type { LentToken } from "./pools/keyword.ts";
import { LENT } from "./pools/offers.ts";
import { CACHED, CLONES, type Lender } from "./pools/situation.ts";

/** From how far away tokens are lent. */
const LENDING_REACH = 2;

/** Where a token that a unit spends lies: beside a unit or on its cards, by the place of the unit, or on a command card, by its id. */
export interface Payment {
  readonly payer: UnitIndex | string;
  readonly token: TokenKind;
}

/**
 * Whose tokens a unit may spend as its own: those of friends near and in sight (leg.type.clone-share, leg.kw.exemplar) and of
 * those who share theirs, then those on command cards and on its own cards (leg.kw.cache).
 */
export function lendersOf(look: Look, unit: UnitIndex, scene: Scene, company: Company): readonly Lender[] {
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

/** Whether friends of a unit may have a reason to lend it tokens at all: most have none. */
function lendingTo(look: Look, unit: UnitIndex): (friend: UnitIndex) => boolean {
  const able = unitsWith(look, "lends");
  if (able.includes(unit)) return () => true;
  const isClone = profileOf(look, unit).type === CLONES;
  return (friend) => able.includes(friend) || (isClone && profileOf(look, friend).type === CLONES);
}

/** The green tokens on the cards of a unit that it can spend (leg.kw.cache). */
export function onCards(look: Look, unit: UnitIndex): Lender["tokens"] {
  const left = (token: LentToken): number =>
    isWithheld(look, unit, token) ? 0 : unitTokens(look.state, unit, ON_CARDS[token]);
  return { aim: left("aim"), dodge: left("dodge"), surge: left("surge") };
}

/** Why a friend may lend a unit its tokens as both stand, and which of them not. */
function loanOf(
  look: Look,
  other: number,
  unit: UnitIndex,
  scene: Scene,
  friend: Company,
  company: Company,
): Pick<Lender, "by" | "freely" | "withheld"> {
  const isNear = (range: Range): boolean => isUnitAtRange(scene.table, measuredAll(friend), company, range);
  const isUsual = (): boolean =>
    isNear(LENDING_REACH) && friend.figures.some((figure) => seesUnit(scene, figure, company));
  const isClone = (one: number): boolean => profileOf(look, one).type === CLONES;
  const clones = isClone(other) && isClone(unit);
  const barred = clones && [other, unit].some((one) => hasPermit(look, one, "no-clone-tokens"));
  const loans = [...loansFrom(look, unit, other).filter(({ does }) => does.mutual), ...loansFrom(look, other, unit)];
  const single = barred ? [] : loans.filter(({ does }) => does.within === undefined);
  const lends = ((clones && !barred) || single.length > 0) && isUsual();
  const free = loans.filter(
    ({ does: { within } }) => within === "anywhere" || (within !== undefined && isNear(within)),
  );
  const freely = free.map(({ keyword }) => keyword);
  const usual = lends ? [...(clones ? [CLONES] : []), ...single.map(({ keyword }) => keyword)] : [];
  const withheld = [...(lends ? single : []), ...free].flatMap(({ keyword, kinds }) =>
    LENT.filter((token) => !kinds.includes(token)).map((token) => `${keyword} ${token}`),
  );
  return {
    by: [...usual, ...freely],
    ...(freely.length > 0 && { freely }),
    ...(withheld.length > 0 && { withheld }),
  };
}

/** The keywords of a unit that lend a friend tokens, each with the kinds that it lends. */
function loansFrom(look: Look, unit: UnitIndex, friend: UnitIndex): readonly Loan[] {
  return hung(readUnit(look, unit), "lends").flatMap(({ keyword, does, value }) => {
    const kinds = does.kinds(look, { unit, value }, friend);
    return kinds.length === 0 ? [] : [{ keyword, does, kinds }];
  });
}

interface Loan {
  readonly keyword: string;
  readonly does: LendHook;
  readonly kinds: readonly LentToken[];
}

/** A unit has spent a token that another lends it for a reason: that tells on the keyword which is the reason, if one is. */
export function tellBorrowed(work: GameWork, unit: UnitIndex, reason: string): void {
  oneOf(work.box.keywords, reason, "borrowed")?.(work, { unit, value: 1 });
}

/** Those who may lend a unit tokens while it attacks. */
export function lendersFor(look: Look, unit: UnitIndex): readonly Lender[] {
  const { scene, companies } = sceneWithUnits(look);
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
export function pay(work: GameWork, unit: UnitIndex, { payer, token }: Payment, count: number, cause: Cause): void {
  if (typeof payer === "number") loseTokens(work, payer, token, count, cause);
  else if (isGreen(token)) for (let spent = 0; spent < count; spent++) spendFromCard(work, unit, payer, token);
}

/** A unit has spent so many green tokens of a kind in an attack, on either side: that tells on some of its keywords. */
export function tellAllSpent(work: GameWork, unit: UnitIndex, token: LentToken, count: number): void {
  happens(work, readUnit(work, unit), "spent", { token, count });
}

/** A unit has spent green tokens of a kind in its own attack: that tells on some of its keywords. */
export function tellSpent(work: GameWork, unit: UnitIndex, token: LentToken): void {
  happens(work, readUnit(work, unit), "spends", { token });
}
