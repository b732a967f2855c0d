/** Control characters, characters that change the direction of text, and Unicode line separators. */
const UNSEEN = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu;

/**
 * Returns a text from outside in printable form for the terminal. Control characters become escapes such as `\u001b`.
 */
export function printable(text: string): string {
  return text.replace(UNSEEN, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** Template tag that makes each inserted value {@link printable}. */
export function safe(parts: TemplateStringsArray, ...values: readonly (string | number | undefined)[]): string {
  return parts.map((part, index) => part + printable(String(values[index] ?? ""))).join("");
}

/** Returns a value as JSON in which no character can control a terminal. */
export function jsonText(value: unknown): string {
  return JSON.stringify(value, null, 2).split("\n").map(printable).join("\n");
}

/** Returns an SVG or other XML with the same meaning in which no character can control a terminal. */
export function xmlText(text: string): string {
  const lines = text.split("\n");
  return lines.map((line) => line.replace(UNSEEN, (one) => `&#x${one.charCodeAt(0).toString(16)};`)).join("\n");
}

/** Quotes a text as one word of a shell command line. */
export function shellWord(text: string): string {
  if (/^[\w@%+=:,./-]+$/.test(text)) return text;
  if (process.platform === "win32" || !/["$`\\!\p{Cc}\p{Bidi_Control}]/u.test(text)) return `"${printable(text)}"`;
  return printable(text) === text
    ? `'${text.replaceAll("'", "'\\''")}'`
    : `$'${printable(text.replace(/['\\]/g, "\\$&"))}'`;
}
