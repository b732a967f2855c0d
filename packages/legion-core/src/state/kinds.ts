import { type Forbids, type FrameKind, type RefusesType, notAsked as refusedType, violation } from "@sw/tabletop";
import type { LegionTypes } from "../game.ts";
import type { RuleId } from "../rules/ids.ts";
import type { Action } from "./actions.ts";
import type { GameFrame } from "./frames.ts";
import type { Look } from "./look.ts";
import type { GameWork } from "./work.ts";

/** A frame of a kind by its name. */
export type FrameOf<Kind extends GameFrame["kind"]> = Extract<GameFrame, { kind: Kind }>;

/** What the transitions of this game are about. */
export type Play = LegionTypes;

/** What a kind of frame does. */
export type Kind<Name extends GameFrame["kind"]> = FrameKind<Play, GameWork, FrameOf<Name>, Look>;

/** A violation of one of this game's rules. */
export const forbidden: Forbids<RuleId> = violation;

/** The violation of an action of a type that the decision does not take. */
export const notAsked: RefusesType<RuleId, Action["type"]> = refusedType;
