/** JSON Schemas of documents as tables for people. */

/** A part of a JSON Schema, as far as it is shown. */
export interface Schema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema | false;
  readonly prefixItems?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
}

/** More words than these are counted, not listed. */
const MOST_WORDS = 12;
/** Objects within objects deeper than this are named, not spelled out. */
const DEEPEST = 2;
const DEFS = "#/$defs/";

/** A schema, with what its references name. */
export class Schemas {
  readonly whole: Schema;
  private readonly defs: Readonly<Record<string, Schema>>;

  constructor(whole: Schema) {
    this.whole = whole;
    this.defs = whole.$defs ?? {};
  }

  /** The schema that a reference names; any other as it is. */
  resolved(schema: Schema): Schema {
    const { $ref } = schema;
    const named = $ref === undefined ? undefined : this.defs[$ref.slice(DEFS.length)];
    return named === undefined
      ? schema
      : { ...this.resolved(named), ...(schema.description ? { description: schema.description } : {}) };
  }

  /** The alternatives of a union, or the schema alone. */
  alternatives(schema: Schema): readonly Schema[] {
    const found = this.resolved(schema);
    return found.anyOf === undefined ? [found] : found.anyOf.flatMap((one) => this.alternatives(one));
  }

  /** The type that a schema describes, in the words of TypeScript. */
  typeOf(schema: Schema, depth = 0): string {
    const found = this.resolved(schema);
    if (found.const !== undefined) return JSON.stringify(found.const);
    if (found.enum !== undefined) return wordsOf(found.enum);
    if (found.anyOf !== undefined) return [...new Set(found.anyOf.map((one) => this.typeOf(one, depth)))].join(" | ");
    if (found.prefixItems !== undefined)
      return `[${found.prefixItems.map((one) => this.typeOf(one, depth)).join(", ")}]`;
    if (found.type === "array") return `${bracketed(found.items ? this.typeOf(found.items, depth) : "unknown")}[]`;
    if (found.type === "object") return this.objectOf(found, depth);
    return [found.type ?? "unknown"].flat().join(" | ");
  }

  private objectOf({ properties = {}, required = [], additionalProperties }: Schema, depth: number): string {
    const fields = Object.entries(properties);
    if (typeof additionalProperties === "object" && fields.length === 0)
      return `Record<string, ${this.typeOf(additionalProperties, depth + 1)}>`;
    if (depth >= DEEPEST || fields.length === 0) return "object";
    const texts = fields.map(
      ([name, field]) => `${name}${required.includes(name) ? "" : "?"}: ${this.typeOf(field, depth + 1)}`,
    );
    return `{ ${texts.join("; ")} }`;
  }

  /** The fields of an object as rows of a table in Markdown. */
  fieldsOf(schema: Schema, leftOut: readonly string[] = []): string {
    const { properties = {}, required = [] } = this.resolved(schema);
    const rows = Object.entries(properties).flatMap(([name, field]) => {
      if (leftOut.includes(name)) return [];
      const { description = "" } = this.resolved(field);
      return [
        `| \`${name}\`${required.includes(name) ? "" : " (optional)"} | ${code(this.typeOf(field))} | ${cell(description)} |\n`,
      ];
    });
    return rows.length === 0 ? "" : `| field | type | |\n| --- | --- | --- |\n${rows.join("")}\n`;
  }
}

function wordsOf(words: readonly unknown[]): string {
  const texts = words.map((word) => JSON.stringify(word));
  return texts.length <= MOST_WORDS
    ? texts.join(" | ")
    : `${texts.slice(0, 3).join(" | ")} | … (${texts.length - 3} more)`;
}

function bracketed(type: string): string {
  return type.includes(" | ") ? `(${type})` : type;
}

/** Text for a cell of a table. */
export function cell(text: string): string {
  return plain(text).replace(/\s+/g, " ").replaceAll("|", "\\|");
}

/** Text in which no mark of Markdown, HTML or Vue is read. */
export function plain(text: string): string {
  return text
    .split(/(`[^`]*`)/)
    .map((part) =>
      part.startsWith("`")
        ? part
        : part.replaceAll("<", "&lt;").replaceAll("{", "&#123;").replaceAll("*", "\\*").replaceAll("[", "\\["),
    )
    .join("");
}

/** Code for a cell of a table. */
export function code(text: string): string {
  return `\`${text.replaceAll("|", "\\|")}\``;
}
