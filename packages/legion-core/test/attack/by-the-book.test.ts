import { expect, it } from "vitest";
import {
  cancelled,
  converted,
  covered,
  dodged,
  flipped,
  improved,
  modified,
  rerolled,
} from "./by-the-book/attack-steps.ts";
import { anyAttack, type RandomAttack } from "./by-the-book/attacks.ts";
import { defended, guarded, outcomeOf, settled } from "./by-the-book/defense-steps.ts";
import { KnownDice } from "./by-the-book/dice.ts";
import { outcomesPlayed } from "./by-the-book/played.ts";
import { Book, begun, distinct, type Outcome, type Step } from "./by-the-book/sequence.ts";

/** How many random attacks are compared. `npm run test:long` compares more. */
const ATTACKS = process.env["SW_LONG"] === "1" ? 20_000 : 480;

const STEPS: readonly Step[] = [
  ...[rerolled, converted, improved, covered, dodged, flipped, modified, cancelled],
  ...[guarded, defended, settled],
];

function outcomesByTheBook(attack: RandomAttack, dice: KnownDice): ReadonlySet<Outcome> {
  const book = new Book(attack, dice);
  const ends = STEPS.reduce((attacks, step) => distinct(attacks.flatMap((one) => [...step(book, one)])), [
    begun(book),
  ] as readonly ReturnType<typeof begun>[]);
  return new Set(ends.map((end) => outcomeOf(book, end)));
}

it("[leg.attack.sequence] Random attacks with several keywords have the outcomes that the steps of the rulebook give them, over all choices", () => {
  for (let number = 0; number < ATTACKS; number++) {
    const attack = anyAttack(number);
    const dice = new KnownDice(`dice ${number}`);
    const played = [...outcomesPlayed(attack, dice)].sort();
    expect(played, `attack ${number}: ${JSON.stringify(attack)}`).toEqual([...outcomesByTheBook(attack, dice)].sort());
  }
});
