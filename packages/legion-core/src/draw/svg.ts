/** What stands in an attribute: text, or a length or coordinate in millimetres. */
export type Value = string | number;

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** The text as it may stand in an SVG; characters that XML does not know are left out. */
export function escaped(text: string): string {
  const known = [...text].filter(
    (one) => one >= " " && !/[\uFFFE\uFFFF]|[\uD800-\uDFFF](?![\uDC00-\uDFFF])/u.test(one),
  );
  return known.join("").replace(/[&<>"]/g, (one) => ENTITIES[one] ?? one);
}

/** A number with two decimals at most. */
export function figure(value: number): string {
  const rounded = Math.round(value * 100) / 100;
  return `${rounded === 0 ? 0 : rounded}`;
}

/** An element with these attributes and, if it has any, its content, which is SVG already. */
export function element(name: string, attributes: Readonly<Record<string, Value>>, content = ""): string {
  const written = Object.entries(attributes).map(([key, value]) => {
    return ` ${key}="${typeof value === "number" ? figure(value) : escaped(value)}"`;
  });
  return content === "" ? `<${name}${written.join("")}/>` : `<${name}${written.join("")}>${content}</${name}>`;
}

/** A group of lines. */
export function group(name: string, lines: readonly string[]): string {
  return lines.length === 0 ? "" : `<g class="${name}">\n${lines.join("\n")}\n</g>`;
}

/** Text for people that point at an element. */
export function title(text: string): string {
  return `<title>${escaped(text)}</title>`;
}
