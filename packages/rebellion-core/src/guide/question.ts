import type { Result } from "@sw/tabletop";
import { IMPERIAL, REBEL } from "../state/seats.ts";
import type { GuideQuestion } from "./advice.ts";
import { vocabularyOf } from "./names.ts";
import { idOf, reading, refuse } from "./parse.ts";
import type { GuideTable } from "./table.ts";

const ASKED = ["turn", "mission CARD", "oppose CARD SYSTEM", "join SYSTEM", "assignment", "deploy"] as const;

/**
 * Reads a question as a person types it: `turn`, `mission CARD`, `oppose CARD SYSTEM`, `join SYSTEM`, `assignment`, `deploy`. A name
 * of several words is typed with hyphens. Refuses with the word that is wrong and what would be right.
 */
export function parseQuestion(table: Pick<GuideTable, "options">, text: string): Result<GuideQuestion> {
  return reading(() => {
    const { missions, places } = vocabularyOf(table.options);
    const [ask = "", ...words] = text.trim().split(/\s+/);
    const line = { number: 1 };
    const due = ASKED.find((one) => one.split(" ")[0] === ask.toLowerCase());
    if (due === undefined) return refuse("guide-word", line, ask, ASKED);
    if (words.length !== due.split(" ").length - 1) return refuse("guide-word", line, words.at(-1) ?? ask, [due]);
    const [first = "", second = ""] = words;
    switch (due) {
      case "turn":
      case "assignment":
      case "deploy":
        return { ask: due };
      case "mission CARD":
        return { ask: "mission", card: idOf(line, first, missions[IMPERIAL]) };
      case "join SYSTEM":
        return { ask: "join", system: idOf(line, first, places) };
      case "oppose CARD SYSTEM":
        return { ask: "oppose", card: idOf(line, first, missions[REBEL]), system: idOf(line, second, places) };
    }
  });
}
