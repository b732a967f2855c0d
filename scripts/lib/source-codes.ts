// Reads refusals out of sources as they stand there as texts: what tests need that hold them against the texts for people.

/** A code that sources refuse something with, and the names of the figures that they give with it. */
export interface SourceCode {
  readonly file: string;
  readonly rule: string;
  readonly code: string;
  readonly params: readonly string[];
}

/** The texts that an argument stands for: its own, or those of the constant that it names. */
export function textsOf(argument: string, source: string, before: number): readonly string[] {
  const own = quoted(argument.replace(/=== "[^"]*"/g, ""));
  if (own.length > 0) return own;
  return quoted(constantOf(argument, source, before) ?? "");
}

/** What the nearest constant of that name before a place stands for. */
function constantOf(argument: string, source: string, before: number): string | undefined {
  const name = /^[A-Za-z_]+$/.exec(argument)?.[0];
  if (name === undefined) return undefined;
  const constants = [...source.matchAll(new RegExp(`const ${name}\\b[^=]*=([^;]*);`, "g"))];
  return (constants.filter(({ index }) => index < before).pop() ?? constants[0])?.[1]?.trim();
}

/** The arguments of a call, from behind its bracket. */
export function argumentsAt(source: string, from: number): readonly string[] {
  const found: string[] = [];
  let depth = 0;
  let start = from;
  for (let at = from; at < source.length; at++) {
    const mark = source.charAt(at);
    if ("([{".includes(mark)) depth += 1;
    if (depth === 0 && (mark === "," || mark === ")")) {
      const text = source.slice(start, at).trim();
      if (text !== "") found.push(text);
      start = at + 1;
      if (mark === ")") return found;
    }
    if (")]}".includes(mark)) depth -= 1;
  }
  return found;
}

/** The names in an object: `{ card: id, die }`, or in the constant that holds it. */
export function keysOf(argument: string, source: string, before: number): readonly string[] {
  const text = argument.startsWith("{") ? argument : (constantOf(argument, source, before) ?? "");
  if (!text.startsWith("{")) return [];
  return argumentsAt(`${text.slice(1).replace(/,?\s*\}\s*(as const)?$/, "")})`, 0)
    .map((part) => /^\w+/.exec(part)?.[0] ?? "")
    .filter((name) => name !== "");
}

/** The texts in quotation marks. */
export function quoted(text: string): readonly string[] {
  return [...text.matchAll(/"([^"]*)"/g)].map(([, inner = ""]) => inner);
}
