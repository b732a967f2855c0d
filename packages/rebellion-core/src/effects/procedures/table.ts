import type { ProcedureName } from "../../language/procedures.ts";
import type { InstructionOf, Op } from "../ops/op.ts";
import { contingencyPlan } from "./contingency-plan.ts";
import { detained } from "./detained.ts";
import { interceptTransmission } from "./intercept-transmission.ts";
import { oneInAMillion } from "./one-in-a-million.ts";
import { plantFalseLead } from "./plant-false-lead.ts";
import { rapidMobilization } from "./rapid-mobilization.ts";
import { seekYoda } from "./seek-yoda.ts";
import { wookieeGuardian } from "./wookiee-guardian.ts";

/** What only one card does, by the name that its entry gives it. */
export const PROCEDURES: Readonly<Record<ProcedureName, Op<InstructionOf<"procedure">>>> = {
  "contingency-plan": contingencyPlan,
  detained,
  "intercept-transmission": interceptTransmission,
  "one-in-a-million": oneInAMillion,
  "plant-false-lead": plantFalseLead,
  "rapid-mobilization": rapidMobilization,
  "seek-yoda": seekYoda,
  "wookiee-guardian": wookieeGuardian,
};
