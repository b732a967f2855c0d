import type { DecisionContexts, RebellionTypes, View } from "@sw/rebellion-core";
import { reader } from "@sw/rebellion-core/read";

/** Returns where the Rebel base's units are: the base space, or the system once the base is revealed. */
export function basePlace(view: View): string {
  return reader.base(view).place;
}

/** A decision of the game with its context. */
export type Asked = RebellionTypes["Asked"];

/** Returns the decision that the view's own seat has to make, or undefined if it has none. */
function askedIn({ decision }: View): Asked | undefined {
  return decision?.yours ? decision : undefined;
}

/** Returns the context of the decision of the view's own seat if it is of this kind; undefined otherwise. */
export function contextOf<Kind extends keyof DecisionContexts>(
  view: View,
  kind: Kind,
): DecisionContexts[Kind] | undefined {
  const asked = askedIn(view);
  return asked !== undefined && isOf(asked, kind) ? asked.context : undefined;
}

/** Returns the card whose effect asks the question; an empty string if none does. */
export function askingCard(view: View): string {
  const context = askedIn(view)?.context;
  return context !== undefined && "card" in context ? context.card : "";
}

/** Returns the mission card that a question is about; an empty string if there is none. */
export function askingMission(view: View): string {
  const context = askedIn(view)?.context;
  return context !== undefined && "mission" in context && typeof context.mission === "string" ? context.mission : "";
}

function isOf<Kind extends keyof DecisionContexts>(
  asked: { readonly kind: string; readonly context: unknown },
  kind: Kind,
): asked is { readonly kind: Kind; readonly context: DecisionContexts[Kind] } {
  return asked.kind === kind;
}
