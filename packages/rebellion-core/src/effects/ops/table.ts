import { PROCEDURES } from "../../procedures/table.ts";
import type { Instruction } from "../program.ts";
import { advanceQueue } from "./advance-queue.ts";
import { arrangeObjectives } from "./arrange-objectives.ts";
import { askBase } from "./ask-base.ts";
import { attachRing } from "./attach-ring.ts";
import { capture } from "./capture.ts";
import { chooseLeader } from "./choose-leader.ts";
import { chooseSystem } from "./choose-system.ts";
import { combat } from "./combat.ts";
import { deployQueued } from "./deploy-queued.ts";
import { destroyUnits } from "./destroy-units.ts";
import { draw } from "./draw.ts";
import { branch, jump } from "./flow.ts";
import { gainUnits } from "./gain-units.ts";
import { modify, reputation } from "./lasting.ts";
import { eliminate, recruit } from "./leaders.ts";
import { destroy, gain, loseInRegion, removeSabotage, sabotage } from "./markers.ts";
import { moveUnits } from "./move-units.ts";
import type { InstructionOf, Op } from "./op.ts";
import { placeLeader } from "./place-leader.ts";
import { queueByIcons, queueUnit } from "./queue.ts";
import { rescue } from "./rescue.ts";
import { revealObjectives } from "./reveal-objectives.ts";
import { search } from "./search.ts";

/** The module of every instruction but procedures. */
const OPS: { readonly [Name in Exclude<Instruction["op"], "procedure">]: Op<InstructionOf<Name>> } = {
  "advance-queue": advanceQueue,
  "arrange-objectives": arrangeObjectives,
  "ask-base": askBase,
  "attach-ring": attachRing,
  branch,
  capture,
  "choose-leader": chooseLeader,
  "choose-system": chooseSystem,
  combat,
  "deploy-queued": deployQueued,
  "destroy-system": destroy,
  "destroy-units": destroyUnits,
  draw,
  "eliminate-leader": eliminate,
  "gain-loyalty": gain,
  "gain-units": gainUnits,
  jump,
  "lose-loyalty-in-region": loseInRegion,
  modify,
  "move-units": moveUnits,
  "place-leader": placeLeader,
  "queue-by-icons": queueByIcons,
  "queue-units": queueUnit,
  "recruit-leader": recruit,
  "remove-sabotage": removeSabotage,
  reputation,
  rescue,
  "reveal-objectives": revealObjectives,
  sabotage,
  search,
};

/** The module of an instruction. */
export function opOf(step: Instruction): Op {
  if (step.op !== "procedure") return OPS[step.op];
  const procedure = PROCEDURES.get(step.name);
  if (procedure === undefined) throw new RangeError(`no procedure ${step.name}`);
  return procedure;
}
