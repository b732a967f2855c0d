import { html, type SVGTemplateResult, svg, type TemplateResult } from "lit";

/** Icons of 24 by 24 units in the colour of the text. */
const DRAWN = {
  logo: svg`<path d="M3 3h8v8H3z" fill="var(--sw-empire)"/><path d="m17 3 5 8H12z" fill="var(--sw-rebel)"/><circle cx="7" cy="17" r="3" fill="none" stroke="var(--sw-neutral)" stroke-width="2.4"/><circle cx="17" cy="17" r="4" fill="var(--sw-legal)"/>`,
  empire: svg`<path fill-rule="evenodd" d="M4 4h16v16H4zm4.5 4.5v7h7v-7z"/>`,
  rebel: svg`<path d="m12 3 9 18-9-5-9 5z"/>`,
  player: svg`<circle cx="12" cy="8" r="4" fill="none" stroke="currentColor" stroke-width="2"/><path d="M4 21c0-4 3.5-7 8-7s8 3 8 7" fill="none" stroke="currentColor" stroke-width="2"/>`,
  link: svg`<path d="M9 15 15 9M11 6l2-2a5 5 0 0 1 7 7l-2 2M13 18l-2 2a5 5 0 0 1-7-7l2-2" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>`,
  bot: svg`<rect x="5" y="5" width="14" height="14" rx="3" fill="none" stroke="currentColor" stroke-width="2"/><rect x="9" y="9" width="6" height="6"/><path d="M9 2v3m6-3v3M9 19v3m6-3v3M2 9h3m-3 6h3m14-6h3m-3 6h3" stroke="currentColor" stroke-width="2"/>`,
  scroll: svg`<path d="M6 4h11v13a3 3 0 0 1-3 3H5a2 2 0 0 1-2-2v-2h8M9 8h5m-5 4h5" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/>`,
  theme: svg`<path d="M12 3a9 9 0 1 0 0 18z"/><circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" stroke-width="2"/>`,
  back: svg`<path d="m14 5-7 7 7 7" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>`,
  next: svg`<path d="m10 5 7 7-7 7" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>`,
  first: svg`<path d="m18 5-8 7 8 7zM6 5v14" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linejoin="round"/>`,
  last: svg`<path d="m6 5 8 7-8 7zM18 5v14" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linejoin="round"/>`,
  play: svg`<path d="m7 4 13 8-13 8z" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linejoin="round"/>`,
  pause: svg`<path d="M8 5v14m8-14v14" stroke="currentColor" stroke-width="3"/>`,
  fork: svg`<circle cx="6" cy="5" r="2.4" fill="none" stroke="currentColor" stroke-width="2"/><circle cx="6" cy="19" r="2.4" fill="none" stroke="currentColor" stroke-width="2"/><circle cx="18" cy="5" r="2.4" fill="none" stroke="currentColor" stroke-width="2"/><path d="M6 8v8m12-9c0 6-10 4-11 9" fill="none" stroke="currentColor" stroke-width="2"/>`,
  copy: svg`<path d="M8 8h12v12H8zM4 16V4h12" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/>`,
  open: svg`<path d="M12 16V4m-5 5 5-5 5 5M4 16v4h16v-4" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>`,
  search: svg`<circle cx="10.5" cy="10.5" r="6.5" fill="none" stroke="currentColor" stroke-width="2"/><path d="m15.5 15.5 5 5" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>`,
  list: svg`<path d="M8 6h13M8 12h13M8 18h13M3 6h1m-1 6h1m-1 6h1" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/>`,
  board: svg`<path d="M3 4h18v16H3zM3 10h18M9 10v10" fill="none" stroke="currentColor" stroke-width="2"/>`,
  tick: svg`<path d="m5 12 5 5 9-10" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>`,
} as const satisfies Readonly<Record<string, SVGTemplateResult>>;

/** The name of an icon. */
export type IconName = keyof typeof DRAWN;

/** Draws a decorative icon, hidden from screen readers because text stands beside it. */
export function icon(name: IconName): TemplateResult {
  return html`<svg class="icon" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">${DRAWN[name]}</svg>`;
}

/** Draws the mark of a seat's side, in its colour and shape. */
export function sideMark(seat: string): TemplateResult {
  const side = sideOf(seat);
  return html`<span class="mark ${side}">${icon(side === "neutral" ? "player" : side)}</span>`;
}

/** Returns the side whose colours a seat has. */
function sideOf(seat: string): "empire" | "rebel" | "neutral" {
  if (seat.startsWith("rebel") || seat === "player-2") return "rebel";
  return seat.startsWith("imperial") || seat === "empire" || seat === "player-1" ? "empire" : "neutral";
}
