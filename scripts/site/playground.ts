/** The samples of the playground: those of the pages that need nothing but what can be imported there, as JavaScript that logs. */
import ts from "typescript";
import { MODULES } from "../../docs/.vitepress/theme/modules.ts";
import { PACKAGES, pagesOf, type Sample, samplesOf } from "../lib/samples.ts";

/** A sample as the playground offers it. */
export interface PlaygroundSample {
  readonly title: string;
  readonly code: string;
}

/** The games, and what the titles of their samples begin with. */
const ROOMS: Readonly<Record<string, string>> = {
  deckbuilder: "Deckbuilding Game",
  rebellion: "Rebellion",
  legion: "Legion",
};

/** The samples of all pages that run in the playground, those of the first guide in front. */
export function playgroundSamples(): readonly PlaygroundSample[] {
  const pages = [...new Set(["docs/start.md", ...PACKAGES.flatMap(pagesOf)])];
  const samples = pages.flatMap((page) => samplesOf(page).flatMap((sample) => playable(page, sample)));
  return samples.map(({ title, code }, index) => {
    const before = samples.slice(0, index).filter((other) => other.title === title).length;
    return { title: before === 0 ? title : `${title} (${before + 1})`, code };
  });
}

function playable(page: string, { title, code }: Sample): readonly PlaygroundSample[] {
  const source = ts.createSourceFile("sample.ts", code, ts.ScriptTarget.ES2022, true);
  const imports = source.statements.filter(ts.isImportDeclaration);
  const isAtHome = imports.every(({ moduleSpecifier: from }) => ts.isStringLiteral(from) && from.text in MODULES);
  if (!isAtHome) return [];
  const [, room = ""] = /(deckbuilder|rebellion|legion)/.exec(page) ?? [];
  const heading = title.replace(/, line \d+$/, "").replaceAll("`", "");
  return [{ title: [ROOMS[room] ?? "", heading].filter((part) => part !== "").join(": "), code: loggingCode(source) }];
}

/** The code of a sample as JavaScript that logs the values that the sample claims. */
export function loggingCode(source: ts.SourceFile): string {
  const edits = [...source.statements.flatMap((one) => logEdits(one, source)), ...typeEdits(source)];
  const inOrder = edits.sort((one, other) => other.from - one.from || other.to - one.to);
  return inOrder.reduce((text, { from, to, by }) => text.slice(0, from) + by + text.slice(to), source.text);
}

/** A part of a text and what stands there instead. */
interface Edit {
  readonly from: number;
  readonly to: number;
  readonly by: string;
}

/** Logs the value of a statement behind which one is claimed. */
function logEdits(statement: ts.Statement, { text }: ts.SourceFile): readonly Edit[] {
  const [claim] = /^[ \t]*\/\/ => .*/.exec(text.slice(statement.end)) ?? [];
  if (claim === undefined) return [];
  const end = statement.end + claim.length;
  if (ts.isExpressionStatement(statement)) {
    const { expression } = statement;
    return [
      { from: expression.getStart(), to: expression.getStart(), by: "console.log(" },
      { from: expression.end, to: end, by: ");" },
    ];
  }
  const [declared] = ts.isVariableStatement(statement) ? statement.declarationList.declarations : [];
  const logged =
    declared === undefined || !ts.isIdentifier(declared.name) ? "" : `\nconsole.log(${declared.name.text});`;
  return [{ from: statement.end, to: end, by: logged }];
}

/** Takes the types out of a node. */
function typeEdits(node: ts.Node): readonly Edit[] {
  const nothing = (from: number, to: number): readonly Edit[] => [{ from, to, by: "" }];
  if (ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node)) return nothing(node.getFullStart(), node.end);
  if (ts.isImportSpecifier(node) && node.isTypeOnly) {
    const [comma = ""] = /^\s*,/.exec(node.getSourceFile().text.slice(node.end)) ?? [];
    return nothing(node.getFullStart(), node.end + comma.length);
  }
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isNonNullExpression(node))
    return [...typeEdits(node.expression), ...nothing(node.expression.end, node.end)];
  const own = annotationOf(node);
  const bracketed = bracketedTypesOf(node);
  const edits: Edit[] = own === undefined ? [] : [...nothing(own.getFullStart() - 1, own.end)];
  if (bracketed !== undefined) edits.push(...nothing(bracketed.pos - 1, bracketed.end + 1));
  ts.forEachChild(node, (child) => {
    if (child !== own && !bracketed?.some((type) => type === child)) edits.push(...typeEdits(child));
  });
  return edits;
}

/** The types in the brackets of a call or a declaration. */
function bracketedTypesOf(node: ts.Node): ts.NodeArray<ts.Node> | undefined {
  if (ts.isCallExpression(node) || ts.isNewExpression(node)) return node.typeArguments;
  return ts.isFunctionLike(node) ? node.typeParameters : undefined;
}

/** The type behind the colon of a declaration. */
function annotationOf(node: ts.Node): ts.TypeNode | undefined {
  return ts.isVariableDeclaration(node) || ts.isParameter(node) || ts.isFunctionLike(node) ? node.type : undefined;
}
