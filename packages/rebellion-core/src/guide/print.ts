import type { Locale } from "@sw/tabletop/text";
import { IMPERIAL, REBEL, type Side } from "../state/seats.ts";
import { boxFor } from "../testing/box.ts";
import { type Named, vocabularyOf } from "./names.ts";
import {
  configOfTable,
  EMPTY_PLACE,
  type Forces,
  type GuidePlace,
  type GuideTable,
  NEW_TABLE,
  VARIATIONS,
} from "./table.ts";
import { KEYS, type Key, MARKS, type Mark, MOVED, RULE_WORDS, YES_NO } from "./words.ts";

/** Options for how a table is written. */
export interface PrintOptions {
  /** The language of keywords and names. `parseTable` reads both languages. Defaults to English. */
  readonly locale?: Locale;
}

/**
 * Writes a table in the notation that `parseTable` reads. Always writes round, reputation and deck, and other values
 * only if they differ from the defaults.
 */
export function printTable(table: GuideTable, { locale = "en" }: PrintOptions = {}): string {
  const { options, round, time, reputation, base, deck, found } = table;
  const pen = new Pen(table, locale);
  const rules = [
    ...(options.expansion ? [RULE_WORDS.rote] : []),
    ...(options.cinematic ? [RULE_WORDS.cinematic] : []),
    ...(options.faq ? [RULE_WORDS.faq] : []),
    ...VARIATIONS.filter((variation) => options.variations[variation]).map((variation) => RULE_WORDS[variation]),
  ];
  const leaders = (key: "pool" | "rebelPool"): readonly string[] => {
    const isStart =
      table[key].length === NEW_TABLE[key].length && NEW_TABLE[key].every((leader) => table[key].includes(leader));
    return isStart ? [] : [pen.line(key, table[key].map(pen.name).join(" ")).trimEnd()];
  };
  return [
    ...pen.list(
      "rules",
      rules.map((word) => word[locale]),
    ),
    pen.line("round", String(round)),
    ...(time === round ? [] : [pen.line("time", String(time))]),
    pen.line("reputation", String(reputation)),
    ...(base === null ? [] : [pen.line("base", pen.name(base))]),
    ...pen.list("probes", table.probes.map(pen.name)),
    ...pen.list("troops", table.troops.map(pen.name)),
    ...leaders("pool"),
    ...leaders("rebelPool"),
    ...pen.list("lured", table.lured.map(pen.name)),
    ...pen.list("reserved", table.reserved.map(pen.name)),
    pen.line("deck", String(deck)),
    ...pen.list("cells", table.cells.map(pen.name)),
    ...pen.list("actions", table.actions.map(pen.name)),
    ...pen.list("ready", pen.forces(table.ready)),
    ...pen.list("queue 2", pen.forces(table.queue[0])),
    ...pen.list("queue 3", pen.forces(table.queue[1])),
    ...(found ? [pen.line("found", YES_NO.yes[locale])] : []),
    ...Object.entries(table.moved).map(
      ([place, forces]) => `${MOVED.moved[locale]} ${pen.name(place)}: ${pen.forces(forces).join(" ")}`,
    ),
    ...placesText(table, pen),
    "",
  ].join("\n");
}

/** Writes words of the notation in a language. */
class Pen {
  private readonly locale: Locale;
  private readonly typed: ReadonlyMap<string, Named["typed"]>;

  constructor(table: GuideTable, locale: Locale) {
    const { places, units, leaders, actions } = vocabularyOf(table.options);
    this.locale = locale;
    this.typed = new Map(
      [...places, ...units.flat(), ...leaders.flat(), ...actions].map(({ id, typed }) => [id, typed] as const),
    );
  }

  readonly name = (id: string): string => this.typed.get(id)?.[this.locale] ?? id;

  mark(mark: Mark): string {
    return MARKS[mark][this.locale];
  }

  line(key: Key, words: string): string {
    return `${KEYS[key][this.locale]}: ${words}`;
  }

  list(key: Key, words: readonly string[]): readonly string[] {
    return words.length === 0 ? [] : [this.line(key, words.join(" "))];
  }

  forces(forces: Forces): readonly string[] {
    return Object.entries(forces).flatMap(([unit, count]) =>
      count === 1 ? [this.name(unit)] : [String(count), this.name(unit)],
    );
  }
}

/** Returns the places in the order of the board. */
function placesText(table: GuideTable, pen: Pen): readonly string[] {
  const box = boxFor(configOfTable(table));
  const sideOf = new Map<string, Side>([...box.units, ...box.leaders].map(({ id, side }) => [id, side]));
  return box.placeIds.flatMap((id) => {
    const place = table.places[id] ?? EMPTY_PLACE;
    const words = placeWords(place, pen, (piece) => sideOf.get(piece));
    return words.length === 0 ? [] : [`${pen.name(id)}: ${words.join(" ")}`];
  });
}

function placeWords(place: GuidePlace, pen: Pen, sideOf: (id: string) => Side | undefined): readonly string[] {
  const { loyalty, sabotaged, destroyed, units, leaders, captives, carbonite } = place;
  const ofSide = (side: Side, mark: Mark): readonly string[] => {
    const own = Object.fromEntries(Object.entries(units).filter(([unit]) => sideOf(unit) === side));
    const pieces = [...pen.forces(own), ...leaders.filter((leader) => sideOf(leader) === side).map(pen.name)];
    return pieces.length === 0 ? [] : [pen.mark(mark), ...pieces];
  };
  const held = (mark: Mark, some: readonly string[]): readonly string[] =>
    some.flatMap((leader) => [pen.mark(mark), pen.name(leader)]);
  return [
    ...(loyalty === null ? [] : [pen.mark(loyalty === "rebel" ? "rebel" : "empire")]),
    ...(sabotaged ? [pen.mark("sabotaged")] : []),
    ...(destroyed ? [pen.mark("destroyed")] : []),
    ...ofSide(REBEL, "r"),
    ...ofSide(IMPERIAL, "e"),
    ...held("captive", captives),
    ...held("carbonite", carbonite),
  ];
}
