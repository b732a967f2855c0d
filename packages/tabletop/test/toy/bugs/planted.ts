import type { LawId } from "../../../src/conformance/laws/ids.ts";
import type { Step } from "../../../src/contract/contract.ts";
import type { ToyGame } from "../game.ts";
import type { ToyAction, ToyEvent, ToyState } from "../state.ts";

/** A bug that can be planted in the toy game. */
export interface PlantedBug {
  /** The law that must catch it; others may as well. */
  readonly law: LawId;
  /** The game with the bug. */
  plant(game: ToyGame): ToyGame;
}

/** A step of the toy game. */
export type ToyStep = Step<ToyState, ToyEvent>;

/** The game with every accepted step changed. */
export function changeSteps(
  game: ToyGame,
  change: (step: ToyStep, action: ToyAction, before: ToyState) => ToyStep,
): ToyGame {
  return {
    ...game,
    apply(state, action, options) {
      const result = game.apply(state, action, options);
      return result.ok ? { ok: true, value: change(result.value, action, state) } : result;
    },
  };
}

/** The step with another state. */
export function withState(step: ToyStep, part: Partial<ToyState>): ToyStep {
  return { ...step, state: { ...step.state, ...part } };
}
