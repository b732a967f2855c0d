import type { Violation } from "@sw/tabletop";
import { CONTRACT_LINES, fill, type Lines, lineOf, sentence } from "@sw/tabletop/text";
import type { Knowledge } from "../knowledge.ts";
import { detailsOf, slotsOf } from "../slots.ts";
import { CATALOGUE_LINES } from "./catalogue-lines.ts";
import { EXPANSION_LINES } from "./expansion-lines.ts";
import { PLAY_LINES } from "./play-lines.ts";
import { STATE_LINES } from "./state-lines.ts";

const LINES: Lines = { ...CONTRACT_LINES, ...PLAY_LINES, ...EXPANSION_LINES };
/** Entries of a catalogue are refused by one rule, with codes that mean other things in play. */
const OF_ENTRIES: Lines = { ...CONTRACT_LINES, ...CATALOGUE_LINES };

/**
 * What was wrong and what would be right, with the rule's id in brackets. A code without a line gives the rule, the code
 * and its figures.
 */
export function violationText({ rule, code, params }: Violation, knowledge: Knowledge): string {
  const { locale } = knowledge.words;
  const slots = slotsOf(params, knowledge);
  const line = lineOf(rule === "tt.catalogue.entry" ? OF_ENTRIES : LINES, rule, code);
  if (line !== undefined) return sentence(`${fill(line[locale], slots)} (${rule})`);
  const law = lineOf(STATE_LINES, rule, code);
  if (law === undefined) return `${rule}: ${code} ${JSON.stringify(params)}`;
  return sentence(`${law[locale]}${detailsOf(params, knowledge)} (${rule})`);
}
