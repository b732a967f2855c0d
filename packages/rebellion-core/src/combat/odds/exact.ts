import { at, type Chance, fail, ok, type Result, violation } from "@sw/tabletop";
import type { Box } from "../../box.ts";
import { type ColorIndex, sidesShowing } from "../../dice.ts";
import type { AttackFrame, Dice, Faces } from "../../frames/types.ts";
import type { State } from "../../state.ts";
import { showRoll } from "../roll.ts";
import { combatIn, type Players, type Playout, QuietWork } from "./playout.ts";
import { endingOf, Tally } from "./tally.ts";
import type { BattleOdds } from "./types.ts";

/** Probability left unexplored: battles that go on this rarely are counted as undecided. */
const NEGLIGIBLE = 1e-12;
/** Most states that one step may hold before a battle counts as too large. */
const MOST_STATES = 20_000;

/** One way that dice fall, and how likely it is. */
interface Fall {
  readonly dice: Dice;
  readonly chance: number;
}

interface Branch {
  readonly state: State;
  chance: number;
}

/**
 * The exact odds of a battle without tactic cards: every roll by counts of faces, equal states taken
 * together, attack by attack, until what still goes on is less likely than 1e-12. Refuses (`reb.tactic.two-decks`)
 * battles with tactic cards, and (`reb.limits.dice`) those with too many different courses.
 */
export function exactOdds(box: Box, start: State, playout: Playout, players: Players): Result<BattleOdds> {
  const combat = combatIn(start);
  if (combat === undefined) return fail(violation("reb.combat.trigger", "no-combat"));
  const { decks, hands } = combat.tactics;
  if ([...decks, ...hands.flat()].some((pile) => pile.length > 0)) {
    return fail(violation("reb.tactic.two-decks", "tactic-cards-in-play"));
  }
  const tally = new Tally(box, at(start.places, combat.system).units);
  const falls = new Map<string, readonly Fall[]>();
  let branches = new Map<string, Branch>();
  const goOn = (next: Map<string, Branch>, work: QuietWork, chance: number): void => {
    const stop = playout(work, players, true);
    const { state } = work.finish();
    const now = combatIn(state);
    if (stop === "roll") merge(next, state, chance);
    else if (now !== undefined) tally.add(endingOf(box, state, now, stop === "undecided"), chance);
  };
  goOn(branches, new QuietWork(box, start, NO_CHANCE), 1);
  while (branches.size > 0) {
    if (branches.size > MOST_STATES) return fail(violation("reb.limits.dice", "too-many-courses"));
    const next = new Map<string, Branch>();
    for (const { state, chance } of branches.values()) {
      if (chance < NEGLIGIBLE) {
        breakOff(box, tally, state, chance);
        continue;
      }
      const attack = attackIn(state);
      for (const fall of fallsOf(falls, attack)) {
        const work = new QuietWork(box, state, NO_CHANCE);
        showRoll(work, attack, fall.dice);
        goOn(next, work, chance * fall.chance);
      }
    }
    branches = next;
  }
  return ok(tally.odds("exact"));
}

function breakOff(box: Box, tally: Tally, state: State, chance: number): void {
  const combat = combatIn(state);
  if (combat !== undefined) tally.add(endingOf(box, state, combat, true), chance);
}

/** Nothing but attacks may ask for chance here. */
const NO_CHANCE: Chance = { die: unexpected, pick: unexpected, order: unexpected };

function unexpected(label: string): never {
  throw new RangeError(`${label} cannot be told exactly`);
}

function attackIn({ frames }: State): AttackFrame {
  const top = at(frames, frames.length - 1);
  if (top.kind !== "attack") throw new RangeError("no attack is about to roll");
  return top;
}

/** Equal states have one future: where units and leaders are, and what is half done. */
function merge(branches: Map<string, Branch>, state: State, chance: number): void {
  const { frames, places, leaders } = state;
  const key = JSON.stringify([frames, places.map(({ units }) => units.join()).join(";"), leaders.map((one) => one.at)]);
  const known = branches.get(key);
  if (known === undefined) branches.set(key, { state, chance });
  else known.chance += chance;
}

/** Every way that the attack's dice can fall; what is neither a hit nor a direct hit is the same to it. */
function fallsOf(known: Map<string, readonly Fall[]>, { pool }: AttackFrame): readonly Fall[] {
  const key = pool.join();
  const found = known.get(key);
  if (found !== undefined) return found;
  const falls: Fall[] = [];
  for (const [red, redChance] of colorFalls(0, pool[0])) {
    for (const [black, blackChance] of colorFalls(1, pool[1])) {
      falls.push({ dice: [red, black], chance: redChance * blackChance });
    }
  }
  known.set(key, falls);
  return falls;
}

function colorFalls(color: ColorIndex, count: number): readonly (readonly [Faces, number])[] {
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
