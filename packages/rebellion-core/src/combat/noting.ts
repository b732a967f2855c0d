import type { Kind } from "../state/kinds.ts";
import { combatOf } from "./attack/attack.ts";
import { noteDestruction } from "./destruction.ts";

/** The kind of a combat or of its battle: it goes on when all that has been destroyed is noted. */
export function noting<Name extends "combat" | "battle">(kind: Kind<Name>): Kind<Name> {
  return {
    ...kind,
    run: (work, frame) => !noteDestruction(work, combatOf(work.state)) && kind.run(work, frame),
  };
}
