import { type CardOfKind, describe, nameOf } from "@sw/legion-core/text";
import { componentText } from "@sw/legion-core/text/cards";
import type { Locale } from "@sw/tabletop/text";
import type { PieceText } from "../common/shapes.ts";

/** Returns the text of a card by parts; only the name if it has no text. */
export function partsOf(component: CardOfKind, locale: Locale): PieceText {
  const text = componentText(component, { locale });
  return text === undefined
    ? { title: nameOf(component, { locale }), facts: "", lines: [] }
    : {
        title: text.name,
        facts: [text.kind, text.figures].filter((part) => part !== "").join(" · "),
        lines: text.rules,
      };
}

/** Returns a text in one line. */
export function inOneLine({ title, facts, lines }: PieceText): string {
  return [title, facts, ...lines].filter((part) => part !== "").join(". ");
}

/** Returns the number of pips of a command card. */
export function pipsOf(card: string): number {
  return Number(/\d+/.exec(componentText({ command: card }, { locale: "en" })?.figures ?? "")?.[0] ?? 0);
}

/** Returns a keyword as cards print it: "Precise 1"; empty for a keyword that no card prints. */
export function keywordText(id: string, value: number | string | undefined, locale: Locale): string {
  const [name = id] = describe({ keyword: id }, { locale }).split(": ");
  if (name === id) return "";
  return / X$/.test(name) ? name.replace(/ X$/, value === undefined ? "" : ` ${value}`) : name;
}
