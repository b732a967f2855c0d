import { ok, type Result } from "@sw/tabletop";
import { RANKS, type Rank } from "../../catalogue/words.ts";
import type { Kind } from "./codes.ts";
import type { Draft, DraftUnit, Mention } from "./draft.ts";
import type { Lexicon } from "./lexicon.ts";
import { cardNamed, cardsIn, costed, counted, headOf, linesOf, SUMS } from "./lines.ts";
import { nameMention } from "./mention.ts";
import { type ExchangeNote, note } from "./notes.ts";
import { RANK_HEADERS } from "./words.ts";

/** The parts of a text that are collected line by line. */
interface Found {
  readonly units: DraftUnit[];
  readonly cards: Mention[];
  readonly notes: ExchangeNote[];
}

type TextFormat = "text-standard" | "text-minimal" | "text-tournament";

/** The section of the standard text that a header begins. */
interface Header {
  readonly kind: Kind;
  readonly rank?: Rank;
}

const HEADERS: ReadonlyMap<string, Header> = new Map([
  ...RANKS.map((rank): [string, Header] => [RANK_HEADERS[rank].toLowerCase(), { kind: "units", rank }]),
  ["counterparts", { kind: "counterparts" }],
]);

/** Returns the header that a line is, or undefined. */
function headerOf(line: string): Header | undefined {
  return line.endsWith(":") ? HEADERS.get(line.slice(0, -1).toLowerCase()) : undefined;
}

/** Returns which text of LegionHQ the lines are, or undefined if they lack the line of sums. */
export function textFormatOf(lines: readonly string[]): TextFormat | undefined {
  const at = lines.findIndex((line) => SUMS.test(line));
  if (at < 0) return undefined;
  if (lines.slice(at + 1).some((line) => headerOf(line) !== undefined)) return "text-standard";
  return at === 0 ? "text-minimal" : "text-tournament";
}

/** Reads one of the texts of LegionHQ. */
export function readText(text: string, format: TextFormat, lexicon: Lexicon): Result<Draft> {
  const lines = linesOf(text);
  if (!lines.ok) return lines;
  const { rest, headNotes, ...head } = headOf(lines.value);
  const found: Found = { units: [], cards: [], notes: [...headNotes] };
  READERS[format](
    rest.filter((line) => line !== ""),
    found,
    lexicon,
  );
  return ok({ format, ...head, ...found });
}

const READERS: Readonly<Record<TextFormat, (lines: readonly string[], found: Found, lexicon: Lexicon) => void>> = {
  "text-standard": readStandard,
  "text-minimal": readMinimal,
  "text-tournament": readTournament,
};

const COMMANDS = /^commands: ?(.*)$/i;

function readStandard(lines: readonly string[], found: Found, lexicon: Lexicon): void {
  let header: Header | undefined;
  for (const line of lines) {
    const next = headerOf(line);
    const commands = COMMANDS.exec(line)?.[1];
    if (next !== undefined) header = next;
    else if (commands !== undefined) found.cards.push(...cardsIn(commands, lexicon, ["commands"]));
    else if (header !== undefined && /^[-–—] ?\S/.test(line)) {
      found.units.push(standardUnit(line.replace(/^[-–—] ?/, ""), header, lexicon));
    } else found.notes.push(note("not-read", { text: line }));
  }
}

/**
 * Reads "2× NAME (COST): UPGRADE (COST), UPGRADE (COST) = TOTAL". For one unit without upgrades the total is the cost.
 */
function standardUnit(line: string, { kind, rank }: Header, lexicon: Lexicon): DraftUnit {
  const [, before = line, sum] = /^(.*\S) ?= ?(\d{1,6})$/.exec(line) ?? [];
  const { count, name: whole } = counted(before);
  const [, name = whole, cost, upgrades = ""] = /^(.+?) ?\((\d{1,6})\)(?:: ?(.*))?$/.exec(whole) ?? [];
  const total = sum === undefined ? undefined : Number(sum);
  const each = cost === undefined ? total : Number(cost);
  return {
    card: nameMention(name, lexicon, [kind], "without-titles", each),
    count,
    ...(rank === undefined ? {} : { rank }),
    ...(total === undefined ? {} : { total }),
    upgrades: upgrades === "" ? [] : cardsIn(upgrades, lexicon, ["upgrades"]),
  };
}

function readMinimal(lines: readonly string[], found: Found, lexicon: Lexicon): void {
  for (const line of lines) {
    const commands = COMMANDS.exec(line)?.[1];
    if (commands !== undefined) found.cards.push(...cardsIn(commands, lexicon, ["commands"]));
    else found.units.push(minimalUnit(line, lexicon));
  }
}

const UNIT_KINDS: readonly Kind[] = ["units", "counterparts"];

/** Reads "2× NAME (UPGRADE, UPGRADE)". Names may contain parentheses themselves, so the longest known name counts. */
function minimalUnit(line: string, lexicon: Lexicon): DraftUnit {
  const { count, name } = counted(line);
  const ends = name.endsWith(")") ? [...name.matchAll(/ ?\(/g)].map(({ index }) => index).slice(0, MOST_BRACKETS) : [];
  const cuts = [name.length, ...ends.reverse()];
  const known = cuts.find((cut) => lexicon.named(name.slice(0, cut), UNIT_KINDS, "without-titles").length > 0);
  const cut = known ?? cuts.at(-1) ?? name.length;
  const inside = name.slice(cut).replace(/^ ?\(/, "").replace(/\)$/, "");
  return {
    card: nameMention(name.slice(0, cut), lexicon, UNIT_KINDS, "without-titles"),
    count,
    upgrades: inside === "" ? [] : cardsIn(inside, lexicon, ["upgrades"]),
  };
}

/** Maximum number of parentheses examined in a line. */
const MOST_BRACKETS = 20;

function readTournament(lines: readonly string[], found: Found, lexicon: Lexicon): void {
  let part: "units" | "commands" | "deck" = "units";
  for (const line of lines) {
    const unit = found.units.at(-1);
    const item = /^[-–—] ?(.+)$/.exec(line)?.[1];
    if (/^commands:$/i.test(line)) part = "commands";
    else if (/^(battle deck|objectives:|secondaries:|advantages:)$/i.test(line)) part = "deck";
    else if (part === "commands") found.cards.push(cardNamed(line, lexicon, ["commands"]));
    else if (part === "deck" && item !== undefined) found.cards.push(cardNamed(item, lexicon, ["battleCards"]));
    else if (part === "deck") found.notes.push(note("not-read", { text: line }));
    else if (item === undefined) found.units.push(tournamentUnit(line, lexicon));
    else if (unit === undefined) found.notes.push(note("not-read", { text: line }));
    else
      found.units[found.units.length - 1] = {
        ...unit,
        upgrades: [...unit.upgrades, cardNamed(item, lexicon, ["upgrades"])],
      };
  }
}

/** Reads "NAME (TOTAL)". LegionHQ doubles some names, as in "Kraken - Kraken". */
function tournamentUnit(line: string, lexicon: Lexicon): DraftUnit {
  const { name, cost } = costed(line);
  const [, first, second] = /^(.+) - (.+)$/.exec(name) ?? [];
  const card = nameMention(
    first !== undefined && first === second ? first : name,
    lexicon,
    UNIT_KINDS,
    "without-titles",
  );
  return { card, count: 1, ...(cost === undefined ? {} : { total: cost }), upgrades: [] };
}
