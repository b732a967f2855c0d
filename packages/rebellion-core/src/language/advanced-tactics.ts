import type { Entry } from "./language.ts";
import type { DieColor, Faction, IconShape, Theater, UnitFilter } from "./steps.ts";

/** A unit filter that can also require a shape of the build icon. */
export interface ShapedFilter extends UnitFilter {
  readonly shape?: IconShape;
}

/**
 * A step of an advanced tactic card, in the round of battle for which it is played. A step affects units of the card's
 * theater in the system of the combat unless it says otherwise (rote.cinematic.effects-last-for-the-battle).
 */
export type AdvancedTacticStep =
  /**
   * Deals damage to enemy units of the theater, only to those with health of `color` unless that is `any`. With `one`,
   * a single unit that passes the filter takes all of it; otherwise the owner divides it. With `keeps`, no damage can
   * be removed from that unit in this round.
   */
  | {
      readonly op: "deal-damage";
      readonly amount: number;
      readonly color: DieColor | "any";
      readonly one?: UnitFilter;
      readonly keeps?: true;
    }
  /** The owner destroys one enemy unit of the filter in the system, in either theater, and does not roll. */
  | { readonly op: "destroy-unit"; readonly filter: ShapedFilter }
  /** Removes up to this many dice with red, black or direct hits from the opponent's next roll of the battle. */
  | { readonly op: "prevent-hits"; readonly red: number; readonly black: number; readonly direct: number }
  /**
   * After the opponent has assigned damage, removes up to `most` damage from own units of the theater, other than the
   * types `except`.
   */
  | { readonly op: "remove-damage"; readonly most: number; readonly except?: readonly string[] }
  /**
   * After the opponent has assigned damage, moves up to `most` damage from other own units to one own unit of type
   * `to`.
   */
  | { readonly op: "redirect-damage"; readonly most: number; readonly to: string }
  /**
   * Places a unit in the system: of the given type, or of a type of the owner's choice with the given shape and
   * theater.
   */
  | {
      readonly op: "gain-unit";
      readonly unit: { readonly type: string } | { readonly shape: IconShape; readonly theater: Theater };
    }
  /** Cancels the opponent's card. */
  | { readonly op: "cancel" }
  /** The owner may play one more card of the deck. It is resolved at once, cannot be canceled and cancels nothing. */
  | { readonly op: "another-card" }
  /** The owner attacks second in the theater for the rest of the combat. */
  | { readonly op: "attack-second" }
  /** In the next combat round the opponent may not play a card of the theater. */
  | { readonly op: "bar-next-card" }
  /** In this combat round special dice take no damage off the opponent's units of the theater. */
  | { readonly op: "bar-specials" }
  /** The owner may retreat at once, as the only retreat of the combat. Doing so cancels the opponent's card. */
  | { readonly op: "retreat-now" }
  /**
   * At the end of the combat round, after retreats, the owner may capture a leader of the opponent in the system. The
   * opponent must have no ship there, and the owner a unit of the type.
   */
  | { readonly op: "capture-at-the-end"; readonly type: string }
  /**
   * If the owner has retreated units in this combat round, the owner may rescue a captured leader or remove a target
   * marker in the system.
   */
  | { readonly op: "after-retreating" }
  /**
   * If the opponent's last ground unit in the system is destroyed in this round, a leader of the opponent there is
   * marked and the card leaves the game. The marked leader is eliminated at the end of the Command Phase.
   */
  | { readonly op: "confront" };

/** A condition for the half of a card to have its effect. */
export type AdvancedTacticCondition =
  /** The owner has more units of the class in the system than the other side. */
  | { readonly outnumbers: "fighter" }
  /** The opponent has no unit of the type in the system. */
  | { readonly noEnemy: string };

/** The upper or the lower half of an advanced tactic card. */
export interface AdvancedTacticHalf {
  /**
   * Unit types of which the owner needs at least one unit in the system. Empty if the half is always available
   * (rote.cinematic.unit-icon).
   */
  readonly needs: readonly string[];
  readonly if?: AdvancedTacticCondition;
  readonly steps: readonly AdvancedTacticStep[];
}

/** An advanced tactic card. Each side has eight different ones for each theater (rote.cinematic.own-decks). */
export interface AdvancedTacticEntry extends Entry {
  readonly faction: Faction;
  readonly theater: Theater;
  readonly upper: AdvancedTacticHalf;
  readonly lower: AdvancedTacticHalf;
}
