import { ok, type Result } from "@sw/tabletop";
import type { Draft, DraftUnit, Mention } from "./draft.ts";
import type { Lexicon } from "./lexicon.ts";
import { cardsIn, linesOf } from "./lines.ts";
import { nameMention } from "./mention.ts";
import { type ExchangeNote, note } from "./notes.ts";
import { sizeTold } from "./words.ts";

const ACTIVATIONS = /^(\d{1,4}) activations?$/i;
const POINTS = /^(\d{1,6})\/(\d{1,6})$/;
/** Matches "NAME COST + UPGRADES = TOTAL", "2x NAME COST x 2 = TOTAL", or both combined. */
const UNIT = /^(?:(\d{1,3})x )?(.+?) (\d{1,6})(?: \+ (\d{1,6}))?(?: x \d{1,3})?(?: = (\d{1,6}))$/i;

/** Whether the lines are a text of Tabletop Admiral. */
export function isAdmiral(lines: readonly string[]): boolean {
  return lines.some((line) => ACTIVATIONS.test(line));
}

/** Reads the text of Tabletop Admiral. Its format was derived from the source of one program that reads it. */
export function readAdmiral(text: string, lexicon: Lexicon): Result<Draft> {
  const lines = linesOf(text);
  if (!lines.ok) return lines;
  const units: DraftUnit[] = [];
  const cards: Mention[] = [];
  const notes: ExchangeNote[] = [];
  let head: Pick<Draft, "title" | "size" | "points" | "activations"> = {};
  for (const line of lines.value) {
    const [, points, most] = POINTS.exec(line) ?? [];
    const activations = ACTIVATIONS.exec(line)?.[1];
    const last = units.at(-1);
    if (line === "") continue;
    if (most !== undefined) {
      const { size, notes: ofSize } = sizeTold(Number(most));
      head = { ...head, size, points: Number(points) };
      notes.push(...ofSize);
    } else if (activations !== undefined) head = { ...head, activations: Number(activations) };
    else if (UNIT.test(line)) units.push(unitRead(line, lexicon));
    else if (line.startsWith("--") && last !== undefined) {
      units[units.length - 1] = { ...last, upgrades: [...last.upgrades, ...cardsIn(line.slice(2), lexicon, UPGRADES)] };
    } else if (/[•*]/.test(line)) cards.push(...cardsIn(line, lexicon, ["commands"]));
    else if (head.points === undefined && head.title === undefined) head = { ...head, title: line };
    else cards.push(...battleCardsIn(line, lexicon, notes));
  }
  return ok({ format: "text-admiral", ...head, units, cards, notes });
}

const UPGRADES = ["upgrades", "counterparts"] as const;

function unitRead(line: string, lexicon: Lexicon): DraftUnit {
  const [, count = "1", name = line, cost, , total] = UNIT.exec(line) ?? [];
  return {
    card: nameMention(name, lexicon, ["units"], "without-titles", Number(cost)),
    count: Math.max(1, Number(count)),
    ...(total === undefined ? {} : { total: Number(total) }),
    upgrades: [],
  };
}

/** Reads a row of battle cards. A line without a known card is noted as a whole. */
function battleCardsIn(line: string, lexicon: Lexicon, notes: ExchangeNote[]): readonly Mention[] {
  const cards = cardsIn(line, lexicon, ["battleCards"]);
  if (cards.some(({ meanings }) => meanings.length > 0)) return cards;
  notes.push(note("not-read", { text: line }));
  return [];
}
