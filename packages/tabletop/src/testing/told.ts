import type { Violation } from "../contract/result.ts";

/** Most characters of params in a message, because some params list all cards. */
const MOST = 500;

/** Formats a violation for an error message. The message may be shortened; the violation itself is complete. */
export function told({ rule, code, params }: Violation): string {
  const text = JSON.stringify(params);
  return `${rule} (${code}) ${text.length > MOST ? `${text.slice(0, MOST)}...` : text}`;
}
