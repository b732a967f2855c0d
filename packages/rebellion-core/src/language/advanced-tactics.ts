import type { Entry } from "./language.ts";
import type { DieColor, Faction, IconShape, Theater, UnitFilter } from "./steps.ts";

/** Units of a filter, and of the shape of their build icon. */
export interface ShapedFilter extends UnitFilter {
  readonly shape?: IconShape;
}

/**
 * A step of what an advanced tactic card does in the round of battle for which it is played. It touches units of the card's
 * theater in the system of the combat unless it says otherwise (rote.cinematic.effects-last-for-the-battle).
 */
export type AdvancedTacticStep =
  /**
   * Damage on enemy units of the theater, with health of the colour if one is named. `one`: all of it on a single unit that the
   * filter means; else split at will. `keeps`: no damage can be taken off that unit in this round.
   */
  | {
      readonly op: "deal-damage";
      readonly amount: number;
      readonly color: DieColor | "any";
      readonly one?: UnitFilter;
      readonly keeps?: true;
    }
  /** The owner destroys one enemy unit of the filter in the system, in whichever theater; it does not roll. */
  | { readonly op: "destroy-unit"; readonly filter: ShapedFilter }
  /** Up to so many dice with hits of a colour, or with direct hits, are taken out of the opponent's next roll of the battle. */
  | { readonly op: "prevent-hits"; readonly red: number; readonly black: number; readonly direct: number }
  /** After the opponent has assigned damage, up to so much is taken off own units of the theater but those types. */
  | { readonly op: "remove-damage"; readonly most: number; readonly except?: readonly string[] }
  /** After the opponent has assigned damage, one own unit of the type takes up to so much, and as much is taken off others. */
  | { readonly op: "redirect-damage"; readonly most: number; readonly to: string }
  /** Units are placed in the system: of the type, or one of the shape of the owner's choice in the theater. */
  | {
      readonly op: "gain-unit";
      readonly unit: { readonly type: string } | { readonly shape: IconShape; readonly theater: Theater };
    }
  /** The opponent's card does nothing. */
  | { readonly op: "cancel" }
  /** One more card of the deck may be played; it is resolved at once, cannot be canceled and cancels nothing. */
  | { readonly op: "another-card" }
  /** The owner attacks second in the theater for the rest of the combat. */
  | { readonly op: "attack-second" }
  /** In the next combat round the opponent may not play a card of the theater. */
  | { readonly op: "bar-next-card" }
  /** In this combat round special dice take no damage off the opponent's units of the theater. */
  | { readonly op: "bar-specials" }
  /** The owner may retreat at once, which is the one retreat of the combat; who does cancels the opponent's card. */
  | { readonly op: "retreat-now" }
  /**
   * At the end of the combat round, after retreats: if the opponent has no ship there and a unit of the type is, the owner may
   * capture a leader of the opponent there.
   */
  | { readonly op: "capture-at-the-end"; readonly type: string }
  /** If the owner has retreated units in this combat round: may rescue a captured leader, or remove a target marker, there. */
  | { readonly op: "after-retreating" }
  /**
   * If the opponent's last ground unit there is destroyed in this round, a leader of the opponent there is marked, to be
   * eliminated at the end of the Command Phase, and the card leaves the game.
   */
  | { readonly op: "confront" };

/** When an ability does anything. */
export type AdvancedTacticCondition =
  /** The owner has more units of the class in the system than the other side. */
  | { readonly outnumbers: "fighter" }
  /** The opponent has no unit of the type there. */
  | { readonly noEnemy: string };

/** The upper or the lower half of an advanced tactic card. */
export interface AdvancedTacticHalf {
  /** Types of unit, of one of which the owner needs a unit in the system; none: always available (rote.cinematic.unit-icon). */
  readonly needs: readonly string[];
  readonly if?: AdvancedTacticCondition;
  readonly steps: readonly AdvancedTacticStep[];
}

/** An advanced tactic card: each side has eight different ones of each theater (rote.cinematic.own-decks). */
export interface AdvancedTacticEntry extends Entry {
  readonly faction: Faction;
  readonly theater: Theater;
  readonly upper: AdvancedTacticHalf;
  readonly lower: AdvancedTacticHalf;
}
