import type { ProcedureName } from "../../language/procedures.ts";
import type { InstructionOf, Op } from "../ops/op.ts";
import { ambitionsOfPower } from "./ambitions-of-power.ts";
import { contingencyPlan } from "./contingency-plan.ts";
import { aTimeForPeace, theLongWar } from "./costs.ts";
import { detained } from "./detained.ts";
import { discreditRebellion } from "./discredit-rebellion.ts";
import { drawAnotherStartingAction } from "./draw-starting-action.ts";
import { exploitWeakness } from "./exploit-weakness.ts";
import { falseOrders } from "./false-orders.ts";
import { reconnaissance, somethingToFightFor } from "./fetch-card.ts";
import { interceptTransmission } from "./intercept-transmission.ts";
import { oneInAMillion } from "./one-in-a-million.ts";
import { plantFalseLead } from "./plant-false-lead.ts";
import { prepareForBattle } from "./prepare-for-battle.ts";
import { rapidMobilization } from "./rapid-mobilization.ts";
import { secretMission } from "./secret-mission.ts";
import { seekYoda } from "./seek-yoda.ts";
import { showNoFear } from "./show-no-fear.ts";
import { singleReactorIgnition } from "./single-reactor-ignition.ts";
import { stolenIntel } from "./stolen-intel.ts";
import { storeProbe } from "./store-probe.ts";
import { underTheRadar, underTheRadarReturn } from "./under-the-radar.ts";
import { wookieeGuardian } from "./wookiee-guardian.ts";

/** The handlers of effects that only one card has, by the name in its catalogue entry. */
export const PROCEDURES: Readonly<Record<ProcedureName, Op<InstructionOf<"procedure">>>> = {
  "a-time-for-peace": aTimeForPeace,
  "ambitions-of-power": ambitionsOfPower,
  "contingency-plan": contingencyPlan,
  detained,
  "discredit-rebellion": discreditRebellion,
  "draw-starting-action": drawAnotherStartingAction,
  "exploit-weakness": exploitWeakness,
  "false-orders": falseOrders,
  "intercept-transmission": interceptTransmission,
  "one-in-a-million": oneInAMillion,
  "plant-false-lead": plantFalseLead,
  "prepare-for-battle": prepareForBattle,
  "rapid-mobilization": rapidMobilization,
  reconnaissance,
  "secret-mission": secretMission,
  "seek-yoda": seekYoda,
  "show-no-fear": showNoFear,
  "single-reactor-ignition": singleReactorIgnition,
  "something-to-fight-for": somethingToFightFor,
  "stolen-intel": stolenIntel,
  "store-probe": storeProbe,
  "the-long-war": theLongWar,
  "under-the-radar": underTheRadar,
  "under-the-radar-return": underTheRadarReturn,
  "wookiee-guardian": wookieeGuardian,
};
