import { fileURLToPath } from "node:url";
import ts from "typescript";
import { test } from "vitest";
import { expectWritten } from "./written.ts";

// The list of a game's decisions in its guide, written from `DecisionContexts` and its comments.

const BEGIN = "<!-- decisions: written from src/state/decisions.ts by SW_GOLDEN=1 with test/readme.test.ts -->";
const END = "<!-- /decisions -->";
/** Unions of more words than this are named, not listed. */
const MOST_WORDS = 12;

/**
 * The test that a page lists every kind of decision as the sources have it. Under `SW_GOLDEN=1` it writes
 * the list anew.
 */
export function testDecisions(page: URL, source: URL): void {
  test("The list of decisions is what the sources say", { timeout: 120_000 }, () => {
    expectWritten(page, [BEGIN, END], decisionsIn(fileURLToPath(source)));
  });
}

/** The decisions of a file as a list in Markdown: kinds, what they ask, the fields of their contexts. */
export function decisionsIn(file: string): string {
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    allowImportingTsExtensions: true,
    customConditions: ["@sw/source"],
  };
  const program = ts.createProgram([file], options);
  const checker = program.getTypeChecker();
  const contexts = program.getSourceFile(file)?.statements.find((one) => isNamed(one, "DecisionContexts"));
  if (contexts === undefined) throw new Error(`no DecisionContexts in ${file}`);
  const kinds = checker.getPropertiesOfType(checker.getTypeAtLocation(contexts));
  return kinds.map((kind) => kindText(checker, contexts, kind)).join("");
}

function isNamed(node: ts.Statement, name: string): node is ts.InterfaceDeclaration {
  return ts.isInterfaceDeclaration(node) && node.name.text === name;
}

function kindText(checker: ts.TypeChecker, place: ts.Node, kind: ts.Symbol): string {
  const context = checker.getTypeOfSymbolAtLocation(kind, place);
  const alternatives = context.isUnion() ? context.types : [context];
  const fields = new Map<string, { readonly text: string; count: number }>();
  for (const field of alternatives.flatMap((one) => checker.getPropertiesOfType(one))) {
    const known = fields.get(field.name);
    if (known === undefined) fields.set(field.name, { text: fieldText(checker, place, field), count: 1 });
    else known.count += 1;
  }
  const lines = [...fields].map(([name, { text, count }]) => {
    return `  - \`${name}\`${count < alternatives.length ? ", not always" : ""}: ${text}\n`;
  });
  return `- \`${kind.name}\`: ${docOf(checker, kind)}\n${lines.join("")}`;
}

/** What a field holds, in words where it has any, and its type. */
function fieldText(checker: ts.TypeChecker, place: ts.Node, field: ts.Symbol): string {
  const type = typeText(checker, place, checker.getTypeOfSymbolAtLocation(field, place));
  return `\`${type}\`. ${docOf(checker, field)}`;
}

function docOf(checker: ts.TypeChecker, symbol: ts.Symbol): string {
  const doc = ts.displayPartsToString(symbol.getDocumentationComment(checker)).replace(/\s+/g, " ");
  if (doc === "") throw new Error(`${symbol.name} has no comment`);
  return doc;
}

function typeText(checker: ts.TypeChecker, place: ts.Node, type: ts.Type): string {
  if (checker.isArrayType(type)) {
    const [item] = checker.getTypeArguments(type as ts.TypeReference);
    const text = item === undefined ? "unknown" : typeText(checker, place, item);
    return /^[^{]* \| /.test(text) ? `(${text})[]` : `${text}[]`;
  }
  if (type.isUnion() && (type.flags & ts.TypeFlags.Boolean) === 0) {
    const words = type.types.filter((one) => one.isStringLiteral());
    if (words.length > MOST_WORDS) return "string";
    const texts = type.types.map((one) => typeText(checker, place, one));
    return [...texts.filter((text) => text !== "null"), ...texts.filter((text) => text === "null")].join(" | ");
  }
  const fields = checker.getPropertiesOfType(type);
  if ((type.flags & ts.TypeFlags.Object) !== 0 && fields.length > 0) {
    const texts = fields.map((field) => {
      return `${field.name}: ${typeText(checker, place, checker.getTypeOfSymbolAtLocation(field, place))}`;
    });
    return `{ ${texts.join("; ")} }`;
  }
  return checker.typeToString(type);
}
