import { at } from "@sw/tabletop";
import type { Guard } from "./attacks.ts";
import type { DefenseFace } from "./dice.ts";
import { type Book, countOf, type Outcome, repeated, type Step, type Underway, upTo } from "./sequence.ts";

/** Step 6, guardians: each that helps cancels hits and rolls for them, one guardian after the other in any order. */
export const guarded: Step = repeated(guardedOnce);

function* guardedOnce(book: Book, attack: Underway): Generator<Underway> {
  if (!book.isRanged || book.defender("guardian") > 0) return;
  for (const [place, guard] of book.attack.guardians.entries()) {
    if (at(attack.guards, place) !== null) continue;
    for (const hits of upTo(Math.min(attack.hits, guard.keywords["guardian"] ?? 0)).slice(1)) {
      const after = { ...attack, hits: attack.hits - hits, guarded: attack.guarded + hits };
      yield* guardedBy(book, after, place, book.dice.defense("guard", attack.guarded, hits));
      if (guard.keywords["soresu-mastery"] === undefined || guard.tokens.dodge === 0) continue;
      const again = { ...after, guarded: after.guarded + hits };
      yield* guardedBy(book, again, place, book.dice.defense("guard", after.guarded, hits));
    }
  }
}

/** Yields what comes of the dice of a guardian: surges, Pierce and wounds. */
function* guardedBy(book: Book, attack: Underway, place: number, faces: readonly DefenseFace[]): Generator<Underway> {
  const { keywords, surge, tokens }: Guard = at(book.attack.guardians, place);
  const deflects = deflectsWith(book, keywords);
  const isImmune = keywords["immune-pierce"] !== undefined;
  for (const blocks of blocksOf(faces, deflects || surge === "block", tokens.surge)) {
    for (const pierced of upTo(isImmune ? 0 : Math.min(attack.pierce, blocks))) {
      const wounds = faces.length - blocks + pierced;
      yield {
        ...attack,
        pierce: attack.pierce - pierced,
        guards: attack.guards.map((one, other) => (other === place ? wounds : one)),
        back: attack.back + (deflects ? deflected(book, keywords, faces) : 0),
      };
    }
  }
}

function deflectsWith(book: Book, keywords: Guard["keywords"]): boolean {
  return book.isRanged && keywords["deflect"] !== undefined && !book.isAllHighVelocity;
}

/** Returns the wounds that Deflect deals for a roll: one, or one for each surge with Shien Mastery. */
function deflected(book: Book, keywords: Guard["keywords"], faces: readonly DefenseFace[]): number {
  const surges = countOf(faces, "surge");
  if (surges === 0 || book.weapons("immune-deflect") > 0) return 0;
  return keywords["shien-mastery"] === undefined ? 1 : surges;
}

/** Lists the numbers of blocks that a roll can come to. */
function blocksOf(faces: readonly DefenseFace[], isBySurge: boolean, tokens: number): readonly number[] {
  const surges = countOf(faces, "surge");
  const blocks = countOf(faces, "block");
  return isBySurge ? [blocks + surges] : upTo(Math.min(surges, tokens)).map((token) => blocks + token);
}

/** Steps 7a to 7c: a die for each result and those of Impervious, which Soresu Mastery and Uncanny Luck reroll. */
export function* defended(book: Book, attack: Underway): Generator<Underway> {
  const isImpervious = book.defender("impervious") > 0 && !book.isMakashi && !hasImmunePierce(book, attack);
  const count = attack.hits + attack.crits + (isImpervious ? book.weapons("pierce") : 0);
  const roll = (after: number, dice: number) => book.dice.defense("defense", after, dice);
  const faces = roll(0, count);
  const isSoresu = book.isRanged && book.defender("soresu-mastery") > 0 && count > 0;
  yield { ...attack, defense: sorted(faces) };
  if (isSoresu) yield { ...attack, defense: sorted(roll(count, count)) };
  for (const { kept, dice } of luckOf(book, faces)) {
    yield { ...attack, defense: sorted([...kept, ...roll(count, dice)]) };
    if (isSoresu) yield { ...attack, defense: sorted(roll(count + dice, count)) };
  }
  if (!isSoresu) return;
  for (const { kept, dice } of luckOf(book, roll(count, count))) {
    yield { ...attack, defense: sorted([...kept, ...roll(2 * count, dice)]) };
  }
}

/** Lists which dice Uncanny Luck leaves and how many it rerolls. */
function luckOf(
  book: Book,
  faces: readonly DefenseFace[],
): readonly { readonly kept: readonly DefenseFace[]; readonly dice: number }[] {
  return [...Array(2 ** faces.length).keys()].flatMap((mask) => {
    const kept = faces.filter((_, place) => (mask >> place) % 2 === 0);
    const dice = faces.length - kept.length;
    return dice === 0 || dice > book.defender("uncanny-luck") ? [] : [{ kept, dice }];
  });
}

function sorted(faces: readonly DefenseFace[]): readonly DefenseFace[] {
  return [...faces].sort();
}

function hasImmunePierce(book: Book, { hasDodged }: Underway): boolean {
  return book.defender("immune-pierce") > 0 || (!book.isRanged && book.defender("duelist") > 0 && hasDodged);
}

/** Steps 7d to 9: surges, Pierce and the wounds of both sides. */
export function* settled(book: Book, attack: Underway): Generator<Underway> {
  const { hits, crits, blanks, defense, hasDodged } = attack;
  const {
    isRanged,
    attack: { surgeToBlock, defender, defenderTokens },
  } = book;
  const deflects = deflectsWith(book, defender);
  const isBySurge = surgeToBlock || deflects || (book.defender("block") > 0 && hasDodged);
  const isImmuneInMelee = !isRanged && book.defender("immune-melee-pierce") > 0;
  const isImmune = !book.isMakashi && hasImmunePierce(book, attack);
  const byDjemSo = !isRanged && book.defender("djem-so-mastery") > 0 && blanks > 0 ? 1 : 0;
  const back = attack.back + (deflects ? deflected(book, defender, defense) : 0) + byDjemSo;
  for (const blocks of blocksOf(defense, isBySurge, defenderTokens.surge)) {
    for (const pierced of upTo(isImmune || isImmuneInMelee ? 0 : Math.min(attack.pierce, blocks))) {
      yield { ...attack, back, wounds: Math.max(0, hits + crits - blocks + pierced) };
    }
  }
}

/** Step 10 and what follows: suppression, and the dodge token of Nimble. */
export function outcomeOf(book: Book, { results, wounds, back, guards, hasDodged }: Underway): Outcome {
  const {
    isRanged,
    attack: { suppressible },
  } = book;
  const isCalm = isRanged && book.defender("shien-mastery") > 0 && wounds === 0;
  const tokens = (isRanged && results > 0 ? 1 : 0) + (book.weapons("suppressive") > 0 ? 1 : 0);
  const suppression = suppressible && !isCalm ? tokens : 0;
  const dodges = book.defender("nimble") > 0 && hasDodged ? 1 : 0;
  return JSON.stringify([wounds, suppression, back, guards.map((one) => one ?? 0), dodges]);
}
