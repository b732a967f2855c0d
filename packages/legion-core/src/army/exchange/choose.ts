import type { Allegiance } from "../../catalogue/words.ts";
import type { CardIndex } from "../card-index.ts";
import { mayEquip, needsSlot } from "../check-upgrades.ts";
import type { ArmyList, ListedUnit } from "../list.ts";
import { type Fielded, fielded, type Muster, muster, rankIn } from "../muster.ts";
import { fitOnBar } from "../slots.ts";
import type { Kind } from "./codes.ts";
import type { Draft, DraftUnit, Mention } from "./draft.ts";
import type { Meaning } from "./lexicon.ts";
import { type ExchangeNote, note } from "./notes.ts";

/** The card that a mention in a list was resolved to. */
export interface Chosen {
  readonly id: string;
  readonly mention: Mention;
}

/** The resolved upgrades of a unit and its counterpart. */
export interface ChosenUpgrades {
  readonly upgrades: readonly Chosen[];
  readonly counterpart: Chosen | undefined;
  /** The resolved upgrades of the counterpart. */
  readonly carried: readonly Chosen[];
}

/** A test that favours some of the cards that share a name. */
type Test = (id: string, kind: Kind) => boolean;

/**
 * Resolves which card a name means when several cards have it. Tries in this order: the link that came with the list,
 * what the army and the unit may have, rank, points. An ambiguous name is noted and the first card taken; an unknown
 * name is noted too.
 */
export class Chooser {
  readonly notes: ExchangeNote[] = [];
  private readonly lookup: CardIndex;
  private readonly draft: Draft;
  private readonly army: Muster;
  private readonly isSideOpen: boolean;
  /** Ids of all units and counterparts that the list may mean. */
  private readonly about: ReadonlySet<string>;

  /** `isSideOpen` says whether the list also fits another faction. Then its faction does not resolve names. */
  constructor(lookup: CardIndex, stub: ArmyList, draft: Draft, isSideOpen: boolean) {
    this.lookup = lookup;
    this.draft = draft;
    this.isSideOpen = isSideOpen;
    this.army = muster(lookup, stub);
    this.about = new Set(draft.units.flatMap(({ card }) => card.meanings.map(({ id = "" }) => id)));
  }

  /** Resolves a unit, or a counterpart that is listed like a unit. */
  unit(drafted: DraftUnit): Meaning | undefined {
    const { units, counterparts } = this.lookup;
    const bare = bareCosts(drafted, this.draft);
    const isOfSide: Test = (id, kind) => kind === "counterparts" || this.isOfSide(id);
    const mayField: Test = (id, kind) => kind === "counterparts" || this.mayField(id);
    const tests: readonly Test[] = [
      (id, kind) => kind === "units" || this.about.has(counterparts.get(id)?.counterpartOf ?? ""),
      isOfSide,
      (id) => {
        const card = units.get(id);
        return drafted.rank === undefined || (card !== undefined && rankIn(card, this.army.force) === drafted.rank);
      },
      (id, kind) => bare.length === 0 || bare.includes(this.costOf(kind, id) ?? -1),
      mayField,
      (id) => this.equipsAll(id, drafted.upgrades),
    ];
    return this.choose(drafted.card, tests, this.isSideOpen ? [isOfSide, mayField] : []);
  }

  /** Resolves the upgrades of a unit, its counterpart, and the upgrades of the counterpart. */
  upgrades(unit: string, { upgrades, partner }: DraftUnit): ChosenUpgrades {
    const own: Chosen[] = [];
    const carried: Chosen[] = [];
    let counterpart: Chosen | undefined;
    for (const mention of partner === undefined ? upgrades : [...upgrades, partner.card]) {
      const listed: ListedUnit = { unit, upgrades: own.map(({ id }) => id) };
      const meaning = this.choose(mention, [
        (id, kind) => kind === "upgrades" || this.lookup.counterparts.get(id)?.counterpartOf === unit,
        (id, kind) => kind === "counterparts" || this.mayCarry(listed, id),
        (id, kind) => kind === "counterparts" || this.hasPlace(listed, id),
      ]);
      if (meaning?.id === undefined) continue;
      const chosen = { id: meaning.id, mention };
      if (meaning.kind === "counterparts" && counterpart === undefined) counterpart = chosen;
      else if (meaning.kind === "counterparts") this.notes.push(note("not-read", { text: mention.given }));
      else if (counterpart !== undefined && this.isCarried(listed, counterpart.id, chosen.id)) carried.push(chosen);
      else own.push(chosen);
    }
    if (partner === undefined) return { upgrades: own, counterpart, carried };
    if (counterpart === undefined) {
      this.leaveOut(partner);
      return { upgrades: own, counterpart, carried };
    }
    const listed: ListedUnit = { unit, upgrades: own.map(({ id }) => id) };
    return { upgrades: own, counterpart, carried: this.upgradesOfPartner(listed, counterpart.id, partner.upgrades) };
  }

  /** Resolves the upgrades of a counterpart of a unit. */
  upgradesOfPartner(listed: ListedUnit, counterpart: string, mentions: readonly Mention[]): readonly Chosen[] {
    const withPartner: ListedUnit = { ...listed, counterpart: { counterpart, upgrades: [] } };
    const bar = this.lookup.counterparts.get(counterpart)?.upgradeBar ?? [];
    const chosen: Chosen[] = [];
    for (const mention of mentions) {
      const meaning = this.choose(mention, [
        (id) => this.mayCarry(withPartner, id, true),
        (id) => bar.some((type) => type === this.lookup.upgrades.get(id)?.type),
      ]);
      if (meaning?.id !== undefined) chosen.push({ id: meaning.id, mention });
    }
    return chosen;
  }

  /** Resolves a command card or a battle card. */
  card(mention: Mention): Meaning | undefined {
    return this.choose(mention, []);
  }

  /** Adds a note for each upgrade of a unit that is not in the army. */
  leaveOut({ card, upgrades, partner }: Pick<DraftUnit, "card" | "upgrades" | "partner">): void {
    for (const { given } of [...upgrades, ...(partner === undefined ? [] : [partner.card, ...partner.upgrades])]) {
      this.notes.push(note("upgrade-without-its-unit", { name: given, of: card.given }));
    }
  }

  /**
   * Returns the card that passes the tests, applied in order. A name that only the doubtful tests could resolve is
   * noted as ambiguous.
   */
  private choose(mention: Mention, tests: readonly Test[], doubtful: readonly Test[] = []): Meaning | undefined {
    const { given, meanings } = mention;
    const known = meanings.filter(({ id }) => id !== undefined);
    const [first] = meanings;
    if (known.length === 0) {
      this.notes.push(
        first === undefined
          ? note("unknown-name", { name: given })
          : note("not-in-this-edition", { name: given, told: first.name }),
      );
      return undefined;
    }
    const byCost: Test = (id, kind) => mention.cost === undefined || this.costOf(kind, id) === mention.cost;
    const all = [this.isHinted, ...tests, byCost];
    const [taken] = narrowed(known, all);
    const left = narrowed(
      known,
      all.filter((test) => !doubtful.includes(test)),
    );
    const isOpen =
      left.length > 1 || (known.length < meanings.length && !byCost(taken?.id ?? "", taken?.kind ?? "units"));
    if (isOpen && taken?.id !== undefined) {
      const others = meanings.filter(({ id }) => id === undefined);
      const cards = [...left, ...others].map(({ id, name }) => id ?? name);
      this.notes.push(note("name-of-several", { name: given, cards, card: taken.id }));
    }
    return taken;
  }

  private readonly isHinted: Test = (id) => this.draft.hints?.has(id) ?? true;

  /** Returns the points of a card, or undefined for kinds of cards that have no cost. */
  private costOf(kind: Kind, id: string): number | undefined {
    if (kind === "units") return this.lookup.units.get(id)?.cost;
    if (kind === "counterparts") return this.lookup.counterparts.get(id)?.cost;
    return kind === "upgrades" ? this.lookup.upgrades.get(id)?.cost : undefined;
  }

  /** Whether a unit belongs to the faction of the army or to no faction. */
  private isOfSide(id: string): boolean {
    const faction = this.lookup.units.get(id)?.faction;
    return faction === "mercenary" || faction === this.army.list.faction;
  }

  /**
   * Whether the army may include a unit: by its battle force or, without one, by its faction and any battle force of
   * that faction.
   */
  private mayField(id: string): boolean {
    const { force, list } = this.army;
    const card = this.lookup.units.get(id);
    if (card === undefined) return false;
    if (force !== undefined) return force.units.includes(id);
    const { battleForces } = this.lookup.catalogue;
    return (
      card.faction === list.faction ||
      servesIn(card.keywords, list.faction) ||
      battleForces.some(({ faction, units }) => faction === list.faction && units.includes(id))
    );
  }

  private equipsAll(unit: string, upgrades: readonly Mention[]): boolean {
    const bare: ListedUnit = { unit, upgrades: [] };
    return upgrades.every(
      ({ meanings }) =>
        meanings.length === 0 ||
        meanings.some(({ kind, id = "" }) => kind === "counterparts" || this.mayCarry(bare, id)),
    );
  }

  private inArmy(listed: ListedUnit): Fielded | undefined {
    return fielded(this.lookup, this.army.list, listed, 0);
  }

  private mayCarry(listed: ListedUnit, id: string, onCounterpart = false): boolean {
    const unit = this.inArmy(listed);
    const upgrade = this.lookup.upgrades.get(id);
    return unit !== undefined && upgrade !== undefined && mayEquip(this.army, unit, upgrade, onCounterpart);
  }

  private hasPlace(listed: ListedUnit, id: string): boolean {
    const unit = this.inArmy(listed);
    const upgrade = this.lookup.upgrades.get(id);
    if (unit === undefined || upgrade === undefined) return false;
    const left = (upgrades: Fielded["upgrades"]) =>
      fitOnBar(unit.card.upgradeBar, upgrades, (one) => needsSlot(unit, one)).left.length;
    return left([...unit.upgrades, upgrade]) <= left(unit.upgrades);
  }

  /**
   * Whether an upgrade listed after a counterpart belongs to the counterpart, because the unit itself has no icon for
   * it.
   */
  private isCarried(listed: ListedUnit, counterpart: string, id: string): boolean {
    const type = this.lookup.upgrades.get(id)?.type;
    const bar = this.lookup.counterparts.get(counterpart)?.upgradeBar ?? [];
    return bar.some((icon) => icon === type) && !this.hasPlace(listed, id);
  }
}

/** Filters the meanings by each test in turn, skipping every test that none of them passes. */
function narrowed(meanings: readonly Meaning[], tests: readonly Test[]): readonly Meaning[] {
  return tests.reduce((left, test) => {
    const fitting = left.filter(({ id = "", kind }) => test(id, kind));
    return fitting.length > 0 ? fitting : left;
  }, meanings);
}

function servesIn(keywords: Fielded["card"]["keywords"], faction: Allegiance): boolean {
  return keywords.some(({ id, factions }) => id === "mercenary" && factions?.some((one) => one === faction));
}

/**
 * Returns the possible points of the unit card in the list: the points it states, or the total minus the upgrades, with
 * and without the counterparts listed beside it.
 */
export function bareCosts(
  { card, count, total, upgrades }: DraftUnit,
  { units }: Pick<Draft, "units">,
): readonly number[] {
  if (card.cost !== undefined) return [card.cost];
  if (total === undefined) return [];
  const bare = upgrades.reduce((sum, { cost = 0 }) => sum - cost, total / count);
  const beside = units.filter(
    ({ card: other, total: sum }) => sum !== undefined && other.meanings.some(({ kind }) => kind === "counterparts"),
  );
  return [bare, ...beside.map(({ total: sum = 0 }) => bare - sum)];
}
