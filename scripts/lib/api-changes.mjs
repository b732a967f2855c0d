/** Tells two reports of what a package exports apart. */

/**
 * What a report says otherwise than another, name by name.
 * @param {string} before
 * @param {string} now
 * @returns {readonly string[]}
 */
export function changesOf(before, now) {
  if (before === now) return [];
  const [old, fresh] = [sectionsOf(before), sectionsOf(now)];
  const changes = [...new Set([...old.keys(), ...fresh.keys()])].sort().flatMap((name) => {
    if (old.get(name) === fresh.get(name)) return [];
    if (!old.has(name)) return [`${name} is exported now`];
    return [fresh.has(name) ? `${name} has changed` : `${name} is exported no more`];
  });
  return changes.length > 0 ? changes : ["the report was written by another version of the script"];
}

/** @param {string} report */
function sectionsOf(report) {
  /** @type {Map<string, string>} */
  const sections = new Map();
  for (const section of report.split(/^## /m).slice(1)) {
    const [name = ""] = section.split("\n", 1);
    // Two subpaths may give one name to two things.
    sections.set(name, `${sections.get(name) ?? ""}${section}`);
  }
  return sections;
}
