import { hostAt, RefusedRequest } from "@sw/host/client";
import type { GameTypes } from "@sw/tabletop";
import type { Ui } from "@sw/tabletop/ui";
import { html, type PropertyDeclarations, type PropertyValues, type TemplateResult } from "lit";
import { keyOfId, loadGame } from "../games/registry.ts";
import { sideMark } from "../shell/icons.ts";
import { Screen } from "../shell/screen.ts";
import { segments } from "../shell/segments.ts";
import { freeSeats, joinTable } from "./opening.ts";

/** The screen that takes a seat: the one of an invitation link, or a free one of an open table. */
class Join extends Screen {
  static override properties: PropertyDeclarations = {
    ...Screen.properties,
    table: {},
    seat: {},
    code: {},
    game: {},
    ui: { state: true },
    free: { state: true },
    chosen: { state: true },
    isRefused: { state: true },
  };

  declare table: string;
  /** The seat of the invitation; null if it is chosen on the screen. */
  declare seat: string | null;
  declare code: string | null;
  /** The game that the invitation names. */
  declare game: string | null;
  declare private ui: Ui<GameTypes> | undefined;
  /** The seats that can be taken here. */
  declare private free: readonly string[];
  declare private chosen: string | undefined;
  declare private isRefused: boolean;

  constructor() {
    super();
    this.table = "";
    this.seat = null;
    this.code = null;
    this.game = null;
    this.free = [];
    this.isRefused = false;
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has("table") || changed.has("locale")) this.ask();
  }

  private async ask(): Promise<void> {
    // A game that is under way tells strangers nothing, so that an invitation to it must name the game itself.
    const about = await hostAt(location.origin)
      .about(this.table)
      .catch(() => undefined);
    const key = keyOfId(about?.game ?? this.game ?? "");
    if (about !== undefined && this.seat === null) this.free = freeSeats(about.seats);
    if (this.seat !== null) this.free = [this.seat];
    this.isRefused = key === undefined || this.free.length === 0;
    if (key !== undefined) this.ui = (await loadGame(key)).ui(this.locale);
  }

  protected override render(): TemplateResult {
    const { words, ui } = this;
    if (this.isRefused) {
      return html`<div class="empty"><p role="alert">${words.taken}</p><a class="button" href="#/play">${words.back}</a></div>`;
    }
    const seat = this.taken;
    if (ui === undefined || seat === undefined) return html`<div class="empty"><p>${words.loading}</p></div>`;
    const choices = this.free.map((one) => ({ value: one, label: html`${sideMark(one)} ${ui.seats[one] ?? one}` }));
    return html`<form class="empty" @submit=${this.take}>
      <h1>${ui.title}</h1>
      <p>${choices.length > 1 ? words.whichSeat : html`${sideMark(seat)} ${words.joining(ui.seats[seat] ?? seat)}`}</p>
      ${
        choices.length > 1
          ? segments("seat", words.whichSeat, choices, seat, (one) => {
              this.chosen = one;
            })
          : ""
      }
      <label class="stack">${words.name} <input name="name" maxlength="40" autocomplete="nickname"></label>
      <button class="main">${words.takeSeat}</button>
    </form>`;
  }

  /** The seat that is taken; undefined if none is free. */
  private get taken(): string | undefined {
    return this.free.find((seat) => seat === this.chosen) ?? this.free[0];
  }

  private readonly take = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    const seat = this.taken;
    if (!(form instanceof HTMLFormElement) || seat === undefined) return;
    const name = String(new FormData(form).get("name") ?? "");
    try {
      await joinTable({ table: this.table, seat, invitation: this.code, name });
      location.hash = `#/table/${this.table}`;
    } catch (error) {
      if (!(error instanceof RefusedRequest)) throw error;
      // Somebody was faster: other seats may still be free.
      if (this.seat === null) await this.ask();
      else this.isRefused = true;
    }
  };
}

customElements.define("page-join", Join);
