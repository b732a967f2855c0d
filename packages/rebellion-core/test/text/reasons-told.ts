import { describe, LOCALES } from "@sw/rebellion-core/text";
import { expect } from "vitest";
import type { Reason } from "../../src/solo/index.ts";
import { holesIn, idsIn } from "./holes.ts";

/** Names that are the same in the catalogue and for people. */
const SAME: readonly string[] = ["", "all", "ground", "none", "nobody", "space"];

/** Fails unless the reasons can be told in both languages without gaps and without ids. */
export function reasonsTold(reasons: readonly Reason[]): void {
  if (reasons.length === 0) return;
  for (const locale of LOCALES) {
    const lines = describe({ reasons }, { locale }).split("\n");
    const faults = lines.flatMap((line) => [...holesIn(line.trim()), ...idsIn(line)]);
    const raw = reasons.filter((reason) => isRaw(reason, describe({ reasons: [reason] }, { locale })));
    expect([...faults, ...raw]).toEqual([]);
  }
}

/** True if the answer or what it is about stands there as it does in the reason. */
function isRaw({ chosen, subject }: Reason, told: string): boolean {
  const [head = ""] = told.split("\n");
  const isShown = !SAME.includes(chosen) && [`? ${chosen} (`, `? ${chosen}, `].some((raw) => head.includes(raw));
  return isShown || (subject !== null && subject !== "" && head.startsWith(`${subject}:`));
}
