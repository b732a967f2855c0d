/** An element of a drawing as it was written. */
export interface Drawn {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Text inside, that of its own elements too. */
  text: string;
  /** Classes of the groups around it, the outermost first. */
  readonly within: readonly string[];
}

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"' };

function plain(text: string): string {
  if (/&(?!(amp|lt|gt|quot);)|</.test(text)) throw new Error(`not escaped: ${text}`);
  return text.replace(/&(\w+);/g, (_, name: string) => ENTITIES[name] ?? "");
}

function attributesOf(written: string): Readonly<Record<string, string>> {
  const rest = written.replace(/\s[\w-]+="[^"<>]*"/g, "");
  if (rest.trim() !== "") throw new Error(`not attributes: ${written}`);
  const pairs = [...written.matchAll(/\s([\w-]+)="([^"]*)"/g)].map(([, key = "", value = ""]) => [key, plain(value)]);
  if (new Set(pairs.map(([key]) => key)).size !== pairs.length) throw new Error(`an attribute twice: ${written}`);
  return Object.fromEntries(pairs);
}

/** Reads an SVG back, in document order; throws if it is not well formed. */
export function readSvg(svg: string): readonly Drawn[] {
  const all: Drawn[] = [];
  const open: Drawn[] = [];
  let end = 0;
  for (const found of svg.matchAll(/<(\/?)(\w+)((?:\s[\w-]+="[^"]*")*)(\/?)>/g)) {
    const between = plain(svg.slice(end, found.index));
    for (const one of open) one.text += between.trim();
    end = found.index + found[0].length;
    const [, closing, name = "", written = "", single] = found;
    if (closing === "/") {
      if (open.pop()?.name !== name) throw new Error(`</${name}> closes another element`);
      continue;
    }
    const within = open.map(({ attributes }) => attributes["class"] ?? "").filter((one) => one !== "");
    const drawn = { name, attributes: attributesOf(written), text: "", within };
    all.push(drawn);
    if (single === "") open.push(drawn);
  }
  if (open.length > 0 || plain(svg.slice(end)).trim() !== "") throw new Error("it does not end");
  return all;
}

/** The elements with this class. */
export function withClass(all: readonly Drawn[], name: string): readonly Drawn[] {
  return all.filter(({ attributes }) => (attributes["class"] ?? "").split(" ").includes(name));
}

/** Attributes as numbers. */
export function figures({ attributes }: Drawn, ...names: readonly string[]): readonly number[] {
  return names.map((name) => Number(attributes[name]));
}
