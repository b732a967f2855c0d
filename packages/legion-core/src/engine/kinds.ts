import type { Frame, FrameKind } from "@sw/tabletop";
import { areaKind } from "../attack/frames/area.ts";
import { attackKind } from "../attack/frames/attack.ts";
import { poolKind } from "../attack/frames/pool.ts";
import { volleyKind } from "../attack/frames/volley.ts";
import { choiceKind } from "../cards/frames/choice.ts";
import { dropKind } from "../mission/frames/drop.ts";
import { missionKind } from "../mission/frames/mission.ts";
import { barricadeKind } from "../moving/frames/barricade.ts";
import { meleeKind } from "../moving/frames/melee.ts";
import { moveKind } from "../moving/frames/move.ts";
import { pivotKind } from "../moving/frames/pivot.ts";
import { placeKind } from "../moving/frames/place.ts";
import { activationKind } from "../rounds/frames/activation.ts";
import { activationPhaseKind } from "../rounds/frames/activation-phase.ts";
import { commandKind } from "../rounds/frames/command.ts";
import { effectsKind } from "../rounds/frames/effects.ts";
import { endKind } from "../rounds/frames/end.ts";
import { handKind } from "../rounds/frames/hand.ts";
import { leaderKind } from "../rounds/frames/leader.ts";
import { ordersKind } from "../rounds/frames/orders.ts";
import { standbyKind } from "../rounds/frames/standby.ts";
import { setupKind } from "../setup/frames/setup.ts";
import type { Play } from "../state/kinds.ts";
import type { Look } from "../state/look.ts";
import type { GameWork } from "../state/work.ts";
import { gainKind } from "../units/frames/gain.ts";
import { healKind } from "../units/frames/heal.ts";
import { sideKind } from "../units/frames/side.ts";
import { woundsKind } from "../units/frames/wounds.ts";

/** Any kind of frame of this game. */
export type AnyKind = FrameKind<Play, GameWork, Frame, Look>;

/** All kinds of frames by name. */
export const KINDS: Readonly<Record<string, AnyKind>> = {
  setup: setupKind,
  mission: missionKind,
  barricade: barricadeKind,
  drop: dropKind,
  command: commandKind,
  orders: ordersKind,
  "activation-phase": activationPhaseKind,
  activation: activationKind,
  standby: standbyKind,
  choice: choiceKind,
  volley: volleyKind,
  hand: handKind,
  gain: gainKind,
  side: sideKind,
  effects: effectsKind,
  move: moveKind,
  melee: meleeKind,
  pivot: pivotKind,
  place: placeKind,
  attack: attackKind,
  pool: poolKind,
  area: areaKind,
  wounds: woundsKind,
  heal: healKind,
  end: endKind,
  leader: leaderKind,
};
