import { PROCEDURES } from "../../procedures/table.ts";
import type { Instruction } from "../program.ts";
import { arrangeObjectives } from "./cards/arrange-objectives.ts";
import { draw } from "./cards/draw.ts";
import { revealObjectives } from "./cards/reveal-objectives.ts";
import { search } from "./cards/search.ts";
import { branch, jump } from "./flow.ts";
import { askBase } from "./galaxy/ask-base.ts";
import { chooseSystem } from "./galaxy/choose-system.ts";
import { combat } from "./galaxy/combat.ts";
import { destroy, gain, loseInRegion, removeSabotage, sabotage } from "./galaxy/markers.ts";
import { modify, reputation } from "./lasting.ts";
import { attachRing } from "./leaders/attach-ring.ts";
import { capture } from "./leaders/capture.ts";
import { chooseLeader } from "./leaders/choose-leader.ts";
import { eliminate, recruit } from "./leaders/leaders.ts";
import { placeLeader } from "./leaders/place-leader.ts";
import { rescue } from "./leaders/rescue.ts";
import type { InstructionOf, Op } from "./op.ts";
import { advanceQueue } from "./units/advance-queue.ts";
import { deployQueued } from "./units/deploy-queued.ts";
import { destroyUnits } from "./units/destroy-units.ts";
import { gainUnits } from "./units/gain-units.ts";
import { moveUnits } from "./units/move-units.ts";
import { queueByIcons, queueUnit } from "./units/queue.ts";

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
