/** What one declaration of a file of types speaks of, links to, and leaves without a docstring. */
import ts from "typescript";

/**
 * The names of types and values that a declaration speaks of, its own type parameters aside.
 * @param {ts.Statement} statement
 * @returns {readonly ts.Identifier[]}
 */
export function referencesOf(statement) {
  /** @type {ts.Identifier[]} */
  const found = [];
  /** @type {Set<string>} */
  const own = new Set();
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isTypeParameterDeclaration(node)) own.add(node.name.text);
    const spoken = spokenOf(node);
    if (spoken !== undefined) found.push(spoken);
    ts.forEachChild(node, visit);
  };
  visit(statement);
  return found.filter(({ text }) => !own.has(text));
}

/**
 * The name that a node speaks of, the first of a dotted one.
 * @param {ts.Node} node
 */
function spokenOf(node) {
  if (ts.isTypeReferenceNode(node)) return firstOf(node.typeName);
  if (ts.isTypeQueryNode(node)) return firstOf(node.exprName);
  if (ts.isExpressionWithTypeArguments(node) || ts.isComputedPropertyName(node)) return firstOf(node.expression);
  return undefined;
}

/**
 * @param {ts.Node} name
 * @returns {ts.Identifier | undefined}
 */
function firstOf(name) {
  if (ts.isIdentifier(name)) return name;
  if (ts.isQualifiedName(name)) return firstOf(name.left);
  return ts.isPropertyAccessExpression(name) ? firstOf(name.expression) : undefined;
}

/**
 * The methods of an interface or class that say nothing of what they do. Plain fields speak by their names and types.
 * @param {ts.Statement} statement
 * @returns {readonly string[]}
 */
export function membersWithoutDocs(statement) {
  if (!ts.isInterfaceDeclaration(statement) && !ts.isClassDeclaration(statement)) return [];
  return statement.members.flatMap((member) => {
    const isDone =
      ts.isMethodSignature(member) ||
      ts.isMethodDeclaration(member) ||
      (ts.isPropertySignature(member) && member.type !== undefined && ts.isFunctionTypeNode(member.type));
    if (!isDone || ts.getJSDocCommentsAndTags(member).some(ts.isJSDoc)) return [];
    return [member.name.getText()];
  });
}

const LINK = /\{@link(?:code|plain)? ([A-Za-z_$][\w$]*)/g;

/**
 * The names that the docstrings of a declaration link to, the first of each dotted one; its own members aside.
 * @param {ts.Statement} statement
 * @returns {readonly string[]}
 */
export function linksOf(statement) {
  const isMade = ts.isInterfaceDeclaration(statement) || ts.isClassDeclaration(statement);
  const own = new Set(isMade ? statement.members.map((member) => member.name?.getText()) : []);
  const named = [...statement.getFullText().matchAll(LINK)].flatMap(([, name]) => name ?? []);
  return named.filter((name) => !own.has(name));
}
