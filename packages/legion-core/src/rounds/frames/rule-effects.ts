import type { Cause } from "../../state/events.ts";
import type { Pending } from "../../state/frames.ts";
import type { Moment } from "../../state/hooks/moments.ts";
import type { Look } from "../../state/look.ts";
import type { GameWork } from "../../state/work.ts";
import { markActivation } from "../../units/activation.ts";
import { unitTokens } from "../../units/conditions.ts";
import { profileOf } from "../../units/profiles.ts";
import { loseTokens } from "../../units/unit-tokens.ts";
import { GRAFFITI, isHeartened } from "../graffiti.ts";
import { orderable } from "../orders.ts";

/**
 * An effect of the rulebook itself at a moment. Its player orders it freely among the effects of keywords and cards
 * (leg.timing.own-order).
 */
export interface RuleEffect {
  readonly moment: Moment;
  /** Whether its player may skip it. Defaults to no. */
  readonly may?: true;
  applies(look: Look, of: Pending): boolean;
  run(work: GameWork, of: Pending): void;
}

const POISON: Cause = { rule: "leg.tokens.ion-poison-immobilize-shield", cause: "poison" };

/** Effects of the rulebook by source. The `unit` of a pending effect is the one with the tokens. */
const RULE_EFFECTS: Readonly<Record<string, RuleEffect>> = {
  /** Issues the orders of the command card. */
  orders: {
    moment: "issue-orders",
    applies: (look, { owner }) => orderable(look, owner, []).length > 0,
    run: (work, { owner }) => work.push({ kind: "orders", side: owner, issued: [] }),
  },
  /** Deals a wound for each poison token. Droids are immune (leg.type.droid-no-poison). */
  poison: {
    moment: "activation-end",
    applies: (look, { unit }) =>
      unit !== null && unitTokens(look.state, unit, "poison") > 0 && profileOf(look, unit).type !== "droid-trooper",
    run(work, { unit }) {
      if (unit === null) return;
      const left = unitTokens(work.state, unit, "poison");
      loseTokens(work, unit, "poison", left, POISON);
      work.push({ kind: "wounds", unit, left, by: null, because: POISON });
    },
  },
  /** Adds one die to a rally near a friendly graffiti token. */
  [GRAFFITI]: {
    moment: "rally",
    may: true,
    applies: (look, { unit }) => unit !== null && isHeartened(look, unit),
    run(work, { unit }) {
      if (unit !== null) markActivation(work, unit, GRAFFITI);
    },
  },
};

/**
 * Returns the effects of the rulebook that apply at a moment, for the given units, or for players where no unit is
 * given.
 */
export function ruleEffectsAt(
  look: Look,
  moment: Moment,
  of: readonly Omit<Pending, "source" | "may">[],
): readonly Pending[] {
  const effects = Object.entries(RULE_EFFECTS);
  const all = of.flatMap((one) => effects.map(([source, { may = false }]): Pending => ({ source, ...one, may })));
  return all.filter((one) => ruleEffect(moment, one)?.applies(look, one));
}

/** Returns the effect of the rulebook behind a pending one, or undefined for effects of keywords and cards. */
export function ruleEffect(moment: Moment, { source }: Pending): RuleEffect | undefined {
  const own = RULE_EFFECTS[source];
  return own?.moment === moment ? own : undefined;
}
