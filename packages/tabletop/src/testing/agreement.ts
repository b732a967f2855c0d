import { canonicalJson } from "../documents/json.ts";
import { isHidden } from "../piles/knowledge.ts";

/**
 * Throws unless readings of a view and of the state behind it are equal, except for `HIDDEN`. In a list with hidden
 * items the other items may be in another order, as hands have none.
 */
export function expectAgreement(seen: unknown, whole: unknown): void {
  const fault = disagreement(seen, whole, "the reading");
  if (fault !== undefined) throw new Error(fault);
}

function disagreement(seen: unknown, whole: unknown, where: string): string | undefined {
  if (isHidden(seen)) return undefined;
  const apart = `${where} is ${canonicalJson(seen)} in the view and ${canonicalJson(whole)} in the state`;
  if (Array.isArray(seen) && Array.isArray(whole))
    return seen.length === whole.length ? inLists(seen, whole, where) : apart;
  if (isRecord(seen) && isRecord(whole)) {
    const keys = Object.keys(seen);
    if (keys.sort().join() !== Object.keys(whole).sort().join()) return apart;
    return firstOf(keys.map((key) => () => disagreement(seen[key], whole[key], `${where}.${key}`)));
  }
  return canonicalJson(seen) === canonicalJson(whole) ? undefined : apart;
}

function inLists(seen: readonly unknown[], whole: readonly unknown[], where: string): string | undefined {
  if (!seen.some(isHidden)) {
    return firstOf(seen.map((one, index) => () => disagreement(one, whole[index], `${where}[${index}]`)));
  }
  const left = whole.map((one) => canonicalJson(one));
  for (const one of seen.filter((each) => !isHidden(each))) {
    const index = left.indexOf(canonicalJson(one));
    if (index < 0) return `${where} holds ${canonicalJson(one)} in the view and not in the state`;
    left.splice(index, 1);
  }
  return undefined;
}

function firstOf(faults: readonly (() => string | undefined)[]): string | undefined {
  for (const fault of faults) {
    const found = fault();
    if (found !== undefined) return found;
  }
  return undefined;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
