import { type CSSResultGroup, css } from "lit";

// The world has no `will-change`: with a layer kept for it, Chromium 150 on a loaded machine stops drawing the page for good
// now and then, since it waits for tiles of that layer that it never paints.
const TABLE = css`
  .legion { height: 100%; min-height: 100%; display: grid; grid: minmax(240px, 1fr) auto / minmax(0, 1fr); }
  .stage { position: relative; overflow: hidden; user-select: none; background: var(--sw-sunken); }
  .world { position: absolute; left: 50%; top: 0; --k: 1; }
  .table { display: block; width: 100%; height: 100%; overflow: visible; }
  .field { fill: var(--sw-table); }
  .grid { fill: none; stroke: var(--sw-table-grid); stroke-width: calc(1px / var(--k)); }
  .terrain .body { fill: var(--sw-terrain-1); stroke: color-mix(in srgb, var(--sw-text) 45%, transparent); stroke-width: calc(1px / var(--k)); }
  .terrain.height-2 .body { fill: var(--sw-terrain-2); }
  .terrain.height-3 .body { fill: var(--sw-terrain-3); }
  .terrain.barricade .body { fill: var(--sw-barricade); }
  .terrain.area .body { fill: var(--sw-area); stroke-dasharray: calc(6px / var(--k)) calc(4px / var(--k)); }
  .terrain .shadow { fill: #0007; }
  .terrain .label { fill: var(--sw-text-2); font: 500 calc(11px / var(--k)) / 1 var(--sw-font); text-anchor: middle; dominant-baseline: middle; }
  .far .label { display: none; }
  .trees { fill: url(#trees); }
  #trees path { fill: color-mix(in srgb, var(--sw-text) 16%, transparent); }
  #hatching path { fill: color-mix(in srgb, var(--sw-cover) 40%, transparent); }
  .territory { fill: color-mix(in srgb, var(--side) 7%, transparent); stroke: var(--side); stroke-width: calc(1.5px / var(--k)); stroke-dasharray: calc(8px / var(--k)) calc(6px / var(--k)); }

  .foot { fill: var(--side-fill); stroke: var(--side); stroke-width: max(2px, calc(1.5px / var(--k))); }
  .base { color: var(--side); --sw-hole: var(--side-fill); }
  .base use { fill: currentColor; }
  .base.leader .foot { fill: var(--side); }
  .base.leader { color: var(--sw-on-side); --sw-hole: var(--side); }
  .empire { --sw-on-side: var(--sw-on-empire); }
  .rebel { --sw-on-side: var(--sw-on-rebel); }
  .base:has(.wedge) .foot { fill: var(--side-fill); }
  .base:has(.wedge) { color: var(--side); --sw-hole: var(--side-fill); }
  .wedge { fill: var(--side); }
  .arcs { fill: none; stroke: var(--side); stroke-width: max(1.6px, calc(1.2px / var(--k))); }
  .unit-bases { cursor: pointer; }
  .unit-bases.legal .foot { stroke: var(--sw-legal); stroke-width: max(2.6px, calc(2px / var(--k))); }
  .unit-bases.active .foot, .unit-bases.chosen .foot { stroke: var(--sw-chosen); stroke-width: max(3px, calc(2px / var(--k))); }

  .on-table { position: absolute; inset: 0; pointer-events: none; }
  .on-table > .piece { pointer-events: auto; }
  .tag { position: absolute; width: max-content; height: 19px; translate: calc(-50% + var(--dx) / var(--k)) calc(-50% + var(--dy) / var(--k)); scale: calc(1 / var(--k)); }
  .piece.tag > .look { display: flex; align-items: center; gap: 4px; padding: 0 6px 0 8px; border: 0; border-radius: 4px; background: color-mix(in srgb, var(--sw-bg) 88%, transparent); box-shadow: inset 3px 0 0 var(--side); font-size: 11.5px; font-stretch: var(--sw-narrow); font-weight: 600; white-space: nowrap; }
  .tag .count { display: inline-flex; align-items: center; gap: 1px; font-weight: 650; color: var(--sw-text-2); }
  .tag .count.bad { color: var(--sw-damage); }
  .tag .count.good { color: var(--sw-legal); }
  .piece.tag.active > .look { background: var(--sw-chosen); color: var(--sw-on-chosen); box-shadow: none; }
  .tag.active .count { color: inherit; }
  .piece.tag.legal > .look { border: 0; box-shadow: inset 3px 0 0 var(--side), 0 0 0 1.5px var(--sw-legal); }
  .piece.tag.chosen > .look { border: 0; box-shadow: 0 0 0 2px var(--sw-chosen); }
  .tag.legal::before { width: 9px; height: 9px; left: -4px; top: -4px; }
  .leash { position: absolute; z-index: -1; left: 50%; top: 50%; height: 1px; transform-origin: 0 50%; background: color-mix(in srgb, var(--side) 70%, transparent); pointer-events: none; }
  .tag > .hit::after { content: ""; position: absolute; inset: -3px 0; }
  .token { position: absolute; translate: -50% -50%; }
  .piece.token > .look { display: grid; place-items: center; border: 0; background: none; color: var(--sw-neutral); font-size: 42%; }
  .token .look > svg { position: absolute; inset: 0; width: 100%; height: 100%; overflow: visible; }
  .token .edge { fill: color-mix(in srgb, var(--sw-neutral-fill) 70%, transparent); stroke: var(--sw-neutral); stroke-width: 3; }
  .token .icon:not(.look > svg:first-child) { position: static; width: 44%; height: 44%; inset: auto; }
  .piece.token.legal .edge { stroke: var(--sw-legal); stroke-width: 5; }
  .token > .hit { border-radius: 50%; }

  .legal-area { fill: color-mix(in srgb, var(--sw-legal) 22%, transparent); stroke: var(--sw-legal); stroke-width: calc(2px / var(--k)); }
  .slower { fill: none; stroke: color-mix(in srgb, var(--sw-legal) 75%, transparent); stroke-width: calc(1.2px / var(--k)); stroke-dasharray: calc(5px / var(--k)) calc(4px / var(--k)); }
  .tool-arm, .tool { fill: none; stroke: var(--sw-sight); stroke-width: 15; stroke-linejoin: round; stroke-linecap: butt; }
  .cohesion { fill: none; stroke: var(--sw-sight); stroke-width: calc(1.5px / var(--k)); stroke-dasharray: calc(1px / var(--k)) calc(5px / var(--k)); stroke-linecap: round; }
  .ghosts .foot { stroke: var(--sw-sight); stroke-width: max(2.2px, calc(1.8px / var(--k))); stroke-dasharray: none; }
  .ghosts .base.leader .foot { fill: var(--sw-sight); }
  .ghosts .base.leader { color: var(--sw-bg); --sw-hole: var(--sw-sight); }
  .ghosts.refused .foot, .ghosts.refused .put { stroke: var(--sw-refused); }
  .ghosts.refused .tool { stroke: color-mix(in srgb, var(--sw-refused) 55%, transparent); }
  .put { fill: color-mix(in srgb, var(--sw-sight) 30%, transparent); stroke: var(--sw-sight); stroke-width: max(2px, calc(1.5px / var(--k))); }
  .handle, .spot, .mini, .callout { position: absolute; translate: -50% -50%; }
  .handle { width: max(30px, calc(30px / var(--k))); height: max(30px, calc(30px / var(--k))); cursor: grab; z-index: 2; }
  .handle:active { cursor: grabbing; }
  .handle button { display: block; width: 100%; height: 100%; border-radius: 50%; cursor: inherit; touch-action: none; }
  .spots { position: absolute; inset: 0; pointer-events: none; }
  .spot { width: calc(24px / var(--k)); height: calc(24px / var(--k)); }
  .spot > .hit { border-radius: 50%; }
  .piece.spot::before { display: none; left: calc(50% - 4px / var(--k)); top: calc(50% - 4px / var(--k)); width: calc(8px / var(--k)); height: calc(8px / var(--k)); box-shadow: none; }
  .spots.shown .spot { pointer-events: auto; cursor: grab; }
  .spots.shown .hit { cursor: inherit; touch-action: none; }
  .spots.shown .spot::before, .piece.spot:focus-within::before { display: block; }
  .mini { min-width: calc(24px / var(--k)); min-height: calc(24px / var(--k)); }
  .piece.mini > .look { border-radius: 50%; background: none; border-width: calc(2.5px / var(--k)); border-color: var(--sw-legal); }
  .piece.mini.chosen > .look { border-color: var(--sw-chosen); }
  .piece.mini.legal::before { width: calc(8px / var(--k)); height: calc(8px / var(--k)); left: 0; top: 0; box-shadow: none; }
  .mini > .hit { border-radius: 50%; }
  .callout { z-index: 3; display: flex; align-items: center; gap: 7px; width: max-content; max-width: 320px; padding: 3px 11px; border: 1px solid var(--sw-line-strong); border-radius: 13px; background: var(--sw-bg); color: var(--sw-text); font-size: var(--sw-size-2); font-weight: 600; pointer-events: none; transform-origin: calc(var(--ax) * 1%) 50%; translate: calc(var(--ax) * -1%) calc(-50% + var(--dy) / var(--k)); scale: calc(1 / var(--k)); }
  .callout.refused { border-color: var(--sw-refused); }
  .callout.refused .icon { color: var(--sw-refused); }
  .callout.cover { color: var(--sw-cover); }
  .obscuring { fill: url(#hatching); stroke: var(--sw-cover); stroke-width: calc(1.8px / var(--k)); }
  .band { fill: none; stroke: color-mix(in srgb, var(--sw-sight) 65%, transparent); stroke-width: calc(1px / var(--k)); }
  .sight .label { fill: var(--sw-text-2); font: 500 calc(11px / var(--k)) / 1 var(--sw-font); }
  .ruler rect { fill: #ecf0f4; } .ruler rect.even { fill: #77849a; }
  .ruler circle { fill: var(--sw-bg); r: calc(8px / var(--k)); }
  .ruler text { fill: var(--sw-text); font: 650 calc(11px / var(--k)) / 1 var(--sw-font); text-anchor: middle; dominant-baseline: central; }
  .line { fill: none; stroke-width: calc(2px / var(--k)); stroke: var(--sw-sight); stroke-dasharray: calc(7px / var(--k)) calc(4px / var(--k)); paint-order: stroke; }
  .line.obscured { stroke: var(--sw-cover); stroke-dasharray: calc(3px / var(--k)) calc(3px / var(--k)); }
  .line.blocked, .cross { stroke: var(--sw-refused); fill: none; }
  .cross { stroke-width: calc(2px / var(--k)); }
  .unit-bases.target .foot { stroke: var(--sw-attack); stroke-width: max(3px, calc(2px / var(--k))); }
  .overview { position: absolute; right: 12px; top: 12px; width: 192px; height: 96px; border: 1px solid var(--sw-line-strong); border-radius: var(--sw-radius-1); background: var(--sw-bg); pointer-events: none; --k: 0.11; }
  .overview .label { display: none; }
  .dot { fill: var(--side); }
  .in-sight { fill: none; stroke: var(--sw-chosen); stroke-width: 14; }

  .scale-bar { position: absolute; left: 14px; bottom: 12px; font-size: var(--sw-size-1); color: var(--sw-text-2); pointer-events: none; }
  .scale-bar i { display: block; height: 7px; margin-bottom: 6px; border: solid var(--sw-text-2); border-width: 0 1.5px; background: linear-gradient(var(--sw-text-2), var(--sw-text-2)) center / 100% 1.5px no-repeat; }
  .instruments { position: absolute; right: 12px; bottom: 12px; display: flex; padding: 2px; border: 1px solid var(--sw-line-strong); border-radius: var(--sw-radius-2); background: color-mix(in srgb, var(--sw-surface) 92%, transparent); }
  .zoom { display: flex; }
  .score { display: flex; align-items: center; gap: 8px; font-weight: 650; font-size: var(--sw-size-2); }
  .score i { font-style: normal; color: var(--sw-text-3); }
`;

const LOWER = css`
  .lower { display: grid; grid: 230px / 268px minmax(300px, 400px) minmax(0, 1fr); min-height: 0; background: var(--sw-surface); border-top: 1px solid var(--sw-line); }
  .panel { min-width: 0; padding: 12px var(--sw-4) 10px; overflow: auto; }
  .panel + .panel { border-inline-start: 1px solid var(--sw-line); }
  .panel h3 { margin-bottom: 10px; font-size: var(--sw-size-1); color: var(--sw-text-2); }
  .who { display: flex; flex-wrap: wrap; align-items: center; gap: 0 9px; }
  .who .mark { display: grid; font-size: 18px; color: var(--side); }
  .who b { max-width: calc(100% - 27px); font-size: var(--sw-size-4); font-weight: 650; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
  .who small { font-size: var(--sw-size-1); color: var(--sw-text-2); white-space: nowrap; }
  .figures { display: flex; align-items: center; flex-wrap: wrap; gap: 4px 14px; margin: 9px 0 8px; font-size: var(--sw-size-2); }
  .fact { display: inline-flex; align-items: center; gap: 5px; font-size: var(--sw-size-3); }
  .fact b { font-weight: 600; }
  .fact.bad .icon { color: var(--sw-damage); }
  .defense { display: grid; place-items: center; width: 20px; height: 20px; border-radius: 5px; font-size: 12px; background: var(--sw-die-white); color: var(--sw-on-die-white); box-shadow: inset 0 0 0 1px var(--sw-line-strong); }
  .defense.red { background: var(--sw-die-red); color: var(--sw-on-die-red); box-shadow: none; }
  .keywords { color: var(--sw-text-2); }
  .weapon, .add { display: flex; align-items: center; gap: 8px; width: 100%; min-height: 29px; font-size: var(--sw-size-2); }
  .weapon { border-top: 1px solid var(--sw-line); }
  .weapon .name { min-width: 0; overflow: hidden; text-overflow: ellipsis; font-weight: 600; white-space: nowrap; }
  .weapon .told { flex: 1; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; color: var(--sw-text-2); font-size: var(--sw-size-1); }
  .weapon .icon { color: var(--sw-text-2); }
  .weapon .pool, .piece.cast > .look { filter: drop-shadow(0 0 1px var(--sw-text-3)); }
  .weapon .pool { display: inline-flex; align-items: center; gap: 3px; }
  .weapon .reach { color: var(--sw-text-2); white-space: nowrap; }
  .octagon { width: 13px; height: 13px; clip-path: polygon(30% 0, 70% 0, 100% 30%, 100% 70%, 70% 100%, 30% 100%, 0 70%, 0 30%); background: var(--sw-die-white); }
  .octagon.red { background: var(--sw-die-red); }
  .octagon.black { background: var(--sw-die-black-edge); }
  .add { border-radius: var(--sw-radius-1); }
  .add:hover { background: var(--sw-raised); }
  .add .shown { display: contents; }
  .plus { padding: 1px 7px; border-radius: 9px; font-weight: 650; font-size: var(--sw-size-1); background: var(--sw-legal); color: var(--sw-on-legal); }

  .order-list { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 4px 14px; }
  .order { height: 29px; }
  .piece.order > .look { display: flex; align-items: center; gap: 8px; padding: 0 6px 0 3px; border: 0; background: none; font-size: var(--sw-size-2); }
  .order .name { flex: 1; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font-stretch: 92%; }
  .order small { font-size: var(--sw-size-1); color: var(--sw-text-3); white-space: nowrap; }
  .hexagon { display: grid; place-items: center; width: 25px; height: 22px; flex: none; clip-path: polygon(25% 0, 75% 0, 100% 50%, 75% 100%, 25% 100%, 0 50%); background: var(--sw-raised); color: var(--sw-text-2); font-size: 13px; }
  .order.faceup .hexagon, .order.now .hexagon { background: var(--side); color: var(--sw-on-side); }
  .order.done .hexagon { background: var(--sw-line-strong); color: var(--sw-text); }
  .order.now .name { font-weight: 650; }
  .order.gone .name { text-decoration: line-through; color: var(--sw-text-3); }
  .piece.order.legal > .look { border: 0; box-shadow: 0 0 0 1.5px color-mix(in srgb, var(--sw-legal) 62%, transparent); }
  .piece.order.chosen > .look { border: 0; }
  .order.legal::before { width: 9px; height: 9px; left: -3px; top: -3px; }

  .hand .lane { display: flex; gap: 9px; overflow-x: auto; padding: 6px; margin: -6px; }
  .command { width: 92px; height: 172px; }
  .command .look { display: flex; flex-direction: column; padding: 9px; gap: 6px; }
  .command .pips { display: flex; gap: 3px; min-height: 9px; }
  .pips i { width: 9px; height: 9px; border-radius: 50%; background: var(--sw-text-2); }
  .command .name { hyphens: auto; font-weight: 600; font-size: var(--sw-size-2); line-height: 1.2; font-stretch: var(--sw-narrow); overflow-wrap: break-word; }
  .command .text > span { display: block; }
  .command .text { margin-top: auto; font-size: var(--sw-size-1); line-height: 1.3; color: var(--sw-text-2); font-stretch: 88%; max-height: 72px; overflow: hidden; }
  .command.back .look { place-items: center; text-align: center; height: 100%; font-size: var(--sw-size-2); border-radius: var(--sw-radius-2); border: 1px solid var(--sw-line-strong); background: repeating-linear-gradient(45deg, var(--sw-raised) 0 6px, var(--sw-surface) 6px 12px); }
  .odds-panel .odds { padding: 0; border: 0; }
  .units-list button { width: 100%; padding: 5px 0; }
  .units-list .gone { color: var(--sw-text-3); text-decoration: line-through; }
  .measuring .stage { cursor: crosshair; }
  .list-head { margin: 10px 0 3px; font-weight: 650; color: var(--sw-text); }
`;

const POOL = css`
  .pool-tray { grid-column: 1 / -1; padding: 10px var(--sw-4); overflow: auto; }
  .steps { display: flex; margin-bottom: 14px; }
  .steps li { flex: 1; display: flex; align-items: center; gap: 8px; padding-bottom: 9px; border-bottom: 2px solid var(--sw-line); font-size: var(--sw-size-2); color: var(--sw-text-3); white-space: nowrap; }
  .steps i { display: grid; place-items: center; width: 18px; height: 18px; border-radius: 50%; font: 600 11px/1 var(--sw-font); background: var(--sw-raised); }
  .steps .past { border-color: var(--sw-line-strong); color: var(--sw-text-2); }
  .steps .now { border-color: var(--sw-chosen); color: var(--sw-text); font-weight: 650; }
  .steps .now i { background: var(--sw-chosen); color: var(--sw-on-chosen); }
  .pool-row { display: flex; flex-wrap: wrap; gap: 10px 26px; }
  .pool-row h3 { margin-bottom: 7px; font-size: var(--sw-size-1); color: var(--sw-text-2); }
  .dice-row { display: flex; flex-wrap: wrap; gap: 8px 26px; }
  .dice-row .colour > ul { display: flex; flex-wrap: wrap; gap: 6px; }
  .cast { width: 48px; height: 48px; }
  .piece.cast > .look { display: grid; place-items: center; padding: 5px; background: none; border-color: transparent; }
  .cast .face { display: grid; place-items: center; width: 100%; height: 100%; font-size: 22px; clip-path: polygon(30% 0, 70% 0, 100% 30%, 100% 70%, 70% 100%, 30% 100%, 0 70%, 0 30%); background: var(--sw-die-white); color: var(--sw-on-die-white); --sw-hole: var(--sw-die-white); }
  .cast.defense .face { clip-path: none; border-radius: 8px; }
  .cast .face.red { background: var(--sw-die-red); color: var(--sw-on-die-red); --sw-hole: var(--sw-die-red); }
  .cast .face.black { background: var(--sw-die-black-edge); color: var(--sw-on-die-black); position: relative; }
  .cast .face.black::before { content: ""; position: absolute; inset: 2.5px; clip-path: inherit; background: var(--sw-die-black); }
  .cast .face.black > * { position: relative; }
  .cast .face.waiting { opacity: .45; }
  .piece.cast.taken > .look { box-shadow: 0 0 0 2.5px var(--sw-chosen); }
  .so-far, .odds { padding-inline-start: 24px; border-inline-start: 1px solid var(--sw-line); }
  .so-far p { display: flex; gap: 16px; font-size: var(--sw-size-5); }
  .result { display: inline-flex; align-items: center; gap: 6px; }
  .result.hits .icon { color: var(--sw-attack); }
  .result.blocks .icon { color: var(--sw-empire); }
  .result.blank { color: var(--sw-text-3); }
  .result.blank i { width: 14px; height: 14px; border: 1.5px solid currentcolor; border-radius: 50%; }
  .odds .bars { display: flex; align-items: flex-end; gap: 9px; }
  .odds .bars span { display: grid; justify-items: center; align-content: end; gap: 3px; width: 13px; font-size: var(--sw-size-1); color: var(--sw-text-2); }
  .odds i { width: 12px; border-radius: 2px 2px 0 0; background: var(--sw-text-2); }
  .duel { display: flex; align-items: center; flex-wrap: wrap; gap: 8px 14px; margin-top: 14px; font-size: var(--sw-size-2); }
  .fighter { display: inline-flex; align-items: center; gap: 7px; }
  .fighter .mark { color: var(--side); display: grid; }
  .arrow, .duel small { color: var(--sw-text-2); font-size: var(--sw-size-2); }
`;

const PHONE = css`
  @container sw (max-width: 1079px) {
    .lower { grid: auto / minmax(240px, 1fr) minmax(260px, 1fr) minmax(280px, 1fr); max-height: 230px; overflow: auto; }
  }
  @container sw (max-width: 639px) {
    .lower { display: flex; max-height: 168px; overflow: auto; scroll-snap-type: x proximity; }
    .lower > .panel { flex: 0 0 86%; scroll-snap-align: start; padding: 8px 12px; }
    .lower > .unit-panel:empty { display: none; }
    .order-list { grid-template-columns: 1fr; }
    .command { height: 112px; }
    .command .text { max-height: 30px; }
    .lower > .odds-panel { order: 1; flex-basis: 70%; }
    .lower > .orders { order: 2; }
    .score { gap: 5px; }
    .scale-bar { display: none; }
    .instruments { right: 6px; bottom: 6px; }
    .instruments .zoom { display: none; }
    .instruments .tool { width: 40px; height: 40px; }
    .lower > .pool-tray { flex-basis: 100%; padding: 8px 12px; }
    .steps li { flex: 1; padding-bottom: 4px; margin: 0 2px; } .steps li > * { display: none; }
    .cast { width: 40px; height: 40px; }
    .so-far, .odds { padding: 0; border: 0; }
    .overview { display: none; }
  }
`;

/** The styles of the board of Legion. */
export const LEGION: CSSResultGroup = [TABLE, LOWER, POOL, PHONE];
