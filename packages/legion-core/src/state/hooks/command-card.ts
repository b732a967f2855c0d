import type { LentToken } from "../../attack/pools/keyword.ts";
import type { UnitMatch } from "../../catalogue/entries.ts";
import type { UnitIndex } from "../ids.ts";
import type { Facts, Look } from "../look.ts";
import type { Side } from "../seats.ts";
import type { GameWork } from "../work.ts";
import type { MissionChoice } from "./battle-card.ts";
import type { CardPart, ChoiceHook } from "./keyword.ts";
import type { Part } from "./steps.ts";

/** The effects that units have because of a command card, in the same parts as those of keywords. */
export type UnitEffect = readonly Part[];

/**
 * An effect that units have under the id of the card. It applies to the player's units whose cards fit any of the
 * matches, ignoring promotions, and to those that the card lends it to.
 */
export interface Gift {
  readonly effect: UnitEffect;
  readonly to: readonly UnitMatch[];
  /** Matches of enemy units that also have the effect. Defaults to none. */
  readonly against?: readonly UnitMatch[];
  /**
   * Further keywords, with their values, of the units that fit `to`. A function may depend only on the state and on
   * measuring, because it runs while keywords are read.
   */
  readonly keywords?: LentKeywords | ((facts: Facts, unit: UnitIndex) => LentKeywords);
  /**
   * Whether a unit that fits `to` has the effect now. Defaults to always while the card is in play; it too runs while
   * keywords are read.
   */
  holds?(facts: Facts, unit: UnitIndex): boolean;
}

/** Keywords by id, each with its value. */
export type LentKeywords = Readonly<Record<string, number>>;

/** Tokens on a card. The player's units that fit a match may spend them as their own when they attack or defend. */
export interface TokenStock {
  readonly to: readonly UnitMatch[];
  /** Whether a unit may spend any number of the tokens in an attack. Defaults to only one. */
  readonly freely?: true;
  /** Called after a unit has spent one of the tokens. */
  spent?(work: GameWork, unit: UnitIndex, token: LentToken): void;
}

/**
 * The effects of a command card in play, from its reveal to the End Phase; permanent cards stay (leg.end.discard). The
 * catalogue holds its names, orders and weapons.
 */
export interface CommandCard {
  readonly id: string;
  /**
   * The unit that must be nominated as its commander. Defaults to the unit the card is tied to; without such a unit the
   * card cannot be played.
   */
  readonly commander?: UnitMatch;
  /** Whether the card may be chosen now, if its units do not already decide that. */
  mayBeChosen?(look: Look, side: Side): boolean;
  /**
   * The effects of the card at moments while it is in play, one part for each. `cards-revealed` and
   * `determine-priority` hold those of its reveal and those without a timing.
   */
  readonly moments?: readonly CardPart[];
  /** Choices of named things, units or spots that its hooks ask a player for in `mission` frames, by name. */
  readonly choices?: Readonly<Record<string, MissionChoice>>;
  /** A choice of units that its hooks ask for. It is about the unit of a `choice` frame. */
  readonly choice?: ChoiceHook;
  readonly gift?: Gift;
  /** Further gifts for other units or other attacks. The card cannot lend these. */
  readonly furtherGifts?: readonly Gift[];
  /**
   * Called when a unit is defeated while the card is in play. `by` is the attacking unit, or null if it was no attack.
   * `victor` is the unit whose attack or effect it was, or null.
   */
  defeated?(work: GameWork, side: Side, unit: UnitIndex, by: number | null, victor: number | null): void;
  /** Units that use the weapons of the card as their own while activated (leg.cards.command-weapon). */
  readonly arms?: readonly UnitMatch[];
  /**
   * Whether the attacks that the card lets units make are no attack actions. Attacks with the weapons of a card never
   * are.
   */
  readonly attacksByEffect?: true;
  /** For cards that hold green tokens. The hooks of the card put the tokens there. */
  readonly stock?: TokenStock;
  /**
   * The effect of the card when its player uses it from hand outside the Command Phase; the card is discarded first.
   * Everybody who could hold the card in the eyes of all players is asked, so `applies` must not read hands.
   */
  readonly fromHand?: CardPart;
  /** For cards with Divulge: the effect printed after the keyword (leg.kw.divulge). */
  readonly divulged?: DivulgedHook;
  /**
   * Whether the card's commander may issue an order of the card to this unit. Defaults to no condition beyond those of
   * the card.
   */
  mayOrder?(look: Look, side: Side, unit: UnitIndex): boolean;
  /** Whether a non-permanent card stays in play when this round's command cards are discarded. */
  stays?(look: Look, side: Side): boolean;
  /** The maximum number of orders that the opponent's command card gives. Defaults to no limit. */
  readonly mostAgainst?: number;
  /**
   * For cards whose commander may withhold orders: called with the number withheld. Frames that it adds are resolved
   * last in, first out.
   */
  withheld?(work: GameWork, side: Side, orders: number): void;
}

/** The effect of divulging a card in the step of set-up that the catalogue names. */
export interface DivulgedHook {
  /** Whether the player must choose this card in the first round. */
  readonly first?: true;
  /** Carries out the effect for the player who divulged the card. */
  run(work: GameWork, side: Side): void;
}

/** The effects of command cards, by id. */
export type CommandCards = Readonly<Record<string, CommandCard>>;
