import type { Seat } from "@sw/deckbuilder-core";
import type { BaseReading, ForceReading, ForecastReading } from "@sw/deckbuilder-core/read";
import type { Locale } from "@sw/tabletop/text";
import { html, nothing, svg, type TemplateResult } from "lit";
import { icon } from "../common/drawing.ts";
import { attack, force as forceIcon, kindBase } from "../icons.ts";
import { cardText } from "./faces.ts";
import { MARKS } from "./kinds.ts";
import type { BoardWords } from "./words.ts";

/** A base as it is drawn; `coming` is the attack committed to it. */
export interface BasePanel {
  readonly seat: Seat;
  readonly base: BaseReading | null;
  readonly coming: ForecastReading | undefined;
  /** The bases that the player has lost, and how many lost bases lose the game. */
  readonly lost: number;
  readonly needed: number;
  readonly noBase: string;
}

/** Draws a base with its remaining hit points as a ring of segments, or as a bar if there is little room. */
export function baseFace(panel: BasePanel, words: BoardWords, locale: Locale): TemplateResult {
  const { seat, base, coming, lost, needed, noBase } = panel;
  const text = base === null ? undefined : cardText(base.card, locale);
  return html`<span class="base-head">
      ${icon(MARKS[seat], "mark")}<span class="name">${text?.title ?? noBase}</span>
      <span class="lost"><small>${words.lost}</small> ${Array.from({ length: needed }, (_, place) => html`<i class=${place < lost ? "on" : ""}></i>`)}</span>
    </span>
    ${base === null ? nothing : gauges(base, coming, words)}
    ${
      coming === undefined || coming.attack === 0
        ? nothing
        : html`<span class="coming"><span class="pill">${icon(attack)}${coming.attack}</span> ${words.coming(coming.ships, coming.base)}</span>`
    }
    ${text === undefined || text.lines.length === 0 ? nothing : html`<span class="ability"><span>${text.lines.join(" ")}</span></span>`}`;
}

function gauges(
  { card, damage, hitPoints, left }: BaseReading,
  coming: ForecastReading | undefined,
  words: BoardWords,
): TemplateResult {
  const next = Math.min(left, coming?.base ?? 0);
  return html`<span class="ring">
      ${ring(hitPoints, damage, next)}
      <b class=${damage > 0 ? "harm" : ""}>${left}</b><small>${words.left(hitPoints)}</small>
      <slot name="picture-base-${card}">${icon(kindBase, "kind")}</slot>
    </span>
    <span class="bar" style="--damage:${damage / hitPoints};--coming:${next / hitPoints}">
      <i></i><span><b>${left}</b>${next > 0 ? html` → ${left - next}` : nothing} ${words.left(hitPoints)}</span>
    </span>`;
}

/** The part of the circle that the ring covers; the gap is at the bottom. */
const ROUND = 0.75;

function ring(hitPoints: number, damage: number, coming: number): TemplateResult {
  const segment = (place: number): TemplateResult => {
    const state = place < damage ? "on" : place < damage + coming ? "next" : "";
    // Lengths in segments: the whole circle is as many as would fill it.
    const around = hitPoints / ROUND;
    return svg`<circle class=${state} cx="60" cy="60" r="50" pathLength=${around} stroke-dasharray="0.86 ${around}" stroke-dashoffset=${-place - 0.07}></circle>`;
  };
  return html`<svg viewBox="0 0 120 120" aria-hidden="true">${Array.from({ length: hitPoints }, (_, place) => segment(place))}</svg>`;
}

/** Returns the accessible name of a base. */
export function baseName({ base, coming, noBase }: BasePanel, words: BoardWords, locale: Locale): string {
  if (base === null) return noBase;
  const { title, lines } = cardText(base.card, locale);
  const attackText =
    coming === undefined || coming.attack === 0
      ? ""
      : `${words.attack} ${coming.attack}: ${words.coming(coming.ships, coming.base)}`;
  return [title, `${base.left} ${words.left(base.hitPoints)}`, attackText, ...lines]
    .filter((part) => part !== "")
    .join(", ");
}

/**
 * Draws the Force track with the viewer's end at the bottom. `sides` names both ends; `told` says which side the Force
 * is with.
 */
export function forceTrack(
  force: ForceReading,
  own: Seat,
  sides: Readonly<Record<Seat, string>>,
  told: string,
): TemplateResult {
  const ends: readonly Seat[] = own === "empire" ? ["rebel", "empire"] : ["empire", "rebel"];
  const [far = "rebel", near = "empire"] = ends;
  const reach = (force.room.empire + force.room.rebel) / 2;
  // Spaces count up towards the light side, which is the Rebels'.
  const spaces = Array.from({ length: 2 * reach + 1 }, (_, place) => (far === "rebel" ? reach - place : place - reach));
  const end = (seat: Seat): TemplateResult =>
    html`<span class="end ${seat}">${icon(MARKS[seat], "mark")}${sides[seat]}</span>`;
  return html`<div class="force-track ${own}" role="img" aria-label=${told}>
    ${end(far)}
    <div class="track">${spaces.map(
      (space) =>
        html`<i class="${space === 0 ? "middle" : ""} ${space === force.space ? "here" : ""}">${space === force.space ? icon(forceIcon) : nothing}</i>`,
    )}</div>
    ${end(near)}
    <p>${told}</p>
  </div>`;
}
