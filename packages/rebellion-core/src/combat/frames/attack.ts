import { stagedKind } from "@sw/tabletop";
import type { AttackFrame } from "../../state/frames.ts";
import type { Kind, Play } from "../../state/kinds.ts";
import type { Look } from "../../state/look.ts";
import type { GameWork } from "../../state/work.ts";
import { actionsStage } from "../attack/actions.ts";
import { assignStage } from "../attack/assign.ts";
import { blockStage } from "../attack/block.ts";
import { cardStage } from "../attack/card.ts";
import { attackEndStage } from "../attack/destroy.ts";
import { recolorStage } from "../attack/recolor.ts";
import { ringStage } from "../attack/ring.ts";
import { poolStage, rollStage, setStage } from "../attack/roll.ts";
import { discardStage, unblockStage } from "../attack/unblock.ts";
import { actionsStage as cinematicActions } from "../cinematic/attack/actions.ts";
import { afterStage, notedRoll, overStage } from "../cinematic/attack/after.ts";
import { preventStage } from "../cinematic/attack/prevent.ts";
import { rerollStage } from "../cinematic/attack/reroll.ts";
import { byCombat, noStage } from "../stages.ts";

/**
 * The stages of an attack: dice, combat actions, assigning, blocking, units to the faction sheet
 * (reb.attack-steps.order).
 */
const BASE = /* @__PURE__ */ stagedKind<Play, GameWork, AttackFrame, Look>({
  pool: poolStage,
  set: setStage,
  roll: rollStage,
  actions: actionsStage,
  card: cardStage,
  ring: ringStage,
  recolor: recolorStage(),
  assign: assignStage(),
  block: blockStage,
  discard: discardStage,
  unblock: unblockStage,
  reroll: noStage("reroll"),
  prevent: noStage("prevent"),
  after: noStage("after"),
  end: attackEndStage,
});

/**
 * The stages of a cinematic attack: dice, combat actions, prevented hits, assigning, cards that act then. No card is
 * played, and nothing is blocked or destroyed (rote.cinematic.no-blocking).
 */
const CINEMATIC = /* @__PURE__ */ stagedKind<Play, GameWork, AttackFrame, Look>({
  pool: poolStage,
  set: setStage,
  roll: notedRoll(rollStage),
  actions: cinematicActions,
  reroll: rerollStage,
  ring: ringStage,
  recolor: recolorStage("prevent"),
  prevent: preventStage,
  assign: assignStage(["after", "after"]),
  after: afterStage,
  end: overStage,
  card: noStage("card"),
  block: noStage("block"),
  discard: noStage("discard"),
  unblock: noStage("unblock"),
});

/** One side's attack, by the combat rules that the game uses. */
export const attackKind: Kind<"attack"> = /* @__PURE__ */ byCombat<"attack">(BASE, CINEMATIC);
