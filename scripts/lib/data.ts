/** The data that each core publishes as JSON: its catalogue, and what every card, piece and keyword says. */
import { defaultCatalogue as deckbuilder } from "@sw/deckbuilder-core/catalogue";
import { defaultCatalogue as legion } from "@sw/legion-core/catalogue";
import { defaultCatalogue as rebellion } from "@sw/rebellion-core/catalogue";
import { COMPONENTS } from "./components.ts";
import type { PublishedTexts } from "./data-shapes.ts";

const CATALOGUES: Readonly<Record<string, object>> = { deckbuilder, rebellion, legion };

/** A file of data as it is published. */
export interface DataFile {
  /** From the root of the project. */
  readonly path: string;
  readonly text: string;
}

/** The files of all cores. */
export function dataFiles(): readonly DataFile[] {
  return COMPONENTS.flatMap(({ short, groups }) => {
    const folder = `packages/${short}-core/data`;
    const texts: PublishedTexts = { groups };
    return [
      { path: `${folder}/catalogue.json`, text: linesOf(CATALOGUES[short] ?? {}) },
      { path: `${folder}/texts.json`, text: `{\n"groups": [\n${texts.groups.map(groupText).join(",\n")}\n]\n}\n` },
    ];
  });
}

function groupText({ entries, ...group }: PublishedTexts["groups"][number]): string {
  const [head] = JSON.stringify(group).split(/\}$/);
  return `${head}, "entries": [\n${linesIn(entries)}\n]}`;
}

/** A document with each entry of its lists in a line, so that a change shows where it is. */
function linesOf(document: object): string {
  const fields = Object.entries(document).map(([name, value]: [string, unknown]) => {
    return `${JSON.stringify(name)}: ${Array.isArray(value) ? `[\n${linesIn(value)}\n]` : JSON.stringify(value)}`;
  });
  return `{\n${fields.join(",\n")}\n}\n`;
}

function linesIn(entries: readonly unknown[]): string {
  return entries.map((entry) => JSON.stringify(entry)).join(",\n");
}
