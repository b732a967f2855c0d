import { hostAt, type OpenTable } from "@sw/host/client";
import { html, nothing, type PropertyDeclarations, type TemplateResult } from "lit";
import { keyOfId } from "../games/registry.ts";
import { Screen } from "../shell/screen.ts";
import { knownTable } from "./known.ts";
import { OFFERS } from "./offers.ts";
import { freeSeats } from "./opening.ts";

/** How often the list is read again, in milliseconds. */
const EVERY = 4000;
/** The largest number of tables that are shown. */
const MOST = 50;

/** The lobby of the start screen: the tables of other people at which anybody may take a seat. */
class Lobby extends Screen {
  static override properties: PropertyDeclarations = { ...Screen.properties, tables: { state: true } };

  declare private tables: readonly OpenTable[];
  private timer: number | undefined;

  constructor() {
    super();
    this.tables = [];
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.ask();
    this.timer = window.setInterval(() => this.ask(), EVERY);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.timer);
  }

  private async ask(): Promise<void> {
    // The server may be restarting, and is asked again soon.
    const listed = await hostAt(location.origin)
      .lobby()
      .catch(() => this.tables);
    this.tables = listed.filter(({ table }) => knownTable(table) === undefined).slice(0, MOST);
  }

  protected override render(): TemplateResult {
    const { words, tables } = this;
    return html`<section aria-labelledby="lobby-title"><h2 id="lobby-title">${words.lobby}</h2>
      ${tables.length === 0 ? html`<p class="quiet">${words.emptyLobby}</p>` : html`<ul class="tables">${tables.map((one) => this.row(one))}</ul>`}
    </section>`;
  }

  private row({ table, game, opened, time, seats }: OpenTable): TemplateResult {
    const { words, locale } = this;
    const key = keyOfId(game);
    if (key === undefined) return html`${nothing}`;
    const title = OFFERS.find((offer) => offer.key === key)?.title[locale] ?? game;
    const names = Object.values(seats).flatMap(({ isTaken, name, bot }) =>
      isTaken ? [bot === null ? (name ?? words.somebody) : `${words.bot.toLowerCase()} ${bot}`] : [],
    );
    const note = [
      names.length === 0 ? "" : words.sitting(names.join(", ")),
      words.free(freeSeats(seats).length),
      time?.type === "game" ? words.minutes(time.ms / 60_000) : "",
      new Date(opened).toLocaleTimeString(locale, { timeStyle: "short" }),
    ];
    return html`<li>
      <span class="table-link"><strong>${title}</strong><small>${note.filter((text) => text !== "").join(" · ")}</small></span>
      <a class="button" href="#/join/${table}">${words.join}<span class="hidden-text"> ${title}</span></a>
    </li>`;
  }
}

customElements.define("page-lobby", Lobby);
