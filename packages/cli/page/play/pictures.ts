import { html, type SVGTemplateResult, svg, type TemplateResult } from "lit";
import type { GameKey } from "../games/registry.ts";

/** The cards of a drawn hand: position, angle and colours. */
const CARDS = [
  [92, 70, -24, "empire"],
  [120, 56, -10, "neutral"],
  [147, 50, 0, "rebel"],
  [174, 56, 10, "empire"],
  [202, 70, 24, "rebel"],
] as const;

/** The stars of a drawn map: position and side. */
const STARS = [
  [90, 30, "neutral"],
  [120, 44, "empire"],
  [155, 24, "rebel"],
  [192, 36, "neutral"],
  [222, 26, "empire"],
  [78, 70, "rebel"],
  [112, 80, "neutral"],
  [148, 66, "neutral"],
  [184, 74, "empire"],
  [216, 66, "rebel"],
  [100, 108, "empire"],
  [140, 104, "rebel"],
  [178, 110, "neutral"],
  [208, 102, "empire"],
] as const;
/** The lines between stars, as pairs of indices. */
const WAYS = [
  [0, 1],
  [1, 2],
  [2, 3],
  [3, 4],
  [0, 5],
  [1, 6],
  [2, 7],
  [3, 7],
  [3, 8],
  [4, 9],
  [5, 6],
  [6, 7],
  [7, 8],
  [8, 9],
  [5, 10],
  [6, 10],
  [6, 11],
  [7, 11],
  [8, 12],
  [9, 13],
  [10, 11],
  [11, 12],
  [12, 13],
] as const;

const DRAWN: Readonly<Record<GameKey, SVGTemplateResult>> = {
  deckbuilder: svg`${CARDS.map(
    ([x, y, lean, side]) =>
      svg`<rect x=${x - 21} y=${y - 30} width="42" height="60" rx="6" transform="rotate(${lean} ${x} ${y})" fill="var(--sw-${side}-fill)" stroke="var(--sw-${side})" stroke-width="1.5"/>`,
  )}`,
  rebellion: svg`${WAYS.map(
    ([from, to]) =>
      svg`<line x1=${STARS[from][0]} y1=${STARS[from][1]} x2=${STARS[to][0]} y2=${STARS[to][1]} stroke="var(--sw-line-strong)"/>`,
  )}${STARS.map(([x, y, side]) => svg`<circle cx=${x} cy=${y} r="5" fill="var(--sw-${side})"/>`)}`,
  legion: svg`<rect x="6" y="6" width="288" height="118" fill="var(--sw-table)"/><circle cx="190" cy="46" r="25" fill="var(--sw-area)"/>
    <circle cx="64" cy="86" r="84" fill="none" stroke="var(--sw-line-strong)" stroke-dasharray="4 4"/>
    <line x1="82" y1="80" x2="214" y2="40" stroke="var(--sw-cover)" stroke-width="2" stroke-dasharray="6 4"/>
    <circle cx="64" cy="86" r="17" fill="var(--sw-empire-fill)" stroke="var(--sw-empire)" stroke-width="2"/>
    ${[
      [232, 36],
      [254, 30],
      [228, 58],
      [252, 54],
    ].map(
      ([x, y]) =>
        svg`<circle cx=${x} cy=${y} r="8" fill="var(--sw-rebel-fill)" stroke="var(--sw-rebel)" stroke-width="2"/>`,
    )}`,
};

/** Draws a small picture that represents a game. */
export function gamePicture(key: GameKey): TemplateResult {
  return html`<svg class="picture" viewBox="0 0 300 130" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${DRAWN[key]}</svg>`;
}
