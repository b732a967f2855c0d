/** Runs code of the playground. */
import { MODULES } from "./modules.ts";

const IMPORT = /^import\s+(?:(\{[^}]*\})|\*\s+as\s+(\w+))\s+from\s+["']([^"']+)["'];?/gm;

/** Runs code that imports from the packages, and tells each value that it logs, as text. Ends with what the code throws, as text, too. */
export async function ran(code: string, tell: (text: string) => void): Promise<void> {
  const log = (...values: readonly unknown[]): void => tell(values.map((value) => shown(value)).join(" "));
  try {
    const module: { readonly default: Run } = await import(/* @vite-ignore */ addressOf(code));
    await module.default(loaded, { log, info: log, warn: log, error: log });
  } catch (error) {
    tell(String(error));
  }
}

/** What a module of the playground has for its default: the code, which is given how it imports and where it logs. */
type Run = (load: (name: string) => Promise<object>, console: Readonly<Record<string, Log>>) => Promise<void>;
type Log = (...values: readonly unknown[]) => void;

function loaded(name: string): Promise<object> {
  const load = MODULES[name];
  if (load === undefined)
    throw new Error(`${name} cannot be imported here; these can: ${Object.keys(MODULES).join(", ")}`);
  return load();
}

let runs = 0;

/** The address of a module with this code. Each is another one: a module runs once. */
function addressOf(code: string): string {
  runs += 1;
  const body = code.replace(IMPORT, (_, names: string | undefined, whole: string | undefined, from: string) => {
    const bound = names?.replaceAll(/(\w+)\s+as\s+(\w+)/g, "$1: $2") ?? whole;
    return `const ${bound} = await load(${JSON.stringify(from)});`;
  });
  const source = `export default async (load, console) => {\n${body}\n};\n// ${runs}`;
  return `data:text/javascript;charset=utf-8,${encodeURIComponent(source)}`;
}

/** Values of more characters stand in several lines. */
const LINE = 90;
/** No value is told in more characters. */
const MOST = 20_000;

/** A value as text: what is not JSON by its name. */
export function shown(value: unknown): string {
  if (typeof value === "string") return value;
  const short = JSON.stringify(value, named);
  if (short === undefined) return String(value);
  const text = short.length <= LINE ? short : JSON.stringify(value, named, 2);
  return text.length <= MOST ? text : `${text.slice(0, MOST)}…`;
}

function named(_: string, value: unknown): unknown {
  if (value instanceof Map || value instanceof Set) return [...value];
  if (typeof value === "function") return `function ${value.name}`;
  return typeof value === "bigint" ? `${value}n` : value;
}
