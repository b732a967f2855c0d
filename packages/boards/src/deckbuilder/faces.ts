import type { CardRef } from "@sw/deckbuilder-core";
import { type PieceReading, type Printed, reader, type SlotReading } from "@sw/deckbuilder-core/read";
import { componentText } from "@sw/deckbuilder-core/text/cards";
import type { Locale } from "@sw/tabletop/text";
import { html, nothing, type TemplateResult } from "lit";
import { figure, icon } from "../common/drawing.ts";
import type { PieceText } from "../common/shapes.ts";
import { attack, force, hull, resource, target } from "../icons.ts";
import { drawingOf, MARKS, plain, printedOn } from "./kinds.ts";
import type { BoardWords } from "./words.ts";

/** Returns the text of a card or base by parts; empty for a card that is not in the catalogue. */
export function cardText(ref: CardRef, locale: Locale): PieceText {
  const printed = printedOn(ref);
  const component = printed?.type === "base" ? { base: plain(ref) } : { card: plain(ref) };
  const text = componentText(component, { locale });
  return text === undefined
    ? { title: ref, facts: "", lines: [] }
    : {
        title: text.name,
        facts: [text.kind, text.figures].filter((part) => part !== "").join(" · "),
        lines: text.rules,
      };
}

/** Returns the text of a card in one sentence, for screen readers. */
export function spoken({ title, facts, lines }: PieceText): string {
  return [title, facts, ...lines].filter((part) => part !== "").join(". ");
}

/** Draws the default picture of a card in the colours of its side; a page can replace it with its own. */
function art(ref: CardRef, kind: Printed): TemplateResult {
  const key = kind.type === "base" ? `base/${plain(ref)}` : `card/${plain(ref)}`;
  const sky = [...plain(ref)].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % 4;
  return html`<span class="art sky-${sky}" part="art"><slot name="picture-${key.replace("/", "-")}">
    ${icon(drawingOf(kind), "kind")}${icon(MARKS[kind.faction], "mark")}
  </slot></span>`;
}

/** A name with a word that fills a whole line. */
const LONG = /\S{10}/;

/** Draws a card of the row or the hand with its cost, figures and text. */
export function cardFace(ref: CardRef, locale: Locale): TemplateResult {
  const kind = printedOn(ref);
  if (kind === undefined) return html`${ref}`;
  const { title, lines } = cardText(ref, locale);
  const last = kind.target ?? kind.hitPoints;
  return html`<span class="face ${kind.faction}">
    <span class="head"><span class="name ${LONG.test(title) ? "long" : ""}">${kind.unique ? html`<i>◆</i> ` : nothing}${title}</span>${
      kind.type === "base" ? nothing : figure(resource, "resource", kind.cost)
    }</span>
    ${art(ref, kind)}
    <span class="figures">
      ${kind.attack > 0 ? figure(attack, "attack", kind.attack) : nothing}
      ${kind.resources > 0 ? figure(resource, "resource", kind.resources) : nothing}
      ${kind.force > 0 ? figure(force, "force", kind.force) : nothing}
      ${last === null ? nothing : figure(kind.target === null ? hull : target, "last", last)}
    </span>
    <span class="text">${lines.join(" ")}</span>
  </span>`;
}

/** Draws a unit or capital ship in play with its current figures. */
export function tileFace(piece: PieceReading, words: BoardWords, locale: Locale): TemplateResult {
  const { card, hitPoints, left, used, commitment } = piece;
  const kind = printedOn(card);
  if (kind === undefined) return html`${card}`;
  const isDone = commitment === "spent";
  const note = isDone ? words.spent : used ? words.used : "";
  return html`<span class="face ${kind.faction} ${isDone ? "done" : ""}">
    ${art(card, kind)}
    <span class="name">${cardText(card, locale).title}</span>
    <span class="figures">
      ${figure(attack, piece.attack > 0 ? "attack" : "none", piece.attack)}
      ${hitPoints === null ? html`<small>${note}</small>` : html`<span class="figure last ${left === hitPoints ? "" : "hurt"}">${icon(hull)}<b>${left}</b><small>/${hitPoints}</small></span>`}
    </span>
  </span>`;
}

/** Returns the accessible name of a unit or ship in play. */
export function tileName(piece: PieceReading, words: BoardWords, locale: Locale, aim: string): string {
  const { card, hitPoints, left, used, commitment } = piece;
  return [
    cardText(card, locale).title,
    `${words.attack} ${piece.attack}`,
    hitPoints === null ? "" : `${left} ${words.hitPoints} ${hitPoints}`,
    used ? words.used : "",
    commitment === "spent" ? words.spent : "",
    aim,
  ]
    .filter((part) => part !== "")
    .join(", ");
}

/** Draws the attack committed to a card of the row, out of the attack it takes to defeat it. */
export function slotChip({ committed, target: needed, card }: SlotReading, words: BoardWords): TemplateResult | "" {
  if (committed === 0 || card === null) return "";
  const least = needed ?? reader.printed(plain(card))?.cost ?? 0;
  return html`<span class="chip" aria-hidden="true">${icon(attack)}<span>${words.of(committed, least)}</span></span>`;
}
