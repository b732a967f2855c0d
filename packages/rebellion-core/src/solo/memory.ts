import type { Json, Params } from "@sw/tabletop";

/** What the automa remembers between two decisions, plain JSON. */
export type Memory = {
  /** The kind of decision that the plan is for: it is dropped at any other. */
  readonly kind: string;
  /** Picks that it has made up its mind about, by their keys, in order. */
  readonly plan: readonly string[];
  /** The round in whose Assignment Phase it went on with its action cards; left out: none yet. */
  readonly assigned?: number;
  /** The action cards that it holds, in the order in which it got them; left out: none. */
  readonly cards?: readonly string[];
};

/** The parts of the memory that every decision keeps. */
export type Lasting = Pick<Memory, "assigned" | "cards">;

/** The plan for a kind of decision in what a state or a file holds; anything else is no plan. */
export function planIn(json: Json, kind: string): readonly string[] {
  if (!isRecord(json) || json["kind"] !== kind) return [];
  const plan = json["plan"];
  return Array.isArray(plan) ? plan.filter((key: Json): key is string => typeof key === "string") : [];
}

/** The round in whose Assignment Phase it went on with its action cards, as a state or a file holds it. */
export function assignedIn(json: Json): number | undefined {
  const round = isRecord(json) ? json["assigned"] : undefined;
  return typeof round === "number" ? round : undefined;
}

/** The action cards in the order in which they came, as a state or a file holds them. */
export function cardsIn(json: Json): readonly string[] {
  const cards = isRecord(json) ? json["cards"] : undefined;
  return Array.isArray(cards) ? cards.filter((id: Json): id is string => typeof id === "string") : [];
}

function isRecord(json: Json): json is Params {
  return typeof json === "object" && json !== null && !Array.isArray(json);
}
