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

/** How many battles to fight, from which seed, and how each side plays. */
export interface SimulationOptions {
  readonly runs: number;
  readonly seed: Seed;
  readonly policies?: BattlePolicies;
}

/** Odds worked out exactly, for small battles without tactic cards. */
export interface ExactOptions {
  readonly exact: true;
  readonly policies?: BattlePolicies;
}

/** How to find the odds: by so many battles, or exactly. */
export type OddsOptions = SimulationOptions | ExactOptions;

/**
 * Battles with the units and cards of one catalogue. What is not in the box is refused with a violation, and so are unknown
 * keys (`tt.input.shape`) and cards that cannot count: discards without cinematic combat, cards where `tactics` is `"none"`.
 */
export interface Battles {
  /**
   * A battle for playing out decision by decision with `game.apply`: it has gone on by itself until somebody is asked, or
   * until the end of the combat if nobody is. The rest of the game is left out, so the state breaks the invariants of a
   * whole one, whose cards it lacks.
   */
  battle(setup: BattleSetup, chance: Seed | Chance): Result<Step<State, Event>>;
  /** One battle, played out by the policies, with its events. */
  resolveBattle(setup: BattleSetup, chance: Seed | Chance, policies?: BattlePolicies): Result<BattleResult>;
  /** So many battles, added up. The same seed gives the same odds. */
  simulateBattles(setup: BattleSetup, options: SimulationOptions): Result<BattleOdds>;
  /**
   * The odds of a battle, from many or exactly. `exact` needs policies that play by the position alone: each position is
   * looked at once, so the odds mean nothing for a policy that keeps memory or draws at random by itself.
   */
  battleOdds(setup: BattleSetup, options: OddsOptions): Result<BattleOdds>;
  /** The default policy, or a variant of it. */
  battlePolicy(options?: PolicyOptions): BattlePolicy;
}

/** What battles of one box are played with. */
interface Field {
  readonly box: Box;
  readonly usual: BattlePolicy;
}

function fieldOf(box: Box): Field {
  return { box, usual: policyOf(box) };
}

/** Battles with the boxes of a catalogue: each with the one that its set-up asks for. */
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
 * Returns the state with which every battle of a sample starts: up to the first roll, if nothing before it is random
 * and both sides use the default policy, which depends only on the position.
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

/** Thrown where something is left to chance. */
class Asked extends Error {}

const ASKED: Chance = { die: asked, pick: asked, order: asked };

function asked(label: string): never {
  throw new Asked(label);
}
