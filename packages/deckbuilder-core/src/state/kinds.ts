import type { FrameKind } from "@sw/tabletop";
import type { Action } from "./actions.ts";
import type { GameFrame } from "./frames.ts";
import type { Seat } from "./seats.ts";
import type { State } from "./state.ts";
import type { DeckWork } from "./work.ts";

/** A frame kind of this game. */
export type Kind<Name extends GameFrame["kind"]> = FrameKind<
  State,
  DeckWork,
  Extract<GameFrame, { kind: Name }>,
  Action,
  Seat
>;
