/**
 * The effect language: what a card does, as data. Every word has one meaning. "You" is the player whose card it is, for a
 * reward the player who takes it. What a rule already says is not repeated: an activated ability works once per turn,
 * abilities and rewards are optional as a whole and carried out as far as possible once begun, a card leaving the
 * galaxy row is replaced, damage dealt by an ability passes by capital ships.
 */

/** Side a card belongs to. */
export type Faction = "empire" | "rebel" | "neutral";
/** A card's side as seen from the player whose ability it is. */
export type RelativeFaction = "own" | "enemy" | "neutral";
/** What a card is (dbg.card.types). */
export type CardType = "unit" | "capital-ship" | "base";
/** What a card can give. */
export type Stat = "attack" | "resources" | "force";

/** Where cards lie, seen from the player whose ability it is ("own", "opp"). Play holds units and capital ships, not bases. */
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
/** A place of {@link ZONES}. */
export type Zone = (typeof ZONES)[number];

/** A filter on cards, all of whose keys must hold. */
export interface Filter {
  readonly id?: string;
  readonly type?: CardType;
  readonly faction?: readonly RelativeFaction[];
  /** The card must have one of these traits. */
  readonly trait?: readonly string[];
  readonly unique?: true;
  /** Not this card. */
  readonly other?: true;
}

/** Cards by where they lie: all cards of some zones that pass the filter. */
export interface ZoneCards {
  readonly zones: readonly Zone[];
  readonly filter?: Filter;
}

/** `self` (this card), `triggering` (the card just purchased that set this off), `target` (the row card attacked), or a bound name. */
export interface RefCards {
  readonly ref: string;
}

/**
 * How many and who picks. Without `count` all that fit; a number: exactly that many, or as many as there are;
 * `upTo`: none to that many. In a deck-top zone nothing is picked: `count` takes from the top.
 */
export interface Picking {
  readonly count?: number | { readonly upTo: number };
  /** You, if absent. */
  readonly by?: "opponent" | "random";
}

/** Which cards a step is about. */
export type Selector = (ZoneCards | { readonly anyOf: readonly ZoneCards[] } | RefCards) & Picking;

/** A positive whole number: itself, how many cards fit, or a card's cost. */
export type Amount = number | { readonly count: Selector } | { readonly costOf: RefCards };

/** A condition of an ability or step: something that holds or not at that moment. */
export type Condition =
  /** The Force marker is on your side (dbg.condition.force). */
  | { readonly is: "force-with-you" }
  /** At least one card fits. */
  | { readonly is: "exists"; readonly cards: Selector }
  /** The card referred to passes the filter. */
  | { readonly is: "matches"; readonly cards: RefCards; readonly filter: Filter }
  /** This card is committed to an attack on a card in that zone. */
  | { readonly is: "attacking"; readonly zone: "galaxy-row" };

/** One of the options of a `choose`. */
export interface ChoiceOption {
  readonly id: string;
  readonly step: EffectStep;
}

/** One step of an ability or reward, perhaps made of steps: the words of the effect language. */
export type EffectStep =
  /** Several steps, one after the other. */
  | { readonly op: "seq"; readonly steps: readonly EffectStep[] }
  /** A branch inside an ability that can be used either way. */
  | { readonly op: "if"; readonly cond: Condition; readonly then: EffectStep; readonly else?: EffectStep }
  /** You (or the opponent) pick one option that can be resolved (dbg.choose.must-be-resolvable). */
  | { readonly op: "choose"; readonly options: readonly ChoiceOption[]; readonly by?: "opponent" }
  /** This part may be skipped although the ability is used. */
  | { readonly op: "may"; readonly step: EffectStep }
  /** Carry out `cost`; only if it was carried out, `then`. */
  | { readonly op: "pay"; readonly cost: EffectStep; readonly then: EffectStep }
  /** Carry out `step` later; `next-purchase-this-turn` lapses with the turn. */
  | { readonly op: "delayed"; readonly at: "end-of-turn" | "next-purchase-this-turn"; readonly step: EffectStep }
  /** Resources into your pool; Force moves the marker towards you; attack raises this card's until the end of the turn. */
  | { readonly op: "gain"; readonly stat: Stat; readonly amount: Amount }
  /** Resource counters from your pool to the supply. */
  | { readonly op: "spend"; readonly amount: number }
  | { readonly op: "draw"; readonly amount: Amount }
  /** Takes damage off your base. */
  | { readonly op: "repair"; readonly amount: Amount }
  /** Each card goes to the discard pile of the side it belongs to: a player's, or the galaxy's. */
  | { readonly op: "discard"; readonly cards: Selector; readonly bind?: string }
  /** The cards leave the game. */
  | { readonly op: "exile"; readonly cards: Selector }
  /** A capital ship goes to its owner's discard pile, or from the row to the galaxy discard pile. */
  | { readonly op: "destroy"; readonly cards: Selector }
  /**
   * A change of zone that is neither discard nor purchase. A `ref` here names a card just purchased and works only
   * while it lies where the purchase put it: a purchased card is sent on once.
   */
  | {
      readonly op: "move";
      readonly cards: Selector;
      readonly to: "own-hand" | "own-deck-top" | "opp-deck-top";
      readonly bind?: string;
    }
  /** Two cards change places; no slot of the row is emptied. */
  | { readonly op: "swap"; readonly a: Selector; readonly b: Selector }
  /** Acquire the card; it goes to your discard pile unless sent on. */
  | { readonly op: "purchase"; readonly cards: Selector; readonly price: "cost" | "free"; readonly bind?: string }
  /** Only you see them; they stay where they are. */
  | { readonly op: "look"; readonly cards: Selector; readonly bind?: string }
  /** Everyone sees them; they stay where they are. */
  | { readonly op: "reveal"; readonly cards: Selector; readonly bind?: string }
  /** Damage on a base or capital ship. */
  | { readonly op: "deal-damage"; readonly amount: Amount; readonly cards: Selector };

/** A constant ability: in effect as long as its card is in play and its condition holds. */
export type Constant =
  | { readonly op: "modify-attack"; readonly amount: Amount; readonly cards: Selector }
  /** The first so much damage dealt to this base in each turn, whosever turn it is, is not dealt. */
  | { readonly op: "prevent-damage"; readonly amount: number; readonly cards: { readonly ref: "self" } }
  /** So often in each of your turns a row card passing the filter may be attacked; its cost is the target value. */
  | {
      readonly op: "allow-row-attack";
      readonly filter: Filter;
      readonly perOwnTurn: number;
      readonly target: "cost";
      readonly reward: EffectStep;
    };

/** The moments at which triggered abilities happen. */
export const TRIGGERS = ["play", "purchase", "reveal", "turn-start", "defeat", "opponent-discard"] as const;
/** A moment of {@link TRIGGERS}. */
export type TriggerMoment = (typeof TRIGGERS)[number];

/** When an ability works. */
export type Timing =
  /** At any moment of your turn while the card is in play or is your base, once per turn. */
  | { readonly kind: "activated" }
  /** In force as long as the card is in play or is your base. */
  | { readonly kind: "constant" }
  /**
   * At a moment. `play`: you played a card (`card`: this one, or a filter) and gained its resources and Force; `purchase`:
   * you purchase a card (this one, a filter, any); `reveal`: this base is revealed; `turn-start`: your turn starts;
   * `defeat`: an attack this unit took part in defeated a row card, after its reward; `opponent-discard`: in your turn
   * the opponent discards a card from hand. `limit` lets only the first such moment of each of your turns count.
   */
  | {
      readonly kind: "triggered";
      readonly on: TriggerMoment;
      readonly card?: "self" | Filter;
      readonly limit?: "first-each-own-turn";
    };

/** An ability that is in force all the time; with a `condition`, only while that holds. */
export interface ConstantAbility {
  readonly timing: { readonly kind: "constant" };
  readonly condition?: Condition;
  readonly effect: Constant;
}

/** An ability that is used or happens; with a `condition`, only while that holds. */
export interface ActiveAbility {
  readonly timing: Exclude<Timing, { kind: "constant" }>;
  readonly condition?: Condition;
  readonly effect: EffectStep;
}

/** A card's ability. */
export type Ability = ConstantAbility | ActiveAbility;

/** True for an ability that is in force all the time, false for one that is used or happens. */
export function isConstant(ability: Ability): ability is ConstantAbility {
  return ability.timing.kind === "constant";
}

/** A name in both languages. */
export interface Name {
  readonly en: string;
  readonly es: string;
}

/** The pile a card starts in. */
export type Deck = "starter-empire" | "starter-rebel" | "galaxy" | "outer-rim-pilots";

/** A unit or capital ship. All figures are whole numbers of counters or spaces. */
export interface CardEntry {
  /** Lower case words joined by hyphens. */
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
  /** Attack needed to defeat it in the galaxy row; null where it cannot be attacked there (dbg.hunt.which-cards). */
  readonly target: number | null;
  /** Damage that destroys a capital ship; null on units. */
  readonly hitPoints: number | null;
  readonly ability: Ability | null;
  /** What its defeat in the galaxy row gives; null where it cannot be attacked there. */
  readonly reward: EffectStep | null;
  /** Fields that no two independent sources confirm. */
  readonly unverified: readonly string[];
}

/** A base. */
export interface BaseEntry {
  readonly id: string;
  readonly name: Name;
  readonly type: "base";
  readonly faction: "empire" | "rebel";
  readonly hitPoints: number;
  /** In play from the start; one per faction. */
  readonly startingBase: boolean;
  /** In the base deck of the introductory game. */
  readonly introductory: boolean;
  readonly ability: Ability | null;
  readonly unverified: readonly string[];
}

/** All cards and bases of a game. */
export interface Catalogue {
  readonly cards: readonly CardEntry[];
  readonly bases: readonly BaseEntry[];
}
