import type { RuleIndex, Violation } from "@sw/tabletop";
import type { Locale } from "@sw/tabletop/text";
import type { HeaderFact, Ui } from "@sw/tabletop/ui";
import {
  type CSSResultGroup,
  html,
  LitElement,
  nothing,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from "lit";
import { type Answer, about, answersOf, beginning } from "./answers.ts";
import { type Asked, answerBy, type Rank, untied } from "./asked.ts";
import { Dragging } from "./dragging.ts";
import { Finder } from "./finder.ts";
import { askBar, type Drawer, drawer, LOG, placeWhy, type RuleBox, type SidePage, topBar, whyBox } from "./frame.ts";
import { deedOf, goToLegal, moveFocus, oneStopEach } from "./keys.ts";
import { Motion } from "./motion.ts";
import { Pointing } from "./pointing.ts";
import type { AskDetail, Board, BoardTypes, ChooseDetail, PieceFace, PieceText, PlayerNote, Theme } from "./shapes.ts";
import { Story } from "./story.ts";
import { SHARED } from "./styles.ts";
import { FRAME_WORDS, type FrameWords } from "./words.ts";

/** The common parts of the boards of all games: their frame, the states of pieces, and how answers are given. */
export abstract class BoardElement<G extends BoardTypes> extends LitElement implements Board<G> {
  static override properties: PropertyDeclarations = {
    view: { attribute: false },
    options: { attribute: false },
    events: { attribute: false },
    locale: {},
    theme: { reflect: true },
    rules: { attribute: false },
    ruleHref: { attribute: "rule-href" },
    refused: { attribute: false },
    players: { attribute: false },
    undoable: { type: Boolean },
    held: { state: true },
    tried: { state: true },
    pointed: { state: true },
    page: { state: true },
    isOpen: { state: true },
  };
  static override styles: CSSResultGroup = [...SHARED];

  declare view: G["View"] | undefined;
  declare options: readonly G["Action"][];
  declare events: readonly G["Event"][];
  declare locale: Locale;
  declare theme: Theme;
  declare rules: RuleIndex | undefined;
  declare ruleHref: string;
  declare refused: Violation | undefined;
  declare players: Readonly<Partial<Record<G["Seat"], PlayerNote>>> | undefined;
  declare undoable: boolean;

  /** The piece that was chosen first and waits for a second choice. */
  declare protected held: string | undefined;
  /** The piece on which an illegal action was tried. */
  declare protected tried: string | undefined;
  /** The piece under the pointer or with the focus. */
  declare protected pointed: string | undefined;
  declare private page: string;
  declare private isOpen: boolean;

  protected answers: readonly Answer<G["Action"]>[] = [];
  /** The places that this update has drawn. */
  protected drawn: Set<string> = new Set();
  protected words: FrameWords = FRAME_WORDS.en;
  private readonly story: Story<G["Event"]> = new Story();
  private readonly finder: Finder = new Finder(
    () => this.pieces(),
    () => this.requestUpdate(),
    (at) => this.shown(at),
  );
  private readonly motion: Motion = new Motion(this);
  private readonly pointing: Pointing = new Pointing((at) => {
    this.pointed = at;
  });
  private readonly dragging: Dragging = new Dragging(this, (...dropped) => this.drop(...dropped));

  constructor() {
    super();
    this.options = [];
    this.events = [];
    this.locale = "en";
    this.theme = "dark";
    this.ruleHref = "";
    this.undoable = false;
    this.page = LOG;
    this.isOpen = false;
  }

  /** The `Ui` of the game, with its words and labels. */
  protected abstract get ui(): Ui<G>;
  /** Describes an event or a violation in one sentence. */
  protected abstract tell(subject: { event: G["Event"] } | { violation: Violation }): string;
  /** Draws the board itself. */
  protected abstract board(view: G["View"]): TemplateResult;
  /** Draws what is shown to the left of the question. */
  protected abstract asking(view: G["View"]): TemplateResult;
  /** Returns an additional sentence below the question. */
  protected abstract hint(view: G["View"]): string;
  /** Returns the rank of an answer in the ask bar; undefined if the player gives it by clicking a piece. */
  protected abstract barRank(answer: Answer<G["Action"]>): Rank | undefined;
  /** Draws the piece of an answer for the tray of offered pieces; undefined if the answer should be a button. */
  protected abstract offered(answer: Answer<G["Action"]>): TemplateResult | undefined;
  /**
   * Returns the action that the player probably intends with a click on a piece without legal answers; undefined for
   * none.
   */
  protected abstract meant(at: string, held: string | undefined): G["Action"] | undefined;
  /** Returns the text of a piece. */
  protected abstract textOf(at: string, view: G["View"]): PieceText | undefined;
  /** Draws the mark of a seat. */
  abstract markOf(seat: G["Seat"]): TemplateResult;
  /** Returns the log heading that begins with this event; undefined if the event begins none. */
  abstract headingOf(event: G["Event"]): string | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.addEventListener("keydown", this.pressed);
    this.addEventListener("pointerdown", this.touched);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.removeEventListener("keydown", this.pressed);
    this.removeEventListener("pointerdown", this.touched);
    this.pointing.stop();
  }

  protected override willUpdate(changed: PropertyValues): void {
    this.words = FRAME_WORDS[this.locale];
    this.drawn = new Set();
    if (changed.has("view") || changed.has("options") || changed.has("locale")) {
      this.answers = this.view === undefined ? [] : answersOf(this.ui, this.view, this.options);
      if (this.held !== undefined && about(this.answers, this.held).length < 2) this.held = undefined;
    }
    if (changed.has("view")) {
      this.tried = undefined;
      this.refused = undefined;
    }
    if (changed.has("locale")) this.story.forget();
    this.story.update(this.events, changed.has("events"), (event) => this.tell({ event }));
    if (this.hasUpdated && changed.has("view")) this.motion.before();
  }

  protected override render(): TemplateResult {
    const { view } = this;
    if (view === undefined) return html``;
    // The board comes first: what it draws needs no button in the ask bar.
    const board = this.board(view);
    const tray = this.tray();
    return html`<div class="frame" part="frame" @focusin=${this.pointing} @pointerover=${this.pointing} @pointerdown=${this.pointing}>
      ${topBar({ title: this.ui.title, facts: this.topFacts(this.ui.header(view)), score: this.score(view), words: this.words, undo: this.undoable ? () => this.undo() : undefined, page: this.pages(view)[0], find: () => this.find(), open: (page) => this.open(page) })}
      <main class="board" part="board">${board}${this.why()}${tray}${this.finder.render(this.words)}</main>
      ${drawer(this.drawerParts(view))}
      ${askBar(this.asked(view), (answer) => this.choose(answer))}
      <div class="hidden-text" role="status" aria-live="polite">${this.story.news().join(" ")}</div>
      <div class="hidden-text" role="alert">${view.decision?.yours ? this.ui.question(view) : ""}</div>
    </div>`;
  }

  protected override updated(changed: PropertyValues): void {
    oneStopEach(this.renderRoot.querySelectorAll("[data-zone]"));
    this.dragging.watch();
    placeWhy(this.renderRoot);
    if (changed.has("view") && changed.get("view") !== undefined) this.motion.after(changed.has("events"));
    if (changed.has("events")) {
      const log = this.renderRoot.querySelector(".page");
      if (log !== null) log.scrollTop = log.scrollHeight;
    }
  }

  private pieces(): readonly HTMLElement[] {
    return [...this.renderRoot.querySelectorAll<HTMLElement>("[data-at]")];
  }

  /** Draws a piece with its state. Its button stays clickable even without a legal answer. */
  protected piece(at: string, face: PieceFace): TemplateResult {
    this.drawn.add(at);
    const { name, part, body, classes = "", after = "", style } = face;
    const states = this.statesOf(at, classes);
    const isLegal = states.includes("legal");
    const state = states.includes("picked") ? this.words.picked : isLegal ? this.words.legal : "";
    const label = [state, states.includes("held") ? this.words.chosen : "", name]
      .filter((text) => text !== "")
      .join(": ");
    const isOff = !isLegal && !states.includes("picked");
    // The button lies over the drawing and hides it from screen readers: its name tells what is drawn.
    return html`<li class="piece ${states.join(" ")}" style=${style ?? nothing}>
      <div class="look" part="piece ${part}" aria-hidden="true">${body}</div>
      <button type="button" class="hit" data-at=${at} aria-label=${label} aria-disabled=${isOff ? "true" : "false"} @click=${() => this.press(at)}></button>${after}
    </li>`;
  }

  /** Returns the classes of a piece together with those of its states. */
  protected statesOf(at: string, classes: string): readonly string[] {
    const states = classes.split(" ").filter((name) => name !== "");
    const mine = beginning(this.answers, at);
    if (mine.some(({ isTakeBack }) => isTakeBack)) states.push("chosen", "picked");
    else if (this.held === at) states.push("chosen", "held");
    else if (this.isLegal(at)) states.push("legal");
    if (this.tried === at) states.push("refused");
    return states;
  }

  private isLegal(at: string): boolean {
    // What the ask bar offers needs no dot on the board.
    if (this.held === undefined)
      return beginning(this.answers, at).some((answer) => this.barRank(answer) === undefined);
    return about(about(this.answers, this.held), at).length > 0;
  }

  /** Handles a click on a piece, or its choice by key. */
  protected press(at: string): void {
    if (this.dragging.ended()) return;
    this.tried = undefined;
    if (this.held === at) {
      this.held = undefined;
      return;
    }
    const both = this.held === undefined ? [] : about(about(this.answers, this.held), at);
    const found = both.length > 0 ? both : about(this.answers, at);
    const [only] = found;
    if (only !== undefined && found.length === 1) this.choose(only);
    else if (only !== undefined) this.held = at;
    else this.ask(at, this.held);
  }

  protected drop(from: string, to: string | undefined, _event: PointerEvent): void {
    const both = to === undefined ? [] : about(about(this.answers, from), to);
    const alone = beginning(this.answers, from).filter(({ subjects }) => subjects.length === 1);
    const [only] = both.length > 0 ? both : alone;
    if (only !== undefined && (both.length === 1 || (both.length === 0 && alone.length === 1))) this.choose(only);
    else if (to !== undefined) this.ask(to, from);
  }

  /** Gives an answer. A held piece stays held unless it is the first subject of the answer. */
  protected choose({ action, subjects }: Answer<G["Action"]>): void {
    if (this.held !== undefined && subjects[0]?.at === this.held) this.held = undefined;
    this.tried = undefined;
    this.isOpen = false;
    this.fire<ChooseDetail<G>>("sw-choose", { action });
  }

  private ask(at: string, held: string | undefined): void {
    if (this.view?.decision?.yours !== true) return;
    const action = this.meant(at, held);
    if (action === undefined) return;
    this.tried = at;
    this.fire<AskDetail<G>>("sw-ask", { action, at });
  }

  private undo(): void {
    if (this.undoable) this.fire("sw-undo", {});
  }

  private fire<Detail>(name: string, detail: Detail): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }

  /** Opens a page of the side panel, which is a drawer on a narrow board; undefined closes the drawer. */
  protected open(page: string | undefined): void {
    this.isOpen = page !== undefined;
    if (page !== undefined) this.page = page;
  }

  private find(): void {
    this.finder.open(true);
    void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>(".find input")?.focus());
  }

  /** Scrolls a piece found by search into view. Boards that pan their pieces override this. */
  protected shown(_at: string): void {}

  private readonly touched = (): void => this.motion.finish();

  private readonly pressed = (event: KeyboardEvent): void => {
    this.motion.finish();
    if (moveFocus(event)) return;
    const deed = deedOf(event);
    if (deed === undefined || this.view === undefined) return;
    const byKey = answerBy(deed, this.asked(this.view).answers);
    if (byKey !== undefined) this.choose(byKey.answer);
    else if (deed === "undo") this.undo();
    else if (deed === "log") this.open(this.isOpen ? undefined : LOG);
    else if (deed === "find") {
      // The stroke itself is not searched for.
      event.preventDefault();
      this.find();
    } else if (deed === "release") this.release();
    else if (deed === "next" || deed === "previous") goToLegal(this.pieces(), deed === "next" ? 1 : -1);
  };

  private release(): void {
    this.held = undefined;
    this.tried = undefined;
    this.isOpen = false;
  }

  private tray(): TemplateResult | "" {
    const tied = new Set(this.drawn);
    const cards: TemplateResult[] = [];
    for (const answer of this.answers) {
      const at = answer.subjects[0]?.at;
      if (at === undefined || tied.has(at)) continue;
      const card = this.offered(answer);
      if (card === undefined) continue;
      tied.add(at);
      cards.push(card);
    }
    return cards.length === 0
      ? ""
      : html`<ul class="tray" data-zone aria-label=${this.words.offered}><li><h3>${this.words.offered}</h3></li>${cards}</ul>`;
  }

  /** Returns the contents of the ask bar: the question, and the answers that no piece on the board gives. */
  private asked(view: G["View"]): Asked<G["Action"]> {
    const held = this.held === undefined ? undefined : this.textOf(this.held, view)?.title;
    return {
      lead: this.asking(view),
      question: view.outcome === null ? this.ui.question(view) : this.ui.outcome(view.outcome),
      hint: held === undefined ? this.hint(view) : this.words.aim(held),
      answers: untied(this.answers, this.drawn, this.held, (answer) => this.barRank(answer)),
      words: this.words,
      extra: this.barExtra(),
      barText: (answer) => this.barText(answer),
    };
  }

  private drawerParts(view: G["View"]): Drawer {
    const all = this.seatsOf(view);
    const seats = [...all.filter((seat) => seat !== view.viewer), ...all.filter((seat) => seat === view.viewer)];
    const pointed = this.pointed === undefined ? undefined : this.textOf(this.pointed, view);
    return {
      isOpen: this.isOpen,
      page: this.page,
      words: this.words,
      open: (page) => this.open(page),
      seats: seats.map((seat) => ({
        mark: this.markOf(seat),
        name: this.ui.seats[seat],
        note: this.players?.[seat] ?? (view.viewer === seat ? { who: this.words.you } : { who: "" }),
        isAsked: view.decision?.seat === seat,
      })),
      logged: [this.events, this.locale],
      log: () => this.story.lines().map((line) => ({ ...line, heading: this.headingOf(line.event) })),
      pages: this.pages(view),
      box: this.refusal() ?? { text: pointed, source: "", href: "", isRefused: false },
    };
  }

  /** Returns the pages of the side panel in addition to the log, the most important first. */
  protected abstract pages(view: G["View"]): readonly SidePage[];

  /**
   * Returns the rule behind the last refusal, with the rule's own text if the rule index is set; undefined without a
   * refusal.
   */
  private refusal(): RuleBox | undefined {
    const { refused } = this;
    if (refused === undefined) return undefined;
    const rule = this.rules?.[refused.rule];
    const lines = rule === undefined ? [] : [rule.rule];
    const text = { title: this.tell({ violation: refused }), facts: "", lines };
    const source = rule === undefined ? refused.rule : `${refused.rule} · ${rule.source}`;
    return { text, source, href: this.ruleHref.replace("{rule}", encodeURIComponent(refused.rule)), isRefused: true };
  }

  private why(): TemplateResult | "" {
    return this.tried === undefined || this.refused === undefined ? "" : whyBox(this.tell({ violation: this.refused }));
  }

  /** Returns the seats of the game that is shown. */
  protected abstract seatsOf(view: G["View"]): readonly G["Seat"][];

  /** Selects the facts of the game's header for the top bar. */
  protected topFacts(facts: readonly HeaderFact<string>[]): readonly HeaderFact<string>[] {
    return facts.filter(({ seat }) => seat === null);
  }

  /** Draws the right end of the top bar. Draws nothing unless a board overrides it to show a score. */
  protected score(_view: G["View"]): TemplateResult | typeof nothing {
    return nothing;
  }

  /** Draws an additional button in the ask bar that gives no answer. Draws nothing unless a board overrides it. */
  protected barExtra(): TemplateResult | typeof nothing {
    return nothing;
  }

  /** Returns the text of an answer in the ask bar. */
  protected barText({ label, isTakeBack, short }: Answer<G["Action"]>): TemplateResult | string {
    return isTakeBack ? this.words.takeBack(short) : label;
  }
}
