import type { Violation } from "@sw/tabletop";
import type { Catalogue } from "./language.ts";

export function catalogueFaults(_catalogue: Catalogue): readonly Violation[] {
  return [];
}
