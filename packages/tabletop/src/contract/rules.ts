import CONTRACT from "./contract.json" with { type: "json" };

/** One entry of a rule index: a rule of the book as one testable statement, in our words. */
export interface RuleEntry {
  /** Heading of the rulebook section that the rule comes from. */
  readonly source: string;
  /**
   * The kind of rule. `"geometry"` is measured on a table, `"team"` applies only with more than two players,
   * `"victory"` says who wins.
   */
  readonly kind:
    | "definition"
    | "setup"
    | "procedure"
    | "restriction"
    | "limit"
    | "option"
    | "geometry"
    | "faq"
    | "ruling"
    | "team"
    | "victory"
    | "contract";
  /** The statement of the rule. */
  readonly rule: string;
  /** The moment, as the game names it, at which a keyword's rule applies. Absent for rules without such a moment. */
  readonly timing?: string;
  /** What the rulebook leaves open, and the interpretation chosen. Absent if nothing is open. */
  readonly ambiguity?: string;
  /**
   * Marks an official answer: `"faq"` if it changes or exceeds the printed rules and so applies only where such answers
   * are used, `"both"` if it settles what they leave open. Absent for printed rules.
   */
  readonly rulings?: "faq" | "both";
  /** Ids of official answers that change this printed rule where they are used. Defaults to none. */
  readonly changedBy?: readonly string[];
  /** Ids of official answers that settle what this rule leaves open, without contradicting it. Defaults to none. */
  readonly clarifiedBy?: readonly string[];
  /** Sources of the statement, if the available books do not contain it. Defaults to none. */
  readonly evidence?: readonly string[];
  /** How certain such a statement is. Absent means high. */
  readonly confidence?: "medium" | "low";
  /** Why no two independent sources confirm such a statement. Absent if they do. */
  readonly unverified?: string;
  /** The id of a rule that states the same, and whose tests also cover this one. Defaults to none. */
  readonly sameAs?: string;
  /** The id of a rule whose tests also cover this one. Defaults to none. */
  readonly coveredBy?: string;
  /** Why no test can show the rule (presentation, table manners). Absent if tests can. */
  readonly untestable?: string;
}

/** A rule index: every rule id of a package with its entry. */
export type RuleIndex<Id extends string = string> = Readonly<Record<Id, RuleEntry>>;

/** The id of a rule of the contract itself, which is cited when no rule of a game applies. */
export type ContractRule = keyof typeof CONTRACT;

/** The index of the contract's own rules. */
export const CONTRACT_RULES = CONTRACT as RuleIndex<ContractRule>;
