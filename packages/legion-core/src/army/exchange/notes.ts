import { type Failure, fail, type Params, type Violation, violation } from "@sw/tabletop";
import type { RuleId } from "../../rules/ids.ts";

/** What is told of a list that was read; texts explain each. */
export type ExchangeNoteCode =
  | "counterpart-without-its-unit"
  | "faction-not-told"
  | "name-of-several"
  | "not-in-this-edition"
  | "not-read"
  | "other-activations"
  | "other-points"
  | "other-size"
  | "other-total"
  | "unknown-faction"
  | "unknown-name"
  | "upgrade-without-its-unit";

/**
 * Something in a list that was read otherwise than it stands there, or not at all. `name` is what the list has, word for
 * word; `told` is a figure of the list, `points`, `have` and `size` are ours.
 */
export type ExchangeNote = Violation<RuleId> & { readonly code: ExchangeNoteCode };

/** The rule that a note is about: what an army is made of, or its points. */
const RULE_OF: Readonly<Partial<Record<ExchangeNoteCode, RuleId>>> = {
  "faction-not-told": "leg.army.factions",
  "unknown-faction": "leg.army.factions",
  "other-points": "leg.army.points-updated-list",
  "other-total": "leg.army.points-updated-list",
  "other-size": "leg.army.points-limit",
};

/** Builds a note. */
export function note(code: ExchangeNoteCode, params: Params): ExchangeNote {
  return { ...violation(RULE_OF[code] ?? "leg.army.contents", code, params), code };
}

/** Why a text is no list at all that could be read. */
export type ExchangeRefusalCode = "link-without-cards" | "list-not-json" | "list-on-a-server" | "no-list-of-an-army";

/** Refuses an input that holds no list. */
export function refused(code: ExchangeRefusalCode, params: Params = {}): Failure {
  return fail(violation("tt.input.shape", code, params));
}
