/** The search index in a form that loads quickly: packed when the site is built, unpacked in the browser before the first search. */

/** An index as MiniSearch writes it. */
export interface SearchIndex {
  /** The address of each section, by the number that the index gives it. */
  readonly documentIds: Readonly<Record<string, string>>;
  /** How many words each field of a section has. */
  readonly fieldLength: Readonly<Record<string, readonly number[]>>;
  readonly storedFields: Readonly<Record<string, Section>>;
  /** For each word the sections that have it, by field, with how often. */
  readonly index: readonly (readonly [word: string, found: Fields])[];
  readonly [figure: string]: unknown;
}

interface Section {
  readonly title: string;
  /** The headings above it. */
  readonly titles: readonly string[];
}

type Fields = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** An index without what can be worked out from the rest of it. */
export interface PackedIndex {
  readonly figures: Readonly<Record<string, unknown>>;
  /** An address; on the page of the section before, the place alone, or which name of its title the place has. */
  readonly addresses: readonly (string | number)[];
  readonly titles: readonly string[];
  /** The headings above, or how many of those of the section before they are. */
  readonly above: readonly (readonly string[] | number)[];
  readonly lengths: readonly (readonly number[])[];
  /** How much a word shares with the one before, in a digit of base 36, and the rest of it. */
  readonly words: readonly string[];
  /** The sections of each word: a list for each field, and in each the steps from section to section. */
  readonly found: readonly string[];
}

/** Packs an index. */
export function packed({ documentIds, fieldLength, storedFields, index, ...figures }: SearchIndex): PackedIndex {
  const addresses = Object.values(documentIds);
  if (Object.keys(documentIds).some((id, position) => Number(id) !== position))
    throw new Error("the sections of the search index are not numbered one after the other");
  const sections = addresses.map((_, id) => storedFields[id] ?? { title: "", titles: [] });
  return {
    figures,
    addresses: addresses.map((address, id) =>
      shortAddress(address, addresses[id - 1] ?? "", sections[id]?.title ?? ""),
    ),
    titles: sections.map(({ title }) => title),
    above: sections.map(({ titles }, id) => shortTitles(titles, sections[id - 1])),
    lengths: addresses.map((_, id) => fieldLength[id] ?? []),
    words: index.map(([word], position) => shortWord(word, index[position - 1]?.[0] ?? "")),
    found: index.map(([, fields]) => packedFields(fields)),
  };
}

/** Unpacks an index, as MiniSearch reads it. */
export function unpacked({ figures, titles, lengths, ...packs }: PackedIndex): SearchIndex {
  const documentIds: Record<string, string> = {};
  const storedFields: Record<string, Section> = {};
  let [address, headings]: [string, readonly string[]] = ["", []];
  for (const [id, title] of titles.entries()) {
    const above = packs.above[id] ?? 0;
    address = longAddress(packs.addresses[id] ?? "", address, title);
    const own = typeof above === "number" ? headings.slice(0, above) : above;
    documentIds[id] = address;
    storedFields[id] = { title, titles: own };
    headings = [...own, title];
  }
  let word = "";
  const index = packs.words.map((short, position) => {
    word = word.slice(0, Number.parseInt(short.charAt(0), 36)) + short.slice(1);
    return [word, unpackedFields(packs.found[position] ?? "")] as const;
  });
  return { ...figures, documentIds, fieldLength: Object.fromEntries(lengths.entries()), storedFields, index };
}

/** The names that places have by their titles. */
function namesOf(title: string): readonly string[] {
  const lower = title.toLowerCase();
  return [title, lower.replaceAll(" ", "-"), `export-${lower}`, `export-${lower.replaceAll("()", "")}`];
}

function shortAddress(address: string, before: string, title: string): string | number {
  const [page, place = ""] = address.split("#");
  if (page !== before.split("#", 1).join() || !address.includes("#")) return address;
  const name = namesOf(title).indexOf(place);
  return name < 0 ? `#${place}` : name;
}

function longAddress(short: string | number, before: string, title: string): string {
  const page = before.split("#", 1).join();
  if (typeof short === "number") return `${page}#${namesOf(title)[short]}`;
  return short.startsWith("#") ? page + short : short;
}

function shortTitles(titles: readonly string[], before: Section | undefined): readonly string[] | number {
  const headings = before === undefined ? [] : [...before.titles, before.title];
  return titles.every((title, level) => title === headings[level]) ? titles.length : titles;
}

/** The most of a word that a digit of base 36 tells. */
const MOST_SHARED = 35;

function shortWord(word: string, before: string): string {
  let shared = 0;
  while (shared < MOST_SHARED && shared < word.length && word[shared] === before[shared]) shared++;
  return shared.toString(36) + word.slice(shared);
}

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
/** What a digit holds; one of the upper half says that another follows. */
const HALF = DIGITS.length / 2;

function packedNumber(number: number): string {
  return number < HALF
    ? DIGITS.charAt(number)
    : DIGITS.charAt(HALF + (number % HALF)) + packedNumber(Math.floor(number / HALF));
}

/** A field and its sections, field after field: `0:…|1:…`. */
function packedFields(fields: Fields): string {
  return Object.entries(fields)
    .map(([field, sections]) => {
      let last = -1;
      const steps = Object.entries(sections).map(([id, count]) => {
        const step = (Number(id) - last - 1) * 2;
        last = Number(id);
        return count === 1 ? packedNumber(step) : packedNumber(step + 1) + packedNumber(count);
      });
      return `${field}:${steps.join("")}`;
    })
    .join("|");
}

function unpackedFields(text: string): Fields {
  return Object.fromEntries(
    text.split("|").map((part) => {
      const [field = "", steps = ""] = part.split(":");
      return [field, unpackedSteps(numbersOf(steps))];
    }),
  );
}

function unpackedSteps(numbers: readonly number[]): Readonly<Record<string, number>> {
  const sections: Record<string, number> = {};
  let last = -1;
  for (let at = 0; at < numbers.length; at++) {
    const step = numbers[at] ?? 0;
    last += Math.floor(step / 2) + 1;
    if (step % 2 === 1) at++;
    sections[last] = step % 2 === 1 ? (numbers[at] ?? 1) : 1;
  }
  return sections;
}

function numbersOf(text: string): readonly number[] {
  const numbers: number[] = [];
  let [number, worth] = [0, 1];
  for (const digit of text) {
    const value = DIGITS.indexOf(digit);
    number += (value % HALF) * worth;
    worth *= HALF;
    if (value < HALF) {
      numbers.push(number);
      [number, worth] = [0, 1];
    }
  }
  return numbers;
}
