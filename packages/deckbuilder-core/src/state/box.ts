import { at, type CardCode, type Hash, hashOf } from "@sw/tabletop";
import {
  type Ability,
  type BaseEntry,
  type CardEntry,
  type CardType,
  type Catalogue,
  type Faction,
  type Filter,
  isConstant,
  type Timing,
  type TriggerMoment,
} from "../effects/language.ts";
import {
  type Cards,
  compileAmount,
  compileCards,
  compileStep,
  compileTest,
  type Program,
  type Quantity,
  type Test,
} from "../effects/program.ts";
import { kindOf, refOf } from "./codes.ts";
import { SEATS, type SeatIndex } from "./seats.ts";

/** A compiled activated or triggered ability. */
export interface Active {
  readonly timing: Exclude<Timing, { kind: "constant" }>;
  readonly test: Test | null;
  readonly program: Program;
  /** Bit of its limited moment in {@link Box.moments}, 0 if it has no limit. */
  readonly moment: number;
}

/** A compiled bonus to attack. */
export interface AttackBonus {
  readonly test: Test | null;
  readonly amount: Quantity;
  readonly cards: Cards;
}

/** A compiled leave to attack other row cards. */
export interface RowLeave {
  readonly test: Test | null;
  readonly filter: Filter;
  readonly perOwnTurn: number;
  readonly reward: Program;
}

/** One card or base, compiled. */
export interface Kind {
  readonly code: CardCode;
  readonly id: string;
  readonly type: CardType;
  readonly faction: Faction;
  readonly unique: boolean;
  readonly traits: readonly string[];
  readonly cost: number;
  readonly attack: number;
  readonly resources: number;
  readonly force: number;
  readonly target: number | null;
  readonly hitPoints: number;
  readonly active: Active | null;
  readonly bonus: AttackBonus | null;
  /** Damage prevented in each turn while the test holds. */
  readonly prevents: { readonly test: Test | null; readonly amount: number } | null;
  readonly leave: RowLeave | null;
  /** Limited moments that playing or purchasing this card is, by seat, as bits of {@link Box.moments}. */
  readonly moments: Readonly<Record<Moment["on"], readonly [number, number]>>;
  /** Program of the reward, null where it has none. */
  readonly reward: Program | null;
}

/** A limited moment: the first card of a kind that a player plays or purchases in their turn. */
export interface Moment {
  readonly on: "play" | "purchase";
  /** Null: any card. */
  readonly filter: Filter | null;
}

/** A compiled catalogue: everything that does not change during a game. */
export interface Box {
  readonly hash: Hash;
  readonly kinds: readonly Kind[];
  readonly ids: readonly string[];
  readonly byId: ReadonlyMap<string, number>;
  readonly moments: readonly Moment[];
  /** Moments that some unit or capital ship in play listens to, its own playing aside. */
  readonly heardInPlay: readonly TriggerMoment[];
  /** Cards of the starter decks by seat, and of the galaxy deck, one number per copy. */
  readonly starters: readonly [readonly CardCode[], readonly CardCode[]];
  readonly galaxy: readonly CardCode[];
  readonly pilot: CardCode;
  readonly pilots: number;
  /** Bases by seat, in catalogue order. */
  readonly bases: readonly [readonly BaseKind[], readonly BaseKind[]];
}

/** A base as set-up sees it. */
export interface BaseKind {
  readonly code: CardCode;
  readonly starting: boolean;
  readonly introductory: boolean;
}

/** The kind of a card, its mark aside. */
export function kindIn(box: Box, code: CardCode): Kind {
  return at(box.kinds, kindOf(code));
}

/** The name of a card. */
export function nameIn(box: Box, code: CardCode): string {
  return refOf(box.ids, code);
}

/** Compiles a checked catalogue. */
export function compileBox(catalogue: Catalogue): Box {
  const entries: readonly (CardEntry | BaseEntry)[] = [...catalogue.cards, ...catalogue.bases];
  const moments: Moment[] = [];
  const plain = entries.map((entry, code) => compileKind(entry, code, moments));
  const kinds = plain.map((kind) => ({ ...kind, moments: momentsOf(moments, kind) }));
  const copies = (deck: CardEntry["deck"]): readonly CardCode[] =>
    catalogue.cards.flatMap((card, code) =>
      card.deck === deck ? Array.from({ length: card.copies }, () => code) : [],
    );
  const bases = (seat: SeatIndex): readonly BaseKind[] =>
    catalogue.bases
      .map(({ faction, startingBase, introductory }, index) => ({
        faction,
        code: catalogue.cards.length + index,
        starting: startingBase,
        introductory,
      }))
      .filter((base) => base.faction === SEATS[seat])
      .map(({ code, starting, introductory }) => ({ code, starting, introductory }));
  const pilots = copies("outer-rim-pilots");
  return {
    hash: hashOf(entries.map(rulesPart)),
    kinds,
    ids: kinds.map((kind) => kind.id),
    byId: new Map(kinds.map((kind) => [kind.id, kind.code])),
    moments,
    heardInPlay: kinds.flatMap(({ type, active }) => (type === "base" ? [] : heardBy(active))),
    starters: [copies("starter-empire"), copies("starter-rebel")],
    galaxy: copies("galaxy"),
    pilot: at(pilots, 0),
    pilots: pilots.length,
    bases: [bases(0), bases(1)],
  };
}

/** What of an entry play depends on; names and remarks may change without touching saved games. */
function rulesPart({ name, unverified, ...rest }: CardEntry | BaseEntry): object {
  return rest;
}

type PlainKind = Omit<Kind, "moments">;

function compileKind(entry: CardEntry | BaseEntry, code: CardCode, moments: Moment[]): PlainKind {
  const figures = entry.type === "base" ? BASE_FIGURES : entry;
  const constant = constantPart(entry.ability);
  return {
    code,
    id: entry.id,
    type: entry.type,
    faction: entry.faction,
    unique: figures.unique,
    traits: figures.traits,
    cost: figures.cost,
    attack: figures.attack,
    resources: figures.resources,
    force: figures.force,
    target: figures.target,
    hitPoints: entry.hitPoints ?? 0,
    active: compileActive(entry.ability, moments),
    ...constant,
    reward: figures.reward === null ? null : compileStep(figures.reward),
  };
}

const BASE_FIGURES = {
  unique: false,
  traits: [],
  cost: 0,
  attack: 0,
  resources: 0,
  force: 0,
  target: null,
  reward: null,
} as const;

function compileActive(ability: Ability | null, moments: Moment[]): Active | null {
  if (ability === null || isConstant(ability)) return null;
  return {
    timing: ability.timing,
    test: ability.condition === undefined ? null : compileTest(ability.condition),
    program: compileStep(ability.effect),
    moment: momentBit(ability.timing, moments),
  };
}

function momentBit(timing: Active["timing"], moments: Moment[]): number {
  if (timing.kind !== "triggered" || timing.limit === undefined) return 0;
  if (timing.on !== "play" && timing.on !== "purchase") return 0;
  const filter = typeof timing.card === "object" ? timing.card : null;
  return 1 << (moments.push({ on: timing.on, filter }) - 1);
}

function heardBy(active: Active | null): readonly TriggerMoment[] {
  return active?.timing.kind === "triggered" && active.timing.card !== "self" ? [active.timing.on] : [];
}

function momentsOf(moments: readonly Moment[], kind: PlainKind): Kind["moments"] {
  const bits = (on: Moment["on"], seat: SeatIndex): number =>
    moments.reduce(
      (sum, moment, index) => (moment.on === on && passes(moment.filter, kind, seat) ? sum | (1 << index) : sum),
      0,
    );
  return { play: [bits("play", 0), bits("play", 1)], purchase: [bits("purchase", 0), bits("purchase", 1)] };
}

/** True if a card passes a filter, seen from a player; `isSelf` is what "other" excludes. */
export function passes(filter: Filter | null | undefined, kind: PlainKind, seat: SeatIndex, isSelf = false): boolean {
  if (filter === null || filter === undefined) return true;
  if (filter.id !== undefined && kind.id !== filter.id) return false;
  if (filter.type !== undefined && kind.type !== filter.type) return false;
  if (filter.unique && !kind.unique) return false;
  if (filter.other && isSelf) return false;
  if (filter.trait !== undefined && !filter.trait.some((trait) => kind.traits.includes(trait))) return false;
  if (filter.faction === undefined) return true;
  const relative = kind.faction === "neutral" ? "neutral" : kind.faction === SEATS[seat] ? "own" : "enemy";
  return filter.faction.includes(relative);
}

function constantPart(ability: Ability | null): Pick<Kind, "bonus" | "prevents" | "leave"> {
  const none = { bonus: null, prevents: null, leave: null };
  if (ability === null || !isConstant(ability)) return none;
  const { effect, condition } = ability;
  const test = condition === undefined ? null : compileTest(condition);
  switch (effect.op) {
    case "modify-attack": {
      return { ...none, bonus: { test, amount: compileAmount(effect.amount), cards: compileCards(effect.cards) } };
    }
    case "prevent-damage":
      return { ...none, prevents: { test, amount: effect.amount } };
    case "allow-row-attack":
      return {
        ...none,
        leave: { test, filter: effect.filter, perOwnTurn: effect.perOwnTurn, reward: compileStep(effect.reward) },
      };
  }
}
