import type { Json, Params } from "@sw/tabletop";

/** The automa's memory between two decisions, as plain JSON. */
export type Memory = {
  /** The kind of decision that the plan is for. The plan is dropped at any other kind. */
  readonly kind: string;
  /** The keys of the picks that are already decided, in order. */
  readonly plan: readonly string[];
  /** The last round in whose Assignment Phase the Empire was asked for its action cards. Absent before the first. */
  readonly assigned?: number;
  /** The action cards that the Empire holds, in the order in which it got them. Absent if it holds none. */
  readonly cards?: readonly string[];
};

/** The parts of the memory that every decision keeps. */
export type Lasting = Pick<Memory, "assigned" | "cards">;

/** Returns the plan for a kind of decision from stored JSON. Returns an empty plan for anything else. */
export function planIn(json: Json, kind: string): readonly string[] {
  if (!isRecord(json) || json["kind"] !== kind) return [];
  const plan = json["plan"];
  return Array.isArray(plan) ? plan.filter((key: Json): key is string => typeof key === "string") : [];
}

/** Returns the last round in whose Assignment Phase the Empire was asked for its action cards, from stored JSON. */
export function assignedIn(json: Json): number | undefined {
  const round = isRecord(json) ? json["assigned"] : undefined;
  return typeof round === "number" ? round : undefined;
}

/** Returns the action cards in the order in which the Empire got them, from stored JSON. */
export function cardsIn(json: Json): readonly string[] {
  const cards = isRecord(json) ? json["cards"] : undefined;
  return Array.isArray(cards) ? cards.filter((id: Json): id is string => typeof id === "string") : [];
}

function isRecord(json: Json): json is Params {
  return typeof json === "object" && json !== null && !Array.isArray(json);
}
