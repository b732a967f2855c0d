import type { Action, View } from "@sw/legion-core";

/**
 * Returns the action that a player probably intends with a piece without legal answers. The core then says why it is
 * illegal.
 */
export function meantBy({ decision }: View, at: string): Action | undefined {
  if (decision?.yours !== true) return undefined;
  const [kind = "", subject = ""] = at.split("/", 2);
  if (kind === "command") return { type: "choose-command", subject };
  if (kind === "miniature") return decision.kind === "leader" ? { type: "lead", subject } : { type: "wound", subject };
  if (kind !== "unit") return undefined;
  switch (decision.kind) {
    case "activate":
      return { type: "activate", subject };
    case "orders":
      return { type: "order", subject };
    case "nominate":
      return { type: "nominate", subject };
    case "attack":
    case "volley":
      return { type: "declare", subject };
    default:
      return { type: "choose-unit", subject };
  }
}

/** Returns the active unit; undefined if there is none. */
export function activeUnit({ frames, units }: View): string | undefined {
  const found = frames.flatMap((frame) => (frame.kind === "activation" ? [frame.unit] : [])).at(-1);
  return found === undefined ? undefined : units[found]?.id;
}

/** Returns the unit that the viewer's question is about; undefined if it names none. */
export function askedUnit({ decision }: View): string | undefined {
  const context = decision?.yours === true ? decision.context : undefined;
  return context !== undefined && "unit" in context ? (context.unit ?? undefined) : undefined;
}
