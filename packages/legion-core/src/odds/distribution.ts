import {
  ATTACK_COLOURS,
  ATTACK_FACES,
  type Counts,
  changed,
  DEFENSE_COLOURS,
  DEFENSE_FACES,
  SURGE,
  sidesOf,
} from "../attack/pools/faces.ts";
import type { RollAsked } from "../attack/pools/stages.ts";

/** A combination of faces with its probability. */
export interface Chance {
  readonly faces: Counts;
  readonly probability: number;
}

const SIDES: Readonly<Record<RollAsked["dice"], readonly Counts[]>> = {
  attack: ATTACK_COLOURS.map((die) => sidesOf(die, ATTACK_FACES)),
  defense: DEFENSE_COLOURS.map((die) => sidesOf(die, DEFENSE_FACES)),
};

/**
 * Lists everything that a roll can show, by colour and face, with its probability. Surges count as the face
 * `surgesComeTo`.
 */
export function outcomes({ dice, counts }: RollAsked, surgesComeTo: number = SURGE): readonly Chance[] {
  let all: readonly Chance[] = [{ faces: [], probability: 1 }];
  for (const [colour, printed] of SIDES[dice].entries()) {
    const surges = printed[SURGE] ?? 0;
    const sides = changed(changed(printed, SURGE, -surges), surgesComeTo, surges);
    const own = multinomial(counts[colour] ?? 0, sides);
    all = all.flatMap((before) =>
      own.map((now) => ({ faces: [...before.faces, ...now.faces], probability: before.probability * now.probability })),
    );
  }
  return all;
}

/**
 * Lists the combinations of faces of `dice` equal dice with their probabilities. `sides` is the number of sides with
 * each face.
 */
function multinomial(dice: number, sides: Counts): readonly Chance[] {
  const [first = 0, ...rest] = sides;
  const total = sides.reduce((all, count) => all + count, 0);
  if (rest.length === 0) return [{ faces: [dice], probability: 1 }];
  if (total === 0) return [{ faces: sides.map(() => 0), probability: 1 }];
  const all: Chance[] = [];
  const most = first === 0 ? 0 : dice;
  for (let count = first === total ? dice : 0; count <= most; count++) {
    const share = binomial(dice, count, first / total);
    for (const { faces, probability } of multinomial(dice - count, rest)) {
      all.push({ faces: [count, ...faces], probability: share * probability });
    }
  }
  return all;
}

/** Returns the probability that exactly `count` of the dice show a result that each shows with probability `chance`. */
export function binomial(dice: number, count: number, chance: number): number {
  let result = 1;
  for (let i = 0; i < count; i++) result *= ((dice - i) / (i + 1)) * chance;
  for (let i = 0; i < dice - count; i++) result *= 1 - chance;
  return result;
}
