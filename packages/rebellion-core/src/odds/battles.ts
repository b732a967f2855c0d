import {
  at,
  attempt,
  type Chance,
  fail,
  fastSeed,
  isSeed,
  ok,
  type Result,
  type Seed,
  type Step,
  seeded,
  wordsOfSeed,
} from "@sw/tabletop";
import type { Box } from "../state/box.ts";
import { type Boxes, perBox } from "../state/boxes.ts";
import { refusedConfig } from "../state/config.ts";
import type { Event } from "../state/events.ts";
import type { Look } from "../state/look.ts";
import { FACTIONS } from "../state/seats.ts";
import type { State } from "../state/state.ts";
import { GameWork } from "../state/work.ts";
import { optionsFault, setupFault } from "./asked.ts";
import { battleConfig, battleState } from "./battle.ts";
import type { BattleOdds, BattlePolicies, BattlePolicy, BattleResult, BattleSetup } from "./battle-shapes.ts";
import { exactOdds } from "./exact.ts";
import { combatIn, type Policies, playout, QuietWork } from "./playout.ts";
import { type PolicyOptions, policyOf } from "./policy.ts";
import { endingOf, factionOrNull, Tally, unitsByName } from "./tally.ts";

/** The number of battles to simulate, the seed, and the policies of both sides. */
export interface SimulationOptions {
  readonly runs: number;
  readonly seed: Seed;
  readonly policies?: BattlePolicies;
}

/** Options for exact odds, for small battles without tactic cards. */
export interface ExactOptions {
  readonly exact: true;
  readonly policies?: BattlePolicies;
}

/** Options for finding the odds: by simulating battles, or exactly. */
export type OddsOptions = SimulationOptions | ExactOptions;

/**
 * Functions for battles with the units and cards of one catalogue. They fail for anything that is not in the box, for
 * unknown keys (`tt.input.shape`) and for cards that cannot count: discards without cinematic combat, or cards where
 * `tactics` is `"none"`.
 */
export interface Battles {
  /**
   * Starts a battle that you can play decision by decision with `game.apply`. It runs until the first decision, or to
   * the end of the combat if there is none. The state lacks the cards and pieces of the rest of the game, so it breaks
   * the invariants of a whole game.
   */
  battle(setup: BattleSetup, chance: Seed | Chance): Result<Step<State, Event>>;
  /** Plays one battle with the policies and returns its result and events. */
  resolveBattle(setup: BattleSetup, chance: Seed | Chance, policies?: BattlePolicies): Result<BattleResult>;
  /** Plays `runs` battles and returns their odds. The same seed gives the same odds. */
  simulateBattles(setup: BattleSetup, options: SimulationOptions): Result<BattleOdds>;
  /**
   * Returns the odds of a battle, simulated or exact. Exact odds require policies that depend only on the position:
   * each position is evaluated once, so a policy with memory or its own random numbers makes the result meaningless.
   */
  battleOdds(setup: BattleSetup, options: OddsOptions): Result<BattleOdds>;
  /** Returns the default policy, or a variant of it. */
  battlePolicy(options?: PolicyOptions): BattlePolicy;
}

/** A box together with its default policy. */
interface Field {
  readonly box: Box;
  readonly usual: BattlePolicy;
}

function fieldOf(box: Box): Field {
  return { box, usual: policyOf(box) };
}

/** Creates the battle functions for the boxes of a catalogue. Each battle uses the box that its setup asks for. */
export function battlesOf(boxes: Boxes): Battles {
  const fields = perBox((config) => fieldOf(boxes.of(config)));
  const on = <Found>(
    setup: BattleSetup,
    policies: BattlePolicies | undefined,
    find: (field: Field, start: State, players: Policies) => Result<Found>,
  ): Result<Found> => {
    const fault = setupFault(setup, policies);
    if (fault !== undefined) return fail(fault);
    const config = battleConfig(setup);
    const refused = refusedConfig(config, config.players, boxes.catalogue);
    if (refused !== undefined) return refused;
    const field = fields(config);
    const start = battleState(field.box, setup);
    const { rebel, imperial } = policies ?? {};
    return start.ok ? find(field, start.value, [rebel ?? field.usual, imperial ?? field.usual]) : start;
  };
  const simulate = (setup: BattleSetup, options: SimulationOptions): Result<BattleOdds> => {
    const fault = optionsFault(options);
    if (fault !== undefined) return fail(fault);
    return on(setup, options.policies, (field, start, players) => ok(sampled(field, start, players, options)));
  };
  return {
    battle: (setup, chance) => on(setup, undefined, ({ box }, start) => begun({ box, state: start }, chance)),
    resolveBattle: (setup, chance, policies) =>
      on(setup, policies, ({ box }, start, players) => {
        const source = isSeed(chance) ? seeded(chance) : chance;
        return attempt(() => resolved({ box, state: start }, source, players));
      }),
    simulateBattles: simulate,
    battleOdds(setup, options) {
      if (!("exact" in options)) return simulate(setup, options);
      const fault = optionsFault(options);
      if (fault !== undefined) return fail(fault);
      return on(setup, options.policies, ({ box }, start, players) => exactOdds({ box, state: start }, players));
    },
    battlePolicy(options) {
      const policies = perBox((config) => policyOf(boxes.of(config), options));
      return (position) => policies(position.state.config)(position);
    },
  };
}

function begun({ box, state: start }: Look, chance: Seed | Chance): Result<Step<State, Event>> {
  const [state, source] = isSeed(chance) ? [{ ...start, words: wordsOfSeed(chance) }, undefined] : [start, chance];
  return attempt(() => {
    const work = new GameWork(box, state, source);
    playout(work, null, false);
    return work.finish();
  });
}

function resolved({ box, state: start }: Look, chance: Chance, players: Policies): BattleResult {
  const work = new GameWork(box, start, chance);
  const stop = playout(work, players, false);
  const combat = combatIn(work.state);
  if (combat === undefined) throw new RangeError("a battle ends with its combat");
  const ending = endingOf({ box: box, state: work.state }, combat, stop === "undecided");
  return {
    holder: factionOrNull(ending.holder),
    won: { space: factionOrNull(ending.won[0]), ground: factionOrNull(ending.won[1]) },
    rounds: ending.rounds,
    lost: unitsByName(box, ending.destroyed),
    retreated: FACTIONS.filter((_, side) => at(ending.retreated, side)),
    undecided: ending.undecided,
    events: work.events,
  };
}

function sampled(field: Field, start: State, players: Policies, options: SimulationOptions): BattleOdds {
  const { box } = field;
  const system = combatIn(start)?.system ?? 0;
  const tally = new Tally(box, at(start.places, system).units);
  const opening = openingOf(field, start, players);
  const chance = seeded(fastSeed(options.seed));
  for (let run = 0; run < options.runs; run++) {
    const work = new QuietWork(box, opening, chance);
    const stop = playout(work, players, false);
    const combat = combatIn(work.state);
    if (combat !== undefined) tally.add(endingOf(work, combat, stop === "undecided"), 1);
  }
  return tally.odds(options.runs);
}

/**
 * Returns the state with which every battle of a sample starts. If nothing before the first roll is random and both
 * sides use the default policy, this is the state before that roll.
 */
function openingOf({ box, usual }: Field, start: State, players: Policies): State {
  if (players.some((policy) => policy !== usual)) return start;
  const work = new QuietWork(box, start, ASKED);
  try {
    return playout(work, players, true) === "roll" ? work.finish().state : start;
  } catch (error) {
    if (error instanceof Asked) return start;
    throw error;
  }
}

/** Thrown when a random result is needed. */
class Asked extends Error {}

const ASKED: Chance = { die: asked, pick: asked, order: asked };

function asked(label: string): never {
  throw new Asked(label);
}
