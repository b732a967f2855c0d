import type { GameTypes } from "@sw/tabletop";
import type { Ui } from "@sw/tabletop/ui";
import { html, type TemplateResult } from "lit";
import { copyButton } from "../shell/copy.ts";
import { sideMark } from "../shell/icons.ts";
import { served } from "../shell/served.ts";
import type { Words } from "../shell/words.ts";

/** Draws the invitation links of the free seats. */
export function linksPanel({
  links,
  ui,
  words,
}: {
  readonly links: Readonly<Record<string, string>>;
  readonly ui: Ui<GameTypes>;
  readonly words: Words;
}): TemplateResult {
  const shared = Object.entries(links).map(([seat, path]) => {
    const url = `${served().address}/${path}`;
    return html`<li>${sideMark(seat)} <strong>${ui.seats[seat] ?? seat}</strong> <a href=${url}>${url}</a> ${copyButton(url, words)}</li>`;
  });
  return html`<div class="empty links"><p>${words.waitingFor}</p><ul>${shared}</ul></div>`;
}
