import { ATTACK_FACES, type Counts, showing } from "../attack/pools/faces.ts";
import type { Keywords, LentToken, Must, Offer, PoolRules } from "../attack/pools/keyword.ts";
import { CORE_OFFERS } from "../attack/pools/offers.ts";
import { type Pool, STAGES, type Stage } from "../attack/pools/pool.ts";
import { amount } from "../attack/pools/rules.ts";
import { KEYWORDS } from "../content/keyword-entries.ts";
import { UPGRADES_IN_POOLS } from "../content/upgrades/pool-effects.ts";
import { playedKeywords } from "../state/hooks/played.ts";

/** A text for a pool; pools with the same text are taken for one. */
export type Likeness = (pool: Pool) => string;

/** Everything that a pool says, for policies and keywords of which is not known what they look at. */
export const wholeOf: Likeness = (pool) => JSON.stringify(pool);

/** The keywords of this package, and under their ids what its upgrades do in pools. */
export const OWN_KEYWORDS: Keywords = { ...playedKeywords(KEYWORDS), ...UPGRADES_IN_POOLS };

const OWN: ReadonlySet<Offer | Must> = new Set([
  ...CORE_OFFERS,
  ...Object.values(OWN_KEYWORDS).flatMap(({ attacking, defending, guarding }) =>
    [attacking, defending, guarding].flatMap((hooks) => [...(hooks?.offers ?? []), ...(hooks?.musts ?? [])]),
  ),
]);

/** Whether all that acts in the pools of a situation is of this package, so that it is known what it looks at. */
export function isKnown({ offersAt, mustsAt, guardianMustsAt, guardianOffersAt }: PoolRules): boolean {
  const offers = [offersAt, ...guardianOffersAt].flatMap((at) => Object.values(at).flat());
  const musts = [mustsAt, ...guardianMustsAt].flatMap((at) => Object.values(at).flat());
  return offers.every((offer) => OWN.has(offer.ownOffer ?? offer)) && musts.every((must) => OWN.has(must));
}

/** Where choices depend on how much of something is left or used, other than what offers say to spend. */
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

/** Dodges count only as being spent or not. */
const DODGE = "dodge";

const FACES = ATTACK_FACES.length;

/**
 * Tells pools of a known situation apart by all that the rest of their resolution depends on, if both sides choose by the
 * usual policy. Wounds of others are left out: nothing depends on them.
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

/** Tokens left and what was used, as far as they still count. */
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
 * The place of the last stage of this situation that looks at the blanks of the attack roll once cover may have cancelled
 * results, which until then tell how many there are; below zero if none does.
 */
function lastLookAtBlanks({ offersAt, mustsAt }: PoolRules): number {
  const looking = [...Object.values(offersAt), ...Object.values(mustsAt)]
    .flat()
    .filter(({ blanks }) => blanks === true);
  return Math.max(-1, ...looking.map(({ stage }) => placeOf(stage)));
}

/** The place of the last stage of this situation that looks at a token or use; below zero if none does. */
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

/** Which offers spend a token of this name, or ask for this use of lent ones; undefined for names of another kind. */
function spentBy(name: string): ((offer: Offer) => boolean) | undefined {
  const [, owner, token] = /^(attacker|defender)\.(aim|dodge|surge)$/.exec(name) ?? [];
  if (owner !== undefined)
    return ({ side, spends, ownOffer }) => side === owner && (ownOffer?.spends ?? spends) === token;
  const [, side, lent] = /^(?:lender\.|lent to )(attacker|defender)(?:\.\d+\.(\w+))?/.exec(name) ?? [];
  if (side === undefined) return undefined;
  return (offer) =>
    offer.side === side && offer.ownOffer !== undefined && offer.ownOffer.spends === (lent ?? offer.ownOffer.spends);
}

/** Whether this is what is left of a token of the attacker, its own or a lent one. */
function isOfAttacker(name: string, token: LentToken | undefined): boolean {
  return (
    token !== undefined && (name === `attacker.${token}` || /^lender\.attacker\.\d+\.(\w+)$/.exec(name)?.[1] === token)
  );
}

/** Stages into which others lead that stand after them: guardians come and go, and dice are thrown again. */
const LEFT_WITH: Partial<Record<Stage, Stage>> = {
  "reroll-attack": "rerolling-attack",
  "modify-attack-defender": "guardian-wounds",
  "reroll-defense": "rerolling-defense",
};

function lastPlace(stage: Stage): number {
  return placeOf(LEFT_WITH[stage] ?? stage);
}

/** Whether it matters to an amount that a dodge was spent. */
function asksForDodge({ amounts, guardianAmounts }: PoolRules): boolean {
  return [amounts, ...guardianAmounts].some((all) => all.some(({ hook }) => hook.when?.dodged === true));
}

/** How many of the results of the attack roll can still make a difference. */
function counting(pool: Pool, place: number, rules: PoolRules): number {
  return place >= MODIFYING ? 1 : Math.max(1, amount(rules, pool, "flip-shields"));
}

/** How many dice show each face, whatever their colour. */
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
