import type { Violation } from "../contract/result.ts";

/** Most letters of params in a message: some list all cards that there are. */
const MOST = 500;

/** A violation in the message of an error; the violation itself holds all that the message leaves out. */
export function told({ rule, code, params }: Violation): string {
  const text = JSON.stringify(params);
  return `${rule} (${code}) ${text.length > MOST ? `${text.slice(0, MOST)}...` : text}`;
}
