/** What must not stand in a text for people, nor a contraction that Spanish makes there (`de el`); empty if nothing does. */
export function holesFinder(uncontracted: RegExp): (text: string) => readonly string[] {
  const holes = [...HOLES, ["contractions missed", uncontracted] as const];
  return (text) => {
    const found = holes.filter(([, hole]) => hole.test(text)).map(([name]) => `${name}: ${text}`);
    if (!areBracketsClosed(text)) found.push(`brackets that do not close: ${text}`);
    return text === "" ? ["empty"] : found;
  };
}

const HOLES: readonly (readonly [name: string, hole: RegExp])[] = [
  ["a value that is missing", /undefined|null|NaN|\[object/],
  ["a slot that is not filled", /[{}]/],
  ["white space", / {2}| [.,;:)]|\( |^ | $|\n\n/],
  ["marks that do not fit", /\.\.|,,|;;|\.,|:\.|,\.|\(\)|“”|«»/],
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
