/** Any value that survives `JSON.parse(JSON.stringify(x))` unchanged. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Named figures of a violation, a decision or a rule citation: small, flat where possible, always JSON. */
export type Params = Readonly<Record<string, Json>>;

/**
 * Canonical JSON: object keys sorted, no white space, so that equal data gives equal text in every engine.
 * Plain data only (what {@link Json} describes).
 */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonicalJson(item)}`).join(",")}}`;
}
