/** The two sides. */
export type Faction = "rebel" | "imperial";
/** The theaters in which units fight. */
export type Theater = "space" | "ground";
/** The skills of leaders. */
export type Skill = "diplomacy" | "intel" | "specOps" | "logistics";
/** The shape of a resource icon. Together with the theater's colour it determines which unit the icon builds. */
export type IconShape = "triangle" | "circle" | "square";
/** The colour of health values, and of the dice whose hits damage that health. */
export type DieColor = "red" | "black";
/** The colours of dice. Green dice come with the expansion, and show no hit and no special icon (rote.dice.faces). */
export type AnyDieColor = DieColor | "green";

/** The skills in a fixed order. */
export const SKILLS: readonly ["diplomacy", "intel", "specOps", "logistics"] = [
  "diplomacy",
  "intel",
  "specOps",
  "logistics",
];

/** A resource icon: its shape, and blue (`space`) or orange (`ground`). */
export interface Icon {
  readonly shape: IconShape;
  readonly theater: Theater;
}

/** The class of a unit, used by the rules. */
export type UnitClass = "capital-ship" | "fighter" | "space-station" | "trooper" | "vehicle" | "structure";

/** A kind of place that a step names. `here` is the system of the mission, of the card's leader, or of the combat. */
export type Place = "here" | "chosen" | "base-space";

/** A condition on a system. All conditions of a list must hold. */
export type Where =
  | { readonly is: "populous" | "remote" | "rebel-system" | "imperial-system" | "neutral" | "subjugated" }
  | { readonly loyalty: Faction }
  | { readonly notLoyalty: Faction }
  /** At least one of these conditions holds. */
  | { readonly or: readonly Where[] }
  /** The system is in the region of the system with this id. */
  | { readonly regionOf: string }
  | { readonly unit: UnitFilter }
  | { readonly noUnit: UnitFilter }
  | { readonly sabotaged: boolean }
  | { readonly captive: true }
  | { readonly icon: Icon }
  | { readonly id: string }
  /** The system is not `here`. */
  | { readonly elsewhere: true }
  /**
   * The system has a unit that fits, and no other system with one is closer to `here`. `here` itself counts as the
   * closest.
   */
  | { readonly closestWith: UnitFilter }
  | { readonly sameRegionAs: "here" | "base-system" };

/** A filter of units. Each field defaults to any. */
export interface UnitFilter {
  readonly faction?: Faction;
  readonly theater?: Theater;
  readonly types?: readonly string[];
  readonly class?: UnitClass;
  /** The icon that builds the unit. */
  readonly icon?: Icon;
}

/**
 * A leader of a mission or card: one assigned to the mission (the owner picks), the one used for the card, or the
 * mission's target.
 */
export type LeaderRef = "assigned" | "card-leader" | "target";

/** The side that decides: the owner of the card or the other side. */
export type By = "owner" | "opponent";

/**
 * Units named by type, or by icon; the owner picks among the types of the icon. `any` means an icon of either theater.
 */
export type UnitsWanted =
  | { readonly type: string; readonly count: number }
  | { readonly shape: IconShape; readonly theater: Theater | "any"; readonly count: number };

/** Movement rules that a card lifts. */
export type Lifted = "adjacency" | "transport" | "own-leaders";

/** A card's step that moves units. */
export interface MoveUnits {
  readonly op: "move-units";
  readonly faction: Faction;
  /** Where the units come from. `one-system` is one system of the mover's choice, `anywhere` any number of places. */
  readonly from: Place | "adjacent" | "one-system" | "anywhere";
  readonly to: Place;
  readonly filter: UnitFilter;
  /**
   * The most units in total or per type, or null for any number. `all` means that every unit must move, without
   * captives.
   */
  readonly limit: number | Readonly<Record<string, number>> | null | "all";
  readonly lifted: readonly Lifted[];
  readonly if?: "base-hidden";
  /** The most printed health of the units in total. Defaults to no limit. */
  readonly health?: number;
  /** The player who picks the units. Defaults to their side. */
  readonly by?: "owner";
}

/** A card's step that destroys units without dealing damage. */
export interface DestroyUnits {
  readonly op: "destroy-units";
  readonly from: "here" | "imperial-queue";
  readonly filter: UnitFilter;
  /** The limit: most units, most printed health in total, or one unit per resource icon of the system, of that icon. */
  readonly limit:
    | { readonly count: number }
    | { readonly health: number }
    | "icons"
    /** The limit is the mission's lead in successes: most units, or most health of at most `count` units. */
    | { readonly lead: "count" | "health"; readonly count: number };
  /** A filter that a unit in `here` must fit for the step to be carried out. Defaults to none. */
  readonly ifHere?: UnitFilter;
  /** Whether the option with this step can be chosen only if the step can be carried out. Defaults to false. */
  readonly required?: true;
}

/** A card's step that creates a lasting effect. `until` says when it ends. */
export interface Modify {
  readonly op: "modify";
  readonly modifier: ModifierKind;
  readonly until: "end-of-round" | "end-of-command-phase" | "end-of-combat" | "end-of-mission";
}

/** The kinds of lasting effects. Exactly one place of the rules reads each kind. */
export type ModifierKind =
  /**
   * The faction rolls fewer dice in each battle of the combat's first round. They are subtracted before the limit of
   * dice.
   */
  | { readonly kind: "fewer-dice"; readonly faction: Faction; readonly red: number; readonly black: number }
  /** The faction's units cannot retreat from this combat. */
  | { readonly kind: "no-retreat"; readonly faction: Faction }
  /** The card's leader cannot lead a retreat from this combat and returns to the pool when it ends. */
  | { readonly kind: "leader-stays-for-combat" }
  /** The faction plays no tactic cards of the theater in the combat's first round. */
  | { readonly kind: "no-tactics"; readonly faction: Faction; readonly theater: Theater }
  /**
   * In a solo game the faction draws this many advanced tactic cards of the theater instead of one, and uses all of
   * them. With original combat, its tactic value of the theater is this much higher
   * (solo.decision.more-dangerous-than-you-realize).
   */
  | { readonly kind: "more-tactics"; readonly faction: Faction; readonly theater: Theater; readonly count: number }
  /** The faction plays with an open tactic hand. */
  | { readonly kind: "open-tactics"; readonly faction: Faction }
  /** The faction chooses its advanced tactic card after seeing that of the other side (rote.card.good-intel). */
  | { readonly kind: "sees-card-first"; readonly faction: Faction }
  /** Every unit in the combat has this much less health, but at least 1. */
  | { readonly kind: "less-health"; readonly amount: number }
  /** Up to `count` black hits of the faction per space battle may be assigned as red ones. */
  | { readonly kind: "black-hits-as-red"; readonly faction: Faction; readonly count: number }
  /** The faction cannot send leaders from the pool against this mission, or against missions of the chosen leader. */
  | {
      readonly kind: "no-opposition-from-pool";
      readonly faction: Faction;
      readonly missionsOf: "chosen-leader" | "this";
    }
  /** The faction's leaders attempt no missions and use no action cards in the system `here`. */
  | { readonly kind: "quarantine"; readonly faction: Faction }
  /** The card's leader does not prevent units from leaving the system `here`. */
  | { readonly kind: "leader-does-not-pin" }
  /** The leader's next attempted mission gets `count` additional successes. */
  | { readonly kind: "more-successes"; readonly leader: string; readonly count: number };

/**
 * A step that asks for systems that meet `where`. They become `chosen`. `count` defaults to 1; if fewer systems
 * qualify, all are chosen.
 */
export interface ChooseSystem {
  readonly op: "choose-system";
  readonly by: By;
  readonly where: readonly Where[];
  readonly whereByFaq?: readonly Where[];
  readonly count?: number;
  /**
   * Whether `here` must be a place for which a matching system exists; if there is none, the card cannot be used.
   * Defaults to false.
   */
  readonly required?: true;
}

/**
 * A step that asks for one of the faction's leaders, who becomes the chosen leader. If no leader qualifies, none is
 * chosen.
 */
export interface ChooseLeader {
  readonly op: "choose-leader";
  readonly by: By;
  readonly faction: Faction;
  /** Which leaders qualify. `alone` means the only leader on a face-down mission. Defaults to any in play. */
  readonly among?: "pool" | "here" | "alone";
  /** Whether only leaders without a ring qualify. Defaults to any leader. */
  readonly ring?: "none";
}

/** A step that moves leaders. A captured leader stays where it is. */
export interface MoveLeader {
  readonly op: "move-leader";
  /** The chosen leader, all leaders assigned to the mission, or the named one if it is in the pool. */
  readonly leader: "chosen" | "assigned" | { readonly id: string };
  readonly to: "pool" | "here" | "chosen" | { readonly id: string };
  readonly if?: "two-leaders";
}

/** One step of an effect. Steps are carried out in order, each as far as possible. */
export type EffectStep =
  | ChooseSystem
  | ChooseLeader
  | { readonly op: "gain-loyalty"; readonly faction: Faction; readonly amount: 1 | 2; readonly at: Place }
  /** The faction loses its loyalty in all systems in the region of `here`. */
  | { readonly op: "lose-loyalty-in-region"; readonly faction: Faction }
  /**
   * Places a sabotage marker. With `required`, the option with this step can be chosen only if a marker can be placed
   * there, in a populous system.
   */
  | { readonly op: "sabotage"; readonly at: Place; readonly required?: true }
  /** Removes a sabotage marker. With `required`, the option with this step can be chosen only if a marker is there. */
  | { readonly op: "remove-sabotage"; readonly at: Place | "everywhere"; readonly required: boolean }
  | { readonly op: "destroy-system"; readonly at: Place }
  /** Places a target marker of the card in each of the systems. */
  | { readonly op: "place-target"; readonly at: Place }
  /**
   * Removes target markers in `here`: all of them, or one of the owner's choice. With `one`, the option with this step
   * can be chosen only if a marker is there.
   */
  | { readonly op: "remove-target"; readonly count: "one" | "all" }
  | { readonly op: "gain-units"; readonly faction: Faction; readonly units: readonly UnitsWanted[]; readonly at: Place }
  /** Places one unit for each resource icon of `here` on the queue space with the system's number. */
  | { readonly op: "queue-by-icons"; readonly faction: Faction }
  /** Places a unit on this queue space, or on `spaceOfTwo` if two leaders are assigned. */
  | {
      readonly op: "queue-units";
      readonly faction: Faction;
      readonly type: string;
      readonly space: 1 | 2 | 3;
      readonly spaceOfTwo?: 1 | 2 | 3;
    }
  /**
   * Moves `count` queued units on these spaces one space ahead, and `portraitMore` additional ones if the pictured
   * leader resolves the mission.
   */
  | {
      readonly op: "advance-queue";
      readonly spaces: readonly (2 | 3)[];
      readonly count: number;
      readonly portraitMore: number;
    }
  /** Deploys one of the owner's queued units on these spaces in `here`, or up to `most`. */
  | { readonly op: "deploy-queued"; readonly spaces: readonly (1 | 2 | 3)[]; readonly most?: number }
  | MoveUnits
  | DestroyUnits
  /**
   * Starts a combat in `here` after all steps of a mission. With `theater`, only if the other side has units of that
   * theater there.
   */
  | { readonly op: "combat"; readonly theater: Theater | null }
  /**
   * Places the card's leader in a system that meets the conditions and becomes `here`, in the base space, or in `here`.
   */
  | { readonly op: "place-leader"; readonly at: readonly Where[] | "base-space" | "here" }
  /**
   * Recruits a leader from beside the board into `here`, the pool or the chosen system. If he is not beside the board,
   * the branch cannot be chosen.
   */
  | { readonly op: "recruit-leader"; readonly leader: string; readonly to?: "pool" | "chosen" }
  /**
   * Recruits one of the owner's leaders from beside the board into `here`: one of those named, or any with or without
   * tactic values.
   */
  | { readonly op: "recruit-one"; readonly among: "with-tactics" | "without-tactics" | readonly string[] }
  | MoveLeader
  /**
   * Eliminates a leader. `imperial-here` is an Imperial leader there whom the owner picks. With `ifHere`, only if that
   * leader is there.
   */
  | {
      readonly op: "eliminate-leader";
      readonly leader: "card-leader" | "imperial-here" | "target";
      readonly ifHere?: string;
    }
  /**
   * Captures a leader. With `to`, the captive and its captors first move to the chosen system; then the rules check
   * whether an Imperial unit holds the captive.
   */
  | { readonly op: "capture"; readonly leader: LeaderRef | "rebel-here"; readonly to?: "chosen" }
  /**
   * Rescues the mission's target if it has one, otherwise a captive in `here` that the owner picks. The captive goes to
   * the base space unless `to` says otherwise.
   */
  | { readonly op: "rescue"; readonly companions: boolean; readonly to?: "chosen" }
  /** Attaches a ring. `own-ringless` is one of the owner's leaders without a ring. */
  | {
      readonly op: "attach-ring";
      readonly ring: string;
      readonly to: LeaderRef | "own-leader" | "shown-leader" | "own-ringless" | "chosen";
    }
  /**
   * Draws cards into the hand. With `keep`, the side looks at `count` cards, keeps that many, and puts the others under
   * the deck.
   */
  | {
      readonly op: "draw";
      readonly deck: DrawDeck;
      readonly count: DrawCount;
      readonly keep?: number;
      /** A filter that a unit in `here` must fit for the option with this step to be chosen. Defaults to none. */
      readonly ifHere?: UnitFilter;
    }
  /** Looks at the top objectives and puts `bottom` of them under the deck, the others back on top in any order. */
  | { readonly op: "arrange-objectives"; readonly count: number; readonly bottom: number }
  /**
   * Searches a deck for one card, which goes into the hand or is assigned to the card's leader. If `cards` names any,
   * it must be one of them.
   */
  | {
      readonly op: "search";
      readonly deck: "project" | "rebel-mission";
      readonly cards: readonly string[];
      readonly to: "hand" | "assign";
    }
  /** The Rebels show their objectives. Then the owner puts `bury` of them under the deck. */
  | { readonly op: "reveal-objectives"; readonly bury: number }
  | { readonly op: "reputation"; readonly amount: number; readonly if?: { readonly targetIs: string } }
  /** The owner chooses one of the branches that can be carried out. */
  | { readonly op: "choose"; readonly by: By; readonly options: readonly (readonly EffectStep[])[] }
  | Modify
  /**
   * The Rebels answer truthfully whether the base is in this system or region. With `among`, they name that many
   * systems instead, one of which has the base.
   */
  | { readonly op: "ask-base"; readonly about: "here" | "region" | "chosen-region" | { readonly among: number } }
  /** An effect that only this card has; see effects/procedures/. */
  | { readonly op: "procedure"; readonly name: string };

/** Decks that a step may draw from. */
export type DrawDeck = "objective" | "probe" | "project" | "space-tactic" | "ground-tactic";

/**
 * How many cards a step draws. With `baseUnitsPerCard`, one card for each group of this many Rebel units at the base,
 * at least one.
 */
export type DrawCount = number | { readonly baseUnitsPerCard: number };

/** Steps with one or more ops. */
export type StepOf<Op extends EffectStep["op"]> = Extract<EffectStep, { readonly op: Op }>;

/** The ops of steps about leaders. */
export type LeaderOp =
  | "choose-leader"
  | "place-leader"
  | "recruit-leader"
  | "recruit-one"
  | "move-leader"
  | "eliminate-leader"
  | "capture"
  | "rescue"
  | "attach-ring";
