import { type Book, countOf, type Die, repeated, rolledDice, type Step, type Underway, upTo } from "./sequence.ts";

const COVER = { none: 0, light: 1, heavy: 2 } as const;

/** Step 4b: aim and observation tokens reroll dice, one token after the other in any order. */
export const rerolled: Step = repeated(rerolledOnce);

function* rerolledOnce(book: Book, attack: Underway): Generator<Underway> {
  const { aims, observations } = attack;
  if (aims > 0) {
    const spent = { ...attack, aims: aims - 1, hasRerolledByAim: true };
    for (const picked of picks(attack.dice, 2 + book.attacker("precise"))) yield withRolled(book, spent, picked);
  }
  if (observations > 0) {
    const spent = { ...attack, observations: observations - 1 };
    for (const picked of picks(attack.dice, 1)) yield withRolled(book, spent, picked);
  }
}

/** Lists the places of one die up to `most` dice. Dice alike are picked in their order, as if they were one kind. */
function picks(dice: readonly Die[], most: number): readonly (readonly number[])[] {
  const sets = new Map<string, readonly number[]>();
  for (let mask = 1; mask < 2 ** dice.length; mask++) {
    const places = [...dice.keys()].filter((place) => (mask >> place) % 2 === 1);
    if (places.length > most) continue;
    sets.set(
      JSON.stringify(
        places
          .map((place) => dice[place])
          .map(nameOf)
          .sort(),
      ),
      places,
    );
  }
  return [...sets.values()];
}

function nameOf(die: Die | undefined): string {
  return `${die?.colour} ${die?.face}`;
}

function withRolled({ dice }: Book, attack: Underway, places: readonly number[]): Underway {
  const colours = places.flatMap((place) => attack.dice[place]?.colour ?? []);
  const kept = attack.dice.filter((_, place) => !places.includes(place));
  const all = [...kept, ...rolledDice(dice, colours, attack.thrown)];
  const sorted = [...all].sort((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1));
  return { ...attack, dice: sorted, thrown: attack.thrown + places.length };
}

/** Step 4c: Critical X first, then surge tokens and the chart. */
export function* converted(book: Book, attack: Underway): Generator<Underway> {
  const { surge, tokens } = book.attack;
  const faces = attack.dice.map(({ face }) => face);
  const surges = countOf(faces, "surge");
  for (const critical of upTo(Math.min(surges, book.weapons("critical")))) {
    for (const token of upTo(Math.min(surges - critical, tokens.surge))) {
      const left = surges - critical - token;
      yield {
        ...attack,
        dice: [],
        hits: countOf(faces, "hit") + token + (surge === "hit" ? left : 0),
        crits: countOf(faces, "critical") + critical + (surge === "crit" ? left : 0),
        blanks: countOf(faces, "blank") + (surge === "none" ? left : 0),
      };
    }
  }
}

/** After step 4c: aim tokens for Marksman and dodge tokens for Jar'Kai Mastery improve a result each. */
export function* improved(book: Book, attack: Underway): Generator<Underway> {
  const {
    isRanged,
    attack: { tokens },
  } = book;
  const aims = book.attacker("marksman") > 0 ? attack.aims : 0;
  const dodges = !isRanged && book.attacker("jarkai-mastery") > 0 ? tokens.dodge : 0;
  for (const aim of upTo(aims)) {
    for (const spent of upTo(dodges)) {
      for (const { hits, crits, blanks } of improvedBy(attack, aim + spent)) {
        yield { ...attack, hits, crits, blanks, results: hits + crits, aims: attack.aims - aim };
      }
    }
  }
}

function improvedBy(attack: Underway, tokens: number): readonly Underway[] {
  const { hits, crits, blanks } = attack;
  if (tokens === 0) return [attack];
  const better: Underway[] = [];
  if (blanks > 0) better.push({ ...attack, hits: hits + 1, blanks: blanks - 1 });
  if (hits > 0) better.push({ ...attack, hits: hits - 1, crits: crits + 1 });
  return better.flatMap((one) => improvedBy(one, tokens - 1));
}

/** Steps 5a to 5d: a cover die for each hit cancels hits. */
export function* covered(book: Book, attack: Underway): Generator<Underway> {
  const { hits } = attack;
  const value = coverOf(book);
  if (value === 0 || hits === 0) return yield attack;
  const isLow = book.defender("low-profile") > 0;
  const faces = book.dice.defense("cover", 0, isLow ? hits - 1 : hits);
  const cancelled = countOf(faces, "block") + (isLow ? 1 : 0) + (value === 2 ? countOf(faces, "surge") : 0);
  yield { ...attack, hits: Math.max(0, hits - cancelled) };
}

function coverOf(book: Book): number {
  const { isRanged, attack } = book;
  const isBlasted = book.weapons("blast") > 0 && book.defender("immune-blast") === 0;
  if (!isRanged || isBlasted || book.defender("unconcerned") > 0) return 0;
  const improved = COVER[attack.cover] + (attack.suppressed ? 1 : 0) + book.defender("cover");
  return Math.max(0, Math.min(2, improved) - book.weapons("sharpshooter") - book.attacker("sharpshooter"));
}

/** Step 5e: each dodge token cancels a hit, if there is one, or a critical by Outmaneuver. */
export function* dodged(book: Book, attack: Underway): Generator<Underway> {
  const { hits, crits } = attack;
  const most = book.isRanged && book.isAllHighVelocity ? 0 : book.attack.defenderTokens.dodge;
  for (const spent of upTo(most)) {
    for (const onCrits of upTo(book.defender("outmaneuver") > 0 ? Math.min(spent, crits) : 0)) {
      const left = Math.max(0, hits - (spent - onCrits));
      yield { ...attack, hits: left, crits: crits - onCrits, hasDodged: spent > 0 };
    }
  }
}

/** The start of step 6: Ion X flips a shield for each result of the attack roll. */
export function* flipped(book: Book, attack: Underway): Generator<Underway> {
  const flips = book.isRanged ? Math.min(book.weapons("ion"), attack.results, attack.shields) : 0;
  yield { ...attack, shields: attack.shields - flips };
}

/** Step 6, the attacker: Lethal X, Ram X before or after all else, Impact X and after it Primitive. */
export function* modified(book: Book, attack: Underway): Generator<Underway> {
  const isByDuelist = !book.isRanged && book.attacker("duelist") > 0 && attack.hasRerolledByAim;
  const given = book.weapons("pierce") - (book.isMakashi ? 1 : 0) + (isByDuelist ? 1 : 0);
  for (const lethal of upTo(Math.min(book.weapons("lethal"), attack.aims))) {
    const armed = { ...attack, aims: attack.aims - lethal, pierce: given + lethal };
    for (const [rammed, left] of rammedUpTo(armed, book.weapons("ram"))) {
      for (const impact of upTo(book.isArmored ? Math.min(book.weapons("impact"), rammed.hits) : 0)) {
        const struck = { ...rammed, hits: rammed.hits - impact, crits: rammed.crits + impact };
        for (const [modified] of rammedUpTo(primitive(book, struck), left)) yield modified;
      }
    }
  }
}

/** Yields what Ram makes of results that are no criticals yet, with the uses that are left. */
function* rammedUpTo(attack: Underway, most: number): Generator<readonly [Underway, left: number]> {
  const { hits, crits, blanks } = attack;
  for (const fromBlanks of upTo(Math.min(most, blanks))) {
    for (const fromHits of upTo(Math.min(most - fromBlanks, hits))) {
      const rammed = { hits: hits - fromHits, crits: crits + fromHits + fromBlanks, blanks: blanks - fromBlanks };
      yield [{ ...attack, ...rammed }, most - fromBlanks - fromHits];
    }
  }
}

function primitive(book: Book, attack: Underway): Underway {
  if (!book.isArmored || book.weapons("primitive") === 0) return attack;
  return { ...attack, hits: attack.hits + attack.crits, crits: 0 };
}

/** Step 6, the defender: armor and backup cancel hits, shields hits or criticals. */
export function* cancelled(book: Book, attack: Underway): Generator<Underway> {
  const {
    isRanged,
    attack: { backup },
  } = book;
  const { hits, crits, shields } = attack;
  const helped = isRanged && backup && book.defender("guardian") === 0 ? 2 : 0;
  for (const onCrits of upTo(isRanged ? Math.min(shields, crits) : 0)) {
    const onHits = isRanged ? shields - onCrits : 0;
    for (const gone of upTo(Math.min(hits, book.defender("armor") + helped + onHits))) {
      yield { ...attack, hits: hits - gone, crits: crits - onCrits };
    }
  }
}
