import type { AskedIn, FrameKind, PlayTypes } from "@sw/tabletop";
import type { Action } from "./actions.ts";
import type { DecisionContexts } from "./decisions.ts";
import type { Event } from "./events.ts";
import type { GameFrame } from "./frames.ts";
import type { Seat } from "./seats.ts";
import type { State } from "./state.ts";
import type { GameWork } from "./work.ts";

/** A frame of a kind by its name. */
export type FrameOf<Kind extends GameFrame["kind"]> = Extract<GameFrame, { kind: Kind }>;

/** What the transitions of this game are about. */
export interface Play extends PlayTypes {
  State: State;
  Action: Action;
  Event: Event;
  Seat: Seat;
  Asked: AskedIn<DecisionContexts>;
}

/** What a kind of frame does. */
export type Kind<Name extends GameFrame["kind"]> = FrameKind<Play, GameWork, FrameOf<Name>>;
