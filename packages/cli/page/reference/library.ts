import type { RuleEntry } from "@sw/tabletop";
import type { Locale } from "@sw/tabletop/text";
import MiniSearch from "minisearch";
import type { Entry, PageGame } from "../games/game.ts";

/** The parts of a game that can be searched: its rules, its cards and pieces, or both. */
export const SHELVES = ["rules", "cards", "all"] as const;
/** A shelf of {@link SHELVES}. */
export type Shelf = (typeof SHELVES)[number];

/** A rule or an entry as the reference shows it. */
export type Found =
  | { readonly type: "rule"; readonly id: string; readonly rule: RuleEntry }
  | { readonly type: "entry"; readonly id: string; readonly entry: Entry };

/** Everything of a game that can be looked up in one language. */
export interface Library {
  readonly all: readonly Found[];
  /** The areas of the rules with the number of rules in each. The area of `reb.retreat.leader-leads` is `retreat`. */
  readonly areas: readonly (readonly [area: string, count: number])[];
  find(id: string): Found | undefined;
  /** Returns the matches that contain all words of the query, best first; everything for an empty query. */
  search(query: string, shelf: Shelf, area: string | null): readonly Found[];
}

interface Document {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/** Creates the library of a game. */
export function libraryOf(game: PageGame, locale: Locale): Library {
  const rules = Object.entries(game.rules).map(([id, rule]): Found => ({ type: "rule", id, rule }));
  const entries = game.entries(locale).map((entry): Found => ({ type: "entry", id: entry.id, entry }));
  const all = [...rules, ...entries];
  const byId = new Map(all.map((one) => [one.id, one]));
  const index = new MiniSearch<Document>({ fields: ["title", "text"], processTerm: folded });
  index.addAll(all.map(documentOf));
  return {
    all,
    areas: counted(rules.map(({ id }) => areaOf(id))),
    find: (id) => byId.get(id),
    search(query, shelf, area) {
      const isWanted = (one: Found): boolean =>
        (shelf === "all" || (one.type === "rule") === (shelf === "rules")) &&
        (area === null || areaOf(one.id) === area);
      if (query.trim() === "") return all.filter(isWanted);
      const hits = index.search(query, { prefix: true, fuzzy: 0.15, combineWith: "AND", boost: { title: 2 } });
      return hits.flatMap(({ id }) => byId.get(id) ?? []).filter(isWanted);
    },
  };
}

/** Returns the area of a rule: the second word of its id. */
function areaOf(id: string): string {
  return id.split(".")[1] ?? "";
}

/** Returns rules of the same area, those closest in the rulebook first. */
export function near(library: Library, id: string, most: number): readonly Found[] {
  const area = library.all.filter((one) => one.type === "rule" && areaOf(one.id) === areaOf(id));
  const at = area.findIndex((one) => one.id === id);
  return area
    .map((one, place) => ({ one, far: Math.abs(place - at) }))
    .filter(({ far }) => far > 0)
    .sort((one, other) => one.far - other.far)
    .slice(0, most)
    .map(({ one }) => one);
}

function documentOf(one: Found): Document {
  if (one.type === "rule") {
    const { rule, ambiguity = "", source } = one.rule;
    return { id: one.id, title: one.id.replaceAll(/[.-]/g, " "), text: [rule, ambiguity, source].join(" ") };
  }
  const { name, kind, figures, rules } = one.entry.text;
  return { id: one.id, title: name, text: [kind, figures, ...rules].join(" ") };
}

/** Returns a word in lower case without accents. */
function folded(term: string): string {
  return term.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

function counted(areas: readonly string[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const area of areas) counts.set(area, (counts.get(area) ?? 0) + 1);
  return [...counts];
}

/** Splits a text into pieces, with those that match a search marked. */
export function marked(text: string, query: string): readonly { readonly text: string; readonly isMeant: boolean }[] {
  const words = folded(query)
    .split(/\s+/)
    .filter((word) => word.length > 1);
  if (words.length === 0) return [{ text, isMeant: false }];
  return text
    .split(/([\p{L}\p{N}]+)/u)
    .map((piece) => ({ text: piece, isMeant: words.some((word) => folded(piece).startsWith(word)) }));
}
