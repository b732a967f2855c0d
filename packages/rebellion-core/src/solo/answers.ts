import { at } from "@sw/tabletop";
import { actionKey } from "../state/actions.ts";
import type { Play } from "../state/kinds.ts";
import { joinCombat, oppose, reserve, sendOnMission } from "./command/missions.ts";
import { moveIn } from "./command/movement.ts";
import { takeTurn } from "./command/turn.ts";
import type { Answer } from "./sitting.ts";

/** How each kind of decision is answered. */
export const ANSWERS: Readonly<Partial<Record<Play["Asked"]["kind"], Answer>>> = {
  turn: takeTurn,
  "move-units": moveIn,
  "round-card": sendOnMission,
  "reserve-leader": reserve,
  oppose,
  "add-leader": joinCombat,
};

/** What no criterion speaks of goes to the die (solo.decision.order). */
export const byLot: Answer = ({ judge, asked, options }) => {
  const { kind: subject } = asked;
  if (options.length === 1) return [at(options, 0)];
  const question = "option";
  return [
    judge.choose({
      question,
      subject,
      rule: "solo.decision.order",
      candidates: options,
      nameOf: actionKey,
      criteria: [],
    }),
  ];
};
