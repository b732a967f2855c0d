import { at } from "@sw/tabletop";
import type { Weapon } from "../catalogue/entries.ts";
import { companyOfToken } from "../mission/token-sight.ts";
import type { AttackKind, FormedPool, PoolFrame, PoolWeaponUse } from "../state/frames.ts";
import type { Meeting } from "../state/hooks/keyword.ts";
import { oneOf } from "../state/hooks/played.ts";
import { type UnitIndex, unitId } from "../state/ids.ts";
import type { FrameOf } from "../state/kinds.ts";
import type { Look } from "../state/look.ts";
import { isAtRange, measured } from "../table/range.ts";
import type { Company, Figure } from "../table/scene.ts";
import { isVehicle } from "../table/unit-types.ts";
import { isSuppressed, isSuppressible, spendableTokens, unitTokens } from "../units/conditions.ts";
import { withFigures } from "../units/given-keywords.ts";
import { hung } from "../units/parts.ts";
import { type Profile, profileOf, weaponValues } from "../units/profiles.ts";
import { defenseDieOf, readUnit, type UnitReading } from "../units/reading.ts";
import { unitsWith } from "../units/roster.ts";
import { cardPlace } from "./armoury.ts";
import { isBackedUp } from "./backup.ts";
import { type Duel, duelFrom, duelOf, withLeader } from "./duel.ts";
import { standing, weaponOf } from "./eligible.ts";
import { guardianTokens } from "./guardian-tokens.ts";
import { guardFigures, guardiansOf } from "./guardians.ts";
import { lendersOf, stillLending } from "./lenders.ts";
import { ATTACK_COLOURS, type Counts } from "./pools/faces.ts";
import type { AttackSurge, KeywordValues, PoolWeapon, Roller, Tokens } from "./pools/situation.ts";
import { mostWounds } from "./seen-wounds.ts";

/** Range at which smoke tokens have an effect. */
const SMOKE_REACH = 1;

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
  const { defender, weapons } = formed;
  const clash = clashOf(look, attacker, formed, token);
  if (clash === undefined) return undefined;
  const { state } = look;
  const { kind, duel, used } = clash;
  const [from, to] = [readUnit(look, attacker), readUnit(look, defender)];
  const guardians = guardiansOf(look, defender, duel, kind);
  const smoke = kind === "ranged" ? smokeAround(look, duel, token === null) : 0;
  const { backup, keywords } = helpOf(look, defender, meeting(clash, "defends", attacker));
  const attacking = meeting(clash, "attacks", defender);
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
        keywords,
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
      backup,
      guardians: guardians.map((unit) => ({
        ...rollerOf(look, unit, defender, meeting(clash, "guards", attacker)),
        id: unitId(state, unit),
      })),
    },
  };
}

/** Whom an attack brings together, and with which weapons. */
interface Clash extends Pick<Meeting, "kind" | "weapons" | "used"> {
  readonly duel: Duel;
}

/** Returns undefined if one side, or the token that attacks, is no longer on the battlefield. */
function clashOf(
  look: Look,
  attacker: UnitIndex,
  { defender, attack, weapons, used = [] }: Pick<FormedPool, "defender" | "attack" | "weapons" | "used">,
  token: number | null,
): Clash | undefined {
  const duel =
    token === null ? duelOf(look, attacker, defender) : duelFrom(look, companyOfToken(look, token), defender);
  if (duel === undefined) return undefined;
  const { profile } = readUnit(look, attacker);
  return { kind: attack ?? "ranged", duel, weapons: weapons.map((use) => weaponOf(profile, use).name), used };
}

/** Returns an attack as the keywords of one unit see it, against an enemy. */
function meeting({ duel, ...clash }: Clash, part: Meeting["part"], enemy: UnitIndex): Meeting {
  const { scene, attacker, defender } = duel;
  return { ...clash, part, scene, enemy, attacker, defender };
}

/** What a defender owes to units around it: backup, and keywords. */
interface Help {
  readonly backup: boolean;
  readonly keywords: KeywordValues;
}

function helpOf(look: Look, defender: UnitIndex, met: Meeting): Help {
  return {
    backup: met.kind === "ranged" && isBackedUp(look, defender, met),
    keywords: keywordsIn(look, readUnit(look, defender), met),
  };
}

/** Returns the help that the defender of a pool has now, after units that help it have suffered wounds. */
export function helpNow(
  now: Look,
  { attacker, defender, weapons, situation: { kind: attack }, from }: FrameOf<"pool">,
): Help | undefined {
  const look = from === undefined ? withLeader(now, attacker) : now;
  const clash = clashOf(look, attacker, { defender, attack, weapons }, from ?? null);
  return clash === undefined ? undefined : helpOf(look, defender, meeting(clash, "defends", attacker));
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
