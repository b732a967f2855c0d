import { type CSSResultGroup, css } from "lit";

/** The styles of a wide board of the Deckbuilding Game. */
const WIDE = css`
  .table { position: relative; display: flex; gap: var(--sw-4); min-height: 100%; min-width: 760px; padding: 14px; }
  .lines { position: absolute; inset: 0; width: 100%; height: 100%; z-index: 1; pointer-events: none; fill: none; stroke: var(--sw-chosen); stroke-width: 2; stroke-linejoin: round; overflow: visible; }
  .lines .heads { fill: var(--sw-chosen); }
  .rail { width: 182px; flex: none; display: flex; flex-direction: column; gap: var(--sw-3); }
  .between { flex: 1; display: flex; min-height: 210px; }
  .rows { flex: 1; min-width: 0; display: flex; flex-direction: column; }
  .channel { height: 58px; flex: none; }
  .play { display: flex; align-items: flex-start; min-height: 142px; }
  .near-play { min-height: 146px; padding-top: 10px; }
  .lane { flex: 1; min-width: 0; display: flex; gap: 7px; }
  .row { display: flex; gap: 11px; padding-top: 6px; align-items: flex-start; }
  .own-hand { display: flex; gap: 11px; padding-top: 18px; min-height: 196px; align-items: flex-start; }
  .own-hand .lane { gap: 11px; }
  .play .lane, .own-hand .lane { padding: 5px 0 12px; }

  .face { display: flex; flex-direction: column; height: 100%; border-radius: inherit; overflow: hidden; }
  .name { font-weight: 600; font-size: 12.5px; line-height: 1.22; font-stretch: var(--sw-narrow); }
  .name i { font-style: normal; font-size: 10px; }
  .art { position: relative; display: grid; place-items: center; flex: none; height: 56px; color: var(--side); overflow: hidden; --sw-hole: var(--side-fill);
    background: radial-gradient(circle at var(--px, 78%) var(--py, 60%), color-mix(in srgb, var(--side) 13%, transparent) 0 34px, transparent 34.5px),
      radial-gradient(circle at 30% 118%, color-mix(in srgb, var(--side) 16%, transparent) 0 40px, transparent 40.5px),
      radial-gradient(circle at 12% 24%, color-mix(in srgb, var(--side) 60%, transparent) 0 .9px, transparent 1.4px),
      radial-gradient(circle at 34% 64%, color-mix(in srgb, var(--side) 50%, transparent) 0 .8px, transparent 1.3px),
      radial-gradient(circle at 62% 16%, color-mix(in srgb, var(--side) 60%, transparent) 0 1px, transparent 1.5px),
      radial-gradient(circle at 90% 30%, color-mix(in srgb, var(--side) 50%, transparent) 0 .8px, transparent 1.3px),
      radial-gradient(circle at 74% 82%, color-mix(in srgb, var(--side) 50%, transparent) 0 .8px, transparent 1.3px), var(--side-fill); }
  .sky-1 { --px: 16%; --py: 74%; }
  .sky-2 { --px: 96%; --py: 20%; }
  .sky-3 { --px: 4%; --py: 10%; }
  .art .kind { font-size: 36px; }
  .art .mark { position: absolute; left: 7px; bottom: 6px; font-size: 11px; }
  .figures { display: flex; align-items: center; gap: 7px; }
  .card .figures:has(> :nth-child(4)) { gap: 4px; font-size: 12.5px; padding-inline: 6px; }
  .figures:has(> :nth-child(4)) .figure { gap: 2px; }
  .figures .last { margin-inline-start: auto; color: var(--sw-text); }
  .figures .none { color: var(--sw-text-3); }
  .figures .none b { color: inherit; }
  .hurt b { color: var(--sw-damage); }
  .figures small { color: var(--sw-text-2); font-size: var(--sw-size-1); margin-inline-start: auto; }
  .figure small { margin: 0; font-weight: 400; }
  .done { opacity: .55; }

  .card { width: 120px; height: 174px; }
  .own-hand .card { width: 124px; }
  .card .head { display: flex; justify-content: space-between; gap: 4px; height: 39px; padding: 7px 7px 0 10px; flex: none; }
  .card .head .figure { align-self: flex-start; font-size: var(--sw-size-4); line-height: 1.1; }
  .card .head .name { overflow: hidden; max-height: 2.5em; }
  .card .head .long { font-stretch: 72%; letter-spacing: -.2px; }
  .card .figures { padding: 4px 8px 2px; line-height: 19px; font-size: 14px; flex: none; }
  .card .text { padding: 0 8px; font-size: 11px; line-height: 13px; font-stretch: 88%; color: var(--sw-text-2); overflow: hidden; display: -webkit-box; -webkit-line-clamp: 3; -webkit-box-orient: vertical; }
  .empty { border: 1px dashed var(--sw-line); border-radius: var(--sw-radius-2); display: grid; place-items: center; color: var(--sw-text-3); font-size: var(--sw-size-2); }
  .back > :first-child { display: grid; place-items: center; width: 100%; height: 100%; border-radius: var(--sw-radius-2); border: 1px solid var(--sw-line-strong);
    background: repeating-linear-gradient(45deg, var(--sw-raised) 0 6px, var(--sw-surface) 6px 12px); font-size: var(--sw-size-5); }

  .piece.target::before { content: "◎"; position: absolute; z-index: 2; left: -8px; top: -8px; width: 20px; height: 20px; border-radius: 50%; display: grid; place-items: center; font: 700 15px/1 var(--sw-font); color: var(--sw-on-chosen); background: var(--sw-chosen); box-shadow: none; }
  .tile { width: 98px; height: 126px; }
  .tile.crowded + .tile.crowded { margin-inline-start: -24px; }
  .tile.crowded:hover, .tile.crowded:focus-within { z-index: 4; }
  .tile.committed { translate: 0 -10px; }
  .tile .art { height: 54px; }
  .tile .name { padding: 7px 8px 0; flex: 1; overflow: hidden; }
  .tile .figures { padding: 0 8px 13px; font-size: 14px; }
  .tile .figure.attack b, .tile .figure.none b { font-size: var(--sw-size-4); }
  .pilots { width: 66px; margin-inline-start: 10px; align-self: center; display: flex; flex-direction: column; align-items: center; }
  .pilots > .look { height: 66px; display: grid; place-items: center; font-size: 24px; color: var(--sw-neutral); --sw-hole: var(--sw-raised); }
  .pilots > .look .name { position: absolute; top: 72px; left: -8px; right: -8px; text-align: center; font-weight: 400; color: var(--sw-text-2); }
  .pilots b { color: var(--sw-text); }
  .pilots .price { color: var(--sw-resource); }
  .pilots .piles { margin: 44px 0 0; gap: 8px; }
  .hand-hint { align-self: center; max-width: 190px; color: var(--sw-text-3); font-size: var(--sw-size-2); padding-inline-start: 14px; }

  .piles { display: flex; gap: 26px; flex: none; padding: 18px 8px 0 12px; margin-inline-start: auto; }
  .pile { display: flex; flex-direction: column; align-items: center; font-size: var(--sw-size-1); color: var(--sw-text-2); min-width: 48px; }
  .pile b { font-size: var(--sw-size-3); font-weight: 650; color: var(--sw-text); margin-top: 2px; }
  .pile small { font-size: var(--sw-size-1); }
  .pile .phone { display: none; }
  .stack { display: grid; place-items: center; width: 48px; height: 62px; border: 1px solid var(--sw-line-strong); border-radius: 7px; background: var(--sw-raised); font-size: 19px; color: var(--sw-text-3); }
  .stack.fan { position: relative; border: 0; background: none; width: 70px; }
  .stack.fan i { position: absolute; top: 2px; left: 16px; width: 40px; height: 58px; border: 1px solid var(--sw-line-strong); border-radius: 6px; background: var(--sw-raised); rotate: calc(var(--turn) * 5deg); translate: calc(var(--turn) * 6px) 0; transform-origin: 50% 120%; }
  button.pile:hover .stack { border-color: var(--sw-text-2); }
  .piles.small { padding: 0; }
  .small .pile { flex-direction: row; gap: 3px; min-width: 0; min-height: 24px; }
  .small .stack { display: none; }
  .small .phone { display: inline; font-size: 13px; }
  .small .pile b { margin: 0; font-weight: 400; font-size: var(--sw-size-1); color: var(--sw-text-2); }
  .small .pile small { display: none; }
  .list-head { font-weight: 650; color: var(--sw-text); margin: 10px 0 4px; }
  .list li { padding: 3px 0; border-bottom: 1px solid var(--sw-line); }
  .list small { color: var(--sw-text-3); font-size: var(--sw-size-1); }
`;

const BASES = css`
  .base > .look { padding: 12px; border-radius: var(--sw-radius-3); background: var(--sw-surface); display: flex; flex-direction: column; align-items: center; gap: 6px; height: auto; }
  .base.aimed.aimed > .look { border-color: var(--sw-line-strong); }
  .base-head { display: flex; align-items: center; gap: 8px; width: 100%; }
  .base-head .mark { font-size: 14px; color: var(--side); --sw-hole: var(--sw-surface); }
  .base-head .name { font-size: var(--sw-size-3); flex: 1; }
  .lost { display: flex; align-items: center; gap: 4px; font-size: var(--sw-size-1); color: var(--sw-text-2); }
  .lost i { width: 9px; height: 9px; border: 1px solid var(--sw-text-2); border-radius: 1px; }
  .lost i.on { background: var(--sw-text-2); }
  .ring { position: relative; display: grid; justify-items: center; width: 112px; height: 112px; align-content: center; }
  .ring > svg { position: absolute; inset: 0; rotate: 135deg; fill: none; stroke-width: 9; stroke: var(--sw-line); }
  .ring .on { stroke: var(--sw-damage); }
  .ring .next { stroke: var(--sw-chosen); stroke-opacity: .9; stroke-width: 9; }
  .ring b { font-size: var(--sw-size-6); font-weight: 700; line-height: 1; z-index: 1; margin-top: 2px; }
  .ring small { font-size: var(--sw-size-1); color: var(--sw-text-2); z-index: 1; margin-top: 5px; }
  .ring .kind { position: absolute; bottom: -2px; left: 45px; font-size: 22px; color: var(--side); --sw-hole: var(--sw-surface); }
  .bar { display: none; }
  .coming { display: flex; align-items: center; gap: 6px; font-size: var(--sw-size-1); color: var(--sw-text-2); }
  .pill { display: inline-flex; align-items: center; gap: 6px; height: 20px; padding: 0 9px; border-radius: 10px; background: var(--sw-chosen); color: var(--sw-on-chosen); font-weight: 650; font-size: 12px; }
  .ability { width: 100%; padding: 7px 9px; border: 1px solid var(--sw-line); border-radius: var(--sw-radius-2); font-size: 11px; line-height: 14px; color: var(--sw-text-2); }
  .ability > span { display: -webkit-box; -webkit-line-clamp: 5; -webkit-box-orient: vertical; overflow: hidden; }
  .base.legal .ability { border-color: color-mix(in srgb, var(--sw-legal) 62%, transparent); }

  .force-track { display: grid; grid: auto 1fr auto / 28px 1fr; column-gap: 14px; padding: 0 12px; flex: 1; }
  .force-track .end { grid-column: 1 / 3; display: flex; align-items: center; gap: 5px; font-size: var(--sw-size-1); font-weight: 650; color: var(--side); padding-inline-start: 8px; }
  .track { position: relative; display: flex; flex-direction: column; justify-content: space-between; align-items: center; padding: 5px 0; }
  .track::before { content: ""; position: absolute; inset: 8px calc(50% - 1px); background: var(--sw-line-strong); }
  .track i { position: relative; width: 13px; height: 13px; border: 2px solid var(--sw-line-strong); border-radius: 50%; background: var(--sw-sunken); }
  .track .middle { border-radius: 1px; rotate: 45deg; width: 10px; height: 10px; }
  .track .here { rotate: none; width: 26px; height: 26px; border: 2px solid var(--sw-force); border-radius: 50%; display: grid; place-items: center; color: var(--sw-force); font-style: normal; font-size: 18px; --sw-hole: var(--sw-sunken); }
  .force-track p { grid-area: 2 / 2; font-size: var(--sw-size-2); font-weight: 600; align-self: start; padding-top: 8px; }
  .force-track .track { grid-area: 2 / 1; }
  .force-track .end:first-child { grid-row: 1; }
  .force-track .end:last-of-type { grid-row: 3; }
  
`;

const PHONE = css`
  @container sw (max-width: 1079px) {
    .row, .lane { overflow-x: auto; padding: 8px 6px 12px 8px; margin-inline-start: -8px; }
    .tile.committed { translate: 0 -4px; }
    .own-hand .lane { padding-bottom: 8px; }
  }
  @container sw (max-width: 639px) {
    .table { flex-direction: column; gap: 0; padding: 0; min-width: 0; }
    .rail, .rows { display: contents; }
    .lines, .channel { display: none; }
    .far { order: 1; } .far-play { order: 2; } .between { order: 3; } .row { order: 4; } .near-play { order: 5; } .near { order: 6; } .own-hand { order: 7; }
    .play, .own-hand { position: relative; min-height: 0; padding: 0; }
    .play .lane, .row, .own-hand .lane { padding: 9px 12px 12px; margin: 0; gap: 8px; scrollbar-width: none; }
    .far-play .lane:empty, .near-play .lane:empty { min-height: 40px; }
    .between { min-height: 0; }
    .force-track > .end.end, .force-track > .track.track { grid-area: auto; }
    .force-track { grid: auto / auto 1fr auto; align-items: center; gap: 10px; padding: 6px 12px; }
    .force-track .end { grid-column: auto; padding: 0; }
    .force-track.empire .end:first-child { order: 3; } .force-track.empire .track { flex-direction: row-reverse; order: 2; } .force-track.empire .end { flex-direction: row-reverse; } .force-track.empire .end.empire { flex-direction: row; }
    .track { flex-direction: row; padding: 0; }
    .track::before { inset: calc(50% - 1px) 8px; }
    .track .here { width: 22px; height: 22px; font-size: 16px; }
    .force-track p { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }

    .base { width: 100%; }
    .base > .look { display: grid; grid: auto auto / 14px auto 1fr auto; gap: 5px 11px; align-items: center; padding: 9px 12px; border-radius: 0; border-width: 1px 0; }
    .base > .base-head { display: contents; }
    .base.legal::before { left: 4px; top: 4px; }
    .base-head { display: contents; }
    .base-head .mark { grid-row: 1 / 3; }
    .base-head .name { font-weight: 650; }
    .ring, .base .ability { display: none; }
    .base .coming { grid-area: 1 / 4; }
    .base-head .name { grid-area: 1 / 2; }
    .base .coming { font-size: 0; }
    .bar { grid-area: 2 / 2 / 3 / 5; min-height: 19px; display: flex; align-items: center; gap: 10px; font-size: var(--sw-size-2); }
    .bar > i { position: relative; flex: 1; height: 9px; border-radius: 5px; overflow: hidden; background: linear-gradient(90deg, var(--sw-damage) calc(var(--damage) * 100%), transparent 0),
      repeating-linear-gradient(90deg, var(--sw-chosen) 0 4px, transparent 4px 6px) calc(var(--damage) * 100%) 0 / calc(var(--coming) * 100%) 100% no-repeat, var(--sw-line); }
    .lost { grid-area: 1 / 3; }
    .lost small { display: none; }
    .play .piles, .own-hand .piles { position: absolute; right: 12px; top: -54px; padding: 0; gap: 6px; z-index: 2; }
    .table:has(.far.aimed) .far-play .piles, .table:has(.near.aimed) .own-hand .piles { right: 68px; }
    .pile { flex-direction: row; gap: 3px; min-width: 24px; min-height: 24px; }
    .pile .stack, .pile small { display: none; }
    .pile .phone { display: inline; line-height: 1; font-size: 13px; }
    .pile b { margin: 0; font-weight: 400; font-size: var(--sw-size-1); color: var(--sw-text-2); }
    .card, .own-hand .card { width: 86px; height: 124px; }
    .card .head { height: 38px; padding: 6px 5px 0 9px; }
    .card .head .figure { font-size: 13.5px; }
    .card .art { height: 42px; }
    .tile .art { height: 40px; }
    .art .kind { font-size: 27px; }
    .name i { display: none; }
    .card .name, .tile .name { font-size: 12px; font-stretch: 80%; }
    .card .head .figure { position: absolute; z-index: 1; right: 4px; top: 42px; padding: 1px 4px; border-radius: 4px; font-size: var(--sw-size-3); background: color-mix(in srgb, var(--sw-raised) 86%, transparent); }
    .card .text { display: none; }
    .card .figures { padding: 6px 7px; flex-wrap: wrap; gap: 2px 6px; }
    .card .figures:has(> :nth-child(4)) :is(.resource, .force) { display: none; }
    .tile { width: 80px; height: 110px; }
    .tile.crowded + .tile.crowded { margin: 0; }
    .tile .name { padding: 4px 7px 0; line-height: 1.12; }
    .tile .figures { padding: 0 6px 12px; gap: 3px; font-size: 13px; }
    .tile .figure { gap: 2px; }
    .pilots > .look { height: 60px; }
    .near-play .lane { padding-top: 14px; }
    .pilots { width: 60px; margin: 0; align-self: flex-start; }
    .pilots .piles { display: none; }
    .own-hand .card:not(.back) { width: 144px; height: 44px; }
    .own-hand .card .face { display: grid; grid: 1fr / 40px 1fr; align-items: center; }
    .own-hand .card .art { grid-area: 1 / 1; height: 100%; background: none; }
    .own-hand .card .art .kind { font-size: 20px; }
    .own-hand .card .art .mark, .own-hand .card .figures, .own-hand .card .head .figure { display: none; }
    .own-hand .card .head { height: auto; padding: 0 6px 0 0; }
    .own-hand .card.back { width: 32px; height: 44px; }
    .hand-hint { display: none; }
    .tray { padding: 10px 12px 12px; }
  }
`;

/** The styles of the board of the Deckbuilding Game. */
export const DECKBUILDER: CSSResultGroup = [WIDE, BASES, PHONE];
