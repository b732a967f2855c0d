import type { Json, Params } from "@sw/tabletop";
import type { Knowledge } from "./knowledge.ts";

/** A question that a player is being asked, as its decision shows it to that player. */
export interface Asked {
  readonly kind: string;
  readonly context: Params;
}

/** The question that the reader is being asked, if the view shows one. */
export function askedIn({ view }: Knowledge): Asked | undefined {
  const decision = view?.decision;
  return decision?.yours ? { kind: decision.kind, context: paramsOf(decision.context) } : undefined;
}

/** The context of a decision as named values; none if it is something else. */
export function paramsOf(context: Json): Params {
  return isParams(context) ? context : {};
}

/** A text in a context; undefined if it holds none of that name. */
export function textIn(context: Params, name: string): string | undefined {
  const value = context[name];
  return typeof value === "string" ? value : undefined;
}

function isParams(context: Json): context is Params {
  return typeof context === "object" && context !== null && !Array.isArray(context);
}
