import type { AdvancedTacticEntry } from "./advanced-tactics.ts";
import type { DieColor, EffectStep, Faction, Icon, IconShape, Skill, Theater, UnitClass, Where } from "./steps.ts";

export type * from "./advanced-tactics.ts";
export * from "./steps.ts";

/** A name in English and, where a Spanish text gives it, in Spanish. */
export interface Name {
  readonly en: string;
  readonly es?: string;
}

/** What every entry of the catalogue has. */
export interface Entry {
  /** Kebab-case, unique among the entries of its kind. */
  readonly id: string;
  readonly name: Name;
  /** Facts on this entry that no two independent sources confirm, and why. */
  readonly unverified?: string;
}

/** A system of the board. */
export interface SystemEntry extends Entry {
  readonly region: string;
  /** Left to right as printed; none on remote systems. */
  readonly resources: readonly Icon[];
  /** Space (1-3) of the build queue that its units are placed on; null on remote systems. */
  readonly buildQueue: 1 | 2 | 3 | null;
  /** Always loyal to the Empire (Coruscant); such a system has no probe card. */
  readonly fixedLoyalty: boolean;
  /** Faction symbol on its probe card, used in set-up only. */
  readonly setupProbe: Faction | null;
}

/** The Rebel Base space, which is not a system. */
export interface BaseSpaceEntry extends Entry {
  readonly resources: readonly Icon[];
  readonly buildQueue: 1 | 2 | 3;
}

/** A type of unit. */
export interface UnitEntry extends Entry {
  readonly faction: Faction;
  readonly theater: Theater;
  readonly class: UnitClass;
  /** Miniatures in the box. */
  readonly count: number;
  /** Dice it adds to its side's roll in its theater. */
  readonly attack: { readonly red: number; readonly black: number; readonly green?: number };
  /** Null: it has no health and takes no damage. */
  readonly health: { readonly value: number; readonly color: DieColor } | null;
  /** Units it can carry. */
  readonly transportCapacity: number;
  /** It moves only with units that supply capacity, and uses one. */
  readonly transportRestricted: boolean;
  readonly immobile: boolean;
  /** The icon that builds it; null: no icon does. */
  readonly buildIcon: Icon | null;
  /** What it can do besides fighting; see units.ts of the rules. */
  readonly abilities: readonly UnitAbility[];
}

/**
 * Abilities of units: `ground-tactic-each-battle` (Shield Generator), `two-fewer-red-dice` (Ion Cannon), `bars-retreat`
 * (a station that keeps its side in a combat), `under-construction` (is replaced by the superstation that leaves the
 * queue, takes it along when destroyed, and is destroyed when left as its side's only ship), `superstation` (a Death
 * Star for the rules; Death Star Plans work on it and on one under construction), `must-flee` (alone among its side's
 * ships it must retreat or is destroyed), `bars-enemy-retreat` (Interdictor: no enemy unit retreats from its system),
 * `shields-stations` (Shield Bunker: a Death Star there, finished or not, is neither destroyed nor damaged),
 * `deploys-beside-ground` (it may be deployed wherever its side has a ground unit and the other no unit), `opens-remote` (in a
 * remote system it lets its side deploy as in a loyal one).
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
  /** `special`: enters by a card's effect only. */
  readonly start: "starting" | "recruit" | "special";
  /** Colour: blue leaders are the Admiral's in a team game, orange ones the General's. */
  readonly pool: "admiral" | "general";
  /** Null: no tactic values; the leader cannot activate systems. */
  readonly tactics: { readonly space: number; readonly ground: number } | null;
  readonly skills: Readonly<Record<Skill, number>>;
  /** Minor icons by skill: each counts as an icon, and adds a green die instead of another (rote.leader.minor-skill). Left out: none. */
  readonly minorSkills?: Readonly<Partial<Record<Skill, number>>>;
  /** The leader this one counts as for cards (Luke Skywalker (Jedi)); null for most. */
  readonly countsAs: string | null;
}

/**
 * What an attachment ring does. `lured`: its leader changes sides for good as soon as the ring is attached. `bounty`: the Rebels lose 1
 * reputation when its leader is captured. `minor-icons`: its leader shows `minorSkills` besides his own icons.
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
  /** Minor icons that its leader shows more (`minor-icons`). */
  readonly minorSkills?: Readonly<Partial<Record<Skill, number>>>;
}

/**
 * Where a mission may take place. `leader`: it targets a Rebel leader, in that leader's system. `free`: a leader who is
 * neither captured nor lured.
 */
export type MissionTarget =
  | { readonly kind: "system"; readonly where: readonly Where[]; readonly whereByFaq?: readonly Where[] }
  | { readonly kind: "leader"; readonly state: "captured" | "free" | "any"; readonly where: readonly Where[] }
  | { readonly kind: "base-space" }
  | { readonly kind: "none" };

/** Most cards of the mission hand after drawing (reb.refresh.hand-limit). */
export const HAND_LIMIT = 10;

/** A set of regular missions of which a side plays one, with the expansion (rote.setup.mission-sets). */
export type MissionSet = "base" | "rise-of-the-empire";

/** A card of an expansion that takes the place of one of the base box. */
export interface Replacing {
  /** Id of the card of the base box that leaves the game (rote.box.replaced-cards). */
  readonly replaces?: string;
}

/**
 * What target markers do (rote.marker.card-says): `bars-plans`: no Death Star Plans are used while one lies on the board; `objective-for-reputation`:
 * the Rebels may discard an objective for 1 reputation instead of playing one; `reputation-when-removed`: each gives 1 reputation when it
 * goes; `reputation-each-refresh`: 1 reputation in each later Refresh Phase.
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
  /** The set that it belongs to; left out: it is played with either (starting and leader missions, projects). */
  readonly missionSet?: MissionSet;
  readonly set: "starting" | "regular" | "project";
  readonly copies: number;
  /** Null: it asks for no skill, any leaders may be assigned to it. */
  readonly skill: Skill | null;
  /** Icons of that skill that the assigned leaders must show together. */
  readonly icons: number;
  /** The leader pictured: two more successes when assigned to an attempted mission. */
  readonly portrait: string | null;
  /**
   * `attempt` can be opposed; `resolve` cannot, and neither succeeds nor fails; `oppose` is turned up when the other side attempts a
   * mission, and its leaders oppose that (rote.mission.subversion).
   */
  readonly mode: "attempt" | "resolve" | "oppose";
  readonly target: MissionTarget;
  /** Dice added to the attempting side's roll if it has units there. */
  readonly extraDiceWithUnits?: number;
  /** Every skill icon counts for both sides. */
  readonly countAllIcons?: boolean;
  /** Both sides roll although nobody opposes it; it then succeeds whatever the dice show (rote.mission.rolled-unopposed). */
  readonly rollUnopposed?: true;
  /** The card goes back to the hand instead of the discards after a failure, or when two leaders were assigned. */
  readonly returns?: "after-failure" | "with-two-leaders";
  readonly effect: readonly EffectStep[];
  /** Done instead of the effect when the attempt fails. */
  readonly failureEffect?: readonly EffectStep[];
  /** Done as well when the pictured leader resolves it. */
  readonly portraitEffect?: readonly EffectStep[];
  /** Done at the end of the Command Phase. */
  readonly delayedEffect?: readonly EffectStep[];
  /** Markers that its effect puts on the board. */
  readonly targetMarkers?: TargetMarkers;
}

/** The moments at which action cards with the timing "Special" and the others can be used; each is one window. */
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
  /** Leaders shown; drawing a recruit card may recruit one of them. */
  readonly leaders: readonly string[];
  /**
   * Where the leader that uses it must be: in the `system` of the mission or combat; in the leader `pool`, or on any
   * system (`board`), from which the card moves him; `assigned` to the mission; just `captured`; nowhere.
   */
  readonly needs: "system" | "pool" | "board" | "assigned" | "captured" | "nothing";
  /** Only for missions of this skill (`before-roll`). */
  readonly skill?: Skill;
  readonly effect: readonly EffectStep[];
  /**
   * What it does when the probe card that lies under it is turned up, in the system of that card: at the start of a turn of its
   * owner, or at the end of the Command Phase (rote.card.held-probe). Its effect puts that card there.
   */
  readonly held?: { readonly when: "turn" | "end-of-command-phase"; readonly effect: readonly EffectStep[] };
}

/** What must be true for an objective to be played. */
export type ObjectiveTest =
  | { readonly type: "count-systems"; readonly atLeast: number; readonly where: readonly Where[] }
  /** Rebel units and no Imperial ones there. */
  | { readonly type: "system-held"; readonly system: string }
  /** A region whose populous systems, at least one, are all loyal to the Rebels. */
  | { readonly type: "region-loyal" }
  | { readonly type: "no-captives" }
  /** Imperial units of so much printed health were destroyed in a combat that the Rebel side initiated. */
  | { readonly type: "destroyed"; readonly theater: Theater; readonly health: number }
  /** An Imperial unit of this type was destroyed in a combat that the Rebels initiated. */
  | { readonly type: "destroyed-type"; readonly types: readonly string[] }
  /**
   * The Rebel side won it, whoever began (`initiated`: only if it did), in a subjugated or sabotaged system, in one with an icon of that
   * shape, or where one of those leaders was in the combat.
   */
  | {
      readonly type: "won-battle";
      readonly theater: Theater | "any";
      readonly where: "subjugated" | "sabotaged" | { readonly shape: IconShape } | readonly string[];
      readonly initiated?: true;
    }
  /** The Rebel side won the battles of both theaters in one combat. */
  | { readonly type: "won-both-battles" }
  /** So many Rebel units in that system and those adjacent to it, together. */
  | { readonly type: "units-around"; readonly system: string; readonly atLeast: number }
  /**
   * This many Rebel structures are in one system. The Rebel Base space and the system of a revealed base do not count.
   */
  | { readonly type: "structures"; readonly atLeast: number }
  /** The hand holds so many other objectives, which its effect discards. */
  | { readonly type: "other-objectives"; readonly count: number }
  /** The Rebel build queue holds units of these shapes, which its effect destroys. */
  | {
      readonly type: "queued-shapes";
      readonly triangle: number;
      readonly circle: number;
      readonly square: number;
    }
  /** The roll that destroys a Death Star. */
  | { readonly type: "death-star-run" }
  | { readonly type: "always" };

/** The levels of objectives, which their backs show: the first are drawn first. */
export const OBJECTIVE_LEVELS: readonly ["I", "II", "III"] = ["I", "II", "III"];

/** An objective card. */
export interface ObjectiveEntry extends Entry {
  readonly level: (typeof OBJECTIVE_LEVELS)[number];
  /** Reputation gained by playing it; null: one per destroyed system. Immediate ones are not played and give none: 0. */
  readonly reputation: number | null;
  /** `immediate`: turned up and carried out as soon as it is drawn (rote.objective.immediate). */
  readonly timing: "combat" | "start-of-refresh" | "immediate";
  readonly test: ObjectiveTest;
  /** Markers that its effect puts on the board; the card stays in play as long as one is there (rote.objective.stays-in-play). */
  readonly targetMarkers?: TargetMarkers;
  /** Goes back to the hand after it was played. */
  readonly kept: boolean;
  readonly effect: readonly EffectStep[];
}

/** What a tactic card does. */
export type TacticEffect =
  /** From both decks in any mix. */
  | { readonly op: "draw"; readonly count: number }
  | { readonly op: "reroll"; readonly most: number }
  /** `most` different enemy units take `amount` each. */
  | { readonly op: "damage"; readonly amount: number; readonly most: number }
  /** Damage equal to the red attack value of one own ship there, divided at will. */
  | { readonly op: "bombard" }
  /** `discard`: other tactic cards of the theater that it costs. */
  | { readonly op: "block"; readonly amount: number; readonly discard: number }
  | { readonly op: "bar-retreat" }
  | { readonly op: "bar-blocking" }
  | { readonly op: "retreat-without-transport" };

/** A tactic card. */
export interface TacticEntry extends Entry {
  readonly theater: Theater;
  readonly copies: number;
  /** Playing it costs a die that shows the special icon. */
  readonly special: boolean;
  readonly effect: TacticEffect;
}

/**
 * The parts that an expansion adds to the base box. An entry with `replaces` takes the place of the card with that id.
 */
export interface Expansion {
  readonly units: readonly UnitEntry[];
  readonly leaders: readonly LeaderEntry[];
  readonly rings: readonly RingEntry[];
  readonly missions: readonly MissionEntry[];
  readonly actions: readonly ActionEntry[];
  readonly objectives: readonly ObjectiveEntry[];
  /** Its list of starting units; left out: it has none. */
  readonly startingUnits?: ExpansionStart;
}

/** The starting units of an expansion, which take the place of the base list of both sides (rote.setup.units-list). */
export interface ExpansionStart {
  /** What lies on space 3 of the Imperial build queue. */
  readonly queued: readonly UnitCount[];
  /** What the Empire puts in one remote system, a station under construction among it. */
  readonly remote: readonly UnitCount[];
  /** What the Empire then puts in its systems and beside that station. */
  readonly imperial: readonly UnitCount[];
  /** What the Rebels put in the Rebel Base space and in one system. */
  readonly rebel: readonly UnitCount[];
}

/** A unit type and how many. */
export interface UnitCount {
  readonly type: string;
  readonly count: number;
}

/** What the first game's fixed set-up puts in a system or in the Rebel Base space. */
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

/** Everything in the box, as data. */
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
  /** Advanced tactic cards, for cinematic combat; left out: it cannot be played. */
  readonly advancedTactics?: readonly AdvancedTacticEntry[];
  /** Rise of the Empire; left out: it cannot be played. */
  readonly riseOfTheEmpire?: Expansion;
  /** The expansion's list of starting units, in what is played with it alone; a catalogue has it in `riseOfTheEmpire`. */
  readonly expansionStart?: ExpansionStart;
}
