import type { About } from "@sw/host/client";
import type { GameTypes } from "@sw/tabletop";
import type { Ui } from "@sw/tabletop/ui";
import { html, nothing, type TemplateResult } from "lit";
import { copyButton } from "../shell/copy.ts";
import { sideMark } from "../shell/icons.ts";
import { served } from "../shell/served.ts";
import type { Words } from "../shell/words.ts";
import { freeSeats } from "./opening.ts";

/** The input for showing who can still sit down at a table. */
interface Free {
  /** The paths of the invitations by seat. */
  readonly links: Readonly<Record<string, string>>;
  readonly about: About | undefined;
  readonly ui: Ui<GameTypes>;
  readonly words: Words;
}

/** Draws the free seats of a table that has not begun, with their invitation links. */
export function linksPanel(free: Free): TemplateResult {
  const { about, ui, words } = free;
  const open = freeSeats(about?.seats ?? {});
  const names = open.map((seat) => ui.seats[seat] ?? seat).join(", ");
  return html`<div class="empty links">
    ${open.length === 0 ? nothing : html`<p>${words.isListed(names)}</p>`}
    ${Object.keys(free.links).length === 0 ? nothing : html`<p>${words.waitingFor}</p>${linkList(free)}`}
  </div>`;
}

/** Draws the links to seats that were handed over to somebody else and not taken yet; nothing if there are none. */
export function handedLinks({ links, about, ui, words }: Free): TemplateResult | typeof nothing {
  const handed = Object.entries(links).filter(([seat]) => about?.seats[seat]?.needsInvitation === true);
  if (handed.length === 0) return nothing;
  return html`<div class="notice links">${words.handedTo} ${linkList({ links: Object.fromEntries(handed), about, ui, words })}</div>`;
}

function linkList({ links, ui, words }: Free): TemplateResult {
  return html`<ul>${Object.entries(links).map(([seat, path]) => {
    const url = `${served().address}/${path}`;
    return html`<li>${sideMark(seat)} <strong>${ui.seats[seat] ?? seat}</strong> <a href=${url}>${url}</a> ${copyButton(url, words)}</li>`;
  })}</ul>`;
}
