import type { AdvancedTacticEntry } from "./advanced-tactics.ts";
import type { DieColor, EffectStep, Faction, Icon, IconShape, Skill, Theater, UnitClass, Where } from "./steps.ts";

export type * from "./advanced-tactics.ts";
export * from "./steps.ts";

/** A name in English, and in Spanish if a Spanish text gives it. */
export interface Name {
  readonly en: string;
  readonly es?: string;
}

/** The fields of every catalogue entry. */
export interface Entry {
  /** The id in kebab-case, unique among the entries of its kind. */
  readonly id: string;
  readonly name: Name;
  /** The facts on this entry that no two independent sources confirm, and why. Defaults to none. */
  readonly unverified?: string;
}

/** A system of the board. */
export interface SystemEntry extends Entry {
  readonly region: string;
  /** The resource icons from left to right as printed; empty on remote systems. */
  readonly resources: readonly Icon[];
  /** The space (1-3) of the build queue for units built here; null on remote systems. */
  readonly buildQueue: 1 | 2 | 3 | null;
  /** Whether the system is always loyal to the Empire (Coruscant). It then has no probe card. */
  readonly fixedLoyalty: boolean;
  /** The faction symbol on its probe card, used only in set-up, or null if it has none. */
  readonly setupProbe: Faction | null;
}

/** The Rebel Base space, which is not a system. */
export interface BaseSpaceEntry extends Entry {
  readonly resources: readonly Icon[];
  readonly buildQueue: 1 | 2 | 3;
}

/** A unit type. */
export interface UnitEntry extends Entry {
  readonly faction: Faction;
  readonly theater: Theater;
  readonly class: UnitClass;
  /** The number of miniatures in the box. */
  readonly count: number;
  /** The dice that it adds to its side's roll in its theater. */
  readonly attack: { readonly red: number; readonly black: number; readonly green?: number };
  /** The health of the unit, or null if it has none and takes no damage. */
  readonly health: { readonly value: number; readonly color: DieColor } | null;
  /** The number of units that it can carry. */
  readonly transportCapacity: number;
  /** Whether it can move only with units that supply transport capacity, and uses one. */
  readonly transportRestricted: boolean;
  readonly immobile: boolean;
  /** The icon that builds it, or null if no icon does. */
  readonly buildIcon: Icon | null;
  /** The special abilities of the unit; see units.ts of the rules. */
  readonly abilities: readonly UnitAbility[];
}

/**
 * The abilities of units.
 * - `ground-tactic-each-battle` (Shield Generator): draws or takes back a ground tactic card in each ground battle.
 * - `two-fewer-red-dice` (Ion Cannon): the other side rolls two fewer red dice in space battles.
 * - `bars-retreat`: a station whose side cannot retreat from its system.
 * - `under-construction`: the superstation from the queue replaces it. Destroying it also destroys that superstation,
 *   and it is destroyed if it is its side's only ship left.
 * - `superstation`: a Death Star. Death Star Plans work on it and on one under construction.
 * - `must-flee`: if all ships of its side are of this kind, they must retreat or are destroyed.
 * - `bars-enemy-retreat` (Interdictor): no enemy unit can retreat from its system.
 * - `shields-stations` (Shield Bunker): a Death Star there, finished or not, is neither destroyed nor damaged.
 * - `deploys-beside-ground`: it may also be deployed beside own ground units, if the other side has no unit there.
 * - `opens-remote`: its side may deploy in its remote system as in a loyal one.
 */
export type UnitAbility =
  | "ground-tactic-each-battle"
  | "two-fewer-red-dice"
  | "bars-retreat"
  | "under-construction"
  | "superstation"
  | "must-flee"
  | "bars-enemy-retreat"
  | "shields-stations"
  | "deploys-beside-ground"
  | "opens-remote";

/** A leader. */
export interface LeaderEntry extends Entry {
  readonly faction: Faction;
  /** How the leader enters the game. `special` means only by a card's effect. */
  readonly start: "starting" | "recruit" | "special";
  /** The leader's colour in a team game: blue leaders (`admiral`) are the Admiral's, orange ones the General's. */
  readonly pool: "admiral" | "general";
  /** The tactic values, or null if the leader has none and cannot activate systems. */
  readonly tactics: { readonly space: number; readonly ground: number } | null;
  readonly skills: Readonly<Record<Skill, number>>;
  /** The minor icons by skill, each a green die instead of another (rote.leader.minor-skill). Defaults to none. */
  readonly minorSkills?: Readonly<Partial<Record<Skill, number>>>;
  /** The id of a leader that cards also mean by this one, such as Luke Skywalker; null for most leaders. */
  readonly countsAs: string | null;
}

/**
 * The ability of a ring. `lured`: its leader changes sides permanently. `bounty`: the Rebels lose 1 reputation when its
 * leader is captured. `minor-icons`: its leader also shows the icons of `minorSkills`.
 */
export type RingAbility =
  | "captured"
  | "carbonite"
  | "lured"
  | "reroll-one-die"
  | "rescue-after-success"
  | "turn-failed-diplomacy"
  | "blank-opposing-die"
  | "bounty"
  | "minor-icons";

/** An attachment ring. */
export interface RingEntry extends Entry {
  readonly faction: Faction;
  readonly ability: RingAbility;
  /** The minor icons that its leader gains. Present only with the ability `minor-icons`. */
  readonly minorSkills?: Readonly<Partial<Record<Skill, number>>>;
}

/**
 * Where a mission may be attempted or resolved. `leader`: it targets a Rebel leader, in that leader's system. `free`: a
 * leader who is neither captured nor lured.
 */
export type MissionTarget =
  | { readonly kind: "system"; readonly where: readonly Where[]; readonly whereByFaq?: readonly Where[] }
  | { readonly kind: "leader"; readonly state: "captured" | "free" | "any"; readonly where: readonly Where[] }
  | { readonly kind: "base-space" }
  | { readonly kind: "none" };

/** The largest mission hand after drawing (reb.refresh.hand-limit). */
export const HAND_LIMIT = 10;

/** The sets of regular missions; with the expansion each side plays one of them (rote.setup.mission-sets). */
export type MissionSet = "base" | "rise-of-the-empire";

/** A card of an expansion that may replace one of the base box. */
export interface Replacing {
  /** The id of the card of the base box that it replaces (rote.box.replaced-cards). Defaults to none. */
  readonly replaces?: string;
}

/**
 * The effect of target markers (rote.marker.card-says). `bars-plans`: Death Star Plans cannot be used while one is on
 * the board. `objective-for-reputation`: the Rebels may discard an objective for 1 reputation instead of playing one.
 * `reputation-when-removed`: each gives 1 reputation when it is removed. `reputation-each-refresh`: 1 reputation in
 * each later Refresh Phase.
 */
export type TargetMarkerAbility =
  | "bars-plans"
  | "objective-for-reputation"
  | "reputation-when-removed"
  | "reputation-each-refresh";

/** The target markers of a card. */
export interface TargetMarkers {
  readonly count: number;
  readonly ability: TargetMarkerAbility;
}

/** A mission card. */
export interface MissionEntry extends Entry, Replacing {
  readonly faction: Faction;
  /** The set that it belongs to. Defaults to being played with either set (starting and leader missions, projects). */
  readonly missionSet?: MissionSet;
  readonly set: "starting" | "regular" | "project";
  readonly copies: number;
  /** The skill that it requires, or null if any leaders may be assigned to it. */
  readonly skill: Skill | null;
  /** The number of icons of that skill that the assigned leaders must show together. */
  readonly icons: number;
  /** The pictured leader, who adds two successes when assigned to an attempted mission; null if none is pictured. */
  readonly portrait: string | null;
  /**
   * How the mission is carried out. `attempt` can be opposed. `resolve` cannot, and neither succeeds nor fails.
   * `oppose` is turned up against a mission of the other side, which its leaders then oppose (rote.mission.subversion).
   */
  readonly mode: "attempt" | "resolve" | "oppose";
  readonly target: MissionTarget;
  /** The dice added to the attempting side's roll if it has units there. Defaults to none. */
  readonly extraDiceWithUnits?: number;
  /** Whether every skill icon counts for both sides. Defaults to false. */
  readonly countAllIcons?: boolean;
  /** Whether both sides roll even if unopposed; it succeeds with any result (rote.mission.rolled-unopposed). */
  readonly rollUnopposed?: true;
  /** When the card returns to the hand: after a failure, or if two leaders were assigned. Defaults to never. */
  readonly returns?: "after-failure" | "with-two-leaders";
  readonly effect: readonly EffectStep[];
  /** The effect if the attempt fails. Defaults to none. */
  readonly failureEffect?: readonly EffectStep[];
  /** An additional effect if the pictured leader resolves it. Defaults to none. */
  readonly portraitEffect?: readonly EffectStep[];
  /** An effect at the end of the Command Phase. Defaults to none. */
  readonly delayedEffect?: readonly EffectStep[];
  /** The markers that its effect puts on the board. Defaults to none. */
  readonly targetMarkers?: TargetMarkers;
}

/** The moments at which action cards can be used, including those with the timing "Special"; each is one window. */
export type ActionTiming =
  | "assignment"
  | "immediate"
  | "start-of-combat"
  | "before-reveal"
  | "before-roll"
  | "rolling"
  | "after-success"
  | "leader-rescued"
  | "leader-captured"
  | "mission-failed"
  | "rebel-retreated"
  | "battle-won"
  | "pool-over-limit"
  | "end-of-assignment";

/** An action card. */
export interface ActionEntry extends Entry, Replacing {
  readonly faction: Faction;
  readonly set: "starting" | "recruit";
  readonly timing: ActionTiming;
  /** The leaders shown. Drawing a recruit card allows recruiting one of them. */
  readonly leaders: readonly string[];
  /**
   * Where the leader who uses it must be. `system`: in the system of the mission or combat. `pool` or `board`: in the
   * leader pool or in any system, from where the card moves him. `assigned`: on the mission. `captured`: just captured.
   * `nothing`: no leader is needed.
   */
  readonly needs: "system" | "pool" | "board" | "assigned" | "captured" | "nothing";
  /** The skill that the mission must have (`before-roll`). Defaults to any. */
  readonly skill?: Skill;
  readonly effect: readonly EffectStep[];
  /**
   * The effect when the probe card under this card is turned up, in the system of that probe card
   * (rote.card.held-probe). This happens at the start of a turn of its owner, or at the end of the Command Phase. The
   * card's own effect puts the probe card there.
   */
  readonly held?: { readonly when: "turn" | "end-of-command-phase"; readonly effect: readonly EffectStep[] };
}

/** The condition for playing an objective. */
export type ObjectiveTest =
  | { readonly type: "count-systems"; readonly atLeast: number; readonly where: readonly Where[] }
  /** The system has Rebel units and no Imperial units. */
  | { readonly type: "system-held"; readonly system: string }
  /** All populous systems of a region, at least one, are loyal to the Rebels. */
  | { readonly type: "region-loyal" }
  | { readonly type: "no-captives" }
  /** A combat that the Rebels initiated destroyed Imperial units with at least this much printed health. */
  | { readonly type: "destroyed"; readonly theater: Theater; readonly health: number }
  /** An Imperial unit of one of these types was destroyed in a combat that the Rebels initiated. */
  | { readonly type: "destroyed-type"; readonly types: readonly string[] }
  /**
   * The Rebels won the battle in a matching system: subjugated, sabotaged, with an icon of that shape, or where one of
   * those leaders took part. With `initiated` the Rebels must have started the combat.
   */
  | {
      readonly type: "won-battle";
      readonly theater: Theater | "any";
      readonly where: "subjugated" | "sabotaged" | { readonly shape: IconShape } | readonly string[];
      readonly initiated?: true;
    }
  /** The Rebels won the battles of both theaters in one combat. */
  | { readonly type: "won-both-battles" }
  /** At least this many Rebel units are in that system and those adjacent to it, together. */
  | { readonly type: "units-around"; readonly system: string; readonly atLeast: number }
  /** At least this many Rebel structures are in one system, which is neither the hidden nor the revealed base. */
  | { readonly type: "structures"; readonly atLeast: number }
  /** The hand holds at least `count` other objectives, which its effect discards. */
  | { readonly type: "other-objectives"; readonly count: number }
  /** The Rebel build queue holds units of these shapes, which its effect destroys. */
  | {
      readonly type: "queued-shapes";
      readonly triangle: number;
      readonly circle: number;
      readonly square: number;
    }
  /** A roll destroys a Death Star (Death Star Plans). */
  | { readonly type: "death-star-run" }
  | { readonly type: "always" };

/** The levels of objectives, printed on their backs. Level I is drawn first. */
export const OBJECTIVE_LEVELS: readonly ["I", "II", "III"] = ["I", "II", "III"];

/** An objective card. */
export interface ObjectiveEntry extends Entry {
  readonly level: (typeof OBJECTIVE_LEVELS)[number];
  /** The reputation for playing it, or null for one per destroyed system. Immediate ones are not played: 0. */
  readonly reputation: number | null;
  /** When it is used. `immediate`: turned up and carried out as soon as it is drawn (rote.objective.immediate). */
  readonly timing: "combat" | "start-of-refresh" | "immediate";
  readonly test: ObjectiveTest;
  /** The markers that its effect places; they keep it in play (rote.objective.stays-in-play). Defaults to none. */
  readonly targetMarkers?: TargetMarkers;
  /** Whether it goes back to the hand after it was played. */
  readonly kept: boolean;
  readonly effect: readonly EffectStep[];
}

/** The effect of a tactic card. */
export type TacticEffect =
  /** Draws `count` tactic cards from both decks in any mix. */
  | { readonly op: "draw"; readonly count: number }
  | { readonly op: "reroll"; readonly most: number }
  /** Deals `amount` damage to each of up to `most` enemy units. */
  | { readonly op: "damage"; readonly amount: number; readonly most: number }
  /** Deals damage equal to the red attack value of one own ship there, divided freely. */
  | { readonly op: "bombard" }
  /** Blocks `amount` damage, at the cost of discarding `discard` other tactic cards of the theater. */
  | { readonly op: "block"; readonly amount: number; readonly discard: number }
  | { readonly op: "bar-retreat" }
  | { readonly op: "bar-blocking" }
  | { readonly op: "retreat-without-transport" };

/** A tactic card. */
export interface TacticEntry extends Entry {
  readonly theater: Theater;
  readonly copies: number;
  /** Whether playing it costs a die that shows the special icon. */
  readonly special: boolean;
  readonly effect: TacticEffect;
}

/** The entries that an expansion adds to the base box. Entries with `replaces` replace the card with that id. */
export interface Expansion {
  readonly units: readonly UnitEntry[];
  readonly leaders: readonly LeaderEntry[];
  readonly rings: readonly RingEntry[];
  readonly missions: readonly MissionEntry[];
  readonly actions: readonly ActionEntry[];
  readonly objectives: readonly ObjectiveEntry[];
  /** The expansion's list of starting units. Defaults to none. */
  readonly startingUnits?: ExpansionStart;
}

/** The expansion's starting units, which replace the base list of both sides (rote.setup.units-list). */
export interface ExpansionStart {
  /** The units on space 3 of the Imperial build queue. */
  readonly queued: readonly UnitCount[];
  /** The units that the Empire puts in one remote system, including a station under construction. */
  readonly remote: readonly UnitCount[];
  /** The units that the Empire then puts in its systems and beside that station. */
  readonly imperial: readonly UnitCount[];
  /** The units that the Rebels put in the Rebel Base space and in one system. */
  readonly rebel: readonly UnitCount[];
}

/** A unit type and how many. */
export interface UnitCount {
  readonly type: string;
  readonly count: number;
}

/** The units that the first game's fixed set-up puts in a system or in the Rebel Base space. */
export interface FirstGamePlacement {
  readonly at: string;
  readonly marker: "rebel" | "imperial" | "subjugation" | null;
  readonly units: readonly UnitCount[];
}

/** The time track and the set-ups. */
export interface BoardEntry {
  readonly trackLength: number;
  readonly timeStart: number;
  readonly reputationStart: number;
  readonly recruitSpaces: readonly number[];
  readonly buildSpaces: readonly number[];
  readonly baseSpace: BaseSpaceEntry;
  readonly startingUnits: Readonly<Record<Faction, readonly UnitCount[]>>;
  readonly firstGame: readonly FirstGamePlacement[];
  readonly unverified?: string;
}

/** The contents of the box, as data. */
export interface Catalogue {
  readonly board: BoardEntry;
  readonly systems: readonly SystemEntry[];
  /** Pairs of adjacent systems, each once. */
  readonly borders: readonly (readonly [string, string])[];
  readonly units: readonly UnitEntry[];
  readonly leaders: readonly LeaderEntry[];
  readonly rings: readonly RingEntry[];
  readonly missions: readonly MissionEntry[];
  readonly actions: readonly ActionEntry[];
  readonly objectives: readonly ObjectiveEntry[];
  readonly tactics: readonly TacticEntry[];
  /** The advanced tactic cards. Defaults to none; cinematic combat cannot be played then. */
  readonly advancedTactics?: readonly AdvancedTacticEntry[];
  /** Rise of the Empire. Defaults to none; the expansion cannot be played then. */
  readonly riseOfTheEmpire?: Expansion;
  /** The expansion's starting units. Only in the result of `playedCatalogue`; otherwise see `riseOfTheEmpire`. */
  readonly expansionStart?: ExpansionStart;
}
