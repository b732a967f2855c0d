import { at } from "@sw/tabletop";
import type { UnitMatch, Weapon } from "../catalogue/entries.ts";
import { companyOfToken } from "../mission/token-sight.ts";
import type { RuleId } from "../rules/ids.ts";
import type { AttackKind, FormedPool, PoolFrame, PoolWeaponUse } from "../state/frames.ts";
import type { Meeting } from "../state/hooks/keyword.ts";
import { oneOf } from "../state/hooks/played.ts";
import { type UnitIndex, unitId } from "../state/ids.ts";
import type { FrameOf } from "../state/kinds.ts";
import type { Look } from "../state/look.ts";
import { fallsOut } from "../state/missed.ts";
import { isAtRange, isBeyondRange, isUnitAtRange, measured, measuredAll } from "../table/range.ts";
import type { Company, Figure } from "../table/scene.ts";
import { seesUnit } from "../table/sight/seen.ts";
import { isVehicle } from "../table/unit-types.ts";
import { aurasOn } from "../units/auras.ts";
import { usesOf } from "../units/card-keywords.ts";
import { courageOf, isSuppressed, isSuppressible, spendableTokens, unitTokens } from "../units/conditions.ts";
import { withFigures } from "../units/given-keywords.ts";
import { hasPermit } from "../units/keywords.ts";
import { fieldedFriends } from "../units/near.ts";
import { hung, someHolds } from "../units/parts.ts";
import { type Profile, profileOf, weaponValues } from "../units/profiles.ts";
import { fitsAny, rankOf } from "../units/ranks.ts";
import { defenseDieOf, readUnit, type UnitReading } from "../units/reading.ts";
import { unitsWith } from "../units/roster.ts";
import { cardPlace } from "./armoury.ts";
import { type Duel, duelFrom, duelOf, withLeader } from "./duel.ts";
import { standing, weaponOf } from "./eligible.ts";
import { guardianTokens } from "./guardian-tokens.ts";
import { lendersOf, stillLending } from "./lenders.ts";
import { ATTACK_COLOURS, type Counts } from "./pools/faces.ts";
import type { AttackSurge, KeywordValues, PoolWeapon, Roller, Tokens } from "./pools/situation.ts";
import { mostWounds } from "./seen-wounds.ts";

/**
 * Range beyond which backup works (leg.backup.when), and range at which it can be provided (leg.backup.who-benefits).
 */
const BACKUP_BEYOND = 2;
const BACKUP_REACH = "half";

/** Range at which smoke tokens have an effect. */
const SMOKE_REACH = 1;

const TOO_SUPPRESSED: RuleId = "leg.kw.guardian-x.courage";

/** Range at which guardians can help (leg.kw.guardian-x.cancel). */
const GUARD_REACH = 1;

const NO_DICE: Counts = ATTACK_COLOURS.map(() => 0);

/** The keywords of an attacking token, which brings only its weapon. */
const NO_KEYWORDS: KeywordValues = {};
const NO_GREEN_TOKENS: Tokens = { aim: 0, dodge: 0, surge: 0, shield: 0 };

/**
 * Collects everything from the table and the cards that decides how a pool is resolved. Returns undefined if one side
 * is no longer on the battlefield. If a token attacks, only its weapon counts, nothing of the unit
 * (leg.kw.detonate-x.attacker).
 */
export function poolSituation(
  look: Look,
  attacker: UnitIndex,
  formed: FormedPool,
  token: number | null = null,
): Pick<PoolFrame, "situation" | "guardians" | "most"> | undefined {
  const { defender, attack, weapons, used = [] } = formed;
  const duel =
    token === null ? duelOf(look, attacker, defender) : duelFrom(look, companyOfToken(look, token), defender);
  if (duel === undefined) return undefined;
  const { state } = look;
  const [from, to] = [readUnit(look, attacker), readUnit(look, defender)];
  const kind = attack ?? "ranged";
  const guardians = guardiansOf(look, defender, duel, kind);
  const smoke = kind === "ranged" ? smokeAround(look, duel, token === null) : 0;
  const names = weapons.map((use) => weaponOf(from.profile, use).name);
  const meeting = (part: Meeting["part"], enemy: UnitIndex): Meeting => ({
    kind,
    part,
    scene: duel.scene,
    enemy,
    attacker: duel.attacker,
    defender: duel.defender,
    weapons: names,
    used,
  });
  const attacking = meeting("attacks", defender);
  return {
    guardians,
    most: mostWounds(look, token === null ? attacker : null, to, formed, kind === "ranged" ? duel : undefined),
    situation: {
      kind,
      weapons: poolWeapons(look, from, formed, attacking),
      attacker:
        token === null
          ? {
              surge: surgeOf(from.profile, weapons, from.given.attackSurge),
              keywords: keywordsIn(look, from, attacking),
              tokens: tokensFor(look, attacker),
            }
          : { surge: surgeOf(from.profile, weapons, null), keywords: NO_KEYWORDS, tokens: NO_GREEN_TOKENS },
      defender: {
        keywords: keywordsIn(look, to, meeting("defends", attacker)),
        tokens: tokensFor(look, defender),
        die: dieOf(look, to),
        surgeToBlock: to.given.surgeToBlock,
        cover: kind === "ranged" ? duel.cover : 0,
        ...(smoke > 0 ? { smoke } : {}),
        suppressed: isSuppressed(look, defender),
        suppressible: isSuppressible(look, defender),
        observation: token === null ? unitTokens(state, defender, "observation") : 0,
      },
      lenders: {
        attacker: token === null ? stillLending(lendersOf(look, attacker, duel.scene, duel.attacker), used) : [],
        defender: lendersOf(look, defender, duel.scene, duel.defender),
      },
      backup: kind === "ranged" && isBackedUp(look, defender, duel),
      guardians: guardians.map((unit) => ({
        ...rollerOf(look, unit, defender, meeting("guards", attacker)),
        id: unitId(state, unit),
      })),
    },
  };
}

/**
 * Counts the smoke tokens that improve the cover of the defender: those at range 1 of its leader or of the attacking
 * leader, for trooper units, each once (leg.kw.smoke-tokens.defender, leg.kw.smoke-tokens.attacker,
 * leg.kw.smoke-tokens.stack).
 */
function smokeAround({ state }: Look, { scene, attacker, defender }: Duel, byUnit: boolean): number {
  if (!state.tokens.some(({ kind, removed }) => kind === "smoke" && !removed)) return 0;
  const leaders = [defender, ...(byUnit ? [attacker] : [])].flatMap(({ type, leader }) =>
    isVehicle(type) ? [] : [leader],
  );
  return scene.tokens.filter(
    (token) =>
      token.kind === "smoke" &&
      leaders.some((leader) => isAtRange(scene.table, measured(leader), measured(token), SMOKE_REACH)),
  ).length;
}

/** Returns the keywords of a unit that count in an attack. */
function keywordsIn(look: Look, read: UnitReading, met: Meeting): KeywordValues {
  const { unit, keywords } = read;
  const limited = hung(read, "in-attack");
  const more = aidFor(look, unit, met);
  for (const { does, value } of hung(read, "gives-in-attack")) {
    more.push(...Object.entries(does(look, { unit, value }, met)));
  }
  if (limited.length === 0 && more.length === 0) return keywords;
  const figures: Record<string, number> = {};
  for (const { keyword, does, value } of limited) figures[keyword] = Math.max(0, does(look, { unit, value }, met));
  for (const [keyword, figure] of more) figures[keyword] = (figures[keyword] ?? keywords[keyword] ?? 0) + figure;
  return withFigures(keywords, figures);
}

/** Lists the figures that other friendly units add to the keywords of a unit in an attack. */
function aidFor(look: Look, unit: UnitIndex, met: Meeting): [keyword: string, figure: number][] {
  const { units } = look.state;
  const { owner } = at(units, unit);
  const aid: [string, number][] = [];
  for (const friend of unitsWith(look, "aids")) {
    if (friend === unit || at(units, friend).owner !== owner) continue;
    for (const { does, value } of hung(readUnit(look, friend), "aids")) {
      aid.push(...Object.entries(does(look, { unit: friend, value }, { friend: unit, meeting: met })));
    }
  }
  return aid;
}

/**
 * Returns what attack surges become: by the chart of the unit, or by that of a weapon in the pool if it is better
 * (leg.weapon.own-surge-chart).
 */
function surgeOf(profile: Profile, weapons: readonly PoolWeaponUse[], chart: AttackSurge): AttackSurge {
  const own = weapons.map((use) => weaponOf(profile, use).surge);
  if (own.includes("crit")) return "critical";
  return chart ?? (own.includes("hit") ? "hit" : null);
}

/** Returns the weapons of a pool with the dice that they have added to it (leg.pool.definition). */
function poolWeapons(
  look: Look,
  { unit, profile }: UnitReading,
  { weapons, dice }: FormedPool,
  met: Meeting,
): readonly PoolWeapon[] {
  const { keywords: table } = look.box;
  return weapons.map((use, place) => {
    const weapon = inHand(look, unit, profile, use);
    const printed = weaponValues(weapon, table);
    const limited = weapon.keywords.filter(({ id }) => oneOf(table, id, "in-attack") !== undefined);
    if (limited.length === 0) return { dice: at(dice, place), keywords: printed };
    const counting = limited.map(({ id }) => {
      const value = printed[id] ?? 0;
      return [id, Math.max(0, oneOf(table, id, "in-attack")?.(look, { unit, value }, met) ?? value)];
    });
    return { dice: at(dice, place), keywords: withFigures(printed, Object.fromEntries(counting)) };
  });
}

/**
 * Returns a guardian of a unit, with the keywords that let it guard this unit. Tokens on its cards count with its other
 * tokens, which it spends first.
 */
function rollerOf(look: Look, unit: UnitIndex, defender: UnitIndex, met: Meeting): Roller {
  const guardian = readUnit(look, unit);
  const { surgeToBlock } = guardian.given;
  const keywords = keywordsIn(look, guardian, met);
  const figures = guardFigures(look, unit, defender);
  const isWhole = Object.entries(figures).every(([id, figure]) => keywords[id] === figure);
  const counting = isWhole ? keywords : withFigures(keywords, figures);
  const tokens = {
    ...tokensFor(look, unit),
    dodge: guardianTokens(look, unit, "dodge"),
    surge: guardianTokens(look, unit, "surge"),
  };
  return { keywords: counting, tokens, die: dieOf(look, guardian), surgeToBlock };
}

/** Returns the place, among the colours, of the defense die that a unit rolls now. */
function dieOf(look: Look, unit: UnitReading): number {
  return defenseDieOf(look, unit) === "red" ? 1 : 0;
}

/** Returns the tokens of a unit that it can spend itself. */
function tokensFor(look: Look, unit: UnitIndex): Tokens {
  return {
    aim: spendableTokens(look, unit, "aim"),
    dodge: spendableTokens(look, unit, "dodge"),
    surge: spendableTokens(look, unit, "surge"),
    shield: unitTokens(look.state, unit, "shield"),
  };
}

/**
 * Returns the dice that a weapon adds to a pool against a defender, as often as its keywords say (leg.pool.place-dice).
 */
export function diceOf(
  look: Look,
  attacker: UnitIndex,
  defender: UnitIndex,
  use: PoolWeaponUse,
  kind: AttackKind,
): Counts {
  const { box } = look;
  const { dice, keywords } = inHand(look, attacker, profileOf(look, attacker), use);
  const duel = duelOf(look, attacker, defender);
  if (duel === undefined) return NO_DICE;
  let times = 1;
  for (const { id } of keywords) {
    const hook = oneOf(box.keywords, id, "times");
    if (hook === undefined) continue;
    const figure = figureOf(look, attacker, use.miniature, duel.attacker);
    times *= hook({ scene: duel.scene, figure, defender: duel.defender, kind });
  }
  let thrown: Counts = [dice.white * times, dice.black * times, dice.red * times];
  for (const { id } of keywords) thrown = oneOf(box.keywords, id, "dice")?.(look, attacker, thrown) ?? thrown;
  return thrown;
}

/** Returns the weapon that a miniature uses, as the keywords of its unit change it now. */
function inHand(look: Look, unit: UnitIndex, profile: Profile, use: PoolWeaponUse): Weapon {
  const weapon = weaponOf(profile, use);
  const changed = hung(readUnit(look, unit), "rearms").find(
    ({ does }) => profile.upgrades[cardPlace(profile, weapon)]?.id === does.card,
  );
  return changed === undefined ? weapon : changed.does.weapon(weapon);
}

function figureOf(look: Look, unit: UnitIndex, miniature: number, { figures, leader }: Company): Figure {
  return figures[standing(look, unit).indexOf(miniature)] ?? leader;
}

/** Whether suppression keeps a unit from helping others: it has at least as many suppression tokens as courage. */
function isTooSuppressed(look: Look, unit: UnitIndex): boolean {
  const courage = courageOf(look, unit);
  return courage !== null && unitTokens(look.state, unit, "suppression") >= courage;
}

/** Whether the defender benefits from backup (leg.backup.who-benefits, leg.backup.when). */
function isBackedUp(look: Look, defender: UnitIndex, { scene, attacker, defender: company }: Duel): boolean {
  const rank = rankOf(look, defender);
  if (isVehicle(company.type) || (rank !== "commander" && rank !== "operative")) return false;
  if (hasPermit(look, defender, "no-backup")) return false;
  if (!isBeyondRange(scene.table, measured(attacker.leader), measuredAll(company), BACKUP_BEYOND)) return false;
  const helpers = fieldedFriends(
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

/**
 * Returns the backup and the keywords that the defender of a pool has now, after units that help it have suffered
 * wounds.
 */
export function helpNow(
  now: Look,
  { attacker, defender, weapons, situation: { kind }, from }: FrameOf<"pool">,
): { readonly backup: boolean; readonly keywords: KeywordValues } | undefined {
  const look = from === undefined ? withLeader(now, attacker) : now;
  const duel =
    from === undefined ? duelOf(look, attacker, defender) : duelFrom(look, companyOfToken(look, from), defender);
  if (duel === undefined) return undefined;
  const { profile } = readUnit(look, attacker);
  const names = weapons.map((use) => weaponOf(profile, use).name);
  const about = { kind, part: "defends", enemy: attacker, weapons: names, used: [] } as const;
  const met = { ...about, scene: duel.scene, attacker: duel.attacker, defender: duel.defender };
  return {
    backup: kind === "ranged" && isBackedUp(look, defender, duel),
    keywords: keywordsIn(look, readUnit(look, defender), met),
  };
}

/** Whether a unit may provide backup, because of its rank or a keyword of either unit (leg.backup.provider-rank). */
function mayBackUp(look: Look, unit: UnitIndex, defender: UnitIndex): boolean {
  const read = readUnit(look, unit);
  if (someHolds(look, read, "backs-nobody")) return false;
  if (rankOf(look, unit) === "corps" || someHolds(look, read, "backs-up")) return true;
  return (
    hung(read, "backup").some(({ does }) => does.gives?.(look, unit, defender) === true) ||
    hung(readUnit(look, defender), "backup").some(({ does }) => does.takes?.(look, defender, unit) === true)
  );
}

/** Lists the units that may use Guardian for a trooper unit (leg.kw.guardian-x.cancel, leg.kw.guardian-x.courage). */
export function guardiansOf(
  look: Look,
  defender: UnitIndex,
  { scene, defender: company }: Duel,
  kind: AttackKind,
): readonly number[] {
  const guarding = unitsWith(look, "guarding");
  if (guarding.length === 0 || isVehicle(company.type) || kind === "overrun") return [];
  return fieldedFriends(
    look,
    defender,
    (unit, friend) =>
      (guarding.includes(unit) || fallsOut(look, unit, "guards-nobody")) &&
      (kind === "ranged" ||
        hasPermit(look, unit, "guards-in-melee") ||
        fallsOut(look, unit, "guards-against-ranged-alone")) &&
      (mayGuard(look, unit, defender) || fallsOut(look, unit, "guards-others")) &&
      (!isTooSuppressed(look, unit) || fallsOut(look, unit, "too-suppressed-to-guard", {}, TOO_SUPPRESSED)) &&
      (isUnitAtRange(scene.table, measuredAll(friend), company, GUARD_REACH) ||
        fallsOut(look, unit, "guards-from-too-far")) &&
      (friend.figures.some((figure) => seesUnit(scene, figure, company)) || fallsOut(look, unit, "guards-unseeing")),
  );
}

/**
 * Whether a keyword of a unit lets it guard another. A keyword that names units guards only those
 * (leg.kw.guardian-x.cancel).
 */
function mayGuard(look: Look, unit: UnitIndex, defender: UnitIndex): boolean {
  return Object.values(guardFigures(look, unit, defender)).some((figure) => figure > 0);
}

/**
 * Returns the figures of the keywords by which a unit guards this one, without keywords that guard only other named
 * units.
 */
function guardFigures(look: Look, unit: UnitIndex, defender: UnitIndex): KeywordValues {
  const read = readUnit(look, unit);
  const isOther = (of: readonly UnitMatch[] | undefined): boolean => of !== undefined && !fitsAny(look, defender, of);
  const figures = guardsOf(read).map((id): readonly [string, number] => {
    const printed = usesOf(look, unit, id).map(({ value, of }) =>
      isOther(of) && typeof value === "number" ? value : 0,
    );
    const lent = aurasOn(look, unit).map(({ figures, of }) => (isOther(of) ? (figures[id] ?? 0) : 0));
    return [id, [...printed, ...lent].reduce((left, value) => left - value, read.keywords[id] ?? 0)];
  });
  return Object.fromEntries(figures);
}

/** Returns the keywords by which a unit may cancel hits for another. */
function guardsOf(read: UnitReading): readonly string[] {
  return hung(read, "guarding").flatMap(({ keyword, does }) =>
    does.amounts?.some(({ amount }) => amount === "guard") === true ? [keyword] : [],
  );
}
