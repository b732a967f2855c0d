/** How far the tests of a package cover its rule index. */

/** @typedef {{ sameAs?: string, coveredBy?: string, untestable?: string }} Entry  the part of a rule that matters here */
/** @typedef {Readonly<Record<string, Entry>>} Index */

/**
 * @typedef {{
 *   listed: number, covered: number, untestable: number,
 *   missing: readonly string[],
 * }} Coverage
 */

/**
 * @param {Index} index  of the package
 * @param {ReadonlySet<string>} named  ids that titles of its tests name
 * @param {Index} [all]  rules of all packages, for references across them
 * @param {ReadonlySet<string>} [allNamed]  ids that any package's tests name
 * @returns {Coverage}
 */
export function coverage(index, named, all = index, allNamed = named) {
  /** @param {string} id @param {readonly string[]} seen @returns {"covered" | "untestable" | "missing"} */
  const verdict = (id, seen = []) => {
    // The contract's rules are cited by every game, and a game's tests may be the ones to show them.
    if (named.has(id) || ((!(id in index) || id.startsWith("tt.")) && allNamed.has(id))) return "covered";
    const entry = all[id];
    if (entry === undefined || seen.includes(id)) return "missing";
    if (entry.untestable !== undefined) return "untestable";
    const other = entry.sameAs ?? entry.coveredBy;
    return other === undefined ? "missing" : verdict(other, [...seen, id]);
  };
  const ids = Object.keys(index);
  /** @param {string} wanted */
  const those = (wanted) => ids.filter((id) => verdict(id) === wanted);
  const [covered, untestable] = [those("covered").length, those("untestable").length];
  return { listed: ids.length, covered, untestable, missing: those("missing") };
}

/**
 * Ids that titles name although no index lists them, among those that begin as listed ones do.
 * @param {ReadonlySet<string>} named
 * @param {Index} all
 */
export function unknownIds(named, all) {
  const prefixes = new Set(Object.keys(all).map(prefixOf));
  return [...named].filter((id) => prefixes.has(prefixOf(id)) && !(id in all)).sort();
}

/** @param {string} id */
function prefixOf(id) {
  return id.slice(0, id.indexOf("."));
}
