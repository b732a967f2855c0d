import { SOLO_CARD_DECISION_IDS, SOLO_DECISION_IDS, SOLO_MISSION_DECISION_IDS } from "./decision-ids.ts";

/** What the Empire compares, and its dice. */
export const SOLO_DEFINITION_IDS = [
  "solo.dice.default-die",
  "solo.dice.d6-from-d8",
  "solo.dice.candidates",
  "solo.dice.free-method",
  "solo.def.fleet",
  "solo.def.most-capable-attempt",
  "solo.def.minor-skill-half",
  "solo.def.most-capable-resolve",
  "solo.def.mr-mt",
  "solo.def.mr-mt-5",
  "solo.def.pbr",
  "solo.def.skill-score",
  "solo.def.favourable-skill",
  "solo.def.tactic-score",
  "solo.def.strength-value",
  "solo.def.production-value",
  "solo.golden.rule",
  "solo.decision.order",
  "solo.decision.golden",
  "solo.map.production",
  "solo.map.numbering",
] as const;

/** Which fleet the Empire moves, and where. */
export const SOLO_SEARCH_IDS = [
  "solo.move.gather",
  "solo.move.reinforce-only-selected",
  "solo.move.mode",
  "solo.move.hidden.select-fleet",
  "solo.move.hidden.tie-pbr",
  "solo.move.hidden.tie-route",
  "solo.move.arrive-empty",
  "solo.move.hidden.after-a-find",
  "solo.move.hidden.after-a-find-fallback",
  "solo.var.movement.random",
  "solo.move.revealed.select-fleet",
  "solo.move.revealed.too-far",
  "solo.move.revealed.leftover",
  "solo.base.behaviour-change",
  "solo.mode5.all-toward-pbr",
  "solo.mode5.missions-last",
  "solo.mode5.exit",
] as const;

/** What the Empire builds, and where it deploys. */
export const SOLO_DEPLOYMENT_IDS = [
  "solo.refresh.build.choice",
  "solo.deploy.hidden.system",
  "solo.deploy.hidden.theater",
  "solo.deploy.hidden.next",
  "solo.deploy.hidden.leftover",
  "solo.deploy.death-star",
  "solo.deploy.revealed.systems",
  "solo.deploy.revealed.units",
  "solo.deploy.revealed.leftover",
  "solo.var.deploy.system",
  "solo.var.deploy.first-unit",
  "solo.var.deploy.next",
] as const;

/** Whom the Empire hits, and what it rerolls. */
export const SOLO_HITS_IDS = [
  "solo.combat.imperial-card-choices",
  "solo.combat.hits",
  "solo.combat.hits-doubt",
  "solo.combat.rerolls",
  "solo.combat.specials",
  "solo.var.combat.same-priorities",
] as const;

/** What the Empire does in its turn, and whom it sends. */
export const SOLO_TURN_IDS = [
  "solo.missions.reveal",
  "solo.command.action-roll",
  "solo.command.revealed-priority",
  "solo.command.activate.target",
  "solo.command.activate.leader",
  "solo.command.mission.second-leader",
  "solo.var.missions-first",
  "solo.command.oppose.mission",
  "solo.command.join-combat",
  "solo.missions.location",
] as const;

/** Ids of the rules by which the Empire of a solo game decides. */
export const SOLO_AUTOMA_RULE_IDS: readonly SoloAutomaRuleId[] = [
  ...SOLO_DEFINITION_IDS,
  ...SOLO_SEARCH_IDS,
  ...SOLO_DEPLOYMENT_IDS,
  ...SOLO_HITS_IDS,
  ...SOLO_TURN_IDS,
  ...SOLO_DECISION_IDS,
  ...SOLO_MISSION_DECISION_IDS,
  ...SOLO_CARD_DECISION_IDS,
];

/** A rule by which the Empire of the solo variant decides. */
export type SoloAutomaRuleId =
  | (typeof SOLO_DEFINITION_IDS)[number]
  | (typeof SOLO_SEARCH_IDS)[number]
  | (typeof SOLO_DEPLOYMENT_IDS)[number]
  | (typeof SOLO_HITS_IDS)[number]
  | (typeof SOLO_TURN_IDS)[number]
  | (typeof SOLO_DECISION_IDS)[number]
  | (typeof SOLO_MISSION_DECISION_IDS)[number]
  | (typeof SOLO_CARD_DECISION_IDS)[number];
