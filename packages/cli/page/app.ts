import { html, type PropertyDeclarations, type TemplateResult } from "lit";
import { icon } from "./shell/icons.ts";
import { type Route, routeOf } from "./shell/route.ts";
import { Screen } from "./shell/screen.ts";
import { segments } from "./shell/segments.ts";
import { askServer } from "./shell/served.ts";
import { keepSettings, keptSettings, type Settings, shownTheme, THEMES } from "./shell/settings.ts";

/** The page: its bar, and the screen that the address selects. */
class App extends Screen {
  static override properties: PropertyDeclarations = {
    ...Screen.properties,
    settings: { state: true },
    route: { state: true },
  };

  declare private settings: Settings;
  declare private route: Route;

  constructor() {
    super();
    this.route = routeOf(location.hash);
    this.set(keptSettings());
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener("hashchange", () => {
      this.route = routeOf(location.hash);
    });
    matchMedia("(prefers-color-scheme: light)").addEventListener("change", () => this.set(this.settings));
    askServer().then(() => this.requestUpdate());
  }

  private set(settings: Settings): void {
    this.settings = settings;
    this.locale = settings.locale;
    this.theme = shownTheme(settings.theme);
    document.documentElement.dataset["theme"] = this.theme;
    document.documentElement.lang = settings.locale;
    keepSettings(settings);
  }

  protected override render(): TemplateResult {
    const isTable = this.route.page === "table";
    return html`${isTable ? "" : this.bar()}<main class="screen ${this.route.page}">${this.screen()}</main>`;
  }

  private bar(): TemplateResult {
    const { words, route, settings } = this;
    const link = (page: Route["page"], text: string): TemplateResult =>
      html`<a class="nav-link" href="#/${page}" aria-current=${route.page === page ? "page" : "false"}>${text}</a>`;
    const nextTheme = THEMES[(THEMES.indexOf(settings.theme) + 1) % THEMES.length] ?? "auto";
    const languages = [
      { value: "en", label: "EN" },
      { value: "es", label: "ES" },
    ] as const;
    return html`<header class="top-bar">
      <a class="logo" href="#/play" aria-label="sw serve">${icon("logo")} <span>sw serve</span></a>
      <nav aria-label=${words.menu}>${link("play", words.play)}${link("replays", words.replays)}${link("position", words.positions)}${link("reference", words.reference)}${link("guide", words.guide)}</nav>
      <span class="space"></span>
      ${segments("language", words.language, languages, settings.locale, (locale) => this.set({ ...settings, locale }))}
      <button type="button" class="tool" aria-label=${words.theme[settings.theme]} title=${words.theme[settings.theme]} @click=${() => this.set({ ...settings, theme: nextTheme })}>${icon("theme")}</button>
    </header>`;
  }

  private screen(): TemplateResult {
    const { route, locale, theme } = this;
    switch (route.page) {
      case "table":
        return html`<page-table .table=${route.table} .locale=${locale} .theme=${theme}></page-table>`;
      case "join":
        return html`<page-join .table=${route.table} .seat=${route.seat} .code=${route.code} .game=${route.game} .locale=${locale}></page-join>`;
      case "replays":
        return html`<page-replays .table=${route.table} .locale=${locale} .theme=${theme}></page-replays>`;
      case "reference":
        return html`<page-reference .game=${route.game} .entry=${route.entry} .locale=${locale}></page-reference>`;
      case "guide":
        // It brings the whole game, for which the other pages need not wait.
        import("./guide/screen.ts");
        return html`<page-guide .locale=${locale}></page-guide>`;
      case "position":
        return html`<page-position .key=${route.game} .locale=${locale} .theme=${theme}></page-position>`;
      case "play":
        return html`<page-new .locale=${locale}></page-new><div class="beside"><page-lobby .locale=${locale}></page-lobby><page-home .locale=${locale}></page-home></div>`;
    }
  }
}

customElements.define("page-app", App);
