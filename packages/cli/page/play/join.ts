import { hostAt, RefusedRequest } from "@sw/host/client";
import { html, type PropertyDeclarations, type PropertyValues, type TemplateResult } from "lit";
import { keyOfId, loadGame } from "../games/registry.ts";
import { sideMark } from "../shell/icons.ts";
import { Screen } from "../shell/screen.ts";
import { joinTable } from "./opening.ts";

/** The screen of an invitation link: a seat that can be taken. */
class Join extends Screen {
  static override properties: PropertyDeclarations = {
    ...Screen.properties,
    table: {},
    seat: {},
    code: {},
    heading: { state: true },
    seatName: { state: true },
    isRefused: { state: true },
  };

  declare table: string;
  declare seat: string;
  declare code: string;
  declare private heading: string;
  declare private seatName: string;
  declare private isRefused: boolean;

  constructor() {
    super();
    this.heading = "";
    this.seatName = "";
    this.isRefused = false;
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has("table") || changed.has("locale")) this.ask();
  }

  private async ask(): Promise<void> {
    try {
      const { game } = await hostAt(location.origin).about(this.table);
      const key = keyOfId(game);
      if (key === undefined) return;
      const ui = (await loadGame(key)).ui(this.locale);
      this.heading = ui.title;
      this.seatName = ui.seats[this.seat] ?? this.seat;
    } catch {
      this.isRefused = true;
    }
  }

  protected override render(): TemplateResult {
    const { words, seat, seatName } = this;
    if (this.isRefused) {
      return html`<div class="empty"><p role="alert">${words.taken}</p><a class="button" href="#/play">${words.back}</a></div>`;
    }
    return html`<form class="empty" @submit=${this.take}>
      <h1>${this.heading}</h1>
      <p>${sideMark(seat)} ${words.joining(seatName)}</p>
      <label class="stack">${words.name} <input name="name" maxlength="40" autocomplete="nickname"></label>
      <button class="main">${words.takeSeat}</button>
    </form>`;
  }

  private readonly take = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    if (!(form instanceof HTMLFormElement)) return;
    const name = String(new FormData(form).get("name") ?? "");
    try {
      await joinTable(this.table, this.seat, this.code, name);
      location.hash = `#/table/${this.table}`;
    } catch (error) {
      if (!(error instanceof RefusedRequest)) throw error;
      this.isRefused = true;
    }
  };
}

customElements.define("page-join", Join);
