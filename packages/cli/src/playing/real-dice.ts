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

/** Which dice people roll: those by which the automa decides, or every die of the game too. */
export const REAL_DICE = ["automa", "all"] as const;
/** One of {@link REAL_DICE}. */
export type RealDice = (typeof REAL_DICE)[number];

/** Results of real dice by transition, those of the set-up first. */
export type Rolled = readonly (readonly string[])[];

/** A die that somebody has to roll before the game can go on, and what it may show. */
export interface WantedDie {
  /** What it is rolled for: `"d8: fleet"`. */
  readonly label: string;
  readonly faces: readonly string[];
}

/** Thrown out of a transition for a die that nobody has rolled yet; nothing has happened then. */
export class DieWanted extends Error {
  readonly die: WantedDie;

  constructor(die: WantedDie) {
    super(die.label);
    this.die = die;
  }
}

/**
 * Where people put what their dice show. A transition that wants a die which is not there is begun again once it is; all other
 * chance comes from the game's seed and the number of the transition, so that beginning again changes nothing.
 */
export class Tray {
  private readonly rolls = new Map<number, readonly string[]>();
  private readonly logs = new Map<number, readonly RecordedAnswer[]>();
  private running = 0;

  /** What has been rolled, up to the last transition that took place. */
  get rolled(): Rolled {
    return Array.from({ length: this.logs.size }, (_, transition) => this.rolls.get(transition) ?? []);
  }

  /** Every answer of chance so far, in order: a replay's script. */
  get script(): readonly RecordedAnswer[] {
    return [...this.logs.keys()]
      .sort((one, other) => one - other)
      .flatMap((transition) => this.logs.get(transition) ?? []);
  }

  /** Puts back what was rolled in a game that goes on. */
  fill(rolled: Rolled): void {
    for (const [transition, faces] of rolled.entries()) this.rolls.set(transition, faces);
  }

  /** The result of the die that the running transition wants. */
  add(face: string): void {
    this.rolls.set(this.running, [...(this.rolls.get(this.running) ?? []), face]);
  }

  /** The running transition does not take place. */
  clear(): void {
    this.rolls.delete(this.running);
  }

  /** The chance of a transition. */
  begin(seed: Seed, transition: number, isReal: IsReal): Chance {
    this.running = transition;
    return trayChance(seeded(`${seed} dealt ${transition}`), this.rolls.get(transition) ?? [], isReal);
  }

  /** A transition has taken place, with these answers of chance; what was undone before is forgotten. */
  end(transition: number, log: readonly RecordedAnswer[]): void {
    for (const later of this.logs.keys()) if (later > transition) this.logs.delete(later);
    this.logs.set(transition, log);
  }
}

/** Whether people roll what a question of chance asks for: by its label, and whether it is a die to the game. */
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

/** The game with real dice on a tray; only what begins with a seed is played with them. */
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
