import { fail, ok, type Result, readInput, violation } from "@sw/tabletop";
import * as v from "valibot";
import type { ExchangeFormat } from "./draft.ts";
import { linesOf } from "./lines.ts";
import { isLink } from "./link.ts";
import { refused } from "./notes.ts";
import { isAdmiral } from "./read-admiral.ts";
import { textFormatOf } from "./read-texts.ts";

/** A list whose format has been recognised. */
export type Recognised =
  | { readonly format: "legionhq-saved" | "simulator"; readonly json: unknown }
  | { readonly format: Exclude<ExchangeFormat, "legionhq-saved" | "simulator">; readonly text: string };

/** Maximum length of a text, in characters. */
const MOST_CHARACTERS = 100_000;

/** Matches a link inside a message. */
const LINK_WITHIN = /(?:https?:\/\/)?(?:www\.)?(?:legionhq2\.com|legionhq\.thefifthtrooper\.com)\/list\/\S+/i;
const ADMIRAL_LINK = /^(?:https?:\/\/)?(?:www\.)?tabletopadmiral\.com\/\S*$/i;

/** Recognises the format of a list given as a text, as JSON text or as JSON data. */
export function recognised(input: unknown): Result<Recognised> {
  if (typeof input !== "string") return ofJson(input);
  if (input.length > MOST_CHARACTERS)
    return fail(violation("tt.input.limits", "text-too-long", { text: MOST_CHARACTERS }));
  const text = input.trim();
  if (!/\s/.test(text) && isLink(text)) return ok({ format: "legionhq-link", text });
  if (ADMIRAL_LINK.test(text)) {
    return refused("link-without-cards", { site: "tabletopadmiral.com" });
  }
  if (text.startsWith("{")) return ofText(text);
  return ofLines(text);
}

function ofText(text: string): Result<Recognised> {
  for (const json of [text, text.replaceAll("||", "\n")]) {
    try {
      return ofJson(JSON.parse(json));
    } catch {
      // The next reading, or none.
    }
  }
  return refused("list-not-json");
}

function ofJson(input: unknown): Result<Recognised> {
  const read = readInput(v.unknown(), input);
  if (!read.ok) return read;
  const json = read.value;
  const units: unknown = typeof json === "object" && json !== null && "units" in json ? json.units : undefined;
  const first: unknown = Array.isArray(units) ? units[0] : undefined;
  const has = (key: string) => typeof first === "object" && first !== null && key in first;
  if (has("unitId")) return ok({ format: "legionhq-saved", json });
  if (has("name") || (Array.isArray(units) && units.length === 0)) return ok({ format: "simulator", json });
  return refused("no-list-of-an-army");
}

function ofLines(text: string): Result<Recognised> {
  const lines = linesOf(text);
  if (!lines.ok) return lines;
  const format = textFormatOf(lines.value);
  if (format !== undefined) return ok({ format, text });
  if (isAdmiral(lines.value)) return ok({ format: "text-admiral", text });
  const [link] = LINK_WITHIN.exec(text) ?? [];
  return link === undefined ? refused("no-list-of-an-army") : ok({ format: "legionhq-link", text: link });
}
