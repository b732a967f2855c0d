import type { FrameKind } from "@sw/tabletop";
import type { Action } from "./actions.ts";
import type { GameFrame } from "./frames.ts";
import type { Seat } from "./seats.ts";
import type { State } from "./state.ts";
import type { GameWork } from "./work.ts";

/** A frame of a kind by its name. */
export type FrameOf<Kind extends GameFrame["kind"]> = Extract<GameFrame, { kind: Kind }>;

/** What a kind of frame does. */
export type Kind<Name extends GameFrame["kind"]> = FrameKind<State, GameWork, FrameOf<Name>, Action, Seat>;
