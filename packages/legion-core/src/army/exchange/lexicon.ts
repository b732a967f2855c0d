import type { Catalogue } from "../../catalogue/entries.ts";
import { type Codes, KINDS, type Kind, type OtherNames } from "./codes.ts";

/** A card that a code or a name may mean. */
export interface Meaning {
  readonly kind: Kind;
  /** Id of the card. Absent for a card that the catalogue does not hold. */
  readonly id?: string;
  /** English name of the card, with its title. */
  readonly name: string;
}

/**
 * Whether names carry titles. Where they do, a bare name first means the card without a title. Texts never write
 * titles.
 */
export type Titles = "with-titles" | "without-titles";

/** The cards of a catalogue, found by any code or name that other programs use for them. */
export interface Lexicon {
  /** Returns the card that a code means, or undefined. */
  coded(code: string): Meaning | undefined;
  /** Lists the cards of some kinds that a name may mean, ignoring case, accents and punctuation. */
  named(name: string, kinds: readonly Kind[], titles: Titles): readonly Meaning[];
  /** Whether a card of these kinds has a name with commas in the same places as this one. */
  hasCommas(name: string, kinds: readonly Kind[]): boolean;
  /** Returns the code of a card, in the smaller format that of its smaller printing, or undefined for a custom card. */
  codeOf(kind: Kind, id: string, recon?: boolean): string | undefined;
  /** Returns the name of a card in texts. */
  textName(kind: Kind, id: string): string;
  /** Returns the name of a card in the table simulator's JSON. */
  simulatorName(kind: Kind, id: string): string;
  /**
   * Returns the battle force that a word in a link or a name means: its id, or its name if the catalogue does not hold
   * it.
   */
  battleForce(word: string): { readonly id: string } | { readonly name: string } | undefined;
  /** Returns the word for a battle force in links, or undefined if it has none. */
  battleForceCode(id: string): string | undefined;
}

/** Returns a name in the form used for comparing: without accents, punctuation, spaces and case. */
export function folded(name: string): string {
  return name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "");
}

/** Returns the parts of a name between its commas in the form used for comparing. */
function foldedParts(name: string): string {
  return name.split(",").map(folded).join();
}

/** Returns the name in letters that every program can show. */
function plain(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d]/g, '"');
}

interface Card {
  readonly id: string;
  readonly name: { readonly en: string };
  readonly title?: string;
}

/** Returns the cards of a catalogue by kind. */
function cardsOf(catalogue: Catalogue): Readonly<Record<Kind, readonly Card[]>> {
  const { units, counterparts, upgrades, commands, primaryObjectives, secondaryObjectives, advantages } = catalogue;
  const battleCards = [...primaryObjectives, ...secondaryObjectives, ...advantages];
  return { units, counterparts, upgrades, commands, battleCards };
}

/** Names with their possible meanings. A name may be looked up in several such tables, one after the other. */
class Names {
  private readonly meanings = new Map<string, Meaning[]>();
  readonly commas = new Set<string>();

  add(name: string, meaning: Meaning): void {
    const key = folded(name);
    if (name.includes(",")) this.commas.add(foldedParts(name));
    if (key === "") return;
    const before = this.meanings.get(key);
    if (before === undefined) this.meanings.set(key, [meaning]);
    else if (!before.includes(meaning)) before.push(meaning);
  }

  get(key: string): readonly Meaning[] {
    return this.meanings.get(key) ?? [];
  }
}

/** The names of one kind of cards: with titles, as in texts, without titles, and as in older lists. */
class NamesOfKind {
  readonly full = new Names();
  readonly text = new Names();
  readonly bare = new Names();
  readonly former = new Names();

  find(key: string, titles: Titles): readonly Meaning[] {
    const [full, text, bare, former] = [this.full, this.text, this.bare, this.former].map((names) => names.get(key));
    const tiers = titles === "with-titles" ? [full, both(text, bare), former] : [both(full, text), bare, former];
    return tiers.find((tier) => tier !== undefined && tier.length > 0) ?? [];
  }

  hasCommas(parts: string): boolean {
    return [this.full, this.text, this.bare, this.former].some(({ commas }) => commas.has(parts));
  }
}

function both(one: readonly Meaning[] = [], other: readonly Meaning[] = []): readonly Meaning[] {
  return [...new Set([...one, ...other])];
}

/** The codes and names of a catalogue's cards. */
class Words {
  readonly coded = new Map<string, Meaning>();
  /** Codes by kind and id. */
  readonly codeById = new Map<string, string>();
  /** Codes of smaller printings by id. */
  readonly reconById = new Map<string, string>();
  readonly names = new Map<Kind, NamesOfKind>();
  /** Names in the table simulator's JSON and in texts, by kind and id. */
  readonly written = new Map<string, { readonly simulator: string; readonly text: string }>();

  constructor(catalogue: Catalogue, codes: Codes) {
    const cards = cardsOf(catalogue);
    for (const kind of KINDS) {
      this.names.set(kind, new NamesOfKind());
      const meanings = new Map(cards[kind].map((card) => [card.id, this.add(kind, card, codes.names[kind][card.id])]));
      for (const [code, id] of Object.entries(codes.cards[kind])) {
        const meaning = meanings.get(id);
        if (meaning === undefined) continue;
        this.coded.set(code, meaning);
        this.codeById.set(`${kind} ${id}`, code);
      }
      for (const [code, names] of Object.entries(codes.others[kind])) this.addOther(kind, code, names);
    }
    for (const [code, id] of Object.entries(codes.recon)) {
      const first = this.coded.get(this.codeById.get(`battleCards ${id}`) ?? "");
      if (first === undefined) continue;
      this.coded.set(code, first);
      this.reconById.set(id, code);
    }
  }

  private add(kind: Kind, card: Card, { simulator, text, former = [] }: OtherNames = {}): Meaning {
    const meaning: Meaning = { kind, id: card.id, name: titled(card, ", ") };
    const names = {
      simulator: simulator ?? plain(titled(card, kind === "upgrades" ? ", " : " ")),
      text: text ?? card.name.en,
    };
    this.written.set(`${kind} ${card.id}`, names);
    const ofKind = this.names.get(kind);
    for (const name of [names.simulator, meaning.name]) ofKind?.full.add(name, meaning);
    ofKind?.text.add(names.text, meaning);
    ofKind?.bare.add(card.name.en, meaning);
    for (const name of former) ofKind?.former.add(name, meaning);
    return meaning;
  }

  private addOther(kind: Kind, code: string, [name = code, ...others]: readonly string[]): void {
    const meaning: Meaning = { kind, name };
    const ofKind = this.names.get(kind);
    this.coded.set(code, meaning);
    ofKind?.full.add(name, meaning);
    for (const other of others) ofKind?.text.add(other, meaning);
  }
}

/** Indexes the codes and names of a catalogue's cards. */
export function lexiconOf(catalogue: Catalogue, codes: Codes): Lexicon {
  const words = new Words(catalogue, codes);
  return {
    coded: (code) => words.coded.get(code),
    named: (name, kinds, titles) => {
      const key = folded(name);
      return kinds.flatMap((kind) => words.names.get(kind)?.find(key, titles) ?? []);
    },
    hasCommas: (name, kinds) => {
      const parts = foldedParts(name);
      return kinds.some((kind) => words.names.get(kind)?.hasCommas(parts));
    },
    codeOf: (kind, id, recon = false) =>
      (recon ? words.reconById.get(id) : undefined) ?? words.codeById.get(`${kind} ${id}`),
    textName: (kind, id) => words.written.get(`${kind} ${id}`)?.text ?? id,
    simulatorName: (kind, id) => words.written.get(`${kind} ${id}`)?.simulator ?? id,
    ...forcesOf(catalogue, codes),
  };
}

function titled({ name, title }: Card, between: string): string {
  return title === undefined ? name.en : `${name.en}${between}${title}`;
}

function forcesOf({ battleForces }: Catalogue, codes: Codes): Pick<Lexicon, "battleForce" | "battleForceCode"> {
  const held = new Set(battleForces.map(({ id }) => id));
  const found = new Map<string, { readonly id: string } | { readonly name: string }>();
  const codeById = new Map<string, string>();
  for (const [code, [name = code]] of Object.entries(codes.others.battleForces)) {
    for (const word of [code, name]) found.set(folded(word), { name });
  }
  for (const { id, name } of battleForces) found.set(folded(name.en), { id });
  for (const [code, id] of Object.entries(codes.battleForces)) {
    if (!held.has(id)) continue;
    found.set(folded(code), { id });
    if (!codeById.has(id)) codeById.set(id, code);
  }
  return {
    battleForce: (word) => found.get(folded(word)),
    battleForceCode: (id) => codeById.get(id),
  };
}
