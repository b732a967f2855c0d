import {
  adviceText,
  carriedOut,
  changesText,
  definitionsText,
  diceText,
  type GuideTable,
  isUnlaid,
  leftText,
  printTable,
  probesDrawn,
  recorded,
  resourcesOf,
  resourcesText,
  rollBoth,
  SETUP_STEPS,
  type Section,
  setupDone,
  stepsText,
  strengthsText,
  UNITS_STEP,
} from "@sw/rebellion-core/solo/guide";
import { describe } from "@sw/rebellion-core/text";
import { type Chance, type Result, seeded, type Violation } from "@sw/tabletop";
import { html, nothing, type PropertyDeclarations, type TemplateResult } from "lit";
import { newToken } from "../play/known.ts";
import { copyButton } from "../shell/copy.ts";
import { Screen } from "../shell/screen.ts";
import { type Answered, type Asking, answerTo, layingOf } from "./asking.ts";
import { figuresEditor } from "./figures.ts";
import { type KeptTable, keepTable, keptTable } from "./kept.ts";
import { type PlaceForm, placeEditor, placesView } from "./place.ts";
import { type Draft, NEW_DRAFT, questionForm, questionOf } from "./question.ts";
import { edited, toggled, withPlace } from "./table.ts";
import { GUIDE_WORDS, type GuideWords } from "./words.ts";

/** The meaning of a click on a place while it does not select the place for editing. */
type Picking =
  | { readonly type: "setup"; readonly picked: readonly string[] }
  | { readonly type: "probes"; readonly card: number; readonly cards: number; readonly table: GuideTable };

const SECTIONS: readonly Section[] = ["setup", "assignment", "command", "refresh"];
const HELPS = ["resources", "strengths", "definitions", "dice"] as const;
const DEEDS = ["slide", "refresh", "reset"] as const;

/**
 * The guide for the solo variant on a physical table: the board is set by clicks, and the guide says what the Empire
 * does.
 */
class Guide extends Screen {
  static override properties: PropertyDeclarations = {
    ...Screen.properties,
    kept: { state: true },
    place: { state: true },
    draft: { state: true },
    asking: { state: true },
    picking: { state: true },
    step: { state: true },
    told: { state: true },
    fault: { state: true },
  };

  declare private kept: KeptTable;
  declare private place: string | undefined;
  declare private draft: Draft;
  /** The current request, the dice rolled for it, and the result. */
  declare private asking:
    | { readonly asked: Asking; readonly rolls: readonly number[]; readonly answer: Answered }
    | undefined;
  declare private picking: Picking | undefined;
  /** The current step of the guided set-up; undefined outside the set-up. */
  declare private step: number | undefined;
  /** The last message of the guide. */
  declare private told: string;
  declare private fault: string;
  private readonly chance: Chance = seeded(newToken());

  constructor() {
    super();
    this.kept = keptTable();
    this.draft = NEW_DRAFT;
    this.told = "";
    this.fault = "";
  }

  private get text(): GuideWords {
    return GUIDE_WORDS[this.locale];
  }

  private get form(): PlaceForm {
    return { table: this.kept.table, locale: this.locale, text: this.text };
  }

  protected override render(): TemplateResult {
    const { text, form, kept, place, picking } = this;
    const picked = picking?.type === "setup" ? picking.picked : [];
    return html`<div class="solo-guide">
      <header><h1>${text.title}</h1><p class="quiet">${text.hint}</p></header>
      <div class="guide-table">
        ${placesView(form, place, picked, (id) => this.choose(id))}
        ${place === undefined ? html`<p class="quiet">${text.choose}</p>` : placeEditor(form, place, (change) => this.take(withPlace(kept.table, place, change)))}
        ${figuresEditor(form, (change) => this.take(edited(kept.table, change)))}
        <p class="deeds">${DEEDS.map((deed) => html`<button type="button" class="button" @click=${() => this.take(recorded(kept.table, deed))}>${text.deed[deed]}</button>`)}</p>
      </div>
      <div class="guide-side">
        ${questionForm(
          form,
          this.draft,
          (draft) => {
            this.draft = draft;
          },
          () => this.ask({ type: "question", question: questionOf(form, this.draft) }, []),
          this.asking === undefined && this.picking === undefined && this.step === undefined,
        )}
        ${this.answerPanel()}${this.steps()}${this.helps()}
        <details class="panel"><summary><h2>${text.notation}</h2></summary><pre tabindex="0">${printTable(kept.table, { locale: this.locale })}</pre>
          ${copyButton(printTable(kept.table, { locale: this.locale }), this.words)}</details>
      </div>
    </div>`;
  }

  private answerPanel(): TemplateResult {
    const { text, told, fault, picking, asking, kept } = this;
    const step = this.step === undefined ? "" : this.stepText(this.step);
    const said =
      told === "" && fault === "" && step === "" ? text.noAdvice : [step, told].filter((one) => one !== "").join("\n");
    return html`<section class="panel advice"><h2>${text.advice}</h2>
      ${fault === "" ? nothing : html`<p class="fault" role="alert">${fault}</p>`}
      <div class="told" role="status">${said.split("\n").map((line) => html`<p>${line}</p>`)}</div>
      ${picking === undefined ? nothing : this.pickingBar(picking)}
      ${asking?.answer.type === "die" && picking === undefined ? this.dieBar(asking.answer.sides) : nothing}
      <p class="deeds">
        ${asking?.answer.type === "advice" && picking === undefined ? html`<button type="button" class="main" @click=${() => this.carryOut()}>${text.carryOut}</button>` : nothing}
        ${this.step === undefined || asking !== undefined || picking !== undefined ? nothing : html`<button type="button" class="main" @click=${() => this.stepDone()}>${text.next}</button>`}
        <button type="button" class="button" ?disabled=${kept.before.length === 0} @click=${() => this.undo()}>${text.undo}</button>
        ${asking === undefined && picking === undefined ? nothing : html`<button type="button" class="button quiet-button" @click=${() => this.forget()}>${text.cancel}</button>`}
      </p></section>`;
  }

  private pickingBar(picking: Picking): TemplateResult {
    const { text } = this;
    if (picking.type === "probes") {
      return html`<p>${text.drawn(picking.card, picking.cards)}</p><button type="button" class="button" @click=${() => this.take({ ok: true, value: picking.table })}>${text.noCard}</button>`;
    }
    return html`<p>${text.turnedUp}</p><button type="button" class="main" @click=${() => this.lay(picking.picked)}>${text.lay}</button>`;
  }

  private dieBar(sides: number): TemplateResult {
    const faces = Array.from({ length: sides }, (_, at) => at + 1);
    return html`<p class="deeds">${faces.map((face) => html`<button type="button" class="button die" @click=${() => this.rolled(face)}>${face}</button>`)}
      <button type="button" class="button" @click=${() => this.rolled(this.chance.die("guide", sides, String) + 1)}>${this.text.rollHere}</button></p>`;
  }

  private steps(): TemplateResult {
    const { text, locale, kept } = this;
    const show = (section: Section) => () => {
      this.forget();
      this.step = section === "setup" ? 1 : undefined;
      if (section !== "setup") this.told = stepsText(kept.table, section, { locale });
    };
    return html`<section class="panel"><h2>${text.steps}</h2><p class="deeds">${SECTIONS.map(
      (section) =>
        html`<button type="button" class="button" @click=${show(section)}>${section === "setup" ? text.walk : text.sections[section]}</button>`,
    )}</p></section>`;
  }

  private helps(): TemplateResult {
    const { text } = this;
    return html`<section class="panel"><h2>${text.help}</h2><p class="deeds">${HELPS.map(
      (help) => html`<button type="button" class="button" @click=${() => this.help(help)}>${text.helps[help]}</button>`,
    )}</p></section>`;
  }

  private help(what: (typeof HELPS)[number]): void {
    const { locale, kept } = this;
    this.forget();
    if (what === "strengths") this.told = strengthsText(kept.table, { locale });
    else if (what === "definitions") this.told = definitionsText({ locale });
    else if (what === "dice") this.told = diceText(rollBoth(this.chance), { locale });
    else {
      const resources = resourcesOf(kept.table);
      if (resources.ok) this.told = resourcesText(resources.value, { locale });
      else this.refuse(resources.violation);
    }
  }

  /** Handles a click on a place, which selects it for editing or answers the current request for places. */
  private choose(id: string): void {
    const { picking } = this;
    if (picking?.type === "setup") this.picking = { ...picking, picked: toggled(picking.picked, id) };
    else if (picking?.type === "probes") this.drawn(picking, id);
    else {
      this.place = this.place === id ? undefined : id;
      if (this.place !== undefined) this.draft = { ...this.draft, system: this.place };
    }
  }

  private ask(asked: Asking, rolls: readonly number[]): void {
    const answer = answerTo(this.kept.table, asked, rolls, this.locale);
    this.fault = "";
    this.picking = undefined;
    if (answer.type === "fault") {
      this.asking = undefined;
      this.told = "";
      this.refuse(answer.violation);
    } else if (answer.type === "laid") {
      this.take({ ok: true, value: answer.table });
    } else {
      this.asking = { asked, rolls, answer };
      this.told = answer.type === "die" ? answer.text : adviceText(answer.advice, { locale: this.locale });
    }
  }

  private rolled(face: number): void {
    if (this.asking !== undefined) this.ask(this.asking.asked, [...this.asking.rolls, face]);
  }

  /** Carries out the last advice on the table, after asking for the probe cards that the Empire draws. */
  private carryOut(): void {
    if (this.asking?.answer.type !== "advice") return;
    const { question, advice } = this.asking.answer;
    const after = carriedOut(this.kept.table, question, advice);
    if (!after.ok) return this.refuse(after.violation);
    const { table, left } = after.value;
    const cards = advice.outcome?.probes ?? 0;
    if (cards > 0) this.picking = { type: "probes", card: 1, cards, table };
    else {
      this.take({ ok: true, value: table });
      this.told = [this.told, ...leftText(left, { locale: this.locale })].join("\n");
    }
  }

  private drawn(picking: Extract<Picking, { readonly type: "probes" }>, id: string): void {
    const { card, cards } = picking;
    const after = probesDrawn(picking.table, id);
    if (!after.ok) this.refuse(after.violation);
    else if (card === cards) this.take(after);
    else {
      this.fault = "";
      this.picking = { ...picking, card: card + 1, table: after.value };
    }
  }

  private stepText(step: number): string {
    const { text, locale, kept } = this;
    return `${text.step(step, SETUP_STEPS)}\n${stepsText(kept.table, "setup", { locale }, step)}`;
  }

  /**
   * Continues with the next step of the set-up once the current one is complete. The guide lays units that nobody has
   * laid.
   */
  private stepDone(): void {
    const { step, kept, text } = this;
    if (step === undefined) return;
    if (step === UNITS_STEP && isUnlaid(kept.table)) {
      this.picking = { type: "setup", picked: [] };
      return;
    }
    const after = setupDone(kept.table, step);
    if (!after.ok) return this.refuse(after.violation);
    if (after.value !== kept.table) this.take(after);
    this.fault = "";
    this.step = step < SETUP_STEPS ? step + 1 : undefined;
    this.told = this.step === undefined ? text.setUp : "";
  }

  private lay(picked: readonly string[]): void {
    const asked = layingOf(this.kept.table, picked);
    if ("type" in asked) this.ask(asked, []);
    else this.refuse(asked);
  }

  /** Stores a changed table and reports what changed, or reports why the change is invalid. */
  private take(after: Result<GuideTable>): void {
    if (!after.ok) return this.refuse(after.violation);
    const { table, before } = this.kept;
    this.asking = undefined;
    this.picking = undefined;
    this.fault = "";
    this.told = changesText(table, after.value, { locale: this.locale });
    this.keep({ table: after.value, before: [...before, table] });
  }

  private undo(): void {
    const { table, before } = this.kept;
    const last = before.at(-1);
    if (last === undefined) return;
    this.forget();
    this.told = changesText(table, last, { locale: this.locale });
    this.keep({ table: last, before: before.slice(0, -1) });
  }

  private keep(kept: KeptTable): void {
    this.kept = kept;
    keepTable(kept);
  }

  private forget(): void {
    this.asking = undefined;
    this.picking = undefined;
    this.fault = "";
    this.told = "";
  }

  private refuse(violation: Violation): void {
    this.fault = describe({ violation }, { locale: this.locale });
  }
}

customElements.define("page-guide", Guide);
