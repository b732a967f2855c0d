import { cardsWithTokens, spendFromCard } from "../mission/stock.ts";
import type { Cause } from "../state/events.ts";
import type { LendHook } from "../state/hooks/keyword.ts";
import { oneOf } from "../state/hooks/played.ts";
import { type UnitIndex, unitId, unitOfId } from "../state/ids.ts";
import type { Look } from "../state/look.ts";
import { isGreen, ON_CARDS, type TokenKind } from "../state/tokens.ts";
import type { GameWork } from "../state/work.ts";
import { isUnitAtRange, measuredAll } from "../table/range.ts";
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

/** Range at which tokens are lent. */
const LENDING_REACH = 2;

/**
 * The location of a token that a unit spends: beside a unit or on its cards, by the unit's place, or on a command card,
 * by its id.
 */
export interface Payment {
  readonly payer: UnitIndex | string;
  readonly token: TokenKind;
}

/**
 * Lists whose tokens a unit may spend as its own: friendly units near and in sight (leg.type.clone-share,
 * leg.kw.exemplar), units that share theirs, then command cards, then its own cards (leg.kw.cache).
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

/** Returns a quick check that tells which friendly units may have a reason to lend tokens to a unit. Most have none. */
function lendingTo(look: Look, unit: UnitIndex): (friend: UnitIndex) => boolean {
  const able = unitsWith(look, "lends");
  if (able.includes(unit)) return () => true;
  const isClone = profileOf(look, unit).type === CLONES;
  return (friend) => able.includes(friend) || (isClone && profileOf(look, friend).type === CLONES);
}

/** Returns the green tokens on the cards of a unit that it can spend (leg.kw.cache). */
export function onCards(look: Look, unit: UnitIndex): Lender["tokens"] {
  const left = (token: LentToken): number =>
    isWithheld(look, unit, token) ? 0 : unitTokens(look.state, unit, ON_CARDS[token]);
  return { aim: left("aim"), dodge: left("dodge"), surge: left("surge") };
}

/**
 * Returns the reasons for which a friendly unit at its position may lend tokens, and the tokens that it may not lend.
 */
function loanOf(
  look: Look,
  other: number,
  unit: UnitIndex,
  scene: Scene,
  friend: Company,
  company: Company,
): Pick<Lender, "by" | "freely" | "withheld"> {
  const isUsual = (): boolean =>
    isUnitAtRange(scene.table, measuredAll(friend), company, LENDING_REACH) &&
    friend.figures.some((figure) => seesUnit(scene, figure, company));
  const isClone = (one: number): boolean => profileOf(look, one).type === CLONES;
  const clones = isClone(other) && isClone(unit);
  const barred = clones && [other, unit].some((one) => hasPermit(look, one, "no-clone-tokens"));
  const loans = [...loansFrom(look, unit, other).filter(({ does }) => does.mutual), ...loansFrom(look, other, unit)];
  const single = barred ? [] : loans.filter(({ does }) => does.within === undefined);
  const lends = ((clones && !barred) || single.length > 0) && isUsual();
  const free = loans.filter(({ does }) => lendsFreely(does, scene, friend, company));
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

/** Whether a unit lends any number of tokens by a keyword to a friendly unit: it does so anywhere, or that unit is near. */
export function lendsFreely({ within }: LendHook, scene: Scene, friend: Company, company: Company): boolean {
  if (within === undefined || within === "anywhere") return within === "anywhere";
  return isUnitAtRange(scene.table, measuredAll(friend), company, within);
}

/** Returns the keywords of a unit that lend tokens to a friendly unit, each with the kinds of tokens. */
export function loansFrom(look: Look, unit: UnitIndex, friend: UnitIndex): readonly Loan[] {
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

/** Triggers the keyword by which a unit lent a token that another unit has spent, if the reason is a keyword. */
export function tellBorrowed(work: GameWork, unit: UnitIndex, reason: string): void {
  oneOf(work.box.keywords, reason, "borrowed")?.(work, { unit, value: 1 });
}

/** Lists those that may lend a unit tokens while it attacks. */
export function lendersFor(look: Look, unit: UnitIndex): readonly Lender[] {
  const { scene, companies } = sceneWithUnits(look);
  const company = companies[unit];
  return company === undefined ? [] : lendersOf(look, unit, scene, company);
}

/** Filters out the reasons for which a lender has already lent a token while the attack was declared. */
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

/** Returns the location of the token that a lender lends. */
export function lentBy({ state }: Pick<Look, "state">, { id, own }: Lender, token: LentToken): Payment {
  return { payer: unitOfId(state, id) ?? id, token: own === true ? ON_CARDS[token] : token };
}

/** Spends tokens of a unit in an attack, from whichever location they have. */
export function pay(work: GameWork, unit: UnitIndex, { payer, token }: Payment, count: number, cause: Cause): void {
  if (typeof payer === "number") loseTokens(work, payer, token, count, cause);
  else if (isGreen(token)) for (let spent = 0; spent < count; spent++) spendFromCard(work, unit, payer, token);
}

/** Triggers the keywords of a unit that respond to green tokens of a kind spent in an attack, on either side. */
export function tellAllSpent(work: GameWork, unit: UnitIndex, token: LentToken, count: number): void {
  happens(work, readUnit(work, unit), "spent", { token, count });
}

/** Triggers the keywords of a unit that respond to green tokens of a kind spent in its own attack. */
export function tellSpent(work: GameWork, unit: UnitIndex, token: LentToken): void {
  happens(work, readUnit(work, unit), "spends", { token });
}
