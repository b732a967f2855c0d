import type { Kind } from "../state/kinds.ts";
import { combatOf } from "./attack/attack.ts";
import { noteDestruction } from "./destruction.ts";

/** Wraps the kind of a combat or battle, so that it continues only after all destroyed units have been recorded. */
export function noting<Name extends "combat" | "battle">(kind: Kind<Name>): Kind<Name> {
  return {
    ...kind,
    run: (work, frame) => !noteDestruction(work, combatOf(work.state)) && kind.run(work, frame),
  };
}
