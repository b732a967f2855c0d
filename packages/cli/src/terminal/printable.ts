/** Control characters of both ranges, what turns the direction of a text, and what breaks a line without being one. */
const UNSEEN = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu;

/** A text from outside as it may stand in a line of the terminal: what would steer the terminal is shown as `\u001b`. */
export function printable(text: string): string {
  return text.replace(UNSEEN, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** A template whose values are texts from outside, each made {@link printable}. */
export function safe(parts: TemplateStringsArray, ...values: readonly (string | number | undefined)[]): string {
  return parts.map((part, index) => part + printable(String(values[index] ?? ""))).join("");
}

/** A value as JSON for people and programs: it means the same, and nothing in it steers a terminal. */
export function jsonText(value: unknown): string {
  return JSON.stringify(value, null, 2).split("\n").map(printable).join("\n");
}

/** An SVG or the like for a terminal: it means the same, and nothing in it steers the terminal. */
export function xmlText(text: string): string {
  const lines = text.split("\n");
  return lines.map((line) => line.replace(UNSEEN, (one) => `&#x${one.charCodeAt(0).toString(16)};`)).join("\n");
}

/** A word of a command line that a shell reads as this very text. */
export function shellWord(text: string): string {
  if (/^[\w@%+=:,./-]+$/.test(text)) return text;
  if (process.platform === "win32" || !/["$`\\!\p{Cc}\p{Bidi_Control}]/u.test(text)) return `"${printable(text)}"`;
  return printable(text) === text
    ? `'${text.replaceAll("'", "'\\''")}'`
    : `$'${printable(text.replace(/['\\]/g, "\\$&"))}'`;
}
