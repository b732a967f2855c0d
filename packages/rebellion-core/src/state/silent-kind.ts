import type { GameFrame } from "./frames.ts";
import type { Kind } from "./kinds.ts";
import type { GameWork } from "./work.ts";

/** A kind of frame that goes on by itself and never asks anybody. */
export function silentKind<Name extends GameFrame["kind"]>(
  name: Name,
  step: (work: GameWork, frame: Extract<GameFrame, { kind: Name }>) => void,
): Kind<Name> {
  const never = (): never => {
    throw new RangeError(`${name} asks nothing`);
  };
  return {
    run(work, frame) {
      step(work, frame);
      return false;
    },
    question: never,
    options: never,
    check: never,
    take: never,
  };
}
