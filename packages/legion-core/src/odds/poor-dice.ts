import {
  ATTACK_COLOURS,
  ATTACK_FACES,
  BLANK,
  type Counts,
  CRITICAL,
  HIT,
  SURGE,
  sidesOf,
  sum,
} from "../attack/pools/faces.ts";
import { binomial, type Chance } from "./distribution.ts";

/** Probabilities by the number of poor dice of each colour. Neighbours differ in the count of the first colour. */
export type Chances = Float64Array;

/** Probabilities by the numbers of surges, hits and criticals. Neighbours differ in the number of criticals. */
type Shown = Float64Array;

const SIDES: readonly Counts[] = ATTACK_COLOURS.map((die) => sidesOf(die, ATTACK_FACES));

const NOTHING: Counts = ATTACK_COLOURS.flatMap(() => ATTACK_FACES.map(() => 0));

/**
 * Attack dice of which some are poor and may be rerolled. The faces of the others do not depend on this and have the
 * same distribution for all dice of a colour.
 */
export class PoorDice {
  private readonly dice: Counts;
  /** Distance in the array between counts that differ by one poor die, by colour. */
  private readonly steps: readonly number[];
  private readonly places: number;
  /** Number of possible counts of one face. */
  private readonly size: number;
  /** The probability that a die is poor, by colour. */
  private readonly poor: readonly number[];
  /** The weights of the faces of a die that is not poor, by colour. */
  private readonly others: readonly Counts[];

  constructor(dice: Counts, poor: readonly number[]) {
    this.dice = dice;
    let places = 1;
    this.steps = dice.map((count) => {
      const step = places;
      places *= count + 1;
      return step;
    });
    this.places = places;
    this.size = sum(dice) + 1;
    this.poor = SIDES.map((sides) => sum(sides.filter((_, face) => poor.includes(face))) / sum(sides));
    this.others = SIDES.map((sides) => {
      const others = sides.map((count, face) => (poor.includes(face) ? 0 : count));
      return others.map((count) => count / sum(others));
    });
  }

  /** Returns the probabilities after the first roll of all dice. */
  thrown(): Chances {
    const chances = new Float64Array(this.places);
    this.throw(this.dice, 1, 0, 0, chances);
    return chances;
  }

  /**
   * Returns the probabilities after one reroll of up to `most` poor dice, the strongest first, and separately the
   * probability that there was none to reroll.
   */
  rerolled(chances: Chances, most: number): { readonly stopped: Chances; readonly again: Chances } {
    const again = new Float64Array(this.places);
    for (let place = 1; place < this.places; place++) {
      const taken = this.strongest(place, most);
      const rest = taken.reduce((at, count, colour) => at - count * (this.steps[colour] ?? 0), place);
      this.throw(taken, chances[place] ?? 0, 0, rest, again);
    }
    const stopped = new Float64Array(this.places);
    stopped[0] = chances[0] ?? 0;
    return { stopped, again };
  }

  /**
   * Returns the faces of the dice, without colours and with poor dice as blanks. Surges beyond `surges` count as the
   * face `beyond`.
   */
  shown(chances: Chances, surges: number, beyond: number): readonly Chance[] {
    const { dice, size } = this;
    const sheets = dice.map(() => new Float64Array(size * size * size));
    const shown = this.faces(chances, 0, 0, sheets);
    const all: Chance[] = [];
    this.fold(shown, surges, beyond);
    for (let place = 0; place < shown.length; place++) {
      const probability = shown[place] ?? 0;
      if (probability === 0) continue;
      const faces = NOTHING.slice();
      faces[CRITICAL] = place % size;
      faces[HIT] = Math.floor(place / size) % size;
      faces[SURGE] = Math.floor(place / (size * size));
      faces[BLANK] = size - 1 - sum(faces);
      all.push({ faces, probability });
    }
    return all;
  }

  /** Turns all surges beyond a number into another face, moving each probability to the next place. */
  private fold(shown: Shown, surges: number, face: number): void {
    const { size } = this;
    const step = size * size;
    const on = face === BLANK ? 0 : face === HIT ? size : 1;
    for (let at = shown.length - 1; at >= (surges + 1) * step; at--) {
      const probability = shown[at] ?? 0;
      if (probability === 0) continue;
      const to = at - step + on;
      shown[to] = (shown[to] ?? 0) + probability;
      shown[at] = 0;
    }
  }

  /** Adds to `into` the results of rolling the dice from this colour on. `place` counts the other poor dice. */
  private throw(dice: Counts, probability: number, colour: number, place: number, into: Chances): void {
    const count = dice[colour];
    if (count === undefined) into[place] = (into[place] ?? 0) + probability;
    else {
      for (let poor = 0; poor <= count; poor++) {
        const share = probability * binomial(count, poor, this.poor[colour] ?? 0);
        this.throw(dice, share, colour + 1, place + poor * (this.steps[colour] ?? 0), into);
      }
    }
  }

  private strongest(place: number, most: number): Counts {
    const taken = this.dice.map(() => 0);
    let left = most;
    for (let colour = taken.length - 1; colour >= 0; colour--) {
      const poor = Math.floor(place / (this.steps[colour] ?? 1)) % ((this.dice[colour] ?? 0) + 1);
      const count = Math.min(left, poor);
      taken[colour] = count;
      left -= count;
    }
    return taken;
  }

  /**
   * Returns the distribution of the faces of dice that are not poor, from this colour on, for all counts of poor dice
   * together. Dice of a colour are added one by one, as in Horner's method for polynomials.
   */
  private faces(chances: Chances, colour: number, place: number, sheets: readonly Shown[]): Shown {
    const all = sheets[colour] ?? new Float64Array(1);
    const later = sum(this.dice.slice(colour + 1));
    const step = this.steps[colour] ?? 0;
    all.fill(0);
    for (let poor = 0; poor <= (this.dice[colour] ?? 0); poor++) {
      if (poor > 0) oneMore(all, this.size, later + poor, this.others[colour] ?? []);
      if (colour === this.dice.length - 1) all[0] = (all[0] ?? 0) + (chances[place + poor * step] ?? 0);
      else add(all, this.faces(chances, colour + 1, place + poor * step, sheets));
    }
    return all;
  }
}

function add(to: Shown, more: Shown): void {
  for (let at = 0; at < to.length; at++) to[at] = (to[at] ?? 0) + (more[at] ?? 0);
}

/** Adds one die that is not poor to a distribution. `dice` is the maximum number with it. */
function oneMore(all: Shown, size: number, dice: number, sides: Counts): void {
  const [, surge = 0, hit = 0, critical = 0] = sides;
  for (let surges = dice; surges >= 0; surges--) {
    for (let hits = dice - surges; hits >= 0; hits--) {
      let at = (surges * size + hits) * size + dice - surges - hits;
      for (let criticals = dice - surges - hits; criticals >= 0; criticals--, at--) {
        let chance = 0;
        if (surges > 0) chance += surge * (all[at - size * size] ?? 0);
        if (hits > 0) chance += hit * (all[at - size] ?? 0);
        if (criticals > 0) chance += critical * (all[at - 1] ?? 0);
        all[at] = chance;
      }
    }
  }
}
