import type { About } from "@sw/host/client";
import { hostAt } from "@sw/host/client";
import { html, nothing, type PropertyDeclarations, type TemplateResult } from "lit";
import { keyOfId } from "../games/registry.ts";
import { icon } from "../shell/icons.ts";
import { Screen } from "../shell/screen.ts";
import { forgetTable, type KnownTable, knownTables } from "./known.ts";
import { OFFERS } from "./offers.ts";

/** A table with what the host knows about it; null if the host has no such table. */
interface Listed {
  readonly known: KnownTable;
  readonly about: About | null;
}

/** The largest number of tables that the host is asked about. */
const MOST = 30;

/** The start screen: the tables of this browser to resume, and recordings. */
class Home extends Screen {
  static override properties: PropertyDeclarations = { ...Screen.properties, tables: { state: true } };

  declare private tables: readonly Listed[];

  constructor() {
    super();
    this.tables = [];
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.ask();
  }

  private async ask(): Promise<void> {
    const host = hostAt(location.origin);
    this.tables = await Promise.all(
      knownTables()
        .slice(0, MOST)
        .map(async (known) => {
          const [token] = Object.values(known.tokens);
          return { known, about: await host.about(known.table, token).catch(() => null) };
        }),
    );
  }

  protected override render(): TemplateResult {
    const { words, tables } = this;
    const open = tables.filter(({ about }) => about?.state !== "over");
    const over = tables.filter(({ about }) => about?.state === "over");
    return html`<section><h2>${words.goOn}</h2>
        ${open.length === 0 ? html`<p class="quiet">${words.noTables}</p>` : html`<ul class="tables">${open.map((one) => this.row(one))}</ul>`}
      </section>
      <section><h2>${words.recordings}</h2>
        <ul class="tables">${over.map((one) => this.row(one))}</ul>
        <a class="button" href="#/replays">${icon("open")} ${words.openFile}</a>
      </section>`;
  }

  private row({ known, about }: Listed): TemplateResult {
    const { words, locale } = this;
    const key = keyOfId(known.game);
    const title = OFFERS.find((offer) => offer.key === key)?.title[locale] ?? known.game;
    const state = about?.state ?? "gone";
    const others = Object.entries(about?.seats ?? {}).flatMap(([seat, { name, bot }]) =>
      known.tokens[seat] === undefined ? [bot ?? name ?? words.link.toLowerCase()] : [],
    );
    const day = new Date(known.at).toLocaleString(locale, { dateStyle: "medium", timeStyle: "short" });
    const note = [others.length === 0 ? "" : words.against(others.join(", ")), day]
      .filter((text) => text !== "")
      .join(" · ");
    const href = state === "over" ? `#/replays/${known.table}` : `#/table/${known.table}`;
    const forget = (): void => {
      forgetTable(known.table);
      this.tables = this.tables.filter((one) => one.known !== known);
    };
    return html`<li>
      <a class="table-link" href=${href}><strong>${title}</strong><small>${note}</small></a>
      <span class="state ${state}">${words.states[state]}</span>
      ${state === "gone" ? html`<button type="button" class="tool" aria-label=${words.forget} title=${words.forget} @click=${forget}>×</button>` : nothing}
    </li>`;
  }
}

customElements.define("page-home", Home);
