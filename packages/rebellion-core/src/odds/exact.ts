import { at, type Chance, fail, ok, type Result, violation } from "@sw/tabletop";
import { showRoll } from "../combat/attack/roll.ts";
import type { Box } from "../state/box.ts";
import { type DieIndex, GREEN, sidesShowing } from "../state/dice.ts";
import type { AttackFrame, Dice, Faces } from "../state/frames.ts";
import type { Look } from "../state/look.ts";
import type { State } from "../state/state.ts";
import type { BattleOdds } from "./battle-shapes.ts";
import { combatIn, MOST_ROUNDS, type Policies, playout, QuietWork } from "./playout.ts";
import { type Ending, endingOf, Tally } from "./tally.ts";

/** The probability below which a course of the battle is not explored further but counted as undecided. */
const NEGLIGIBLE = 1e-12;
/** The maximum number of different positions before a roll in a battle. */
const MOST_POSITIONS = 20_000;
/** All rounds from this one on are alike. Only cards of the first round make it different. */
const LATER_ROUND = 2;

/** One result of a roll and its probability. */
interface Fall {
  readonly dice: Dice;
  readonly chance: number;
}

/** A position in which an attack is about to roll, and the positions that follow from it. */
interface Position {
  readonly state: State;
  /**
   * The positions before the next roll, each with its probability and the number of rounds until then. Null until they
   * have been computed.
   */
  next: readonly { readonly position: Position; readonly chance: number; readonly rounds: number }[] | null;
  endings: readonly { readonly ending: Ending; readonly chance: number }[];
  /** The probability of being in this position, by round, in the current step. */
  readonly chances: Map<number, number>;
}

/**
 * Computes the exact odds of a battle without tactic cards. It expands every roll by counts of faces and merges equal
 * positions, until the part still going on is less likely than 1e-12. Fails for battles with tactic cards
 * (`reb.tactic.two-decks`), for cinematic ones (`rote.cinematic.choose-one`) and for those with too many different
 * positions (`reb.limits.dice`).
 */
export function exactOdds({ box, state: start }: Look, players: Policies): Result<BattleOdds> {
  const combat = combatIn(start);
  if (combat === undefined) return fail(violation("reb.combat.trigger", "no-combat"));
  if (box.cinematic) return fail(violation("rote.cinematic.choose-one", "no-exact-odds"));
  const { decks, hands } = combat.tactics;
  if ([...decks, ...hands.flat()].some((pile) => pile.length > 0)) {
    return fail(violation("reb.tactic.two-decks", "tactic-cards-in-play"));
  }
  const tally = new Tally(box, at(start.places, combat.system).units);
  const courses = new Courses(box, players);
  const first = courses.follow(new QuietWork(box, start, NO_CHANCE));
  if ("ending" in first) tally.add(first.ending, 1);
  else {
    first.position.chances.set(first.round, 1);
    let now: readonly Position[] = [first.position];
    while (now.length > 0 && courses.count <= MOST_POSITIONS) now = advance(box, tally, courses, now);
  }
  if (courses.count > MOST_POSITIONS) {
    return fail(violation("reb.limits.dice", "too-many-positions", { most: MOST_POSITIONS }));
  }
  return ok(tally.odds("exact"));
}

/** Passes the probability of each position on to the positions that follow it. */
function advance(box: Box, tally: Tally, courses: Courses, now: readonly Position[]): readonly Position[] {
  const passed = now.map((position) => {
    const chances = [...position.chances];
    position.chances.clear();
    return { position, chances };
  });
  const after = new Set<Position>();
  for (const { position, chances } of passed) {
    for (const [round, chance] of chances) {
      if (chance < NEGLIGIBLE || round > MOST_ROUNDS) {
        tally.add(brokenOff({ box, state: position.state }, round), chance);
        continue;
      }
      const next = courses.after(position);
      for (const { ending, chance: share } of position.endings) {
        tally.add({ ...ending, rounds: ending.rounds + round }, chance * share);
      }
      for (const { position: to, chance: share, rounds } of next) {
        to.chances.set(round + rounds, (to.chances.get(round + rounds) ?? 0) + chance * share);
        after.add(to);
      }
    }
  }
  return [...after];
}

function brokenOff(look: Look, round: number): Ending {
  const combat = combatIn(look.state);
  if (combat === undefined) throw new RangeError("no combat goes on");
  return { ...endingOf(look, combat, true), rounds: round };
}

/** The point that a playout has reached: the next roll and its round, or the end of the combat. */
type Reached = { readonly position: Position; readonly round: number } | { readonly ending: Ending };

/** The positions of a battle, each computed once. */
class Courses {
  private readonly box: Box;
  private readonly players: Policies;
  private readonly positions = new Map<string, Position>();
  private readonly falls = new Map<string, readonly Fall[]>();

  constructor(box: Box, players: Policies) {
    this.box = box;
    this.players = players;
  }

  get count(): number {
    return this.positions.size;
  }

  /** Plays on to the next roll or to the end of the combat. */
  follow(work: QuietWork): Reached {
    const stop = playout(work, this.players, true);
    const { state } = work.finish();
    const combat = combatIn(state);
    if (combat === undefined) throw new RangeError("a battle ends with its combat");
    if (stop !== "roll") return { ending: endingOf({ box: this.box, state }, combat, stop === "undecided") };
    return { position: this.positionOf(withRound(state, Math.min(combat.round, LATER_ROUND))), round: combat.round };
  }

  /** Returns the positions that follow from a position. Rounds are counted from the round of the position. */
  after(position: Position): NonNullable<Position["next"]> {
    if (position.next !== null) return position.next;
    const attack = attackIn(position.state);
    const round = combatIn(position.state)?.round ?? 0;
    const next: Map<Position, { position: Position; chance: number; rounds: number }> = new Map();
    const endings: { ending: Ending; chance: number }[] = [];
    for (const { dice, chance } of this.fallsOf(attack)) {
      const work = new QuietWork(this.box, position.state, NO_CHANCE);
      showRoll(work, attack, dice);
      const reached = this.follow(work);
      if ("ending" in reached) {
        const { ending } = reached;
        endings.push({ ending: { ...ending, rounds: ending.rounds - round }, chance });
        continue;
      }
      const known = next.get(reached.position);
      if (known !== undefined) known.chance += chance;
      else next.set(reached.position, { position: reached.position, chance, rounds: reached.round - round });
    }
    position.endings = endings;
    position.next = [...next.values()];
    return position.next;
  }

  private positionOf(state: State): Position {
    const key = keyOf({ box: this.box, state });
    const known = this.positions.get(key);
    if (known !== undefined) return known;
    const position: Position = { state, next: null, endings: [], chances: new Map() };
    this.positions.set(key, position);
    return position;
  }

  /**
   * Lists all results of the attack's dice. Faces other than hits and direct hits are counted together, because they
   * have no effect here.
   */
  private fallsOf({ pool }: AttackFrame): readonly Fall[] {
    const key = pool.join();
    const known = this.falls.get(key);
    if (known !== undefined) return known;
    const falls = colorFalls(0, pool[0]).flatMap(([red, redChance]) =>
      colorFalls(1, pool[1]).flatMap(([black, chance]) => withGreen(red, black, redChance * chance, pool)),
    );
    this.falls.set(key, falls);
    return falls;
  }
}

/** Lists the results of red and black dice, combined with all results of the green dice if there are any. */
function withGreen(red: Faces, black: Faces, chance: number, pool: AttackFrame["pool"]): readonly Fall[] {
  if (pool.length === 2) return [{ dice: [red, black], chance }];
  return colorFalls(GREEN, pool[GREEN]).map(([green, share]) => ({
    dice: [red, black, green],
    chance: chance * share,
  }));
}

function withRound(state: State, round: number): State {
  const frames = state.frames.map((frame) => (frame.kind === "combat" ? { ...frame, round } : frame));
  return { ...state, frames };
}

/**
 * Returns a key for a position: the places of units and leaders, and the frames on the stack. Positions with equal keys
 * have the same future. Only adjacent systems are included, because units move no further.
 */
function keyOf({ box, state: { frames, places, leaders } }: Look): string {
  const system = combatIn({ frames })?.system ?? 0;
  const near = [system, ...at(box.systems, system).neighbors].map((place) => at(places, place).units);
  return JSON.stringify([frames.slice(1), near, leaders.map((one) => one.at)]);
}

/** A chance that throws, because only attacks may need random results here. */
const NO_CHANCE: Chance = { die: unexpected, pick: unexpected, order: unexpected };

function unexpected(label: string): never {
  throw new RangeError(`${label} cannot be told exactly`);
}

function attackIn({ frames }: State): AttackFrame {
  const top = at(frames, frames.length - 1);
  if (top.kind !== "attack") throw new RangeError("no attack is about to roll");
  return top;
}

function colorFalls(color: DieIndex, count: number): readonly (readonly [Faces, number])[] {
  const sides = sidesShowing(color);
  const all = sides[0] + sides[1] + sides[2] + sides[3];
  const [hit, direct] = [sides[0] / all, sides[1] / all];
  const falls: (readonly [Faces, number])[] = [];
  for (let hits = 0; hits <= count; hits++) {
    for (let directs = 0; hits + directs <= count; directs++) {
      const rest = count - hits - directs;
      const ways = choose(count, hits) * choose(count - hits, directs);
      const chance = ways * power(hit, hits) * power(direct, directs) * power(1 - hit - direct, rest);
      falls.push([[hits, directs, 0, rest], chance]);
    }
  }
  return falls;
}

function choose(from: number, count: number): number {
  let ways = 1;
  for (let index = 0; index < count; index++) ways = (ways * (from - index)) / (index + 1);
  return ways;
}

function power(base: number, exponent: number): number {
  let result = 1;
  for (let done = 0; done < exponent; done++) result *= base;
  return result;
}
