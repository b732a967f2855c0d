/** The pages of each game that are made from its package: configuration, actions, events, cards and rules. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { COMPONENTS, type Components, type Group, type Listed } from "../lib/components.ts";
import { root } from "../lib/workspace.mjs";
import type { Samples } from "./samples.ts";
import { cell, code, plain, type Schema, Schemas } from "./schema-text.ts";
import type { TestsOfRule } from "./tests-by-rule.ts";

/** A page of the site: its path without the ending, and its Markdown. */
export interface Page {
  readonly path: string;
  readonly text: string;
}

const LANGUAGES = ["en", "es"] as const;
type Language = (typeof LANGUAGES)[number];

const UNVERIFIED = { en: "Not confirmed by two sources", es: "Sin confirmar por dos fuentes" };
const CARDS = { en: "Cards and pieces", es: "Cartas y piezas" };

/** The pages of cards, pieces and keywords, in both languages, with an overview of each game. */
export function cardPages(): readonly Page[] {
  return COMPONENTS.flatMap((game) => LANGUAGES.flatMap((language) => cardPagesIn(game, language)));
}

function cardPagesIn({ short, title, groups }: Components, language: Language): readonly Page[] {
  const home = `${language === "es" ? "es/" : ""}${short}/cards`;
  const links = groups.map((one) => `- [${one.title[language]}](./${one.id}.md) (${one.entries.length})`);
  const overview = `# ${title[language]}: ${CARDS[language].toLowerCase()}\n\n${links.join("\n")}\n`;
  return [
    { path: `${home}/index`, text: overview },
    ...groups.map((one) => ({ path: `${home}/${one.id}`, text: groupPage(one, language) })),
  ];
}

function groupPage({ title, entries }: Group, language: Language): string {
  return `# ${title[language]}\n\n${entriesOf(entries.map((entry) => entryText(entry, language)))}`;
}

/** Entries in a frame that the style sheet knows, in which Vue reads nothing. */
export function entriesOf(texts: readonly string[]): string {
  return `<div class="entries" v-pre>\n\n${texts.join("\n")}\n</div>\n`;
}

function entryText({ id, text, unverified }: Listed, language: Language): string {
  const { name, kind, figures, rules } = text[language];
  const lines = [
    `## ${plain(name)} {#${id}}`,
    `<div class="kind">${plain([kind, figures].filter((one) => one !== "").join(" · "))}</div>`,
    rules.map((rule) => `- ${plain(rule)}`).join("\n"),
    unverified.length === 0 ? "" : `<div class="doubt">${UNVERIFIED[language]}: ${plain(unverified.join(" "))}</div>`,
  ];
  return `${lines.filter((line) => line !== "").join("\n\n")}\n`;
}

/** The pages of a game's configuration, actions and events, from its JSON Schemas. */
export function documentPages(short: string, title: string, samples: Samples): readonly Page[] {
  const schemaOf = (name: string): Schemas =>
    new Schemas(JSON.parse(readFileSync(join(root, `packages/${short}-core/schemas/${name}.json`), "utf8")) as Schema);
  return [
    { path: `${short}/configuration`, text: configurationPage(schemaOf("config"), short, title) },
    { path: `${short}/actions`, text: actionsPage(schemaOf("action"), title, samples) },
    { path: `${short}/events`, text: eventsPage(schemaOf("event"), title, samples) },
  ];
}

function configurationPage(schemas: Schemas, short: string, title: string): string {
  const fields = schemas.fieldsOf(schemas.whole);
  return `# Configuration of ${title}\n\nWhat the players agree on before a game. \`configOf(part)\` of \`@sw/${short}-core\` completes a partial one.\n\n${fields}`;
}

function actionsPage(schemas: Schemas, title: string, { actions }: Samples): string {
  const byType = groupedBy(schemas.alternatives(schemas.whole), (one) =>
    String(schemas.resolved(one.properties?.["type"] ?? {}).const ?? ""),
  );
  const shapes = [...byType]
    .filter(([type]) => type !== "")
    .map(([type, forms]) => {
      const fields = forms.map((form) => schemas.fieldsOf(form, ["type"])).join("\n");
      return `### ${type} {#action-${type}}\n\n${fields === "" ? "It has no further fields.\n" : fields}`;
    });
  const examples = [...actions].map(([kind, some]) => {
    return `### ${kind} {#decision-${kind}}\n\n${some.map((one) => `- ${code(JSON.stringify(one))}`).join("\n")}\n`;
  });
  return `# Actions of ${title}\n\nEvery action is a plain object with a \`type\`. \`game.legalActions(state)\` lists the legal ones; [the decisions](./decisions.md) say when each is asked for.\n\n## Shapes\n\n${shapes.join("\n")}\n## Examples by decision\n\nThese came up in random games.\n\n${examples.join("\n")}`;
}

function eventsPage(schemas: Schemas, title: string, { events }: Samples): string {
  const parts = schemas.alternatives(schemas.whole).map((form) => {
    const type = String(form.properties?.["type"]?.const ?? form.properties?.["type"]?.enum?.join(", ") ?? "");
    const told = events.get(type)?.told;
    const example = told === undefined ? "" : `In English: “${plain(told)}”\n\n`;
    return `## ${type} {#event-${type.split(",", 1).join()}}\n\n${example}${schemas.fieldsOf(form, ["type", "rule", "cause"])}`;
  });
  return `# Events of ${title}\n\nEvents tell what an action changed. Each has a \`type\`, the \`rule\` that it follows, and as \`cause\` the card behind it or null.\n\n${parts.join("\n")}`;
}

/** A rule of an index, as far as pages show it. */
export interface Rule {
  readonly source: string;
  readonly kind: string;
  readonly rule: string;
  readonly timing?: string;
  readonly ambiguity?: string;
  readonly sameAs?: string;
  readonly untestable?: string;
}

/** A page of rules is closed behind the area with which it reaches so many characters. */
const PAGE_LENGTH = 110_000;

/** The rules of one area, such as `reb.retreat`. */
interface Area {
  readonly area: string;
  readonly count: number;
  readonly text: string;
}

/** The pages of a game's rules, area after area, and their overview. */
export function rulePages(
  short: string,
  title: string,
  rules: Readonly<Record<string, Rule>>,
  tests: ReadonlyMap<string, TestsOfRule>,
): readonly Page[] {
  const areas = [...groupedBy(Object.entries(rules), ([id]) => id.split(".").slice(0, 2).join("."))];
  const texts = areas.flatMap(([area, entries]) => areaTexts(area, entries, tests));
  const pages = packed(texts);
  const links = pages.flatMap((page, index) =>
    page.map(({ area, count }) => `| [${code(area)}](./${index + 1}.md) | ${count} |`),
  );
  const intro =
    "Every rule is one statement in our words, with the section of the book that it comes from, the reading where the book leaves something open, and the tests that prove it. Events and refusals cite these ids.";
  return [
    {
      path: `${short}/rules/index`,
      text: `# ${title}: rules\n\n${intro}\n\n| area | rules |\n| --- | --- |\n${links.join("\n")}\n`,
    },
    ...pages.map((page, index) => ({
      path: `${short}/rules/${index + 1}`,
      text: `# ${title}: rules ${index + 1} of ${pages.length}\n\n${entriesOf(page.map(({ text }) => text))}`,
    })),
  ];
}

/** The rules of an area; of a long one in several parts. */
function areaTexts(
  area: string,
  entries: readonly (readonly [string, Rule])[],
  tests: ReadonlyMap<string, TestsOfRule>,
): readonly Area[] {
  const texts = entries.map(([id, rule]) => ({ area: id, count: 1, text: ruleText(id, rule, tests.get(id)) }));
  const parts = packed(texts);
  return parts.map((part, index) => ({
    area: parts.length === 1 ? area : `${area} (${index + 1})`,
    count: part.length,
    text: part.map(({ text }) => text).join("\n"),
  }));
}

function packed(areas: readonly Area[]): readonly (readonly Area[])[] {
  const pages: Area[][] = [[]];
  let length = 0;
  for (const area of areas) {
    if (length > 0 && length + area.text.length > PAGE_LENGTH) {
      pages.push([]);
      length = 0;
    }
    pages.at(-1)?.push(area);
    length += area.text.length;
  }
  return pages;
}

/** Things in groups by a key, in the order in which the keys first come. */
export function groupedBy<One>(all: readonly One[], keyOf: (one: One) => string): ReadonlyMap<string, readonly One[]> {
  const groups = new Map<string, One[]>();
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
}

function ruleText(
  id: string,
  { source, kind, rule, timing, ambiguity, sameAs, untestable }: Rule,
  tests: TestsOfRule | undefined,
): string {
  const lines = [
    `## ${id} {#${id}}`,
    plain(rule),
    `<div class="kind">${cell([kind, source, timing ?? ""].filter((one) => one !== "").join(" · "))}</div>`,
    ...(ambiguity === undefined ? [] : [`<div class="reading"><b>Reading</b> ${plain(ambiguity)}</div>`]),
    ...(sameAs === undefined ? [] : [`The same as \`${sameAs}\`.`]),
    ...(untestable === undefined ? [] : [`<div class="kind">No test: ${plain(untestable)}</div>`]),
    ...(tests === undefined ? [] : [proofText(tests)]),
  ];
  return `${lines.join("\n\n")}\n`;
}

function proofText(tests: TestsOfRule): string {
  const count = [...tests.values()].reduce((sum, titles) => sum + Math.max(titles.length, 1), 0);
  const files = [...tests].map(([file, titles]) =>
    [`\`${file}\``, ...titles.map((title) => `- ${plain(title)}`)].join("\n"),
  );
  return `<details><summary>${count} ${count === 1 ? "test" : "tests"}</summary>\n\n${files.join("\n\n")}\n\n</details>`;
}
