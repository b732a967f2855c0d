import type { Violation } from "@sw/tabletop";
import { CONTRACT_LINES, fill, type Lines, lineOf, refusalText } from "@sw/tabletop/text";
import type { Knowledge } from "../knowledge.ts";
import { detailsOf, slotsOf } from "../slots.ts";
import { CATALOGUE_LINES } from "./catalogue-lines.ts";
import { COMBAT_LINES } from "./combat-lines.ts";
import { EXPANSION_LINES } from "./expansion-lines.ts";
import { GUIDE_LINES } from "./guide-lines.ts";
import { PLAY_LINES } from "./play-lines.ts";
import { SOLO_LINES, SOLO_STATE_LINES } from "./solo-lines.ts";
import { STATE_LINES } from "./state-lines.ts";

const LINES: Lines = {
  ...CONTRACT_LINES,
  ...PLAY_LINES,
  ...COMBAT_LINES,
  ...EXPANSION_LINES,
  ...SOLO_LINES,
  ...GUIDE_LINES,
};
/** The lines of faults of catalogue entries. One rule rejects them all, with codes that mean something else in play. */
const OF_ENTRIES: Lines = { ...CONTRACT_LINES, ...CATALOGUE_LINES };

const LAW_LINES: Lines = { ...STATE_LINES, ...SOLO_STATE_LINES };

/**
 * Returns what is wrong and what would be right, with the rule's id in brackets. A code without a line becomes the
 * rule, the code and its params.
 */
export function violationText(violation: Violation, knowledge: Knowledge): string {
  const { rule, code, params } = violation;
  const { locale } = knowledge.language;
  const line = lineOf(rule === "tt.catalogue.entry" ? OF_ENTRIES : LINES, rule, code);
  if (line !== undefined) return refusalText(violation, fill(line[locale], slotsOf(params, knowledge)));
  const law = lineOf(LAW_LINES, rule, code);
  return refusalText(violation, law && `${law[locale]}${detailsOf(params, knowledge)}`);
}
