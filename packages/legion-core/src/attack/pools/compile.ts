import { keptByAll } from "../../state/memo/memo.ts";
import type { ActiveAmount, Keyword, Keywords, Must, Offer, PoolHooks, PoolRules } from "./keyword.ts";
import { CORE_OFFERS, lentOffers } from "./offers.ts";
import { STAGES, type Stage } from "./pool.ts";
import type { KeywordValues, Situation } from "./situation.ts";
import { isIdle } from "./stages.ts";

/** A keyword in play with its value. For weapon keywords, `everyWeapon` says whether every weapon has it. */
interface InPlay {
  readonly keyword: Keyword;
  readonly value: number;
  readonly everyWeapon: boolean;
}

/** The compiled keywords of a situation, independent of its other values. */
type Compiled = Omit<PoolRules, "situation" | "mostWounds">;

/**
 * Cache by the keywords of all units and weapons in the attack. These are the same objects as long as the cards do not
 * change.
 */
const compiledBy = keptByAll<KeywordValues | Keywords, Compiled>();

/**
 * Looks up the keywords of a situation once, for all steps of its pool. Keywords that the table does not hold have no
 * effect on the pool. `mostWounds` limits the wounds of the defender (leg.wounds.los-cap) and defaults to no limit.
 */
export function poolRules(
  situation: Situation,
  keywords: Keywords,
  mostWounds: number = Number.POSITIVE_INFINITY,
): PoolRules {
  const { attacker, defender, guardians, weapons, lenders } = situation;
  // What is lent is named by whoever lends it.
  if (lenders.attacker.length > 0 || lenders.defender.length > 0)
    return rulesOf(situation, compiledFor(situation, keywords), mostWounds);
  // The table stands first, and again between those who take part and the weapons: there are any number of either.
  const taking: (KeywordValues | Keywords)[] = [keywords, attacker.keywords, defender.keywords];
  for (const guardian of guardians) taking.push(guardian.keywords);
  taking.push(keywords);
  for (const weapon of weapons) taking.push(weapon.keywords);
  return rulesOf(
    situation,
    compiledBy(taking, () => compiledFor(situation, keywords)),
    mostWounds,
  );
}

/** Creates pool rules field by field, so that all such objects share one memory layout. */
function rulesOf(situation: Situation, compiled: Compiled, mostWounds: number): PoolRules {
  return {
    situation,
    offersAt: compiled.offersAt,
    mustsAt: compiled.mustsAt,
    amounts: compiled.amounts,
    guardianAmounts: compiled.guardianAmounts,
    guardianMustsAt: compiled.guardianMustsAt,
    guardianOffersAt: compiled.guardianOffersAt,
    idle: compiled.idle,
    sources: compiled.sources,
    mostWounds,
  };
}

function compiledFor(situation: Situation, keywords: Keywords): Compiled {
  const attacking = merged(ofUnit(situation.attacker.keywords, keywords), ofWeapons(situation, keywords));
  const defending = ofUnit(situation.defender.keywords, keywords);
  const guarding = situation.guardians.map((guardian) => ofUnit(guardian.keywords, keywords));
  const hooks = [...new Set([...hooksOf(attacking, "attacking"), ...hooksOf(defending, "defending")])];
  const own = [...new Set(hooks.flatMap(({ offers = [] }) => offers))];
  const offersAt = byStage([...CORE_OFFERS, ...lentOffers(situation, [...CORE_OFFERS, ...own]), ...own]);
  const mustsAt = byStage(hooks.flatMap(({ musts = [] }) => musts));
  const guardianMustsAt = guarding.map((one) => byStage(hooksOf(one, "guarding").flatMap(({ musts = [] }) => musts)));
  const guardianOffersAt = guarding.map((one) =>
    byStage(hooksOf(one, "guarding").flatMap(({ offers = [] }) => offers)),
  );
  const busy = [offersAt, mustsAt, ...guardianMustsAt, ...guardianOffersAt];
  return {
    offersAt,
    mustsAt,
    amounts: [...amountsOf(attacking, "attacking"), ...amountsOf(defending, "defending")],
    guardianAmounts: guarding.map((one) => amountsOf(one, "guarding")),
    guardianMustsAt,
    guardianOffersAt,
    idle: new Set(IDLE.filter((stage) => busy.every((there) => there[stage] === undefined))),
    sources: new Map([
      ...sourcesOf(attacking, "attacking"),
      ...sourcesOf(defending, "defending"),
      ...guarding.flatMap((one) => sourcesOf(one, "guarding")),
    ]),
  };
}

/** Lists the offers and automatic effects of keywords, each with the id of its keyword. */
function sourcesOf(inPlay: readonly InPlay[], part: Part): readonly (readonly [Offer | Must, string])[] {
  return inPlay.flatMap(({ keyword }) => {
    const { offers = [], musts = [] } = keyword[part] ?? {};
    return [...offers, ...musts].map((one) => [one, keyword.id] as const);
  });
}

/** Stages without automatic effects: a player may only spend or use something. */
const IDLE = STAGES.filter(isIdle);

function ofUnit(values: KeywordValues, keywords: Keywords): InPlay[] {
  return Object.entries(values).flatMap(([id, value]) => {
    const keyword = keywords[id];
    return keyword === undefined ? [] : [{ keyword, value, everyWeapon: true }];
  });
}

/** Returns the keywords of all weapons of the pool, with their values added. */
function ofWeapons({ weapons }: Situation, table: Keywords): InPlay[] {
  const ids = new Set(weapons.flatMap(({ keywords }) => Object.keys(keywords)));
  return [...ids].sort().flatMap((id) => {
    const keyword = table[id];
    const value = weapons.reduce((total, { keywords }) => total + (keywords[id] ?? 0), 0);
    const everyWeapon = weapons.every(({ keywords }) => keywords[id] !== undefined);
    return keyword === undefined ? [] : [{ keyword, value, everyWeapon }];
  });
}

/**
 * Merges the keywords of a unit and its weapons, adding the figures of those that both have
 * (leg.keywords.numeric-stack).
 */
function merged(unit: readonly InPlay[], weapons: readonly InPlay[]): readonly InPlay[] {
  const added = unit.map((own): InPlay => {
    const other = weapons.find(({ keyword }) => keyword === own.keyword);
    return other === undefined ? own : { ...own, value: own.value + other.value };
  });
  return [...added, ...weapons.filter(({ keyword }) => !unit.some((own) => own.keyword === keyword))];
}

type Part = "attacking" | "defending" | "guarding";

function hooksOf(inPlay: readonly InPlay[], part: Part): PoolHooks[] {
  return inPlay.flatMap(({ keyword }) => keyword[part] ?? []);
}

function amountsOf(inPlay: readonly InPlay[], part: Part): ActiveAmount[] {
  return inPlay.flatMap(({ keyword, value, everyWeapon }) =>
    (keyword[part]?.amounts ?? []).map((hook) => ({ keyword: keyword.id, hook, value, everyWeapon })),
  );
}

function byStage<Item extends { readonly stage: Stage }>(
  items: readonly Item[],
): Readonly<Record<string, readonly Item[]>> {
  const stages: Record<string, Item[]> = {};
  for (const item of items) {
    const there = stages[item.stage];
    if (there === undefined) stages[item.stage] = [item];
    else there.push(item);
  }
  return stages;
}
