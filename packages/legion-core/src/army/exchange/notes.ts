import { type Failure, fail, type Params, type Violation, violation } from "@sw/tabletop";
import type { RuleId } from "../../rules/ids.ts";

/** The codes of the notes on a list that was read. Texts explain each code. */
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
 * A note on a part of a list that was read differently or ignored. `name` is the exact text of the list; `told` is a
 * figure of the list; `points`, `have` and `size` are our figures.
 */
export type ExchangeNote = Violation<RuleId> & { readonly code: ExchangeNoteCode };

/** The rules that notes are about: the contents of an army, or its points. */
const RULE_OF: Readonly<Partial<Record<ExchangeNoteCode, RuleId>>> = {
  "faction-not-told": "leg.army.factions",
  "unknown-faction": "leg.army.factions",
  "other-points": "leg.army.points-updated-list",
  "other-total": "leg.army.points-updated-list",
  "other-size": "leg.army.points-limit",
};

/** Creates a note on a list, with the rule that it is about. */
export function note(code: ExchangeNoteCode, params: Params): ExchangeNote {
  return { ...violation(RULE_OF[code] ?? "leg.army.contents", code, params), code };
}

/** The reasons why an input cannot be read as a list. */
export type ExchangeRefusalCode = "link-without-cards" | "list-not-json" | "list-on-a-server" | "no-list-of-an-army";

/** Returns the refusal of an input that holds no list. */
export function refused(code: ExchangeRefusalCode, params: Params = {}): Failure {
  return fail(violation("tt.input.shape", code, params));
}
