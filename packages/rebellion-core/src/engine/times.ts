import type { Time } from "@sw/tabletop";
import type { RuleId } from "../rules/ids.ts";
import type { GameFrame } from "../state/frames.ts";
import { forbidden, type Play } from "../state/kinds.ts";

type Asks = Play["Asked"]["kind"];

type During = readonly GameFrame["kind"][];

function asked(during: During, rule: RuleId): Time {
  return { during, otherwise: forbidden(rule, "not-its-time") };
}

function byCard(rule: RuleId = "reb.mission.choices-at-success"): Time {
  return { during: ["effect"], otherwise: forbidden(rule, "no-card-asks") };
}

function byTactic(rule: RuleId = "rote.cinematic.one-half", during: During = ["tactic"]): Time {
  return { during, otherwise: forbidden(rule, "no-card-asks") };
}

function inCombat(rule: RuleId, during: During = ["combat"]): Time {
  return { during, otherwise: forbidden(rule, "no-combat-now") };
}

function inAttack(rule: RuleId, during: During = ["attack"]): Time {
  return { during, otherwise: forbidden(rule, "no-attack") };
}

function onMission(rule: RuleId, during: During = ["mission"]): Time {
  return { during, otherwise: forbidden(rule, "no-mission-now") };
}

/** The times of all kinds of questions: during which frames each is asked, and by which rule. */
export const TIMES: Readonly<Record<Asks, Time>> = {
  "starting-units": asked(["setup"], "reb.setup.s8-rebel-placement"),
  "mission-set": asked(["setup"], "rote.setup.mission-sets-secret"),
  "station-system": asked(["setup"], "rote.setup.units-remote"),
  immediate: asked(["setup"], "reb.action.timing-immediate"),
  base: asked(["setup"], "reb.setup.s9-base"),
  assign: asked(["assignment"], "reb.assignment.procedure"),
  "second-leader": asked(["assignment"], "reb.assignment.one-or-two"),
  veto: asked(["assignment"], "reb.assignment.team-general-veto"),
  "pool-limit": asked(["pool-limit"], "rote.leader.pool-limit"),
  turn: asked(["command"], "reb.command.alternate"),
  "turn-end": asked(["command"], "reb.base.voluntary-reveal"),
  "put-off": asked(["command"], "reb.faq.contingency-rapid-mobilization-order"),
  "held-card": asked(["command"], "rote.card.held-probe"),
  "move-units": asked(["move"], "reb.activation.move-from-adjacent"),
  "round-card": asked(["round-card"], "solo.command.mission.play"),
  "reserve-leader": asked(["round-card"], "solo.command.mission.play"),
  "mission-system": onMission("reb.mission.step2-choose-system"),
  "mission-leader": onMission("reb.mission.step2-choose-system"),
  oppose: onMission("reb.mission.send-one-leader"),
  "blank-die": onMission("reb.faq.ring-results-first"),
  captive: onMission("reb.faq.falcon-rescue-after-steps"),
  ring: onMission("reb.faq.ring-results-first", ["mission", "roll"]),
  "reroll-die": onMission("reb.faq.ring-results-first", ["mission", "roll", "attack"]),
  "set-die": asked(["roll"], "reb.action.use-procedure"),
  companions: asked(["rescue"], "reb.rescue.assigned-leaders-may-follow"),
  "action-card": asked(["window"], "reb.action.bold-timing"),
  objective: asked(["objective"], "reb.objective.bold-timing"),
  discard: asked(["discard"], "reb.refresh.hand-limit"),
  "recruit-card": asked(["recruit"], "reb.recruit.trigger"),
  "recruit-leader": asked(["recruit"], "reb.recruit.trigger"),
  build: asked(["build"], "reb.build.trigger"),
  "free-units": asked(["build"], "reb.limits.destroy-to-free"),
  deploy: asked(["deploy"], "reb.deploy.step"),
  overflow: asked(["overflow"], "reb.destroyed-system.ongoing-overflow"),
  "choose-system": byCard(),
  "choose-leader": byCard(),
  "choose-option": byCard(),
  "place-leader": byCard(),
  "capture-leader": byCard("reb.captured.by-cards"),
  "rescue-leader": byCard("reb.rescue.by-cards"),
  "eliminate-leader": byCard("reb.eliminate.to-box"),
  "attach-ring": byCard("reb.ring.place"),
  "gain-unit": byCard("reb.deploy.gain"),
  "free-unit": byCard("reb.faq.gain-from-board"),
  "queue-unit": byCard("reb.resource.determine-units"),
  "advance-queue": byCard(),
  "deploy-queued": byCard(),
  "destroy-units": byCard("reb.destroy.health-worth"),
  "remove-target": byCard("rote.marker.removed-by-cards"),
  "recruit-one": byCard("reb.recruit.specific-leader"),
  "discard-card": byCard(),
  "fetch-card": byCard(),
  "hold-probe": byCard(),
  "keep-card": byCard(),
  "tactic-deck": byCard(),
  "put-card": byCard(),
  search: byCard("reb.action.mission-search-hidden"),
  "assign-again": byCard(),
  "new-base": byCard("reb.new-base.choose-one"),
  "name-systems": byCard("reb.cheating.true-base-system"),
  "add-leader": inCombat("reb.combat.add-leader"),
  retreat: inCombat("reb.combat.retreat-order"),
  "death-star-plans": inCombat("reb.death-star.plans-timing"),
  "destroy-death-star": inCombat("reb.death-star.plans-success"),
  "choose-tactic": inCombat("rote.cinematic.choose-one", ["battle"]),
  "cancel-first": inCombat("rote.cinematic.cancel-first", ["battle"]),
  "combat-actions": inAttack("reb.attack-steps.actions-draw-or-play"),
  "black-hits-as-red": inAttack("reb.golden.card-over-rules"),
  "set-dice": inAttack("reb.faq.one-in-a-million-presence"),
  "assign-damage": inAttack("reb.attack-steps.assign"),
  "block-damage": inAttack("reb.attack-steps.block"),
  "block-units": inAttack("reb.attack-steps.block-split"),
  "discard-tactic": inAttack("reb.golden.card-over-rules"),
  "tactic-draw": inAttack("reb.attack-steps.play-action"),
  "tactic-reroll": inAttack("reb.attack-steps.play-action"),
  "tactic-damage": inAttack("reb.attack-steps.play-action", ["attack", "tactic"]),
  "tactic-bombard": inAttack("reb.attack-steps.play-action"),
  "cinematic-actions": inAttack("rote.cinematic.combat-actions"),
  "reroll-dice": inAttack("rote.cinematic.reroll-by-tactic-value"),
  "tactic-half": byTactic(),
  "after-retreating": byTactic(),
  "another-tactic": byTactic(),
  "take-back-tactic": byTactic("rote.cinematic.one-half", ["recover"]),
  "tactic-destroy": byTactic(),
  "remove-damage": byTactic(),
  "redirect-to": byTactic(),
  "redirect-damage": byTactic(),
  "tactic-retreat": byTactic(),
  "mark-leader": byTactic(),
};
