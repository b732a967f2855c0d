import { hostAt } from "@sw/host/client";
import { hashOf } from "@sw/tabletop";
import { html, nothing, type PropertyDeclarations, type PropertyValues, type TemplateResult } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { boardView, focusBoard } from "../play/board.ts";
import { knownTable } from "../play/known.ts";
import { listView } from "../play/list.ts";
import { copyButton } from "../shell/copy.ts";
import { icon, sideMark } from "../shell/icons.ts";
import { RULE_HREF } from "../shell/route.ts";
import { Screen } from "../shell/screen.ts";
import { segments } from "../shell/segments.ts";
import { testCode } from "./code.ts";
import { type Recording, readRecording } from "./recording.ts";
import { steering } from "./steering.ts";
import { type ToldEvent, toldTo, type Viewer } from "./told.ts";
import { tryingBar } from "./trying.ts";
import { type Tried, tryAction, type WantedDie } from "./what-if.ts";
import { REPLAY_WORDS, type ReplayWords } from "./words.ts";

/** How long a step is shown at normal speed, in milliseconds. */
const STEP = 1000;
/** How many events are listed before and after the current one. */
const AROUND = 120;

/** The screen that shows a recording step by step, and lets somebody try other actions. */
class Replays extends Screen {
  static override properties: PropertyDeclarations = {
    ...Screen.properties,
    table: {},
    recording: { state: true },
    fault: { state: true },
    at: { state: true },
    viewer: { state: true },
    speed: { state: true },
    filter: { state: true },
    tried: { state: true },
    isChosen: { state: true },
    wanted: { state: true },
  };

  declare table: string | null;
  declare private recording: Recording | undefined;
  declare private fault: string;
  declare private at: number;
  declare private viewer: Viewer;
  /** The playback speed; zero while paused. */
  declare private speed: number;
  declare private filter: string;
  /** The actions tried from here; undefined within the recording itself. */
  declare private tried: readonly Tried[] | undefined;
  declare private isChosen: boolean;
  /** A die whose face must be chosen for an action, with those chosen before; undefined if none is needed. */
  declare private wanted:
    | { readonly action: unknown; readonly chosen: readonly number[]; readonly die: WantedDie }
    | undefined;
  private told: readonly ToldEvent[] = [];
  private timer: number | undefined;

  constructor() {
    super();
    this.table = null;
    this.reset();
  }

  private reset(): void {
    this.recording = undefined;
    this.fault = "";
    this.at = 0;
    this.viewer = "spectator";
    this.speed = 0;
    this.filter = "";
    this.tried = undefined;
    this.isChosen = false;
    this.wanted = undefined;
  }

  private get text(): ReplayWords {
    return REPLAY_WORDS[this.locale];
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.timer);
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has("table")) this.find();
    if (changed.has("speed")) {
      clearInterval(this.timer);
      if (this.speed > 0) this.timer = window.setInterval(() => this.go(this.at + 1), STEP / this.speed);
    }
    if (changed.has("recording") || changed.has("viewer") || changed.has("locale")) {
      this.told = this.recording === undefined ? [] : toldTo(this.recording, this.viewer, this.locale);
    }
  }

  protected override updated(changed: PropertyValues): void {
    if (this.tried !== undefined) focusBoard(this);
    if (changed.has("at") || changed.has("viewer")) showIn(this.querySelector(".event.now"));
  }

  private async find(): Promise<void> {
    this.reset();
    if (this.table === null) return;
    const token = Object.values(knownTable(this.table)?.tokens ?? {})[0];
    const record = await hostAt(location.origin)
      .record(this.table, token)
      .catch(() => undefined);
    if (record === undefined) this.fault = this.text.noRecord;
    else await this.read(JSON.stringify(record));
  }

  private async read(text: string): Promise<void> {
    const read = await readRecording(text, this.locale);
    this.reset();
    if (read.ok) this.recording = read.recording;
    else this.fault = read.why === "" ? this.text.unreadable : read.why;
  }

  private go(to: number): void {
    const last = (this.recording?.steps.length ?? 1) - 1;
    this.at = Math.max(0, Math.min(last, to));
    if (this.at === last) this.speed = 0;
  }

  protected override render(): TemplateResult {
    const { recording, text } = this;
    if (recording === undefined) return this.opening();
    const viewer =
      this.tried === undefined ? this.viewer : (recording.game.decision(this.state(recording))?.seat ?? this.viewer);
    return html`<section class="replay">
        <header class="replay-head"><h1 class="hidden-text">${recording.page.ui(this.locale).title}</h1>
          <p class="quiet">${text.step(this.at, recording.steps.length - 1)} · ${text.verified}</p><span class="space"></span>
          ${this.tried === undefined ? this.viewers(recording) : nothing}</header>
        ${this.position(recording, viewer)}
        ${this.tried === undefined ? this.steering(recording) : this.trying(recording, this.tried)}
      </section>
      <aside class="replay-side">${this.events()}${this.code(recording)}</aside>`;
  }

  private opening(): TemplateResult {
    const { text, fault } = this;
    const open = async ({ target }: Event): Promise<void> => {
      const file = target instanceof HTMLInputElement ? target.files?.[0] : undefined;
      if (file !== undefined) await this.read(await file.text());
    };
    return html`<div class="empty"><h1>${text.title}</h1>
      ${fault === "" ? nothing : html`<p class="fault" role="alert">${fault}</p>`}
      <p class="quiet">${text.openHint}</p>
      <label class="main file">${icon("open")} ${text.open}<input type="file" accept=".json,application/json" class="hidden-text" @change=${open}></label>
      <a class="button" href="#/position/deckbuilder">${text.byHand}</a>
    </div>`;
  }

  private viewers({ page, game }: Recording): TemplateResult {
    const { seats } = page.ui(this.locale);
    const choices = [
      ...game.seats.map((seat) => ({ value: seat, label: html`${sideMark(seat)} ${seats[seat]}` })),
      { value: "spectator", label: this.text.public },
    ];
    return html`<span class="quiet" aria-hidden="true">${this.text.seenBy}</span>${segments(
      "viewer",
      this.text.seenBy,
      choices,
      this.viewer,
      (viewer) => {
        this.viewer = viewer;
      },
    )}`;
  }

  private state({ steps }: Recording): unknown {
    return this.tried?.at(-1)?.state ?? steps[this.at]?.state;
  }

  private position(recording: Recording, viewer: Viewer): TemplateResult {
    const { page, game } = recording;
    const { locale, theme, words } = this;
    const state = this.state(recording);
    const view = game.view(state, viewer);
    const options = this.tried === undefined ? [] : game.options(view, { picks: "all" });
    const redacted = (this.tried ?? []).flatMap(({ events }) =>
      events.flatMap((event) => game.redact(event, viewer) ?? []),
    );
    const before = this.told.filter(({ step }) => step <= this.at);
    const choose = (action: unknown): void => this.answer(recording, action, []);
    const outcome = game.outcome(state);
    if (page.board === null) {
      const story = [...before.map((one) => one.text), ...redacted.map((event) => page.tell({ event }, locale))];
      const ui = page.ui(locale);
      const ending = outcome === undefined ? "" : ui.outcome(outcome);
      return listView({
        ui,
        view,
        options,
        story: story.filter((line) => line !== ""),
        words,
        isOver: outcome !== undefined,
        ending,
        choose,
      });
    }
    const board = boardView(page.board, {
      view,
      options,
      events: [...before.map(({ event }) => event), ...redacted],
      locale,
      theme,
      rules: page.rules,
      ruleHref: RULE_HREF,
      refused: undefined,
      players: {},
      undoable: false,
      choose,
      undo: () => undefined,
    });
    return html`${keyed(viewer, board)}`;
  }

  private steering({ turns, steps, page }: Recording): TemplateResult {
    return steering({
      text: this.text,
      at: this.at,
      last: steps.length - 1,
      turns,
      isRounds: page.board !== "sw-deckbuilder",
      speed: this.speed,
      go: (to) => this.go(to),
      run: (speed) => {
        this.speed = speed;
      },
      tryOut: () => {
        this.speed = 0;
        this.tried = [];
      },
    });
  }

  private trying(recording: Recording, tried: readonly Tried[]): TemplateResult {
    const { text, wanted } = this;
    return tryingBar({
      text,
      lead: text.whatIfLead(tried.length),
      tried,
      wanted: wanted?.die,
      isChosen: this.isChosen,
      choose: (isChosen) => {
        this.isChosen = isChosen;
      },
      rolled: (face) => wanted && this.answer(recording, wanted.action, [...wanted.chosen, face]),
      takeBack: () => {
        this.tried = tried.slice(0, -1);
      },
      leave: {
        label: text.leave,
        go: () => {
          this.tried = undefined;
          this.wanted = undefined;
        },
      },
    });
  }

  private answer(recording: Recording, action: unknown, chosen: readonly number[]): void {
    if (this.tried === undefined) return;
    const outcome = tryAction(recording.game, this.state(recording), action, this.isChosen ? chosen : null);
    this.wanted = outcome?.type === "wanted" ? { action, chosen, die: outcome.die } : undefined;
    if (outcome?.type === "step") this.tried = [...this.tried, outcome.tried];
  }

  private events(): TemplateResult {
    const { text, at, filter } = this;
    const wanted = filter.trim().toLowerCase();
    const told = this.told.filter((one) => one.text !== "" && one.text.toLowerCase().includes(wanted));
    const here = told.filter(({ step }) => step <= at).length - 1;
    const first = wanted === "" ? Math.max(0, here - AROUND) : 0;
    const shown = told.slice(first, first + 2 * AROUND);
    return html`<section class="events"><h2>${text.events}</h2>
      <input type="search" aria-label=${text.filter} placeholder=${text.filter} .value=${filter} @input=${({
        target,
      }: Event) => {
        if (target instanceof HTMLInputElement) this.filter = target.value;
      }}>
      <ol>${shown.map(
        (
          one,
          index,
        ) => html`<li><button type="button" class="event ${index + first === here ? "now" : ""}" @click=${() => this.go(one.step)}>
          <span>${one.step}</span>${one.text}</button></li>`,
      )}</ol></section>`;
  }

  private code(recording: Recording): TemplateResult {
    const code = testCode(recording, this.at, this.tried ?? [], hashOf(this.state(recording)));
    const file = `data:application/json,${encodeURIComponent(JSON.stringify(recording.replay))}`;
    return html`<section class="code"><header><h2>${this.text.test}</h2>${copyButton(code, this.words)}</header>
      <pre tabindex="0">${code}</pre>
      <a class="button" download="${recording.game.id}.json" href=${file}>${this.text.save}</a></section>`;
  }
}

/** Scrolls the list of events to an event. The page itself stays where it is, so that the board stays in sight. */
function showIn(event: Element | null): void {
  const list = event?.closest("ol");
  if (event === null || list === null || list === undefined) return;
  const [here, around] = [event.getBoundingClientRect(), list.getBoundingClientRect()];
  if (here.bottom > around.bottom) list.scrollTop += here.bottom - around.bottom;
  else if (here.top < around.top) list.scrollTop -= around.top - here.top;
}

customElements.define("page-replays", Replays);
