import CONTRACT from "./contract.json" with { type: "json" };

/** One entry of a rule index: a rule of the book as one testable statement in our words. */
export interface RuleEntry {
  /** Heading of the section of the rulebook it comes from. */
  readonly source: string;
  /** What sort of rule it is; `"geometry"` is measured on a table, `"team"` holds with more than two players alone, `"victory"` says who wins. */
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
  /** The statement. */
  readonly rule: string;
  /** When a rule of a keyword acts, as one of the moments that the game names. */
  readonly timing?: string;
  /** What the book leaves open here, and the reading taken. */
  readonly ambiguity?: string;
  /**
   * On an official answer: `"faq"` if it changes or goes beyond what is printed and so counts only where such answers
   * are played, `"both"` if it settles what the print leaves open.
   */
  readonly rulings?: "faq" | "both";
  /** Ids of official answers that make this printed rule another one where they are played. */
  readonly changedBy?: readonly string[];
  /** Ids of official answers to what this rule leaves open, without contradicting it. */
  readonly clarifiedBy?: readonly string[];
  /** Where the statement comes from if the books at hand do not hold it. */
  readonly evidence?: readonly string[];
  /** How sure such a statement is; high where nothing is said. */
  readonly confidence?: "medium" | "low";
  /** Why no two independent sources confirm such a statement. */
  readonly unverified?: string;
  /** The id of the rule that states the same and whose tests cover this one too. */
  readonly sameAs?: string;
  /** The id of the rule whose tests cover this one. */
  readonly coveredBy?: string;
  /** Why no test can show it (presentation, table manners). */
  readonly untestable?: string;
}

/** A rule index: every rule id of a package with its entry. */
export type RuleIndex<Id extends string = string> = Readonly<Record<Id, RuleEntry>>;

/** The rules of the contract itself, cited where no game's rule is at stake. */
export type ContractRule = keyof typeof CONTRACT;

/** Index of the contract's own rules. */
export const CONTRACT_RULES = CONTRACT as RuleIndex<ContractRule>;
