import {
  type Chance,
  type Game,
  type GameTypes,
  isSeed,
  type NameOf,
  type RecordedAnswer,
  type Result,
  recorded,
  type Seed,
  type Step,
  seeded,
} from "@sw/tabletop";

/** The choices of `--physical-dice`: only the automa's dice, or every die of the game. */
export const REAL_DICE = ["automa", "all"] as const;
/** One of {@link REAL_DICE}. */
export type RealDice = (typeof REAL_DICE)[number];

/** The results of physical dice by transition, beginning with the set-up. */
export type Rolled = readonly (readonly string[])[];

/** A die that somebody must roll before the game can continue, with its possible faces. */
export interface WantedDie {
  /** The purpose of the roll: `"d8: fleet"`. */
  readonly label: string;
  readonly faces: readonly string[];
}

/** Thrown by a transition that needs a die not yet rolled. The transition has had no effect. */
export class DieWanted extends Error {
  readonly die: WantedDie;

  constructor(die: WantedDie) {
    super(die.label);
    this.die = die;
  }
}

/**
 * The results of physical dice. A transition that needs a missing die is started again once the die is there. All other
 * chance comes from the game's seed and the number of the transition, so that starting again changes nothing.
 */
export class Tray {
  private readonly rolls = new Map<number, readonly string[]>();
  private readonly logs = new Map<number, readonly RecordedAnswer[]>();
  private running = 0;

  /** The results of every completed transition. */
  get rolled(): Rolled {
    return Array.from({ length: this.logs.size }, (_, transition) => this.rolls.get(transition) ?? []);
  }

  /** All answers of chance so far, in order, as the script of a replay. */
  get script(): readonly RecordedAnswer[] {
    return [...this.logs.keys()]
      .sort((one, other) => one - other)
      .flatMap((transition) => this.logs.get(transition) ?? []);
  }

  /** Restores the results of a saved game. */
  fill(rolled: Rolled): void {
    for (const [transition, faces] of rolled.entries()) this.rolls.set(transition, faces);
  }

  /** Adds the result of the die that the current transition needs. */
  add(face: string): void {
    this.rolls.set(this.running, [...(this.rolls.get(this.running) ?? []), face]);
  }

  /** Discards the results of the current transition, which does not take place. */
  clear(): void {
    this.rolls.delete(this.running);
  }

  /** Starts a transition and returns its generator. */
  begin(seed: Seed, transition: number, isReal: IsReal): Chance {
    this.running = transition;
    return trayChance(seeded(`${seed} dealt ${transition}`), this.rolls.get(transition) ?? [], isReal);
  }

  /** Records the answers of chance of a completed transition, and forgets undone transitions after it. */
  end(transition: number, log: readonly RecordedAnswer[]): void {
    for (const later of this.logs.keys()) if (later > transition) this.logs.delete(later);
    this.logs.set(transition, log);
  }
}

/** Whether people roll a draw, judged by its label and by whether the game calls it a die. */
type IsReal = (label: string, isDie: boolean) => boolean;

function trayChance(dealt: Chance, rolls: readonly string[], isReal: IsReal): Chance {
  let used = 0;
  const rolled = (label: string, count: number, nameOf: NameOf): number => {
    const names = Array.from({ length: count }, (_, index) => nameOf(index));
    const index = names.indexOf(rolls[used] ?? "");
    if (index < 0) throw new DieWanted({ label, faces: [...new Set(names)] });
    used += 1;
    return index;
  };
  return {
    die: (label, sides, nameOf) => (isReal(label, true) ? rolled : dealt.die)(label, sides, nameOf),
    pick: (label, count, nameOf) => (isReal(label, false) ? rolled : dealt.pick)(label, count, nameOf),
    order: (label, count, nameOf) => dealt.order(label, count, nameOf),
  };
}

/** Returns a game that takes the results of physical dice from a tray. Only games that begin from a seed use them. */
export function withRealDice<G extends GameTypes>(
  game: Game<G>,
  which: RealDice,
  isOfAutoma: (label: string) => boolean,
  tray: Tray,
): Game<G> {
  const numbers = new Map<G["State"], number>();
  const isReal: IsReal = (label, isDie) => isOfAutoma(label) || (which === "all" && isDie);
  let seed: Seed = "";
  type Played = Result<Step<G["State"], G["Event"]>>;
  const through = (transition: number, play: (chance: Chance) => Played): Played => {
    const chance = recorded(tray.begin(seed, transition, isReal));
    const step = play(chance);
    if (!step.ok) return step;
    numbers.set(step.value.state, transition);
    tray.end(transition, [...chance.log]);
    return step;
  };
  return {
    ...game,
    setup(config, given) {
      if (!isSeed(given)) return game.setup(config, given);
      seed = given;
      return through(0, (chance) => game.setup(config, chance));
    },
    apply(state, action, options) {
      const before = numbers.get(state);
      if (before === undefined || options?.chance !== undefined) return game.apply(state, action, options);
      return through(before + 1, (chance) => game.apply(state, action, { ...options, chance }));
    },
  };
}
