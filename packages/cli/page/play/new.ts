import { RefusedRequest } from "@sw/host/client";
import type { Violation } from "@sw/tabletop";
import { html, nothing, type PropertyDeclarations, type PropertyValues, type TemplateResult } from "lit";
import { AUTOMA } from "../../src/serve/told.ts";
import type { PageGame } from "../games/game.ts";
import { loadGame } from "../games/registry.ts";
import { icon, sideMark } from "../shell/icons.ts";
import { Screen } from "../shell/screen.ts";
import { segments } from "../shell/segments.ts";
import { answerTo, type Field, OFFERS, type Offer, type Values } from "./offers.ts";
import { openTable, type Player } from "./opening.ts";
import { gamePicture } from "./pictures.ts";
import { BOTS, FIRST_BOT } from "./players.ts";

/** The choices of time on the clock, in minutes. */
const CLOCKS = ["none", "30", "60", "90"] as const;
const HERE: Player = { type: "here" };

/** The form of a new game: which game, its options, and the player of each seat. */
class NewGame extends Screen {
  static override properties: PropertyDeclarations = {
    ...Screen.properties,
    offer: { state: true },
    game: { state: true },
    values: { state: true },
    players: { state: true },
    clock: { state: true },
    fault: { state: true },
    isBusy: { state: true },
    forms: { state: true },
  };

  declare private offer: Offer;
  declare private game: PageGame | undefined;
  declare private values: Values;
  declare private players: Readonly<Record<string, Player>>;
  declare private clock: (typeof CLOCKS)[number];
  declare private fault: string;
  declare private isBusy: boolean;
  declare private forms: typeof import("./army-form.ts") | undefined;

  constructor() {
    super();
    this.offer = OFFERS[0];
    this.values = {};
    this.players = {};
    this.clock = "none";
    this.fault = "";
    this.isBusy = false;
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has("offer")) this.load(this.offer);
  }

  private load(offer: Offer): void {
    this.game = undefined;
    const forms = offer.key === "legion" ? import("./army-form.ts") : Promise.resolve(undefined);
    Promise.all([loadGame(offer.key), forms]).then(([game, form]) => {
      if (this.offer !== offer) return;
      this.game = game;
      this.forms = form;
    });
  }

  private get seats(): readonly string[] {
    return this.game?.game(this.offer.gameId(this.values)).seats ?? [];
  }

  /** Returns the player of a seat. By default, the first seat is played here and the others by a bot. */
  private playerOf(seat: string): Player {
    if (seat === this.offer.automa(this.values)) return { type: "bot", bot: AUTOMA };
    return this.players[seat] ?? (this.isFirst(seat) ? HERE : { type: "bot", bot: FIRST_BOT });
  }

  private isFirst(seat: string): boolean {
    return this.seats.find((one) => one !== this.offer.automa(this.values)) === seat;
  }

  protected override render(): TemplateResult {
    const { words, locale, offer } = this;
    return html`<div class="new">
      <h1>${words.newGame}</h1>
      <fieldset class="offers">
        <legend class="hidden-text">${words.game}</legend>
        ${OFFERS.map(
          (one) => html`<label class="offer">
            <input type="radio" name="game" value=${one.key} .checked=${one === offer} @change=${() => this.take(one)}>
            <span class="card">${gamePicture(one.key)}<span class="tick">${icon("tick")}</span>
              <strong>${one.title[locale]}</strong><small>${one.note[locale]}</small></span>
          </label>`,
        )}
      </fieldset>
      <section class="panel"><h2>${words.settingsOf(offer.title[locale])}</h2>
        <div class="fields">${offer.fields.map((field) => this.field(field))}
          ${this.row(
            words.clock,
            segments(
              "clock",
              words.clock,
              CLOCKS.map((value) => ({ value, label: words.clocks[value] })),
              this.clock,
              (value) => {
                this.clock = value;
              },
            ),
          )}</div>
        ${this.forms === undefined || this.game === undefined ? nothing : this.forms.armyFields({ words, locale, values: this.values, set: (values) => this.set(values) })}
      </section>
      <section class="panel"><h2>${words.seatsTitle}</h2>
        ${this.game === undefined ? html`<p class="quiet">${words.loading}</p>` : this.seats.map((seat) => this.seat(seat))}
        <p class="quiet">${words.seatHint}</p>
      </section>
    </div>
    <footer class="bar">
      <div><p class="lead">${this.summary()}</p>
        ${this.fault === "" ? html`<p class="quiet">${words.kept}</p>` : html`<p class="fault" role="alert">${this.fault}</p>`}</div>
      <button type="button" class="main" ?disabled=${this.isBusy || this.game === undefined} @click=${() => this.start()}>${words.start}</button>
    </footer>`;
  }

  private take(offer: Offer): void {
    this.offer = offer;
    this.values = {};
    this.players = {};
    this.fault = "";
  }

  private set(values: Values): void {
    this.values = { ...this.values, ...values };
    this.fault = "";
  }

  private row(label: string, control: TemplateResult): TemplateResult {
    return html`<div class="field"><span aria-hidden="true">${label}</span>${control}</div>`;
  }

  private field(field: Field): TemplateResult | typeof nothing {
    const { locale, values } = this;
    if (field.isAsked?.(values) === false) return nothing;
    const choices = field.choices.map(([value, label]) => ({ value, label: label[locale] }));
    const choose = (value: string): void => this.set({ [field.key]: value });
    return this.row(
      field.label[locale],
      segments(field.key, field.label[locale], choices, answerTo(field, values), choose),
    );
  }

  private nameOf(seat: string): string {
    return this.game?.ui(this.locale).seats[seat] ?? seat;
  }

  private seat(seat: string): TemplateResult {
    const { words } = this;
    const player = this.playerOf(seat);
    const name = this.nameOf(seat);
    const label = (drawn: "player" | "link" | "list" | "bot" | "scroll", text: string): TemplateResult =>
      html`${icon(drawn)} ${text}`;
    const set = (to: Player): void => {
      this.players = { ...this.players, [seat]: to };
    };
    const isAutoma = seat === this.offer.automa(this.values);
    return html`<div class="seat-row">
      <span class="seat-name">${sideMark(seat)} ${name}</span>
      ${
        isAutoma
          ? segments(
              `seat-${seat}`,
              words.seatOf(name),
              [{ value: "bot", label: label("scroll", words.automa) }],
              "bot",
              () => {},
            )
          : segments(
              `seat-${seat}`,
              words.seatOf(name),
              [
                { value: "here", label: label("player", words.here) },
                { value: "link", label: label("link", words.link) },
                { value: "open", label: label("list", words.anybody) },
                { value: "bot", label: label("bot", words.bot) },
              ],
              player.type,
              (type) => set(type === "bot" ? { type, bot: FIRST_BOT } : { type }),
            )
      }
      ${player.type === "bot" && !isAutoma ? this.strengths(name, player.bot, (bot) => set({ type: "bot", bot })) : nothing}
      ${player.type === "here" ? html`<span class="quiet seat-note">${words.you}</span>` : nothing}
    </div>`;
  }

  private strengths(name: string, chosen: string, choose: (bot: string) => void): TemplateResult {
    const { words } = this;
    return html`<select aria-label=${words.strength(name)} @change=${({ target }: Event) => target instanceof HTMLSelectElement && choose(target.value)}>
      ${BOTS.map((bot) => html`<option value=${bot} ?selected=${bot === chosen}>${words.bots[bot]}</option>`)}
    </select>`;
  }

  private summary(): string {
    const { words, locale } = this;
    const who = this.seats.map((seat) => `${this.nameOf(seat)}: ${this.whoIs(this.playerOf(seat))}`);
    return [this.offer.title[locale], ...who, ...(this.clock === "none" ? [] : [words.clocks[this.clock]])].join(" · ");
  }

  private whoIs(player: Player): string {
    const { words } = this;
    if (player.type === "here") return words.you;
    if (player.type === "link") return words.link.toLowerCase();
    if (player.type === "open") return words.anybody.toLowerCase();
    return player.bot === AUTOMA ? words.automa.toLowerCase() : `${words.bot.toLowerCase()} ${player.bot}`;
  }

  private async start(): Promise<void> {
    this.isBusy = true;
    const players = Object.fromEntries(this.seats.map((seat) => [seat, this.playerOf(seat)]));
    const minutes = this.clock === "none" ? null : Number(this.clock);
    try {
      const config = await this.offer.config(this.values);
      location.hash = `#/table/${await openTable({ game: this.offer.gameId(this.values), config, players, minutes })}`;
    } catch (error) {
      this.fault = `${this.words.refusedStart} ${this.reasonOf(error)}`;
    } finally {
      this.isBusy = false;
    }
  }

  private reasonOf(error: unknown): string {
    if (!(error instanceof RefusedRequest)) return String(error);
    const violation = violationIn(error.answer);
    return violation === undefined
      ? String(error.status)
      : (this.game?.tell({ violation }, this.locale) ?? violation.rule);
  }
}

/** Returns the violation in an answer of the host; undefined if there is none. */
function violationIn(answer: unknown): Violation | undefined {
  if (typeof answer !== "object" || answer === null || !("violation" in answer)) return undefined;
  return answer.violation as Violation;
}

customElements.define("page-new", NewGame);
