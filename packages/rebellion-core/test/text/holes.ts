import { defaultCatalogue } from "@sw/rebellion-core/catalogue";

/** What must not stand in a text for people; empty if nothing does. */
export function holesIn(text: string): readonly string[] {
  const found = HOLES.filter(([, hole]) => hole.test(text)).map(([name]) => `${name}: ${text}`);
  if (!areBracketsClosed(text)) found.push(`brackets that do not close: ${text}`);
  return text === "" ? ["empty"] : found;
}

const HOLES: readonly (readonly [name: string, hole: RegExp])[] = [
  ["a value that is missing", /undefined|null|NaN|\[object/],
  ["a slot that is not filled", /[{}]/],
  ["white space", / {2}| [.,;:)]|\( |^ | $|\n\n/],
  ["marks that do not fit", /\.\.|,,|;;|\.,|:\.|,\.|\(\)|“”|«»/],
  ["contractions missed", /\b(de|a) el (?!Halcón)\p{L}/u],
];

function areBracketsClosed(text: string): boolean {
  let open = 0;
  for (const mark of text) {
    if (mark === "(") open += 1;
    if (mark === ")") open -= 1;
    if (open < 0) return false;
  }
  return open === 0;
}

/** Ids of the catalogue in a text for people, apart from the rule in brackets. */
export function idsIn(text: string): readonly string[] {
  const told = text.replace(/\((reb|tt)\.[^)]*\)/g, "");
  return IDS.filter((id) => new RegExp(`(?<![\\w-])${id}(?![\\w-])`).test(told)).map((id) => `shows ${id}: ${text}`);
}

const { systems, units, leaders, rings, missions, actions, objectives, tactics, board } = defaultCatalogue;

/** Ids of more than one word: those of one word are words as well. */
const IDS: readonly string[] = [
  ...new Set(
    [systems, units, leaders, rings, missions, actions, objectives, tactics, [board.baseSpace]]
      .flatMap((entries) => entries.map(({ id }) => id))
      .filter((id) => id.includes("-")),
  ),
];
