import type { HeaderFact } from "@sw/tabletop/ui";
import { html, nothing, type TemplateResult } from "lit";
import { guard } from "lit/directives/guard.js";
import { uiBook, uiClose, uiLog, uiNo, uiSearch, uiUndo } from "../icons.ts";
import type { Answer } from "./answers.ts";
import type { Asked } from "./asked.ts";
import { icon, iconButton, keyCap } from "./drawing.ts";
import type { PieceText, PlayerNote } from "./shapes.ts";
import type { FrameWords } from "./words.ts";

/** The id of the log page. */
export const LOG = "log";

/** Opens a page of the side panel; undefined closes the panel. */
type Open = (page: string | undefined) => void;

/** A page of the side panel, shown instead of the log. */
export interface SidePage {
  readonly id: string;
  readonly name: string;
  readonly body: TemplateResult;
}

/** The contents of the top bar; nothing can be undone if `undo` is undefined. */
interface Top {
  readonly title: string;
  readonly facts: readonly HeaderFact<string>[];
  readonly score: TemplateResult | typeof nothing;
  readonly words: FrameWords;
  readonly undo: (() => void) | undefined;
  /** The page, other than the log, that has a button in the bar. */
  readonly page: SidePage | undefined;
  readonly find: () => void;
  readonly open: Open;
}

/** Draws the bar above the board: the game's title, its progress, and buttons for undo, search and pages. */
export function topBar({ title, facts, score, words, undo, page, find, open }: Top): TemplateResult {
  const texts = facts.flatMap(({ text }) => text || []);
  return html`<header class="top">
    <h2>${title}</h2>
    ${texts.map((text) => html`<span class="sub">${text}</span>`)}
    <span class="space"></span>
    ${score}
    ${iconButton(uiUndo, words.undo, () => undo?.(), undo === undefined)}
    <span class="find-button">${iconButton(uiSearch, words.find, find)}</span>
    <span class="drawer-only">${iconButton(uiLog, words.log, () => open(LOG))}</span>
    ${page === undefined ? nothing : html`<span class="drawer-only">${iconButton(uiBook, page.name, () => open(page.id))}</span>`}
  </header>`;
}

/** A line of the side panel about one player. */
interface SeatLine {
  readonly mark: TemplateResult;
  readonly name: string;
  readonly note: PlayerNote;
  readonly isAsked: boolean;
}

/** A line of the log, with the heading above it or undefined. */
interface LogLine {
  readonly heading: string | undefined;
  readonly text: string;
  readonly isNew: boolean;
}

/** The contents of the box at the bottom of the side panel: the text of a piece or of a rule. */
export interface RuleBox {
  readonly text: PieceText | undefined;
  readonly source: string;
  readonly href: string;
  readonly isRefused: boolean;
}

/** The contents of the side panel. */
export interface Drawer {
  readonly isOpen: boolean;
  /** The id of the page that is open. */
  readonly page: string;
  readonly words: FrameWords;
  readonly open: Open;
  readonly seats: readonly SeatLine[];
  /** The values that the log depends on: it is redrawn when one of them changes. */
  readonly logged: readonly unknown[];
  readonly log: () => readonly LogLine[];
  readonly pages: readonly SidePage[];
  readonly box: RuleBox;
}

/**
 * Draws the side panel: players, the log or another page, and the text of the piece under the pointer. On a narrow
 * board the panel is a drawer.
 */
export function drawer(parts: Drawer): TemplateResult {
  const { isOpen, page, words, open, seats, logged, log, pages, box } = parts;
  const shown = pages.find(({ id }) => id === page);
  const tab = (id: string, name: string): TemplateResult =>
    html`<button type="button" role="tab" id="tab-${id}" aria-controls="page" aria-selected=${id === (shown?.id ?? LOG)} @click=${() => open(id)}>${name}</button>`;
  return html`<aside class="side ${isOpen ? "open" : ""}" aria-label=${words.seats}>
    ${seats.map(seatLine)}
    <div class="tabs">
      <div role="tablist">${tab(LOG, words.log)}${pages.map(({ id, name }) => tab(id, name))}</div>
      <span class="close">${iconButton(uiClose, words.close, () => open(undefined))}</span>
    </div>
    <div class="page" id="page" role="tabpanel" tabindex="0" aria-labelledby="tab-${shown?.id ?? LOG}">
      ${shown === undefined ? html`<ol class="log" part="log">${guard([...logged], () => log().map(logLine))}</ol>` : shown.body}
    </div>
    ${ruleBox(box, words)}
  </aside>`;
}

function seatLine({ mark, name, note, isAsked }: SeatLine): TemplateResult {
  return html`<div class="seat ${isAsked ? "asked" : ""}">
    ${mark}<strong>${name}</strong><small>${note.who}</small>${note.clock === undefined ? nothing : html`<time>${note.clock}</time>`}
  </div>`;
}

function logLine({ heading, text, isNew }: LogLine): TemplateResult {
  return html`${heading === undefined ? nothing : html`<li class="turn">${heading}</li>`}<li class=${isNew ? "new" : ""}>${text}</li>`;
}

function ruleBox({ text, source, href, isRefused }: RuleBox, words: FrameWords): TemplateResult {
  if (text === undefined)
    return html`<section class="rule" part="rule"><p class="facts">${words.pointAt}</p></section>`;
  const cited = href === "" ? source : html`${source} · <a href=${href}>${words.rule}</a>`;
  return html`<section class="rule ${isRefused ? "refused" : ""}" part="rule">
    <h3>${text.title}</h3>
    ${text.facts === "" ? nothing : html`<p class="facts">${text.facts}</p>`}
    ${text.lines.map((line) => html`<p>${line}</p>`)}
    ${source === "" ? nothing : html`<p class="source">${cited}</p>`}
  </section>`;
}

/** Draws the ask bar: the question, and the answers that no piece on the board gives. */
export function askBar<Action>(asked: Asked<Action>, choose: (answer: Answer<Action>) => void): TemplateResult {
  const { lead, question, hint, answers, words, extra, barText } = asked;
  return html`<section class="ask" part="ask" aria-label=${question}>
    <div class="ask-head">
      ${lead}
      <div class="question"><p>${question}</p><p class="hint">${hint}</p></div>
    </div>
    ${
      answers.length === 0
        ? nothing
        : html`<div class="answers" role="group" aria-label=${words.answers}>${extra}${answers.map(
            ({
              answer,
              rank,
            }) => html`<button type="button" part="answer" class="answer ${rank}" data-label=${answer.label} @click=${() => choose(answer)}>
              ${barText(answer)}${keyCap(rank === "main" ? "↵" : rank === "quiet" ? "E" : "")}
            </button>`,
          )}</div>`
    }
  </section>`;
}

/** Draws the box that says why an action is refused. */
export function whyBox(text: string): TemplateResult {
  return html`<div class="why" role="status">${icon(uiNo)}${text}</div>`;
}

/** Places the box with the refusal above the piece where it was tried, or below that piece if there is no room. */
export function placeWhy(root: HTMLElement | DocumentFragment): void {
  const why = root.querySelector<HTMLElement>(".why");
  const piece = root.querySelector(".piece.refused");
  const board = root.querySelector(".board");
  if (why === null || piece === null || board === null) return;
  const [there, around] = [piece.getBoundingClientRect(), board.getBoundingClientRect()];
  const above = there.top - around.top - why.offsetHeight - 8;
  const top = above < 4 ? there.bottom - around.top + 8 : above;
  const left = Math.max(8, Math.min(there.left - around.left, around.width - why.offsetWidth - 8));
  why.style.top = `${top + board.scrollTop}px`;
  why.style.left = `${left}px`;
}
