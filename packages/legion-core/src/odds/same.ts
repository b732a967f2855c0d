import { ATTACK_FACES, type Counts, showing } from "../attack/pools/faces.ts";
import type { Keywords, LentToken, Must, Offer, PoolRules } from "../attack/pools/keyword.ts";
import { CORE_OFFERS } from "../attack/pools/offers.ts";
import { type Pool, STAGES, type Stage } from "../attack/pools/pool.ts";
import { amount } from "../attack/pools/rules.ts";
import { KEYWORDS } from "../content/keyword-entries.ts";
import { UPGRADES_IN_POOLS } from "../content/upgrades/pool-effects.ts";
import { playedKeywords } from "../state/hooks/played.ts";

/** Returns a text for a pool. Pools with the same text are merged. */
export type Likeness = (pool: Pool) => string;

/** Returns a text of the whole pool, for policies and keywords that may read any part of it. */
export const wholeOf: Likeness = (pool) => JSON.stringify(pool);

/** The keywords of this package, and the effects of its upgrades in pools under the ids of the upgrades. */
export const OWN_KEYWORDS: Keywords = { ...playedKeywords(KEYWORDS), ...UPGRADES_IN_POOLS };

const OWN: ReadonlySet<Offer | Must> = new Set([
  ...CORE_OFFERS,
  ...Object.values(OWN_KEYWORDS).flatMap(({ attacking, defending, guarding }) =>
    [attacking, defending, guarding].flatMap((hooks) => [...(hooks?.offers ?? []), ...(hooks?.musts ?? [])]),
  ),
]);

/** Whether every effect in the pools of a situation belongs to this package, so that the values it reads are known. */
export function isKnown({ offersAt, mustsAt, guardianMustsAt, guardianOffersAt }: PoolRules): boolean {
  const offers = [offersAt, ...guardianOffersAt].flatMap((at) => Object.values(at).flat());
  const musts = [mustsAt, ...guardianMustsAt].flatMap((at) => Object.values(at).flat());
  return offers.every((offer) => OWN.has(offer.ownOffer ?? offer)) && musts.every((must) => OWN.has(must));
}

/**
 * The stage in which choices depend on how much of a named token or amount is left or used. Tokens that offers spend
 * are not listed.
 */
const READ_AT: Readonly<Record<string, Stage>> = {
  "defender.observation": "reroll-attack",
  "defender.shield": "modify-attack-defender",
  "surge-to-critical": "convert-attack",
  impact: "modify-attack-attacker",
  backup: "modify-attack-defender",
  "cancel-hits": "modify-attack-defender",
  guardian: "modify-attack-defender",
};

const PLACES: ReadonlyMap<Stage, number> = new Map(STAGES.map((stage, place) => [stage, place]));
const CONVERTING = placeOf("convert-attack");
const COVERING = placeOf("cover");
const MODIFYING = placeOf("before-modifying");
const GATHERING = placeOf("gather-defense");

/** Name of the dodge token. Only whether one was spent matters, not how many. */
const DODGE = "dodge";

const FACES = ATTACK_FACES.length;

/**
 * Creates texts that describe everything the rest of a pool depends on if both sides use the default policy. Wounds of
 * other units are omitted, because nothing depends on them.
 */
export function futureOf(rules: PoolRules): Likeness {
  const lasts = new Map<string, number>();
  const last = (name: string): number => {
    const known = lasts.get(name) ?? lastUse(name, rules);
    lasts.set(name, known);
    return known;
  };
  const blanksUntil = lastLookAtBlanks(rules);
  return (pool) => {
    const { guard, left, used, stage, blanks, results, hits, criticals, blocks, rolled } = pool;
    const place = placeOf(stage);
    let text = letter(place) + letter(blocks) + letter(pool.cover) + letter(pool.coverDice);
    text += letter(place < COVERING ? results : Math.min(results, counting(pool, place, rules)));
    text += letter(place <= blanksUntil ? blanks : 0);
    text += place > GATHERING ? letter(hits + criticals) : letter(hits) + letter(criticals);
    text += letters(place < CONVERTING ? rolled : facesOfAllColours(rolled));
    text += letters(pool.dice) + letters(pool.covered) + letters(pool.defenseDice) + letters(pool.defended);
    if (guard !== null) text += letter(guard.guardian) + letter(guard.cancelled) + letters(guard.dice);
    return text + spentAndUsed(left, used, (name) => last(name) >= place);
  };
}

/** Returns a text of the tokens left and the uses recorded, limited to those that still matter. */
function spentAndUsed(left: Pool["left"], used: Pool["used"], counts: (name: string) => boolean): string {
  let text = "";
  for (const name in left) if (counts(name)) text += letter(left[name] ?? 0);
  for (const name in used) if (counts(name)) text += name + letter(name === DODGE ? 1 : (used[name] ?? 0));
  return text;
}

function placeOf(stage: Stage): number {
  return PLACES.get(stage) ?? 0;
}

/**
 * Returns the place of the last stage that reads the blanks of the attack roll after cover may have cancelled results,
 * or -1. Before cover, the other results determine their number.
 */
function lastLookAtBlanks({ offersAt, mustsAt }: PoolRules): number {
  const looking = [...Object.values(offersAt), ...Object.values(mustsAt)]
    .flat()
    .filter(({ blanks }) => blanks === true);
  return Math.max(-1, ...looking.map(({ stage }) => placeOf(stage)));
}

/** Returns the place of the last stage that reads a token or use, or -1. */
function lastUse(name: string, rules: PoolRules): number {
  if (name === DODGE) return asksForDodge(rules) ? STAGES.length : -1;
  const stage = READ_AT[name.split(/[ .]/)[0] === "guardian" ? "guardian" : name];
  if (stage !== undefined) return lastPlace(stage);
  const spends = spentBy(name);
  if (spends === undefined) return STAGES.length;
  const offers = Object.values(rules.offersAt).flat().filter(spends);
  const musts = Object.values(rules.mustsAt)
    .flat()
    .filter(({ looksAt }) => isOfAttacker(name, looksAt));
  return Math.max(-1, ...[...offers, ...musts].map((one) => lastPlace(one.stage)));
}

/**
 * Returns a test of offers for a name: whether they spend this token, or record this use of a lent one. Undefined for
 * other names.
 */
function spentBy(name: string): ((offer: Offer) => boolean) | undefined {
  const [, owner, token] = /^(attacker|defender)\.(aim|dodge|surge)$/.exec(name) ?? [];
  if (owner !== undefined)
    return ({ side, spends, ownOffer }) => side === owner && (ownOffer?.spends ?? spends) === token;
  const [, side, lent] = /^(?:lender\.|lent to )(attacker|defender)(?:\.\d+\.(\w+))?/.exec(name) ?? [];
  if (side === undefined) return undefined;
  return (offer) =>
    offer.side === side && offer.ownOffer !== undefined && offer.ownOffer.spends === (lent ?? offer.ownOffer.spends);
}

/** Whether a name counts the remaining tokens of a kind that the attacker can spend, its own or lent ones. */
function isOfAttacker(name: string, token: LentToken | undefined): boolean {
  return (
    token !== undefined && (name === `attacker.${token}` || /^lender\.attacker\.\d+\.(\w+)$/.exec(name)?.[1] === token)
  );
}

/** The last stage that can follow a stage before it is entered again, for guardians and for rerolls. */
const LEFT_WITH: Partial<Record<Stage, Stage>> = {
  "reroll-attack": "rerolling-attack",
  "modify-attack-defender": "guardian-wounds",
  "reroll-defense": "rerolling-defense",
};

function lastPlace(stage: Stage): number {
  return placeOf(LEFT_WITH[stage] ?? stage);
}

/** Whether any amount depends on a spent dodge token. */
function asksForDodge({ amounts, guardianAmounts }: PoolRules): boolean {
  return [amounts, ...guardianAmounts].some((all) => all.some(({ hook }) => hook.when?.dodged === true));
}

/** Returns up to how many results of the attack roll still make a difference. */
function counting(pool: Pool, place: number, rules: PoolRules): number {
  return place >= MODIFYING ? 1 : Math.max(1, amount(rules, pool, "flip-shields"));
}

/** Counts the dice that show each face, of all colours together. */
function facesOfAllColours(rolled: Counts): Counts {
  return ATTACK_FACES.map((_, face) => showing(rolled, face, FACES));
}

function letter(count: number): string {
  return String.fromCharCode(count);
}

function letters(counts: Counts): string {
  let text = letter(counts.length);
  for (const count of counts) text += letter(count);
  return text;
}
