/** What a reason can be about. */
export type QuestionId =
  | "action"
  | "movement"
  | "fleet"
  | "attack"
  | "activating-leader"
  | "loading"
  | "garrison"
  | "mission-leader"
  | "second-leader"
  | "opposing"
  | "opposing-leader"
  | "joining"
  | "joining-leader"
  | "target-marker"
  | "option";

/** What a criterion asks for. */
export type CriterionId =
  | "distance"
  | "rebels-on-the-way"
  | "production-on-the-way"
  | "target-by-lot"
  | "fleet-strength"
  | "advantage"
  | "production"
  | "tactic-score"
  | "tactic-value"
  | "least-skill-score"
  | "pictured"
  | "most-icons"
  | "fewest-icons"
  | "fewest-skills"
  | "least-tactic-score"
  | "better-theater"
  | "start-of-combat-card";
