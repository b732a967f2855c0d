import { at, type Chance, fromWords, isSeed, ok, type Result, type Seed, seeded, wordsOfSeed } from "@sw/tabletop";
import type { Box } from "../../box.ts";
import { FACTIONS } from "../../seats.ts";
import type { State } from "../../state.ts";
import { GameWork } from "../../work.ts";
import { battleState } from "./battle.ts";
import { exactOdds } from "./exact.ts";
import { combatIn, type Players, type Playout, playoutOf, QuietWork } from "./playout.ts";
import { type PolicyOptions, policyOf } from "./policy.ts";
import { endingOf, factionOrNull, Tally, unitsByName } from "./tally.ts";
import type { BattleOdds, BattlePolicies, BattlePolicy, BattleResult, BattleSetup } from "./types.ts";

/** How many battles to fight, from which seed, and how each side plays. */
export interface SimulationOptions {
  readonly runs: number;
  readonly seed: Seed;
  readonly policies?: BattlePolicies;
}

/** How to find the odds: by so many battles, or exactly (small battles without tactic cards). */
export type OddsOptions = SimulationOptions | { readonly exact: true; readonly policies?: BattlePolicies };

/** Battles with the units and cards of one catalogue. What is not in the box is refused with a violation. */
export interface Battles {
  /**
   * A state with the battle about to begin: the combat on top, the rest of the game left out. For playing a combat out
   * decision by decision; it breaks the invariants of a whole game, whose cards it lacks.
   */
  battle(setup: BattleSetup): Result<State>;
  /** One battle, played out by the policies, with its events. */
  resolveBattle(setup: BattleSetup, chance: Seed | Chance, policies?: BattlePolicies): Result<BattleResult>;
  /** So many battles, added up. The same seed gives the same odds. */
  simulateBattles(setup: BattleSetup, options: SimulationOptions): Result<BattleOdds>;
  /** The odds of a battle, from many or exactly. */
  battleOdds(setup: BattleSetup, options: OddsOptions): Result<BattleOdds>;
  /** The default policy, or a variant of it. */
  battlePolicy(options?: PolicyOptions): BattlePolicy;
}

/** Battles of a box. */
export function battlesOf(box: Box): Battles {
  const playout = playoutOf(box);
  const usual = policyOf(box);
  const players = ({ rebel, imperial }: BattlePolicies = {}): Players => [rebel ?? usual, imperial ?? usual];
  const simulate = (setup: BattleSetup, options: SimulationOptions): Result<BattleOdds> => {
    const start = battleState(box, setup);
    return start.ok ? ok(sampled(box, start.value, playout, players(options.policies), options)) : start;
  };
  return {
    battle: (setup) => battleState(box, setup),
    resolveBattle(setup, chance, policies) {
      const start = battleState(box, setup);
      if (!start.ok) return start;
      const source = isSeed(chance) ? seeded(chance) : chance;
      return ok(resolved(box, start.value, source, playout, players(policies)));
    },
    simulateBattles: simulate,
    battleOdds(setup, options) {
      if (!("exact" in options)) return simulate(setup, options);
      const start = battleState(box, setup);
      return start.ok ? exactOdds(box, start.value, playout, players(options.policies)) : start;
    },
    battlePolicy: (options) => policyOf(box, options),
  };
}

function resolved(box: Box, start: State, chance: Chance, playout: Playout, players: Players): BattleResult {
  const work = new GameWork(box, start, chance);
  const stop = playout(work, players, false);
  const combat = combatIn(work.state);
  if (combat === undefined) throw new RangeError("a battle ends with its combat");
  const ending = endingOf(box, work.state, combat, stop === "undecided");
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

function sampled(box: Box, start: State, playout: Playout, players: Players, options: SimulationOptions): BattleOdds {
  const system = combatIn(start)?.system ?? 0;
  const tally = new Tally(box, at(start.places, system).units);
  const chance = fromWords(wordsOfSeed(options.seed));
  for (let run = 0; run < options.runs; run++) {
    const work = new QuietWork(box, start, chance);
    const stop = playout(work, players, false);
    const combat = combatIn(work.state);
    if (combat !== undefined) tally.add(endingOf(box, work.state, combat, stop === "undecided"), 1);
  }
  return tally.odds(options.runs);
}
