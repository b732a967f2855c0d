import { html, type TemplateResult } from "lit";
import { type IconName, icon } from "../shell/icons.ts";
import { segments } from "../shell/segments.ts";
import type { Recording } from "./recording.ts";
import type { ReplayWords } from "./words.ts";

/** The input for drawing the controls of a replay. */
interface Steering {
  readonly text: ReplayWords;
  readonly at: number;
  readonly last: number;
  readonly turns: Recording["turns"];
  readonly isRounds: boolean;
  readonly speed: number;
  readonly go: (to: number) => void;
  readonly run: (speed: number) => void;
  readonly tryOut: () => void;
}

const SPEEDS = ["1", "2", "4"] as const;

/** Draws the controls of a recording: its turns, a slider, step buttons, and the button that tries other actions. */
export function steering({ text, at, last, turns, isRounds, speed, go, run, tryOut }: Steering): TemplateResult {
  const nameOf = (turn: number): string => (turn === 0 ? text.setup : isRounds ? text.round(turn) : text.turn(turn));
  const tool = (name: IconName, label: string, to: () => void, isOff = false): TemplateResult =>
    html`<button type="button" class="tool step" aria-label=${label} title=${label} ?disabled=${isOff} @click=${to}>${icon(name)}</button>`;
  const isRunning = speed > 0;
  const shown = SPEEDS.find((one) => one === String(speed)) ?? "1";
  return html`<footer class="steering">
    <div class="turns">${turns.map(
      ({ turn, from, count }) =>
        html`<button type="button" style="flex-grow: ${count}" title=${nameOf(turn)} aria-label=${nameOf(turn)} aria-current=${at >= from && at < from + count ? "step" : "false"} @click=${() => go(from)}></button>`,
    )}</div>
    <input type="range" min="0" max=${last} .value=${String(at)} aria-label=${text.position} aria-valuetext=${text.step(at, last)} @input=${({
      target,
    }: Event) => {
      if (target instanceof HTMLInputElement) go(Number(target.value));
    }}>
    <div class="steps">
      ${tool("first", text.first, () => go(0), at === 0)}
      ${tool("back", text.back, () => go(at - 1), at === 0)}
      ${tool(isRunning ? "pause" : "play", isRunning ? text.stop : text.play, () => run(isRunning ? 0 : 1), at === last)}
      ${tool("next", text.next, () => go(at + 1), at === last)}
      ${tool("last", text.last, () => go(last), at === last)}
      ${segments(
        "speed",
        text.speed,
        SPEEDS.map((value) => ({ value, label: `${value}×` })),
        shown,
        (value) => run(Number(value)),
      )}
      <span class="space"></span>
      <button type="button" class="main" ?disabled=${at === last} @click=${tryOut}>${icon("fork")} ${text.whatIf}</button>
    </div>
  </footer>`;
}
