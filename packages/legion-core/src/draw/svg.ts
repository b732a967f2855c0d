/** The value of an attribute: text, or a length or coordinate in millimetres. */
export type Value = string | number;

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Escapes a text for SVG and removes characters that XML does not allow. */
export function escaped(text: string): string {
  const known = [...text].filter(
    (one) => one >= " " && !/[\uFFFE\uFFFF]|[\uD800-\uDFFF](?![\uDC00-\uDFFF])/u.test(one),
  );
  return known.join("").replace(/[&<>"]/g, (one) => ENTITIES[one] ?? one);
}

/** Formats a number with at most two decimals. */
export function figure(value: number): string {
  const rounded = Math.round(value * 100) / 100;
  return `${rounded === 0 ? 0 : rounded}`;
}

/** Returns an element with these attributes and, unless it is empty, this content, which must be SVG already. */
export function element(name: string, attributes: Readonly<Record<string, Value>>, content = ""): string {
  const written = Object.entries(attributes).map(([key, value]) => {
    return ` ${key}="${typeof value === "number" ? figure(value) : escaped(value)}"`;
  });
  return content === "" ? `<${name}${written.join("")}/>` : `<${name}${written.join("")}>${content}</${name}>`;
}

/** Returns an SVG group of some lines. */
export function group(name: string, lines: readonly string[]): string {
  return lines.length === 0 ? "" : `<g class="${name}">\n${lines.join("\n")}\n</g>`;
}

/** Returns a title element, which viewers show for the element pointed at. */
export function title(text: string): string {
  return `<title>${escaped(text)}</title>`;
}
