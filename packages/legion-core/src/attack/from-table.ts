import { at } from "@sw/tabletop";
import { cardsWithTokens } from "../mission/stock.ts";
import type { AttackKind, FormedPool, PoolFrame, PoolWeaponUse } from "../state/frames.ts";
import type { Meeting } from "../state/hooks/keyword.ts";
import { unitId } from "../state/ids.ts";
import type { Look } from "../state/look.ts";
import { isBeyondRange, isUnitAtRange, measured, measuredAll, type Range } from "../table/range.ts";
import type { Company, Figure, Scene } from "../table/scene.ts";
import { seesUnit } from "../table/sight/seen.ts";
import { isVehicle } from "../table/unit-types.ts";
import { courageOf, isSuppressed, isSuppressible, isWithheld, unitTokens } from "../units/conditions.ts";
import { hasPermit, unitTraits, withFigures } from "../units/keywords.ts";
import { battlefieldOf } from "../units/positions.ts";
import { type Profile, profileOf, weaponValues } from "../units/profiles.ts";
import { fitsAny, rankOf } from "../units/ranks.ts";
import { readUnit, type UnitReading } from "../units/reading.ts";
import { type Duel, duelOf } from "./duel.ts";
import { standing, weaponOf } from "./eligible.ts";
import { ATTACK_COLOURS, type Counts } from "./pools/faces.ts";
import type { LentToken } from "./pools/keyword.ts";
import { LENT } from "./pools/offers.ts";
import {
  type AttackSurge,
  CLONES,
  type KeywordValues,
  type Lender,
  type PoolWeapon,
  type Roller,
  type Tokens,
} from "./pools/situation.ts";

/** From how far away backup works (leg.backup.when), and how far it reaches (leg.backup.who-benefits). */
const BACKUP_BEYOND = 2;
const BACKUP_REACH = "half";

/** From how far away tokens are lent. */
const LENDING_REACH = 2;

/** How far guardians reach (leg.kw.guardian-x.cancel). */
const GUARD_REACH = 1;

const NO_DICE: Counts = ATTACK_COLOURS.map(() => 0);

/** Everything that decides how a pool is resolved, taken from the table and the cards; undefined once a side is gone. */
export function poolSituation(
  look: Look,
  attacker: number,
  formed: FormedPool,
): Pick<PoolFrame, "situation" | "guardians" | "most"> | undefined {
  const { defender, attack, weapons, used = [] } = formed;
  const duel = duelOf(look, attacker, defender);
  if (duel === undefined) return undefined;
  const { state } = look;
  const [from, to] = [readUnit(look, attacker), readUnit(look, defender)];
  const kind = attack ?? "ranged";
  const guardians = guardiansOf(look, defender, duel, kind);
  return {
    guardians,
    most: mostWounds(look, attacker, to, weapons, kind === "ranged" ? duel : undefined),
    situation: {
      kind,
      weapons: poolWeapons(look, from, formed, meeting(duel, kind, defender, used)),
      attacker: {
        surge: surgeOf(from.profile, weapons),
        keywords: keywordsIn(look, from, meeting(duel, kind, defender, used)),
        tokens: tokensFor(look, attacker),
      },
      defender: {
        keywords: keywordsIn(look, to, meeting(duel, kind, attacker, used)),
        tokens: tokensFor(look, defender),
        die: to.profile.die,
        surgeToBlock: to.profile.surgeToBlock,
        cover: kind === "ranged" ? duel.cover : 0,
        suppressed: isSuppressed(look, defender),
        suppressible: isSuppressible(look, defender),
        observation: unitTokens(state, defender, "observation"),
      },
      lenders: {
        attacker: stillLending(lendersOf(look, attacker, duel.scene, duel.attacker), used),
        defender: lendersOf(look, defender, duel.scene, duel.defender),
      },
      backup: kind === "ranged" && isBackedUp(look, defender, duel),
      guardians: guardians.map((unit) => ({ ...rollerOf(look, unit), id: unitId(state, unit) })),
    },
  };
}

function meeting(
  { scene, attacker, defender }: Duel,
  kind: Meeting["kind"],
  enemy: number,
  used: readonly string[],
): Meeting {
  return { kind, scene, enemy, attacker, defender, used };
}

/** The keywords of a unit that count in an attack. */
function keywordsIn(look: Look, { unit, keywords, traits }: UnitReading, met: Meeting): KeywordValues {
  const { limited, givesInAttack } = traits;
  if (limited.length === 0 && givesInAttack.length === 0) return keywords;
  const figures: Record<string, number> = {};
  for (const { keyword, hook, value } of limited) {
    figures[keyword] = Math.max(0, hook(look, { unit, value }, met));
  }
  for (const { hook, value } of givesInAttack) {
    for (const [id, more] of Object.entries(hook(look, { unit, value }, met)))
      figures[id] = (figures[id] ?? keywords[id] ?? 0) + more;
  }
  return withFigures(keywords, figures);
}

/**
 * What attack surges become: by the chart of the unit, or by that of a weapon in the pool if it is better
 * (leg.weapon.own-surge-chart).
 */
function surgeOf(profile: Profile, weapons: readonly PoolWeaponUse[]): AttackSurge {
  const own = weapons.map((use) => weaponOf(profile, use).surge);
  if (own.includes("crit")) return "critical";
  return profile.attackSurge ?? (own.includes("hit") ? "hit" : null);
}

/** The weapons of a pool with the dice that they have put into it (leg.pool.definition). */
function poolWeapons(
  look: Look,
  { unit, profile }: UnitReading,
  { weapons, dice }: FormedPool,
  met: Meeting,
): readonly PoolWeapon[] {
  const { keywords: table } = look.box;
  return weapons.map((use, place) => {
    const weapon = weaponOf(profile, use);
    const printed = weaponValues(weapon, table);
    const limited = weapon.keywords.filter(({ id }) => table[id]?.inAttack !== undefined);
    if (limited.length === 0) return { dice: at(dice, place), keywords: printed };
    const counting = limited.map(({ id }) => {
      const value = printed[id] ?? 0;
      return [id, Math.max(0, table[id]?.inAttack?.(look, { unit, value }, met) ?? value)];
    });
    return { dice: at(dice, place), keywords: withFigures(printed, Object.fromEntries(counting)) };
  });
}

function rollerOf(look: Look, unit: number): Roller {
  const { keywords, profile } = readUnit(look, unit);
  const { die, surgeToBlock } = profile;
  return { keywords, tokens: tokensFor(look, unit), die, surgeToBlock };
}

/** The tokens of a unit that it can spend, or another can to which it lends them. */
function tokensFor(look: Look, unit: number, spender: number = unit): Tokens {
  const left = (token: LentToken): number =>
    isWithheld(look, spender, token) ? 0 : unitTokens(look.state, unit, token);
  return {
    aim: left("aim"),
    dodge: left("dodge"),
    surge: left("surge"),
    shield: unitTokens(look.state, unit, "shield"),
  };
}

/** The dice that a weapon puts into a pool against a defender, as often as its keywords say (leg.pool.place-dice). */
export function diceOf(look: Look, attacker: number, defender: number, use: PoolWeaponUse, kind: AttackKind): Counts {
  const { box } = look;
  const { dice, keywords } = weaponOf(profileOf(look, attacker), use);
  const duel = duelOf(look, attacker, defender);
  if (duel === undefined) return NO_DICE;
  let times = 1;
  for (const { id } of keywords) {
    const hook = box.keywords[id]?.weapon?.times;
    if (hook === undefined) continue;
    const figure = figureOf(look, attacker, use.miniature, duel.attacker);
    times *= hook({ scene: duel.scene, figure, defender: duel.defender, kind });
  }
  let thrown: Counts = [dice.white * times, dice.black * times, dice.red * times];
  for (const { id } of keywords) thrown = box.keywords[id]?.weapon?.dice?.(look, attacker, thrown) ?? thrown;
  return thrown;
}

function figureOf(look: Look, unit: number, miniature: number, { figures, leader }: Company): Figure {
  return figures[standing(look, unit).indexOf(miniature)] ?? leader;
}

/**
 * Most wounds that the pool can deal: in a ranged attack the wound thresholds of the miniatures seen by those that put
 * weapons into it (leg.wounds.los-cap); otherwise those of all.
 */
function mostWounds(
  look: Look,
  attacker: number,
  { unit: defender, profile: { miniatures } }: UnitReading,
  weapons: readonly PoolWeaponUse[],
  duel: Duel | undefined,
): number {
  const places = standing(look, attacker);
  const shooters: number[] = [];
  for (const { miniature } of weapons) {
    const place = places.indexOf(miniature);
    // Whoever has fallen since is stood in for by the leader.
    shooters.push(place < 0 && duel !== undefined ? duel.attacker.figures.indexOf(duel.attacker.leader) : place);
  }
  let total = 0;
  for (const [target, place] of standing(look, defender).entries()) {
    if (duel === undefined || shooters.some((shooter) => duel.hasLine(shooter, target))) {
      total += at(miniatures, place).wounds;
    }
  }
  return total;
}

/**
 * The friends near and in sight whose tokens a unit may use (leg.type.clone-share, leg.kw.exemplar) and those who share theirs, then
 * cards with tokens.
 */
function lendersOf(look: Look, unit: number, scene: Scene, company: Company): readonly Lender[] {
  const found: Lender[] = [];
  friends(look, unit, (other, friend) => {
    const loan = loanOf(look, other, unit, scene, friend, company);
    if (loan.by.length === 0) return false;
    const { aim, dodge, surge } = tokensFor(look, other, unit);
    found.push({ id: unitId(look.state, other), ...loan, tokens: { aim, dodge, surge } });
    return true;
  });
  return [...found, ...cardsLending(look, unit)];
}

/** The command cards on which tokens lie that a unit may use. */
function cardsLending(look: Look, unit: number): readonly Lender[] {
  return cardsWithTokens(look, unit).map(({ card, tokens }) => {
    const left = (token: LentToken): number => (isWithheld(look, unit, token) ? 0 : tokens[token]);
    return { id: card, by: [card], tokens: { aim: left("aim"), dodge: left("dodge"), surge: left("surge") } };
  });
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
  const freely = unitTraits(look, other).shares.flatMap(({ keyword, hook }) => (isNear(hook) ? [keyword] : []));
  const usual = lendsBy(look, other, unit);
  const lends =
    usual.by.length > 0 && isNear(LENDING_REACH) && friend.figures.some((figure) => seesUnit(scene, figure, company));
  const own = lends ? usual : { by: [] };
  return freely.length === 0 ? own : { ...own, by: [...own.by, ...freely], freely };
}

/** Those who may lend a unit tokens while it attacks. */
export function lendersFor(look: Look, unit: number): readonly Lender[] {
  const { scene, companies } = battlefieldOf(look);
  const company = companies[unit];
  return company === undefined ? [] : lendersOf(look, unit, scene, company);
}

/** The lenders without the reasons for which one has lent a token already, while the attack was declared. */
function stillLending(lenders: readonly Lender[], used: readonly string[]): readonly Lender[] {
  const spent = used.flatMap((use) => / of \S+ by (\S+)$/.exec(use)?.[1] ?? []);
  if (spent.length === 0) return lenders;
  return lenders
    .map((lender) => ({
      ...lender,
      by: lender.by.filter((reason) => !spent.includes(reason) || lender.freely?.includes(reason)),
    }))
    .filter(({ by }) => by.length > 0);
}

/** Why a friend may lend a unit its tokens, if it may, and which of them not. */
function lendsBy(look: Look, friend: number, unit: number): Pick<Lender, "by" | "withheld"> {
  const isClone = (one: number): boolean => profileOf(look, one).type === CLONES;
  const clones = isClone(friend) && isClone(unit);
  if (clones && [friend, unit].some((one) => hasPermit(look, one, "no-clone-tokens"))) return { by: [] };
  const { lends } = unitTraits(look, friend);
  const able = lends.map(({ keyword, hook }) => ({ keyword, tokens: hook(look, friend, unit) }));
  const ids = able.flatMap(({ keyword, tokens }) => (tokens.length > 0 ? [keyword] : []));
  const withheld = able.flatMap(({ keyword, tokens }) =>
    tokens.length > 0 ? LENT.filter((token) => !tokens.includes(token)).map((token) => `${keyword} ${token}`) : [],
  );
  const by = clones ? [CLONES, ...ids] : ids;
  return withheld.length > 0 ? { by, withheld } : { by };
}

/** Whether suppression keeps a unit from helping others: as many tokens as its courage, or more. */
function isTooSuppressed(look: Look, unit: number): boolean {
  const courage = courageOf(look, unit);
  return courage !== null && unitTokens(look.state, unit, "suppression") >= courage;
}

/** Whether the defender benefits from backup (leg.backup.who-benefits, leg.backup.when). */
function isBackedUp(look: Look, defender: number, { scene, attacker, defender: company }: Duel): boolean {
  const rank = rankOf(look, defender);
  if (isVehicle(company.type) || (rank !== "commander" && rank !== "operative")) return false;
  if (hasPermit(look, defender, "no-backup")) return false;
  if (!isBeyondRange(scene.table, measured(attacker.leader), measuredAll(company), BACKUP_BEYOND)) return false;
  const helpers = friends(
    look,
    defender,
    (unit, { type, leader }) =>
      !isVehicle(type) &&
      mayBackUp(look, unit, defender) &&
      !isTooSuppressed(look, unit) &&
      isUnitAtRange(scene.table, measured(leader), company, BACKUP_REACH) &&
      seesUnit(scene, leader, company),
  );
  return helpers.length > 0;
}

/** Whether the rank of a unit or a keyword of one of the two lets it provide backup (leg.backup.provider-rank). */
function mayBackUp(look: Look, unit: number, defender: number): boolean {
  if (hasPermit(look, unit, "backs-nobody")) return false;
  if (rankOf(look, unit) === "corps" || hasPermit(look, unit, "backs-up")) return true;
  return (
    unitTraits(look, unit).backups.some(({ hook }) => hook.gives?.(look, unit, defender) === true) ||
    unitTraits(look, defender).backups.some(({ hook }) => hook.takes?.(look, defender, unit) === true)
  );
}

/** The units that may use Guardian for a trooper unit (leg.kw.guardian-x.cancel, leg.kw.guardian-x.courage). */
function guardiansOf(
  look: Look,
  defender: number,
  { scene, defender: company }: Duel,
  kind: AttackKind,
): readonly number[] {
  if (isVehicle(company.type)) return [];
  return friends(
    look,
    defender,
    (unit, friend) =>
      (kind === "ranged" || hasPermit(look, unit, "guards-in-melee")) &&
      mayGuard(look, unit, defender) &&
      !isTooSuppressed(look, unit) &&
      isUnitAtRange(scene.table, measuredAll(friend), company, GUARD_REACH) &&
      friend.figures.some((figure) => seesUnit(scene, figure, company)),
  );
}

/** Whether a keyword of a unit lets it guard another: one that names units only these (leg.kw.guardian-x.cancel). */
function mayGuard(look: Look, unit: number, defender: number): boolean {
  const { traits, profile } = readUnit(look, unit);
  const { guards } = traits;
  if (guards.length === 0) return false;
  const { uses } = profile;
  return guards.some((id) => {
    const own = uses.filter((use) => use.id === id);
    return own.length === 0 || own.some(({ of }) => of === undefined || fitsAny(look, defender, of));
  });
}

/** The other units of the same player on the battlefield that pass a test. */
function friends(look: Look, unit: number, test: (unit: number, company: Company) => boolean): readonly number[] {
  const { state } = look;
  const { owner } = at(state.units, unit);
  const { companies } = battlefieldOf(look);
  const found: number[] = [];
  for (let other = 0; other < companies.length; other++) {
    const company = companies[other];
    if (company === undefined || other === unit || at(state.units, other).owner !== owner) continue;
    if (test(other, company)) found.push(other);
  }
  return found;
}
