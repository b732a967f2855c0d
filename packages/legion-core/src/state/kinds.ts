import { type Forbids, type FrameKind, type RefusesType, notAsked as refusedType, violation } from "@sw/tabletop";
import type { LegionTypes } from "../game.ts";
import type { RuleId } from "../rules/ids.ts";
import type { Action } from "./actions.ts";
import type { GameFrame } from "./frames.ts";
import type { Look } from "./look.ts";
import type { GameWork } from "./work.ts";

/** The frame type with a given name. */
export type FrameOf<Kind extends GameFrame["kind"]> = Extract<GameFrame, { kind: Kind }>;

/** The types of this game, for its transitions. */
export type Play = LegionTypes;

/** The definition of a kind of frame. */
export type Kind<Name extends GameFrame["kind"]> = FrameKind<Play, GameWork, FrameOf<Name>, Look>;

/** Creates a violation of one of this game's rules. */
export const forbidden: Forbids<RuleId> = violation;

/** Creates the violation for an action type that the decision does not accept. */
export const notAsked: RefusesType<RuleId, Action["type"]> = refusedType;
