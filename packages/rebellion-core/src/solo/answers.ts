import { at } from "@sw/tabletop";
import { type Action, actionKey } from "../state/actions.ts";
import type { Play } from "../state/kinds.ts";
import { build } from "./building.ts";
import { actInBattle, rerollMore } from "./combat/actions.ts";
import { assignDamage, cardDamage, cardDestroys, resumeCardDamage, resumeDamage } from "./combat/hits.ts";
import { moveDamage, saveByCard, takeDamage } from "./combat/saving.ts";
import { joinCombat, oppose, reserve, sendOnMission } from "./command/missions.ts";
import { moveIn } from "./command/movement.ts";
import { endTurn, takeTurn } from "./command/turn.ts";
import { deploy } from "./deployment.ts";
import {
  anotherTactic,
  assignmentCards,
  chooseOption,
  discardByChance,
  holdProbe,
  putCard,
  useCard,
} from "./effects/cards.ts";
import { captureCardLeader, chooseCardLeader, chooseSystem, placeLeader, spareLeader } from "./effects/places.ts";
import {
  advanceQueued,
  deployQueued,
  destroyUnits,
  freeUnit,
  gainUnit,
  overflow,
  queueUnits,
} from "./effects/units.ts";
import { missionSystem, missionTarget } from "./missions/answers.ts";
import type { Answer, Resume, Sitting } from "./sitting.ts";

/** Ends the combat actions, because the Empire of a solo game has no base tactic cards (solo.var.combat.no-cards). */
const goOn: Answer = () => [{ type: "done" }];

/** Functions that adjust a plan if the game has made some of its picks by itself, by kind of decision. */
export const RESUMES: Readonly<Partial<Record<Play["Asked"]["kind"], Resume>>> = {
  "assign-damage": resumeDamage,
  "tactic-damage": resumeCardDamage,
};

/** The functions that answer each kind of decision. */
export const ANSWERS: Readonly<Partial<Record<Play["Asked"]["kind"], Answer>>> = {
  turn: takeTurn,
  "turn-end": endTurn,
  assign: assignmentCards,
  "action-card": useCard,
  immediate: useCard,
  "choose-system": chooseSystem,
  "place-leader": placeLeader,
  "choose-leader": chooseCardLeader,
  "capture-leader": captureCardLeader,
  "eliminate-leader": chooseCardLeader,
  "recruit-one": chooseCardLeader,
  "pool-limit": spareLeader,
  "choose-option": chooseOption,
  "put-card": putCard,
  "hold-probe": holdProbe,
  "discard-card": discardByChance,
  "another-tactic": anotherTactic,
  "advance-queue": advanceQueued,
  "deploy-queued": deployQueued,
  "destroy-units": destroyUnits,
  "gain-unit": gainUnit,
  "queue-unit": queueUnits,
  "free-unit": freeUnit,
  overflow,
  "tactic-destroy": cardDestroys,
  "recruit-leader": recruit,
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
  "remove-damage": saveByCard,
  "redirect-to": takeDamage,
  "redirect-damage": moveDamage,
  "combat-actions": goOn,
};

/** Returns the leader of the card that joins, chosen by the die (solo.refresh.recruit.empire). */
function recruit({ judge, options }: Sitting): readonly [Action] {
  const rule = "solo.refresh.recruit.empire";
  return [judge.choose({ question: "recruit", rule, candidates: options, nameOf: actionKey, criteria: [] })];
}

/** Decides by the die where no criterion applies (solo.decision.order). */
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
