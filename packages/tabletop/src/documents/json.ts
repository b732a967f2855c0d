/** Any value that survives `JSON.parse(JSON.stringify(x))` unchanged. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Named values of a violation, a decision or a rule citation: small JSON, flat where possible. */
export type Params = Readonly<Record<string, Json>>;

/**
 * Returns canonical JSON: sorted keys and no white space, so that equal data gives equal text in every engine. Accepts
 * only plain data, as {@link Json} describes.
 */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonicalJson(item)}`).join(",")}}`;
}
