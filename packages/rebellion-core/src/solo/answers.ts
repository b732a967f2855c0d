import { at } from "@sw/tabletop";
import { actionKey } from "../state/actions.ts";
import type { Play } from "../state/kinds.ts";
import { build } from "./building.ts";
import { actInBattle, rerollMore, save } from "./combat/actions.ts";
import { assignDamage, cardDamage, resumeDamage } from "./combat/hits.ts";
import { joinCombat, oppose, reserve, sendOnMission } from "./command/missions.ts";
import { moveIn } from "./command/movement.ts";
import { takeTurn } from "./command/turn.ts";
import { deploy } from "./deployment.ts";
import { missionSystem, missionTarget } from "./missions/answers.ts";
import type { Answer, Resume } from "./sitting.ts";

/** The attack goes on: the Empire of a solo game has no base tactic cards (solo.var.combat.no-cards). */
const goOn: Answer = () => [{ type: "done" }];

/** How a plan goes on where the game has taken some of its picks by itself. */
export const RESUMES: Readonly<Partial<Record<Play["Asked"]["kind"], Resume>>> = { "assign-damage": resumeDamage };

/** How each kind of decision is answered. */
export const ANSWERS: Readonly<Partial<Record<Play["Asked"]["kind"], Answer>>> = {
  turn: takeTurn,
  "move-units": moveIn,
  "round-card": sendOnMission,
  "mission-system": missionSystem,
  "mission-leader": missionTarget,
  "reserve-leader": reserve,
  oppose,
  "add-leader": joinCombat,
  deploy,
  build,
  "assign-damage": assignDamage,
  "tactic-damage": cardDamage,
  "tactic-bombard": cardDamage,
  "cinematic-actions": actInBattle,
  "reroll-dice": rerollMore,
  "remove-damage": save,
  "redirect-damage": save,
  "combat-actions": goOn,
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
