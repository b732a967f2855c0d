import { html, type TemplateResult } from "lit";
import { segments } from "../shell/segments.ts";
import type { Tried, WantedDie } from "./what-if.ts";
import type { ReplayWords } from "./words.ts";

/** The input for drawing the what-if bar. */
interface Trying {
  readonly text: ReplayWords;
  readonly lead: string;
  readonly tried: readonly Tried[];
  /** A die whose face somebody must choose before the given action is played; undefined if none is needed. */
  readonly wanted: WantedDie | undefined;
  /** Whether people choose the faces of dice. */
  readonly isChosen: boolean;
  readonly choose: (isChosen: boolean) => void;
  readonly rolled: (face: number) => void;
  readonly takeBack: () => void;
  readonly leave: { readonly label: string; readonly go: () => void };
}

/** Draws the what-if bar: how dice are decided, undo, and the way out. */
export function tryingBar(trying: Trying): TemplateResult {
  const { text, lead, tried, wanted, isChosen, choose, rolled, takeBack, leave } = trying;
  const dice = (["chance", "choice"] as const).map((value) => ({ value, label: text.diceBy[value] }));
  return html`<footer class="bar what-if">
    ${
      wanted === undefined
        ? html`<p class="lead" role="status">${lead}</p><span class="space"></span>
          <span class="quiet" aria-hidden="true">${text.dice}</span>${segments("dice", text.dice, dice, isChosen ? "choice" : "chance", (value) => choose(value === "choice"))}
          <button type="button" class="button" ?disabled=${tried.length === 0} @click=${takeBack}>${text.takeBack}</button>`
        : html`<p class="lead" role="alert">${text.choose(wanted.label)}</p><span class="space"></span>${wanted.faces.map(
            (face, index) => html`<button type="button" class="button" @click=${() => rolled(index)}>${face}</button>`,
          )}`
    }
    <button type="button" class="button" @click=${leave.go}>${leave.label}</button>
  </footer>`;
}
