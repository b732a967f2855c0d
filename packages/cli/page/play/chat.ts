import type { ChatLine } from "@sw/host/client";
import type { GameTypes } from "@sw/tabletop";
import type { Ui } from "@sw/tabletop/ui";
import { html, type TemplateResult } from "lit";
import { sideMark } from "../shell/icons.ts";
import type { Words } from "../shell/words.ts";

/** Draws the chat of a table, with a field for a new line. */
export function chatPanel({
  lines,
  ui,
  words,
  say,
}: {
  readonly lines: readonly ChatLine[];
  readonly ui: Ui<GameTypes>;
  readonly words: Words;
  readonly say: (text: string) => void;
}): TemplateResult {
  const sent = (event: SubmitEvent): void => {
    event.preventDefault();
    const form = event.currentTarget;
    if (!(form instanceof HTMLFormElement)) return;
    const text = String(new FormData(form).get("line") ?? "").trim();
    if (text !== "") say(text);
    form.reset();
  };
  return html`<details class="chat"><summary class="button chat-toggle">${words.chat(lines.length)}</summary>
    <div class="chat-box panel"><ol role="log" aria-label=${words.chatTitle} tabindex="0">${lines.map(
      ({ seat, text }) => html`<li>${sideMark(seat)} <strong>${ui.seats[seat] ?? seat}</strong> ${text}</li>`,
    )}</ol>
    <form @submit=${sent}><input name="line" maxlength="300" autocomplete="off" aria-label=${words.chatLine}><button class="button">${words.send}</button></form></div>
  </details>`;
}
