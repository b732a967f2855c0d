import type { Frame, FrameKind } from "@sw/tabletop";
import type { Action } from "../actions.ts";
import type { Seat } from "../seats.ts";
import type { State } from "../state.ts";
import type { GameWork } from "../work.ts";
import { effectsKind } from "./effects.ts";
import type { GameRules } from "./kind.ts";

/** Any frame kind of this game. */
export type AnyKind = FrameKind<State, GameWork, Frame, Action, Seat>;

/** Every kind of frame by its name. */
export function kindsFor(rules: GameRules): Readonly<Record<string, AnyKind>> {
  return {
    effects: effectsKind(rules),
  };
}
