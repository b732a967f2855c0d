import { type CSSResultGroup, css } from "lit";

/** The styles of a wide board of Rebellion. */
const WIDE = css`
  .galaxy-board { position: relative; display: grid; grid: "track" 46px "map" minmax(380px, 1fr) "hands" auto / minmax(0, 1fr); min-height: 100%; }
  .track { grid-area: track; display: flex; align-items: center; gap: var(--sw-3); padding: 0 var(--sw-4); background: var(--sw-surface); border-bottom: 1px solid var(--sw-line); font-size: var(--sw-size-2); overflow: hidden; }
  .track > b { white-space: nowrap; }
  .spaces { display: flex; gap: 3px; }
  .spaces i { position: relative; display: grid; place-items: center; width: 36px; height: 26px; border-radius: 5px; background: var(--sw-raised); color: var(--sw-text-3); font-style: normal; font-size: var(--sw-size-1); }
  .spaces .between { background: color-mix(in srgb, var(--sw-text-3) 40%, var(--sw-raised)); color: var(--sw-text); }
  .spaces .now { background: var(--sw-chosen); color: var(--sw-on-chosen); font-weight: 700; }
  .spaces .reputation { background: var(--sw-rebel); color: var(--sw-on-rebel); font-weight: 700; }
  .spaces .mark { position: absolute; right: 1px; bottom: 1px; font-size: 9px; opacity: .8; }
  .spaces .mark + .mark { right: auto; left: 1px; }
  .apart { color: var(--sw-text-2); white-space: nowrap; }

  .map { grid-area: map; position: relative; min-height: 380px; overflow: hidden; }
  .background { position: absolute; inset: 0; width: 100%; height: 100%; }
  .tall { display: none; }
  .region { fill: color-mix(in srgb, var(--sw-surface) 45%, var(--sw-sunken)); stroke: var(--sw-line); stroke-width: 1; vector-effect: non-scaling-stroke; }
  .shade-1 { fill: color-mix(in srgb, var(--sw-surface) 20%, var(--sw-sunken)); }
  .shade-2 { fill: color-mix(in srgb, var(--sw-surface) 70%, var(--sw-sunken)); }
  .ways path { fill: none; stroke: var(--sw-chosen); stroke-width: 3; vector-effect: non-scaling-stroke; stroke-linecap: round; }
  .going { position: absolute; left: 50%; bottom: -13px; translate: -50% 0; display: grid; place-items: center; min-width: 15px; height: 15px; border-radius: 8px; background: var(--sw-chosen); color: var(--sw-on-chosen); font: 700 11px/1 var(--sw-font); }
  .piece.stack.chosen.picked::before { content: none; }
  .piece.system.destination > .look { box-shadow: 0 0 0 2px var(--sw-chosen); }
  .disc.orbited { box-shadow: 0 0 0 3px var(--sw-sunken), 0 0 0 4px var(--sw-text-2), 0 0 0 6px var(--sw-sunken), 0 0 0 7px var(--sw-text-2); }
  .borders { fill: none; stroke: var(--sw-line-strong); stroke-width: 1; vector-effect: non-scaling-stroke; opacity: .8; }
  .places { position: absolute; inset: 0; }
  .panned .places, .panned .background { translate: var(--pan) 0; }
  .place { position: absolute; left: var(--x); top: var(--y); width: 0; height: 0; }
  .place:hover, .place:focus-within { z-index: 3; }
  .system { position: absolute; left: -17px; top: -17px; width: 34px; height: 34px; }
  .piece.system > .look { border: 0; background: none; border-radius: 50%; display: grid; place-items: center; }
  .system > .hit { border-radius: 50%; }
  .piece.system.legal > .look { border: 0; box-shadow: 0 0 0 3px var(--sw-legal); }
  .piece.system.chosen > .look { border: 0; box-shadow: 0 0 0 3px var(--sw-chosen); }
  .disc { width: 32px; height: 32px; border-radius: 50%; border: 3px solid var(--sw-line-strong); --hue: #6b7a63; background: radial-gradient(circle at 35% 30%, color-mix(in srgb, var(--hue) 78%, #fff), var(--hue) 45%, color-mix(in srgb, var(--hue) 35%, #000) 100%); }
  .disc.empire, .disc.rebel { border-color: var(--side); }
  .disc.held.neutral { border: 3px dashed var(--sw-empire); }
  .disc.remote { width: 24px; height: 24px; border-width: 1.5px; --hue: #77726c; }
  .base-mark { display: grid; color: var(--side); font-size: 28px; --sw-hole: var(--sw-sunken); }
  .hue-1 { --hue: #5f7683; } .hue-2 { --hue: #7d6a5c; } .hue-3 { --hue: #6a6486; } .hue-4 { --hue: #587a6c; } .hue-5 { --hue: #7a5f74; }
  .disc.broken { border: 0; background: none; font-size: 26px; color: var(--sw-text-3); }
  .loyal, .corner { position: absolute; left: -5px; bottom: -4px; display: grid; width: 15px; height: 15px; place-items: center; border-radius: 4px; background: var(--sw-sunken); color: var(--side); font-size: 12px; --sw-hole: var(--sw-sunken); }
  .corner.right, .corner.low { left: auto; right: -5px; }
  .corner.low { bottom: -12px; }
  .corner.over { left: auto; bottom: auto; right: -7px; top: -7px; color: var(--sw-force); background: none; font-size: 15px; }
  .label { position: absolute; top: 18px; left: -70px; width: 140px; text-align: center; pointer-events: none; }
  .label .name { padding: 0 3px; font-weight: 600; font-size: 12.5px; line-height: 1.2; font-stretch: var(--sw-narrow); text-shadow: 0 0 3px var(--sw-sunken), 0 0 3px var(--sw-sunken), 0 0 6px var(--sw-sunken); }
  .gone .label .name { text-decoration: line-through; color: var(--sw-text-2); }
  .place .leaders { position: absolute; left: 20px; top: -14px; }
  .place .leaders > ul { display: flex; gap: 2px; }
  .leader { width: 24px; height: 24px; }
  .piece.leader > .look { display: grid; place-items: center; border: 0; border-radius: 50%; background: var(--side); color: var(--sw-on-rebel); font-weight: 700; font-size: var(--sw-size-1); }
  .piece.leader.empire > .look { border-radius: 6px; color: var(--sw-on-empire); }
  .piece.leader.ringed > .look { box-shadow: 0 0 0 2px var(--sw-resource); }
  .piece.leader.captive > .look { opacity: .65; text-decoration: line-through; }
  .piece.leader.legal > .look { outline: 1.5px solid var(--sw-legal); outline-offset: 1px; }
  .piece.leader.chosen > .look { outline: 2px solid var(--sw-chosen); outline-offset: 1px; }
  .leader.legal::before, .stack.legal::before, .system.legal::before { width: 9px; height: 9px; left: -3px; top: -3px; }
  .place .forces { position: absolute; top: 35px; left: 0; translate: -50% 0; width: max-content; }
  .place .forces > ul { display: grid; justify-items: center; gap: 3px; }
  .force > ul { display: flex; flex-wrap: wrap; justify-content: center; max-width: 176px; padding: 0 2px; border-radius: 5px; background: var(--side-fill); color: var(--side); --sw-hole: var(--side-fill); }
  .total { display: none; }
  .stack { height: 20px; min-width: 20px; }
  .piece.stack > .look { display: flex; align-items: center; gap: 1px; padding: 0 3px; border: 0; border-radius: 4px; background: none; color: var(--side); font-size: 15px; --sw-hole: var(--side-fill); }
  .stack b, .offered b { font-size: var(--sw-size-1); font-weight: 650; color: var(--sw-text); }
  .piece.stack.legal > .look { border: 0; background: color-mix(in srgb, var(--sw-legal) 22%, transparent); }
  .piece.stack.chosen > .look { border: 0; }
  .hurt { position: absolute; right: -3px; bottom: -5px; display: grid; place-items: center; min-width: 14px; height: 14px; border-radius: 7px; background: var(--sw-damage); color: var(--sw-sunken); font: 700 11px/1 var(--sw-font); }
  .legend { position: absolute; left: var(--sw-4); top: 8px; display: flex; flex-wrap: wrap; gap: 4px 16px; max-width: 60%; font-size: var(--sw-size-1); color: var(--sw-text-2); pointer-events: none; --sw-hole: var(--sw-sunken); }
  .legend span { display: flex; align-items: center; gap: 5px; }
  .legend .icon { color: var(--side, var(--sw-force)); font-size: 12px; }
`;

const HANDS = css`
  .hands { grid-area: hands; display: flex; gap: var(--sw-4); padding: 8px var(--sw-4) 12px; min-height: 124px; background: var(--sw-surface); border-top: 1px solid var(--sw-line); }
  .hands h3 { font-size: var(--sw-size-1); color: var(--sw-text-2); margin-bottom: 7px; }
  .hands section { flex: none; max-width: 45%; min-width: 0; }
  .hands section + section { padding-inline-start: var(--sw-4); border-inline-start: 1px solid var(--sw-line); }
  .hands .cards { flex: 1 1 0; max-width: none; }
  .hands .lane { display: flex; gap: 8px; overflow-x: auto; padding: 6px 6px 6px; margin: -6px; }
  .hands .leader { width: 34px; height: 34px; }
  .hands .leader > .look { font-size: var(--sw-size-3); }
  .card { width: 128px; height: 84px; }
  .card .look { display: flex; flex-direction: column; gap: 2px; padding: 8px 9px; overflow: hidden; }
  .card .name, .offered .name { font-weight: 600; font-size: 12px; line-height: 1.2; font-stretch: var(--sw-narrow); }
  .card .text { flex: 1; min-height: 0; overflow: hidden; font-size: var(--sw-size-1); line-height: 13px; font-stretch: 88%; color: var(--sw-text-2); }
  .card small { font-size: var(--sw-size-1); color: var(--sw-text-2); white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
  .card slot { display: none; }
  .card.back .look { display: grid; place-items: center; height: 100%; font-size: var(--sw-size-2); color: var(--sw-text-2); border-radius: var(--sw-radius-2); border: 1px solid var(--sw-line-strong); background: repeating-linear-gradient(45deg, var(--sw-raised) 0 6px, var(--sw-surface) 6px 12px); }
  .card.assigned { width: 112px; }
  .hands .card .text { display: none; }
  .hands .card small { margin-top: auto; }
  .sent { margin-inline-start: -34px; align-self: flex-end; z-index: 2; }
  .sent > ul { display: flex; gap: 2px; padding-bottom: 6px; }
  .hands .sent .leader { width: 26px; height: 26px; }
  .hands .sent .leader > .look { font-size: var(--sw-size-1); }
  .offered { width: 92px; height: 64px; }
  .offered > .look { display: grid; place-items: center; align-content: center; gap: 4px; text-align: center; color: var(--side, inherit); font-size: 22px; }
  .offered .name { color: var(--sw-text); }

  .battle { grid-area: 1 / 1 / 3 / 2; justify-self: end; position: relative; z-index: 4; min-height: 0; width: 528px; display: flex; flex-direction: column; gap: var(--sw-3); padding: var(--sw-4); overflow: auto; background: var(--sw-bg); border-left: 1px solid var(--sw-line-strong); }
  .battle h2 { font-size: var(--sw-size-5); font-weight: 650; }
  .attack-steps { display: grid; grid-auto-flow: column; grid-auto-columns: 1fr; gap: 4px; }
  .attack-steps li { padding: 6px 4px; border-radius: 5px; background: var(--sw-raised); color: var(--sw-text-2); font-size: var(--sw-size-1); text-align: center; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
  .attack-steps .now { background: var(--sw-chosen); color: var(--sw-on-chosen); font-weight: 650; }
  .under-way { color: var(--sw-text-2); font-size: var(--sw-size-2); }
  .side-force { padding: 10px 12px 12px; border-radius: var(--sw-radius-2); background: var(--sw-surface); }
  .side-force h3 { display: flex; align-items: center; gap: 8px; margin-bottom: 8px; font-size: var(--sw-size-2); color: var(--sw-text-2); }
  .side-force h3 b { color: var(--sw-text); font-size: var(--sw-size-3); }
  .side-force h3 small { margin-inline-start: auto; font-size: var(--sw-size-1); }
  .units { display: flex; flex-wrap: wrap; gap: 7px; }
  .unit { width: 56px; height: 62px; }
  .piece.unit > .look { display: grid; place-items: center; align-content: center; gap: 4px; background: var(--side-fill); color: var(--side); font-size: 27px; --sw-hole: var(--side-fill); }
  .unit b { font-size: var(--sw-size-1); color: var(--sw-text); }
  .health { display: flex; gap: 2px; }
  .health i { width: 7px; height: 7px; border-radius: 50%; border: 1.5px solid var(--sw-text-2); }
  .health.red i { background: var(--sw-die-red); border-color: var(--sw-die-red); }
  .health.black i { background: var(--sw-die-black); border-color: var(--sw-die-black-edge); }
  .tactics { display: flex; flex-wrap: wrap; gap: 10px; margin-top: 10px; }
  .tactics .card { width: 148px; height: 112px; }
  .dice { display: flex; flex-wrap: wrap; gap: 9px; }
  .cast { width: 44px; height: 44px; }
  .piece.cast > .look { display: grid; place-items: center; }
  .die { display: grid; place-items: center; width: 100%; height: 100%; border-radius: inherit; font-size: 26px; }
  .die.red { background: var(--sw-die-red); color: var(--sw-on-die-red); --sw-hole: var(--sw-die-red); }
  .die.black { background: var(--sw-die-black); color: var(--sw-on-die-black); box-shadow: inset 0 0 0 1.5px var(--sw-die-black-edge); --sw-hole: var(--sw-die-black); }
  .die.green { background: var(--sw-die-green); color: var(--sw-on-die-green); --sw-hole: var(--sw-die-green); }
  .tray .card { height: 112px; }
`;

const PHONE = css`
  @container sw (max-width: 1079px) {
    .spaces i { width: auto; flex: 1 1 26px; min-width: 18px; }
    .spaces { flex: 1; min-width: 0; }
    .galaxy-board { grid: "track" 46px "battle" auto "map" minmax(520px, 1fr) "hands" auto / minmax(0, 1fr); }
    .battle { grid-area: battle; width: 100%; border: 0; border-bottom: 1px solid var(--sw-line-strong); }
    .panned .places, .panned .background { translate: none; }
    .legend { display: none; }
  }
  @container sw (max-width: 639px) {
    .wide { display: none; }
    .tall { display: block; }
    .galaxy-board { grid-template-rows: 40px auto 440px auto; }
    .track { padding: 0 10px; gap: 6px; }
    .spaces { gap: 1px; }
    .spaces i { min-width: 0; flex-basis: 0; height: 20px; font-size: 0; border-radius: 2px; }
    .spaces :is(.now, .reputation) { font-size: var(--sw-size-1); flex-grow: 2; }
    .spaces .mark, .apart { display: none; }
    .place { left: var(--tx); top: var(--ty); }
    .system { left: -12px; top: -12px; width: 24px; height: 24px; }
    .disc { width: 22px; height: 22px; }
    .disc.remote { width: 14px; height: 14px; }
    .loyal { left: 5px; bottom: 5px; background: none; font-size: 11px; width: 14px; height: 14px; }
    .disc.empire, .disc.rebel { background: var(--sw-surface); }
    .corner { display: none; }
    .corner.over { display: grid; right: -13px; font-size: 12px; }
    .label { top: 11px; left: clamp(-100cqw * var(--share), -34px, 100cqw * (1 - var(--share)) - 68px); width: 68px; line-height: 1; }
    .label .name { padding: 0; font-size: 11px; font-stretch: 75%; line-height: 1; }
    .place .leaders { left: 0; top: 26px; translate: -50% 0; }
    .place .leaders .leader { width: 24px; height: 18px; }
    .place .leaders .leader > .look { border-radius: 9px; }
    .place .leaders .leader.empire > .look { border-radius: 4px; }
    .place .forces { left: 12px; top: -11px; translate: none; }
    .place .forces > ul { display: flex; gap: 1px; }
    .total { display: grid; place-items: center; min-width: 17px; height: 17px; padding: 0 3px; border-radius: 4px; background: var(--side-fill); color: var(--side); font-size: var(--sw-size-1); font-weight: 650; }
    .force { position: relative; }
    .force > ul { position: absolute; z-index: 2; top: 18px; left: 0; max-width: 120px; width: max-content; padding: 2px; box-shadow: var(--sw-lift); visibility: hidden; }
    .place:hover .force > ul, .place:focus-within .force > ul, .force:has(.legal) > ul, .force:has(.picked) > ul { visibility: visible; }
    .stack { height: 24px; min-width: 26px; }
    .hands { flex-wrap: wrap; gap: 8px; padding: 8px 12px; min-height: 0; }
    .hands section { max-width: 100%; }
    .hands section + section { padding: 0; border: 0; }
    .hands .cards { flex-basis: 100%; }
    .battle { padding: 12px; }
  }
`;

/** The styles of the board of Rebellion. */
export const REBELLION: CSSResultGroup = [WIDE, HANDS, PHONE];
