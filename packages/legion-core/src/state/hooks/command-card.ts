import type { LentToken } from "../../attack/pools/keyword.ts";
import type { UnitMatch } from "../../catalogue/entries.ts";
import type { UnitIndex } from "../ids.ts";
import type { Facts, Look } from "../look.ts";
import type { Side } from "../seats.ts";
import type { GameWork } from "../work.ts";
import type { MissionChoice } from "./battle-card.ts";
import type { CardPart, ChoiceHook } from "./keyword.ts";
import type { Part } from "./steps.ts";

/** What units can do or have because of a command card: parts as keywords have them. */
export type UnitEffect = readonly Part[];

/**
 * An effect that units have under the id of the card: those of the player that fit any of the matches by their cards,
 * promotions apart, and those that the card lends it to.
 */
export interface Gift {
  readonly effect: UnitEffect;
  readonly to: readonly UnitMatch[];
  /** Enemy units that have it too: those that fit any of these matches. */
  readonly against?: readonly UnitMatch[];
  /**
   * Further keywords that those who fit `to` have, with their figures: where these change, asked while keywords are read, so by the
   * state and by measuring alone.
   */
  readonly keywords?: LentKeywords | ((facts: Facts, unit: UnitIndex) => LentKeywords);
  /**
   * Whether one that fits `to` has it now, where that is not for as long as the card is in play; asked while keywords are read
   * as well.
   */
  holds?(facts: Facts, unit: UnitIndex): boolean;
}

/** Keywords by their ids, each with its figure. */
export type LentKeywords = Readonly<Record<string, number>>;

/** Tokens that lie on a card: units of its player that fit a match may spend them as their own in attacks on either side. */
export interface TokenStock {
  readonly to: readonly UnitMatch[];
  /** Whether a unit may spend any number of them in an attack, not one alone. */
  readonly freely?: true;
  /** After a unit has spent one. */
  spent?(work: GameWork, unit: UnitIndex, token: LentToken): void;
}

/**
 * What a command card does while it is in play, in an entry of its own: from the moment it is revealed to the End Phase,
 * permanent ones for good (leg.end.discard). Its names, orders and weapons stand in the catalogue.
 */
export interface CommandCard {
  readonly id: string;
  /** Whom alone it may have nominated, where that is not whom it is tied to; without one it cannot be played. */
  readonly commander?: UnitMatch;
  /** Whether it may be chosen now, where its units alone do not say so. */
  mayBeChosen?(look: Look, side: Side): boolean;
  /**
   * What the card does at moments while it is in play, one part for each moment; `cards-revealed` and `determine-priority` are those
   * of its reveal and of effects without a timing.
   */
  readonly moments?: readonly CardPart[];
  /** Choices of named things, units or spots that its hooks ask a player for, by name: frames `mission`. */
  readonly choices?: Readonly<Record<string, MissionChoice>>;
  /** A choice of units that its hooks ask for, about the unit of the frame `choice`. */
  readonly choice?: ChoiceHook;
  readonly gift?: Gift;
  /** Further ones, for other units or in other attacks; these are lent to nobody. */
  readonly furtherGifts?: readonly Gift[];
  /** When a unit is defeated while the card is in play, by an attack of `by` or otherwise. */
  defeated?(work: GameWork, side: Side, unit: UnitIndex, by: number | null): void;
  /** Units that use the weapons of the card like their own while they are activated (leg.cards.command-weapon). */
  readonly arms?: readonly UnitMatch[];
  /** For cards on which green tokens lie; its hooks put them there. */
  readonly stock?: TokenStock;
  /**
   * What the card does when its player uses it from the hand at a moment, outside the Command Phase: it is discarded, then that
   * happens. Whoever may hold it as far as everybody can tell is asked, so `applies` must not look into hands.
   */
  readonly fromHand?: CardPart;
  /** For cards with Divulge: what stands after the keyword (leg.kw.divulge). */
  readonly divulged?: DivulgedHook;
  /** Further conditions on whom its own commander issues its orders. */
  mayOrder?(look: Look, side: Side, unit: UnitIndex): boolean;
  /** Whether it stays in play as the commands of the round are discarded, where that is not for good. */
  stays?(look: Look, side: Side): boolean;
  /** Most orders that the command card of the opponent gives. */
  readonly mostAgainst?: number;
  /** Its commander may leave orders of the card ungiven: what happens then, for so many as he leaves, the last frame first. */
  withheld?(work: GameWork, side: Side, orders: number): void;
}

/** What happens when a card is divulged in the step of set-up that the catalogue names. */
export interface DivulgedHook {
  /** Whether it must be the card that its player chooses in the first round. */
  readonly first?: true;
  /** Does it for the player who divulged the card. */
  run(work: GameWork, side: Side): void;
}

/** What command cards do, by id. */
export type CommandCards = Readonly<Record<string, CommandCard>>;
