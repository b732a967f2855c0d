import type { Answer } from "@sw/host/client";
import type { Violation } from "@sw/tabletop";
import { html, nothing, type PropertyDeclarations, type PropertyValues, type TemplateResult } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { AUTOMA } from "../../src/serve/told.ts";
import type { PageGame } from "../games/game.ts";
import { keyOfId, loadGame } from "../games/registry.ts";
import { icon } from "../shell/icons.ts";
import { RULE_HREF } from "../shell/route.ts";
import { Screen } from "../shell/screen.ts";
import { boardView, focusBoard } from "./board.ts";
import { chatPanel } from "./chat.ts";
import { clockText, runs } from "./clock.ts";
import { keepTable, knownTable, newToken } from "./known.ts";
import { type Seen, TableLine } from "./line.ts";
import { handedLinks, linksPanel } from "./links.ts";
import { listView } from "./list.ts";
import { invitationPath } from "./opening.ts";
import { FIRST_BOT } from "./players.ts";
import { reasonsPanel, storyOf } from "./story.ts";
import { awaitedPerson, thinkingText, waitingText } from "./waiting.ts";

/** The screen of a table at which this browser has seats. */
class TableScreen extends Screen {
  static override properties: PropertyDeclarations = {
    ...Screen.properties,
    table: {},
    game: { state: true },
    shown: { state: true },
    isList: { state: true },
    refused: { state: true },
    notice: { state: true },
    isAsking: { state: true },
  };

  declare table: string;
  declare private game: PageGame | undefined;
  /** The seat whose view is shown; undefined while the screen is handed over. */
  declare private shown: string | undefined;
  declare private isList: boolean;
  declare private refused: Violation | undefined;
  declare private notice: string;
  declare private isAsking: boolean;
  private line: TableLine | undefined;
  private timer: number | undefined;

  constructor() {
    super();
    this.table = "";
    this.isList = false;
    this.notice = "";
    this.isAsking = false;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.line?.close();
    clearInterval(this.timer);
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has("table")) this.sit();
  }

  protected override updated(): void {
    focusBoard(this);
  }

  private sit(): void {
    this.line?.close();
    clearInterval(this.timer);
    const known = knownTable(this.table);
    const key = known === undefined ? undefined : keyOfId(known.game);
    this.game = undefined;
    this.shown = undefined;
    if (known === undefined || key === undefined) return;
    if (Object.keys(known.tokens).length === 1) [this.shown] = Object.keys(known.tokens);
    this.line = new TableLine(this.table, known.tokens, () => this.heard());
    this.timer = window.setInterval(() => runs(this.line?.about) && this.requestUpdate(), 1000);
    loadGame(key).then((game) => {
      this.game = game;
      this.isList ||= game.board === null;
    });
  }

  private heard(): void {
    const { line, shown } = this;
    const [asked] = line?.asked ?? [];
    // The screen goes to whoever is asked, and never by itself from one person to another.
    if (
      line !== undefined &&
      line.seats.length > 1 &&
      asked !== undefined &&
      shown !== undefined &&
      !line.asked.includes(shown)
    ) {
      this.shown = undefined;
    }
    this.requestUpdate();
  }

  protected override render(): TemplateResult {
    const { words, line, game } = this;
    const known = knownTable(this.table);
    if (known === undefined || line?.isGone === true) return this.message(words.noTable);
    if (line === undefined || game === undefined) return this.message(words.loading);
    const began = line.seats.some((seat) => line.of(seat) !== undefined);
    const seat = this.shown;
    const seen = seat === undefined ? undefined : line.of(seat);
    return html`<div class="table-page">
      ${this.strip(game)}
      ${line.isLost ? html`<p class="notice" role="status">${words.connecting}</p>` : nothing}
      ${this.notice === "" ? nothing : html`<p class="notice" role="alert">${this.notice}</p>`}
      ${(began ? handedLinks : linksPanel)({ links: known.links, about: line.about, ui: game.ui(this.locale), words })}
      ${began && seen === undefined ? this.curtain(game) : nothing}
      ${seat === undefined || seen === undefined ? nothing : keyed(`${seat} ${this.isList}`, this.position(game, seat, seen))}
    </div>`;
  }

  private message(text: string): TemplateResult {
    return html`<div class="empty"><p>${text}</p><a class="button" href="#/play">${this.words.back}</a></div>`;
  }

  private strip(game: PageGame): TemplateResult {
    const { words, line, isList } = this;
    const ui = game.ui(this.locale);
    const about = line?.about;
    const isOver = about?.state === "over";
    const seat = this.shown ?? line?.seats[0];
    return html`<header class="strip">
      <a class="tool" href="#/play" aria-label=${words.back} title=${words.back}>${icon("back")}</a>
      <h1 class=${isList ? "" : "hidden-text"}>${ui.title}</h1>
      <p class="quiet" role="status">${line === undefined || isOver ? "" : waitingText(line, ui, words)}</p>
      ${
        // The figures change several times a second, which nobody wants to hear.
        line === undefined || isOver
          ? nothing
          : html`<p class="quiet playouts" aria-hidden="true">${thinkingText(line, ui, words)}</p>`
      }
      <span class="space"></span>
      ${seat === undefined || isOver ? nothing : this.company(game, seat)}
      ${about?.state === "paused" ? html`<span class="quiet">${words.paused}</span>` : nothing}
      ${isOver ? html`<a class="button" href="#/replays/${this.table}">${icon("play")} ${words.watchReplay}</a>${this.again()}` : nothing}
      ${!isOver && about?.time != null ? this.pausing(about.state === "paused" || about.agreed.pause.length > 0) : nothing}
      ${isOver || seat === undefined || line?.of(seat) === undefined ? nothing : this.conceding(seat)}
      ${
        game.board === null
          ? nothing
          : html`<button type="button" class="tool" aria-pressed=${isList ? "true" : "false"} title=${isList ? words.asBoard : words.asList} aria-label=${isList ? words.asBoard : words.asList} @click=${() => {
              this.isList = !isList;
            }}>${icon(isList ? "board" : "list")}</button>`
      }
    </header>`;
  }

  /**
   * Draws what concerns other people at the table: chat, seats of people who are away, and own seats that a bot plays.
   */
  private company(game: PageGame, seat: string): TemplateResult {
    const { words, line } = this;
    const ui = game.ui(this.locale);
    const seats = Object.entries(line?.about?.seats ?? {});
    const hasOthers = seats.some(([one, { bot }]) => bot === null && line?.seats.includes(one) === false);
    const awaited = line === undefined ? undefined : awaitedPerson(line);
    const lent = seats.find(([one, { bot }]) => bot !== null && line?.seats.includes(one) === true)?.[0];
    const answer = (sent: Promise<Answer> | undefined): void => void sent?.then((told) => this.answered(told));
    return html`${hasOthers ? chatPanel({ lines: line?.chat ?? [], ui, words, say: (text) => answer(line?.say(seat, text)) }) : nothing}
      ${
        awaited === undefined
          ? nothing
          : html`<button type="button" class="button quiet-button" title=${words.handOverHint} @click=${() => answer(line?.handOver(seat, awaited, { type: "bot", bot: FIRST_BOT }))}>${words.handOver(ui.players[awaited] ?? awaited)}</button>
            <button type="button" class="button quiet-button" title=${words.handOverHint} @click=${() => this.invite(seat, awaited)}>${words.handOverTo(ui.players[awaited] ?? awaited)}</button>`
      }
      ${lent === undefined ? nothing : html`<button type="button" class="button" @click=${() => answer(line?.takeBack(lent))}>${words.takeSeatBack}</button>`}`;
  }

  /** Invites whoever gets the link to the seat of a person who is away. */
  private async invite(by: string, seat: string): Promise<void> {
    const { line, table } = this;
    const known = knownTable(table);
    if (line === undefined || known === undefined) return;
    const invitation = newToken();
    // The news that the seat is free may arrive before the answer, and is shown with this link.
    keepTable({ ...known, links: { [seat]: invitationPath(known, seat, invitation) } });
    const answer = await line.handOver(by, seat, { type: "person", invitation });
    if (!answer.ok) keepTable(known);
    this.answered(answer);
    this.requestUpdate();
  }

  private again(): TemplateResult {
    const next = this.line?.about?.next ?? null;
    if (next === null) {
      return html`<button type="button" class="button" @click=${() => this.line?.all({ type: "rematch" })}>${this.words.rematch}</button>`;
    }
    return html`<a class="button" href="#/table/${next}">${this.words.nextTable}</a>`;
  }

  private pausing(isOn: boolean): TemplateResult {
    const { words } = this;
    const type = isOn ? "resume" : "pause";
    return html`<button type="button" class="button" @click=${() => this.line?.all({ type })}>${isOn ? words.resume : words.pause}</button>`;
  }

  private conceding(seat: string): TemplateResult {
    const { words } = this;
    const ask = (isAsking: boolean) => () => {
      this.isAsking = isAsking;
    };
    if (!this.isAsking)
      return html`<button type="button" class="button quiet-button" @click=${ask(true)}>${words.concede}</button>`;
    const concede = (): void => {
      this.isAsking = false;
      this.line?.concede(seat).then((answer) => this.answered(answer));
    };
    return html`<span class="quiet">${words.concedeAsk}</span>
      <button type="button" class="button" @click=${concede}>${words.concede}</button>
      <button type="button" class="button quiet-button" @click=${ask(false)}>${words.cancel}</button>`;
  }

  /** Draws the screen that hides all cards between two people who share the device. */
  private curtain(game: PageGame): TemplateResult {
    const { words, line } = this;
    const ui = game.ui(this.locale);
    const seats = line?.asked.length === 0 ? line.seats : (line?.asked ?? []);
    return html`<div class="curtain">
      ${seats.map(
        (seat) => html`<h2>${words.hand(ui.players[seat] ?? seat)}</h2>
          <button type="button" class="main" @click=${() => {
            this.shown = seat;
          }}>${words.sit(ui.players[seat] ?? seat)}</button>`,
      )}
      <p class="quiet">${words.handHint}</p>
    </div>`;
  }

  private position(game: PageGame, seat: string, seen: Seen): TemplateResult {
    const { locale, theme, words, line } = this;
    const { position, steps } = seen;
    const ui = game.ui(locale);
    const choose = (action: unknown): void => void this.act(seat, action);
    const ending = position.outcome === null ? "" : ui.outcome(position.outcome);
    const options = position.held === null ? position.options : [];
    if (this.isList || game.board === null) {
      const story = storyOf(game, locale, steps);
      return html`${this.why(game)}${listView({ ui, view: position.view, options, story, words, isOver: position.outcome !== null, ending, choose })}
        <footer class="bar"><span class="space"></span><button type="button" class="button" ?disabled=${line?.mayUndo(seat) !== true} @click=${() => this.undo(seat)}>${words.undo}</button></footer>`;
    }
    const board = boardView(game.board, {
      view: position.view,
      options,
      events: steps.flatMap(({ events }) => events),
      locale,
      theme,
      rules: game.rules,
      ruleHref: RULE_HREF,
      refused: this.refused,
      players: this.players(),
      undoable: line?.mayUndo(seat) === true,
      choose,
      undo: () => void this.undo(seat),
    });
    return html`<div class="table-row">${board}${reasonsPanel({ game, locale, words }, steps)}</div>`;
  }

  private why(game: PageGame): TemplateResult | typeof nothing {
    const { refused, words } = this;
    if (refused === undefined) return nothing;
    return html`<p class="notice" role="alert">${game.tell({ violation: refused }, this.locale)}
      <a href=${RULE_HREF.replace("{rule}", refused.rule)}>${words.rule}</a></p>`;
  }

  /** Returns the player of each seat, with the remaining time. */
  private players(): Readonly<Record<string, { readonly who: string; readonly clock?: string }>> {
    const { line, words } = this;
    const since = performance.now() - (line?.aboutAt ?? 0);
    const notes = Object.entries(line?.about?.seats ?? {}).map(([seat, about]) => {
      const own = line?.seats.includes(seat) === true ? words.you : (about.name ?? words.link.toLowerCase());
      const who =
        about.bot === null
          ? own
          : about.bot === AUTOMA
            ? words.automa.toLowerCase()
            : `${words.bot.toLowerCase()}, ${about.bot}`;
      const clock = clockText(about, since);
      return [seat, clock === undefined ? { who } : { who, clock }] as const;
    });
    return Object.fromEntries(notes);
  }

  private async act(seat: string, action: unknown): Promise<void> {
    this.refused = undefined;
    if (this.line !== undefined) this.answered(await this.line.act(seat, action));
  }

  private async undo(seat: string): Promise<void> {
    if (this.line !== undefined) this.answered(await this.line.undo(seat));
  }

  private answered(answer: Answer): void {
    this.refused = !answer.ok && "violation" in answer ? answer.violation : undefined;
    const { words } = this;
    const fault = !answer.ok && "fault" in answer ? answer.fault : "";
    this.notice = fault === "" ? "" : fault === "not-absent" ? words.handOverHint : words.fault(fault);
  }
}

customElements.define("page-table", TableScreen);
