/**
 * JSON Schemas (2020-12) of the documents of each game and of what a host sends, made from their types by the compiler, with the
 * docstrings as descriptions.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { buildGenerator } from "typescript-json-schema";
import { root } from "./workspace.mjs";

/** The games by the folder of their package, with the bundle of their types. */
const GAMES = {
  "deckbuilder-core": "DeckbuilderTypes",
  "rebellion-core": "RebellionTypes",
  "legion-core": "LegionTypes",
};

/**
 * The documents of a game, and what each is in the bundle of its types.
 * @type {Readonly<Record<string, string>>}
 */
const DOCUMENTS = {
  config: 'Types["Config"]',
  action: 'Types["Action"]',
  event: 'Types["Event"]',
  view: 'Types["View"]',
  decision: 'NonNullable<Types["View"]["decision"]>',
  catalogue: 'import("./catalogue/index.ts").Catalogue',
  texts: 'import("../../../scripts/lib/data-shapes.ts").PublishedTexts',
};

/** A bundle of types by which a host's documents hold anything in the place of views, actions and events: those of games have schemas. */
const ANY_GAME = `type Any = import("@sw/tabletop").GameTypes & {
  Action: any; Event: any; View: any; State: any; Config: any; Seat: string;
};`;

/**
 * The documents that a host sends.
 * @type {Readonly<Record<string, string>>}
 */
const SENT = {
  sent: 'import("./host/sent.ts").Sent<Any>',
  answer: 'import("./host/sent.ts").Answer',
  opened: 'import("./host/tables.ts").OpenedTable',
  claimed: 'import("./host/door.ts").Claimed',
  about: 'import("./desk/about.ts").About',
  lobby: '{ readonly tables: readonly import("./desk/lobby.ts").OpenTable[] }',
  position: '{ readonly seat: string, readonly position: import("@sw/tabletop/referee").Report<Any> | null }',
  story: 'import("./host/sent.ts").Told<Any>',
  games: '{ readonly games: readonly import("./host/sent.ts").GameLine[] }',
  refusal: 'import("./host/sent.ts").Refusal',
};

/** @typedef {{ readonly [key: string]: unknown }} Schema */

/**
 * All published schemas that are made from types: the path of each file, and its text.
 * @returns {readonly { readonly path: string, readonly text: string }[]}
 */
export function schemaFiles() {
  const games = Object.entries(GAMES).map(([folder, types]) => {
    return { folder, head: `import type { ${types} as Types } from "./index.ts";`, documents: DOCUMENTS };
  });
  return [...games, { folder: "host", head: ANY_GAME, documents: SENT }].flatMap(({ folder, head, documents }) => {
    const schemas = schemasOf(folder, head, documents);
    return Object.entries(schemas).map(([name, schema]) => ({
      path: `packages/${folder}/schemas/${name}.json`,
      text: textOf(schema),
    }));
  });
}

/** The name of a document's type for the compiler: one that no type of a core has. @param {string} name */
const typeName = (name) => `Published${name}`;

/**
 * @param {string} folder
 * @param {string} head  what the types of the documents are written with
 * @param {Readonly<Record<string, string>>} documents
 * @returns {Readonly<Record<string, Schema>>}
 */
function schemasOf(folder, head, documents) {
  const entry = join(root, "packages", folder, "src/published-schemas.ts");
  const lines = Object.entries(documents).map(([name, type]) => `export type ${typeName(name)} = ${type};`);
  const program = programOf(entry, [head, ...lines].join("\n"));
  const generator = buildGenerator(program, {
    required: true,
    noExtraProps: true,
    strictNullChecks: true,
    ignoreErrors: true,
  });
  if (generator === null) throw new Error(`the types of ${folder} cannot be read`);
  return Object.fromEntries(
    Object.keys(documents).map((name) => {
      const schema = /** @type {Schema} */ (generator.getSchemaForSymbol(typeName(name)));
      const partOf = (/** @type {string} */ type) => /** @type {Schema} */ (generator.getSchemaForSymbol(type));
      return [name, modern(withRecords(schema, partOf), `${folder} ${name}`)];
    }),
  );
}

/**
 * A program of a source that stands in no file.
 * @param {string} entry
 * @param {string} text
 */
function programOf(entry, text) {
  const { config } = ts.readConfigFile(join(root, "tsconfig.base.json"), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const host = ts.createCompilerHost(options);
  return ts.createProgram([entry], options, {
    ...host,
    fileExists: (path) => path === entry || existsSync(path),
    readFile: (path) => (path === entry ? text : readFileSync(path, "utf8")),
    getSourceFile: (path, version) => {
      if (path === entry) return ts.createSourceFile(path, text, version);
      return host.getSourceFile(path, version);
    },
  });
}

/** What tables by any text hold, where that is no type with a name. */
const PLAIN = new Set(["number", "string", "boolean"]);

/** Figures by seat: a game for fewer people has those of its own seats alone, which the type does not say. */
const BY_SEAT = "Record<Seat,number>";

/**
 * A schema whose tables by any text, `Record<string, ...>`, say what they hold: the generator knows index signatures alone.
 * @param {Schema} schema
 * @param {(type: string) => Schema} partOf  the schema of a type with a name
 * @returns {Schema}
 */
function withRecords(schema, partOf) {
  const { definitions = {} } = schema;
  const whole = Object.entries(Object(definitions)).flatMap(([name, definition]) => {
    if (name === BY_SEAT) return [[name, { ...definition, required: [] }]];
    const [, held] = /^Record<string,(.+)>$/.exec(name) ?? [];
    if (held === undefined || held === "never") return [[name, definition]];
    if (PLAIN.has(held)) return [[name, { ...definition, additionalProperties: { type: held } }]];
    const { $schema: _, definitions: more = {}, ...part } = partOf(held);
    return [[name, { ...definition, additionalProperties: part }], ...Object.entries(Object(more))];
  });
  return whole.length === 0 ? schema : { ...schema, definitions: Object.fromEntries(whole) };
}

/**
 * A schema of draft 7 as one of 2020-12: other words for definitions and for lists of fixed length, and plain names.
 * @param {Schema} schema
 * @param {string} title
 * @returns {Schema}
 */
function modern(schema, title) {
  const { $schema: _, definitions = {}, ...rest } = schema;
  const named = /** @type {Schema} */ (definitions);
  const names = plainNames(Object.keys(named));
  const change = (/** @type {unknown} */ part) => modernPart(part, names);
  const $defs = Object.fromEntries(Object.entries(named).map(([name, part]) => [names.get(name), change(part)]));
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title,
    ...Object(change(rest)),
    ...(Object.keys($defs).length === 0 ? {} : { $defs }),
  };
}

/**
 * Names in which nothing has to be escaped, each once.
 * @param {readonly string[]} names
 * @returns {ReadonlyMap<string, string>}
 */
function plainNames(names) {
  const taken = new Set();
  return new Map(
    names.map((name) => {
      const plain =
        name
          .replace(/\W+/g, "_")
          .replace(/^_+|_+$/g, "")
          .slice(0, 40) || "Part";
      let free = plain;
      for (let count = 2; taken.has(free); count++) free = `${plain}_${count}`;
      taken.add(free);
      return [name, free];
    }),
  );
}

const REF = "#/definitions/";

/**
 * @param {unknown} part
 * @param {ReadonlyMap<string, string>} names
 * @returns {unknown}
 */
function modernPart(part, names) {
  if (Array.isArray(part)) return part.map((one) => modernPart(one, names));
  if (typeof part !== "object" || part === null) return part;
  const { $ref, items, additionalItems, ...rest } = /** @type {Schema} */ (part);
  const changed = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, modernPart(value, names)]));
  if (typeof $ref === "string") {
    const name = names.get(decodeURIComponent($ref.slice(REF.length)));
    if (name === undefined) throw new Error(`a schema refers to ${$ref}, which is not there`);
    return { ...changed, $ref: `#/$defs/${name}` };
  }
  if (Array.isArray(items))
    return { ...changed, prefixItems: modernPart(items, names), items: additionalItems ?? false };
  return items === undefined ? changed : { ...changed, items: modernPart(items, names) };
}

/**
 * A schema as text: each definition in a line, so that a change shows where it is.
 * @param {Schema} schema
 */
function textOf({ $defs, ...rest }) {
  const lines = Object.entries(rest).map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`);
  if ($defs !== undefined) {
    const definitions = Object.entries(Object($defs)).map(
      ([name, part]) => `    ${JSON.stringify(name)}: ${JSON.stringify(part)}`,
    );
    lines.push(`"$defs": {\n${definitions.join(",\n")}\n  }`);
  }
  return `{\n${lines.map((line) => `  ${line}`).join(",\n")}\n}\n`;
}
