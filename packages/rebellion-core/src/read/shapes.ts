import type { Hidden } from "@sw/tabletop";
import type { Faction, Theater } from "../language/language.ts";
import type { CardId, LeaderId, PlaceId, SystemId, UnitDamage, UnitId } from "../state/actions.ts";
import type { UnitsOfType } from "../state/events.ts";
import type { Seat } from "../state/seats.ts";
import type { State } from "../state/state.ts";
import type { AssignedView, LeaderView, PlaceView, View } from "../views/view-shapes.ts";
import type { ATTACK_STEPS } from "./attack.ts";

/** What can be read: a state, which tells everything, or a view, which tells what its viewer knows. */
export type Source = State | View;

/** Something for each side. */
export type ByFaction<Value> = Readonly<Record<Faction, Value>>;

/** A system or the Rebel Base space. */
export interface PlaceReading extends PlaceView {
  /** Null for the Rebel Base space. */
  readonly region: string | null;
  /** It has a loyalty space and resources. */
  readonly populous: boolean;
  readonly neighbours: readonly SystemId[];
  /** Units there by the side that they belong to. */
  readonly forces: ByFaction<readonly UnitsOfType[]>;
  /** Leaders there by the side that they serve, captives aside. */
  readonly leaders: ByFaction<readonly LeaderId[]>;
  /** Captured leaders there, in carbonite or not (reb.captured.carbonite-still-captured). */
  readonly captives: readonly LeaderId[];
}

/** A leader of the game. */
export interface LeaderReading extends LeaderView {
  /** The side that it serves now: one lured to the dark side serves the Empire. */
  readonly side: Faction;
  readonly captive: boolean;
}

/** The Rebel base. */
export interface BaseReading {
  /** Null before it is chosen. */
  readonly system: SystemId | Hidden | null;
  readonly revealed: boolean;
  /** Where its units stand: in the Rebel Base space, once it is revealed in its system. */
  readonly place: PlaceId;
  /** Systems that may hold it as far as everybody can tell. */
  readonly publicCandidates: readonly SystemId[];
  /** Systems that may hold it as far as the Empire can tell. */
  readonly candidates: readonly SystemId[] | Hidden;
}

/** One side. Hands list the cards that are known by name, then those that are not. */
export interface SideReading {
  /** The seat that was asked for. */
  readonly seat: Seat;
  readonly faction: Faction;
  readonly missions: readonly (CardId | Hidden)[];
  /** Action cards of the Admiral, then of the General; with two players all are the Admiral's. */
  readonly actions: readonly [readonly (CardId | Hidden)[], readonly (CardId | Hidden)[]];
  /** Objectives in hand; the Empire has none. */
  readonly objectives: readonly (CardId | Hidden)[];
  /** Probe cards in hand; the Rebels have none. */
  readonly probes: readonly (CardId | Hidden)[];
  readonly assigned: readonly AssignedView[];
  /** The build queue by its spaces 1, 2 and 3. */
  readonly queue: readonly [readonly UnitsOfType[], readonly UnitsOfType[], readonly UnitsOfType[]];
  /** Leaders in the pool. */
  readonly pool: readonly LeaderId[];
  /** Systems loyal to it that are not subjugated. */
  readonly loyal: readonly SystemId[];
  /** Systems that it has subjugated; the Rebels none. */
  readonly subjugated: readonly SystemId[];
  /** Units on the board: ships and ground units. */
  readonly units: { readonly space: number; readonly ground: number };
}

/** A damaged unit of a combat. */
export interface DamageReading {
  readonly unit: UnitId;
  /** Damage markers on it. */
  readonly markers: number;
  /** Damage assigned to it in this attack. */
  readonly assigned: number;
  /** A card destroys it once both cards are resolved. */
  readonly doomed: boolean;
}

/** A side in a combat. */
export interface ForcesReading {
  readonly units: readonly UnitsOfType[];
  readonly leaders: readonly LeaderId[];
  readonly damage: readonly DamageReading[];
  /** Tactic cards in hand by theater. */
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

/** Units of a type picked from a place to move together. */
export interface PickedReading {
  readonly from: PlaceId;
  readonly unit: UnitId;
  readonly count: number;
  /** The damage of each, where like units of a retreat differ in it. */
  readonly damage?: UnitDamage;
}

/** Places aboard the ships that are picked from a place. */
export interface TransportReading {
  readonly from: PlaceId;
  /** Picked units that need transport: ground units and TIE Fighters. */
  readonly used: number;
  readonly capacity: number;
}

/** The move for which units are being picked. */
export interface MoveReading {
  readonly to: PlaceId;
  readonly picked: readonly PickedReading[];
  /** Captured leaders picked to go along. */
  readonly captives: readonly LeaderId[];
  /** Transport by the places that units are picked from. */
  readonly transport: readonly TransportReading[];
}

/** The combat under way. */
export interface CombatReading {
  readonly system: SystemId;
  /** Counts from 1; 0 before the first round. */
  readonly round: number;
  readonly sides: ByFaction<ForcesReading>;
  /** The attack under way; null between attacks. */
  readonly attack: AttackReading | null;
}
