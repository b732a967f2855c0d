import { type Forbids, type FrameKind, type RefusesType, notAsked as refusedType, violation } from "@sw/tabletop";
import type { RebellionTypes } from "../game.ts";
import type { RuleId } from "../rules/ids.ts";
import type { Action } from "./actions.ts";
import type { GameFrame } from "./frames.ts";
import type { Look } from "./look.ts";
import type { GameWork } from "./work.ts";

/** What the transitions of this game are about. */
export type Play = RebellionTypes;

/** A frame kind of this game. */
export type Kind<Name extends GameFrame["kind"]> = FrameKind<Play, GameWork, Extract<GameFrame, { kind: Name }>, Look>;

/** A violation of one of this game's rules. */
export const forbidden: Forbids<RuleId> = violation;

/** The violation of an action of a type that the decision does not take. */
export const notAsked: RefusesType<RuleId, Action["type"]> = refusedType;
