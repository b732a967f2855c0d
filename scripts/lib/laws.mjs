/**
 * The laws of the sources as a table: what a compiler or linter does not say by itself. A law looks either at each
 * node of the syntax tree or at the whole text of a file; the first line of a finding is where it stands.
 */
import ts from "typescript";
import { strangeSpanish } from "./spanish.mjs";
import { titleFault } from "./test-titles.mjs";

/** @typedef {{ line: number, what: string }} Finding */

/**
 * @typedef {{
 *   name: string,
 *   why: string,
 *   applies: (path: string) => boolean,
 *   node?: (node: ts.Node) => string | undefined,
 *   text?: (text: string, path: string) => readonly Finding[],
 * }} Law
 */

const EXACT_MATH = new Set("abs ceil clz32 floor fround imul max min round sign sqrt trunc".split(" "));
const AMBIENT = new Map([
  ["Date", "the clock"],
  ["Intl", "the locale"],
  ["console", "the console"],
  ["performance", "the clock"],
]);
const LOCALE_METHODS = /^(localeCompare|toLocale\w*)$/;
const MAX_LINES = 400;

/** @param {string} path */
const isTypeScript = (path) => path.endsWith(".ts");
/** @param {string} path */
const inPackages = (path) => isTypeScript(path) && /^(packages|examples)\//.test(path);
/** @param {string} path */
const inLibrary = (path) => /^packages\/(?!cli\/|host\/)[^/]+\/src\//.test(path) && isTypeScript(path);
/** The sources of all packages. @param {string} path */
const inSources = (path) => /^packages\/[^/]+\/src\//.test(path) && isTypeScript(path);
/** This table and its test must name what they forbid. @param {string} path */
const isThisTable = (path) => /^scripts\/(lib|test)\/laws\./.test(path);
/** @param {string} path */
const isText = (path) => !isThisTable(path) && !/\.(png|jpe?g|gif|ico|woff2?|tgz)$/.test(path);
/** @param {string} path */
const isCode = (path) => isText(path) && /\.([cm]?[jt]s)$/.test(path);
/** All files that declare tests. @param {string} path */
const hasTitles = (path) => /^((packages|examples)\/[^/]+\/test|scripts)\/.*\.m?[jt]s$/.test(path);
/** Lists of content grow with the game, not with the program. @param {string} path */
const isContent = (path) => /\/src\/(catalogue|rules|texts?)\//.test(path);

/** @type {readonly Law[]} */
export const LAWS = [
  {
    name: "exact-math",
    why: "only + - * / and what IEEE 754 fixes agree in every engine; the arena's figures reach no state and no choice",
    applies: (path) => inLibrary(path) && !path.startsWith("packages/bots/src/arena/"),
    node: inexactMath,
  },
  {
    name: "no-ambient",
    why: "a rules library has no clock, locale or console",
    applies: inLibrary,
    node: ambient,
  },
  {
    name: "no-module-memory",
    why: "two games in one process share it; caches are declared with all their keys in state/memo",
    applies: (path) => inSources(path) && !path.includes("/state/memo/"),
    node: moduleVariable,
  },
  {
    name: "own-stack",
    why: "a frame is replaced by its own kind alone, which StackWork watches over",
    applies: (path) => inLibrary(path) && path !== "packages/tabletop/src/engine/work.ts",
    node: stackWritten,
  },
  {
    name: "ask-what-is-hidden",
    why: "what is hidden in a view that came as JSON is equal to HIDDEN and not the same: isHidden asks",
    applies: inPackages,
    node: hiddenCompared,
  },
  {
    name: "no-any",
    why: "types are proved, not waived",
    applies: inPackages,
    node: (node) => (node.kind === ts.SyntaxKind.AnyKeyword ? "any" : undefined),
  },
  {
    name: "no-double-assertion",
    why: "types are proved, not waived",
    applies: inPackages,
    node: (node) => (ts.isAsExpression(node) && isUnknownAssertion(node.expression) ? "as unknown as" : undefined),
  },
  {
    name: "no-suppressions",
    why: "the compiler and the linter are answered, not silenced",
    applies: isCode,
    text: lines(/@ts-(ignore|nocheck|expect-error)|biome-ignore|eslint-disable/),
  },
  {
    name: "no-unfinished-work",
    why: "what is not done is not in the tree",
    applies: isCode,
    text: lines(/\b(TODO|FIXME|XXX|HACK)\b/),
  },
  {
    name: "short-files",
    why: `a file over ${MAX_LINES} lines holds more than one thing`,
    applies: (path) => isCode(path) && !isContent(path),
    text: (text) => {
      const count = text.trimEnd().split("\n").length;
      return count > MAX_LINES ? [{ line: count, what: `${count} lines` }] : [];
    },
  },
  {
    name: "title-is-a-sentence",
    why: "a title is read alone, in a list of what failed",
    applies: hasTitles,
    node: titleFault,
  },
  {
    name: "official-spanish",
    why: "one piece has one name, the rulebook's",
    applies: (path) => inLibrary(path) && !path.includes("/src/guide/"),
    node: strangeSpanish,
  },
  {
    name: "no-machine-paths",
    why: "the project stands on any machine",
    applies: isText,
    text: lines(/(?<![\w.@/-])\/(work|home|root|Users|tmp|var|private)\b|\.\.\/shared\b/),
  },
  {
    name: "no-registry-hosts",
    why: "packages come from whatever registry the machine names",
    applies: isText,
    text: lines(
      /\b(registry|npm|packages?|artifacts?|artifactory|nexus)\.[a-z][\w.-]*\.(com|org|net|io|dev|cloud|internal|local)\b/i,
    ),
  },
];

/**
 * Everything in a file that a law forbids.
 * @param {string} path  relative to the root
 * @param {string} text
 * @param {readonly Law[]} [laws]
 * @returns {readonly (Finding & { law: Law })[]}
 */
export function offences(path, text, laws = LAWS) {
  const mine = laws.filter(({ applies }) => applies(path));
  const byText = mine.flatMap((law) => (law.text?.(text, path) ?? []).map((finding) => ({ ...finding, law })));
  const bySyntax = mine.filter(({ node }) => node !== undefined);
  return bySyntax.length === 0 ? byText : [...byText, ...syntaxOffences(path, text, bySyntax)];
}

/**
 * @param {string} path
 * @param {string} text
 * @param {readonly Law[]} laws
 */
function syntaxOffences(path, text, laws) {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true);
  /** @type {(Finding & { law: Law })[]} */
  const found = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    for (const law of laws) {
      const what = law.node?.(node);
      if (what === undefined) continue;
      found.push({ law, what, line: source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/**
 * A variable of a module, which outlives every call.
 * @param {ts.Node} node
 */
function moduleVariable(node) {
  if (!ts.isVariableStatement(node) || !ts.isSourceFile(node.parent)) return undefined;
  return (node.declarationList.flags & ts.NodeFlags.BlockScoped) === ts.NodeFlags.Const ? undefined : "let or var";
}

/**
 * @param {ts.Node} node
 * @returns {string | undefined}
 */
function inexactMath(node) {
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.AsteriskAsteriskToken) {
    const isPowerOfTwo = node.left.getText() === "2" && ts.isNumericLiteral(node.right);
    return isPowerOfTwo ? undefined : "**";
  }
  if (!ts.isPropertyAccessExpression(node) || !isNamed(node.expression, "Math")) return undefined;
  const name = node.name.text;
  return EXACT_MATH.has(name) || /^[A-Z]/.test(name) ? undefined : `Math.${name}`;
}

/**
 * @param {ts.Node} node
 * @returns {string | undefined}
 */
function ambient(node) {
  if (ts.isPropertyAccessExpression(node) && LOCALE_METHODS.test(node.name.text)) return `.${node.name.text}`;
  if (!ts.isIdentifier(node)) return undefined;
  const { parent } = node;
  const isOwnName = "name" in parent && parent.name === node;
  // a date of a given moment asks no clock
  const isGivenDate = node.text === "Date" && ts.isNewExpression(parent) && (parent.arguments?.length ?? 0) > 0;
  const of = AMBIENT.get(node.text);
  return of === undefined || isOwnName || isGivenDate ? undefined : `${node.text}: ${of}`;
}

/**
 * @param {ts.Node} node
 * @returns {string | undefined}
 */
function stackWritten(node) {
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.EqualsToken) return undefined;
  const { left } = node;
  return ts.isPropertyAccessExpression(left) && left.name.text === "frames" ? `${left.getText()} =` : undefined;
}

/** @param {ts.Node} node */
function hiddenCompared(node) {
  if (!ts.isBinaryExpression(node)) return undefined;
  const { kind } = node.operatorToken;
  if (kind !== ts.SyntaxKind.EqualsEqualsEqualsToken && kind !== ts.SyntaxKind.ExclamationEqualsEqualsToken)
    return undefined;
  return isNamed(node.left, "HIDDEN") || isNamed(node.right, "HIDDEN") ? node.getText() : undefined;
}

/**
 * @param {ts.Expression} expression
 * @returns {boolean}
 */
function isUnknownAssertion(expression) {
  if (ts.isParenthesizedExpression(expression)) return isUnknownAssertion(expression.expression);
  return ts.isAsExpression(expression) && expression.type.kind === ts.SyntaxKind.UnknownKeyword;
}

/**
 * @param {ts.Expression} expression
 * @param {string} name
 */
function isNamed(expression, name) {
  return ts.isIdentifier(expression) && expression.text === name;
}

/**
 * A law about single lines.
 * @param {RegExp} pattern
 * @returns {(text: string) => readonly Finding[]}
 */
function lines(pattern) {
  return (text) =>
    text.split("\n").flatMap((content, index) => {
      const match = pattern.exec(content);
      return match === null ? [] : [{ line: index + 1, what: match[0] }];
    });
}
