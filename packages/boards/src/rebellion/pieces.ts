import type { CardId, LeaderId, UnitId } from "@sw/rebellion-core";
import type { UnitEntry } from "@sw/rebellion-core/catalogue";
import { ATTACK_STEPS, type AttackReading, unitOf } from "@sw/rebellion-core/read";
import { nameOf } from "@sw/rebellion-core/text";
import { componentText } from "@sw/rebellion-core/text/cards";
import type { ComponentRef } from "@sw/rebellion-core/ui";
import type { Locale } from "@sw/tabletop/text";
import { html, nothing, type TemplateResult } from "lit";
import { icon } from "../common/drawing.ts";
import type { PieceText } from "../common/shapes.ts";
import { dieDirectHit, dieHit, dieSpecial } from "../icons.ts";
import { initials, silhouette } from "./marks.ts";
import type { BoardWords } from "./words.ts";

/** Returns the text of a card, leader, unit, ring or system; only the name if it has no text. */
export function partsOf(component: ComponentRef, locale: Locale): PieceText {
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

/** Draws a picture inside the slot in which a page can put its own. */
function pictured(kind: string, id: string, drawing: TemplateResult): TemplateResult {
  return html`<slot name="picture-${kind}-${id}">${drawing}</slot>`;
}

/** Draws the units of a type at one place: silhouette, number, damage, and how many are picked to move. */
export function stackFace(unit: UnitId, count: number, damage: number, picked = 0): TemplateResult {
  return html`${pictured("unit", unit, icon(silhouette(unit)))}${count > 1 ? html`<b>${count}</b>` : nothing}${
    damage > 0 ? html`<i class="hurt">${damage}</i>` : nothing
  }${picked > 0 ? html`<i class="going">${picked}</i>` : nothing}`;
}

/** Draws a unit in a battle with its health. */
export function unitFace(unit: UnitId, count: number, damage: number): TemplateResult {
  const health: UnitEntry["health"] = unitOf(unit)?.health ?? null;
  return html`${pictured("unit", unit, icon(silhouette(unit)))}<span class="health ${health?.color ?? ""}">${Array.from(
    { length: health?.value ?? 0 },
    () => html`<i></i>`,
  )}</span>${count > 1 ? html`<b>× ${count}</b>` : nothing}${damage > 0 ? html`<i class="hurt">${damage}</i>` : nothing}`;
}

/** Draws the current step of an attack in a battle. */
export function attackSteps({ theater, step: now }: AttackReading, words: BoardWords, side: string): TemplateResult {
  return html`<p class="under-way">${words.attacks(side, theater)}</p>
    <ol class="attack-steps">${ATTACK_STEPS.map(
      (step) =>
        html`<li class=${step === now ? "now" : ""} aria-current=${step === now ? "step" : nothing}>${words.steps[step]}</li>`,
    )}</ol>`;
}

/** Draws a leader by two letters. */
export function leaderFace(leader: LeaderId): TemplateResult {
  return pictured("leader", leader, html`<span>${initials(leader)}</span>`);
}

/** Draws a card with its name, figures and text. */
export function cardFace(card: CardId, locale: Locale): TemplateResult {
  const { title, facts, lines } = partsOf({ card }, locale);
  const figures = facts.split(" · ").slice(1).join(" · ");
  return html`${pictured("card", card, html``)}<span class="name">${title}</span><span class="text">${lines.join(" ")}</span><small>${figures}</small>`;
}

const FACES: Readonly<Record<string, string>> = { hit: dieHit, "direct-hit": dieDirectHit, special: dieSpecial };

/** Draws a die with its face; a blank face has no symbol. */
export function dieFace(color: string, face: string): TemplateResult {
  const drawing = FACES[face];
  return html`<span class="die ${color}">${drawing === undefined ? nothing : icon(drawing)}</span>`;
}
