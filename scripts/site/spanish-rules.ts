/** The pages of rules in Spanish: of each rule its statement, with the section of the book that it comes from. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../lib/workspace.mjs";
import { entriesOf, groupedBy, type Page, type Rule } from "./game-pages.ts";
import { cell, plain } from "./schema-text.ts";

/** Rules in Spanish that stand on one page. */
export interface SpanishRules {
  readonly title: string;
  /** The names of the areas, such as `reb.retreat`. */
  readonly areas: Readonly<Record<string, string>>;
  /** The statements of the rules by their ids. */
  readonly rules: Readonly<Record<string, string>>;
}

/** The files of `docs/es/rules`, with the paths of their pages. */
export const SPANISH_RULES: Readonly<Record<string, string>> = {
  deckbuilder: "es/deckbuilder/rules",
  rebellion: "es/rebellion/rules",
  "rise-of-the-empire": "es/rebellion/rise-of-the-empire",
  solo: "es/rebellion/solo",
  legion: "es/legion/rules",
  "legion-keywords": "es/legion/keywords",
};

/** Returns the rules of a file of `docs/es/rules`. */
export function spanishRules(file: string): SpanishRules {
  return JSON.parse(readFileSync(join(root, `docs/es/rules/${file}.json`), "utf8"));
}

/** The sources that the rule indexes name in English. */
const SOURCES: Readonly<Record<string, string>> = {
  "Faction sheets: recovered": "Hojas de facción",
  "Rules Reference, page not at hand: recovered": "Guía de referencia, página que no tenemos",
  "Board: recovered": "Tablero",
  "Official FAQ and Errata v2.1 (May 2019)": "Preguntas frecuentes oficiales de mayo de 2019",
  "Rise of the Empire rulesheet": "Hoja de reglas de Rise of the Empire",
  "Official FAQ and errata of May 2019, part on Rise of the Empire": "Preguntas frecuentes oficiales de mayo de 2019",
  "Cards of Rise of the Empire": "Cartas de Rise of the Empire",
  "Rise of the Empire rulesheet: cinematic combat": "Hoja de reglas de Rise of the Empire, combate cinematográfico",
  "The green die": "El dado verde",
  "English rulebook texts of 2025 and 2026; no entry in the Spanish glossary": "Reglamento inglés de 2025 y 2026",
};

/** Returns the pages of rules in Spanish. `rules` are the rule indexes of all games. */
export function spanishRulePages(rules: Readonly<Record<string, Rule>>): readonly Page[] {
  return Object.entries(SPANISH_RULES).map(([file, path]) => ({ path, text: pageText(spanishRules(file), rules) }));
}

const INTRO =
  "Cada regla es una frase con nuestras palabras y la sección del reglamento de la que viene. Su identificador es el que dan los programas cuando rechazan una acción.";

function pageText({ title, areas, rules: statements }: SpanishRules, rules: Readonly<Record<string, Rule>>): string {
  const byArea = groupedBy(Object.entries(statements), ([id]) => id.split(".").slice(0, 2).join("."));
  const parts = [...byArea].map(([area, entries]) => {
    const name = areas[area];
    if (name === undefined) throw new Error(`the area ${area} of the rules has no Spanish name`);
    const texts = entries.map(([id, statement]) => ruleText(id, statement, rules[id]));
    return `## ${name} {#${area}}\n\n${texts.join("\n")}`;
  });
  return `# ${title}\n\n${INTRO}\n\n${entriesOf(parts)}`;
}

function ruleText(id: string, statement: string, rule: Rule | undefined): string {
  if (rule === undefined) throw new Error(`there is no rule ${id}`);
  const from = rule.source.startsWith("Open question")
    ? "interpretación nuestra"
    : (SOURCES[rule.source] ?? rule.source);
  return `### ${id} {#${id}}\n\n${plain(statement)}\n\n<div class="kind">${cell(from)}</div>\n`;
}
