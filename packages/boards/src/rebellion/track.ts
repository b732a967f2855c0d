import type { View } from "@sw/rebellion-core";
import { defaultCatalogue } from "@sw/rebellion-core/catalogue";
import type { Labels } from "@sw/rebellion-core/ui";
import { html, nothing, type TemplateResult } from "lit";
import { icon } from "../common/drawing.ts";
import { build, recruit } from "../icons.ts";
import type { BoardWords } from "./words.ts";

/**
 * Draws the time track with the markers of time and reputation, the way between them, and small marks for recruiting
 * and building.
 */
export function track({ time, reputation }: View, labels: Labels, words: BoardWords): TemplateResult {
  const { trackLength, recruitSpaces, buildSpaces } = defaultCatalogue.board;
  const spaces = Array.from({ length: trackLength }, (_, place) => place + 1);
  const stateOf = (space: number): string =>
    space === time ? "now" : space === reputation ? "reputation" : space > time && space < reputation ? "between" : "";
  return html`<div class="track" role="img" aria-label=${`${labels.time(time, reputation)}, ${labels.apart(reputation - time)}`}>
    <b>${words.time} ${time}</b>
    <span class="spaces">${spaces.map(
      (space) =>
        html`<i class=${stateOf(space)}>${space}${
          space > time && space !== reputation
            ? html`${recruitSpaces.includes(space) ? icon(recruit, "mark") : nothing}${buildSpaces.includes(space) ? icon(build, "mark") : nothing}`
            : nothing
        }</i>`,
    )}</span>
    <span class="apart">${labels.apart(reputation - time)}</span>
  </div>`;
}
