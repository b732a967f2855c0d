import { html, type TemplateResult } from "lit";
import { segments } from "../shell/segments.ts";
import type { Tried, WantedDie } from "./what-if.ts";
import type { ReplayWords } from "./words.ts";

/** What the bar of a what-if draws from. */
interface Trying {
  readonly text: ReplayWords;
  readonly lead: string;
  readonly tried: readonly Tried[];
  /** A die that somebody has to choose before the answer that was given is carried out. */
  readonly wanted: WantedDie | undefined;
  /** Whether people choose how dice fall. */
  readonly isChosen: boolean;
  readonly choose: (isChosen: boolean) => void;
  readonly rolled: (face: number) => void;
  readonly takeBack: () => void;
  readonly leave: { readonly label: string; readonly go: () => void };
}

/** The bar of a what-if: how dice fall, taking answers back, and the way out. */
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
