import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { expectWritten } from "./written.ts";

// The list of action keys in a game's page of decisions: for each kind of decision the keys of its actions, one example of each form.
// Under `SW_GOLDEN=1` forms that the games of the test meet and the list lacks are added; what stands there stays.

const BEGIN = "<!-- keys: added to by SW_GOLDEN=1 with the test that plays games -->";
const END = "<!-- /keys -->";

/** Examples of keys by kind of decision and by form. */
type Examples = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** The keys of actions that games offer, one example for each kind of decision and form of key. */
export class Keys {
  private readonly found = new Map<string, Map<string, string>>();
  private readonly formOf: (key: string) => string;

  /** @param formOf  what keys have in common that need one example together; their first word unless said otherwise */
  constructor(formOf: (key: string) => string = (key) => key.split(" ", 1).join()) {
    this.formOf = formOf;
  }

  /** Notes the keys of actions that are legal at a decision. */
  note(kind: string, keys: readonly string[]): void {
    const forms = this.found.get(kind) ?? new Map<string, string>();
    this.found.set(kind, forms);
    for (const key of keys) {
      const form = this.formOf(key);
      if (!forms.has(form)) forms.set(form, key);
    }
  }

  /** The examples noted. */
  examples(): Examples {
    return this.found;
  }

  /**
   * Tests that the list in a page has each form noted, and an example for each kind of decision that the page lists. Of the kinds
   * `played` it has the forms noted and no others, so that each of their examples is legal in a scene.
   */
  testListed(page: URL, played: readonly string[] = []): void {
    test("The page of the decisions shows a key of each action that they offer", () => {
      const text = readFileSync(page, "utf8");
      const listed = new Keys(this.formOf);
      for (const [kind, keys] of rowsIn(text)) if (!played.includes(kind)) listed.note(kind, keys);
      for (const [kind, forms] of this.found) listed.note(kind, [...forms.values()]);
      const kinds = kindsIn(text);
      expectWritten(page, [BEGIN, END], written(kinds, listed.examples()));
      expect(kinds.filter((kind) => !listed.examples().has(kind))).toEqual([]);
    });
  }
}

/** The rows of the list: a kind of decision, and its keys. */
function rowsIn(text: string): readonly (readonly [kind: string, keys: readonly string[]])[] {
  return [...between(text, BEGIN, END).matchAll(/^- `([^`]+)`: (.+)$/gm)].map(([, kind = "", keys = ""]) => [
    kind,
    [...keys.matchAll(/`([^`]+)`/g)].map(([, key = ""]) => key),
  ]);
}

/** The kinds of decisions that the page lists. */
function kindsIn(text: string): readonly string[] {
  return [...between(text, "<!-- decisions:", "<!-- /decisions -->").matchAll(/^- `([^`]+)`:/gm)].map(
    ([, kind = ""]) => kind,
  );
}

function between(text: string, begin: string, end: string): string {
  return text.slice(text.indexOf(begin), text.indexOf(end));
}

function written(kinds: readonly string[], examples: Examples): string {
  const rows = kinds.flatMap((kind) => {
    const keys = [...(examples.get(kind)?.values() ?? [])].sort().map((key) => `\`${key}\``);
    return keys.length === 0 ? [] : [`- \`${kind}\`: ${keys.join(", ")}\n`];
  });
  return rows.join("");
}
