import { countedNames, type Line, menuLine } from "@sw/tabletop/text";
import type { CriterionUsed, Deciding, DieUsed, Reason } from "../../solo/reasons.ts";
import { type Knowledge, say } from "../knowledge.ts";
import { QUESTIONS } from "../questions/questions.ts";
import { candidateText, idName } from "./candidates.ts";
import { REASON_CRITERIA } from "./criterion-lines.ts";
import { REASON_QUESTIONS } from "./question-lines.ts";

const HEAD: Line = { en: "{question} {chosen} ({rule})", es: "{question} {chosen} ({rule})" };
const OF: Line = { en: "{subject}: {question}", es: "{subject}: {question}" };
const ONLY: Line = {
  en: "{question} {chosen}, the only one ({rule})",
  es: "{question} {chosen}, lo único posible ({rule})",
};
const AMONG: Line = { en: "candidates: {names}", es: "candidatos: {names}" };
const KEPT: Line = { en: "{criterion}: {names}", es: "{criterion}: {names}" };
const KEPT_BY: Line = { en: "{criterion} ({rule}): {names}", es: "{criterion} ({rule}): {names}" };
const KEPT_ALL: Line = { en: "all are equal", es: "todos iguales" };
const DIE: Line = { en: "d{sides} {results}: {kept}", es: "d{sides} {results}: {kept}" };
const DIE_AMONG: Line = {
  en: "d{sides} {results} among {names}: {kept}",
  es: "d{sides} {results} entre {names}: {kept}",
};
const MORE: Line = { en: "{names} and {count} more", es: "{names} y {count} más" };
const TIMES: Line = { en: "{told} ×{count}", es: "{told} ×{count}" };

/** The largest number of names that are listed in full. */
const MOST_NAMES = 6;

/**
 * Returns why the Empire decided, as a block of lines: for each question the answer with its rule, then indented the
 * candidates left by each criterion and the dice. Questions asked several times with the same answer appear once.
 */
export function reasonsText(reasons: readonly Reason[], knowledge: Knowledge): string {
  const blocks: { told: string; count: number }[] = [];
  for (const reason of reasons) {
    const told = reasonText(reason, knowledge);
    const last = blocks.at(-1);
    if (last?.told === told) last.count += 1;
    else blocks.push({ told, count: 1 });
  }
  return blocks.map(({ told, count }) => (count === 1 ? told : counted(told, count, knowledge))).join("\n");
}

/** Adds the number of times to the answer, in the first line. */
function counted(told: string, count: number, { language }: Knowledge): string {
  const [head = "", ...others] = told.split("\n");
  return [say(language, TIMES, { told: head, count: String(count) }), ...others].join("\n");
}

function reasonText(reason: Reason, knowledge: Knowledge): string {
  const { language } = knowledge;
  const { candidates, criteria, dice, rule, chosen } = reason;
  const slots = { question: questionText(reason, knowledge), chosen: candidateText(chosen, reason, knowledge), rule };
  if (candidates.length === 1) return menuLine(say(language, ONLY, slots));
  let left = candidates.length;
  const steps: string[] = [say(language, AMONG, { names: namesText(candidates, reason, knowledge) })];
  for (const used of criteria) {
    steps.push(criterionText(used, left, reason, knowledge));
    left = used.kept.length;
  }
  const rolls = dice.map((die) => dieText(die, left, reason, knowledge));
  return [menuLine(say(language, HEAD, slots)), ...[...steps, ...rolls].map((line) => `  ${line}`)].join("\n");
}

const RESULTS: Line = { en: "{results} {chosen}", es: "{results} {chosen}" };
const AGAIN: Line = { en: "roll again", es: "repite la tirada" };
const TOGETHER: Line = {
  en: "{question} Die {die} of {dice}, read one behind the other:",
  es: "{question} Dado {die} de {dice}, leídos uno tras otro:",
};
const FACES = 8;

/** Returns what a die decides, then what each of its results means, one line each. */
export function decidingText(deciding: Deciding, knowledge: Knowledge): string {
  const { language } = knowledge;
  const { among, share, dice, die } = deciding;
  const reason: Reason = {
    ...deciding,
    rule: "solo.dice.candidates",
    candidates: among,
    criteria: [],
    dice: [],
    chosen: "",
  };
  const question = menuLine(questionText(reason, knowledge));
  const slots = { question, die: String(die), dice: String(dice) };
  const results = (from: number, to: number): string =>
    to - from === 1 ? shown(from, dice) : `${shown(from, dice)}-${shown(to - 1, dice)}`;
  const told = (from: number, to: number, chosen: string): string =>
    say(language, RESULTS, { results: results(from, to), chosen });
  const end = among.length * share;
  const total = Array<number>(dice)
    .fill(FACES)
    .reduce((product, faces) => product * faces, 1);
  return [
    dice === 1 ? question : say(language, TOGETHER, slots),
    ...among.map(
      (name, place) => `  ${told(place * share, (place + 1) * share, candidateText(name, reason, knowledge))}`,
    ),
    ...(end < total ? [`  ${told(end, total, say(language, AGAIN))}`] : []),
  ].join("\n");
}

/** Returns the faces of dice for a result, counted from 0: a digit for each die. */
function shown(result: number, dice: number): string {
  return dice === 0 ? "" : `${shown(Math.floor(result / FACES), dice - 1)}${(result % FACES) + 1}`;
}

/** Returns the question with its card, piece or kind of decision. */
function questionText({ question, subject }: Reason, knowledge: Knowledge): string {
  const { language } = knowledge;
  const asked = say(language, REASON_QUESTIONS[question]);
  if (subject === null || subject === "") return asked;
  return say(language, OF, { subject: subjectText(subject, knowledge), question: asked });
}

function subjectText(subject: string, knowledge: Knowledge): string {
  const decision = Object.entries(QUESTIONS).find(([kind]) => kind === subject);
  if (decision !== undefined) return say(knowledge.language, decision[1].topic);
  return idName(subject, knowledge) ?? subject;
}

function criterionText({ criterion, rule, kept }: CriterionUsed, left: number, reason: Reason, knowledge: Knowledge) {
  const { language } = knowledge;
  const names = kept.length === left ? say(language, KEPT_ALL) : namesText(kept, reason, knowledge);
  const line = rule === reason.rule ? KEPT : KEPT_BY;
  return say(language, line, { criterion: say(language, REASON_CRITERIA[criterion]), names, rule });
}

/**
 * Returns the text of a die and its results, with the candidates it decided among if they differ from those left by the
 * criteria.
 */
function dieText({ sides, results, among, kept }: DieUsed, left: number, reason: Reason, knowledge: Knowledge): string {
  const slots = {
    sides: String(sides),
    results: results.join(", "),
    kept: candidateText(kept, reason, knowledge),
    names: namesText(among, reason, knowledge),
  };
  return say(knowledge.language, among.length === left ? DIE : DIE_AMONG, slots);
}

/** Returns candidates by name. If there are many, only the first are named and the others counted. */
function namesText(names: readonly string[], reason: Reason, knowledge: Knowledge): string {
  const told = countedNames(names.map((name) => candidateText(name, reason, knowledge)));
  if (told.length <= MOST_NAMES) return told.join("; ");
  const slots = { names: told.slice(0, MOST_NAMES).join("; "), count: String(told.length - MOST_NAMES) };
  return say(knowledge.language, MORE, slots);
}
