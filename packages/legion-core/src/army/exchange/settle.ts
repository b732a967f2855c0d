import { fail, ok, type Result, violation } from "@sw/tabletop";
import { type Allegiance, FACTIONS } from "../../catalogue/words.ts";
import type { CardIndex } from "../card-index.ts";
import type { ArmyList, BattleDeck, ListedCounterpart, ListedUnit } from "../list.ts";
import { belongsTo, known, muster } from "../muster.ts";
import { armyPoints } from "../points.ts";
import { bareCosts, Chooser } from "./choose.ts";
import type { Kind } from "./codes.ts";
import type { Draft, DraftUnit, ExchangeFormat } from "./draft.ts";
import { type ExchangeNote, note } from "./notes.ts";
import { type Settled, toldPoints, toldSums } from "./told.ts";

/** The result of reading a list. */
export interface ReadArmy {
  /** The format of the input. */
  readonly format: ExchangeFormat;
  readonly title?: string;
  /** The list, with the known cards. */
  readonly list: ArmyList;
  /** Points of the known cards, by the catalogue. */
  readonly points: number;
  /** Notes on everything that was read differently or ignored. Empty if there is nothing to note. */
  readonly notes: readonly ExchangeNote[];
}

/** Maximum number of cards in a list. Armies of any size hold far fewer. */
const MOST_CARDS = 500;

/** Resolves which cards a list means, and notes what is ambiguous, left out or differs in points. */
export function settled(lookup: CardIndex, draft: Draft): Result<ReadArmy> {
  const cards = draft.units.reduce((sum, { count, upgrades, partner }) => {
    return sum + count * (1 + upgrades.length + (partner === undefined ? 0 : 1 + partner.upgrades.length));
  }, draft.cards.length);
  if (cards > MOST_CARDS) return fail(violation("tt.input.limits", "too-many-values", { values: MOST_CARDS }));
  const { faction, notes, isOpen } = factionOf(lookup, draft);
  const stub: ArmyList = {
    ...(draft.size === "skirmish" ? { format: draft.size } : {}),
    faction,
    ...(draft.battleForce === undefined ? {} : { battleForce: draft.battleForce }),
    units: [],
    commandHand: [],
    battleDeck: { primary: [], secondary: [], advantages: [] },
  };
  const chooser = new Chooser(lookup, stub, draft, isOpen);
  const units = unitsOf(lookup, draft, chooser);
  const list: ArmyList = { ...stub, units: units.flatMap(copies), ...cardsOf(lookup, draft, chooser) };
  const army = muster(lookup, list);
  const points = armyPoints(army);
  return ok({
    format: draft.format,
    ...(draft.title === undefined ? {} : { title: draft.title }),
    list,
    points,
    notes: [
      ...draft.notes,
      ...notes,
      ...chooser.notes,
      ...toldPoints(army, units, draft),
      ...toldSums(draft, list, points),
    ],
  });
}

/** The faction of a list, with notes on how it was found. */
interface Side {
  readonly faction: Allegiance;
  readonly notes: readonly ExchangeNote[];
  /** Whether another faction fits the list as well. */
  readonly isOpen: boolean;
}

/**
 * Returns the faction that the list or its battle force states, or that of most units and command cards, with a note.
 */
function factionOf(lookup: CardIndex, draft: Draft): Side {
  const told = draft.faction ?? lookup.battleForces.get(draft.battleForce ?? "")?.faction;
  if (told !== undefined) return { faction: told, notes: [], isOpen: false };
  const votes = new Map<Allegiance, number>();
  const mentions = [...draft.units.map(({ card }) => card), ...draft.cards];
  for (const { meanings } of mentions) {
    const of = new Set(meanings.map(({ kind, id = "" }) => allegianceOf(lookup, kind, id)));
    // A name that also a mercenary has, or a card for everybody, tells nothing.
    if (of.has("mercenary") || of.has(undefined)) continue;
    for (const one of of) if (one !== undefined) votes.set(one, (votes.get(one) ?? 0) + 1 / of.size);
  }
  const most = Math.max(0, ...votes.values());
  const fitting = FACTIONS.filter((one) => most > 0 && votes.get(one) === most);
  const [faction = "mercenary"] = fitting;
  return { faction, notes: [note("faction-not-told", { army: faction })], isOpen: fitting.length > 1 };
}

function allegianceOf(lookup: CardIndex, kind: Kind, id: string): Allegiance | undefined {
  return kind === "commands" ? lookup.commands.get(id)?.faction : lookup.units.get(id)?.faction;
}

function unitsOf(lookup: CardIndex, draft: Draft, chooser: Chooser): readonly Settled[] {
  const units: Settled[] = [];
  const partners: (readonly [id: string, drafted: DraftUnit])[] = [];
  for (const drafted of draft.units) {
    const meaning = chooser.unit(drafted);
    if (meaning?.id === undefined) chooser.leaveOut(drafted);
    else if (meaning.kind === "counterparts") partners.push([meaning.id, drafted]);
    else units.push(unitOf(meaning.id, drafted, chooser));
  }
  for (const [id, drafted] of partners) join(units, lookup, id, drafted, chooser);
  return units;
}

/** Assigns a counterpart that is listed like a unit to the unit that it belongs to. */
function join(units: Settled[], lookup: CardIndex, id: string, drafted: DraftUnit, chooser: Chooser): void {
  const card = lookup.counterparts.get(id);
  const at = units.findIndex(
    ({ listed: { unit, upgrades, counterpart } }) =>
      card !== undefined && counterpart === undefined && belongsTo(card, unit, known(lookup, upgrades)),
  );
  const unit = units[at];
  if (unit === undefined || drafted.count > 1) {
    chooser.notes.push(note("counterpart-without-its-unit", { card: id }));
    chooser.leaveOut(drafted);
    return;
  }
  const own = chooser.upgradesOfPartner(unit.listed, id, drafted.upgrades);
  const counterpart: ListedCounterpart = { counterpart: id, upgrades: own.map((one) => one.id) };
  const [cost] = bareCosts(drafted, { units: [] });
  const chosen = [
    ...unit.chosen,
    { id, mention: cost === undefined ? drafted.card : { ...drafted.card, cost } },
    ...own,
  ];
  units[at] = { ...unit, listed: { ...unit.listed, counterpart }, chosen };
}

function unitOf(unit: string, drafted: DraftUnit, chooser: Chooser): Settled {
  const { upgrades, counterpart, carried } = chooser.upgrades(unit, drafted);
  const listed: ListedUnit = {
    unit,
    upgrades: upgrades.map(({ id }) => id),
    ...(counterpart === undefined
      ? {}
      : { counterpart: { counterpart: counterpart.id, upgrades: carried.map(({ id }) => id) } }),
  };
  const chosen = [...upgrades, ...(counterpart === undefined ? [] : [counterpart]), ...carried];
  return { listed, drafted, chosen };
}

function copies({ listed, drafted }: Settled): readonly ListedUnit[] {
  return Array.from({ length: drafted.count }, () => listed);
}

/**
 * Resolves the command hand and the battle deck. Battle cards are sorted by their own category, wherever the list has
 * them.
 */
function cardsOf(lookup: CardIndex, { cards }: Draft, chooser: Chooser): Pick<ArmyList, "commandHand" | "battleDeck"> {
  const commandHand: string[] = [];
  const deck: Record<keyof BattleDeck, string[]> = { primary: [], secondary: [], advantages: [] };
  for (const mention of cards) {
    const meaning = chooser.card(mention);
    if (meaning?.id === undefined) continue;
    pileOf(lookup, meaning.id, commandHand, deck).push(meaning.id);
  }
  return { commandHand, battleDeck: deck };
}

function pileOf(
  lookup: CardIndex,
  id: string,
  hand: string[],
  deck: Readonly<Record<keyof BattleDeck, string[]>>,
): string[] {
  if (lookup.primaryObjectives.has(id)) return deck.primary;
  if (lookup.secondaryObjectives.has(id)) return deck.secondary;
  return lookup.advantages.has(id) ? deck.advantages : hand;
}
