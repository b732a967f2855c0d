import type { Hidden } from "@sw/tabletop";
import type { Faction, Theater } from "../language/language.ts";
import type { CardId, LeaderId, PlaceId, SystemId, UnitDamage, UnitId } from "../state/actions.ts";
import type { UnitsOfType } from "../state/events.ts";
import type { Seat } from "../state/seats.ts";
import type { State } from "../state/state.ts";
import type { AssignedView, LeaderView, PlaceView, View } from "../views/shapes.ts";
import type { ATTACK_STEPS } from "./attack.ts";

/** Sources for readers: a state, which contains everything, or a view, which contains what its viewer knows. */
export type Source = State | View;

/** A value for each side. */
export type ByFaction<Value> = Readonly<Record<Faction, Value>>;

/** A system or the Rebel Base space. */
export interface PlaceReading extends PlaceView {
  /** The region, or null for the Rebel Base space. */
  readonly region: string | null;
  /** Whether the place has a loyalty space and resources. */
  readonly populous: boolean;
  readonly neighbours: readonly SystemId[];
  /** The units there, by side. */
  readonly forces: ByFaction<readonly UnitsOfType[]>;
  /** The leaders there by the side that they serve, without captured ones. */
  readonly leaders: ByFaction<readonly LeaderId[]>;
  /** The captured leaders there, with or without carbonite (reb.captured.carbonite-still-captured). */
  readonly captives: readonly LeaderId[];
}

/** A leader of the game. */
export interface LeaderReading extends LeaderView {
  /** The side that the leader serves now. A leader lured to the dark side serves the Empire. */
  readonly side: Faction;
  readonly captive: boolean;
}

/** The Rebel base. */
export interface BaseReading {
  /** The system of the base, or null before it is chosen. */
  readonly system: SystemId | Hidden | null;
  readonly revealed: boolean;
  /** The place of its units: the Rebel Base space, or the base's system once it is revealed. */
  readonly place: PlaceId;
  /** The systems that may hold the base as far as everybody can tell. */
  readonly publicCandidates: readonly SystemId[];
  /** The systems that may hold the base as far as the Empire can tell. */
  readonly candidates: readonly SystemId[] | Hidden;
}

/** One side. Hands list the known cards by name, then `HIDDEN` for each of the others. */
export interface SideReading {
  /** The seat that the reading was requested for. */
  readonly seat: Seat;
  readonly faction: Faction;
  readonly missions: readonly (CardId | Hidden)[];
  /** The action cards of the Admiral, then of the General. With two players the Admiral has all of them. */
  readonly actions: readonly [readonly (CardId | Hidden)[], readonly (CardId | Hidden)[]];
  /** The objectives in hand; empty for the Empire. */
  readonly objectives: readonly (CardId | Hidden)[];
  /** The probe cards in hand; empty for the Rebels. */
  readonly probes: readonly (CardId | Hidden)[];
  readonly assigned: readonly AssignedView[];
  /** The units on spaces 1, 2 and 3 of the build queue. */
  readonly queue: readonly [readonly UnitsOfType[], readonly UnitsOfType[], readonly UnitsOfType[]];
  /** The leaders in the pool. */
  readonly pool: readonly LeaderId[];
  /** The systems that are loyal to the side and not subjugated. */
  readonly loyal: readonly SystemId[];
  /** The systems that the side has subjugated; empty for the Rebels. */
  readonly subjugated: readonly SystemId[];
  /** The number of ships and of ground units on the board. */
  readonly units: { readonly space: number; readonly ground: number };
}

/** A damaged unit of a combat. */
export interface DamageReading {
  readonly unit: UnitId;
  /** The number of damage markers on it. */
  readonly markers: number;
  /** The damage assigned to it in this attack. */
  readonly assigned: number;
  /** Whether a card destroys it once both cards are resolved. */
  readonly doomed: boolean;
}

/** A side in a combat. */
export interface ForcesReading {
  readonly units: readonly UnitsOfType[];
  readonly leaders: readonly LeaderId[];
  readonly damage: readonly DamageReading[];
  /** The tactic cards in hand, by theater. */
  readonly space: readonly (CardId | Hidden)[];
  readonly ground: readonly (CardId | Hidden)[];
}

/** A step of an attack in a battle: the roll, tactic cards and rerolls, damage being assigned, damage being blocked. */
export type AttackStep = (typeof ATTACK_STEPS)[number];

/** One side's attack in a battle. */
export interface AttackReading {
  readonly attacker: Faction;
  readonly theater: Theater;
  readonly step: AttackStep;
}

/** Units of a type picked from a place in one move. */
export interface PickedReading {
  readonly from: PlaceId;
  readonly unit: UnitId;
  readonly count: number;
  /** The damage of each unit. Present only in a retreat in which units of the type differ in damage. */
  readonly damage?: UnitDamage;
}

/** The transport capacity of the ships picked from a place. */
export interface TransportReading {
  readonly from: PlaceId;
  /** The number of picked units that need transport: ground units and TIE Fighters. */
  readonly used: number;
  readonly capacity: number;
}

/** The move for which units are being picked. */
export interface MoveReading {
  readonly to: PlaceId;
  readonly picked: readonly PickedReading[];
  /** The captured leaders picked to move along. */
  readonly captives: readonly LeaderId[];
  /** The transport capacity, by the place that units are picked from. */
  readonly transport: readonly TransportReading[];
}

/** The combat in progress. */
export interface CombatReading {
  readonly system: SystemId;
  /** The number of the round, from 1; 0 before the first round. */
  readonly round: number;
  readonly sides: ByFaction<ForcesReading>;
  /** The attack in progress, or null between attacks. */
  readonly attack: AttackReading | null;
}
