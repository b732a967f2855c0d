import type { FrameKind } from "@sw/tabletop";
import type { Action } from "../actions.ts";
import type { Box } from "../box.ts";
import type { Seat } from "../seats.ts";
import type { State } from "../state.ts";
import type { DeckWork } from "../work.ts";
import type { GameFrame } from "./types.ts";

/** A frame kind of this game. */
export type Kind<Name extends GameFrame["kind"]> = FrameKind<
  State,
  DeckWork,
  Extract<GameFrame, { kind: Name }>,
  Action,
  Seat
>;

/** Makes a frame kind for a compiled catalogue. */
export type KindMaker<Name extends GameFrame["kind"]> = (box: Box) => Kind<Name>;
