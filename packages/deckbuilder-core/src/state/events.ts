import type { Cause as AnyCause, Outcome, Seen } from "@sw/tabletop";
import type { Zone } from "../language/language.ts";
import type { RuleId } from "../rules/ids.ts";
import type { AttackTarget, CardRef } from "./actions.ts";
import type { Mode } from "./config.ts";
import type { Seat, Viewer } from "./seats.ts";

/** The rule and the card that made something happen. The card is null if there is none. */
export type Cause = AnyCause<RuleId>;

/** A card, and the viewers who may know it. */
export type SeenCard = Seen<CardRef, Viewer>;

/** Anything that can be damaged: a piece's id in play, or the base. */
export type DamageTarget = number | "base";

/** The content of an event. Amounts are counters, spaces or points of attack. */
export type EventBody =
  | { readonly type: "game-started"; readonly mode: Mode; readonly bases: number }
  | { readonly type: "secret-base-chosen"; readonly seat: Seat; readonly base: SeenCard }
  | { readonly type: "secret-base-taken-back"; readonly seat: Seat; readonly base: SeenCard }
  | { readonly type: "turn-started"; readonly seat: Seat; readonly turn: number }
  | { readonly type: "base-revealed"; readonly seat: Seat; readonly base: CardRef }
  | { readonly type: "resources-gained"; readonly seat: Seat; readonly amount: number }
  | { readonly type: "resources-spent"; readonly seat: Seat; readonly amount: number }
  | { readonly type: "force-moved"; readonly seat: Seat; readonly by: number; readonly to: number }
  | { readonly type: "attack-gained"; readonly seat: Seat; readonly piece: number; readonly amount: number }
  | { readonly type: "card-played"; readonly seat: Seat; readonly card: CardRef; readonly piece: number }
  | {
      readonly type: "card-purchased";
      readonly seat: Seat;
      readonly card: CardRef;
      readonly from: number | "outer-rim-pilots" | "galaxy-discard";
    }
  | { readonly type: "card-bribed"; readonly seat: Seat; readonly card: CardRef; readonly slot: number }
  | { readonly type: "row-filled"; readonly slot: number; readonly card: CardRef }
  | { readonly type: "deck-shuffled"; readonly deck: Seat | "galaxy"; readonly cards: number }
  | { readonly type: "cards-drawn"; readonly seat: Seat; readonly cards: readonly SeenCard[] }
  | { readonly type: "ability-used"; readonly seat: Seat; readonly card: CardRef; readonly piece: number | "base" }
  | { readonly type: "ability-triggered"; readonly seat: Seat; readonly card: CardRef; readonly moment: string }
  | { readonly type: "effect-delayed"; readonly seat: Seat; readonly card: CardRef; readonly until: string }
  | { readonly type: "option-chosen"; readonly seat: Seat; readonly option: string }
  | { readonly type: "card-committed"; readonly seat: Seat; readonly piece: number; readonly target: AttackTarget }
  | {
      readonly type: "attack-resolved";
      readonly seat: Seat;
      readonly target: AttackTarget;
      readonly pieces: readonly number[];
      readonly attack: number;
    }
  | { readonly type: "card-defeated"; readonly seat: Seat; readonly card: CardRef; readonly slot: number }
  | { readonly type: "reward-taken"; readonly seat: Seat; readonly card: CardRef }
  | { readonly type: "reward-declined"; readonly seat: Seat; readonly card: CardRef }
  | { readonly type: "damage-prevented"; readonly seat: Seat; readonly amount: number }
  | { readonly type: "damage-dealt"; readonly seat: Seat; readonly target: DamageTarget; readonly amount: number }
  | { readonly type: "damage-lost"; readonly seat: Seat; readonly amount: number }
  | { readonly type: "damage-repaired"; readonly seat: Seat; readonly amount: number }
  | { readonly type: "ship-destroyed"; readonly seat: Seat; readonly card: CardRef; readonly piece: number }
  | { readonly type: "row-card-destroyed"; readonly seat: Seat; readonly card: CardRef; readonly slot: number }
  | { readonly type: "base-destroyed"; readonly seat: Seat; readonly base: CardRef }
  | {
      readonly type: "card-discarded";
      readonly seat: Seat | "galaxy";
      readonly card: CardRef;
      readonly from: Zone | "play";
      readonly piece: number | null;
      /** The slot of the galaxy row that the card leaves; null if it leaves another zone. */
      readonly slot: number | null;
    }
  | {
      readonly type: "card-exiled";
      readonly seat: Seat;
      readonly card: CardRef;
      readonly from: Zone;
      readonly piece: number | null;
      /** The slot of the galaxy row that the card leaves; null if it leaves another zone. */
      readonly slot: number | null;
    }
  | {
      readonly type: "card-moved";
      readonly seat: Seat;
      readonly card: SeenCard;
      readonly from: Zone;
      /** The slot of the galaxy row that the card leaves; null if it leaves another zone. */
      readonly slot: number | null;
      readonly to: Zone;
    }
  | {
      readonly type: "cards-swapped";
      readonly seat: Seat;
      readonly from: Zone;
      readonly card: CardRef;
      readonly slot: number;
      readonly rowCard: CardRef;
    }
  | { readonly type: "cards-looked-at"; readonly seat: Seat; readonly zone: Zone; readonly cards: readonly SeenCard[] }
  | { readonly type: "cards-revealed"; readonly seat: Seat; readonly zone: Zone; readonly cards: readonly CardRef[] }
  /**
   * A turn ended. `pieces` lists the units that left play, by id. `discarded` names those units, then the cards left in
   * hand, which are all discarded.
   */
  | {
      readonly type: "turn-ended";
      readonly seat: Seat;
      readonly discarded: readonly CardRef[];
      readonly pieces: readonly number[];
    }
  | { readonly type: "game-ended"; readonly outcome: Outcome<Seat> };

/** An event, with its cause. */
export type Event = EventBody & Cause;
