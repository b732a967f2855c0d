import type { Advantage } from "../entries.ts";
import { BATTLE_CARDS } from "../writing.ts";

/** Advantage cards of the Separatist Alliance. */
export const ADVANTAGES: readonly Advantage[] = [
  {
    id: "command-override",
    name: { en: "Command Override" },
    faction: "separatist-alliance",
    summary:
      "Starts with 2 advantage tokens. In the Issue Orders step one may be removed to let a friendly unit with AI order itself.",
    verification: BATTLE_CARDS,
  },
];
