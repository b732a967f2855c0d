import { procedureNamed } from "../language/procedures.ts";
import type { Instruction } from "../language/program.ts";
import { arrangeObjectives } from "./ops/cards/arrange-objectives.ts";
import { draw } from "./ops/cards/draw.ts";
import { revealObjectives } from "./ops/cards/reveal-objectives.ts";
import { search } from "./ops/cards/search.ts";
import { branch, jump } from "./ops/flow.ts";
import { askBase } from "./ops/galaxy/ask-base.ts";
import { chooseSystem } from "./ops/galaxy/choose-system.ts";
import { combat } from "./ops/galaxy/combat.ts";
import { destroy, gain, loseInRegion, removeSabotage, sabotage } from "./ops/galaxy/markers.ts";
import { placeTargets, removeTargetsOp } from "./ops/galaxy/targets.ts";
import { modify, reputation } from "./ops/lasting.ts";
import { attachRingOp } from "./ops/leaders/attach-ring.ts";
import { capture } from "./ops/leaders/capture.ts";
import { chooseLeader } from "./ops/leaders/choose-leader.ts";
import { eliminate, recruit } from "./ops/leaders/enter-and-leave.ts";
import { moveLeaders } from "./ops/leaders/move-leader.ts";
import { placeLeader } from "./ops/leaders/place-leader.ts";
import { recruitOne } from "./ops/leaders/recruit-one.ts";
import { rescue } from "./ops/leaders/rescue.ts";
import type { InstructionOf, Op } from "./ops/op.ts";
import { advanceQueue } from "./ops/units/advance-queue.ts";
import { deployQueued } from "./ops/units/deploy-queued.ts";
import { destroyUnitsOp } from "./ops/units/destroy-units.ts";
import { gainUnits } from "./ops/units/gain-units.ts";
import { moveUnitsOp } from "./ops/units/move-units.ts";
import { queueByIcons, queueUnit } from "./ops/units/queue.ts";
import { PROCEDURES } from "./procedures/table.ts";

/** The handlers of all instructions except procedures. */
const OPS: { readonly [Name in Exclude<Instruction["op"], "procedure">]: Op<InstructionOf<Name>> } = {
  "advance-queue": advanceQueue,
  "arrange-objectives": arrangeObjectives,
  "ask-base": askBase,
  "attach-ring": attachRingOp,
  branch,
  capture,
  "choose-leader": chooseLeader,
  "choose-system": chooseSystem,
  combat,
  "deploy-queued": deployQueued,
  "destroy-system": destroy,
  "destroy-units": destroyUnitsOp,
  draw,
  "eliminate-leader": eliminate,
  "gain-loyalty": gain,
  "gain-units": gainUnits,
  jump,
  "lose-loyalty-in-region": loseInRegion,
  modify,
  "move-leader": moveLeaders,
  "move-units": moveUnitsOp,
  "place-leader": placeLeader,
  "place-target": placeTargets,
  "queue-by-icons": queueByIcons,
  "queue-units": queueUnit,
  "recruit-leader": recruit,
  "recruit-one": recruitOne,
  "remove-sabotage": removeSabotage,
  "remove-target": removeTargetsOp,
  reputation,
  rescue,
  "reveal-objectives": revealObjectives,
  sabotage,
  search,
};

/** Returns the handler of an instruction. */
export function opOf(step: Instruction): Op {
  if (step.op !== "procedure") return OPS[step.op];
  const name = procedureNamed(step.name);
  if (name === undefined) throw new RangeError(`no procedure ${step.name}`);
  return PROCEDURES[name];
}
