/**
 * What a package shows to those who import it, read from its built declarations: each name with what it stands for and the
 * subpaths it is exported from. Nothing is type-checked here, so all packages take a second or two.
 */
import { readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import ts from "typescript";
import { linksOf, membersWithoutDocs, referencesOf } from "./api-declarations.mjs";

/**
 * One file of declarations: where its names come from, what it exports under which, and what it declares.
 * @typedef {{
 *   file: ts.SourceFile,
 *   imports: Map<string, { from: string, name: string }>,
 *   exports: Map<string, { from?: string, name: string }>,
 *   declared: Map<string, ts.Statement[]>,
 * }} Module
 */

/** @typedef {{ module: Module, name: string }} Here something that a file of the package declares, by its name there */
/** @typedef {{ from: string, name: string }} Elsewhere something of another package */

/**
 * A public name: a declaration of this package, or one of another that is passed on.
 * @typedef {{ name: string, subpaths: string[], found: Here | Elsewhere }} Public
 */

/** @typedef {{ name: string, entries: Readonly<Record<string, string>> }} Surface  entries: the declarations of each subpath, as paths of files */

/**
 * Names that may stand for several things in one package, each with the reason.
 * @typedef {Readonly<Record<string, string>>} Shared
 */

/**
 * The subpaths of a package with the files of their declarations.
 * @param {import("./workspace.mjs").Package} one
 * @returns {Surface}
 */
export function surfaceOf({ path, manifest }) {
  const entries = Object.entries(manifest.exports ?? {}).flatMap(([subpath, exported]) => {
    const types = typeof exported === "object" ? exported["types"] : undefined;
    return typeof types === "string" ? [[subpath, join(path, types)]] : [];
  });
  return { name: manifest.name, entries: Object.fromEntries(entries) };
}

/**
 * The report of a package: all that it exports, by name, without comments; equal for equal surfaces.
 * @param {Surface} surface
 * @param {Shared} [shared]
 * @returns {{ report: string, faults: readonly string[] }} faults: what is exported without a docstring, speaks of what no
 *   subpath exports, links to what nobody can look up, or stands for several things without being `shared`
 */
export function apiOf(surface, shared = {}) {
  const files = new Files();
  const publics = publicsOf(surface, files);
  const known = new Map(publics.flatMap((one) => ("module" in one.found ? [[keyOf(one.found), one.name]] : [])));
  const names = new Set(publics.map(({ name }) => name));
  const faults = publics.flatMap((one) =>
    "module" in one.found ? faultsOf(one, one.found, { files, known, names }) : [],
  );
  faults.push(...ambiguities(publics, shared));
  const sections = publics.map((one) => section(one, files, known));
  const head = [
    `# What ${surface.name} exports`,
    "",
    "Written by `npx pnpm api`, and checked by `npm test`: a change here is a change for whoever imports the package.",
    "",
  ];
  return { report: [...head, ...sections].join("\n"), faults: faults.map((fault) => `${surface.name}: ${fault}`) };
}

/**
 * The names that stand for several things and are not `shared`, and the shared ones that no longer do.
 * @param {readonly Public[]} publics
 * @param {Shared} shared
 * @returns {readonly string[]}
 */
function ambiguities(publics, shared) {
  /** @type {Map<string, string[]>} */
  const places = new Map();
  for (const { name, subpaths } of publics) places.set(name, [...(places.get(name) ?? []), subpaths.join(" and ")]);
  const several = [...places].filter(([, each]) => each.length > 1);
  const unlisted = several.filter(([name]) => !Object.hasOwn(shared, name));
  const settled = Object.keys(shared).filter((name) => !several.some(([other]) => other === name));
  return [
    ...unlisted.map(([name, each]) => `${name} stands for one thing in ${each.join(", for another in ")}`),
    ...settled.map((name) => `${name} stands for one thing only: take it off the list of scripts/lib/shared-names.mjs`),
  ];
}

/** The files of declarations of a package, each read once. */
class Files {
  /** @type {Map<string, Module>} */
  #read = new Map();

  /**
   * @param {string} path
   * @returns {Module}
   */
  at(path) {
    const known = this.#read.get(path);
    if (known !== undefined) return known;
    const module = moduleOf(ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.ES2022, true));
    this.#read.set(path, module);
    return module;
  }

  /**
   * Follows a name that a file of declarations uses to where it is declared; undefined for a global one.
   * @param {Module} module
   * @param {string} name
   * @returns {Here | Elsewhere | undefined}
   */
  find(module, name) {
    const imported = module.imports.get(name);
    if (imported !== undefined) return this.#in(module, imported);
    return module.declared.has(name) ? { module, name } : undefined;
  }

  /**
   * Follows what a file of declarations exports under a name.
   * @param {Module} module
   * @param {string} name
   * @returns {Here | Elsewhere}
   */
  exported(module, name) {
    const { from, name: inside } = module.exports.get(name) ?? lost(module, name);
    if (from !== undefined) return this.#in(module, { from, name: inside });
    return this.find(module, inside) ?? lost(module, name);
  }

  /**
   * @param {Module} module
   * @param {{ from: string, name: string }} source
   */
  #in(module, { from, name }) {
    if (!from.startsWith(".")) return { from, name };
    const path = resolve(dirname(module.file.fileName), from.replace(/\.js$/, ".d.ts"));
    return this.exported(this.at(path), name);
  }
}

/**
 * @param {Module} module
 * @param {string} name
 * @returns {never}
 */
function lost(module, name) {
  throw new Error(`${module.file.fileName}: nothing is known of ${name}`);
}

/**
 * @param {ts.SourceFile} file
 * @returns {Module}
 */
function moduleOf(file) {
  /** @type {Module} */
  const module = { file, imports: new Map(), exports: new Map(), declared: new Map() };
  for (const statement of file.statements) {
    if (ts.isImportDeclaration(statement)) readImport(statement, module);
    else if (ts.isExportDeclaration(statement)) readExport(statement, module);
    else
      for (const name of namesOf(statement))
        module.declared.set(name, [...(module.declared.get(name) ?? []), statement]);
  }
  return module;
}

/**
 * @param {ts.ImportDeclaration} statement
 * @param {Module} module
 */
function readImport({ importClause, moduleSpecifier }, { imports }) {
  const bindings = importClause?.namedBindings;
  if (bindings === undefined || !ts.isStringLiteral(moduleSpecifier)) return;
  const from = moduleSpecifier.text;
  if (ts.isNamespaceImport(bindings)) imports.set(bindings.name.text, { from, name: "*" });
  else
    for (const { propertyName, name } of bindings.elements)
      imports.set(name.text, { from, name: (propertyName ?? name).text });
}

/**
 * @param {ts.ExportDeclaration} statement
 * @param {Module} module
 */
function readExport({ exportClause, moduleSpecifier }, { file, exports }) {
  if (exportClause === undefined || !ts.isNamedExports(exportClause))
    throw new Error(`${file.fileName}: exports without names`);
  const from =
    moduleSpecifier !== undefined && ts.isStringLiteral(moduleSpecifier) ? { from: moduleSpecifier.text } : {};
  for (const { propertyName, name } of exportClause.elements)
    exports.set(name.text, { ...from, name: (propertyName ?? name).text });
}

/** @param {ts.Statement} statement */
function namesOf(statement) {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  const isNamed =
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement);
  return isNamed && statement.name !== undefined ? [statement.name.text] : [];
}

/** @param {Here} here */
function keyOf({ module, name }) {
  return `${module.file.fileName} ${name}`;
}

/**
 * All public names in order, each with the subpaths that export it.
 * @param {Surface} surface
 * @param {Files} files
 * @returns {readonly Public[]}
 */
function publicsOf(surface, files) {
  /** @type {Map<string, Public>} */
  const all = new Map();
  for (const [subpath, path] of Object.entries(surface.entries)) {
    const module = files.at(path);
    for (const name of module.exports.keys()) {
      const found = files.exported(module, name);
      const key = `${name} ${"module" in found ? keyOf(found) : `${found.from} ${found.name}`}`;
      const known = all.get(key);
      if (known === undefined) all.set(key, { name, subpaths: [subpath], found });
      else known.subpaths.push(subpath);
    }
  }
  const order = (/** @type {Public} */ { name, subpaths }) => `${name} ${subpaths.join(" ")}`;
  return [...all.values()].sort((one, other) => (order(one) < order(other) ? -1 : 1));
}

/**
 * @param {Public} one
 * @param {Here} here
 * @param {{ files: Files, known: ReadonlyMap<string, string>, names: ReadonlySet<string> }} context
 */
function faultsOf({ name, subpaths }, here, { files, known, names }) {
  const statements = here.module.declared.get(here.name) ?? [];
  const faults = [];
  const isDocumented = statements.some((statement) => ts.getJSDocCommentsAndTags(statement).some(ts.isJSDoc));
  if (!isDocumented) faults.push("has no docstring");
  for (const member of statements.flatMap(membersWithoutDocs)) faults.push(`has no docstring at ${member}`);
  for (const { text } of statements.flatMap(referencesOf)) {
    const found = files.find(here.module, text);
    if (found !== undefined && "module" in found && !known.has(keyOf(found)))
      faults.push(`speaks of ${text}, which no subpath exports`);
  }
  for (const link of statements.flatMap(linksOf)) {
    const found = files.find(here.module, link);
    const isPublic = names.has(link) || (found !== undefined && !("module" in found && !known.has(keyOf(found))));
    if (!isPublic) faults.push(`links to ${link}, which no subpath exports`);
  }
  return [...new Set(faults)].map((fault) => `${name} (${subpaths.join(", ")}) ${fault}`);
}

/**
 * What stands in the report for a name.
 * @param {Public} one
 * @param {Files} files
 * @param {ReadonlyMap<string, string>} known
 */
function section({ name, subpaths, found }, files, known) {
  const title = `## ${name}\n\n${subpaths.map((subpath) => `\`${subpath}\``).join(" ")}\n`;
  if (!("module" in found)) return `${title}\nof \`${found.from}\`, there \`${found.name}\`\n`;
  const statements = found.module.declared.get(found.name) ?? [];
  const renamed = (/** @type {string} */ local) => {
    const at = files.find(found.module, local);
    if (at === undefined) return local;
    return "module" in at ? (known.get(keyOf(at)) ?? local) : at.name;
  };
  const code = statements.map((statement) => printed(statement, found.module.file, renamed)).join("\n");
  return `${title}\n\`\`\`ts\n${code}\n\`\`\`\n`;
}

const PRINTER = ts.createPrinter({ removeComments: true, newLine: ts.NewLineKind.LineFeed });

/**
 * A declaration without comments, what it speaks of by its public name: the bundler renames what meets another of its name.
 * @param {ts.Statement} statement
 * @param {ts.SourceFile} file
 * @param {(name: string) => string} renamed
 */
function printed(statement, file, renamed) {
  const start = statement.getStart();
  let text = file.text.slice(start, statement.end);
  for (const reference of [...referencesOf(statement)].sort((one, other) => other.pos - one.pos)) {
    const from = reference.getStart() - start;
    text = text.slice(0, from) + renamed(reference.text) + text.slice(from + reference.text.length);
  }
  const alone = ts.createSourceFile("one.d.ts", text, ts.ScriptTarget.ES2022);
  return alone.statements.map((node) => PRINTER.printNode(ts.EmitHint.Unspecified, node, alone)).join("\n");
}
