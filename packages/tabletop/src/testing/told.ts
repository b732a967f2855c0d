import type { Violation } from "../contract/result.ts";

/** A violation in the message of an error. */
export function told({ rule, code, params }: Violation): string {
  return `${rule} (${code}) ${JSON.stringify(params)}`;
}
