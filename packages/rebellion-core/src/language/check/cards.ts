import type { ActionEntry, ActionTiming, MissionEntry, ObjectiveEntry, TacticEntry } from "../language.ts";
import { type Fault, fault } from "./fault.ts";
import { type Known, leaderFaults, unitFaults, whereFaults } from "./known.ts";
import type { Scope } from "./scope.ts";
import { effectFaults } from "./steps.ts";

/** Lists the faults of a mission card. */
export function missionFaults(entry: MissionEntry, known: Known): readonly Fault[] {
  const { effect, portraitEffect = [], delayedEffect = [], failureEffect = [] } = entry;
  const scope = missionScope(entry, known);
  const faults = [
    ...missionFigureFaults(entry, known),
    ...effectFaults(effect, scope),
    ...effectFaults(portraitEffect, scope),
    ...effectFaults(failureEffect, scope),
    ...effectFaults(delayedEffect, { ...scope, moment: "delayed", here: "nowhere", target: null, portrait: false }),
  ];
  const steps = effect.length + portraitEffect.length + delayedEffect.length;
  if ((steps === 0) !== (entry.mode === "oppose")) faults.push(fault("does-nothing"));
  return faults;
}

function missionScope({ faction, target, mode, portrait, targetMarkers }: MissionEntry, known: Known): Scope {
  const here = target.kind === "none" ? "nowhere" : target.kind === "base-space" ? "base-space" : "system";
  return {
    ...NOTHING,
    known,
    owner: faction,
    moment: "mission",
    here,
    target: target.kind === "leader" ? target.state : null,
    hasTargets: targetMarkers !== undefined,
    portrait: portrait !== null && mode === "resolve",
  };
}

const NOTHING = {
  chosen: "none",
  chosenLeader: false,
  cardLeader: null,
  showsLeaders: false,
  target: null,
  hasTargets: false,
  portrait: false,
  refusable: false,
} as const;

function missionFigureFaults(entry: MissionEntry, known: Known): readonly Fault[] {
  const { faction, set, mode, portrait, target } = entry;
  const faults: Fault[] = [...targetFaults(entry, known)];
  if (set === "project" && faction === "rebel") faults.push(fault("projects-are-imperial"));
  if (portrait !== null) faults.push(...leaderFaults(portrait, known, faction));
  if (entry.portraitEffect !== undefined && (portrait === null || mode === "attempt")) {
    faults.push(fault("nobody-is-pictured", "portraitEffect"));
  }
  const rolls = entry.extraDiceWithUnits !== undefined || entry.countAllIcons === true || entry.rollUnopposed === true;
  const fails = entry.failureEffect !== undefined || entry.returns === "after-failure";
  if (mode !== "attempt" && (rolls || fails)) faults.push(fault("only-attempts-roll"));
  if (mode === "attempt" && target.kind !== "system" && target.kind !== "leader") {
    faults.push(fault("attempted-in-a-system"));
  }
  if ((mode === "oppose" && target.kind !== "none") || (mode === "oppose") !== (entry.skill === null)) {
    faults.push(fault("opposes-missions-alone"));
  }
  return faults;
}

function targetFaults({ target, faction, mode }: MissionEntry, known: Known): readonly Fault[] {
  const view = { here: false, base: false };
  if (target.kind === "system") return whereFaults([...target.where, ...(target.whereByFaq ?? [])], known, view);
  if (target.kind === "base-space") return faction === "rebel" ? [] : [fault("base-space-is-for-rebels")];
  if (target.kind === "none") return [];
  const faults = [...whereFaults(target.where, known, view)];
  if (faction !== "imperial" || mode !== "attempt") faults.push(fault("against-rebel-leaders"));
  return faults;
}

/** Where the leader of an action card can be, by its timing. Timings that are not listed allow no place. */
const NEEDS: Readonly<Record<ActionTiming, readonly ActionEntry["needs"][]>> = {
  assignment: ["pool", "board", "nothing"],
  immediate: ["nothing"],
  "start-of-combat": ["system", "pool", "board", "nothing"],
  "before-reveal": ["assigned", "pool", "board", "nothing"],
  "before-roll": ["system", "pool", "board", "nothing"],
  rolling: ["system", "pool", "board", "nothing"],
  "after-success": ["system", "pool", "board", "assigned", "nothing"],
  "leader-rescued": ["system", "pool", "board", "nothing"],
  "leader-captured": ["system", "pool", "board", "captured", "nothing"],
  "mission-failed": ["system", "pool", "board", "nothing"],
  "rebel-retreated": ["system", "pool", "board", "nothing"],
  "battle-won": ["system", "pool", "board", "nothing"],
  "pool-over-limit": ["nothing"],
  "end-of-assignment": ["nothing"],
};

/** Timings outside of missions and combats. */
const ANYWHERE: readonly ActionTiming[] = [
  "assignment",
  "immediate",
  "before-reveal",
  "pool-over-limit",
  "end-of-assignment",
];

/** Lists the faults of an action card. */
export function actionFaults(entry: ActionEntry, known: Known): readonly Fault[] {
  const { faction, timing, needs, leaders, effect, skill } = entry;
  const faults = leaders.flatMap((leader) => leaderFaults(leader, known, faction));
  if (!NEEDS[timing].includes(needs)) faults.push(fault("not-at-that-time", needs));
  if (timing === "leader-captured" && faction === "imperial") faults.push(fault("only-rebels-are-captured"));
  if (needs !== "nothing" && leaders.length === 0) faults.push(fault("shows-no-leader"));
  if (skill !== undefined && timing !== "before-roll") faults.push(fault("skill-before-a-roll"));
  if (effect.length === 0) faults.push(fault("does-nothing"));
  const scope = actionScope(entry, known);
  const here = faction === "imperial" ? "system" : "nowhere";
  const held = effectFaults(entry.held?.effect ?? [], { ...scope, moment: "held", here, refusable: false });
  return [...faults, ...effectFaults(effect, scope), ...held];
}

function actionScope({ faction, set, timing, needs, leaders }: ActionEntry, known: Known): Scope {
  const isAnywhere = ANYWHERE.includes(timing);
  const comes = needs === "pool" || needs === "board";
  return {
    ...NOTHING,
    known,
    owner: faction,
    moment: timing === "immediate" && set === "starting" ? "set-up" : timing,
    here: isAnywhere ? "nowhere" : "system",
    cardLeader: needs === "nothing" ? null : comes ? "elsewhere" : "here",
    showsLeaders: leaders.length > 0,
    refusable: true,
  };
}

/** Lists the faults of an objective card. */
export function objectiveFaults(entry: ObjectiveEntry, known: Known): readonly Fault[] {
  const { timing, effect, reputation } = entry;
  const gain = timing === "immediate" && reputation !== 0 ? [fault("immediate-reputation")] : [];
  const scope: Scope = {
    ...NOTHING,
    known,
    owner: "rebel",
    moment: timing === "combat" ? "combat-objective" : "objective",
    hasTargets: entry.targetMarkers !== undefined,
    here: timing === "combat" ? "system" : "nowhere",
  };
  return [...gain, ...testFaults(entry, known), ...effectFaults(effect, scope)];
}

function testFaults({ timing, test }: ObjectiveEntry, known: Known): readonly Fault[] {
  const fits = (moment: ObjectiveEntry["timing"]): Fault[] =>
    timing === moment ? [] : [fault("tested-at-another-time", test.type)];
  switch (test.type) {
    case "count-systems":
      return [...fits("start-of-refresh"), ...whereFaults(test.where, known, { here: false, base: false })];
    case "system-held":
      return [
        ...fits("start-of-refresh"),
        ...(known.systems.has(test.system) ? [] : [fault("unknown-system", test.system)]),
      ];
    case "destroyed-type":
      return [...fits("combat"), ...test.types.flatMap((type) => unitFaults(type, known, "imperial"))];
    case "won-battle": {
      const leaders = typeof test.where === "object" && !("shape" in test.where) ? test.where : [];
      return [...fits("combat"), ...leaders.flatMap((leader) => leaderFaults(leader, known))];
    }
    case "destroyed":
    case "death-star-run":
    case "won-both-battles":
      return fits("combat");
    case "units-around":
      return [
        ...fits("start-of-refresh"),
        ...(known.systems.has(test.system) ? [] : [fault("unknown-system", test.system)]),
      ];
    case "always":
      return timing === "combat" ? [fault("tested-at-another-time", test.type)] : [];
    default:
      return fits("start-of-refresh");
  }
}

/** Lists the faults of a tactic card. */
export function tacticFaults({ theater, effect }: TacticEntry): readonly Fault[] {
  if (effect.op === "bombard" && theater === "space") return [fault("ships-bombard-the-ground")];
  return [];
}
