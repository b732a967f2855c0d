/** Modules of cards of which a build takes one part alone. */
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";

/**
 * A part of a card: the fields that it keeps, or leaves out. Of what the figures leave out a mark stays where `marks` names it,
 * because the figures tell whether a card does anything, and not what.
 * @typedef {{
 *   readonly of: RegExp, readonly keeps?: readonly string[], readonly leaves?: readonly string[], readonly marks?: string,
 * }} Part
 */

/** Fields of the text of a card. */
const TEXT = ["en", "es", "choices", "tokens"];

/** Fields of what a card or keyword does. */
const DEEDS = ["does", "withoutValue"];

/**
 * The parts of the cards and keywords of Legion, by the modules that read them. The name of a card is a figure, that of a
 * keyword part of its text.
 * @type {Readonly<Record<"figures" | "deeds" | "texts" | "keywordTexts", Part>>}
 */
const PARTS = {
  figures: { of: /src\/content\/parts\/[a-z-]+\.ts$/, leaves: TEXT, marks: "does" },
  deeds: { of: /src\/content\/(keyword-)?entries\.ts$/, keeps: DEEDS },
  texts: { of: /src\/content\/texts\.ts$/, keeps: TEXT },
  keywordTexts: { of: /src\/content\/keyword-texts\.ts$/, leaves: DEEDS },
};

/** Where cards and keywords stand, and the lists that lead to them. */
const CARDS = /src\/content\/(keywords|units|upgrades|commands|battle-cards|battle-forces)\//;

/** The constants that hold the cards or keywords of a file. */
const WRITTEN = ["CARDS", "KEYWORDS"];

/**
 * A plugin for builds: modules that read a part of all cards get files of cards with that part alone. So that each part is a
 * module of its own, these files and the lists on the way to them are loaded once for each part.
 * @returns {import("esbuild").Plugin}
 */
export function parts() {
  return {
    name: "parts",
    setup(build) {
      build.onResolve({ filter: /^\./ }, ({ path, importer, resolveDir, pluginData }) => {
        const name = pluginData?.part ?? nameOfReader(importer);
        const file = join(resolveDir, path);
        if (name === undefined || !CARDS.test(file) || !isOfCards(file)) return undefined;
        return { path: file, suffix: `?${name}`, sideEffects: false, pluginData: { part: name } };
      });
      build.onLoad({ filter: CARDS }, ({ path, pluginData }) => {
        if (pluginData?.part === undefined) return undefined;
        const contents = partOf(readFileSync(path, "utf8"), pluginData.part, path);
        return { contents, loader: "ts", resolveDir: dirname(path), pluginData };
      });
    },
  };
}

/** @param {string} importer */
function nameOfReader(importer) {
  return Object.entries(PARTS).find(([, { of }]) => of.test(importer))?.[0];
}

/**
 * Whether a file holds cards, or is a list of such files.
 * @param {string} file
 */
function isOfCards(file) {
  return file.endsWith("/index.ts") || /^export const (CARDS|KEYWORDS)\b/m.test(readFileSync(file, "utf8"));
}

/**
 * A file of cards with one part of each card.
 * @param {string} source
 * @param {keyof typeof PARTS} name
 * @param {string} path
 */
export function partOf(source, name, path) {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.ES2022, true);
  const written = file.statements.flatMap((one) => callIn(one) ?? [])[0];
  if (written === undefined) return source;
  return cut(source, [
    ...sharedCuts(written, name),
    ...cardsIn(written, path).flatMap((card) => cutsOf(card, name, path)),
  ]);
}

/** @typedef {readonly [from: number, to: number, instead: string]} Cut */

/**
 * @param {string} source
 * @param {readonly Cut[]} cuts  in the order of the source
 */
function cut(source, cuts) {
  return cuts.reduceRight((text, [from, to, instead]) => text.slice(0, from) + instead + text.slice(to), source);
}

/**
 * The call that makes the cards or keywords of a file.
 * @param {ts.Statement} statement
 */
function callIn(statement) {
  if (!ts.isVariableStatement(statement)) return undefined;
  const [declared] = statement.declarationList.declarations;
  return declared &&
    WRITTEN.includes(declared.name.getText()) &&
    declared.initializer &&
    ts.isCallExpression(declared.initializer)
    ? declared.initializer
    : undefined;
}

/**
 * What the cards of a file share are figures; keywords share nothing.
 * @param {ts.CallExpression} call
 * @param {keyof typeof PARTS} name
 * @returns {readonly Cut[]}
 */
function sharedCuts(call, name) {
  const [shared, cards] = call.arguments;
  const isCut = shared !== undefined && cards !== undefined && PARTS[name].keeps !== undefined;
  return isCut ? [[shared.getStart(), shared.end, "{}"]] : [];
}

/**
 * The cards of a file, each with its place.
 * @param {ts.CallExpression} call
 * @param {string} path
 * @returns {readonly ts.ObjectLiteralElementLike[]}
 */
function cardsIn(call, path) {
  const made = call.arguments.at(-1);
  const body =
    made && ts.isArrowFunction(made) && ts.isParenthesizedExpression(made.body) ? made.body.expression : made;
  if (body === undefined || !ts.isObjectLiteralExpression(body))
    throw new Error(`${path}: its cards are not written out`);
  return body.properties;
}

/**
 * @param {ts.ObjectLiteralElementLike} card
 * @param {keyof typeof PARTS} name
 * @param {string} path
 * @returns {readonly Cut[]}
 */
function cutsOf(card, name, path) {
  const id = card.name?.getText() ?? card.getText();
  if (!ts.isPropertyAssignment(card) || !ts.isObjectLiteralExpression(card.initializer))
    throw new Error(`${path}: ${id} is not written out`);
  const { keeps, leaves, marks } = PARTS[name];
  const fields = card.initializer.properties.map((field) => {
    if (!ts.isPropertyAssignment(field) || ts.isComputedPropertyName(field.name))
      throw new Error(`${path}: ${id} has ${field.getText()}, whose name is not written out`);
    return { field, key: field.name.getText() };
  });
  const isKept = (/** @type {string} */ key) => (keeps ? keeps.includes(key) : !leaves?.includes(key));
  if (!fields.some(({ key }) => isKept(key))) return [[card.getFullStart(), endOf(card), ""]];
  return fields.flatMap(({ field, key }) => {
    if (key === marks) return [[field.initializer.getStart(), field.end, "undefined"]];
    return isKept(key) ? [] : [[field.getFullStart(), endOf(field), ""]];
  });
}

/**
 * The end of a member of an object, its comma included.
 * @param {ts.ObjectLiteralElementLike} member
 */
function endOf(member) {
  const text = member.getSourceFile().text;
  return text[member.end] === "," ? member.end + 1 : member.end;
}
