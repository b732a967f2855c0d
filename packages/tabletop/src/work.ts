import { type Chance, fromWords, type NameOf, type SeededChance, type Words } from "./chance.ts";

/**
 * The inside of one transition: a state that is copied where it is first written, the events so far, and chance.
 * A game extends it with its own parts and mutators; it never leaves the transition.
 */
export class Work<Event> implements Chance {
  readonly events: Event[] = [];
  /** Set by whatever makes something hidden known; asking chance sets it too. */
  revealed = false;
  private readonly own: object[] = [];
  private readonly given: Chance | undefined;
  private readonly words: Words;
  private drawn: SeededChance | undefined;

  /** @param chance answers the questions of chance instead of `words` when given. */
  constructor(words: Words, chance: Chance | undefined) {
    this.words = words;
    this.given = chance;
  }

  die(label: string, sides: number, nameOf: NameOf): number {
    return this.source().die(label, sides, nameOf);
  }

  pick(label: string, count: number, nameOf: NameOf): number {
    return this.source().pick(label, count, nameOf);
  }

  order(label: string, count: number, nameOf: NameOf): readonly number[] {
    return this.source().order(label, count, nameOf);
  }

  /** The words to keep in the state after this transition. */
  wordsAfter(): Words {
    return this.drawn === undefined ? this.words : this.drawn.words();
  }

  /** True if this transition made the object and may write to it. */
  owns(part: object): boolean {
    return this.own.includes(part);
  }

  /** Notes an object as made by this transition. */
  owned<Part extends object>(part: Part): Part {
    this.own.push(part);
    return part;
  }

  private source(): Chance {
    this.revealed = true;
    if (this.given !== undefined) return this.given;
    this.drawn ??= fromWords(this.words);
    return this.drawn;
  }
}
