import { each, keysOf, type Shape } from "@sw/tabletop";
import type { Config } from "../state/config.ts";
import type { SoloOptions } from "../state/solo.ts";
import type {
  AssignedSpec,
  BaseSpec,
  BattleSpec,
  CombatSpec,
  EffectSpec,
  ExpansionSpec,
  HeldCard,
  LeaderSpec,
  MissionSpec,
  ModifierSpec,
  Scenario,
  SideSpec,
  SoloSpec,
  SystemSpec,
  WoundSpec,
} from "./spec.ts";

type Part<T> = Extract<NonNullable<T>, object>;
type ItemOf<T> = NonNullable<T> extends readonly (infer Item)[] ? Extract<Item, object> : never;

const HELD: Shape = keysOf<Part<HeldCard>>({ card: "any", seenBy: "any" });
const BOTH: Shape = keysOf<{ rebel: unknown; imperial: unknown }>({ rebel: "any", imperial: "any" });

const CONFIG: Shape = keysOf<Config>({
  players: "any",
  setup: "any",
  rulings: "any",
  expansion: "any",
  combat: "any",
  startingUnits: "any",
  missionSets: "any",
  solo: keysOf<SoloOptions>({
    missionsFirst: "any",
    randomAssignmentActions: "any",
    randomMovement: "any",
    deployPriorityPbr: "any",
    retryUnplayableMissions: "any",
    originalCombat: "any",
    reputationStart: "any",
  }),
});

const SIDE: Shape = keysOf<SideSpec>({
  missions: HELD,
  missionTop: HELD,
  missionDiscard: "any",
  assigned: keysOf<AssignedSpec>({ card: "any", leaders: "any", known: "any" }),
  // A list, or one for each role of a team.
  actions: keysOf<Record<"admiral" | "general" | "card" | "seenBy", unknown>>({
    admiral: HELD,
    general: HELD,
    card: "any",
    seenBy: "any",
  }),
  actionTop: HELD,
  actionsUsed: "any",
  actionsBoxed: "any",
  aside: "any",
  queue: "any",
  passed: "any",
});

const WOUND: Shape = keysOf<WoundSpec>({ unit: "any", markers: "any", assigned: "any", doomed: "any" });

const COMBAT: Shape = keysOf<CombatSpec>({
  system: "any",
  initiator: "any",
  sources: "any",
  tactics: keysOf<Part<CombatSpec["tactics"]>>({ rebel: HELD, imperial: HELD }),
  tacticTop: "any",
  tacticDiscard: "any",
  wounds: keysOf<Part<CombatSpec["wounds"]>>({ rebel: WOUND, imperial: WOUND }),
  destroyed: "any",
  cinematic: "any",
  battle: keysOf<BattleSpec>({ theater: "any", rebel: "any", imperial: "any" }),
  round: "any",
  stage: "any",
  fought: "any",
  won: "any",
  retreated: "any",
  shipsRetreated: "any",
  objectivePlayed: "any",
  barred: "any",
  freeTransport: "any",
  answered: "any",
  subjugated: "any",
  carried: "any",
});

const MISSION: Shape = keysOf<MissionSpec>({
  card: "any",
  leaders: "any",
  by: "any",
  system: "any",
  target: "any",
  sent: "any",
  stage: "any",
  asked: "any",
  result: "any",
  successes: "any",
});

const EFFECT: Shape = keysOf<EffectSpec>({
  card: "any",
  by: "any",
  system: "any",
  leader: "any",
  leaders: "any",
  target: "any",
  part: "any",
  pc: "any",
});

const SOLO: Shape = keysOf<SoloSpec>({
  round: "any",
  startingTop: "any",
  projects: "any",
  returning: "any",
  startingUsed: "any",
  startingOut: "any",
  boxed: "any",
  reserved: keysOf<ItemOf<SoloSpec["reserved"]>>({ card: "any", leader: "any" }),
  garrisoned: "any",
  moved: "any",
  found: "any",
  nothingPlayable: "any",
  bunkerBuilt: "any",
  roundProjects: "any",
  memory: "any",
});

/** The keys of scenarios. */
export const SCENARIO: Shape = keysOf<Scenario>({
  config: CONFIG,
  seed: "any",
  round: "any",
  time: "any",
  reputation: "any",
  phase: "any",
  active: "any",
  stage: "any",
  systems: each(
    keysOf<SystemSpec>({ loyalty: "any", subjugated: "any", sabotaged: "any", destroyed: "any", units: "any" }),
  ),
  base: keysOf<BaseSpec>({ system: "any", revealed: "any", among: "any", planted: "any" }),
  baseSpace: "any",
  leaders: each(keysOf<Part<LeaderSpec>>({ at: "any", ring: "any", detained: "any" })),
  onlyTheseLeaders: "any",
  rebel: SIDE,
  imperial: SIDE,
  objectives: HELD,
  objectiveTop: HELD,
  objectivesPlayed: "any",
  tacticTop: "any",
  probes: "any",
  probeTop: "any",
  probesBoxed: "any",
  projectTop: HELD,
  projectDiscard: "any",
  rerollUsed: "any",
  modifiers: keysOf<ModifierSpec>({ effect: "any", card: "any", until: "any", system: "any", leader: "any" }),
  advancedTactics: keysOf<Part<Scenario["advancedTactics"]>>({ discards: "any", removed: "any" }),
  delayed: keysOf<ItemOf<Scenario["delayed"]>>({ card: "any", by: "any", leaders: "any" }),
  targets: keysOf<ItemOf<Scenario["targets"]>>({ card: "any", system: "any" }),
  held: keysOf<ItemOf<Scenario["held"]>>({ card: "any", probe: "any", by: "any" }),
  objectivesInPlay: "any",
  expansion: keysOf<ExpansionSpec>({ poolLimits: "any", objectivesBoxed: "any", missionsBoxed: BOTH }),
  solo: SOLO,
  mission: MISSION,
  combat: COMBAT,
  effect: EFFECT,
  frames: "any",
  catalogue: "any",
});
