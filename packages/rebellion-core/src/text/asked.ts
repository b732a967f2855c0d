import type { Play } from "../state/kinds.ts";
import type { Knowledge } from "./knowledge.ts";

/** The question that the reader is being asked, if the view shows one. */
export function askedIn({ view }: Knowledge): Play["Asked"] | undefined {
  const decision = view?.decision;
  return decision?.yours ? decision : undefined;
}
