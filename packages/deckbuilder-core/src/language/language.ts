/**
 * The effect language: what a card does, as data. "You" is the card's owner or, for a reward, the player who takes it.
 * What the rules already say is not repeated: activated abilities work once per turn, abilities and rewards are
 * optional but are carried out as far as possible once begun, cards leaving the row are replaced, and damage dealt by
 * an ability ignores capital ships.
 */

/** The faction that a card belongs to. */
export type Faction = "empire" | "rebel" | "neutral";
/** A card's faction relative to the player whose ability it is. */
export type RelativeFaction = "own" | "enemy" | "neutral";
/** What a card is (dbg.card.types). */
export type CardType = "unit" | "capital-ship" | "base";
/** What a card can provide. */
export type Stat = "attack" | "resources" | "force";

/**
 * The zones of cards, seen from the player whose ability it is ("own", "opp"). Play holds units and capital ships, not
 * bases.
 */
export const ZONES = [
  "own-hand",
  "own-discard",
  "own-deck-top",
  "own-play",
  "own-base",
  "opp-hand",
  "opp-deck-top",
  "opp-play",
  "opp-base",
  "opp-victory-pile",
  "galaxy-row",
  "galaxy-deck-top",
  "galaxy-discard",
] as const;
/** A zone of {@link ZONES}. */
export type Zone = (typeof ZONES)[number];

/** A filter on cards. A card must meet all given conditions. */
export interface Filter {
  readonly id?: string;
  readonly type?: CardType;
  readonly faction?: readonly RelativeFaction[];
  /** The card must have one of these traits. Defaults to any traits. */
  readonly trait?: readonly string[];
  readonly unique?: true;
  /** Excludes this card. Defaults to including it. */
  readonly other?: true;
}

/** Cards by zone: all cards of some zones that pass the filter. */
export interface ZoneCards {
  readonly zones: readonly Zone[];
  readonly filter?: Filter;
}

/**
 * Cards by name: `self` (this card), `triggering` (the card just purchased that triggered this), `target` (the row card
 * attacked), or a bound name.
 */
export interface RefCards {
  readonly ref: string;
}

/**
 * How many cards are picked, and by which player. `count` is an exact number (or as many as there are), a maximum with
 * `upTo`, and defaults to all that fit. In a deck-top zone `count` takes cards from the top without picking.
 */
export interface Picking {
  readonly count?: number | { readonly upTo: number };
  /** The player who picks, or chance. Defaults to you. */
  readonly by?: "opponent" | "random";
}

/** The cards that a step refers to. */
export type Selector = (ZoneCards | { readonly anyOf: readonly ZoneCards[] } | RefCards) & Picking;

/** A positive whole number: a constant, the number of cards that fit, or a card's cost. */
export type Amount = number | { readonly count: Selector } | { readonly costOf: RefCards };

/** A condition of an ability or step, checked at that moment. */
export type Condition =
  /** The Force marker is on your side (dbg.condition.force). */
  | { readonly is: "force-with-you" }
  /** At least one card fits. */
  | { readonly is: "exists"; readonly cards: Selector }
  /** The card referred to passes the filter. */
  | { readonly is: "matches"; readonly cards: RefCards; readonly filter: Filter }
  /** This card is committed to an attack on a card in that zone. */
  | { readonly is: "attacking"; readonly zone: "galaxy-row" };

/** One option of a `choose` step. */
export interface ChoiceOption {
  readonly id: string;
  readonly step: EffectStep;
}

/** One step of an ability or reward, which may contain other steps. */
export type EffectStep =
  /** Carry out several steps, one after the other. */
  | { readonly op: "seq"; readonly steps: readonly EffectStep[] }
  /** Carry out one of two steps, depending on a condition. */
  | { readonly op: "if"; readonly cond: Condition; readonly then: EffectStep; readonly else?: EffectStep }
  /** You (or the opponent) pick one option that can be resolved (dbg.choose.must-be-resolvable). */
  | { readonly op: "choose"; readonly options: readonly ChoiceOption[]; readonly by?: "opponent" }
  /** You may skip this step, even though you use the ability. */
  | { readonly op: "may"; readonly step: EffectStep }
  /** Carry out `cost`, then `then` only if the cost was carried out. */
  | { readonly op: "pay"; readonly cost: EffectStep; readonly then: EffectStep }
  /** Carry out `step` later. `next-purchase-this-turn` expires at the end of the turn. */
  | { readonly op: "delayed"; readonly at: "end-of-turn" | "next-purchase-this-turn"; readonly step: EffectStep }
  /**
   * Gain resources into your pool, Force (moves the marker towards you), or attack for this card until the end of the
   * turn.
   */
  | { readonly op: "gain"; readonly stat: Stat; readonly amount: Amount }
  /** Return resource counters from your pool to the supply. */
  | { readonly op: "spend"; readonly amount: number }
  | { readonly op: "draw"; readonly amount: Amount }
  /** Remove damage from your base. */
  | { readonly op: "repair"; readonly amount: Amount }
  /** Put each card on the discard pile of its player, or on the galaxy discard pile. */
  | { readonly op: "discard"; readonly cards: Selector; readonly bind?: string }
  /** Remove the cards from the game. */
  | { readonly op: "exile"; readonly cards: Selector }
  /** Put a capital ship on its owner's discard pile, or from the row on the galaxy discard pile. */
  | { readonly op: "destroy"; readonly cards: Selector }
  /**
   * Move cards between zones without discarding or purchasing them. A `ref` names a card just purchased, which can be
   * moved only while it is where the purchase put it.
   */
  | {
      readonly op: "move";
      readonly cards: Selector;
      readonly to: "own-hand" | "own-deck-top" | "opp-deck-top";
      readonly bind?: string;
    }
  /** Exchange two cards. No slot of the row is emptied. */
  | { readonly op: "swap"; readonly a: Selector; readonly b: Selector }
  /** Purchase the card. It goes to your discard pile unless another step moves it. */
  | { readonly op: "purchase"; readonly cards: Selector; readonly price: "cost" | "free"; readonly bind?: string }
  /** Look at the cards, which stay where they are. Only you see them. */
  | { readonly op: "look"; readonly cards: Selector; readonly bind?: string }
  /** Show the cards to everyone. They stay where they are. */
  | { readonly op: "reveal"; readonly cards: Selector; readonly bind?: string }
  /** Deal damage to a base or capital ship. */
  | { readonly op: "deal-damage"; readonly amount: Amount; readonly cards: Selector };

/** A constant ability: in effect as long as its card is in play and its condition holds. */
export type Constant =
  | { readonly op: "modify-attack"; readonly amount: Amount; readonly cards: Selector }
  /** Prevents the first `amount` damage to this base in each turn of either player. */
  | { readonly op: "prevent-damage"; readonly amount: number; readonly cards: { readonly ref: "self" } }
  /**
   * Allows attacks on row cards that pass the filter, `perOwnTurn` times in each of your turns. Their cost is the
   * target value.
   */
  | {
      readonly op: "allow-row-attack";
      readonly filter: Filter;
      readonly perOwnTurn: number;
      readonly target: "cost";
      readonly reward: EffectStep;
    };

/** The moments that trigger abilities. */
export const TRIGGERS = ["play", "purchase", "reveal", "turn-start", "defeat", "opponent-discard"] as const;
/** A moment of {@link TRIGGERS}. */
export type TriggerMoment = (typeof TRIGGERS)[number];

/** When an ability can be used or takes effect. */
export type Timing =
  /** Usable once per turn, at any moment of your turn while the card is in play or is your base. */
  | { readonly kind: "activated" }
  /** In effect as long as the card is in play or is your base. */
  | { readonly kind: "constant" }
  /**
   * Triggered at a moment. `play`: you played a card and gained its resources and Force. `purchase`: you purchase a
   * card. `reveal`: this base is revealed. `turn-start`: your turn starts. `defeat`: an attack with this unit defeated
   * a row card, after its reward. `opponent-discard`: the opponent discards a card from hand in your turn. `card` says
   * which card (this one, or a filter; defaults to any). `limit` counts only the first such moment in each of your
   * turns.
   */
  | {
      readonly kind: "triggered";
      readonly on: TriggerMoment;
      readonly card?: "self" | Filter;
      readonly limit?: "first-each-own-turn";
    };

/** An ability that is always in effect, or as long as its `condition` holds. */
export interface ConstantAbility {
  readonly timing: { readonly kind: "constant" };
  readonly condition?: Condition;
  readonly effect: Constant;
}

/** An ability that is activated or triggered, only while its `condition` holds if it has one. */
export interface ActiveAbility {
  readonly timing: Exclude<Timing, { kind: "constant" }>;
  readonly condition?: Condition;
  readonly effect: EffectStep;
}

/** A card's ability. */
export type Ability = ConstantAbility | ActiveAbility;

/** Whether an ability is constant, not activated or triggered. */
export function isConstant(ability: Ability): ability is ConstantAbility {
  return ability.timing.kind === "constant";
}

/** A name in English and Spanish. */
export interface Name {
  readonly en: string;
  readonly es: string;
}

/** The pile a card starts in. */
export type Deck = "starter-empire" | "starter-rebel" | "galaxy" | "outer-rim-pilots";

/** A unit or capital ship. All figures are whole numbers of counters or spaces. */
export interface CardEntry {
  /** Lower-case words joined by hyphens. */
  readonly id: string;
  readonly name: Name;
  readonly type: "unit" | "capital-ship";
  readonly faction: Faction;
  readonly unique: boolean;
  readonly traits: readonly string[];
  readonly deck: Deck;
  readonly copies: number;
  readonly cost: number;
  readonly attack: number;
  readonly resources: number;
  readonly force: number;
  /** Attack needed to defeat it in the galaxy row; null if it cannot be attacked there (dbg.hunt.which-cards). */
  readonly target: number | null;
  /** Damage that destroys a capital ship; null for units. */
  readonly hitPoints: number | null;
  readonly ability: Ability | null;
  /** The reward for defeating it in the galaxy row; null if it cannot be attacked there. */
  readonly reward: EffectStep | null;
  /** Names of the fields that no two independent sources confirm. */
  readonly unverified: readonly string[];
}

/** A base. */
export interface BaseEntry {
  readonly id: string;
  readonly name: Name;
  readonly type: "base";
  readonly faction: "empire" | "rebel";
  readonly hitPoints: number;
  /** Whether it is in play from the start. Each faction has one such base. */
  readonly startingBase: boolean;
  /** Whether it belongs to the base deck of the introductory game. */
  readonly introductory: boolean;
  readonly ability: Ability | null;
  readonly unverified: readonly string[];
}

/** All cards and bases of a game. */
export interface Catalogue {
  readonly cards: readonly CardEntry[];
  readonly bases: readonly BaseEntry[];
}
