import { type Forbids, type FrameKind, type RefusesType, notAsked as refusedType, violation } from "@sw/tabletop";
import type { DeckbuilderTypes } from "../game.ts";
import type { RuleId } from "../rules/ids.ts";
import type { Action } from "./actions.ts";
import type { GameFrame } from "./frames.ts";
import type { Look } from "./look.ts";
import type { GameWork } from "./work.ts";

/** The types of this game. */
export type Play = DeckbuilderTypes;

/** A frame kind of this game. */
export type Kind<Name extends GameFrame["kind"]> = FrameKind<Play, GameWork, Extract<GameFrame, { kind: Name }>, Look>;

/** Creates a violation of one of this game's rules. */
export const forbidden: Forbids<RuleId> = violation;

/** Creates the violation of an action whose type the decision does not accept. */
export const notAsked: RefusesType<RuleId, Action["type"]> = refusedType;
