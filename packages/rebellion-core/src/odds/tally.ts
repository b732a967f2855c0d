import { at } from "@sw/tabletop";
import { hasAnyForce } from "../forces/forces.ts";
import { finalWinners } from "../forces/won.ts";
import type { Box } from "../state/box.ts";
import type { Units } from "../state/codes.ts";
import type { CombatFrame } from "../state/frames.ts";
import type { Look } from "../state/look.ts";
import { FACTIONS, IMPERIAL, REBEL, type Side } from "../state/seats.ts";
import type { BattleChances, BattleOdds, BattleSpread, BattleUnits } from "./battle-shapes.ts";

/** The result of a combat at its end. */
export interface Ending {
  readonly holder: Side | null;
  readonly won: readonly [Side | null, Side | null];
  readonly rounds: number;
  readonly destroyed: Units;
  readonly retreated: readonly [boolean, boolean];
  readonly undecided: boolean;
}

/** Returns the ending of a combat. `undecided` means that it was stopped early. */
export function endingOf({ box, state }: Look, combat: CombatFrame, undecided: boolean): Ending {
  const { units } = at(state.places, combat.system);
  const rebels = hasAnyForce(box, units, REBEL);
  const held = rebels !== hasAnyForce(box, units, IMPERIAL);
  return {
    holder: held ? (rebels ? REBEL : IMPERIAL) : null,
    won: undecided ? [null, null] : finalWinners(state, combat),
    rounds: combat.round,
    destroyed: combat.destroyed,
    retreated: combat.retreated,
    undecided,
  };
}

/** Sums endings by weight. */
export class Tally {
  private readonly box: Box;
  private readonly start: Units;
  private readonly holder: number[] = [0, 0, 0];
  private readonly won: readonly [number[], number[]] = [
    [0, 0, 0],
    [0, 0, 0],
  ];
  private readonly rounds: number[] = [];
  private readonly lost: readonly number[][];
  private readonly retreats: number[] = [0, 0];
  private undecided = 0;
  private total = 0;

  /** Creates an empty tally. `start` holds the units of both sides at the start of the battle. */
  constructor(box: Box, start: Units) {
    this.box = box;
    this.start = start;
    this.lost = start.map((count) => Array.from({ length: count + 1 }, () => 0));
  }

  add({ holder, won, rounds, destroyed, retreated, undecided }: Ending, weight: number): void {
    this.total += weight;
    count(this.holder, holder ?? 2, weight);
    count(this.won[0], won[0] ?? 2, weight);
    count(this.won[1], won[1] ?? 2, weight);
    count(this.rounds, rounds, weight);
    for (let unit = 0; unit < destroyed.length; unit++) count(at(this.lost, unit), at(destroyed, unit), weight);
    if (retreated[0]) count(this.retreats, REBEL, weight);
    if (retreated[1]) count(this.retreats, IMPERIAL, weight);
    if (undecided) this.undecided += weight;
  }

  odds(runs: BattleOdds["runs"]): BattleOdds {
    const { total } = this;
    const share = (weight: number | undefined): number => (weight ?? 0) / total;
    const chances = (weights: readonly number[]): BattleChances => ({
      rebel: share(weights[REBEL]),
      imperial: share(weights[IMPERIAL]),
      nobody: share(weights[2]),
    });
    const types = this.box.units.filter(({ index }) => at(this.start, index) > 0);
    return {
      runs,
      holder: chances(this.holder),
      won: { space: chances(this.won[0]), ground: chances(this.won[1]) },
      rounds: spread(this.rounds, total),
      lost: Object.fromEntries(types.map(({ id, index }) => [id, spread(at(this.lost, index), total)])),
      retreats: { rebel: share(this.retreats[REBEL]), imperial: share(this.retreats[IMPERIAL]) },
      undecided: share(this.undecided),
    };
  }
}

function count(weights: number[], index: number, weight: number): void {
  while (weights.length <= index) weights.push(0);
  weights[index] = at(weights, index) + weight;
}

function spread(weights: readonly number[], total: number): BattleSpread {
  const chances = weights.map((weight) => weight / total);
  return { mean: chances.reduce((sum, chance, value) => sum + chance * value, 0), chances };
}

/** Returns the counts of units by name, without types that are absent. */
export function unitsByName(box: Box, units: Units): BattleUnits {
  return Object.fromEntries(
    box.units.flatMap(({ id, index }) => (at(units, index) > 0 ? [[id, at(units, index)] as const] : [])),
  );
}

/** Returns the faction of a side. Null stays null. */
export function factionOrNull(side: Side | null): (typeof FACTIONS)[number] | null {
  return side === null ? null : FACTIONS[side];
}
