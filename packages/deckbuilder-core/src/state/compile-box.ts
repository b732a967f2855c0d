import { at, type CardCode, rulesHash, type Telling } from "@sw/tabletop";
import {
  type Ability,
  type BaseEntry,
  type CardEntry,
  type Catalogue,
  isConstant,
  type TriggerMoment,
} from "../language/language.ts";
import { compileAmount, compileCards, compileStep, compileTest } from "../language/program.ts";
import { type Active, type BaseKind, type Box, type CardKind, type Moment, type PlainKind, passes } from "./box.ts";
import { SEATS, type Side } from "./seats.ts";

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
  const bases = (side: Side): readonly BaseKind[] =>
    catalogue.bases
      .map(({ faction, startingBase, introductory }, index) => ({
        faction,
        code: catalogue.cards.length + index,
        starting: startingBase,
        introductory,
      }))
      .filter((base) => base.faction === SEATS[side])
      .map(({ code, starting, introductory }) => ({ code, starting, introductory }));
  const pilots = copies("outer-rim-pilots");
  return {
    hash: rulesHash(entries, tells),
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

/**
 * Whether a part of the catalogue may change without invalidating saved games: names and lists of unverified fields.
 */
const tells: Telling = ([key, ...further]) => further.length === 0 && (key === "name" || key === "unverified");

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

function momentsOf(moments: readonly Moment[], kind: PlainKind): CardKind["moments"] {
  const bits = (on: Moment["on"], side: Side): number =>
    moments.reduce(
      (sum, moment, index) => (moment.on === on && passes(moment.filter, kind, side) ? sum | (1 << index) : sum),
      0,
    );
  return { play: [bits("play", 0), bits("play", 1)], purchase: [bits("purchase", 0), bits("purchase", 1)] };
}

function constantPart(ability: Ability | null): Pick<CardKind, "bonus" | "prevents" | "leave"> {
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
