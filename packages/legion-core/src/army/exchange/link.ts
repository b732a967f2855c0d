import { ok, type Result } from "@sw/tabletop";
import { formatOf } from "../limits.ts";
import type { ArmyList } from "../list.ts";
import type { Books } from "./books.ts";
import type { Kind } from "./codes.ts";
import type { Draft, DraftUnit } from "./draft.ts";
import type { Lexicon } from "./lexicon.ts";
import { cardMentions, codeMention, forceTold, partnerMention, STANDING_ORDERS, upgradeMentions } from "./mention.ts";
import { type ExchangeNote, note, refused } from "./notes.ts";
import { byPips, placesOf, stacksOf } from "./order.ts";
import { FACTION_WORDS, factionTold, MODE_POINTS, sizeTold } from "./words.ts";

const HOST = /^(?:https?:\/\/)?(?:www\.)?(?:legionhq2\.com|legionhq\.thefifthtrooper\.com)\/list\/([^\s?#]*)/i;
/** Matches a list without its faction: optional points and battle force, then at least one unit. */
const BARE = /^(?:\d+:)?(?:[0-9a-z]+:)?\d[A-Za-z]{2}\S*$/;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-/i;
/** Matches a count, the code of a unit, and a code or "0" for each place; then, after "+1", the counterpart. */
const UNIT = /^(\d{1,2})([A-Za-z]{2})((?:0|[A-Za-z]{2})*)(?:\+1([A-Za-z]{2})((?:0|[A-Za-z]{2})*))?$/;

/** Whether a text is a link to a LegionHQ list, or the last part of one. */
export function isLink(text: string): boolean {
  return HOST.test(text) || BARE.test(text);
}

/** Reads a link of LegionHQ. A link to a list saved on the LegionHQ server holds no cards and is refused. */
export function readLink(text: string, lexicon: Lexicon): Result<Draft> {
  const path = HOST.exec(text)?.[1];
  const [first = "", ...rest] = (path ?? text).split("/");
  if (path !== undefined && UUID.test(first)) {
    return refused("list-on-a-server", { site: "legionhq2.com" });
  }
  const [told, body] = path === undefined ? ["", first] : [first, rest.join("/")];
  const { faction, notes } = factionTold(told);
  const parts = decoded(body).split(":");
  const { bodyNotes, ...cards } = bodyRead(parts.pop() ?? "", lexicon);
  const { headNotes, ...head } = headRead(parts, lexicon);
  return ok({
    format: "legionhq-link",
    ...(faction === "mercenary" ? forceTold(MERCENARIES, lexicon) : {}),
    ...head,
    ...cards,
    ...(faction === undefined ? {} : { faction }),
    notes: [...notes, ...headNotes, ...bodyNotes],
  });
}

/** The battle force of mercenaries if the link names none. */
const MERCENARIES = "Shadow Collective";

function decoded(body: string): string {
  return body.replace(/%3a/gi, ":").replace(/%2c/gi, ",").replace(/%2b/gi, "+").replace(/\/+$/, "");
}

function headRead(
  parts: readonly string[],
  lexicon: Lexicon,
): Pick<Draft, "size" | "battleForce"> & { readonly headNotes: readonly ExchangeNote[] } {
  const headNotes: ExchangeNote[] = [];
  let head: Pick<Draft, "size" | "battleForce"> = {};
  for (const part of parts) {
    if (/^\d{1,6}$/.test(part)) {
      const { size, notes } = sizeTold(Number(part));
      head = { ...head, size };
      headNotes.push(...notes);
      continue;
    }
    const { notes, ...force } = forceTold(part, lexicon);
    head = { ...head, ...force };
    headNotes.push(...notes);
  }
  return { ...head, headNotes };
}

function bodyRead(
  body: string,
  lexicon: Lexicon,
): Pick<Draft, "units" | "cards"> & { readonly bodyNotes: readonly ExchangeNote[] } {
  const units: DraftUnit[] = [];
  const cards: string[] = [];
  const bodyNotes: ExchangeNote[] = [];
  for (const segment of body.split(",")) {
    const { kept, cut } = withoutLoadouts(segment);
    if (cut !== "") bodyNotes.push(note("not-read", { text: cut }));
    const unit = unitRead(kept, lexicon);
    if (unit !== undefined) units.push(unit);
    else if (kept === "" || /^[A-Za-z]{2}$/.test(kept)) cards.push(kept);
    else bodyNotes.push(note("not-read", { text: kept }));
  }
  return { units, cards: cardMentions(cards, lexicon), bodyNotes };
}

/** Splits off the second loadouts, which links made before 2025 hold after "_". */
function withoutLoadouts(segment: string): { readonly kept: string; readonly cut: string } {
  const from = segment.indexOf("_");
  if (from < 0) return { kept: segment, cut: "" };
  const plus = segment.indexOf("+", from);
  const to = plus < 0 ? segment.length : plus;
  return { kept: segment.slice(0, from) + segment.slice(to), cut: segment.slice(from, to) };
}

function unitRead(segment: string, lexicon: Lexicon): DraftUnit | undefined {
  const [, count = "", code = "", slots = "", partner, carried = ""] = UNIT.exec(segment) ?? [];
  if (Number(count) < 1) return undefined;
  return {
    card: codeMention(code, lexicon, ["units"]),
    count: Number(count),
    upgrades: upgradeMentions(codesIn(slots), lexicon),
    ...(partner === undefined ? {} : { partner: partnerMention(partner, codesIn(carried), lexicon) }),
  };
}

/** Lists the codes in a row of places, skipping the empty places. */
function codesIn(slots: string): readonly string[] {
  return slots.match(/[A-Za-z]{2}/g) ?? [];
}

/** Maximum number of equal units in a segment. LegionHQ writes larger numbers but cannot read them. */
const MOST_EQUAL = 9;

/** Writes a link of LegionHQ. Cards without a code are left out. */
export function writeLink({ lookup, codes, lexicon }: Books, list: ArmyList): string {
  const { faction, battleForce, units, commandHand, battleDeck } = list;
  const size = formatOf(list);
  const code = (kind: Kind) => (id: string) => lexicon.codeOf(kind, id, size === "skirmish") ?? [];
  const slots = (id: string, upgrades: readonly string[]) =>
    placesOf(lookup, codes, id, upgrades)
      .map((one) => (one === undefined ? "0" : (lexicon.codeOf("upgrades", one) ?? "")))
      .join("");
  const segments = stacksOf(units, MOST_EQUAL).flatMap(({ unit, count }) => {
    const { counterpart } = unit;
    const partner = counterpart && lexicon.codeOf("counterparts", counterpart.counterpart);
    const joined = counterpart && partner ? `+1${partner}${slots(counterpart.counterpart, counterpart.upgrades)}` : "";
    return [unit.unit].flatMap(code("units")).map((own) => `${count}${own}${slots(unit.unit, unit.upgrades)}${joined}`);
  });
  const commands = byPips(lookup, commandHand).flatMap(code("commands"));
  const { primary, secondary, advantages } = battleDeck;
  const deck = [...primary, ...secondary, ...advantages].flatMap(code("battleCards"));
  const force = battleForce === undefined ? undefined : lexicon.battleForceCode(battleForce);
  const head = `${MODE_POINTS[size]}:${force === undefined ? "" : `${force}:`}`;
  const written = [...segments, ...commands.filter((one) => one !== STANDING_ORDERS), ...deck];
  return `https://legionhq2.com/list/${FACTION_WORDS[faction].link}/${head}${written.join(",")}`;
}
