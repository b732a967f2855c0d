import { at, type Violation } from "@sw/tabletop";
import type { Weapon } from "../catalogue/entries.ts";
import type { RuleId } from "../rules/ids.ts";
import type { Action } from "../state/actions.ts";
import type { FormedPool, PoolWeaponUse } from "../state/frames.ts";
import { oneOf } from "../state/hooks/played.ts";
import { miniatureOfId, unitId } from "../state/ids.ts";
import { forbidden } from "../state/kinds.ts";
import type { Look } from "../state/look.ts";
import { sumOf } from "../units/parts.ts";
import type { Profile } from "../units/profiles.ts";
import { type Reading, readingOf } from "../units/reading.ts";
import { cardPlace, carried, compareUses, weaponBan } from "./armoury.ts";
import { duelOf } from "./duel.ts";
import { isSpentByWeapon, type Sequence, standing, weaponOf } from "./eligible.ts";
import { highestRange, isOutOfReach, isShutOut, mostWeapons } from "./reach.ts";
import { boundPool, drawnTo } from "./spared.ts";

type Fault = Violation<RuleId>;

/** The action of adding a weapon to a pool. */
export type Adding = Extract<Action, { readonly type: "add-weapon" }>;

/** A weapon to be checked, with its pool, attack and unit. */
interface Case {
  readonly look: Reading;
  readonly sequence: Sequence;
  readonly pool: FormedPool;
  readonly adding: Adding;
  readonly profile: Profile;
  readonly use: PoolWeaponUse;
  readonly weapon: Weapon;
}

/**
 * Explains why a weapon cannot be added to the pool being formed, or returns undefined if no check applies.
 * `weaponOptions` decides what is legal; this only explains it.
 */
export function weaponFault(now: Look, sequence: Sequence, pool: FormedPool, adding: Adding): Fault | undefined {
  const look = readingOf(now);
  const { attacker } = sequence;
  const miniature = adding.subject;
  const found = miniatureOfId(look.state, miniature);
  const { profile } = look.read(attacker);
  if (found === undefined || found[0] !== attacker || !standing(look, attacker).includes(found[1]))
    return forbidden("leg.pool.eligible", "not-of-the-attacker", { miniature });
  const [, place] = found;
  const use: PoolWeaponUse = { miniature: place, weapon: adding.weapon };
  const weapon = carried(look, sequence, profile).find((arm) => compareUses(arm, use) === 0)?.card;
  if (weapon === undefined) return forbidden("leg.pool.card-mini-only", "no-such-weapon", { miniature });
  const what: Case = { look, sequence, pool, adding, profile, use, weapon };
  const used = pool.again === null ? usedFault(what) : againFault(what, pool.again);
  return carrierFault(what) ?? used ?? cardFault(what) ?? reachFault(what) ?? drawnFault(what) ?? keywordFault(what);
}

/** Checks that a further pool given by a keyword holds one weapon, which is in another pool already. */
function againFault({ look, sequence, pool, use, weapon }: Case, keyword: string): Fault | undefined {
  const rule: RuleId = "leg.pool.additional-defender";
  if (pool.weapons.length > 0) return forbidden(rule, "one-weapon-in-it", { keyword });
  const isOfKeyword =
    oneOf(look.box.keywords, keyword, "again")?.weapons !== "own" || weapon.keywords.some(({ id }) => id === keyword);
  if (!isOfKeyword) return forbidden(rule, "weapon-without-keyword", { weapon: weapon.name, keyword });
  const isUsed = sequence.pools.some(
    (other) => other.again === null && other.weapons.some((one) => compareUses(one, use) === 0),
  );
  return isUsed ? undefined : forbidden(rule, "weapon-in-no-pool", { weapon: weapon.name });
}

/** Checks whether the defender of the first pool draws all weapons that could be added there. */
function drawnFault({ look, sequence, pool, weapon }: Case): Fault | undefined {
  const bound = boundPool(look, sequence, pool);
  const rule = bound === undefined ? undefined : drawnTo(look, sequence.attacker, bound.defender)?.weapons;
  if (bound === undefined || rule === undefined) return undefined;
  return forbidden(rule, "weapon-drawn-to-another", { weapon: weapon.name, unit: unitId(look.state, bound.defender) });
}

/** Checks whether a keyword of the weapon forbids this use, for example outside its arcs. */
function keywordFault({ look, sequence, pool, adding, use, weapon }: Case): Fault | undefined {
  const duel = duelOf(look, sequence.attacker, pool.defender);
  if (duel === undefined) return undefined;
  const { scene, defender } = duel;
  const figure = at(duel.attacker.figures, standing(look, sequence.attacker).indexOf(use.miniature));
  const aiming = { scene, figure, defender, kind: adding.kind };
  const barring = weapon.keywords.find((own) => oneOf(look.box.keywords, own.id, "usable")?.(aiming, own) === false);
  return barring === undefined
    ? undefined
    : forbidden("leg.pool.eligible", "keyword-forbids-weapon", { weapon: weapon.name, keyword: barring.id });
}

/** Checks whether the card of the miniature keeps it from using the weapon, in general or in pools of this kind. */
function carrierFault({ look, adding, profile, use, weapon }: Case): Fault | undefined {
  const own = at(profile.miniatures, use.miniature);
  const ban = weaponBan(profile, own, weapon, adding.kind, look.box.keywords);
  return ban === undefined ? undefined : forbidden(ban, "not-with-this-weapon", { weapon: weapon.name });
}

/**
 * Checks that each miniature adds one weapon (more if keywords allow), each weapon only once, and weapons of one name
 * only in one pool.
 */
function usedFault({ look, sequence, pool, adding, profile, use, weapon }: Case): Fault | undefined {
  const others = sequence.pools.filter(({ defender }) => defender !== pool.defender);
  const used = [...others, pool].filter(({ again }) => again === null).flatMap(({ weapons }) => weapons);
  const own = used.filter(({ miniature }) => miniature === use.miniature);
  const attacker = look.read(sequence.attacker);
  const most = mostWeapons(look, attacker, sumOf(look, attacker, "weapons"));
  const params = { miniature: adding.subject, most };
  if (own.length >= most || own.some((one) => one.weapon === use.weapon)) {
    return forbidden("leg.pool.one-weapon-each", "has-added-its-weapon", params);
  }
  const named = others.some(({ weapons }) => weapons.some((one) => weaponOf(profile, one).name === weapon.name));
  return named ? forbidden("leg.pool.same-name-same-pool", "name-in-another-pool", { weapon: weapon.name }) : undefined;
}

/** Checks whether the weapon's card is exhausted or discarded, or another miniature already uses these grenades. */
function cardFault({ look, sequence, pool, profile, weapon }: Case): Fault | undefined {
  const place = cardPlace(profile, weapon);
  const card = profile.upgrades[place];
  if (card === undefined) return undefined;
  const inPool = pool.weapons.some((one) => weaponOf(profile, one) === weapon);
  const params = { card: card.id };
  if (card.type === "grenades" && inPool) {
    return forbidden("leg.upgrade.grenades-one-mini", "thrown-already", params);
  }
  const { cards, sides } = at(look.state.units, sequence.attacker);
  if (weapon.side !== undefined && weapon.side !== sides[place]) {
    return forbidden("leg.upgrade.double-sided-choose", "weapon-on-the-other-side", {
      weapon: weapon.name,
      card: card.id,
    });
  }
  const now = cards[place] ?? "readied";
  if (now === "discarded") return forbidden("leg.upgrade.discard-loses-rules", "card-not-ready", params);
  if (now === "readied" || !isSpentByWeapon(card) || (card.type === "armament" && inPool)) return undefined;
  return forbidden("leg.upgrade.exhausted-unusable", "card-not-ready", params);
}

/**
 * Checks whether the weapon and its miniature can attack the defender: kind of attack, range, melee and line of sight.
 */
function reachFault({ look, sequence, pool, adding, use, weapon }: Case): Fault | undefined {
  const duel = duelOf(look, sequence.attacker, pool.defender);
  const unit = unitId(look.state, pool.defender);
  if (duel === undefined) return forbidden("leg.defender.range", "not-on-the-battlefield", { unit });
  const { melee, min, area } = weapon.range;
  if (area === true) return forbidden("leg.pool.eligible", "weapon-of-an-area", { weapon: weapon.name });
  const max = highestRange(look, sequence, weapon, look.read(sequence.attacker));
  if (isOutOfReach(look, duel, max))
    return forbidden("leg.kw.immune-range-1-weapons", "weapon-too-short", { weapon: weapon.name });
  const { kind, subject: miniature } = adding;
  if ((kind === "overrun") !== (weapon.range.overrun === true) || (kind === "overrun" && sequence.with !== kind))
    return forbidden("leg.kw.overrun-x.only", "overrun-weapon", { weapon: weapon.name });
  if (pool.attack !== null && pool.attack !== kind) {
    return forbidden("leg.pool.no-mix", "pool-of-the-other-kind", { attack: pool.attack });
  }
  if (kind === "melee") {
    if (!melee || !duel.melee) return forbidden("leg.weapon.melee-attack", "not-in-melee", { weapon: weapon.name });
  } else if (kind === "ranged") {
    const { range } = duel;
    if (isShutOut(look, duel, weapon, look.read(sequence.attacker)))
      return forbidden("leg.pool.no-ranged-in-melee", "no-ranged-in-melee", { weapon: weapon.name });
    if (range < (min ?? 1))
      return forbidden("leg.pool.min-range", "weapon-out-of-range", { weapon: weapon.name, range });
    if (max !== "infinite" && range > (max ?? 0)) {
      return forbidden("leg.pool.max-range", "weapon-out-of-range", { weapon: weapon.name, range });
    }
  }
  const figure = at(duel.attacker.figures, standing(look, sequence.attacker).indexOf(use.miniature));
  return duel.isSeenBy(figure) ? undefined : forbidden("leg.pool.eligible", "miniature-sees-nobody", { miniature });
}
