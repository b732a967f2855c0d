import type { Frame, FrameKind } from "@sw/tabletop";
import type { Action } from "../actions.ts";
import type { Seat } from "../seats.ts";
import type { State } from "../state.ts";
import type { GameWork } from "../work.ts";
import { activationKind } from "./activation.ts";
import { activationPhaseKind } from "./activation-phase.ts";
import { attackKind } from "./attack.ts";
import { barricadeKind } from "./barricade.ts";
import { choiceKind } from "./choice.ts";
import { commandKind } from "./command.ts";
import { dropKind } from "./drop.ts";
import { effectsKind } from "./effects.ts";
import { endKind } from "./end.ts";
import { gainKind } from "./gain.ts";
import { handKind } from "./hand.ts";
import type { GameRules } from "./kind.ts";
import { leaderKind } from "./leader.ts";
import { meleeKind } from "./melee.ts";
import { missionKind } from "./mission.ts";
import { moveKind } from "./move.ts";
import { ordersKind } from "./orders.ts";
import { placeKind } from "./place.ts";
import { poolKind } from "./pool.ts";
import { setupKind } from "./setup.ts";
import { sideKind } from "./side.ts";
import { standbyKind } from "./standby.ts";
import { volleyKind } from "./volley.ts";
import { woundsKind } from "./wounds.ts";

/** Any frame kind of this game. */
export type AnyKind = FrameKind<State, GameWork, Frame, Action, Seat>;

/** Every kind of frame by its name. */
export function kindsFor(rules: GameRules): Readonly<Record<string, AnyKind>> {
  return {
    setup: setupKind(rules),
    mission: missionKind(rules),
    barricade: barricadeKind(rules),
    drop: dropKind(rules),
    command: commandKind(rules),
    orders: ordersKind(rules),
    "activation-phase": activationPhaseKind(rules),
    activation: activationKind(rules),
    standby: standbyKind(rules),
    choice: choiceKind(rules),
    volley: volleyKind(rules),
    hand: handKind(rules),
    gain: gainKind(rules),
    side: sideKind(rules),
    effects: effectsKind(rules),
    move: moveKind(rules),
    melee: meleeKind(rules),
    place: placeKind(rules),
    attack: attackKind(rules),
    pool: poolKind(rules),
    wounds: woundsKind(rules),
    end: endKind(rules),
    leader: leaderKind(),
  };
}
