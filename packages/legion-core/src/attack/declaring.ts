import type { Violation } from "@sw/tabletop";
import type { RuleId } from "../rules/ids.ts";
import type { AttackFrame, FormedPool } from "../state/frames.ts";
import type { Bearer, Declaring, DeclaringHook } from "../state/hooks/keyword.ts";
import { oneOf, type PlayedKeywords } from "../state/hooks/played.ts";
import type { UnitIndex } from "../state/ids.ts";
import { forbidden } from "../state/kinds.ts";
import type { Look } from "../state/look.ts";
import { keptWhile } from "../state/memo/memo.ts";
import { fallsOutBy } from "../state/missed.ts";
import type { GameWork } from "../state/work.ts";
import { spendableTokens } from "../units/conditions.ts";
import { type Hung, hung } from "../units/parts.ts";
import { type Profile, weaponValues } from "../units/profiles.ts";
import { readUnit } from "../units/reading.ts";
import { defenderFault } from "./defender-fault.ts";
import { candidates, openWeapons, type Sequence, someDefender, standing, weaponOf } from "./eligible.ts";
import { lendersFor, lentBy, type Payment } from "./lenders.ts";
import { added, type Counts } from "./pools/faces.ts";

/** A use of a keyword that is open now: the name it is recorded under, the keyword, and the unit that has it. */
export interface DeclaringUse {
  /**
   * The name of the use. If another unit lends the token, it names that unit and the reason: "long-shot DC-15A of p1.1
   * by clone-trooper".
   */
  readonly use: string;
  /** The token that is spent. Null if the use is free. */
  readonly payment: Payment | null;
  readonly hook: DeclaringHook;
  readonly bearer: Bearer;
}

/**
 * Lists the open uses of keywords in a step of an attack that is being declared: before the defender or for its last
 * pool.
 */
export function declaringUses(look: Look, sequence: Sequence, step: DeclaringHook["step"]): readonly DeclaringUse[] {
  const hooks = hooksOf(look, sequence.attacker).filter(({ does }) => does.step === step);
  if (hooks.length === 0) return [];
  const declaring = declaringOf(look, sequence, step);
  return hooks.flatMap(({ keyword, does: hook, value }) => {
    const bearer = { unit: sequence.attacker, value };
    return hook
      .ways(look, bearer, declaring)
      .map((name) => (name === "" ? keyword : `${keyword} ${name}`))
      .filter((use) => !declaring.used.includes(use))
      .flatMap((use) => paid(look, bearer.unit, use, hook).map((way) => ({ ...way, hook, bearer })));
  });
}

/** Explains why a keyword cannot be used in a step of an attack that is being declared. */
export function whyNotUsedNow(
  look: Look,
  sequence: Sequence,
  step: DeclaringHook["step"],
  use: string,
): Violation<RuleId> {
  const [keyword = ""] = use.split(" ");
  const rule: RuleId = step === "declare" ? "leg.defender.choose-enemy" : "leg.pool.one-weapon-each";
  const own = hooksOf(look, sequence.attacker).find((one) => one.keyword === keyword);
  const options = declaringUses(look, sequence, step).map((one) => one.use);
  if (own === undefined) return forbidden(rule, "no-such-use", { option: use, options });
  const { does: hook, value } = own;
  if (hook.step !== step) return forbidden(hook.rule, "used-in-another-step", { option: keyword, step: hook.step });
  const declaring = declaringOf(look, sequence, step);
  const bearer = { unit: sequence.attacker, value };
  const ways = hook.ways(look, bearer, declaring).map((name) => (name === "" ? keyword : `${keyword} ${name}`));
  const way = ways.find((one) => use === one || use.startsWith(`${one} of `));
  if (way === undefined) return forbidden(hook.rule, "nothing-to-use-it-on", { option: use });
  if (declaring.used.includes(way)) return forbidden(hook.rule, "used-already", { option: way });
  return forbidden(hook.rule, "no-token-left", { token: hook.spends ?? "" });
}

/** Lists the ways to pay for a use: nothing, a token of the unit, or a token of a unit that lends it. */
function paid(
  look: Look,
  unit: UnitIndex,
  use: string,
  { spends }: DeclaringHook,
): readonly Pick<DeclaringUse, "use" | "payment">[] {
  if (spends === undefined) return [{ use, payment: null }];
  const own = spendableTokens(look, unit, spends) > 0 ? [{ use, payment: { payer: unit, token: spends } }] : [];
  const lent = lendersFor(look, unit).flatMap((lender) =>
    lender.tokens[spends] === 0
      ? []
      : lender.by.map((reason) => ({
          use: lender.own === true ? `${use} of ${reason}` : `${use} of ${lender.id} by ${reason}`,
          payment: lentBy(look, lender, spends),
        })),
  );
  return [...own, ...lent];
}

/** Whether a unit has a legal defender, with every keyword that may be used before it declares one. */
export function hasDefender(look: Look, sequence: Sequence): boolean {
  if (someDefender(look, sequence)) return true;
  const isOne = declaringUses(look, sequence, "declare").some(({ use }) =>
    someDefender(look, { ...sequence, used: [...(sequence.used ?? []), use] }),
  );
  if (!isOne && look.missed !== undefined) {
    for (const enemy of candidates(look, sequence)) {
      fallsOutBy(look, enemy, () => defenderFault(look, sequence, enemy));
    }
  }
  return isOne;
}

/** Whether a keyword was used that limits an attack to one pool. */
export function isOnlyPool({ box }: Look, { pools }: Pick<AttackFrame, "pools">): boolean {
  return pools.some(({ used = [] }) => used.some((use) => keywordOf(box.keywords, use)?.onlyPool === true));
}

function keywordOf(keywords: PlayedKeywords, use: string): DeclaringHook | undefined {
  const [id = ""] = use.split(" ");
  return oneOf(keywords, id, "declaring");
}

function declaringOf(look: Look, sequence: Sequence, step: DeclaringHook["step"]): Declaring {
  const { attacker, pools, with: only } = sequence;
  const pool = step === "weapons" ? pools[pools.length - 1] : undefined;
  const { profile } = readUnit(look, attacker);
  return {
    defender: pool?.defender ?? null,
    attack: pool?.attack ?? only,
    pools: pools.length,
    inPool: (pool?.weapons ?? []).map((use) => weaponOf(profile, use)),
    open: openWeapons(look, sequence, pool),
    used: (pool ?? sequence).used ?? [],
  };
}

/**
 * Returns the keywords of a unit and of the weapons of its miniatures on the battlefield that act while it declares an
 * attack.
 */
function hooksOf(look: Look, unit: UnitIndex): readonly Hung<DeclaringHook>[] {
  const read = readUnit(look, unit);
  const own = hung(read, "declaring");
  const ofWeapons = onWeapons(read.profile, look.box.keywords);
  if (ofWeapons.length === 0) return own;
  const places = standing(look, unit);
  const carried = ofWeapons.filter(({ miniature }) => places.includes(miniature));
  const first = carried.filter(
    ({ keyword }, index) => carried.findIndex((other) => other.keyword === keyword) === index,
  );
  return [...own, ...first];
}

/** Returns the keywords of each miniature's weapons. Cached by the profile. */
const onWeapons = keptWhile((profile: Profile, keywords: PlayedKeywords) =>
  profile.miniatures.flatMap(({ weapons }, miniature) =>
    weapons.flatMap((weapon) =>
      Object.entries(weaponValues(weapon, keywords)).flatMap(([keyword, value]) => {
        const does = oneOf(keywords, keyword, "declaring");
        return does === undefined ? [] : [{ keyword, does, value, miniature }];
      }),
    ),
  ),
);

/** Returns the recorded uses of a pool with one more. */
export function withUse<Noted extends Pick<FormedPool, "used">>(noted: Noted, use: string): readonly string[] {
  return [...(noted.used ?? []), use];
}

/** Adds dice to the pool that is being formed, with those of its first weapon. */
export function addDice(work: GameWork, more: Counts): void {
  work.changeNearest("attack", (frame) => {
    const pools = frame.pools.map((pool, place) => {
      if (place < frame.pools.length - 1) return pool;
      return { ...pool, dice: pool.dice.map((dice, weapon) => (weapon === 0 ? added(dice, more) : dice)) };
    });
    return { pools };
  });
}
