import type { PlaceId } from "@sw/rebellion-core";
import type { Faction, MissionEntry, Skill } from "@sw/rebellion-core/catalogue";
import { reader } from "@sw/rebellion-core/read";
import { keptBy } from "@sw/tabletop";
import { BASE_SPACE, leaderOf } from "./pieces.ts";
import { basePlace } from "./seen.ts";
import { poolOf, type Situation } from "./situation.ts";
import { systemsWhere } from "./where.ts";
import { type Scene, worthOfSteps } from "./worth.ts";

/** The best target of a mission, with its worth multiplied by the chance of success. */
export interface Target extends Scene {
  readonly worth: number;
}

/** Returns the best target of a mission for these leaders; undefined if it has none. */
export function bestTarget(seen: Situation, mission: MissionEntry, leaders: readonly string[]): Target | undefined {
  let best: Target | undefined;
  const isPictured = mission.portrait !== null && leaders.some((id) => isLeader(id, mission.portrait));
  for (const { scene, worths, own, others } of prospectsOf(seen, mission)) {
    const chance = chanceIn(seen, mission, scene, leaders, { own, others });
    const worth = worths[isPictured ? 1 : 0]() * chance;
    if (best === undefined || worth > best.worth) best = { ...scene, worth };
  }
  return best;
}

/** A possible target of a mission, with everything that does not depend on the leaders sent. */
interface Prospect extends Present {
  readonly scene: Scene;
  /** The mission's worth at this target: first without the leader shown on the card, then with that leader. */
  readonly worths: readonly [() => number, () => number];
}

/** The leaders in a place: the seat's own, and those of the enemy. */
interface Present {
  readonly own: readonly string[];
  readonly others: readonly string[];
}

const known = /* @__PURE__ */ keptBy((_: Situation) => new Map<MissionEntry, readonly Prospect[]>());

function prospectsOf(seen: Situation, mission: MissionEntry): readonly Prospect[] {
  const all = known(seen);
  const made =
    all.get(mission) ??
    scenesOf(seen, mission).map((scene) => ({
      scene,
      worths: [
        once(() => missionWorth(seen, mission, scene, [])),
        once(() => missionWorth(seen, mission, scene, mission.portrait === null ? [] : [mission.portrait])),
      ] as const,
      ...presentAt(seen, scene),
    }));
  all.set(mission, made);
  return made;
}

function once(work: () => number): () => number {
  let result: number | undefined;
  return () => {
    result ??= work();
    return result;
  };
}

function presentAt(seen: Situation, { here }: Scene): Present {
  if (here === undefined) return { own: [], others: [] };
  const ids = (side: Faction): readonly string[] => reader.leadersAt(seen.view, here, side).map(({ id }) => id);
  return { own: ids(seen.own), others: ids(seen.enemy) };
}

/** Returns what a mission in a place is worth to the seat with these leaders. */
export function missionWorth(seen: Situation, mission: MissionEntry, scene: Scene, leaders: readonly string[]): number {
  const { effect, portraitEffect = [], delayedEffect = [], portrait } = mission;
  const more = portrait !== null && leaders.some((id) => isLeader(id, portrait)) ? portraitEffect : [];
  return worthOfSteps(seen, [...effect, ...more, ...delayedEffect], scene);
}

/** Whether a leader has this name or counts as a leader of this name. */
function isLeader(id: string, name: string | null): boolean {
  return id === name || leaderOf(id)?.countsAs === name;
}

/** Returns every target that a mission could have. */
function scenesOf(seen: Situation, { target }: MissionEntry): readonly Scene[] {
  switch (target.kind) {
    case "system":
      return systemsWhere(seen, target.where).map((here) => ({ here, target: undefined }));
    case "leader": {
      const open = systemsWhere(seen, target.where);
      return reader
        .leaders(seen.view)
        .filter((leader) => open.includes(leader.at) && leader.side === "rebel")
        .filter((leader) => target.state === "any" || leader.captive === (target.state === "captured"))
        .map(({ id, at }) => ({ here: at, target: id }));
    }
    case "base-space":
      return [{ here: basePlace(seen.view), target: undefined }];
    case "none":
      return [{ here: undefined, target: undefined }];
  }
}

/** Returns how many icons of a skill leaders have together, including minor ones; 0 for a mission without a skill. */
export function skillOf(leaders: readonly string[], skill: Skill | null): number {
  return iconsWorth(leaders, skill, 1);
}

/**
 * Returns the icons of a skill for a roll, with minor icons counted half because a green die succeeds half as often.
 */
function rollOf(leaders: readonly string[], skill: Skill | null): number {
  return iconsWorth(leaders, skill, 0.5);
}

function iconsWorth(leaders: readonly string[], skill: Skill | null, minor: number): number {
  if (skill === null) return 0;
  return leaders.reduce((sum, id) => {
    const entry = leaderOf(id);
    return sum + (entry?.skills[skill] ?? 0) + minor * (entry?.minorSkills?.[skill] ?? 0);
  }, 0);
}

/**
 * The icons that the successes of the leader pictured on a mission count as, since every second die shows a success.
 */
const PORTRAIT_ICONS = 4;
/** The assumed chance that the enemy opposes a mission with a leader from the pool. */
const OPPOSED = 0.6;

/** Estimates the chance that leaders succeed at a mission in a place. */
export function chanceOf(seen: Situation, mission: MissionEntry, scene: Scene, leaders: readonly string[]): number {
  return chanceIn(seen, mission, scene, leaders, presentAt(seen, scene));
}

function chanceIn(
  seen: Situation,
  { mode, skill, portrait, extraDiceWithUnits = 0 }: MissionEntry,
  { here }: Scene,
  leaders: readonly string[],
  { own: present, others: there }: Present,
): number {
  if (mode === "resolve" || here === undefined || here === BASE_SPACE) return 1;
  const isPictured = portrait !== null && leaders.some((id) => isLeader(id, portrait));
  const own =
    rollOf([...new Set([...leaders, ...present])], skill) + (isPictured ? PORTRAIT_ICONS : 0) + extraDiceWithUnits / 2;
  const pool = poolOf(seen, seen.enemy).map(({ id }) => rollOf([id], skill));
  const sent = Math.max(0, ...pool);
  const unsent = there.length === 0 ? 1 : oddsOf(own, rollOf(there, skill));
  return pool.length === 0 ? unsent : OPPOSED * oddsOf(own, rollOf(there, skill) + sent) + (1 - OPPOSED) * unsent;
}

/** Estimates the chance of more successes than the opponent from the numbers of icons. Ties fail. */
function oddsOf(own: number, other: number): number {
  return Math.max(0.05, Math.min(0.95, 0.45 + 0.15 * (own - other)));
}

/** Returns by how much leaders sent to oppose an enemy mission reduce its chance of success. */
export function hindrance(
  seen: Situation,
  mission: MissionEntry,
  here: PlaceId,
  leaders: readonly string[],
  sent: readonly string[],
  dice = 0,
): number {
  const there = reader.leadersAt(seen.view, here, seen.own).map(({ id }) => id);
  const own = rollOf(leaders, mission.skill) + (leaders.some((id) => id === mission.portrait) ? PORTRAIT_ICONS : 0);
  const before = there.length === 0 ? 1 : oddsOf(own, rollOf(there, mission.skill));
  return before - oddsOf(own, rollOf([...there, ...sent], mission.skill) + dice);
}
