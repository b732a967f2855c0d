/** The two sides. */
export type Faction = "rebel" | "imperial";
/** Where units fight. */
export type Theater = "space" | "ground";
/** What leaders are good at. */
export type Skill = "diplomacy" | "intel" | "specOps" | "logistics";
/** Shape of a resource icon; with the theater's colour it tells which unit it builds. */
export type IconShape = "triangle" | "circle" | "square";
/** Colour of health values and of the dice whose hits go with them. */
export type DieColor = "red" | "black";
/** Colour of dice; green ones come with the expansion, and show no hit and no special icon (rote.dice.faces). */
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

/** What a unit is for the rules. */
export type UnitClass = "capital-ship" | "fighter" | "space-station" | "trooper" | "vehicle" | "structure";

/** A kind of place that a step names. `here` is the system of the mission, of the card's leader, or of the combat. */
export type Place = "here" | "chosen" | "base-space";

/** A condition on a system; all of a list must hold. */
export type Where =
  | { readonly is: "populous" | "remote" | "rebel-system" | "imperial-system" | "neutral" | "subjugated" }
  | { readonly loyalty: Faction }
  | { readonly notLoyalty: Faction }
  /** One of these holds. */
  | { readonly or: readonly Where[] }
  /** In the region of that system. */
  | { readonly regionOf: string }
  | { readonly unit: UnitFilter }
  | { readonly noUnit: UnitFilter }
  | { readonly sabotaged: boolean }
  | { readonly captive: true }
  | { readonly icon: Icon }
  | { readonly id: string }
  /** Any system but `here`. */
  | { readonly elsewhere: true }
  /** The system has such a unit, and no system with one is nearer to `here`. `here` itself counts as the nearest. */
  | { readonly closestWith: UnitFilter }
  | { readonly sameRegionAs: "here" | "base-system" };

/** Which units are meant. Left out: any. */
export interface UnitFilter {
  readonly faction?: Faction;
  readonly theater?: Theater;
  readonly types?: readonly string[];
  readonly class?: UnitClass;
  /** Units that this icon builds. */
  readonly icon?: Icon;
}

/** Which leader: one assigned to the mission (the owner picks), the one used for the card, or the mission's target. */
export type LeaderRef = "assigned" | "card-leader" | "target";

/** Who decides: the owner of the card or the other side. */
export type By = "owner" | "opponent";

/** Units named by type, or by icon (the owner picks among the types of the icon; `any`: in either theater). */
export type UnitsWanted =
  | { readonly type: string; readonly count: number }
  | { readonly shape: IconShape; readonly theater: Theater | "any"; readonly count: number };

/** Movement rules that a card lifts. */
export type Lifted = "adjacency" | "transport" | "own-leaders";

/** A move of units by a card. */
export interface MoveUnits {
  readonly op: "move-units";
  readonly faction: Faction;
  /** Where they come from; `one-system`: one system of the mover's choice; `anywhere`: any systems. */
  readonly from: Place | "adjacent" | "one-system" | "anywhere";
  readonly to: Place;
  readonly filter: UnitFilter;
  /** Most units in all, or per type; null: any number; `all`: every one of them must go, without captives. */
  readonly limit: number | Readonly<Record<string, number>> | null | "all";
  readonly lifted: readonly Lifted[];
  readonly if?: "base-hidden";
  /** Most printed health of the units together. */
  readonly health?: number;
  /** Who picks the units; left out: their side. */
  readonly by?: "owner";
}

/** Destruction of units by a card, outside of damage. */
export interface DestroyUnits {
  readonly op: "destroy-units";
  readonly from: "here" | "imperial-queue";
  readonly filter: UnitFilter;
  /** Most units; or most printed health together; or one per resource icon of the system, of that icon. */
  readonly limit:
    | { readonly count: number }
    | { readonly health: number }
    | "icons"
    /** By how many successes the mission was ahead: most units, or most health of at most `count` units. */
    | { readonly lead: "count" | "health"; readonly count: number };
  /** Only if a unit that fits this filter is in `here`. */
  readonly ifHere?: UnitFilter;
  /** The option with this step cannot be chosen unless the step can be carried out. */
  readonly required?: true;
}

/** An effect that lasts. `until` says when it ends. */
export interface Modify {
  readonly op: "modify";
  readonly modifier: ModifierKind;
  readonly until: "end-of-round" | "end-of-command-phase" | "end-of-combat" | "end-of-mission";
}

/** What lasts: each kind is read by one place of the rules, and named there. */
export type ModifierKind =
  /** The faction's roll in each battle of the combat's first round is smaller, before the cap. */
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
  /** The faction's tactic hand lies open. */
  | { readonly kind: "open-tactics"; readonly faction: Faction }
  /** The faction chooses its advanced tactic card when it has seen that of the other (rote.card.good-intel). */
  | { readonly kind: "sees-card-first"; readonly faction: Faction }
  /** Every unit of the combat has that much less health, at least 1. */
  | { readonly kind: "less-health"; readonly amount: number }
  /** Up to so many black hits of the faction per space battle may be assigned as red ones. */
  | { readonly kind: "black-hits-as-red"; readonly faction: Faction; readonly count: number }
  /** The faction sends no leader from the pool against this mission, or against missions of the chosen leader. */
  | {
      readonly kind: "no-opposition-from-pool";
      readonly faction: Faction;
      readonly missionsOf: "chosen-leader" | "this";
    }
  /** The faction's leaders attempt no missions and use no action cards in the system `here`. */
  | { readonly kind: "quarantine"; readonly faction: Faction }
  /** The card's leader does not keep units in the system `here`. */
  | { readonly kind: "leader-does-not-pin" }
  /** The leader's next attempted mission has so many more successes. */
  | { readonly kind: "more-successes"; readonly leader: string; readonly count: number };

/** Asks for systems that meet `where`: exactly `count` (default 1) or as many as there are. They become `chosen`. */
export interface ChooseSystem {
  readonly op: "choose-system";
  readonly by: By;
  readonly where: readonly Where[];
  readonly whereByFaq?: readonly Where[];
  readonly count?: number;
  /** A `here` without such a system cannot be chosen; if there is no other, the card cannot be used. */
  readonly required?: true;
}

/** Asks for one of the faction's leaders; it becomes the chosen leader. Without one nobody is chosen. */
export interface ChooseLeader {
  readonly op: "choose-leader";
  readonly by: By;
  readonly faction: Faction;
  /** Left out: any in play. `alone`: the only one on a mission that lies facedown. */
  readonly among?: "pool" | "here" | "alone";
  /** Only one without a ring. */
  readonly ring?: "none";
}

/** Leaders go somewhere; a captured one stays where it is. */
export interface MoveLeader {
  readonly op: "move-leader";
  /** The chosen leader, all that are assigned to the mission, or a named one that is in the pool. */
  readonly leader: "chosen" | "assigned" | { readonly id: string };
  readonly to: "pool" | "here" | "chosen" | { readonly id: string };
  readonly if?: "two-leaders";
}

/** One step of an effect. Steps are done in order, each as far as possible. */
export type EffectStep =
  | ChooseSystem
  | ChooseLeader
  | { readonly op: "gain-loyalty"; readonly faction: Faction; readonly amount: 1 | 2; readonly at: Place }
  /** Systems of the region of `here` that are loyal to the faction lose that loyalty. */
  | { readonly op: "lose-loyalty-in-region"; readonly faction: Faction }
  /** `required`: where no marker can be placed the option with this step cannot be chosen, nor in a system that is not populous. */
  | { readonly op: "sabotage"; readonly at: Place; readonly required?: true }
  /** `required`: without a marker there the option with this step cannot be chosen. */
  | { readonly op: "remove-sabotage"; readonly at: Place | "everywhere"; readonly required: boolean }
  | { readonly op: "destroy-system"; readonly at: Place }
  /** A target marker of the card goes down in each of the systems. */
  | { readonly op: "place-target"; readonly at: Place }
  /** Target markers `here` go: one of the owner's choice, without which the option with this step cannot be chosen, or all. */
  | { readonly op: "remove-target"; readonly count: "one" | "all" }
  | { readonly op: "gain-units"; readonly faction: Faction; readonly units: readonly UnitsWanted[]; readonly at: Place }
  /** One unit for each resource icon of `here`, placed on the queue space of its number. */
  | { readonly op: "queue-by-icons"; readonly faction: Faction }
  /** Placed on this space, or on the other space if two leaders are assigned. */
  | {
      readonly op: "queue-units";
      readonly faction: Faction;
      readonly type: string;
      readonly space: 1 | 2 | 3;
      readonly spaceOfTwo?: 1 | 2 | 3;
    }
  /** `count` queued units on those spaces move one space ahead; so many more if the pictured leader resolves it. */
  | {
      readonly op: "advance-queue";
      readonly spaces: readonly (2 | 3)[];
      readonly count: number;
      readonly portraitMore: number;
    }
  /** One of the owner's queued units on those spaces is deployed `here`; with `most` up to so many. */
  | { readonly op: "deploy-queued"; readonly spaces: readonly (1 | 2 | 3)[]; readonly most?: number }
  | MoveUnits
  | DestroyUnits
  /** A combat `here`, after all steps of a mission; `theater`: only if the other side has units of it there. */
  | { readonly op: "combat"; readonly theater: Theater | null }
  /** The card's leader goes to a system that meets the conditions and becomes `here`, to the base space, or `here`. */
  | { readonly op: "place-leader"; readonly at: readonly Where[] | "base-space" | "here" }
  /** A leader beside the board joins `here`, or the pool or the chosen system. If he is not beside the board, the branch cannot be chosen. */
  | { readonly op: "recruit-leader"; readonly leader: string; readonly to?: "pool" | "chosen" }
  /** One of the owner's leaders beside the board joins `here`: one of those named, or any with or without tactic values. */
  | { readonly op: "recruit-one"; readonly among: "with-tactics" | "without-tactics" | readonly string[] }
  | MoveLeader
  /** `imperial-here`: the owner picks one of the Imperial side there; `ifHere`: only if that leader is there. */
  | {
      readonly op: "eliminate-leader";
      readonly leader: "card-leader" | "imperial-here" | "target";
      readonly ifHere?: string;
    }
  /** `to`: captive and captors go to the chosen system before it is asked whether an Imperial unit keeps him. */
  | { readonly op: "capture"; readonly leader: LeaderRef | "rebel-here"; readonly to?: "chosen" }
  /** Of the mission's target, else of a captive `here` that the owner picks; to the base space unless `to` differs. */
  | { readonly op: "rescue"; readonly companions: boolean; readonly to?: "chosen" }
  /** `own-ringless`: one of the owner's leaders without a ring. */
  | {
      readonly op: "attach-ring";
      readonly ring: string;
      readonly to: LeaderRef | "own-leader" | "shown-leader" | "own-ringless" | "chosen";
    }
  /** Draws into the hand; with `keep`, looks at `count` and keeps that many, the rest to the bottom. */
  | {
      readonly op: "draw";
      readonly deck: DrawDeck;
      readonly count: DrawCount;
      readonly keep?: number;
      /** The option with this step cannot be chosen unless a unit that fits is in `here`. */
      readonly ifHere?: UnitFilter;
    }
  /** Looks at the top objectives and puts `bottom` of them under the deck, the others back on top in any order. */
  | { readonly op: "arrange-objectives"; readonly count: number; readonly bottom: number }
  /** Searches a deck for one card (only those named, if any): into the hand, or assigned to the card's leader. */
  | {
      readonly op: "search";
      readonly deck: "project" | "rebel-mission";
      readonly cards: readonly string[];
      readonly to: "hand" | "assign";
    }
  /** The Rebel side shows its objectives; `bury`: then the owner puts so many of them under the deck. */
  | { readonly op: "reveal-objectives"; readonly bury: number }
  | { readonly op: "reputation"; readonly amount: number; readonly if?: { readonly targetIs: string } }
  /** The owner chooses one of the branches that can be carried out. */
  | { readonly op: "choose"; readonly by: By; readonly options: readonly (readonly EffectStep[])[] }
  | Modify
  /** The Rebel side answers truthfully: is the base in this system or region; or names so many systems, it among. */
  | { readonly op: "ask-base"; readonly about: "here" | "region" | "chosen-region" | { readonly among: number } }
  /** What only this card does; see effects/procedures/. */
  | { readonly op: "procedure"; readonly name: string };

/** Decks that a step may draw from. */
export type DrawDeck = "objective" | "probe" | "project" | "space-tactic" | "ground-tactic";

/** How many cards a step draws; `baseUnitsPerCard`: one for each so many Rebel units at the base, at least one. */
export type DrawCount = number | { readonly baseUnitsPerCard: number };

/** Steps of one or more kinds. */
export type StepOf<Op extends EffectStep["op"]> = Extract<EffectStep, { readonly op: Op }>;

/** Kinds of steps about leaders. */
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
