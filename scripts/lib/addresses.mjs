/**
 * Which cards and keywords have no test at their own address. What stands in `src/content/<place>.ts` is tested in
 * `test/content/<place>.test.ts`, or in `test/content/<place>/<id>.test.ts` where one file cannot hold the tests of all.
 */
import ts from "typescript";

/** @typedef {{ readonly id: string, readonly name: string, readonly place: string }} Entry */

/**
 * Lists the cards and keywords of a source that do something in play beyond their figures.
 * @param {string} place  the path of the source in `src/content`, without its ending
 * @param {string} text
 * @returns {readonly Entry[]}
 */
export function entriesIn(place, text) {
  /** @type {Entry[]} */
  const found = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    const name = ts.isPropertyAssignment(node) ? nameOf(node.initializer) : undefined;
    if (name === undefined) ts.forEachChild(node, visit);
    else if (ts.isPropertyAssignment(node) && acts(node.initializer)) {
      found.push({ id: idOf(node.name), name, place });
    }
  };
  visit(ts.createSourceFile(`${place}.ts`, text, ts.ScriptTarget.ES2022, true));
  return found;
}

/**
 * Lists the entries that no test at their address names, by place and id.
 * @param {readonly Entry[]} entries
 * @param {(path: string) => string | undefined} testAt  the text of a test file by its path in `test/content`
 * @returns {readonly string[]}
 */
export function untested(entries, testAt) {
  return entries.flatMap(({ id, name, place }) => {
    const texts = [testAt(`${place}.test.ts`), testAt(`${place}/${id}.test.ts`)];
    return texts.some((text) => text !== undefined && names(text, { id, name })) ? [] : [`${place} ${id}`];
  });
}

/**
 * Tells whether a test names a card, by its id or by its English name without signs at the end.
 * @param {string} text
 * @param {Pick<Entry, "id" | "name">} card
 */
export function names(text, { id, name }) {
  return text.includes(`"${id}"`) || text.toLowerCase().includes(name.toLowerCase().replace(/[!?.…]+$/, ""));
}

/**
 * The English name of a card, without what stands in brackets.
 * @param {ts.Expression} card
 */
function nameOf(card) {
  if (!ts.isObjectLiteralExpression(card)) return undefined;
  const name = card.properties.find((one) => one.name !== undefined && idOf(one.name) === "name");
  if (name === undefined || !ts.isPropertyAssignment(name)) return undefined;
  const { initializer } = name;
  const first = ts.isArrayLiteralExpression(initializer) ? initializer.elements[0] : initializer;
  return first !== undefined && ts.isStringLiteral(first) ? first.text.replace(/\[[^\]]*\]/g, "").trim() : undefined;
}

/**
 * Tells whether a card does something in play: `does: () => []` stands where all it says is about building armies.
 * @param {ts.Expression} card
 */
function acts(card) {
  if (!ts.isObjectLiteralExpression(card)) return false;
  const does = card.properties.find((one) => one.name !== undefined && idOf(one.name) === "does");
  return does !== undefined && !/^does: \(\w*\) => (\[\]|\(\{\}\))$/.test(does.getText());
}

/** @param {ts.PropertyName} name */
function idOf(name) {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : name.getText();
}
