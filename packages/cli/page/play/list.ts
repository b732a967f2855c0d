import type { GameTypes } from "@sw/tabletop";
import { byHeading, type Ui } from "@sw/tabletop/ui";
import { html, nothing, type TemplateResult } from "lit";
import type { Words } from "../shell/words.ts";

/** The input for showing a position of any game as a list. */
export interface Listed {
  readonly ui: Ui<GameTypes>;
  readonly view: unknown;
  readonly options: readonly unknown[];
  /** The events so far, one sentence each, oldest first. */
  readonly story: readonly string[];
  readonly words: Words;
  readonly isOver: boolean;
  readonly ending: string;
  readonly choose: (action: unknown) => void;
}

/** How many answers under a heading are shown until somebody asks for more. */
const MANY = 24;
/** The largest number of sentences of the story that are shown. */
const MOST_TOLD = 200;

/** Draws a game as text: the question, the answers by heading, the table and the story. */
export function listView({ ui, view, options, story, words, isOver, ending, choose }: Listed): TemplateResult {
  const groups = byHeading(ui, view, options);
  return html`<div class="list-view">
    <section class="panel answers-list" aria-labelledby="list-question">
      <h2 id="list-question" aria-live="assertive">${isOver ? ending : ui.question(view)}</h2>
      ${groups.map(({ key, actions }) => {
        const buttons = actions.map(
          ({ action, label }) =>
            html`<button type="button" class="choice" @click=${() => choose(action)}>${label}</button>`,
        );
        return html`<section><h3>${key}</h3>${
          buttons.length <= MANY
            ? buttons
            : html`${buttons.slice(0, MANY)}<details><summary>${words.more(buttons.length - MANY)}</summary>${buttons.slice(MANY)}</details>`
        }</section>`;
      })}
    </section>
    <section class="panel"><h2>${words.facts}</h2>
      <ul class="facts">${ui
        .header(view)
        .map(
          ({ seat, text }) =>
            html`<li>${seat === null ? nothing : html`<strong>${ui.seats[seat]}</strong> `}${text}</li>`,
        )}</ul>
    </section>
    <section class="panel story"><h2>${words.log}</h2>
      <ol class="log" tabindex="0" aria-label=${words.log}>${story.slice(-MOST_TOLD).map((line) => html`<li>${line}</li>`)}</ol>
    </section>
  </div>`;
}
