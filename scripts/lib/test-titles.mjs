/**
 * The titles of tests: whether each is a sentence, and which rule ids those of a file name.
 *
 * Rule ids stand in brackets: "[tt.chance.script] ...", "[a.b] [c.d]", "[a.b, c.d]".
 * Where a title takes in a value, strings of the file outside the bodies of tests count too: those with an id in
 * brackets, and, where the value stands in brackets itself ("[${rule}]", "[%s]", "[$rule]"), those that are an id.
 */
import ts from "typescript";

// `test` of @fast-check/vitest is imported as `property` where the other `test` stands beside it
const RUNNERS = new Set(["it", "test", "property"]);
const GROUPS = new Set(["describe", "suite"]);
const NOT_RUN = new Set(["skip", "todo", "skipIf", "runIf"]);
const OPEN = "\uFFFC";
const MIN_WORDS = 3;
const CONNECTING =
  "Also And Besides But Hence However Likewise Nor Or Otherwise So Then Therefore Thus With Without Yet".split(" ");
const BARE_VERBS = [
  "Are Can Cannot Could Did Do Does Had Has Have Is May Might Must Shall Should Was Were Will Would",
  "Accepts Adds Allows Applies Asks Becomes Begins Brings Builds Comes Deals Does Ends Enters Fails",
  "Finds Follows Forgets Gains Gets Gives Goes Happens Holds Ignores Keeps Knows Leaves Lets Loses Makes Means",
  "Needs Offers Opens Passes Prefers Prevents Prints Puts Reads Refuses Rejects Remains Removes Returns",
  "Says Sees Sends Shows Spends Stands Starts Stays Stops Takes Tells Throws Understands Uses Wins Writes",
].flatMap((row) => row.split(" "));
const NO_SUBJECT = new Map([
  ...CONNECTING.map((word) => /** @type {const} */ ([word, "a connecting word"])),
  ...BARE_VERBS.map((word) => /** @type {const} */ ([word, "a verb without its subject"])),
]);

/**
 * @param {string} text  of a test file
 * @param {(id: string) => boolean} isId  tells ids among the strings of a table
 * @returns {ReadonlySet<string>} everything in brackets that reads as an id (known or not)
 */
export function idsInTitles(text, isId) {
  const source = ts.createSourceFile("titles.ts", text, ts.ScriptTarget.ES2022, true);
  /** @type {string[]} */
  const titles = [];
  /** @type {string[]} */
  const tables = [];
  /** @param {ts.Node} node @returns {void} */
  const visit = (node) => {
    if (ts.isStringLiteralLike(node)) tables.push(node.text);
    const call = ts.isCallExpression(node) ? testCall(node) : undefined;
    if (call === undefined) {
      ts.forEachChild(node, visit);
    } else if (call.runs) {
      titles.push(call.title);
      visit(call.callee);
      for (const argument of call.bodies) if (!(call.isTest && isFunction(argument))) visit(argument);
    }
  };
  visit(source);
  const ids = new Set(titles.flatMap(bracketed));
  if (titles.some((title) => title.includes(OPEN))) for (const id of tables.flatMap(bracketed)) ids.add(id);
  if (titles.some(hasOpenBracket)) for (const id of tables.filter(isId)) ids.add(id);
  return ids;
}

/**
 * What keeps the title of a test from being a sentence that stands alone; undefined for any node but the call of a test
 * with such a title. Titles of groups are free.
 * @param {ts.Node} node
 * @returns {string | undefined}
 */
export function titleFault(node) {
  const call = ts.isCallExpression(node) ? testCall(node) : undefined;
  return call?.isTest === true ? sentenceFault(call.title) : undefined;
}

/**
 * @param {string} title  with its rule ids, and marks for what is put in
 * @returns {string | undefined}
 */
function sentenceFault(title) {
  const sentence = title.replace(/^(\[[^\]]*\][\s,]*)+/, "");
  const said = sentence.replaceAll(OPEN, "…");
  const words = sentence.split(/\s+/).filter((word) => word !== "");
  if (words.length < MIN_WORDS) return `"${said}" has fewer than ${MIN_WORDS} words`;
  const [first = ""] = /^[\p{L}\p{N}'’-]+/u.exec(sentence) ?? [];
  const lacks = NO_SUBJECT.get(first);
  if (lacks !== undefined) return `"${said}" begins with ${lacks}`;
  return /^[\p{Lu}\p{N}"'`“]/u.test(sentence) || sentence.startsWith(OPEN)
    ? undefined
    : `"${said}" does not begin with a capital letter, a digit, a quote or a value`;
}

/**
 * The title and what else a call of `test`, `it.each(table)`, `test.prop(...)`, `describe` and the like holds.
 * @param {ts.CallExpression} call
 */
function testCall(call) {
  const names = chain(call.expression);
  const [runner = ""] = names;
  const [title, ...bodies] = call.arguments;
  const isTest = RUNNERS.has(runner);
  // the inner call of `test.each(table)("title", ...)` is no test itself
  const isInner = ts.isCallExpression(call.parent) && call.parent.expression === call;
  if (!(isTest || GROUPS.has(runner)) || title === undefined || isInner) return undefined;
  const runs = !names.some((name) => NOT_RUN.has(name));
  return { isTest, runs, title: titleText(title), callee: call.expression, bodies };
}

/**
 * The names along `test.each(table)` or `test.skip`, outermost object first; empty if it starts with no name.
 * @param {ts.Expression} expression
 * @returns {readonly string[]}
 */
function chain(expression) {
  if (ts.isIdentifier(expression)) return [expression.text];
  if (ts.isPropertyAccessExpression(expression)) {
    const names = chain(expression.expression);
    return names.length === 0 ? names : [...names, expression.name.text];
  }
  if (ts.isCallExpression(expression)) return chain(expression.expression);
  return ts.isTaggedTemplateExpression(expression) ? chain(expression.tag) : [];
}

/**
 * The title with a mark wherever a value is put in.
 * @param {ts.Expression} title
 * @returns {string}
 */
function titleText(title) {
  if (ts.isStringLiteralLike(title)) return title.text.replaceAll(/%[sdifjoO]|\$[\w.]+/g, OPEN);
  if (ts.isTemplateExpression(title)) {
    return title.head.text + title.templateSpans.map(({ literal }) => OPEN + literal.text).join("");
  }
  if (ts.isBinaryExpression(title)) return titleText(title.left) + titleText(title.right);
  return OPEN;
}

/** @param {string} title */
function hasOpenBracket(title) {
  return [...title.matchAll(/\[([^\]]*)\]/g)].some(([, inside]) => inside?.includes(OPEN));
}

/** @param {string} text */
function bracketed(text) {
  const insides = [...text.matchAll(/\[([^\]]*)\]/g)].flatMap(([, inside]) => (inside ?? "").split(/[\s,;]+/));
  return insides.filter((word) => /^[a-z][\w-]*(\.[\w-]+)+$/.test(word));
}

/** @param {ts.Node} node */
function isFunction(node) {
  return ts.isArrowFunction(node) || ts.isFunctionExpression(node);
}
