import { type CSSResult, css, unsafeCSS } from "lit";
import { TOKENS } from "./tokens.ts";

const TOKEN_RULES = unsafeCSS(TOKENS);

/** The styles of the frame: top bar, board, side panel and ask bar, by the width of the element. */
const FRAME = css`
  :host {
    display: block;
    container: sw / inline-size;
    height: 100%;
    min-height: 480px;
    font: 400 var(--sw-size-3) / 1.35 var(--sw-font);
    color: var(--sw-text);
    background: var(--sw-bg);
    --sw-hole: var(--sw-raised);
  }
  *, *::before, *::after { box-sizing: border-box; }
  button { font: inherit; color: inherit; background: none; border: 0; padding: 0; cursor: pointer; text-align: start; }
  ul, ol { list-style: none; margin: 0; padding: 0; }
  h2, h3, p { margin: 0; font-size: inherit; font-weight: inherit; }
  .icon { width: 1em; height: 1em; flex: none; }
  .hidden-text { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  :focus-visible { outline: 2px dashed var(--sw-legal); outline-offset: 2px; }

  .frame { position: relative; height: 100%; min-height: inherit; display: grid; overflow: hidden;
    grid: "top top" 44px "board side" minmax(0, 1fr) "ask side" auto / minmax(0, 1fr) 300px; }
  .top { grid-area: top; display: flex; align-items: center; gap: var(--sw-2); padding: 0 var(--sw-4);
    background: var(--sw-surface); border-bottom: 1px solid var(--sw-line); }
  .top h2 { margin-inline-end: 6px; font-weight: 650; white-space: nowrap; }
  .top .sub { color: var(--sw-text-2); font-size: var(--sw-size-2); overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  .top .sub + .sub::before { content: "· "; }
  .top .space { flex: 1; }
  .tool { width: 36px; height: 36px; display: grid; place-items: center; font-size: 20px; color: var(--sw-text-2); border-radius: var(--sw-radius-2); }
  .tool:hover:not(:disabled) { background: var(--sw-raised); color: var(--sw-text); }
  .tool:disabled { opacity: .4; cursor: default; }
  .board { grid-area: board; position: relative; overflow: auto; background: var(--sw-sunken); }
  .side { grid-area: side; display: flex; flex-direction: column; min-height: 0; background: var(--sw-surface); border-left: 1px solid var(--sw-line); z-index: 6; }
  .side .close { display: none; }
  .drawer-only { display: none; }
  .find { position: absolute; z-index: 7; left: 50%; top: 12px; translate: -50% 0; display: flex; align-items: center; gap: var(--sw-2); width: min(360px, 92%); height: 44px; padding: 0 var(--sw-3); border: 1px solid var(--sw-line-strong); border-radius: var(--sw-radius-2); background: var(--sw-raised); box-shadow: var(--sw-lift); }
  .find input { flex: 1; min-width: 0; height: 100%; border: 0; background: none; color: inherit; font: inherit; outline-offset: -2px; }
  .find output { font-size: var(--sw-size-1); color: var(--sw-text-2); white-space: nowrap; }

  .seat { display: grid; grid: auto auto / 22px 1fr auto; column-gap: var(--sw-3); align-items: center; align-content: center; height: 54px; padding: 0 var(--sw-4); }
  .seat.asked { background: var(--sw-raised); }
  .seat .icon { grid-row: 1 / 3; font-size: 17px; }
  .seat small { grid-column: 2; color: var(--sw-text-2); font-size: var(--sw-size-1); }
  .seat strong { font-weight: 600; line-height: 1.2; }
  .seat time { grid-area: 1 / 3 / 3; font-size: var(--sw-size-4); font-weight: 600; color: var(--sw-text-2); font-variant-numeric: tabular-nums; }
  .seat.asked time { color: var(--sw-text); }
  .empire { --side: var(--sw-empire); --side-fill: var(--sw-empire-fill); }
  .rebel { --side: var(--sw-rebel); --side-fill: var(--sw-rebel-fill); }
  .neutral { --side: var(--sw-neutral); --side-fill: var(--sw-neutral-fill); }
  .mark { color: var(--side); }

  .tabs { display: flex; padding: var(--sw-2) var(--sw-3) 0; border-bottom: 1px solid var(--sw-line); }
  .tabs button { padding: 8px 10px; color: var(--sw-text-2); border-bottom: 2px solid transparent; font-size: var(--sw-size-2); }
  .tabs [aria-selected="true"] { color: var(--sw-text); font-weight: 650; border-color: var(--sw-text); }
  .page { flex: 1; min-height: 60px; overflow: auto; padding: var(--sw-2) var(--sw-4); font-size: var(--sw-size-2); color: var(--sw-text-2); overflow-anchor: none; }
  .log li { margin-bottom: 5px; }
  .log .turn { display: flex; align-items: center; gap: var(--sw-3); color: var(--sw-text-3); font-size: var(--sw-size-1); margin-top: 8px; }
  .log .turn::after { content: ""; flex: 1; border-top: 1px solid var(--sw-line); }
  .log .new { color: var(--sw-text); }
  .rule { margin: var(--sw-3); padding: var(--sw-3); border: 1px solid var(--sw-line); border-radius: var(--sw-radius-2);
    background: var(--sw-raised); font-size: var(--sw-size-2); max-height: 40%; overflow: auto; flex: none; }
  .rule h3 { font-weight: 650; margin-bottom: 4px; }
  .rule p + p { margin-top: 4px; }
  .rule .source, .rule .facts { color: var(--sw-text-2); }
  .rule .source { font-size: var(--sw-size-1); margin-top: 8px; overflow-wrap: anywhere; }
  .rule a { color: inherit; }
  .rule.refused { border-color: var(--sw-refused); }

  .ask { grid-area: ask; display: flex; align-items: center; gap: var(--sw-4); min-height: 64px; padding: 11px var(--sw-4);
    background: var(--sw-surface); border-top: 1px solid var(--sw-line); z-index: 4; }
  .question { flex: 1 1 240px; min-width: 0; }
  .question p:first-child { font-size: var(--sw-size-4); font-weight: 600; line-height: 1.25; }
  .question .hint { color: var(--sw-text-2); font-size: var(--sw-size-2); }
  .answers { display: flex; flex-wrap: wrap; justify-content: flex-end; align-items: center; gap: var(--sw-2) var(--sw-3); max-height: 40cqh; overflow: auto; padding: 3px; }
  .answer { display: flex; align-items: center; gap: 8px; min-height: 40px; padding: 0 16px; border: 1px solid var(--sw-line-strong); border-radius: var(--sw-radius-2); font-weight: 600; }
  .answer:hover { background: var(--sw-raised); }
  .answer.quiet { border-color: transparent; color: var(--sw-text-2); }
  .answer.main { background: var(--sw-legal); color: var(--sw-on-legal); border-color: var(--sw-legal); }
  .answer.main:hover { filter: brightness(1.08); }
  kbd { font: 500 11px var(--sw-font); padding: 0 5px; border: 1px solid currentcolor; border-radius: 4px; opacity: .75; }
  .figure { display: inline-flex; align-items: center; gap: 4px; font-weight: 600; white-space: nowrap; }
  .figure b { font-weight: inherit; color: var(--sw-text); }
  .figure.attack, .figure.attack b { color: var(--sw-attack); }
  .figure.resource, .figure.resource b { color: var(--sw-resource); }
  .figure.force, .figure.force b { color: var(--sw-force); }
  .amount { font-size: var(--sw-size-5); }
`;

/** The styles of pieces and their states. */
const PIECES = css`
  .piece { position: relative; flex: none; }
  .piece > .look { position: relative; display: block; width: 100%; height: 100%; border-radius: var(--sw-radius-2); background: var(--sw-raised);
    border: 1px solid var(--sw-line); transition: translate var(--sw-fast) var(--sw-ease), box-shadow var(--sw-fast); }
  .piece.legal > .look { border: 1.5px solid color-mix(in srgb, var(--sw-legal) 62%, transparent); }
  .piece.legal::before { content: ""; position: absolute; z-index: 2; left: -5px; top: -5px; width: 12px; height: 12px; border-radius: 50%; background: var(--sw-legal); box-shadow: 0 0 0 2px var(--sw-sunken); pointer-events: none; }
  .piece.chosen > .look { border: 1px solid var(--sw-chosen); box-shadow: 0 0 0 1.5px var(--sw-chosen); }
  .piece.chosen.held::before, .piece.chosen.picked::before { content: "✓"; position: absolute; z-index: 2; left: -7px; top: -7px; width: 18px; height: 18px; border-radius: 50%; display: grid; place-items: center;
    font: 700 11px/1 var(--sw-font); color: var(--sw-on-chosen); background: var(--sw-chosen); pointer-events: none; box-shadow: none; }
  .piece.refused > .look { border: 2px solid var(--sw-refused); animation: shake calc(var(--sw-step)) 1; }
  .piece.refused::before { content: "⊘"; position: absolute; z-index: 2; left: -8px; top: -8px; width: 20px; height: 20px; border-radius: 50%; display: grid; place-items: center;
    font: 700 14px/1 var(--sw-font); color: var(--sw-on-refused); background: var(--sw-refused); pointer-events: none; }
  .hit { position: absolute; inset: 0; z-index: 1; border-radius: var(--sw-radius-2); touch-action: manipulation; }
  .piece > .hit:focus-visible, .piece > .hit:hover { outline: 2px dashed color-mix(in srgb, var(--sw-text) 60%, transparent); outline-offset: 2px; }
  .piece > .hit:focus-visible { outline-color: var(--sw-text); }
  .piece.legal > .hit:focus-visible, .piece.legal > .hit:hover { outline-color: var(--sw-legal); }
  .piece[data-dragged] > .look { opacity: .5; }
  @keyframes shake { 25%, 75% { translate: 3px; } 50%, 100% { translate: -3px; } }
  .chip { position: absolute; z-index: 3; left: 50%; bottom: -9px; translate: -50% 0; display: flex; align-items: center; justify-content: center; gap: 5px; height: 20px; min-width: 24px; padding: 0 8px; border-radius: 10px;
    font-size: 12px; font-stretch: 88%; font-weight: 650; white-space: nowrap; max-width: calc(100% + 10px); background: var(--sw-chosen); color: var(--sw-on-chosen); }
  .chip > span { overflow: hidden; text-overflow: ellipsis; }
  button.chip { background: var(--sw-legal); color: var(--sw-on-legal); }
  button.chip::after { content: ""; position: absolute; inset: -2px 0; }
  .why { position: absolute; z-index: 5; width: 226px; padding: 10px 12px; border: 1px solid var(--sw-line-strong); border-radius: var(--sw-radius-2); background: var(--sw-raised); box-shadow: var(--sw-lift); font-size: var(--sw-size-2); }
  .why .icon { color: var(--sw-refused); font-size: 16px; vertical-align: -3px; margin-inline-end: 6px; }
  .tray { display: flex; gap: 11px; overflow-x: auto; padding: 12px var(--sw-4) 14px; background: var(--sw-surface); border-top: 1px solid var(--sw-line); position: sticky; bottom: 0; z-index: 3; }
  .tray h3 { position: sticky; left: 0; color: var(--sw-text-2); font-size: var(--sw-size-2); align-self: center; width: 88px; flex: none; }
  .ghost { position: absolute; z-index: 9; pointer-events: none; padding: 6px 10px; border-radius: var(--sw-radius-2); background: var(--sw-chosen); color: var(--sw-on-chosen); font-weight: 600; box-shadow: var(--sw-lift); translate: -50% -50%; }
`;

const NARROW = css`
  @container sw (max-width: 1079px) {
    .frame { grid: "top" 44px "board" minmax(0, 1fr) "ask" auto / minmax(0, 1fr); }
    .side { position: absolute; inset: 0 0 0 auto; width: min(320px, 92%); visibility: hidden; translate: 100% 0; transition: translate var(--sw-step) var(--sw-ease), visibility var(--sw-step); box-shadow: var(--sw-lift); }
    .side.open { translate: 0 0; visibility: visible; }
    .side .close { display: grid; margin-inline-start: auto; }
    .drawer-only { display: grid; }
  }
  @container sw (max-width: 639px) {
    .top { padding: 0 var(--sw-1) 0 var(--sw-3); gap: 2px; }
    .top h2, .find-button { display: none; }
    .top .sub + .sub { display: none; }
    .top .sub { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; color: var(--sw-text); font-size: var(--sw-size-2); font-weight: 600; line-height: 1.15; white-space: normal; }
    .tool { width: 44px; height: 44px; }
    .ask { flex-direction: column; align-items: stretch; gap: 8px; padding: 10px var(--sw-3) 12px; }
    .ask-head { display: flex; align-items: center; gap: 8px; }
    .question p:first-child { font-size: var(--sw-size-3); font-weight: 650; }
    .question .hint { display: none; }
    .answers { justify-content: space-between; flex-wrap: wrap; max-height: 216px; gap: 8px; padding: 2px; }
    .answer { min-height: 44px; flex: 1 1 auto; justify-content: center; padding: 0 8px; gap: 5px; font-size: 13px; font-stretch: 86%; }
    .answer.quiet { flex-grow: 0; }
    .answer kbd { display: none; }
  }
  @container sw (min-width: 640px) { .ask-head { display: contents; } }
  @media (prefers-reduced-motion: reduce) { *, *::before, *::after { animation: none; transition: none; } }
  :host([theme="contrast"]) .piece.legal > .look { border: 2.5px solid var(--sw-legal); }
  :host([theme="contrast"]) .answer { border-width: 2px; }
  :host([theme="contrast"]) :focus-visible { outline: 3px solid var(--sw-text); }
  @media (forced-colors: active) {
    .piece.legal > .look { border-color: Highlight; }
    .piece.legal::before { background: Highlight; forced-color-adjust: none; }
    .piece.chosen > .look { border-color: CanvasText; }
  }
`;

/** The styles that all boards share. */
export const SHARED: CSSResult[] = [TOKEN_RULES, FRAME, PIECES, NARROW];
